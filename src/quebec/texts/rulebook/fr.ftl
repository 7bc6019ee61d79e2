### Le livret de règles pour les joueurs, en français. docs/rulebook.md explique comment il est écrit.

## Autour des règles

book-title = Règles
book-brief = Québec raconte quatre siècles d’une ville. Vous mettez des bâtiments en chantier, vous envoyez des ouvriers sur les vôtres et sur ceux des autres, et vous gagnez de l’influence dans cinq zones. À la fin de chaque siècle, on décompte les zones ; à la fin de la partie, vos bâtiments. Le joueur qui a le plus de points de victoire (PV) l’emporte.
book-contents = Sommaire
book-search = Chercher dans les règles
book-clear = Effacer la recherche
book-found = { $number ->
    [0] Rien trouvé
    [one] { $number } paragraphe
   *[other] { $number } paragraphes
}
book-table = Règles pour
book-edition = Édition
book-players = Joueurs
book-mode = Version
book-complete = Complète
book-family = Familiale
book-events = Événements
book-with-events = Avec
book-without-events = Sans
book-link = Lien vers { $number }
book-not-here = { $number } ne s’applique pas à cette table.
book-aid = Aide de jeu
book-print = Imprimer
book-read = Lire les règles
book-example = Exemple
book-step = Pas { $number } sur { $total }
book-before = Avant
book-back = Un pas en arrière
book-next = Pas suivant
book-again = Depuis le début
book-dots = Les points indiquent le coût d’une étape : { $number }

## Le nom d’une pièce dans une édition

book-mark = { $edition ->
    [2011] un disque bleu
   *[2026] un cube rouge
}
book-hand = { $edition ->
    [2011] votre tuile main
   *[2026] votre plateau individuel
}

## R1

R1 = Le matériel et les mots
R1-1 = Il y a { $zones } **zones d’influence** : Religion, Politique, Économie et Culture forment un anneau, dans cet ordre et dans le sens horaire ; après Culture revient Religion. La Citadelle est à part. Les { $colours } zones de l’anneau s’appellent les **zones de couleur**.
    .title = Les zones d’influence
R1-2 = Chaque **tuile de bâtiment** a une couleur et un siècle, de I à IV. Elle est toujours dans l’un de ces états :
    - **en attente** : son siècle est à venir ;
    - **disponible** : on peut la mettre en chantier, et { book-mark } la marque ;
    - **en chantier** : un architecte s’y trouve, jamais plus d’un ;
    - **achevée** : elle est retournée, avec ou sans jeton d’un joueur.
    .title = Les tuiles de bâtiment
R1-3 = Chacun de vos ouvriers est **actif** (sur { book-hand }), **passif** (dans votre réserve), sur un bâtiment ou dans une zone. On ne gagne et ne perd jamais d’ouvriers.
    .title = Ouvriers actifs et passifs
R1-4 = **Activer** des ouvriers, c’est en déplacer de passifs de votre réserve sur { book-hand }. S’il n’y en a pas assez, vous activez tous ceux qui restent. On active toujours le nombre entier, et on marque toujours tous les PV reçus.
    .title = Activer
R1-5 = Une **étape** est un groupe d’ouvriers sur un bâtiment. Un bâtiment en prend { $most_stages } au plus, l’une après l’autre. Toutes les étapes d’un bâtiment coûtent autant, de { $least_cost } à { $most_cost } ouvriers : le nombre indiqué dans le quartier que touche la tuile.
    .title = Les étapes et leur coût
R1-6 = Un bâtiment en chantier est **à vous** si votre architecte s’y trouve.
    .title = À qui est le bâtiment ?
    .several-leaders = Il est aussi à vous si l’architecte neutre s’y trouve et que vous avez { leader-economic.the }.
    .two = Le bâtiment de l’architecte neutre n’est à personne.
R1-7 = Il y a toujours assez de jetons. Le nombre contenu dans la boîte n’est pas une limite.
    .title = Assez de jetons

## R2

R2 = Les règles que vous lisez
R2-1 = { $edition ->
    [2011] L’édition 2011 se joue de { $least_players } à { $most_players } joueurs.
   *[2026] L’édition 2026 se joue de { $least_players } à { $most_players } joueurs. À deux, on peut jouer à l’édition 2011.
}
    .title = Le nombre de joueurs
R2-2 = Les deux éditions sont un seul jeu. Certains quartiers, actions et pièces changent de nom, et quelques pas changent d’ordre.
    .title = Les éditions
    .first-edition = L’édition 2011 a une version familiale, une version complète et une version complète avec événements.
    .new-edition = L’édition 2026 se joue toujours avec les leaders et les événements.
