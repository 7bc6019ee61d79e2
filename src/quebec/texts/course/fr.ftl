### Le cours en français. Ces textes sont chargés à l’ouverture du cours, avec fr.ftl, dont ils peuvent utiliser les
### messages. Un texte a 40 mots au plus.

course-title = Apprendre Québec
course-about = De courtes leçons d’une à trois minutes. Vous jouez les coups sur le vrai plateau, et rien ne peut mal tourner.
course-lessons = Leçons
course-done = Terminée
course-steps = { $number ->
    [one] { $number } page
   *[other] { $number } pages
}
course-step = Page { $number } sur { $total }
course-next = Suivant
course-back = Retour
course-show = Montrer
course-restart = Recommencer cette leçon
course-all = Toutes les leçons
course-next-lesson = Leçon suivante
course-guess = Votre estimation
course-right = { $number }, c’est juste.
course-wrong = C’est { $number }.
course-reason = Impossible : { $reason }.
course-waits = Vous le ferez bientôt. Lisez d’abord la suite avec Suivant.
course-older = Cette leçon a changé depuis votre passage ; elle reprend au début.
course-damaged = Votre progression dans cette leçon est illisible ; elle reprend au début.
course-lost = Le serveur est injoignable.
course-again = Réessayer
course-game = Votre première partie, avec un guide
course-game-about = Une vraie partie contre deux novices. La première fois qu’une chose arrive, une phrase dit ce que c’était et pourquoi elle compte.

## 1

lesson-first-site-title = Le plateau et votre premier chantier
lesson-first-site-about = Où se trouve quoi, et comment naît un bâtiment
lesson-first-site-board = Voici Québec. Chaque grand cercle est l’emplacement d’un bâtiment. Son chiffre est le siècle où l’on peut le commencer : I, II, III ou IV. Nous sommes au siècle I.
lesson-first-site-district = Chaque bâtiment dépend d’un quartier, le disque illustré à côté de lui. Un bâtiment a trois étapes ; les points de son quartier sont le prix de chacune : deux points, deux ouvriers.
lesson-first-site-workers = Vous jouez { colour-black }. Voici vos ouvriers : 3 actifs, 22 passifs. On construit avec des ouvriers actifs. Les passifs attendent que quelque chose les active.
lesson-first-site-actions = Un tour, c’est une action parmi quatre : ouvrir un chantier, construire une étape, prendre un leader, ou envoyer un ouvrier dans une zone d’influence.
lesson-first-site-start = Ouvrez un chantier : choisissez l’un des bâtiments en surbrillance. Votre architecte s’y rend.
lesson-first-site-start-nudge = Ce serait aussi un tour. Mais commencez par un chantier : choisissez un bâtiment en surbrillance.
lesson-first-site-activated = Votre architecte est sur le bâtiment : il est à vous. Ouvrir un chantier a aussi activé 3 ouvriers : vous en avez 6.
lesson-first-site-others = Louise et Étienne ont chacun envoyé un ouvrier dans une zone d’influence. Les ouvriers des zones marquent à la fin du siècle.
lesson-first-site-stage = Construisez maintenant une étape : choisissez votre bâtiment. Elle coûte autant d’ouvriers actifs que son quartier a de points.
lesson-first-site-stage-nudge = Pas cette fois. Construisez une étape : choisissez votre bâtiment, ou le bouton sous le plateau.
lesson-first-site-built = La première des trois étapes est faite. Ses ouvriers restent sur le bâtiment tant que votre architecte y est.
lesson-first-site-turn = Ainsi vont les tours : les architectes ouvrent des chantiers, les ouvriers construisent. Ensuite, vous construirez chez quelqu’un d’autre, et vous y gagnerez.

## 2

