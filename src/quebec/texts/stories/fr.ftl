### L’histoire de la ville : un récit de 50 à 80 mots par bâtiment, personne, événement et siècle.
### Chargés quand quelqu’un ouvre l’histoire.

## Siècles

story-century-1 = Le premier siècle de Québec commence en 1608, quand Samuel de Champlain bâtit son Habitation. C’est un poste de traite des fourrures, et il faut d’abord survivre. Des missionnaires viennent, pleins de zèle, et des marchands aussi. En 1663, le roi donne à la colonie un conseil formé du gouverneur, de l’intendant et de l’évêque. Le poste de traite est devenu une province royale.
story-century-2 = Au XVIIIe siècle, Québec se trouve entre deux empires. On fait la guerre partout dans le monde, et en 1759 la ville est assiégée et prise par les Britanniques. Ses habitants vivent maintenant sous une autre couronne et luttent pour garder leurs lois. Plusieurs maisons de ce jeu ont été détruites ou endommagées pendant le siège, puis rebâties dans les années suivantes.
story-century-3 = Au XIXe siècle, Québec devient une ville administrative animée et dépasse sa forteresse. L’architecture britannique et la pierre solide changent son aspect. Les vieux murs rencontrent les boulevards ; Lord Dufferin sauve les remparts de la démolition. On construit le parlement et l’hôtel de ville. Après 1871, une grande partie du commerce maritime part vers l’intérieur, et le port de Montréal en profite.
story-century-4 = Au XXe siècle, Québec prend soin de son passé. De nouveaux musées, théâtres et tours côtoient les murs de pierre, et l’on restaure des lieux anciens comme la Batterie royale. En 1985, le Vieux-Québec entre au patrimoine mondial de l’UNESCO. Le Carnaval d’hiver est officiel à partir de 1955, et en 2008 la ville fête son 400e anniversaire.

## Bâtiments du siècle I

story-notre_dame_cathedral = L’église remonte à 1647 et c’est la plus ancienne église catholique au nord du Mexique. Après la guerre et le feu, on l’a rebâtie deux fois ; Jean Baillairgé l’a restaurée en 1768, après la guerre de la Conquête. Dans la crypte reposent Monseigneur de Laval et le gouverneur Frontenac. La lampe du chœur est un cadeau de Louis XIV, roi de France.
story-seminary = Monseigneur de Laval fonde le Séminaire en 1663 : c’est une école pour les prêtres. C’est le plus ancien centre d’études supérieures en français d’Amérique du Nord. En 1852, l’Université Laval en est issue. En 1806, le Séminaire commence à montrer ses collections scientifiques, et c’est le début d’un musée. Le bâtiment abrite toujours d’importantes archives.
story-notre_dame_des_victoires = Cette petite église de pierre date de 1687. Son nom rappelle deux victoires françaises sur des flottes britanniques. Le siège de 1759 l’a détruite ; en 1766, elle était rebâtie, comme d’autres bâtiments de la ville. L’église est un symbole : elle montre comment Québec s’est relevée. Depuis 1929, elle est protégée comme monument historique.
story-hotel_dieu = L’Hôtel-Dieu date de 1644 et c’est le premier hôpital d’Amérique du Nord. Pendant des siècles, les Hospitalières l’ont dirigé. Durant ce temps, on a rebâti et agrandi le bâtiment bien des fois. C’est aujourd’hui un hôpital universitaire spécialisé : on y soigne des patients, et des médecins y apprennent leur métier. Il prolonge presque quatre siècles de soins.
story-chateau_st_louis = Pendant 200 ans, les gouverneurs de la colonie ont habité ce château. Sa dernière version, en pierre, date de 1694. Sous les Britanniques, on y donnait de grandes réceptions. En 1834, un incendie l’a détruit. On a retrouvé ses ruines sous la terrasse Dufferin, qui porte le nom du gouverneur général qui l’a fait réaménager.
story-batterie_royale = Le gouverneur Frontenac ordonne cette plate-forme de pierre en demi-cercle en 1691 pour défendre la ville, un an après l’attaque des Britanniques. Louis XIV la paie. En 1759, quand la ville est perdue, la batterie prend part au combat. Plus tard, la ville qui grandit l’ensevelit. On l’a restaurée en 1977 : c’est un important lieu historique de la Basse-Ville.
story-champlain_habitation = L’Habitation a été le premier bâtiment de Québec. Samuel de Champlain la fait bâtir en 1608, l’année où il fonde la ville. C’était à la fois une maison, un poste de traite et un fort, en bois, protégé par un fossé. En 1633, elle avait disparu. Elle rappelle la traite des fourrures et les premières années, quand il fallait survivre.
story-demers_house = Cette maison de pierre date de 1689 et se trouve au bord du Saint-Laurent, près du port. Elle montre combien les marchands y étaient riches. Après le siège de 1759, il a fallu la rebâtir, ce que l’on a fait en 1764. D’autres maisons de ce jeu ont la même histoire, par exemple la maison Barbel. Depuis 1966, c’est un patrimoine historique protégé.
story-dumont_house = Charles Baillif a bâti cette maison en 1689. Jean Talon, l’intendant sous lequel la population de la colonie a doublé, avait autrefois occupé le terrain. Plus tard, un médecin a habité la maison, et même un président des États-Unis, Taft, y a été reçu. C’est aujourd’hui un musée de géologie que tout le monde peut visiter.
story-jacquet_house = C’est la plus ancienne maison du Vieux-Québec : elle date de 1677 et elle a gardé le style du XVIIe siècle. Elle a survécu au siège de 1759, qui a endommagé d’autres maisons de la ville. Plus tard, le romancier Aubert de Gaspé y a habité. Depuis 1966, la maison abrite un restaurant bien connu. Il s’appelle Aux Anciens Canadiens.
story-jolliet_house = La maison a été bâtie en 1683 pour Louis Jolliet, l’explorateur qui a cartographié le Mississippi. Elle a trouvé plus tard un autre usage : c’est la gare du bas du funiculaire, le chemin de fer à câble qui relie la Basse-Ville et la Haute-Ville. Depuis 1907, le funiculaire est électrique. La maison rappelle que Québec est une ville à deux niveaux.