R2-3 = Dans la version familiale, personne ne prend de leader, il n’y a ni cascade ni groupe principal. Le reste ne change pas.
    .title = La version familiale
    .several = L’architecte neutre reste dans la boîte.

## R3

R3 = La mise en place
R3-1 = Le plateau a { $sites } emplacements de bâtiments et { $districts } quartiers. Chaque emplacement touche un quartier de sa couleur. Il y a { $tiles_of_colour } tuiles de chaque couleur et { $tiles } de chaque siècle.
    .title = Le plateau
R3-2 = Les tuiles sont placées au hasard sur des emplacements de leur couleur, sans qu’un siècle se concentre au même endroit : autour d’un quartier, les tuiles sont toutes de siècles différents, et { $most_alike } paires de voisines au plus ont le même siècle.
    .title = Placer les tuiles
R3-3 = Chaque joueur a { $workers_each } ouvriers. { $first_active } d’entre eux sont actifs au départ, les autres passifs.
    .title = Vos ouvriers
    .two = Le second joueur commence avec { $later_active } ouvriers actifs.
R3-4 = Les { $tiles } tuiles du siècle I deviennent disponibles. Tous les scores sont à 0, et aucun architecte n’est sur le plateau.
    .title = Le début de la partie
R3-5 = { $leader_cards } leaders sont prêts à côté du plateau.
    .title = Les leaders
    .no-religious = À { $players } joueurs, on joue sans le leader religieux.
R3-6 = Parmi les { $cards } cartes événement de chaque siècle, on en tire une. Celle du siècle I est révélée tout de suite, chacune des autres au début de son siècle. Jusque-là, personne ne la connaît.
    .title = Les événements
R3-7 = Le hasard désigne qui commence. On joue dans le sens horaire.
    .title = Qui commence

## R4

R4 = Votre tour
R4-1 = Avant de choisir, regardez vos ouvriers : si vous n’en avez ni d’actif ni de passif, **le siècle se termine** (R8), où que soient vos ouvriers. Après le décompte, vous jouez ce même tour, le premier du nouveau siècle. Après le siècle IV, la partie est finie. On ne regarde qu’une fois par tour : si vous n’en avez toujours pas après le décompte, vous jouez quand même.
    .title = Sans ouvriers
R4-2 = Ensuite, vous faites exactement une de ces actions. On ne peut pas passer.
    - **{ action-start }** (R5) : toujours possible.
    - **{ action-stage }** (R6) : il faut un bâtiment en chantier qui a de la place, et assez d’ouvriers actifs.
    - **{ action-send }** (R4.3) : il faut un ouvrier actif.
    .title = Choisir une action
    .leaders = - **{ action-leader }** (R7.1) : une fois par siècle, tant qu’il en reste. Vous pouvez en prendre un même si son pouvoir ne vous apporte rien.
R4-3 = Un de vos ouvriers actifs va dans la zone de votre choix. La Citadelle est permise.
    .title = { action-send }
R4-4 = C’est ensuite au joueur à votre gauche. Un nouveau siècle ne change pas l’ordre : après le tour interrompu, on continue dans le sens horaire. Si le joueur suivant n’a aucun ouvrier actif ni passif, le nouveau siècle se termine aussitôt, lui aussi.
    .title = À qui le tour

## R5

R5 = { action-start }
R5-1 = Vous utilisez votre architecte.
    .title = Quel architecte ?
    .several-leaders = Avec { leader-economic.the }, vous pouvez utiliser l’architecte neutre à sa place. Une action, un architecte.
    .two = L’architecte neutre se déplace aussi : R10.3 donne tous les pas.
R5-2 = Un architecte qui se trouve sur un bâtiment l’achève maintenant (R5.5). S’il arrive de l’extérieur du plateau, il n’achève rien.
    .title = D’abord, achever
R5-3 = L’architecte va ensuite sur une tuile disponible de votre choix, et on en retire la marque. Si aucune tuile n’est disponible, **le siècle se termine** sur-le-champ (R8), après l’achèvement et avant la pose. Vous pouvez choisir cette action dans ce seul but. Après cela, vous placez votre architecte sur une tuile du nouveau siècle et vous continuez ; après le siècle IV, la partie est finie.
    .title = Puis, un nouveau chantier
    .several-leaders = Si c’est l’architecte neutre qui n’a pas trouvé de tuile, votre tour est fini : vous venez de le rendre, donc vous ne placez et n’activez rien.