lesson-gift-title = Construire chez les autres
lesson-gift-about = Une étape chez quelqu’un d’autre, et le cadeau du quartier
lesson-gift-theirs = { building-dumont_house } est à Louise : son architecte s’y trouve. Vous pouvez y construire des étapes, vous aussi.
lesson-gift-port = En construisant chez quelqu’un d’autre, vous pouvez utiliser le quartier. Voici { district-port.the } : il active 3 ouvriers.
lesson-gift-stage = Construisez une étape { building-dumont_house.of }. Elle coûte 3 de vos 5 ouvriers actifs.
lesson-gift-stage-nudge = Plus tard. Construisez d’abord une étape { building-dumont_house.of }.
lesson-gift-own-nudge = Sur votre propre bâtiment, le quartier ne vous donnerait rien. Choisissez { building-dumont_house.the }, celle de Louise.
lesson-gift-offer = Maintenant, { district-port.the } vous propose son action. Utilisez-la, ou renoncez.
lesson-gift-offer-nudge = Utilisez le quartier ou renoncez : les deux boutons sont sous le plateau.
lesson-gift-took = 3 ouvriers passifs sont devenus actifs : l’étape s’est payée toute seule.
lesson-gift-left = Personne n’est obligé d’utiliser un quartier. Mais ici, 3 ouvriers passifs seraient devenus actifs, et l’étape se serait payée toute seule.
lesson-gift-both = Louise y gagne aussi : quand elle achèvera le bâtiment, chaque étape sera une étoile sur son jeton, peu importe qui l’a construite.
lesson-gift-returned = Étienne a construit sur votre bâtiment. Vous n’avez rien fait, et il compte maintenant deux étapes.
lesson-gift-chapel = Construisez chez Étienne, à { building-notre_dame_cathedral.short }. Le quartier place 1 ouvrier dans la Citadelle et 1 dans une zone de couleur de votre choix. Placez les deux.
lesson-gift-chapel-nudge = Construisez sur { building-notre_dame_cathedral.the }, où se trouve l’architecte d’Étienne.
lesson-gift-skip-nudge = Vous pouvez renoncer. Mais cette fois, placez les deux ouvriers : ils ne vous coûtent rien.
lesson-gift-placed = Un quartier place des ouvriers passifs tant que vous en avez. Vous n’avez donc payé que l’étape, et 2 ouvriers de plus sont dans les zones.

## 3

lesson-completing-title = Achever un bâtiment
lesson-completing-about = Les ouvriers vont dans une zone, un jeton étoile reste
lesson-completing-full = Votre bâtiment a ses trois étapes. Il est complet, mais pas achevé : il le sera quand votre architecte le quittera.
lesson-completing-leave = Votre architecte part quand vous ouvrez un autre chantier. Choisissez { building-hotel_dieu.the }.
lesson-completing-leave-nudge = Ouvrez un nouveau chantier pour que votre architecte parte : choisissez { building-hotel_dieu.the }.
lesson-completing-elsewhere-nudge = Ce chantier conviendrait aussi. Mais dans cette leçon, choisissez { building-hotel_dieu.the }.
lesson-completing-zone = Tous les ouvriers du bâtiment sont allés dans la zone de sa couleur, Économie : 4 à vous, 2 à Louise. Ils y marquent à la fin du siècle.
lesson-completing-token = Le bâtiment porte votre jeton : 3 étoiles, une par étape, bien que Louise en ait construit une.
lesson-completing-worth = Les jetons marquent à la fin de la partie. 1 étoile vaut 1 point, 2 étoiles jusqu’à 3, 3 étoiles jusqu’à 6.
lesson-completing-others = Étienne a achevé son bâtiment : le jeton est à lui, et les ouvriers vont dans la zone Religion, dont 2 des vôtres.
lesson-completing-early = On peut quitter un bâtiment à tout moment. Avec deux étapes il reçoit 2 étoiles, avec une seule 1. Sans étape, pas de jeton, et personne ne peut le reprendre.

## 4