## Bâtiments du siècle II

story-ursulines_chapel = La chapelle des Ursulines a été bâtie entre 1711 et 1723. Les boiseries et les sculptures sont de Levasseur : c’est un chef-d’œuvre d’art religieux, et on les tient pour les meilleures de la province. L’extérieur a été modifié en 1902, mais pas l’intérieur : le décor d’origine est toujours complet, environ trois siècles plus tard.
story-holy_trinity_cathedral = La cathédrale anglicane est achevée en 1804 : c’est la première hors des îles Britanniques. Elle devait promouvoir la culture britannique à Québec. Pendant des années, son clocher de 50 mètres a dominé la ville. Son style sobre la distingue des églises catholiques de Québec, et son carillon de huit cloches, qui est rare, la distingue aussi.
story-cap_diamant_redoubt = Frontenac fait bâtir la redoute en 1693, deux ans après avoir ordonné la Batterie royale. C’est le plus ancien bâtiment militaire de la ville. En 1712, elle fait partie des remparts. On y a mis des canons, et il y avait aussi une prison. Ce bâtiment solide fait aujourd’hui partie de la Citadelle et du patrimoine militaire de la ville.
story-dauphine_redoubt = La redoute a été bâtie entre 1712 et 1748 : c’était une grande caserne pour la garnison française. Après la conquête, les Britanniques s’en sont servis : ils y gardaient de l’artillerie et y avaient une fabrique de munitions. Elle a donc servi aux armées des deux empires qui se disputaient Québec. Depuis 1964, elle est au centre du parc de l’Artillerie, lieu historique du Canada.
story-chateau_haldimand = Le château a été bâti entre 1784 et 1786, sous le gouverneur Frederick Haldimand, dont il porte le nom. C’était le siège du gouvernement colonial. Plus ancien, le château Saint-Louis, où avaient habité les gouverneurs, a brûlé en 1834. Le château Haldimand a été démoli en 1892. Le Château Frontenac se dresse aujourd’hui à sa place.
story-intendants_palace = L’intendant s’occupait des affaires civiles de la colonie. Son palais, rebâti en 1726, était le plus élégant des villes de la colonie. On y trouvait des salles pour le Conseil souverain, une chapelle et une prison. En 1775, les Américains ont détruit le palais. Seules ses voûtes ont survécu. Elles ont porté plus tard une brasserie, et maintenant une caserne de pompiers.
story-barbel_house = La maison a été bâtie en 1755 pour Marie-Anne Barbel, une veuve, femme d’affaires connue dans le commerce des fourrures. C’était une demeure luxueuse. Quatre ans plus tard, en 1759, elle a brûlé pendant la conquête. On l’a rebâtie ensuite. La maison montre l’influence des marchands français, et elle rappelle aussi que cette influence a pris fin.
story-chevalier_house = Cette très grande maison de pierre a été bâtie en 1752 pour un armateur. Elle se trouvait près du port animé, ce qui était bon pour les affaires. En 1762, trois ans après le siège, on l’a rebâtie. Plus tard, c’était le London Coffee House. Depuis 1959, on la préserve comme témoin de l’histoire maritime ; le Musée de la civilisation en prend soin.
story-maillou_house = Jean-Baptiste Maillou, architecte du roi, a bâti cette maison en 1736. On l’a agrandie en 1767, puis en 1799. Des troupes britanniques y ont eu leur base pendant un temps. La maison est connue pour son style élégant. En 1958, le Canada a reconnu sa grande valeur nationale. On préserve la maison Chevalier depuis presque aussi longtemps, depuis 1959.
story-maizerets_manor = Le manoir porte le nom de De Maizerets, un prêtre important et un allié de Monseigneur de Laval. C’est une grande maison de pierre bâtie en 1711. Après une invasion américaine, on l’a rebâtie, en 1777. Le manoir est aujourd’hui restauré. Depuis 1979, la ville y organise des concerts, des expositions et des conférences dans un cadre historique.
story-gervais_beaudoin_house = La maison a été bâtie en 1734 pour un chirurgien et sa famille. Après le siège de 1759, il a fallu la rebâtir, ce que l’on a fait en 1766. Un forgeron y a habité plus tard, et on l’a agrandie en 1923. C’est aujourd’hui un monument historique protégé. Elle montre que la vieille ville n’était pas seulement celle des gouverneurs et des riches marchands.