R5-4 = Enfin, vous activez { $start } ouvriers. C’est vrai aussi pour le premier chantier d’un architecte et pour un chantier ouvert grâce { district-mansion.to }.
    .title = Enfin, activer { $start } ouvriers
    .several-leaders = L’architecte neutre en active autant.
    .events = L’événement 1800–1830 porte ce nombre à { $more_start }, l’événement 1812 à { $less_start }. Si le siècle s’est terminé pendant l’action, c’est l’événement du nouveau siècle qui compte.
R5-5 = Un bâtiment s’achève en quatre pas :
    1. L’architecte s’en va.
    2. Tous les ouvriers qui s’y trouvent, ceux de tout le monde, vont dans la zone de la couleur du bâtiment.
    3. On retourne la tuile.
    4. Le joueur qui l’achève y pose un jeton de sa couleur, avec une étoile par étape. Sans étape, il n’y a pas de jeton.
    .title = Achever un bâtiment
    .several-leaders = Le joueur qui a { leader-political.the } peut envoyer tous ses ouvriers de ce bâtiment dans une autre zone de couleur, jamais dans la Citadelle. Ce choix se fait avant celui du nouveau chantier.
    .events = Avec l’événement 1775, un bâtiment d’une seule étape ne reçoit pas de jeton.
R5-6 = Le joueur qui a { leader-cultural.the } marque des points pour chaque jeton au moment de le poser, même pendant le tour d’un autre : { $cultural_1 }, { $cultural_2 } ou { $cultural_3 } PV pour un jeton à 1, 2 ou 3 étoiles.
    .title = Le bonus culturel
R5-7 = Vous pouvez quitter un bâtiment à tout moment, quel que soit son nombre d’étapes. Sans étape, la tuile est retournée sans jeton, et personne ne peut plus la mettre en chantier.
    .title = Partir tôt
R5-8 = Si votre action termine le siècle, le bâtiment que vous quittez s’achève entièrement avant le décompte.
    .title = Achever avant le décompte
    .leaders = Le bonus culturel en fait partie.
    .events = L’événement du siècle I est vérifié pour son jeton, lui aussi.

## R6

R6 = { action-stage }
R6-1 = Choisissez un bâtiment en chantier qui a de la place, et posez-y exactement le nombre d’ouvriers actifs que coûte une étape : ni plus, ni moins. Un bâtiment d’un siècle passé convient tant que son architecte ne l’a pas quitté.
    .title = Poser les ouvriers
R6-2 = Avec { $most_stages } étapes, un bâtiment est plein. Il n’est pas encore achevé : il le sera quand son architecte le quittera.
    .title = Un bâtiment plein
R6-3 = Si le bâtiment **n’est pas à vous** (R1.6), vous pouvez ensuite utiliser l’action complémentaire de son quartier (R11). Sur votre propre bâtiment, non.
    .title = L’action complémentaire
    .religious = Avec { leader-religious.the }, vous le pouvez aussi sur vos propres bâtiments.
R6-4 = Sur votre propre bâtiment touchant { district-mansion.the }, { leader-religious.the } permet à votre architecte de quitter aussitôt ce même bâtiment. La nouvelle étape compte.
    .title = Leader religieux et { district-mansion }

## R7

R7 = Les leaders
R7-1 = Une fois par siècle, vous pouvez prendre un leader. Comptez d’abord les leaders déjà pris ce siècle-ci et **activez autant d’ouvriers** ; choisissez ensuite parmi ceux qui restent. Vous le gardez jusqu’à la fin du siècle. Le premier leader pris n’active donc aucun ouvrier, le deuxième 1 ouvrier, et ainsi de suite.
    .title = { action-leader }
    .events = Avec l’événement 1756–1763, prendre un leader n’active aucun ouvrier ; avec l’événement 1763, on ne peut pas en prendre.
    .several-events = Avec l’événement 1763, l’architecte neutre n’entre donc pas en jeu non plus.
R7-2 = Ce que font les leaders :
    .title = Les pouvoirs des leaders
R7-2_religious = Quand vous construisez une étape de votre propre bâtiment, vous pouvez utiliser l’action complémentaire de son quartier (R6.3).
R7-2_political = Quand un bâtiment s’achève, peu importe qui l’achève, tous vos ouvriers qui s’y trouvent peuvent aller dans une autre zone de couleur. Jamais dans la Citadelle (R5.5).
R7-2_cultural = Chaque jeton que vous posez rapporte aussitôt { $cultural_1 }, { $cultural_2 } ou { $cultural_3 } PV pour 1, 2 ou 3 étoiles (R5.6).
R7-2_citadelle = Après l’activation, { $citadelle_workers } de vos ouvriers vont dans la Citadelle : des passifs, et des actifs s’il en manque. Si vous en avez moins, tous y vont. On ne peut pas y renoncer, et il ne fait rien d’autre.
R7-3 = { leader-economic } : l’**architecte neutre** travaille pour vous jusqu’à la fin du siècle. Il est d’abord hors du plateau et entre en jeu quand vous ouvrez plus tard un chantier. Tout ce qui vaut pour votre architecte vaut pour lui.
    .title = Le leader économique
