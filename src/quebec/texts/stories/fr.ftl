### L’histoire de la ville : un récit de 50 à 80 mots par bâtiment, personne, événement et siècle.
### Chargés quand quelqu’un ouvre l’histoire.

## Siècles

story-century-1 = Tout commence par une maison de bois. En 1608, Samuel de Champlain élève son Habitation au pied du cap Diamant, et pendant des décennies Québec n’est guère plus qu’un comptoir de fourrures qui doit survivre à ses hivers. Missionnaires, religieuses et marchands suivent. À la fin du XVIIe siècle, le poste est devenu la capitale d’une province royale, bâtie en pierre, avec un évêque, un gouverneur et un intendant.
story-century-2 = Au XVIIIe siècle, Québec se trouve entre deux empires. Ses remparts grandissent, ses marchands prospèrent, puis, en 1759, un siège et une courte bataille livrent la ville aux Britanniques. Les habitants restent et gardent leurs lois, leur langue et leur foi sous une autre couronne. Une grande partie de la vieille ville est à relever ; plusieurs de ces maisons sont encore debout.
story-century-3 = Le XIXe siècle fait d’une forteresse une capitale. Les navires amènent des immigrants, bureaux et banques s’installent dans la pierre, et un parlement s’élève hors des vieux murs. Le goût britannique change les rues. Quand on veut abattre les remparts eux-mêmes, un gouverneur général les sauve. Le port perd son commerce au profit de Montréal, et Québec trouve son nouveau rôle : gouverner.
story-century-4 = Au XXe siècle, Québec apprend à prendre soin de ce qu’elle possède. On élève des tours, des musées et des théâtres, pendant que l’on dégage et restaure maisons et batteries du régime français. En 1985, le Vieux-Québec entre au patrimoine mondial de l’UNESCO. La ville fête son hiver par un carnaval et, en 2008, elle se fête elle-même : quatre cents ans depuis la première maison de Champlain.

## Bâtiments du siècle I

story-notre_dame_cathedral = L’église élevée ici remonte à 1647 ; on la tient pour la plus ancienne église catholique au nord du Mexique. La guerre et le feu l’ont abattue, et deux fois on l’a rebâtie, la première sous la main de Jean Baillairgé, qui la restaure en 1768. Monseigneur de Laval et le gouverneur Frontenac reposent dans sa crypte. La lampe du chœur est un présent de Louis XIV.
story-seminary = Monseigneur de Laval fonde le Séminaire en 1663 pour former des prêtres dans une colonie qui en manque. C’est la plus ancienne maison d’enseignement supérieur en français d’Amérique du Nord, et l’Université Laval en naît en 1852. À partir de 1806, le Séminaire montre aussi ses collections : c’est le début d’un musée. Ses archives gardent toujours des siècles de mémoire.
story-notre_dame_des_victoires = Bâtie en 1687 sur la place de la Basse-Ville, cette petite église de pierre a pris plus tard le nom de deux victoires sur des flottes britanniques. Détruite pendant le siège de 1759, elle est relevée en 1766. Elle devient monument historique en 1929. Pour bien des gens de Québec, elle est l’image même d’une ville qui se redresse après chaque coup.
story-hotel_dieu = Depuis 1644, on soigne ici les malades de Québec, dans ce qu’on appelle le premier hôpital d’Amérique du Nord. Pendant des siècles, les Hospitalières, une communauté de religieuses infirmières, l’ont dirigé. On l’a rebâti et agrandi bien des fois, et il n’a jamais cessé de servir : c’est aujourd’hui un hôpital universitaire, où l’on apprend toujours la médecine.
story-chateau_st_louis = Pendant deux cents ans, les gouverneurs de la colonie ont vécu au bord de la falaise, français d’abord, puis britanniques, dont les réceptions étaient célèbres. La dernière version en pierre de leur résidence date de 1694. Elle a brûlé en 1834. Ses vestiges ont reparu sous les planches de la terrasse Dufferin, où l’on se promène au-dessus d’eux.
story-batterie_royale = Le gouverneur Frontenac ordonne cette plate-forme de pierre en demi-cercle en 1691, un an après avoir renvoyé les Britanniques, et Louis XIV la paie. Ses canons veillaient sur le fleuve et ont tiré au siège de 1759. Puis la Basse-Ville, en grandissant, l’a ensevelie, et on l’a oubliée. Elle a été restaurée en 1977 : on peut de nouveau se tenir derrière les canons.
story-champlain_habitation = À Québec, tout a commencé par ce bâtiment. Champlain l’élève en 1608 : logis, comptoir de fourrures et fort à la fois, en bois, entouré d’un fossé. Il n’a pas duré : en 1633, il avait disparu. Il en reste le lieu, au pied de la falaise, et l’histoire d’une poignée de gens qui, eux, sont restés malgré les hivers.
story-demers_house = Une maison de marchand en pierre, bâtie en 1689 au bord du Saint-Laurent, là où les navires accostaient et où l’argent se gagnait. Comme presque toute la Basse-Ville, elle a souffert du siège de 1759 ; on l’a rebâtie en 1764. Elle montre encore combien le commerce du port rapportait. Elle est protégée depuis 1966.
story-dumont_house = Charles Baillif bâtit cette maison en 1689, sur un terrain que l’intendant Jean Talon avait occupé. Un médecin, Pierre de Sales Laterrière, y a vécu plus tard, et même un président des États-Unis, Taft, y a été reçu. Elle est remplie aujourd’hui de pierres d’une autre sorte : un musée de géologie les montre à qui pousse la porte.
story-jacquet_house = Aucune maison du Vieux-Québec n’est plus ancienne : elle date de 1677, et elle a gardé jusqu’à ce jour le style du XVIIe siècle. Elle a traversé le siège de 1759, quand tant d’autres étaient perdues. Le romancier Aubert de Gaspé y a vécu plus tard. Depuis 1966, elle abrite un restaurant bien connu dans la ville : Aux Anciens Canadiens.
story-jolliet_house = Louis Jolliet, qui a cartographié le Mississippi, fait bâtir cette maison en 1683, là où commencent les côtes de la Basse-Ville. Deux siècles plus tard, elle trouve une seconde vie comme gare basse du funiculaire, qui épargne aux gens la montée vers la Haute-Ville. Depuis 1907, les cabines marchent à l’électricité, et la maison est toujours leur porte.