## Bâtiments du siècle III

story-jesuit_chapel = La chapelle a été bâtie de 1817 à 1820 pour une confrérie laïque, la Congrégation des hommes de Notre-Dame. En 1849, les Jésuites s’en chargent ; le régime anglais était alors plus tolérant en matière de religion. La chapelle aide aussi des gens dans le besoin : depuis 1992, elle accueille des jeunes de la ville qui n’ont pas de toit.
story-archdiocese_of_quebec = C’est la résidence de l’évêque, bâtie en 1847. Les plans sont de Thomas Baillairgé, qui a aussi dessiné le bâtiment arrondi du Musée de l’Amérique française. La maison est néoclassique, en pierre grise, avec des colonnes doriques, et elle a un air solennel. En 1903, on l’a agrandie dans le même style et dotée d’un grand portique à colonnes de granit.
story-kirk_hall = Le Kirk Hall a été bâti en 1829 pour la congrégation St. Andrew’s, la plus ancienne communauté anglo-écossaise du pays. C’était d’abord une école, que l’on appelle la première école protestante du pays. De 1885 à 1909, c’était la maison du pasteur. C’est aujourd’hui de nouveau une salle, où la communauté se réunit.
story-city_hall = L’hôtel de ville a été inauguré en 1896. Depuis, le conseil municipal a un siège permanent. L’architecture mêle le style néoclassique et le style néoromantique, et la tour de l’horloge est facile à reconnaître. On a rénové l’édifice pour le 400e anniversaire de la ville, en 2008. On administre toujours Québec d’ici. Le maire était cette année-là Régis Labeaume.
story-parliament = L’édifice a été construit entre 1877 et 1886 pour le parlement de la province. La ville de Québec était devenue le siège d’un gouvernement provincial en 1867. Des statues de personnages historiques ornent la façade. On y lit aussi une devise célèbre : « Je me souviens ». Les patrimoines français et britannique s’y rencontrent.
story-chateau_frontenac = En 1892, le Canadien Pacifique commande cet hôtel et lui donne le nom du célèbre gouverneur de la Nouvelle-France. On dit que c’est l’hôtel le plus photographié du monde. Il se dresse là où se trouvait le château Haldimand. La tour centrale a été ajoutée en 1926. En 1943, Roosevelt et Churchill s’y sont rencontrés à la Conférence de Québec.
story-louis_st_laurent = L’édifice a été construit en 1871 : c’était le principal bureau de poste de la ville. Il appartenait au premier réseau postal du Canada. Son style est le style Beaux-Arts, comme celui du théâtre Capitole. Il porte le nom de Louis St-Laurent, un ancien premier ministre du Canada. Il abrite aujourd’hui un comptoir postal et plusieurs bureaux fédéraux.
story-customs_building = Depuis 1856, cet édifice a rapporté de l’argent à l’État, et beaucoup : c’est là qu’on payait les droits de douane. Il a de grandes colonnes doriques et une tête de Neptune. Il y a eu deux incendies graves, et on l’a restauré chaque fois. En 1972, le Canada l’a déclaré lieu d’importance historique nationale.
story-thibaudeau_warehouse = L’entrepôt a été bâti en 1880 pour Isidore Thibaudeau, dont la maison réussissait bien dans le textile. Au XIXe siècle, elle importait en très grande quantité, et c’était là son centre. On a agrandi le bâtiment en 1894. C’est un monument du commerce. Depuis 1986, il abrite des bureaux modernes et des logements.
story-museum_french_america = C’est le plus ancien musée du Canada. Il commence en 1806, quand le Séminaire de Québec montre pour la première fois ses collections scientifiques. Thomas Baillairgé dessine le célèbre bâtiment arrondi en 1838 ; la résidence de l’évêque est aussi de lui. Le musée a fermé en 2024. Il entre dans un projet pour le Séminaire, la Cité du Séminaire.
story-capitol_theatre = Le théâtre a été bâti en 1903 dans le style Beaux-Arts. Il s’appelait l’Auditorium de Québec, et des gens célèbres, comme Hitchcock et Montand, y ont été reçus. Après 1970, il décline. En 1986, il est protégé comme monument, et c’est ce qui le sauve. Il rouvre en 1992. C’est l’une des scènes importantes de la ville.