lesson-cascade-title = Les zones et la cascade
lesson-cascade-about = Devinez le décompte d’un siècle, puis regardez-le
lesson-cascade-zones = Voici les cinq zones d’influence. Les ouvriers y viennent des bâtiments achevés, par les quartiers, ou un par un avec l’action Envoyer 1 ouvrier.
lesson-cascade-order = À la fin d’un siècle, les zones sont comptées dans l’ordre de ces numéros : la Citadelle, puis dans le sens horaire depuis la zone du siècle. Au siècle I, c’est Religion.
lesson-cascade-point = Chaque ouvrier dans une zone vaut 1 point. Vos 4 ouvriers de la Citadelle valent donc 4 points.
lesson-cascade-cascade = Le joueur qui a le plus d’ouvriers dans une zone fait une cascade : la moitié passe à la zone suivante. 2 de vos 4 ouvriers vont en Religion, et y marquent encore.
lesson-cascade-half = La moitié est arrondie vers le bas, et de 5 au plus. À égalité, chacun fait une cascade. Tous les autres ouvriers redeviennent passifs.
lesson-cascade-guess = Avec 2 de plus, vous en avez 4 en Religion, Louise 3. Vous faites encore une cascade. Combien de points ce siècle vous rapporte-t-il en tout ?
lesson-cascade-guess-answer = 4 à la Citadelle, 4 en Religion, 3 en Politique, où Louise a la majorité, 0 en Économie, 2 en Culture.
lesson-cascade-watch = Louise a besoin d’un nouveau chantier, et il n’en reste pas au siècle I : le siècle finit. Regardez comment les cinq zones sont comptées.
lesson-cascade-result = 13 points : 9 pour les ouvriers présents dans les zones, et 4 de plus pour ceux de la cascade.
lesson-cascade-home = De la dernière zone, la cascade ramène les ouvriers en main : Étienne avait la majorité en Culture, et 1 de ses ouvriers y est devenu actif.
lesson-cascade-majority = Un ouvrier de plus dans la bonne zone peut donc valoir cher : il vous met en tête, et en emmène d’autres dans la zone suivante.

## 5

lesson-leaders-title = Les leaders
lesson-leaders-about = En prendre un pour un siècle, et s’en servir
lesson-leaders-leaders = Un leader vous aide jusqu’à la fin du siècle. En prendre un est une action, possible une fois par siècle.
lesson-leaders-taken = Louise a pris { leader-citadelle.the } : 3 de ses ouvriers sont allés aussitôt dans la Citadelle.
lesson-leaders-activate = Avant d’en prendre un, on active autant d’ouvriers qu’il y a de leaders déjà pris ce siècle : 1 pour vous, 2 pour le suivant.
lesson-leaders-take = Pointez ou touchez les leaders pour voir ce qu’ils font. Prenez ensuite l’un des trois qui restent.
lesson-leaders-take-nudge = Il s’agit ici des leaders : prenez l’un des trois qui restent.
lesson-leaders-political = Étienne achève { building-notre_dame_cathedral.the }, où vous avez 2 ouvriers. Leader politique, vous choisissez où ils vont : Religion, ou une autre zone de couleur.
lesson-leaders-political-nudge = Choisissez une zone de couleur pour vos 2 ouvriers.
lesson-leaders-swung = Vos ouvriers sont allés où vous vouliez, bien qu’Étienne ait achevé le bâtiment. Au bon moment, cela peut gagner une majorité.
lesson-leaders-economic = L’architecte neutre travaille pour vous. Ouvrez un chantier avec lui : choisissez Ouvrir un chantier, puis l’architecte neutre, puis un bâtiment.
lesson-leaders-economic-nudge = Ouvrez un chantier, et choisissez pour cela l’architecte neutre.
lesson-leaders-own-nudge = C’est votre propre architecte, et il quitterait votre bâtiment. Choisissez l’architecte neutre.
lesson-leaders-second = Deux bâtiments sont maintenant à vous. À la fin du siècle, celui de l’architecte neutre est achevé pour vous.
lesson-leaders-cultural = Leader culturel, vous marquez pour chaque jeton que vous posez. Achevez votre bâtiment et ses 2 étapes : ouvrez un nouveau chantier.
lesson-leaders-cultural-nudge = Achevez votre bâtiment : ouvrez un nouveau chantier avec votre architecte.
lesson-leaders-bonus = Un jeton à 2 étoiles : 2 points aussitôt. Les étoiles compteront encore à la fin de la partie.
lesson-leaders-returned = À la fin du siècle, tous les leaders sont rendus. À quatre ou cinq, il y en a un de plus : le religieux, qui vous donne aussi le quartier de vos propres bâtiments.

## 6