## Bâtiments du siècle II

story-ursulines_chapel = La chapelle des religieuses a été bâtie entre 1711 et 1723, et son intérieur compte parmi les plus belles œuvres d’art religieux de la Nouvelle-France. Boiseries et sculptures sont de Levasseur, dont la main a fait d’un autel un théâtre d’or. L’extérieur a changé en 1902. Au dedans, tout est resté comme avant, après trois siècles de prière et d’encaustique.
story-holy_trinity_cathedral = Achevée en 1804, c’est la première cathédrale anglicane hors des îles Britanniques. Elle devait montrer que l’Angleterre était là pour rester. Son clocher de cinquante mètres a longtemps dominé tous les toits, et ses huit cloches forment un carillon rare. Sobre et claire, elle se distingue des églises catholiques de la ville comme un registre d’un poème.
story-cap_diamant_redoubt = Frontenac fait bâtir en 1693 cette tour solide sur le cap Diamant. C’est le plus ancien ouvrage militaire de la ville. En 1712, elle fait partie des remparts ; elle a logé des canons et des prisonniers. Quand on a tracé la Citadelle autour d’elle, personne ne l’a démolie : la vieille redoute se dresse toujours dans la forteresse plus jeune.
story-dauphine_redoubt = Il a fallu du temps : commencée en 1712, cette massive caserne de la garnison française n’a été achevée qu’en 1748. Après la conquête, les Britanniques y ont entreposé leur artillerie et installé une fabrique de munitions. Les soldats de deux empires se sont donc succédé derrière les mêmes murs. Depuis 1964, elle est au cœur du parc de l’Artillerie, un lieu historique du Canada.
story-chateau_haldimand = Le gouverneur Frederick Haldimand le fait commencer en 1784 à côté de la vieille résidence des gouverneurs, et en 1786 il est prêt : un second château, pour les réceptions, les bureaux et le gouvernement de la colonie. Il a survécu à son voisin, qui a brûlé, mais pas à l’âge du chemin de fer. On l’a démoli en 1892 pour bâtir au même endroit le Château Frontenac.
story-intendants_palace = L’intendant veillait à l’argent, à la justice et à la vie de tous les jours, et il était logé en conséquence. Son palais, rebâti en 1726, était le plus élégant de la colonie, avec une salle pour le Conseil souverain, une chapelle et une prison. En 1775, pendant l’invasion américaine, il est détruit. Seules ses voûtes ont survécu ; plus tard, une brasserie s’y est élevée.
story-barbel_house = Marie-Anne Barbel était veuve, et l’une des grandes commerçantes de la Nouvelle-France : les fourrures l’ont enrichie. En 1755, on bâtit pour elle cette maison confortable. Quatre ans plus tard, au siège de 1759, elle brûle. On l’a relevée, mais le monde auquel elle appartenait n’est pas revenu : après la conquête, les marchands français ont perdu leurs navires et leurs marchés.
story-chevalier_house = Un armateur fait bâtir cette grande maison de pierre en 1752, aussi près du port que possible. On la rebâtit en 1762, après le siège. Au temps des Britanniques, elle devient le London Coffee House, où les voyageurs mangent et où les nouvelles s’échangent. Depuis 1959, on en prend soin comme d’un morceau de la vie de la ville avec son fleuve.
story-maillou_house = Jean-Baptiste Maillou, architecte du roi, bâtit cette maison en 1736. Elle a plu à ceux qui sont venus après lui, car on l’a agrandie en 1767, puis en 1799. Des troupes britanniques s’en sont servies un temps. Élégante sans faire de bruit, c’est l’une des meilleures maisons de ville du régime français ; sa valeur nationale est reconnue depuis 1958.
story-maizerets_manor = Le domaine porte le nom d’un prêtre, De Maizerets, proche de Monseigneur de Laval. La grande maison de pierre date de 1711 ; après une invasion américaine, il a fallu la rebâtir, en 1777. La ville se sert depuis 1979 du manoir restauré : on y vient pour des concerts, des expositions et des conférences, dans des pièces qui ont une histoire.
story-gervais_beaudoin_house = Les vieilles maisons de Québec n’étaient pas toutes à des puissants. Celle-ci a été bâtie en 1734 pour un chirurgien et sa famille. Le siège de 1759 l’a laissée en ruine ; en 1766, on y habitait de nouveau. Un forgeron y a logé plus tard, et en 1923 on y a fait des ajouts. Ce monument protégé montre comment vivaient les gens ordinaires.