R7-4 = { leader-political } et { leader-economic } agissent autrement à deux joueurs : R10.5.
    .title = Deux leaders à deux
R7-5 = À { $players } joueurs, le leader religieux n’est pas en jeu. Il ne compte pas parmi les leaders pris.
    .title = Sans leader religieux

## R8

R8 = La fin d’un siècle
    .intro = Un siècle se termine dès qu’un joueur n’a ni ouvrier actif ni ouvrier passif au début de son tour (R4.1), ou qu’un architecte ne trouve pas de tuile disponible (R5.3). Puis, dans cet ordre :
R8-1 = Si l’architecte neutre est sur un bâtiment, le joueur qui a { leader-economic.the } achève ce bâtiment (R5.5). Personne n’active d’ouvriers.
    .title = Le bâtiment neutre
R8-2 = L’événement 1917 ou 1955, s’il est en vigueur, agit maintenant.
    .title = Événements avant le décompte
R8-3 = On décompte les zones (R9).
    .title = Le décompte
R8-4 = Avec l’événement 1871, chaque joueur qui a plus de { $kept_active } ouvriers actifs rend passifs ceux qui sont en trop. Cela arrive une fois, après la dernière cascade.
    .title = Un événement après le décompte
R8-5 = Après le siècle IV, la partie se termine ici (R12). Sinon, on continue.
    .title = Le dernier siècle
R8-6 = { $edition ->
    [2011] Tous les leaders sont rendus. Dans cette édition, on le fait juste avant le décompte ; cela ne change rien.
   *[2026] Tous les leaders sont rendus.
}
    .title = Les leaders reviennent
    .several-leaders = L’architecte neutre revient avec eux.
R8-7 = Les tuiles encore disponibles de l’ancien siècle sont retournées, sans jeton. **Les bâtiments en chantier restent**, avec leur architecte et leurs ouvriers.
    .title = Les tuiles que personne n’a prises
R8-8 = Les { $tiles } tuiles du siècle suivant deviennent disponibles.
    .title = De nouveaux emplacements
R8-9 = L’événement de l’ancien siècle est retiré, sauf celui du siècle I (R13.1). On révèle celui du nouveau siècle. L’événement 1867 agit aussitôt.
    .title = L’événement suivant
R8-10 = Vous gardez vos ouvriers actifs. Le joueur dont le tour a été interrompu continue : par un tour entier si les ouvriers manquaient (R4.1), par la pose de son architecte si les tuiles manquaient (R5.3).
    .title = La partie continue

## R9

R9 = Le décompte des zones
R9-1 = La Citadelle vient toujours en premier. Suivent les zones de couleur, dans le sens horaire, en commençant par celle du siècle : Religion au siècle I, Politique au II, Économie au III, Culture au IV.
    .title = L’ordre
R9-2 = Une zone se décompte en trois pas :
    1. Chaque ouvrier rapporte 1 PV à son propriétaire.
    2. Le joueur qui y a le plus d’ouvriers fait une **cascade** : la moitié d’entre eux, arrondie vers le bas et { $most_cascading } au plus, passe à la zone suivante. En cas d’égalité, chacun des joueurs à égalité fait une cascade.
    3. Tous les autres ouvriers de la zone deviennent passifs.
    .title = Une zone
R9-3 = La cinquième zone n’a pas de suivante. La cascade y mène à vos ouvriers actifs, au siècle IV aussi.
    .title = La dernière zone
R9-4 = Les ouvriers arrivés par une cascade comptent pleinement dans leur nouvelle zone : ils marquent, et ils aident à y être majoritaire. Personne ne peut renoncer à une cascade.
    .title = Les ouvriers qui arrivent
R9-5 = Si un événement empêche le joueur majoritaire de faire une cascade, personne n’en fait à sa place. En cas d’égalité, les autres font quand même la leur.
    .title = Une cascade interdite