lesson-districts-title = Seize quartiers
lesson-districts-about = Quatre couleurs, quatre sortes de cadeaux
lesson-districts-colours = Il y a seize quartiers, quatre de chaque couleur. La couleur indique le genre d’action.
lesson-districts-religion = Religion place des ouvriers, souvent où vous voulez. Le Quartier irlandais en active aussi un et donne 1 point. Le Quartier juif en déplace aussi jusqu’à 2 d’une zone à une autre.
lesson-districts-politics = Politique place jusqu’à 2 ouvriers : en Religion ou en Économie, en Politique ou en Culture, ou dans la Citadelle.
lesson-districts-economy = Économie fait gagner du temps : le portuaire active 3 ouvriers, le bourgeois ouvre un chantier, celui des affaires construit une autre étape avec des ouvriers passifs.
lesson-districts-culture = Culture rapporte des points : l’académique pour vos zones, les spectacles pour vos ouvriers actifs, 1, 3 ou 4. L’artistique ajoute une étoile à un jeton.
lesson-districts-any = Un quartier par couleur agit comme l’un des trois autres. Une étape n’y coûte que 1 ouvrier ; au portuaire, au juif, à l’artistique et à l’Administration militaire 3, ailleurs 2.
lesson-districts-heritage = { building-jolliet_house }, chez Louise, dépend { district-heritage_site.of }, qui agit comme tout quartier de Culture. Construisez-y une étape.
lesson-districts-heritage-nudge = Construisez une étape { building-jolliet_house.of }, où se trouve l’architecte de Louise.
lesson-districts-lend = Vous avez des ouvriers dans trois zones. Prenez { district-academic.the } : 1 zone vaut 1 point, 2 zones 3 points, trois zones ou plus 4.
lesson-districts-lend-nudge = Choisissez { district-academic.the } : il compte vos zones.
lesson-districts-entertainment-nudge = C’est bon aussi : il vous reste 3 ouvriers actifs. Mais essayez ici { district-academic.the }.
lesson-districts-zones = 4 points pour 1 ouvrier. L’artistique n’était pas proposé : vous n’avez encore aucun jeton qui puisse gagner une étoile.
lesson-districts-look = Inutile d’apprendre tout cela par cœur : pointez ou touchez un quartier, et la page dit ce qu’il fait.

## 7

lesson-group-title = Le groupe principal
lesson-group-about = Ce que valent les bâtiments à la fin
lesson-group-value = À la fin de la partie, vos jetons marquent. Dans votre groupe principal, 1, 2 ou 3 étoiles valent 1, 3 ou 6 points.
lesson-group-group = Vos bâtiments qui se touchent forment un groupe. Celui qui vaut le plus est votre groupe principal. Tous les autres ne marquent que 1 point par étoile.
lesson-group-guess = Vous avez un bâtiment à 3 étoiles et deux à 2 étoiles, et aucun ne touche l’autre. Que valent-ils maintenant ?
lesson-group-guess-answer = Les 3 étoiles sont à elles seules votre groupe principal : 6. Les autres marquent leurs étoiles : 2 et 2.
lesson-group-join = Votre architecte est sur { building-maizerets_manor.the }, qui touche deux de vos bâtiments et a 2 étapes. Achevez-le : ouvrez un nouveau chantier, où vous voulez.
lesson-group-join-nudge = Achevez { building-maizerets_manor.the } : ouvrez un nouveau chantier.
lesson-group-joined = Trois bâtiments se touchent maintenant. Que valent vos bâtiments ?
lesson-group-joined-answer = Le groupe de trois : 6, 3 et 3, soit 12. { building-demers_house } est à l’écart et marque ses 2 étoiles.
lesson-group-link = La page entoure les groupes d’un trait. Seuls des bâtiments voisins se touchent ; un quartier entre eux ne les relie pas.

## 8