## Bâtiments du siècle III

story-jesuit_chapel = Une confrérie de laïcs vouée à Notre-Dame bâtit cette chapelle de 1817 à 1820. Les Jésuites avaient quitté Québec depuis des décennies ; quand on leur permet de revenir, ils prennent la chapelle en charge, en 1849. Elle n’a pas cessé de servir à ceux qui cherchent une place : depuis 1992, elle accueille des jeunes qui n’ont pas de toit.
story-archdiocese_of_quebec = Les évêques de Québec s’installent dans cette maison en 1847. Thomas Baillairgé, d’une famille qui bâtissait dans la ville depuis un siècle, la dessine en pierre grise : néoclassique, aux colonnes doriques, grave plutôt que somptueuse. En 1903, un grand portique à colonnes de granit s’y ajoute dans le même esprit. C’est toujours le siège de l’archidiocèse.
story-kirk_hall = Les Écossais de Québec formaient la plus ancienne communauté anglophone de leur Église au pays, St. Andrew’s. En 1829, ils élèvent cette salle pour en faire l’école des enfants protestants. De 1885 à 1909, le pasteur y loge, puis elle redevient ce que dit son nom : une salle où une communauté se réunit, prend le thé et discute.
story-city_hall = Longtemps, le conseil municipal n’a pas eu de maison à lui. En 1896, il peut s’installer ici, et il y est toujours. L’édifice mêle les styles comme on aimait alors à le faire, des murs néoclassiques sous des toits romantiques, et sa tour donne l’heure à tout le monde. On l’a rénové pour le 400e anniversaire de la ville, en 2008.
story-parliament = Entre 1877 et 1886, la province se bâtit un parlement. Sa façade est une galerie : des personnages de l’histoire du pays s’y tiennent en statues, et le français et le britannique y sont mis côte à côte. On y lit aussi la célèbre devise du Québec : « Je me souviens ». De quoi, au juste ? Elle laisse chacun en décider.
story-chateau_frontenac = On le dit l’hôtel le plus photographié du monde. Le Canadien Pacifique le commence en 1892, sur la falaise où vivaient les gouverneurs, et lui donne le nom du plus célèbre d’entre eux. La grande tour centrale date de 1926. En 1943, Roosevelt et Churchill s’y rencontrent pour préparer la suite de la guerre. De presque partout, on voit ses toits de cuivre.
story-louis_st_laurent = En 1871, la ville reçoit un bureau de poste digne d’une capitale, transformé plus tard dans le style Beaux-Arts. C’était l’un des premiers du réseau postal du Canada. Son nom est plus récent : il rappelle Louis St-Laurent, premier ministre du Canada. On y traite encore du courrier, à côté de bureaux du gouvernement fédéral.
story-customs_building = Tout ce qui remontait le fleuve devait passer par ici. À partir de 1856, on payait les droits derrière ses colonnes doriques, sous une tête de Neptune en pierre, et c’était l’un des grands revenus de l’État. Deux fois l’édifice a brûlé, et deux fois on lui a rendu toute sa dignité. En 1972, le Canada l’a déclaré lieu d’importance historique nationale.
story-thibaudeau_warehouse = Isidore Thibaudeau vendait du tissu, et il en vendait tant qu’en 1880 il a pu bâtir cet entrepôt près du port, avec une façade de palais. On l’a agrandi en 1894. C’était le cœur d’un empire d’importation, aux derniers grands jours du commerce de la Basse-Ville. Depuis 1986, il y a des bureaux et des logements là où l’on empilait les ballots.
story-museum_french_america = En 1806, le Séminaire commence à montrer ses collections scientifiques aux visiteurs, ce qui en fait le plus ancien musée du Canada. Le bâtiment arrondi dessiné par Thomas Baillairgé devient sa maison en 1838. On y racontait l’histoire des Français en Amérique du Nord. Il a fermé en 2024 pour entrer dans un projet plus vaste, la Cité du Séminaire.
story-capitol_theatre = Il ouvre en 1903 sous le nom d’Auditorium de Québec : un chef-d’œuvre du style Beaux-Arts, bâti pour des soirées dont la ville parlerait. Des légendes comme Hitchcock et Montand y sont passées. Après 1970, il décline et reste dans l’ombre. Protégé comme monument en 1986, il rouvre en 1992 : restauré, doré, et de nouveau plein le soir.