## Bâtiments du siècle IV

story-saint_roch = Saint-Roch est la plus grande église de la ville de Québec. Elle a été bâtie entre 1914 et 1923 dans le style néogothique. Le mobilier est en chêne blanc, et l’orgue est le plus grand de la ville. Il y a aussi de beaux vitraux et des tableaux français du XVIIe siècle. L’église est donc également connue pour son art religieux.
story-saint_coeur_de_marie = L’église a été bâtie de 1919 à 1921, et ce sont les Eudistes qui l’ont payée. Son style néobyzantin était unique. À l’intérieur, il y avait des voûtes de brique et du marbre blanc. Elle a fermé en 1997 et a été démolie en 2019. Comme l’Habitation de Champlain et le château Haldimand, c’est un bâtiment de ce jeu qui n’existe plus.
story-andre_laurendeau = L’édifice porte le nom d’André Laurendeau, un nationaliste célèbre qui était journaliste et animateur de radio. Il a été construit en granit de 1935 à 1937, et il est très grand. Depuis 1980, il abrite les bureaux du lieutenant-gouverneur. Les journalistes qui suivent la politique de la province y travaillent aussi.
story-health_and_welfare = L’édifice a été inauguré en 1939. Il est de style château, avec de nombreuses tourelles et des ornements de cuivre. C’était d’abord un bureau de poste. En 1963, il est devenu un centre fédéral de santé et de services sociaux, et c’est de là que vient son nom. On le tient toujours pour l’un des beaux exemples d’architecture de la ville.
story-marie_guyart = Avec 31 étages et une hauteur de 132 mètres, c’est le plus haut édifice de la ville. Il a été construit entre 1967 et 1972. Son nom rappelle Marie Guyart, une pionnière de l’enseignement. Cela convient à son usage : le ministère de l’Éducation s’y trouve. Il y a aussi un observatoire public, d’où l’on voit toute la capitale.
story-le_concorde = L’hôtel a été inauguré en 1974. Il est connu pour sa hauteur et pour sa forme moderne, celle d’une demi-pyramide. Au sommet se trouve un restaurant qui tourne, le premier de la province. Ceux qui y mangent voient les quartiers historiques au-dessous d’eux, et la vue qu’ils en ont change sans cesse.
story-price_building = L’édifice Price a été achevé en 1931 ; c’était le premier gratte-ciel de la ville. Il a 18 étages. Il a d’abord été le siège d’une société qui fabriquait de la pâte et du papier. Depuis 1983, le gouvernement s’en sert de plusieurs façons. Depuis 2001, c’est aussi la résidence officielle du premier ministre du Québec.
story-grand_theatre = Le Grand Théâtre a été inauguré en 1971. Il a deux salles, et il y a aussi un conservatoire dans le bâtiment : on y joue donc de la musique et on l’y enseigne. L’Orchestre symphonique de Québec est l’un des groupes qui s’y produisent. Le théâtre est l’un des grands centres culturels du pays.
story-museum_civilization = Le musée a été inauguré en 1988. Il montre l’histoire des Québécois et des Premières Nations, et des millions de personnes l’ont visité. Une très grande barque du XVIIIe siècle se trouve dans le hall central. Le bâtiment est moderne, et les expositions emploient les techniques les plus récentes. Le musée prend aussi soin de la maison Chevalier.
story-museum_fine_arts = Le musée a été bâti en 1933. C’est le premier musée de la ville que le gouvernement a payé. Depuis 2002, il se consacre aux seuls arts visuels. Il a trois pavillons et plus de 33 000 œuvres. On y trouve des œuvres de grands artistes du Québec et un vaste choix d’art inuit traditionnel.
story-guy_fregault = L’édifice a été construit entre 1942 et 1946 pour la commission qui indemnise les travailleurs après un accident. Pendant la Révolution tranquille, l’État l’a repris. Depuis 1980, il abrite le ministère de la Culture de la province. Il porte le nom de Guy Frégault, un historien qui a été à la tête de ce ministère.