R9-6 = Chaque ouvrier d’une zone rapporte 1 PV à son propriétaire. Le joueur qui y a le plus d’ouvriers marque un **bonus** de la moitié de leur nombre, arrondie vers le bas, { $most_cascading } PV au plus. En cas d’égalité, chacun le marque. Il n’y a pas de cascade, tous les ouvriers deviennent passifs, et l’ordre des zones n’a pas d’importance.
    .title = Chacune des zones
R9-7 = Après le décompte, il ne reste d’ouvriers dans aucune zone.
    .title = Des zones vides

## R10

R10 = À deux joueurs
R10-1 = L’architecte neutre participe à toute la partie et n’est à personne. Le joueur qui ouvre le premier chantier de la partie place son architecte, puis l’architecte neutre sur une deuxième tuile de son choix, et active ensuite { $start } ouvriers, une seule fois.
    .title = L’architecte neutre
R10-2 = Chacun des deux joueurs qui construit une étape du bâtiment neutre peut utiliser son quartier. L’ordre des étapes compte : la dernière décide du jeton. Une étape construite grâce { district-business.to } peut être la dernière, elle aussi.
    .title = Le bâtiment neutre
    .leaders = De même pour celle du leader économique.
R10-3 = Pour ouvrir un chantier :
    1. Votre architecte quitte son bâtiment.
    2. Si le bâtiment neutre a une étape ou plus, son architecte le quitte aussi. Sans étape, il reste.
    3. Les ouvriers des bâtiments quittés vont dans les zones de leur couleur, et on retourne les tuiles.
    4. Vous posez votre jeton sur votre bâtiment.
    5. Le joueur qui a construit la **dernière étape** du bâtiment neutre y pose son jeton, avec une étoile pour chacune de ses étapes.
    6. Vous placez votre architecte sur une tuile disponible, puis l’architecte neutre sur une autre s’il a quitté son bâtiment.
    7. Vous activez { $start } ouvriers.
    .title = Ouvrir un chantier, pas à pas
    .leaders = Un jeton compte pour qui le possède, avec le bonus culturel, même pendant le tour de l’autre.
    .events = L’événement 1775 vaut pour les deux bâtiments. Chaque jeton est vérifié pour l’événement du siècle I, le vôtre d’abord.
R10-4 = Un chantier ouvert grâce { district-mansion.to } laisse l’architecte neutre où il est.
    .title = { district-mansion }
R10-5 = { leader-cultural } et { leader-citadelle } agissent comme à plusieurs (R7.2). Deux autres agissent une seule fois, aussitôt, et on ne peut pas y renoncer. Ils prennent d’abord des ouvriers passifs, puis des actifs s’il en manque.
    .title = Les leaders à deux
R10-5_political2 = Vous placez { $zone_workers } ouvriers dans chacune de deux zones opposées : Religion et Économie, ou Politique et Culture. Avec moins de { $pair_workers } ouvriers, vous placez tous les vôtres, { $zone_workers } au plus dans chaque zone.
R10-5_economic2 = Vous construisez l’étape suivante du bâtiment neutre, sans l’action complémentaire. Rien ne se passe si l’architecte neutre est hors du plateau, si le bâtiment est plein ou si vous avez trop peu d’ouvriers.
R10-6 = S’il ne reste pas de tuile pour votre architecte, le siècle se termine ; dans le nouveau, vous placez le vôtre, puis l’architecte neutre s’il avait quitté son bâtiment, et vous activez. S’il reste une seule tuile, elle est pour le vôtre. S’il n’en reste pas pour l’architecte neutre, le siècle se termine à ce moment ; vous le placez dans le nouveau, puis vous activez. Au siècle IV, la partie se termine dès qu’une tuile manque.
    .title = Quand les tuiles manquent
R10-7 = À la fin d’un siècle, le bâtiment neutre reste tel quel. À la fin de la partie, c’est un bâtiment inachevé (R12.1).
    .title = Le bâtiment neutre à la fin d’un siècle
R10-8 = À deux, on peut jouer à la version familiale : tout cela, sans leaders.
    .title = La version familiale à deux

## R11

R11 = Les quartiers
R11-1 = Une action complémentaire n’est jamais obligatoire. Si elle place ou déplace des ouvriers, vous pouvez en faire moins. Les ouvriers placés sont des **passifs** ; des actifs ne servent qu’à combler un manque. Ce que l’action vous donne, PV ou activation, vous l’avez en entier.
    .title = Utiliser un quartier
R11-2 = Une action complémentaire n’en déclenche jamais une autre. Seule exception : les { $colours } quartiers qui remplacent un autre de leur couleur.
    .title = Ce que fait chaque quartier