## Bâtiments du siècle IV

story-saint_roch = La plus grande église de Québec n’est ni la plus ancienne ni la plus célèbre : c’est Saint-Roch. Bâtie de 1914 à 1923, elle est néogothique au dehors et riche au dedans : bancs de chêne blanc, beaux vitraux, tableaux français du XVIIe siècle et le plus grand orgue de la ville. Qui vient de la rue animée s’étonne de sa hauteur.
story-saint_coeur_de_marie = De 1919 à 1921, les Eudistes se bâtissent une église comme nulle autre dans la ville : néobyzantine, avec des voûtes de brique et du marbre blanc. On l’aimait, et elle était difficile à entretenir. Elle ferme en 1997, on débat pendant des années de ce qu’elle pourrait devenir, et en 2019 on la démolit. Des 44 bâtiments du jeu, c’est le dernier à avoir disparu.
story-andre_laurendeau = Ce grand bloc de granit a été construit de 1935 à 1937. Il porte le nom d’André Laurendeau, journaliste, animateur de radio et nationaliste, qui a marqué la façon dont le Québec se voit lui-même. Depuis 1980, le lieutenant-gouverneur y a ses bureaux, tout comme les journalistes qui suivent la politique : le pouvoir et ceux qui l’observent, sous un même toit.
story-health_and_welfare = Avec ses tourelles et ses ornements de cuivre, on dirait un petit frère du Château Frontenac : en 1939, quand il est inauguré, le Canada officiel aime encore bâtir dans le style château. C’est d’abord un bureau de poste. En 1963, les services fédéraux de la santé et du bien-être s’y installent, et l’édifice reçoit leur nom.
story-marie_guyart = Le plus haut édifice de la ville compte 31 étages et mesure 132 mètres. On l’a construit entre 1967 et 1972, quand le Québec devenait un État moderne et manquait de place. Son nom regarde bien plus loin : Marie Guyart a été une pionnière de l’école en Nouvelle-France. Le ministère de l’Éducation y travaille, et de l’observatoire, au sommet, on voit toute la capitale.
story-le_concorde = De côté, c’est une demi-pyramide, et si haute que personne ne pouvait l’ignorer à son ouverture, en 1974. La ville n’avait jamais rien bâti d’aussi moderne que cet hôtel. À son sommet tourne le premier restaurant rotatif de la province : on s’assoit devant une vue des vieux quartiers, et au dessert on en a une tout autre.
story-price_building = Achevé en 1931 comme siège d’une société papetière, c’est le premier gratte-ciel de la ville, seize étages alors, dix-huit aujourd’hui, au milieu de la vieille ville. Vu du fleuve, il dépasse toujours les toits qui l’entourent. L’État s’en sert depuis 1983, et depuis 2001 le premier ministre du Québec y a une résidence de fonction, dans les étages du haut.
story-grand_theatre = Le Grand Théâtre ouvre en 1971 : une maison, avec tout un monde à l’intérieur. On y trouve deux salles pour les arts de la scène, et un conservatoire où l’on forme des musiciens. L’Orchestre symphonique de Québec, entre autres, s’y produit. Les jeunes répètent donc dans la maison où, avec du travail et de la chance, ils joueront un jour.
story-museum_civilization = Ouvert en 1988, le musée demande comment vivent les gens : les Québécois, les Premières Nations et tous les autres. Il a attiré des visiteurs par millions. Dans le grand hall repose une barque du XVIIIe siècle, assez grande pour qu’on s’arrête. Autour d’elle, les expositions emploient les techniques les plus récentes : le passé n’y reste pas derrière une vitre.
story-museum_fine_arts = Bâti en 1933, c’est le premier musée de la ville financé par l’État. Jusque-là, aucun musée d’ici n’avait été celui du gouvernement. Depuis 2002, il se consacre aux seuls beaux-arts : plus de 33 000 œuvres en plusieurs pavillons, d’artistes du Québec surtout, et parmi elles une remarquable collection d’art inuit.
story-guy_fregault = On l’a bâti de 1942 à 1946 pour la commission qui indemnise les accidentés du travail. Pendant la Révolution tranquille, quand la province prend tant de choses en main, il passe à l’État. Depuis 1980, le ministère de la Culture y travaille. Il porte le nom de Guy Frégault, historien, qui l’a un jour dirigé.