## Personnes du siècle I

person-laval = François de Montmorency-Laval
    .role = Premier évêque de Québec
story-person-laval = Laval a été le premier évêque nommé pour la ville de Québec. En 1663, il fonde le Séminaire de Québec, une école pour les prêtres. Il avait le zèle d’un missionnaire et un esprit ferme, et il a donné à la Nouvelle-France une tradition catholique indépendante. L’Université Laval porte son nom. Il repose dans la crypte de la basilique-cathédrale Notre-Dame.
person-champlain = Samuel de Champlain
    .role = Fondateur de Québec
story-person-champlain = Champlain était soldat et cartographe. En 1603, il atteint le Saint-Laurent, et en 1608 il revient et fonde la ville de Québec. Son Habitation en est le premier bâtiment. Il a aussi été gouverneur, et on l’appelle le père de la Nouvelle-France. Ses cartes sont importantes, car elles contiennent de nombreux détails sur l’histoire de l’Amérique du Nord.
person-lescarbot = Marc Lescarbot
    .role = Auteur de la première pièce
story-person-lescarbot = Lescarbot était avocat, écrivain et voyageur. Il vient en Nouvelle-France en 1606, deux ans avant la fondation de Québec. Il y met en scène « Le Théâtre de Neptune », la première pièce de théâtre d’Amérique du Nord. Il publie plus tard une importante histoire des établissements français. Dans le jeu, il figure sur l’une des tuiles de leaders du premier siècle.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = En 1665, Louis XIV nomme Jean Talon intendant de la Nouvelle-France. La colonie a trop peu d’habitants ; de son temps, la population double. Avec la pêche, l’agriculture et d’autres industries, la colonie peut se suffire à elle-même. Sa nomination est aussi un événement de ce jeu. À Québec, il a occupé le terrain où l’on bâtira plus tard la maison Dumont.
person-frontenac = Comte de Frontenac
    .role = Gouverneur général
story-person-frontenac = Frontenac a peut-être été le plus célèbre gouverneur général de la Nouvelle-France. En 1690, les Britanniques lui demandent de rendre la ville de Québec. Il dit qu’il répondra par la bouche de ses canons, et il défend la ville. En 1691, il ordonne la Batterie royale, et en 1693 la redoute du Cap-Diamant. Il repose dans la crypte de la cathédrale.