R11-2_archdiocese = Utilisez l’un des autres quartiers religieux, au choix.
R11-2_protestant = Placez 1 ouvrier dans la Citadelle et 1 dans une zone de couleur.
R11-2_irish = Activez { $irish } ouvrier, marquez 1 PV et placez 1 ouvrier dans une zone au choix.
R11-2_jewish = Placez 1 ouvrier dans une zone au choix. Déplacez ensuite jusqu’à { $most_shifted } de vos ouvriers d’une même zone vers une même autre zone (R11.4).
R11-2_seat_of_government = Utilisez l’un des autres quartiers politiques, au choix.
R11-2_municipal_administration = Placez jusqu’à { $most_placed } ouvriers dans la zone religieuse, ou jusqu’à { $most_placed } dans la zone économique.
R11-2_provincial_administration = Placez jusqu’à { $most_placed } ouvriers dans la zone culturelle, ou jusqu’à { $most_placed } dans la zone politique.
R11-2_military_administration = Placez jusqu’à { $most_placed } ouvriers dans la Citadelle.
R11-2_trading_hub = Utilisez l’un des autres quartiers économiques, au choix.
R11-2_port = Activez { $port } ouvriers.
R11-2_mansion = Ouvrez un chantier (R5). Votre architecte peut arriver de l’extérieur du plateau.
    .several-leaders = Avec { leader-economic.the }, ce peut être l’architecte neutre.
    .two = L’architecte neutre reste où il est (R10.4).
R11-2_business = Construisez une étape d’un **autre** bâtiment en chantier, pas de celui dont l’étape donne cette action. Il peut être à n’importe qui, à vous aussi. Elle coûte le nombre exact d’ouvriers, des passifs d’abord et des actifs s’il en manque. Elle ne donne pas d’action complémentaire. Si tous vos ouvriers ensemble ne suffisent pas, rien ne se passe.
R11-2_heritage_site = Utilisez l’un des autres quartiers culturels, au choix.
R11-2_academic = Marquez { $points_1 } PV si vos ouvriers occupent une zone, { $points_2 } PV s’ils en occupent deux, { $points_3 } PV s’ils en occupent trois ou plus. La Citadelle compte.
R11-2_entertainment = Marquez { $points_1 } PV pour un ouvrier actif, { $points_2 } PV pour deux, { $points_3 } PV pour trois ou plus. Comptez ceux qui vous restent après avoir payé l’étape.
R11-2_arts = Un de vos jetons gagne une étoile, jusqu’à { $most_stars }.
R11-3 = Augmenter un jeton grâce { district-arts.to } ne revient pas à en poser un.
    .title = Les jetons augmentés
    .leaders = Le leader culturel ne marque donc rien.
    .events = Mais les événements du siècle I comptent le jeton augmenté.
R11-4 = Avec { district-jewish.the }, vous placez d’abord et vous déplacez ensuite. Vous pouvez déplacer l’ouvrier que vous venez de placer.
    .title = { district-jewish } : l’ordre
R11-5 = Une action qui ne ferait rien n’est pas proposée : par exemple { district-arts.the } quand aucun de vos jetons ne peut gagner d’étoile, { district-port.the } quand votre réserve est vide, ou placer des ouvriers quand vous n’en avez pas.
    .title = Les actions sans effet
R11-6 = Un siècle peut se terminer pendant un chantier ouvert grâce { district-mansion.to }. L’étape payée reste, l’action se poursuit comme d’habitude (R5.3), puis votre tour est fini.
    .title = Quand un siècle se termine ainsi

## R12

R12 = La fin de la partie
R12-1 = Après le décompte du siècle IV, chacun de vos ouvriers sur un bâtiment en chantier vaut 1 PV, peu importe à qui est le bâtiment. Ces bâtiments restent inachevés et ne reçoivent pas de jeton.
    .title = Les bâtiments inachevés
    .two = Le bâtiment neutre compte aussi.
R12-2 = Chaque paire d’ouvriers actifs vaut 1 PV. Un ouvrier seul ne vaut rien.
    .title = Les ouvriers actifs
R12-3 = Viennent ensuite vos jetons. Un jeton à 1, 2 ou 3 étoiles a une **valeur** de { $value_1 }, { $value_2 } ou { $value_3 }.
    .title = Vos bâtiments
    .family = Chacun de vos bâtiments rapporte sa valeur.
    .leaders = Vos bâtiments qui se touchent forment un **groupe** ; un quartier entre deux ne les relie pas. Le groupe dont la somme des valeurs est la plus grande est votre **groupe principal**, même s’il a peu de bâtiments. Ses bâtiments rapportent leur valeur ; tous vos autres bâtiments rapportent seulement leurs étoiles. Si deux groupes ont la même somme, on compte celui qui vous rapporte le plus en tout.