## Personnes du siècle I

person-laval = François de Montmorency-Laval
    .role = Premier évêque de Québec
story-person-laval = Il a été le premier évêque de la ville, un homme au zèle de missionnaire qui gouvernait avec fermeté. En 1663, il fonde le Séminaire de Québec pour que la colonie forme ses propres prêtres. L’Église de la Nouvelle-France, tenace et indépendante, est largement son œuvre. Une université porte son nom, et son tombeau est dans la crypte de la cathédrale.
person-champlain = Samuel de Champlain
    .role = Fondateur de Québec
story-person-champlain = Soldat et cartographe, Champlain remonte le Saint-Laurent en 1603 et revient en 1608 fonder Québec. Il gouverne ensuite la colonie ; on l’appelle le père de la Nouvelle-France. Ses cartes sont toujours précieuses : elles disent comment était l’Amérique du Nord quand presque personne en Europe ne la connaissait. Le jeu commence par sa maison et par son voyage.
person-lescarbot = Marc Lescarbot
    .role = Auteur de la première pièce
story-person-lescarbot = Avocat, auteur et voyageur, Lescarbot vient en Nouvelle-France en 1606. Il y met en scène « Le Théâtre de Neptune », la première pièce de théâtre d’Amérique du Nord. Plus tard, il publie une histoire des établissements français, dont on ne peut se passer. La colonie a donc eu un théâtre deux ans avant que Québec ait une maison.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = Louis XIV le nomme intendant en 1665, et Talon se met à l’ouvrage. Il veut une colonie qui se nourrisse elle-même : il encourage la pêche, l’agriculture et toutes sortes de métiers. Il lui faut surtout des habitants, et de son temps la population double. Le terrain de la maison Dumont a été le sien. Une carte événement du jeu raconte son arrivée.
person-frontenac = Comte de Frontenac
    .role = Gouverneur général
story-person-frontenac = C’est peut-être le plus illustre gouverneur général de la Nouvelle-France. En 1690, une flotte britannique le somme de rendre Québec ; il dit qu’il répondra par la bouche de ses canons, et la flotte s’en va. Puis il fortifie la ville : la batterie royale en 1691, la redoute du cap Diamant en 1693. Il repose dans la crypte de la cathédrale, et un hôtel porte son nom.

## Personnes du siècle II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Intendant de 1731 à 1748, Hocquart veut que la Nouvelle-France produise autre chose que des fourrures. Sous lui, les forges du Saint-Maurice s’allument, et l’on ouvre le chemin du Roy, pour que marchandises et lettres voyagent par terre entre les villes. Ce sont de longues années, paisibles pour la plupart, pour les marchands du port ; plusieurs de leurs maisons sont encore debout.
person-montcalm = Louis-Joseph de Montcalm
    .role = Général
story-person-montcalm = Montcalm arrive en 1756 pour commander les troupes françaises, dans une guerre où les Britanniques ont bien plus d’hommes et de navires. Il remporte pourtant plusieurs victoires. En 1759, il défend Québec pendant un long siège, jusqu’à ce que les Britanniques atteignent les plaines d’Abraham. La bataille dure un quart d’heure. Montcalm y est blessé à mort, et la ville est perdue avec lui.
person-briand = Jean-Olivier Briand
    .role = Évêque de Québec