## Personnes du siècle II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Hocquart a été intendant de la Nouvelle-France de 1731 à 1748. Il a beaucoup travaillé à développer la colonie. Il a créé les forges du Saint-Maurice, et il a fait construire le chemin du Roy, qui a uni le commerce de toute la colonie. De son temps, on a bâti deux maisons de ce jeu, la maison Gervais-Beaudoin et la maison Maillou.
person-montcalm = Louis-Joseph de Montcalm
    .role = Général
story-person-montcalm = Montcalm arrive en 1756, l’année où commence la guerre de Sept Ans. Comme général, il remporte des victoires importantes contre les Britanniques. En 1759, il défend la ville de Québec pendant son dernier siège, et il meurt. La bataille des plaines d’Abraham n’avait duré qu’environ quinze minutes. L’année suivante, en 1760, la Nouvelle-France tombe.
person-briand = Jean-Olivier Briand
    .role = Évêque de Québec
story-person-briand = Briand était évêque au temps où les Britanniques venaient de prendre la colonie. Il leur a montré sa loyauté, et il a ainsi assuré l’avenir de l’Église catholique sous le régime britannique. Après 1763, il a rétabli tout le réseau de ses prêtres. Lui-même menait une vie d’une très grande modestie.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Ingénieur militaire
story-person-chaussegros_de_lery = Chaussegros de Léry était ingénieur militaire et il arrive en 1716. Il a conçu la citadelle de Québec. Il a aussi conçu des maisons de ville à l’abri du feu ; depuis le grand incendie de 1682, des lois sévères demandaient des maisons de pierre. Pour son œuvre, on l’appelle le père de l’architecture canadienne. De son temps, on construisait la redoute Dauphine.
person-baillairge = Jean Baillairgé
    .role = Maître charpentier
story-person-baillairge = Jean Baillairgé était maître charpentier et il vient à Québec en 1741. Il a fondé une célèbre famille d’artistes. En 1768, il restaure la basilique-cathédrale Notre-Dame, après la guerre de la Conquête. Un architecte du même nom, Thomas Baillairgé, a dessiné plus tard deux autres bâtiments de ce jeu : la résidence de l’évêque et le Musée de l’Amérique française.

## Personnes du siècle III

person-desjardins = Alphonse Desjardins
    .role = Fondateur des caisses populaires
story-person-desjardins = Desjardins a fondé la première caisse d’épargne du Québec en 1900. Elle devait prêter de l’argent aux francophones qui en avaient besoin. C’était le début d’un groupe financier qui est une coopérative : il appartient à ses membres. Ce groupe est aujourd’hui connu dans le monde entier. Dans le jeu, Desjardins figure sur l’une des tuiles de leaders.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = Premier premier ministre du Québec
story-person-chauveau = Chauveau était un écrivain estimé qui avait commencé par des poèmes. En 1867, la province de Québec reçoit un gouvernement à elle, et il en devient le premier chef. Plus tard, il a été président du Sénat et doyen d’université. L’édifice du parlement de la province n’existait pas encore en 1867. Il a été construit de 1877 à 1886.
person-dufferin = Lord Dufferin
    .role = Gouverneur général
story-person-dufferin = Lord Dufferin était gouverneur général. Quand on a voulu démolir les remparts historiques de la ville de Québec, il les a sauvés. Il a aussi fait de la Citadelle une résidence. Il a fait réaménager la terrasse à la belle vue, qui porte aujourd’hui son nom : la terrasse Dufferin. On a retrouvé dessous les ruines d’une résidence plus ancienne, le château Saint-Louis.
person-garneau = François-Xavier Garneau
    .role = Historien
story-person-garneau = Garneau a publié sa grande « Histoire du Canada » en 1845. Par ce livre, il voulait réfuter Lord Durham. Il est devenu ainsi un pionnier de la culture et l’historien le plus influent de son pays. Deux autres personnes de ce jeu sont connues pour leurs écrits : Marc Lescarbot et Pierre-Joseph-Olivier Chauveau, premier chef du gouvernement du Québec.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = Premier cardinal canadien
story-person-taschereau = En 1847, Taschereau, qui était prêtre, a risqué sa vie pour des immigrants d’Irlande qui étaient malades. Plus tard, il a été l’un des fondateurs de l’Université Laval, issue du Séminaire de Québec. En 1886, il est devenu cardinal. C’était le premier cardinal de l’histoire du Canada ; un autre, dans ce jeu, est Marc Ouellet.