lesson-century-title = Quand un siècle finit
lesson-century-about = Deux façons, et comment choisir le moment
lesson-century-sites = Un siècle finit quand un architecte a besoin d’un chantier et qu’il n’en reste aucun. Regardez le plateau : tous les bâtiments du siècle I sont pris.
lesson-century-workers = Il finit aussi quand un joueur commence son tour sans ouvrier en main, ni actif ni passif. Louise en est loin.
lesson-century-forecast = La prévision montre ce que chacun marquerait si le siècle finissait maintenant. Ici, elle vous est favorable.
lesson-century-threat = Mais Louise a trois étapes sur son église : 9 ouvriers. Quand elle l’achèvera, ils iront en Religion, et vous y perdrez la majorité.
lesson-century-end = Terminez donc le siècle maintenant : ouvrez un chantier. Il n’en reste aucun ; votre architecte ne sait pas encore où aller.
lesson-century-end-nudge = Louise pourrait alors achever son église avant le décompte. Terminez le siècle maintenant : ouvrez un chantier.
lesson-century-scored = Votre bâtiment est d’abord achevé, puis les zones sont comptées. Les 9 ouvriers de Louise ne marquent rien. Ils restent là pour le siècle suivant.
lesson-century-place = Votre tour continue au siècle II : choisissez un chantier pour votre architecte.
lesson-century-place-nudge = Choisissez l’un des bâtiments du siècle II.
lesson-century-new = Vous avez activé 3 ouvriers, comme toujours. Les leaders sont de nouveau libres, et un nouveau siècle commence. La partie en compte quatre.

## 9

lesson-final-title = Le décompte final
lesson-final-about = Les derniers points, et qui gagne
lesson-final-zones = Voici le siècle IV, et il ne reste aucun chantier. À sa fin, les zones sont comptées comme toujours. Viennent ensuite les derniers points.
lesson-final-unfinished = Chaque ouvrier sur un bâtiment inachevé vaut 1 point, à qui que soit le bâtiment. Vous en avez 2 sur { building-le_concorde.the }.
lesson-final-pairs = Chaque paire d’ouvriers actifs vaut 1 point, un ouvrier seul rien : 2 points pour vos 5.
lesson-final-buildings = Puis les bâtiments. Ces trois se touchent et sont à vous : c’est votre groupe principal, avec 3, 2 et 1 étoiles.
lesson-final-guess = { building-demers_house } est à l’écart, avec 2 étoiles. Que valent ces quatre bâtiments ?
lesson-final-guess-answer = Le groupe principal : 6, 3 et 1. { building-demers_house } ajoute ses 2 étoiles.
lesson-final-end = Terminez la partie : ouvrez un chantier. Votre bâtiment à 1 étape est d’abord achevé, puis tout est compté. Avancez avec Continuer.
lesson-final-end-nudge = Ce serait possible. Mais terminez la partie maintenant : ouvrez un chantier.
lesson-final-won = Le plus de points l’emporte, et les joueurs à égalité partagent la victoire. À la fin, un tableau montre d’où viennent tous les points.

## 10

lesson-events-title = Les événements
lesson-events-about = Une carte pour chaque siècle
lesson-events-cards = La plupart des parties ont des événements : une carte par siècle. Celles en vigueur sont ici ; pointez ou touchez une carte pour la lire.
lesson-events-first = La carte du siècle I reste toute la partie. Ici : des jetons sur trois bâtiments de Culture. Le premier joueur qui les a reçoit 8 points, le deuxième 4.
lesson-events-third = Vous avez deux de ces jetons, et votre architecte est sur un troisième bâtiment de Culture, à 2 étapes. Achevez-le : ouvrez un chantier.
lesson-events-third-nudge = Achevez { building-gervais_beaudoin_house.the } : ouvrez un chantier, pour que votre architecte parte.
lesson-events-scored = Trois bâtiments de Culture : 8 points aussitôt. Le prochain joueur qui y parvient en reçoit 4.
lesson-events-century = Les autres cartes durent un siècle. Dans ce siècle II, prendre un leader n’active aucun ouvrier.
lesson-events-revealed = Louise n’avait plus de chantier : le siècle II est fini. La carte du siècle III est révélée : ouvrir un chantier active 4 ouvriers au lieu de 3.
lesson-events-four = Louise en profite la première : elle a placé son architecte dans le nouveau siècle et activé 4 ouvriers.
lesson-events-hidden = Personne ne connaît une carte avant le début de son siècle. Regardez donc la barre du haut quand un siècle change.

## 11