story-person-briand = Après la conquête, personne ne savait si l’Église catholique survivrait sous un roi protestant. Devenu évêque, Briand trouve un chemin : il est loyal à la nouvelle couronne, et on le laisse, après 1763, relever ses paroisses. Lui-même vit très simplement. Si la foi et ses écoles étaient toujours là une génération plus tard, c’est en grande partie grâce à lui.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Ingénieur militaire
story-person-chaussegros_de_lery = L’ingénieur militaire arrive en 1716, et sa main se voit encore aujourd’hui dans la ville. Il conçoit la citadelle de Québec, et des maisons de ville que le feu ne prend pas aussi vite que les anciennes. Après le grand incendie de 1682, on savait ce que cela valait. On l’appelle le père de l’architecture canadienne ; un regard autour de soi suffit à le comprendre.
person-baillairge = Jean Baillairgé
    .role = Maître charpentier
story-person-baillairge = Un maître charpentier débarque à Québec en 1741 et fonde une dynastie : les Baillairgé deviennent une famille d’artistes dont on rencontre le nom partout dans la ville. Lui-même restaure la cathédrale Notre-Dame en 1768, après la guerre de la Conquête. Thomas Baillairgé dessinera plus tard la résidence de l’évêque et la maison arrondie du musée du Séminaire.

## Personnes du siècle III

person-desjardins = Alphonse Desjardins
    .role = Fondateur des caisses populaires
story-person-desjardins = Les banques s’intéressaient peu aux petites épargnes des francophones ; Desjardins fonde donc une caisse qui appartient à ses membres. La première de ses caisses populaires naît en 1900. Il en sort un mouvement coopératif, qui est à ceux qui y épargnent, et, à la fin, un groupe financier connu dans le monde entier.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = Premier premier ministre du Québec
story-person-chauveau = Il commence par la poésie et les lettres, et devient le premier à diriger le gouvernement de la province de Québec, quand elle est créée en 1867. C’était une charge nouvelle dans un pays nouveau. Plus tard, il préside le Sénat et devient doyen d’université. Peu de gouvernements ont eu à leur tête quelqu’un qui savait aussi tourner un bon vers.
person-dufferin = Lord Dufferin
    .role = Gouverneur général
story-person-dufferin = Au XIXe siècle, les vieux remparts de Québec ne semblaient plus servir à rien, et on allait les abattre. Lord Dufferin, gouverneur général du Canada, les sauve. Il fait de la Citadelle une résidence des gouverneurs généraux, et reconstruire la grande terrasse au-dessus du fleuve. Elle porte son nom, et c’est toujours la plus belle promenade de la ville.
person-garneau = François-Xavier Garneau
    .role = Historien
story-person-garneau = Lord Durham avait jugé les Canadiens français, et Garneau n’a pas accepté son jugement. Il répond par un livre : son « Histoire du Canada », de 1845, est un monument, écrit pour donner tort à Durham. Un peuple pouvait s’y découvrir lui-même. Elle a fait de Garneau un pionnier de la culture, et l’historien le plus influent de son pays.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = Premier cardinal canadien
story-person-taschereau = En 1847, bien des gens venus d’Irlande pour commencer une vie nouvelle sont malades à Québec. Taschereau, qui est prêtre, va vers eux et les soigne, au risque de sa propre vie. Plus tard, il est l’un des fondateurs de l’Université Laval. En 1886, il est fait cardinal, le premier de l’histoire du Canada. Son courage, il l’avait montré bien avant.

## Personnes du siècle IV

person-michaelle_jean = Michaëlle Jean
    .role = Gouverneure générale
story-person-michaelle_jean = De 2005 à 2010, Michaëlle Jean est gouverneure générale du Canada, la première femme noire dans cette charge. L’égalité entre femmes et hommes et la solidarité entre les cultures sont ce dont elle parle partout où elle va. La Citadelle de Québec est une résidence des gouverneurs généraux, et en 2008 elle prend part à la fête quand la ville a 400 ans.
person-lepage = Robert Lepage
    .role = Metteur en scène
story-person-lepage = Un metteur en scène dont le nom est connu dans le monde entier. Dans son théâtre et ses opéras, machines, écrans et lumière jouent avec les acteurs, et rendent possible ce qu’aucune scène n’avait montré. Pour le 400e anniversaire de la ville, en 2008, il en projette toute l’histoire sur les silos du port : un livre d’images grand comme le port.
person-simons = Peter Simons
    .role = Marchand