## Personnes du siècle IV

person-michaelle_jean = Michaëlle Jean
    .role = Gouverneure générale
story-person-michaelle_jean = Michaëlle Jean a été gouverneure générale de 2005 à 2010. C’était la première femme noire dans cette charge. Elle a défendu l’égalité entre les femmes et les hommes et la solidarité entre les cultures, aussi en 2008, quand Québec a fêté son 400e anniversaire. Lord Dufferin, qui a fait de la Citadelle une résidence, est un autre gouverneur général de ce jeu.
person-lepage = Robert Lepage
    .role = Metteur en scène
story-person-lepage = Robert Lepage est un metteur en scène dont le théâtre et les opéras sont connus dans le monde entier. Il y emploie les techniques les plus récentes et a transformé ces deux arts. En 2008, Québec a fêté son 400e anniversaire, et il en a raconté l’histoire en images : il les a projetées sur les silos du port de la capitale.
person-simons = Peter Simons
    .role = Marchand
story-person-simons = Peter Simons a dirigé La Maison Simons de 1996 à 2022. Ces magasins appartiennent depuis longtemps à sa famille. Quand il était à la tête de l’entreprise, elle a ouvert des magasins dans tout le Canada. En 2008, Québec a fêté son 400e anniversaire. Il a fait à la ville un cadeau pour cette fête, la fontaine de Tourny.
person-ouellet = Marc Ouellet
    .role = Cardinal
story-person-ouellet = Marc Ouellet est devenu cardinal en 2003 et il avait beaucoup d’influence. Dans les débats de son temps, il a défendu avec force les valeurs de l’Église catholique. En 2008, il a dirigé le Congrès eucharistique par lequel l’Église a marqué le 400e anniversaire de Québec. Avant lui, en 1886, Elzéar-Alexandre Taschereau avait été le premier cardinal du Canada.
person-labeaume = Régis Labeaume
    .role = Maire de Québec
story-person-labeaume = Régis Labeaume est devenu maire de Québec en 2007. Un an plus tard, en 2008, la ville a fêté son 400e anniversaire, et les fêtes ont donné une vie nouvelle à la capitale. Quand il était maire, l’économie a beaucoup grandi, et la ville s’est développée. L’hôtel de ville, où siège le conseil, avait été rénové pour l’anniversaire.

## Événements