lesson-for-two-title = À deux joueurs
lesson-for-two-about = L’architecte neutre joue avec vous
lesson-for-two-neutral = À deux, dans l’édition de 2011, un architecte neutre joue toute la partie. Il n’est à personne : tous deux peuvent y construire et utiliser le quartier.
lesson-for-two-stages = Son bâtiment a deux étapes : la première est à vous, la deuxième à Louise. Le joueur qui construit la dernière avant son départ reçoit le jeton.
lesson-for-two-third = Contribuez, comme dit l’édition de 2011 : construisez la troisième étape { building-hotel_dieu.of } et utilisez son quartier. Il active un ouvrier, donne 1 point et place un ouvrier.
lesson-for-two-third-nudge = Construisez sur { building-hotel_dieu.the }, où se trouve l’architecte neutre.
lesson-for-two-skip-nudge = Vous pouvez renoncer. Mais utilisez le quartier cette fois.
lesson-for-two-leaves = Louise a ouvert un chantier. L’architecte neutre part alors aussi, si son bâtiment a une étape. Le jeton à 3 étoiles est à vous : vous avez construit la dernière.
lesson-for-two-stays = Louise a aussi choisi son nouveau chantier. Il part chaque fois qu’on ouvre un chantier par une action ; seul un bâtiment sans étape le retient.
lesson-for-two-leaders = Deux leaders sont différents ici. Prenez le leader politique : il place 2 ouvriers dans chacune de deux zones opposées. Choisissez une paire.
lesson-for-two-leaders-nudge = Prenez un leader : le politique.
lesson-for-two-other-nudge = Dans cette leçon, prenez le leader politique.
lesson-for-two-opposite = 4 ouvriers passifs sont dans les zones. Le leader économique aurait construit l’étape suivante du bâtiment neutre.
lesson-for-two-start = Presque tout le reste vous est connu. Au premier chantier de la partie, on place les deux architectes : le vôtre, puis le neutre.

## Le guide de la première partie

coach-title = Guide
coach-off = Désactiver le guide
coach-close = Compris
coach-hello = Votre premier tour. Ouvrez un chantier : cela active 3 ouvriers, et d’autres pourront y construire. Plus tard, construisez chez eux pour utiliser les quartiers.
coach-confirm = Votre tour est complet. Regardez, puis confirmez. Jusque-là, Annuler le reprend.
coach-offer = Vous avez construit chez quelqu’un d’autre : le quartier vous propose une action, qui vaut souvent plus que l’étape n’a coûté.
coach-guest = { $player } a construit sur votre bâtiment. Tant mieux : chaque étape est une étoile de plus sur votre jeton, et quelqu’un d’autre a payé.
coach-token = Votre premier jeton. Ses étoiles marquent à la fin, surtout dans un groupe de bâtiments à vous qui se touchent. Les ouvriers sont allés dans la zone de sa couleur.
coach-bare = Votre bâtiment a été quitté sans étape : pas de jeton. Mieux vaut attendre qu’une étape au moins soit construite.
coach-leader = Ce leader est à vous jusqu’à la fin du siècle ; plus un leader est pris tard, plus il active d’ouvriers.
coach-rival = { $player } a pris un leader : chacun peut en prendre un par siècle, et le prochain active un ouvrier de plus.
coach-majority = { $player } passe devant vous dans { $zone-the } : seul le joueur qui a le plus d’ouvriers fait une cascade, et reprendre la tête peut valoir un tour.
coach-tired = Vous n’avez plus d’ouvrier actif. Ouvrir un chantier en active 3 ; des quartiers et des leaders aussi.
coach-sites = Il reste peu de chantiers dans ce siècle. Le joueur qui en a besoin quand il n’y en a plus termine le siècle : regardez la prévision.
coach-group = Deux de vos bâtiments se touchent : c’est un groupe. Dans votre groupe principal, 2 étoiles valent 3 points et 3 étoiles 6.
coach-event = Un nouvel événement : lisez la carte en haut. Elle change une règle, ou offre des points.
coach-cascade = Vos ouvriers sont passés en cascade { $source-of } à { $zone-the } et ont marqué deux fois : être en tête d’une zone paie dans la suivante.
coach-century = Le siècle est fini : les ouvriers des zones ont marqué et redeviennent passifs, tout y recommence à zéro, et les leaders sont libres ; les bâtiments en chantier restent.
coach-last = Le dernier siècle. À sa fin viennent les derniers points : vos bâtiments, les ouvriers sur des bâtiments inachevés, les paires d’ouvriers actifs.
coach-final = C’était une partie entière. Le tableau montre d’où viennent les points ; avec Revoir la partie, vous revoyez chaque tour.