R12-4 = Si l’événement 1603 est en jeu, on le décompte maintenant. Les autres événements du siècle I ont été vérifiés en cours de partie.
    .title = Le dernier événement
R12-5 = Le joueur qui a le plus de PV l’emporte. À égalité, la victoire est partagée.
    .title = La victoire

## R13

R13 = Les événements
R13-1 = Ces cartes restent jusqu’à la fin de la partie, ou jusqu’à ce que deux joueurs les aient marquées. Chaque joueur ne marque qu’une fois. On les vérifie chaque fois qu’un jeton est posé ou augmenté, même pendant le tour d’un autre. Tout jeton compte, sauf si la carte nomme des étoiles.
    .title = { century-1 }
R13-1_1603 = Après le décompte final, le joueur dont le plus grand groupe a le plus de bâtiments marque { $voyage } PV ; en cas d’égalité, chacun les marque. Personne ne les marque s’il n’y a aucun jeton.
R13-1_1663 = Des jetons sur { $goal_1663_buildings } bâtiments dans chacune de { $goal_1663_colours } couleurs : { $first_goal } PV aussitôt au premier joueur qui les a, { $second_goal } au deuxième.
R13-1_1665 = Un jeton à { $goal_1665_stars } étoiles dans chacune des { $goal_1665_colours } couleurs : { $first_goal } PV aussitôt au premier joueur qui les a, { $second_goal } au deuxième.
R13-1_1682 = Des jetons sur { $goal_1682_buildings } bâtiments culturels : { $first_goal } PV aussitôt au premier joueur qui les a, { $second_goal } au deuxième.
R13-2 = La carte du siècle II est en vigueur pendant ce siècle.
    .title = { century-2 }
R13-2_1756 = Prendre un leader n’active aucun ouvrier.
R13-2_1759 = Une fois la Citadelle décomptée, chaque joueur fait une cascade vers la zone politique : la moitié de ses ouvriers de la Citadelle, arrondie vers le bas et { $most_cascading } au plus. Être majoritaire n’en donne pas une seconde.
R13-2_1763 = Personne ne peut prendre de leader.
R13-2_1775 = Un bâtiment achevé avec une seule étape ne reçoit pas de jeton. Le coup qui termine le siècle en fait encore partie, avec tout ce qu’il achève.
R13-3 = La carte du siècle III est en vigueur pendant ce siècle.
    .title = { century-3 }
R13-3_1800 = Ouvrir un chantier active { $more_start } ouvriers.
R13-3_1812 = Ouvrir un chantier active { $less_start } ouvriers.
R13-3_1867 = Quand la carte est révélée, chaque joueur active autant d’ouvriers que son rang en PV : 1 au premier rang, un de plus à chaque rang suivant. À égalité, tous prennent le meilleur rang, et les rangs qu’ils occupent sont sautés.
R13-3_1871 = Après le décompte de ce siècle, chaque joueur garde { $kept_active } ouvriers actifs au plus ; les autres deviennent passifs.
R13-4 = La carte du siècle IV est en vigueur pendant ce siècle.
    .title = { century-4 }
R13-4_1917 = Avant le décompte, dans chaque zone où un joueur a { $conscripted } ouvriers ou moins, ceux-ci deviennent passifs. La Citadelle compte.
R13-4_1955 = Avant le décompte, chaque joueur qui a des ouvriers dans les { $zones } zones marque { $carnival } PV.
R13-4_2001 = On ne fait de cascade vers une zone que si l’on y a déjà un ouvrier. La cascade de la dernière zone vers les ouvriers actifs se fait comme d’habitude.
R13-4_2008 = Un joueur qui n’a pas d’ouvrier dans chacune des { $colours } zones de couleur au début du décompte n’y fait aucune cascade.

## A

A = Dans ce programme
A3 = Le joueur qui a { leader-political.the } se voit proposer les { $colours } zones de couleur. Pour ne pas utiliser ce pouvoir, choisissez la couleur du bâtiment.
    .title = Le leader politique choisit une zone
A4 = Quand une seule chose est possible, le programme la fait. Seule l’action d’un tour est toujours demandée.
    .title = Un seul choix, pas de question
A5 = Les quartiers qui en remplacent d’autres proposent ceux qui feraient quelque chose à ce moment.
    .title = Les quartiers qui en remplacent d’autres
A7 = Si une action complémentaire commence par un don, vous l’acceptez ou y renoncez en entier. Si elle commence par un choix, y renoncer est l’une des possibilités.
    .title = Comment renoncer