story-person-simons = La Maison Simons est à la famille depuis des générations, et fait partie de Québec depuis aussi longtemps. Peter Simons la dirige de 1996 à 2022, et amène l’entreprise de sa vieille maison dans des villes de tout le Canada. En 2008, pour le 400e anniversaire, il fait à la ville un cadeau dont tout le monde profite : la fontaine de Tourny.
person-ouellet = Marc Ouellet
    .role = Cardinal
story-person-ouellet = Ouellet devient cardinal en 2003, et compte parmi les hommes influents de son Église. Il défend l’enseignement catholique dans les débats d’une société laïque, souvent à contre-courant, et s’y fait des amis et des adversaires. En 2008, il accueille à Québec un congrès eucharistique : la manière de l’Église de marquer les 400 ans de la ville.
person-labeaume = Régis Labeaume
    .role = Maire de Québec
story-person-labeaume = Labeaume est élu maire en 2007, juste à temps pour organiser la fête : le 400e anniversaire, en 2008, avec des mois de concerts et de festivals. Il profite de l’élan. Dans les années qui suivent, l’économie de la ville grandit, des quartiers sont renouvelés, et Québec, que bien des gens voyaient comme une ville tranquille de bureaux, prend de l’assurance.

## Événements

story-1603 = En 1603, Samuel de Champlain remonte le Saint-Laurent pour la première fois. Là où le fleuve se resserre entre les falaises, il entend le mot que les Algonquins ont pour un tel endroit : Québec. Cinq ans plus tard, en 1608, il revient au même lieu et y reste. Dans le jeu, le voyage récompense le plus grand groupe de bâtiments voisins : un établissement qui se tient.
story-1663 = En 1663, Louis XIV donne à la Nouvelle-France un gouvernement à elle : le Conseil souverain. Trois hommes le mènent. Le gouverneur s’occupe des affaires militaires, l’intendant des affaires civiles, l’évêque de la religion. Ensemble, ils doivent mettre de l’ordre dans une jeune colonie. Dans le jeu, qui bâtit en trois couleurs, comme le Conseil régnait en trois domaines, est récompensé.
story-1665 = En 1665, le roi envoie Jean Talon en Nouvelle-France comme intendant. Il y trouve un petit poste, avec bien trop peu de gens. Plein d’énergie, il fait venir des colons, lance des métiers, et en quelques années le poste devient une colonie capable de vivre. La carte demande la même constance : un bâtiment à trois étoiles dans chacune des quatre couleurs.
story-1682 = En 1682, un grand incendie dévore la Basse-Ville autour de ce qu’on appelle aujourd’hui la place Royale. Le bois est en cause, et des règles sévères suivent : les maisons seront de pierre. Il en naît un style que l’on reconnaît aussitôt, murs épais et toits raides, inclinés à 52 degrés. Dans le jeu, la carte récompense les bâtiments de culture, pour la beauté sortie d’un désastre.
story-1756 = De 1756 à 1763, les grandes puissances se disputent leurs colonies sur plusieurs continents. En Amérique du Nord, les Britanniques ont bien plus de soldats et de colons que les Français. La bataille de Québec, en 1759, décide de l’affaire, et en 1760 la Nouvelle-France capitule. La guerre ne laisse personne libre : tant que cette carte est en jeu, les leaders n’activent aucun ouvrier.
story-1759 = Un matin de 1759, deux armées se rencontrent sur les plaines d’Abraham, devant les murs de Québec. La bataille dure environ un quart d’heure. Les Britanniques la gagnent, et avec elle la capitale de la Nouvelle-France ; le régime français en Amérique du Nord touche à sa fin. Dans le jeu, les ouvriers de tous quittent la Citadelle pour la zone politique.
story-1763 = La guerre de Sept Ans terminée, le roi George III publie une Proclamation royale : en 1763, elle fixe la manière dont la Grande-Bretagne gouvernera ses nouveaux territoires d’Amérique du Nord. Ceux qui avaient gouverné pour la France doivent partir, et leurs places restent vides. Dans le jeu, il ne reste donc personne pour mener : on ne peut prendre aucun leader pendant ce siècle.
story-1775 = En 1775, une armée américaine marche vers le nord pour gagner le Canada à sa révolution, et se présente devant Québec. Les Britanniques la repoussent. Ensuite ils bâtissent comme jamais : des murs massifs et, à la fin, une grande citadelle, qui valent à la ville le nom de Gibraltar d’Amérique du Nord. L’inachevé ne compte plus : un bâtiment d’une seule étape n’a pas de jeton.
story-1800 = De 1800 à 1830, navire après navire amène par le fleuve des gens de Grande-Bretagne et d’Irlande. Beaucoup continuent, beaucoup restent, et Québec devient une ville cosmopolite où un quart des habitants parlent anglais. Il y a des bras pour chaque ouvrage. Dans le jeu, qui ouvre un chantier active un ouvrier de plus que d’habitude.
story-1812 = En 1812, les États-Unis entrent en guerre contre la Grande-Bretagne et tentent d’envahir le Canada. Soldats britanniques et recrues du pays, francophones compris, les repoussent ensemble. La colonie en est plus attachée à la Couronne. Mais qui est soldat ne bâtit pas : dans le jeu, ouvrir un chantier active un ouvrier de moins que d’habitude.
story-1867 = En 1867, l’Acte de l’Amérique du Nord britannique fait de colonies britanniques un nouveau pays : le Canada. Sa capitale n’est pas Québec. Mais Québec devient le siège d’un gouvernement provincial, et la ville en vit encore. La carte aide ceux qui sont en retard : à sa révélation, chacun active autant d’ouvriers que son rang au classement.
story-1871 = Pendant des siècles, les navires de l’océan avaient terminé leur voyage à Québec. En 1871, une commission des canaux préfère ouvrir le fleuve plus loin vers l’intérieur, et le grand commerce passe devant la ville, vers Montréal et les villes industrielles. Le port ne s’en est jamais tout à fait remis. Dans le jeu, après le décompte, on ne garde que trois ouvriers actifs.
story-1917 = En 1917, en pleine guerre mondiale, le Canada impose la conscription. Bien des francophones ne veulent pas être forcés d’aller dans une guerre qu’ils tiennent pour celle des autres, et le pays se divise profondément. En 1918, des émeutes éclatent à Québec ; la troupe tire, et des civils meurent. Dans le jeu, les petits groupes d’ouvriers sont retirés des zones avant le décompte.
story-1955 = Les fêtes au cœur de l’hiver sont aussi vieilles que la Nouvelle-France. En 1955, la ville en fait un carnaval officiel, avec une mascotte que tout le monde connaît aujourd’hui : le Bonhomme. C’est devenu la plus grande et la plus célèbre fête d’hiver du monde. Dans le jeu, le carnaval est pour ceux qui sont partout : un ouvrier dans les cinq zones rapporte des points.
story-2001 = En 2001, le Sommet des Amériques se tient à Québec. Des dizaines de milliers de personnes viennent y manifester contre la mondialisation, comme la ville n’en avait jamais vu. La police répond avec une force qui est aussitôt contestée et qui l’est encore aujourd’hui. Dans le jeu, la cascade n’ouvre une zone qu’à ceux qui y sont déjà.
story-2008 = En 2008, Québec a 400 ans et fête pendant des mois : quelque trois cents événements, des concerts de Céline Dion et d’autres, des invités du monde entier et un grand spectacle sur les silos du port. La fierté de la ville revient avec eux. La fête est pour qui participe partout : dans le jeu, seuls les joueurs présents dans les quatre zones de couleur font une cascade.