story-1603 = En 1603, Samuel de Champlain atteint le Saint-Laurent. Il appelle la région Québec, d’après un mot algonquin pour l’endroit « où le fleuve se resserre ». En 1608, il revient fonder une colonie. Dans le jeu, le joueur qui a le plus grand groupe de bâtiments reliés marque 8 points tout à la fin. En cas d’égalité, chacun de ces joueurs marque 8 points.
story-1663 = En 1663, Louis XIV crée le Conseil souverain pour gouverner la Nouvelle-France. Il a trois membres : le gouverneur pour les affaires militaires, l’intendant pour les affaires civiles et l’évêque pour les affaires religieuses. Dans le jeu, trois couleurs comptent : le premier joueur qui a des jetons sur deux bâtiments de chacune de trois couleurs marque 8 points, et le deuxième en marque 4.
story-1665 = En 1665, Louis XIV nomme Jean Talon intendant de la Nouvelle-France. La colonie est alors petite et a trop peu d’habitants. Par son initiative et son énergie, il la fait prospérer. Dans le jeu, le premier joueur qui a un jeton de trois étoiles dans chacune des quatre couleurs marque 8 points, et le deuxième joueur en marque 4.
story-1682 = En 1682, il y a un très grand incendie à la place Royale. Ensuite, des lois sévères disent que les maisons doivent être bâties en pierre. Le style canadien-français commence ainsi, avec des murs de pierre et des toits inclinés à 52 degrés. Dans le jeu, le premier joueur qui a des jetons sur trois bâtiments de culture marque 8 points, et le deuxième joueur en marque 4.
story-1756 = De 1756 à 1763, on se bat dans la guerre de Sept Ans pour la domination des colonies. Les Britanniques ont plus d’hommes. En 1759, la bataille de Québec annonce la fin du régime français, et en 1760 la Nouvelle-France tombe. Dans le jeu, on peut encore prendre un leader pendant ce siècle, mais cela n’active aucun ouvrier.
story-1759 = En 1759, les Britanniques battent les Français sur les plaines d’Abraham dans une bataille de quinze minutes seulement. Ils prennent la capitale de la Nouvelle-France, et le régime français en Amérique du Nord va finir. Dans le jeu, après le décompte de la Citadelle, la moitié des ouvriers que chaque joueur y a passe par cascade en politique, au plus cinq par joueur.
story-1763 = Après la guerre de Sept Ans, le roi George III publie la Proclamation royale de 1763. C’était une loi britannique, et elle disait comment gouverner des territoires en Amérique du Nord. Les administrateurs français ont dû partir. Dans le jeu aussi, il n’y a plus de leaders pour un temps : pendant ce siècle, personne ne peut en prendre.
story-1775 = En 1775, des Américains envahissent le pays, et les Britanniques les repoussent. Ensuite, on bâtit des murs de pierre massifs et la grande Citadelle, et l’on appelle la ville le « Gibraltar d’Amérique du Nord ». Le palais de l’Intendant a été détruit la même année. Dans le jeu, un bâtiment d’une seule étape ne reçoit pas de jeton s’il est achevé pendant ce siècle.
story-1800 = Entre 1800 et 1830, un très grand nombre de gens viennent de Grande-Bretagne et d’Irlande. Québec devient une capitale cosmopolite, et un quart de ses habitants parlent anglais. Dans le jeu, il y a aussi plus d’ouvriers : un joueur qui ouvre un chantier pendant ce siècle active quatre ouvriers au lieu de trois.
story-1812 = En 1812, les États-Unis tentent d’envahir le Canada. Les forces britanniques et des hommes recrutés au Canada les repoussent. La colonie en est plus étroitement liée à la Couronne britannique. Dans le jeu, des ouvriers manquent, comme si on les avait recrutés : un joueur qui ouvre un chantier pendant ce siècle n’active que deux ouvriers au lieu de trois.
story-1867 = En 1867, l’Acte de l’Amérique du Nord britannique donne au Canada un gouvernement à lui. La ville de Québec ne devient pas la capitale du pays, mais le siège du nouveau gouvernement de la province. Dans le jeu, la carte aide les joueurs en retard : quand on la révèle, le premier au classement active un ouvrier, le suivant deux, et ainsi de suite.
story-1871 = La Commission des canaux de 1871 a été un coup dur pour l’économie de Québec. Une grande partie du commerce maritime est partie vers des villes industrielles plus loin dans l’intérieur. À long terme, le port de Montréal en a profité. Dans le jeu, les joueurs perdent des ouvriers : après le décompte de ce siècle, personne ne garde plus de trois ouvriers actifs.
story-1917 = En 1917, il y a eu une crise de la conscription, qui a montré combien le pays était divisé. Bien des francophones ne voulaient pas être forcés au service militaire. En 1918, il y a eu de violentes émeutes à Québec, et des civils ont été tués par balle. Dans le jeu, avant le décompte, chacun reprend ses ouvriers de chaque zone où il n’en a qu’un ou deux.
story-1955 = Le Carnaval d’hiver de Québec a ses racines dans des traditions de la Nouvelle-France. En 1955, il a lieu officiellement pour la première fois. Sa mascotte s’appelle Bonhomme. C’est devenu la plus grande et la plus célèbre fête d’hiver du monde. Dans le jeu, chaque joueur qui a un ouvrier dans les cinq zones marque 5 points avant le décompte de ce siècle.
story-2001 = En 2001, le Sommet des Amériques a lieu à Québec. Des dizaines de milliers de personnes viennent manifester contre la mondialisation ; on n’avait encore rien vu de tel. La police réagit avec force, et cela est controversé. Dans le jeu, des ouvriers ne peuvent passer par cascade dans une zone que si leur joueur y a déjà au moins un ouvrier.
story-2008 = En 2008, Québec fête son 400e anniversaire avec 300 événements. Il y a des vedettes comme Céline Dion, et des invités importants viennent du monde entier. Les habitants sont fiers de leur ville et de son histoire. Dans le jeu, seuls les joueurs présents dans les quatre zones de couleur font des cascades pendant ce siècle.

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