A8 = Avec { district-jewish.the }, vous choisissez d’abord la zone que quittent les ouvriers, puis leur nombre, puis leur destination.
    .title = { district-jewish } en trois réponses
A9 = La prévision montre le décompte comme si le siècle se terminait maintenant, avec le plateau tel qu’il est. Elle ne révèle aucune carte cachée. Au siècle IV, elle comprend le décompte final.
    .title = La prévision

## Exemples

example-complete-2011 = Noir met en chantier un nouveau bâtiment
    .about = L’architecte de Noir est sur un bâtiment religieux de trois étapes : une de Noir, une de Blanc, une de Vert.
example-complete-2026 = Noir ouvre un chantier
    .about = L’architecte de Noir est sur un bâtiment religieux de trois étapes : une de Noir, une de Blanc, une de Vert.
example-stage-2011 = Une étape en amène une autre
    .about = Blanc contribue au bâtiment de Noir touchant { district-business.the }, et en utilise l’action.
example-stage-2026 = Une étape en amène une autre
    .about = Blanc construit une étape du bâtiment de Noir touchant { district-business.the }, et en utilise l’action.
example-cascade-2011 = Une cascade
    .about = Le siècle I se termine. Voyez comment deux ouvriers de la Citadelle aident Noir, et comment Vert prend la tête.
example-cascade-2026 = Une cascade
    .about = Le siècle I se termine. Voyez comment deux ouvriers de la Citadelle aident Noir, et comment Vert prend la tête.
example-family = Le décompte familial
    .about = Les trois joueurs ont des ouvriers dans la zone religieuse. La moitié de ceux de Vert dépasse le bonus permis.
example-two = À qui le jeton ?
    .about = Noir a construit les deux premières étapes du bâtiment neutre, Blanc la troisième. Noir ouvre un chantier.
example-final-2011 = Le groupe principal
    .about = Le dernier siècle se termine. Noir a un groupe de quatre bâtiments et un groupe de deux.
example-final-2026 = Le plus petit groupe l’emporte
    .about = Le dernier siècle se termine. Noir a un groupe de quatre bâtiments à peu d’étoiles, et un groupe de deux qui en a beaucoup.
example-final-family = Les bâtiments dans la version familiale
    .about = Le dernier siècle se termine. Chaque bâtiment rapporte sa valeur, où qu’il soit.
example-1867 = Les rangs
    .about = Vert et Blanc sont en tête à égalité quand la carte est révélée.

## L’aide de jeu

aid-title = Aide de jeu
aid-turn = Votre tour : une action
aid-start = Achever son bâtiment (les ouvriers dans sa zone, une étoile par étape), aller sur une tuile disponible, activer { $start } ouvriers.
aid-stage = Exactement son coût en ouvriers actifs, { $most_stages } étapes au plus. Si le bâtiment n’est pas à vous, son quartier peut servir.
aid-leader = Une fois par siècle. Activer autant d’ouvriers qu’il y a de leaders déjà pris.
aid-send = 1 ouvrier actif dans une zone au choix.
aid-century = Un siècle se termine
aid-century-workers = quand un joueur n’a ni ouvrier actif ni ouvrier passif au début de son tour ;
aid-century-tiles = quand un architecte ne trouve pas de tuile disponible.
aid-zones = Décompter une zone
aid-zones-cascade = 1 PV par ouvrier. La majorité (les égalités aussi) fait une cascade : la moitié passe à la zone suivante, arrondie vers le bas, { $most_cascading } au plus ; de la cinquième zone, vers les ouvriers actifs. Le reste devient passif.
aid-zones-family = 1 PV par ouvrier. La majorité (les égalités aussi) marque la moitié de son nombre, arrondie vers le bas, { $most_cascading } au plus. Tous deviennent passifs.
aid-order = L’ordre des zones
aid-final = À la fin
aid-final-unfinished = 1 PV par ouvrier sur un bâtiment en chantier
aid-final-active = 1 PV par paire d’ouvriers actifs
aid-final-main = Groupe principal : { $value_1 }, { $value_2 }, { $value_3 } PV pour 1, 2, 3 étoiles. Autres bâtiments : 1 PV par étoile
aid-final-family = Bâtiments : { $value_1 }, { $value_2 }, { $value_3 } PV pour 1, 2, 3 étoiles
aid-two = À deux
aid-two-start = Ouvrir un chantier déplace aussi l’architecte neutre si son bâtiment a une étape ; le joueur qui a construit la dernière pose le jeton.