## Les pages

stories-title = L’histoire de la ville
stories-about = Quatre siècles de Québec : les bâtiments, les personnes et les événements du jeu.
stories-search = Chercher
stories-search-about = Un nom, une année, un mot
stories-found = { $number ->
    [0] Rien trouvé ; essayez moins de mots ou tous les siècles.
    [one] 1 entrée
   *[other] { $number } entrées
}
stories-zones = Zone
stories-centuries = Siècle
stories-kinds = Genre
stories-all = Tout
stories-kind-building = Bâtiments
stories-kind-person = Personnes
stories-kind-event = Événements
stories-kind-century = Siècles
stories-gallery = Galerie
stories-timeline = Frise
stories-next = Suite : { $what }
stories-before = Avant : { $what }
stories-back = Retour à la partie
stories-to-gallery = Toutes les entrées
stories-missing = Cette entrée n’existe pas. La galerie les contient toutes.
stories-in-game = Dans le jeu
stories-built = Bâti par { $player }
stories-built-about = { $number ->
    [0] Aucun bâtiment ne porte un jeton de cette personne.
    [one] Un bâtiment porte un jeton de cette personne.
   *[other] { $number } bâtiments portent un jeton de cette personne.
}
stories-built-link = Copier le lien
stories-built-copied = Copié
stories-built-game = La partie
