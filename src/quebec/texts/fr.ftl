### Français. Le fonctionnement des catalogues est décrit dans docs/texts.md.

# Les paramètres régionaux, pour les nombres et les pluriels.
locale = fr-CA

## Nombres de choses. Les messages qui y renvoient reçoivent le nombre sous le même nom.

vp = { $points ->
    [one] { $points } PV
   *[other] { $points } PV
}
workers = { $number ->
    [one] { $number } ouvrier
   *[other] { $number } ouvriers
}
active-workers = { $number ->
    [one] { $number } ouvrier actif
   *[other] { $number } ouvriers actifs
}
passive-workers = { $number ->
    [one] { $number } ouvrier passif
   *[other] { $number } ouvriers passifs
}
with-stages = { $stages ->
    [0] sans aucune étape
    [one] avec { $stages } étape
   *[other] avec { $stages } étapes
}
stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
buildings = { $number ->
    [one] 1 bâtiment
   *[other] { $number } bâtiments
}

## Listes

list-comma = { $head }, { $last }
list-semicolon = { $head } ; { $last }
list-and = { $head } et { $last }
list-count = { $player } { $number }
labelled = { $label } : { $said }

## Zones

zone-religion = Religion
    .the = la zone religieuse
    .of = de la zone religieuse
zone-politics = Politique
    .the = la zone politique
    .of = de la zone politique
zone-economy = Économie
    .the = la zone économique
    .of = de la zone économique
zone-culture = Culture
    .the = la zone culturelle
    .of = de la zone culturelle
zone-citadelle = Citadelle
    .the = la Citadelle
    .of = de la Citadelle

## Quartiers ; .action dit ce que fait leur action complémentaire

district-protestant = Quartier protestant
    .the = le Quartier protestant
    .of = du Quartier protestant
    .to = au Quartier protestant
    .action = placer 1 ouvrier dans la Citadelle et 1 dans une autre zone
district-irish = Quartier irlandais
    .the = le Quartier irlandais
    .of = du Quartier irlandais
    .to = au Quartier irlandais
    .action = activer 1 ouvrier, marquer 1 PV et placer 1 ouvrier dans une zone
district-jewish = Quartier juif
    .the = le Quartier juif
    .of = du Quartier juif
    .to = au Quartier juif
    .action = placer 1 ouvrier dans une zone, puis en déplacer 1 ou 2 d’une zone à une autre
district-municipal_administration = Administration municipale
    .the = l’Administration municipale
    .of = de l’Administration municipale
    .to = à l’Administration municipale
    .action = placer jusqu’à 2 ouvriers dans la zone religieuse ou dans la zone économique
district-provincial_administration = { $edition ->
    [2011] Administration nationale
   *[2026] Administration provinciale
}
    .the = { $edition ->
    [2011] l’Administration nationale
   *[2026] l’Administration provinciale
}
    .of = { $edition ->
    [2011] de l’Administration nationale
   *[2026] de l’Administration provinciale
}
    .to = { $edition ->
    [2011] à l’Administration nationale
   *[2026] à l’Administration provinciale
}
    .action = placer jusqu’à 2 ouvriers dans la zone politique ou dans la zone culturelle
district-military_administration = { $edition ->
    [2011] Contingent militaire
   *[2026] Administration militaire
}
    .the = { $edition ->
    [2011] le Contingent militaire
   *[2026] l’Administration militaire
}
    .of = { $edition ->
    [2011] du Contingent militaire
   *[2026] de l’Administration militaire
}
    .to = { $edition ->
    [2011] au Contingent militaire
   *[2026] à l’Administration militaire
}
    .action = placer jusqu’à 2 ouvriers dans la Citadelle
district-port = Quartier portuaire
    .the = le Quartier portuaire
    .of = du Quartier portuaire
    .to = au Quartier portuaire
    .action = activer 3 ouvriers
district-mansion = Quartier bourgeois
    .the = le Quartier bourgeois
    .of = du Quartier bourgeois
    .to = au Quartier bourgeois
    .action = ouvrir un chantier
district-business = Quartier des affaires
    .the = le Quartier des affaires
    .of = du Quartier des affaires
    .to = au Quartier des affaires
    .action = construire une étape d’un autre bâtiment, d’abord avec des ouvriers passifs
district-academic = Quartier académique
    .the = le Quartier académique
    .of = du Quartier académique
    .to = au Quartier académique
    .action = marquer 1, 3 ou 4 PV si vos ouvriers occupent 1, 2 ou au moins 3 zones
district-entertainment = Quartier des spectacles
    .the = le Quartier des spectacles
    .of = du Quartier des spectacles
    .to = au Quartier des spectacles
    .action = marquer 1, 3 ou 4 PV pour 1, 2 ou au moins 3 ouvriers actifs
district-arts = Quartier artistique
    .the = le Quartier artistique
    .of = du Quartier artistique
    .to = au Quartier artistique
    .action = ajouter une étoile à l’un de vos jetons
district-archdiocese = Archidiocèse
    .the = l’Archidiocèse
    .of = de l’Archidiocèse
    .to = à l’Archidiocèse
    .action = utiliser l’un des autres quartiers religieux
district-seat_of_government = Siège du gouvernement
    .the = le Siège du gouvernement
    .of = du Siège du gouvernement
    .to = au Siège du gouvernement
    .action = utiliser l’un des autres quartiers politiques
district-trading_hub = { $edition ->
    [2011] Grand marché public
   *[2026] Carrefour commercial
}
    .the = { $edition ->
    [2011] le Grand marché public
   *[2026] le Carrefour commercial
}
    .of = { $edition ->
    [2011] du Grand marché public
   *[2026] du Carrefour commercial
}
    .to = { $edition ->
    [2011] au Grand marché public
   *[2026] au Carrefour commercial
}
    .action = utiliser l’un des autres quartiers économiques
district-heritage_site = { $edition ->
    [2011] Club social
   *[2026] Site patrimonial
}
    .the = { $edition ->
    [2011] le Club social
   *[2026] le Site patrimonial
}
    .of = { $edition ->
    [2011] du Club social
   *[2026] du Site patrimonial
}
    .to = { $edition ->
    [2011] au Club social
   *[2026] au Site patrimonial
}
    .action = utiliser l’un des autres quartiers culturels

## Leaders ; .power dit ce qu’apporte un leader. Les deux derniers sont ceux du jeu à deux.

leader-religious = Leader religieux
    .the = le leader religieux
    .power = une étape sur votre propre bâtiment vous donne aussi son action complémentaire
leader-political = Leader politique
    .the = le leader politique
    .power = vos ouvriers sur un bâtiment qui s’achève peuvent aller dans une autre zone de couleur
leader-economic = Leader économique
    .the = le leader économique
    .power = l’architecte neutre travaille pour vous jusqu’à la fin du siècle
leader-cultural = Leader culturel
    .the = le leader culturel
    .power = { $stages ->
    [2] chaque jeton que vous posez rapporte { $bonus ->
        [0] 2 ou 3
       *[1] 3 ou 4
    } PV pour ses 2 ou 3 étoiles
   *[1] chaque jeton que vous posez rapporte { $bonus ->
        [0] 1, 2 ou 3
       *[1] 2, 3 ou 4
    } PV pour ses 1, 2 ou 3 étoiles
}
leader-citadelle = Leader de la Citadelle
    .the = le leader de la Citadelle
    .power = 3 de vos ouvriers vont dans la Citadelle, les passifs d’abord
leader-political2 = Leader politique
    .the = le leader politique
    .power = 2 ouvriers vont dans chacune de deux zones opposées, les passifs d’abord
leader-economic2 = Leader économique
    .the = le leader économique
    .power = vous construisez l’étape suivante du bâtiment de l’architecte neutre, d’abord avec des ouvriers passifs

## Événements ; .effect dit ce que fait la carte

event-1603 = Premier voyage de Samuel de Champlain
    .year = 1603
    .effect = À la fin de la partie, le plus grand groupe de bâtiments adjacents rapporte 8 PV, à chacun en cas d’égalité.
event-1663 = { $edition ->
    [2011] Naissance du Conseil souverain et racines du gouvernement québécois
   *[2026] Naissance du Conseil souverain et du gouvernement du Québec
}
    .year = 1663
    .effect = Des jetons sur deux bâtiments dans chacune de trois couleurs : 8 PV au premier qui les réunit, 4 au deuxième.
event-1665 = Arrivée de Jean Talon comme intendant de Québec
    .year = 1665
    .effect = Un jeton à 3 étoiles dans chacune des quatre couleurs : 8 PV au premier qui les réunit, 4 au deuxième.
event-1682 = { $edition ->
    [2011] Incendie majeur et début du style architectural canadien-français
   *[2026] Incendie du fort de Québec et début du style architectural canadien-français
}
    .year = 1682
    .effect = Des jetons sur trois bâtiments culturels : 8 PV au premier qui les réunit, 4 au deuxième.
event-1756 = Guerre de Sept Ans
    .year = 1756–1763
    .effect = Prendre un leader n’active aucun ouvrier.
event-1759 = Bataille des plaines d’Abraham
    .year = 1759
    .effect = Depuis la Citadelle, chaque joueur fait une cascade vers la zone politique, pas seulement le joueur majoritaire.
event-1763 = Proclamation royale et départ des élites françaises
    .year = 1763
    .effect = Personne ne peut prendre de leader.
event-1775 = Fortification de Québec devant l’invasion américaine
    .year = 1775
    .effect = Un bâtiment achevé avec une seule étape ne reçoit pas de jeton.
event-1800 = Immigration britannique massive
    .year = 1800–1830
    .effect = Ouvrir un chantier active 4 ouvriers.
event-1812 = Guerre contre les États-Unis
    .year = 1812
    .effect = Ouvrir un chantier active 2 ouvriers.
event-1867 = Québec devient capitale provinciale
    .year = 1867
    .effect = Chaque joueur active tout de suite autant d’ouvriers que son rang : 1 pour le premier, 2 pour le deuxième, et ainsi de suite.
event-1871 = { $edition ->
    [2011] Commission des canaux du Canada et déclin économique du port de Québec
   *[2026] Commission des canaux et déclin de l’économie portuaire de Québec
}
    .year = 1871
    .effect = Après le décompte de ce siècle, chaque joueur garde au plus 3 ouvriers actifs.
event-1917 = Crise de la conscription
    .year = 1917
    .effect = Avant le décompte, dans chaque zone où un joueur n’a que 1 ou 2 ouvriers, ceux-ci deviennent passifs.
event-1955 = { $edition ->
    [2011] Première édition officielle du Carnaval d’hiver de Québec
   *[2026] Premier Carnaval d’hiver de Québec
}
    .year = 1955
    .effect = Avant le décompte, 5 PV à chaque joueur présent dans les cinq zones.
event-2001 = { $edition ->
    [2011] Manifestations contre la mondialisation lors du Sommet des Amériques
   *[2026] Sommet des Amériques et manifestations contre la mondialisation
}
    .year = 2001
    .effect = On ne fait de cascade que vers une zone où l’on a déjà un ouvrier.
event-2008 = { $edition ->
    [2011] Célébration du 400e anniversaire de Québec
   *[2026] 400e anniversaire de Québec
}
    .year = 2008
    .effect = Seuls les joueurs présents dans les quatre zones de couleur au début du décompte font des cascades.

## Bâtiments ; dans une phrase, le nom générique prend la minuscule

building-notre_dame_cathedral = Basilique-cathédrale Notre-Dame
    .the = la basilique-cathédrale Notre-Dame
    .of = de la basilique-cathédrale Notre-Dame
    .short = Notre-Dame
building-seminary = Séminaire de Québec
    .the = le Séminaire de Québec
    .of = du Séminaire de Québec
    .short = Séminaire
building-notre_dame_des_victoires = Église Notre-Dame-des-Victoires
    .the = l’église Notre-Dame-des-Victoires
    .of = de l’église Notre-Dame-des-Victoires
    .short = Victoires
building-hotel_dieu = Hôtel-Dieu de Québec
    .the = l’Hôtel-Dieu de Québec
    .of = de l’Hôtel-Dieu de Québec
    .short = Hôtel-Dieu
building-chateau_st_louis = Château Saint-Louis
    .the = le château Saint-Louis
    .of = du château Saint-Louis
    .short = Saint-Louis
building-batterie_royale = Batterie royale
    .the = la batterie royale
    .of = de la batterie royale
    .short = Batterie
building-champlain_habitation = Habitation de Champlain
    .the = l’habitation de Champlain
    .of = de l’habitation de Champlain
    .short = L’Habitation
building-demers_house = Maison Demers
    .the = la maison Demers
    .of = de la maison Demers
    .short = Demers
building-dumont_house = Maison Dumont
    .the = la maison Dumont
    .of = de la maison Dumont
    .short = Dumont
building-jacquet_house = Maison Jacquet
    .the = la maison Jacquet
    .of = de la maison Jacquet
    .short = Jacquet
building-jolliet_house = Maison Louis-Jolliet
    .the = la maison Louis-Jolliet
    .of = de la maison Louis-Jolliet
    .short = Jolliet
building-ursulines_chapel = Chapelle des Ursulines
    .the = la chapelle des Ursulines
    .of = de la chapelle des Ursulines
    .short = Les Ursulines
building-holy_trinity_cathedral = Cathédrale Holy Trinity
    .the = la cathédrale Holy Trinity
    .of = de la cathédrale Holy Trinity
    .short = Holy Trinity
building-cap_diamant_redoubt = Redoute du Cap-Diamant
    .the = la redoute du Cap-Diamant
    .of = de la redoute du Cap-Diamant
    .short = Cap-Diamant
building-dauphine_redoubt = Redoute Dauphine
    .the = la redoute Dauphine
    .of = de la redoute Dauphine
    .short = Dauphine
building-chateau_haldimand = Château Haldimand
    .the = le château Haldimand
    .of = du château Haldimand
    .short = Haldimand
building-intendants_palace = Palais de l’Intendant
    .the = le palais de l’Intendant
    .of = du palais de l’Intendant
    .short = L’Intendant
building-barbel_house = Maison Barbel
    .the = la maison Barbel
    .of = de la maison Barbel
    .short = Barbel
building-chevalier_house = Maison Chevalier
    .the = la maison Chevalier
    .of = de la maison Chevalier
    .short = Chevalier
building-maillou_house = Maison Maillou
    .the = la maison Maillou
    .of = de la maison Maillou
    .short = Maillou
building-maizerets_manor = Domaine de Maizerets
    .the = le domaine de Maizerets
    .of = du domaine de Maizerets
    .short = Maizerets
building-gervais_beaudoin_house = Maison Gervais-Beaudoin
    .the = la maison Gervais-Beaudoin
    .of = de la maison Gervais-Beaudoin
    .short = Beaudoin
building-jesuit_chapel = Chapelle des Jésuites
    .the = la chapelle des Jésuites
    .of = de la chapelle des Jésuites
    .short = Jésuites
building-archdiocese_of_quebec = Archevêché de Québec
    .the = l’archevêché de Québec
    .of = de l’archevêché de Québec
    .short = Archevêché
building-kirk_hall = Kirk Hall
    .the = le Kirk Hall
    .of = du Kirk Hall
    .short = Kirk Hall
building-city_hall = Hôtel de ville
    .the = l’hôtel de ville
    .of = de l’hôtel de ville
    .short = Hôtel de ville
building-parliament = Hôtel du Parlement
    .the = l’hôtel du Parlement
    .of = de l’hôtel du Parlement
    .short = Parlement
building-chateau_frontenac = Château Frontenac
    .the = le Château Frontenac
    .of = du Château Frontenac
    .short = Frontenac
building-louis_st_laurent = Édifice Louis-S.-St-Laurent
    .the = l’édifice Louis-S.-St-Laurent
    .of = de l’édifice Louis-S.-St-Laurent
    .short = St-Laurent
building-customs_building = Édifice de la Douane
    .the = l’édifice de la Douane
    .of = de l’édifice de la Douane
    .short = Douane
building-thibaudeau_warehouse = Entrepôt Thibaudeau
    .the = l’entrepôt Thibaudeau
    .of = de l’entrepôt Thibaudeau
    .short = Thibaudeau
building-museum_french_america = Musée de l’Amérique française
    .the = le Musée de l’Amérique française
    .of = du Musée de l’Amérique française
    .short = Amérique fr.
building-capitol_theatre = Théâtre Capitole
    .the = le théâtre Capitole
    .of = du théâtre Capitole
    .short = Capitole
building-saint_roch = Église Saint-Roch
    .the = l’église Saint-Roch
    .of = de l’église Saint-Roch
    .short = Saint-Roch
building-saint_coeur_de_marie = Église Saint-Cœur-de-Marie
    .the = l’église Saint-Cœur-de-Marie
    .of = de l’église Saint-Cœur-de-Marie
    .short = Cœur-de-Marie
building-andre_laurendeau = Édifice André-Laurendeau
    .the = l’édifice André-Laurendeau
    .of = de l’édifice André-Laurendeau
    .short = Laurendeau
building-health_and_welfare = Édifice de la Santé et du Bien-être
    .the = l’édifice de la Santé et du Bien-être
    .of = de l’édifice de la Santé et du Bien-être
    .short = Santé
building-marie_guyart = Édifice Marie-Guyart
    .the = l’édifice Marie-Guyart
    .of = de l’édifice Marie-Guyart
    .short = Marie-Guyart
building-le_concorde = Hôtel Le Concorde
    .the = l’hôtel Le Concorde
    .of = de l’hôtel Le Concorde
    .short = Concorde
building-price_building = Édifice Price
    .the = l’édifice Price
    .of = de l’édifice Price
    .short = Price
building-grand_theatre = Grand Théâtre de Québec
    .the = le Grand Théâtre de Québec
    .of = du Grand Théâtre de Québec
    .short = Grand Théâtre
building-museum_civilization = Musée de la civilisation
    .the = le Musée de la civilisation
    .of = du Musée de la civilisation
    .short = Civilisation
building-museum_fine_arts = Musée national des beaux-arts du Québec
    .the = le Musée national des beaux-arts du Québec
    .of = du Musée national des beaux-arts du Québec
    .short = Beaux-arts
building-guy_fregault = Édifice Guy-Frégault
    .the = l’édifice Guy-Frégault
    .of = de l’édifice Guy-Frégault
    .short = Guy-Frégault

## Un emplacement dont on connaît le bâtiment, ou dont on ne le connaît pas

site = { $building } ({ $code })
    .the = { $building-the } ({ $code })
    .of = { $building-of } ({ $code })
site-bare = emplacement { $code }
    .the = l’emplacement { $code }
    .of = de l’emplacement { $code }

## Une place dont on ne connaît pas le joueur

seat = le joueur { $number }

## Couleurs des joueurs

colour-black = Noir
colour-white = Blanc
colour-green = Vert
colour-orange = Orange
colour-pink = Rose

## Siècles

century-1 = Siècle I
    .the = le siècle I
    .of = du siècle I
    .title = { $edition ->
    [2011] Missionnaires et premiers colons
   *[2026] Missionnaires et premier établissement
}
century-2 = Siècle II
    .the = le siècle II
    .of = du siècle II
    .title = Entre deux empires
century-3 = Siècle III
    .the = le siècle III
    .of = du siècle III
    .title = Urbanisation d’une capitale
century-4 = Siècle IV
    .the = le siècle IV
    .of = du siècle IV
    .title = { $edition ->
    [2011] Vers une ville patrimoniale
   *[2026] En route vers le patrimoine mondial
}

## Actions d’un tour

action-start = { $edition ->
    [2011] Mettre en chantier un nouveau bâtiment
   *[2026] Ouvrir un chantier
}
action-stage = { $edition ->
    [2011] Contribuer à un bâtiment
   *[2026] Construire une étape
}
action-leader = Prendre un leader
action-send = { $edition ->
    [2011] Envoyer un ouvrier dans une zone d’influence
   *[2026] Envoyer 1 ouvrier
}

## Règles

ruleset-2011-family = 2011, version familiale
ruleset-2011 = 2011, version complète
ruleset-2011-events = 2011, version complète avec événements
ruleset-2026 = 2026

## Faits : le journal d’une partie

fact-turn-began = À { $player } de jouer
fact-workers-passive-active = { $player } active { workers }
    .did = active { workers }
fact-workers-active-passive = { $player } : { $number ->
    [one] { active-workers } devient passif
   *[other] { active-workers } deviennent passifs
}
fact-workers-active-zone = { $player } envoie { active-workers } dans { $zone-the }
    .did = envoie { workers } dans { $zone-the }
fact-workers-passive-zone = { $player } place { passive-workers } dans { $zone-the }
    .did = place { workers } dans { $zone-the }
fact-workers-zone-zone = { $player } déplace { workers } { $source-of } vers { $zone-the }
    .did = déplace { workers } { $source-of } vers { $zone-the }
fact-workers-zone-active = { $player } : { $number ->
    [one] { workers } { $zone-of } devient actif
   *[other] { workers } { $zone-of } deviennent actifs
}
fact-workers-zone-passive = { $player } : { $number ->
    [one] { workers } { $zone-of } devient passif
   *[other] { workers } { $zone-of } deviennent passifs
}
fact-workers-active-site = { $player } pose { active-workers } sur { $building-the }
fact-workers-passive-site = { $player } pose { passive-workers } sur { $building-the }
fact-workers-site-zone = { $player } : { $number ->
    [one] { workers } passe { $building-of } à { $zone-the }
   *[other] { workers } passent { $building-of } à { $zone-the }
}
fact-stage-constructed = { $player } construit l’étape { $stage } { $building-of }
    .did = construit la { $stage ->
        [1] première
        [2] deuxième
       *[3] troisième
    } étape { $building-of }
fact-architect-placed = { $player } met en chantier { $building-the }
    .did = met en chantier { $building-the }
fact-architect-placed-neutral = { $player } met en chantier { $building-the } avec l’architecte neutre
    .did = met en chantier { $building-the } avec l’architecte neutre
fact-architect-left = { $player } retire son architecte { $building-of }
    .did = achève { $building-the }
fact-architect-left-neutral = L’architecte neutre quitte { $building-the }
    .did = achève { $building-the }
fact-building-completed = Bâtiment achevé { with-stages } : { $building }
fact-token-placed = { $player } pose un jeton à { stars } sur { $building-the }
fact-token-raised = { $player } porte à { stars } son jeton { $building-of }
    .did = porte à { stars } son jeton { $building-of }
fact-leader-taken = { $player } prend { $leader-the }
    .did = prend { $leader-the }
fact-leaders-returned = Tous les leaders sont rendus
fact-district-offered = { $player } peut utiliser { $district-the }
fact-district-chosen = { $player } choisit l’action { $district-of }
fact-declined = { $player } y renonce
fact-century-ended = Fin { $century-of }
fact-zone-scored = Décompte { $zone-of } : { $counts }
fact-cascade-blocked = { $player } ne fait pas de cascade depuis { $zone-the }, à cause de l’événement { $event-year }
fact-tiles-flipped = Bâtiments jamais mis en chantier : { $buildings }
fact-century-began = Début { $century-of } : { $century-title }
fact-event-revealed = Événement { $event-year } : { $event }. { $event-effect }
fact-event-ended = L’événement { $event-year } est terminé : { $event }
fact-scored-zone = { $player } marque { vp } pour ses ouvriers dans { $zone-the }
fact-scored-majority = { $player } marque { vp } pour la majorité dans { $zone-the }
fact-scored-district = { $player } marque { vp } grâce { $district-to }
    .did = marque { vp }
fact-scored-leader = { $player } marque { vp } grâce au leader culturel, pour le jeton { $building-of }
    .did = marque { vp }
fact-scored-event = { $player } marque { vp } pour l’événement { $event-year } : { $event }
    .did = marque { vp } pour l’événement { $event }
fact-scored-unfinished = { $player } marque { vp } pour ses ouvriers sur le chantier { $building-of }
fact-scored-active = { $player } marque { vp } pour ses ouvriers actifs
fact-scored-main_group = { $player } marque { vp } pour { $building-the }, dans son groupe principal
fact-scored-building = { $player } marque { vp } pour { $building-the }
fact-game-ended = La partie est terminée : { $counts }. { $winning ->
    [one] Victoire : { $winners }.
   *[other] Victoire partagée : { $winners }.
}

## Décisions : qui choisit quoi

decision-action = { $player } choisit une action
    .you = À vous : choisissez une action
decision-architect = { $player } choisit un architecte pour un nouveau chantier
    .you = Choisissez un architecte pour un nouveau chantier
decision-mansion = { $player } choisit un architecte pour un nouveau chantier, ou y renonce
    .you = Choisissez un architecte pour un nouveau chantier, ou renoncez-y
decision-site = { $player } choisit le chantier de son architecte
    .you = Choisissez le chantier de votre architecte
decision-hired-site = { $player } choisit le chantier de l’architecte neutre
    .you = Choisissez le chantier de l’architecte neutre
decision-neutral-site = { $player } choisit le chantier de l’architecte neutre
    .you = Choisissez le chantier de l’architecte neutre
decision-complete = { $player } choisit où vont ses ouvriers { $site-of }
    .you = Choisissez où vont vos ouvriers { $site-of }
decision-stage = { $player } choisit le bâtiment où construire une étape
    .you = Choisissez le bâtiment où construire une étape
decision-business = { $player } peut construire une étape d’un autre bâtiment, d’abord avec des ouvriers passifs
    .you = Vous pouvez construire une étape d’un autre bâtiment, d’abord avec des ouvriers passifs
decision-arts = { $player } peut ajouter une étoile à l’un de ses jetons
    .you = Vous pouvez ajouter une étoile à l’un de vos jetons
decision-perform = { $player } peut utiliser { $district-the }
    .you = Vous pouvez utiliser { $district-the }
decision-lend = { $player } peut utiliser { $district-the } comme un autre quartier
    .you = Vous pouvez utiliser { $district-the } comme un autre quartier
decision-choose-leader = { $player } choisit un leader
    .you = Choisissez un leader
decision-pair = { $player } choisit les deux zones opposées où vont ses ouvriers
    .you = Choisissez les deux zones opposées où vont vos ouvriers
decision-divide = { $player } choisit combien d’ouvriers vont dans { $zone-the } ; le reste va en face
    .you = Choisissez combien d’ouvriers vont dans { $zone-the } ; le reste va en face
decision-place-anywhere = { $player } peut placer 1 ouvrier dans une zone
    .you = Vous pouvez placer 1 ouvrier dans une zone
decision-place-in-citadelle = { $player } peut placer 1 ouvrier dans la Citadelle
    .you = Vous pouvez placer 1 ouvrier dans la Citadelle
decision-place-elsewhere = { $player } peut placer 1 ouvrier dans une zone de couleur
    .you = Vous pouvez placer 1 ouvrier dans une zone de couleur
decision-place-municipal = { $player } peut placer jusqu’à 2 ouvriers dans la zone religieuse ou économique
    .you = Vous pouvez placer jusqu’à 2 ouvriers dans la zone religieuse ou économique
decision-place-provincial = { $player } peut placer jusqu’à 2 ouvriers dans la zone politique ou culturelle
    .you = Vous pouvez placer jusqu’à 2 ouvriers dans la zone politique ou culturelle
decision-place-military = { $player } peut placer jusqu’à 2 ouvriers dans la Citadelle
    .you = Vous pouvez placer jusqu’à 2 ouvriers dans la Citadelle
decision-place-how-many = { $player } choisit combien d’ouvriers placer dans { $zone-the }
    .you = Choisissez combien d’ouvriers placer dans { $zone-the }
decision-shift-from = { $player } peut déplacer 1 ou 2 ouvriers d’une zone à une autre
    .you = Vous pouvez déplacer 1 ou 2 ouvriers d’une zone à une autre
decision-shift-how-many = { $player } choisit combien d’ouvriers quittent { $zone-the }
    .you = Choisissez combien d’ouvriers quittent { $zone-the }
decision-shift-1-to = { $player } choisit où va l’ouvrier { $zone-of }
    .you = Choisissez où va l’ouvrier { $zone-of }
decision-shift-2-to = { $player } choisit où vont les deux ouvriers { $zone-of }
    .you = Choisissez où vont les deux ouvriers { $zone-of }
decision-send = { $player } choisit la zone où va 1 ouvrier actif
    .you = Choisissez la zone où va 1 ouvrier actif

## Coups : ce que fait chaque choix

move-action-start-enter = { action-start } : votre architecte entre en jeu
move-action-start-leave = { action-start } : votre architecte quitte { $site-the } et l’achève { with-stages }
move-action-start-choose = { action-start }, avec votre architecte ou l’architecte neutre
move-action-stage = { action-stage } : vous avez { active-workers }
move-action-leader = { action-leader } : { $number ->
    [0] aucun ouvrier à activer
   *[other] vous activez d’abord { workers }
}
move-action-send = { action-send } : vous avez { active-workers }

move-architect-own-enter = Votre architecte, qui entre en jeu
move-architect-own-leave = Votre architecte, qui quitte { $site-the } et l’achève { with-stages }
move-architect-neutral-enter = L’architecte neutre, qui entre en jeu
move-architect-neutral-leave = L’architecte neutre, qui quitte { $site-the } et l’achève { with-stages }

# Ce qu’un nouveau chantier entraîne encore ; $said est l’un des messages ci-dessus.
start-neutral-leaves = { $said } ; l’architecte neutre quitte { $site-the } et l’achève { with-stages }
start-neutral-enters = { $said } ; l’architecte neutre entre aussi en jeu
start-activates = { $said } ; { $number ->
    [0] aucun ouvrier à activer
   *[other] vous activez { workers }
}
start-ends-century = { $said } ; plus aucun chantier n’est libre, le siècle prend donc fin
start-ends-game = { $said } ; plus aucun chantier n’est libre, la partie prend donc fin

move-site = { $site } : { $district }, { workers } par étape
move-site-neutral = { $site }, architecte neutre : { $district }, { workers } par étape

move-stage = { active-workers } sur { $site-the }, étape { $stage }
move-stage-action = { $said }, puis { $district-the } : { $gain }
move-stage-own = { $said } ; c’est votre bâtiment, donc sans action complémentaire
move-stage-nothing = { $said } ; { $district-the } serait sans effet

move-business = { $workers } sur { $site-the }, étape { $stage }
move-arts = Une étoile de plus sur { $site-the }, soit { stars }
move-perform = Utiliser { $district-the } : { $gain }
move-lend = Comme { $district-the } : { $gain }
move-leader = { $leader } : { $leader-power }
move-pair = Jusqu’à 2 ouvriers dans { $zone-the } et autant dans { $opposite-the }
move-divide = { workers } dans { $zone-the }, { $rest } dans { $opposite-the }
move-place = { $workers } dans { $zone-the }
move-place-up-to = Jusqu’à { workers } dans { $zone-the }
move-shift-from = Quitter { $zone-the }, où vous avez { workers }
move-shift-how-many = { $number ->
    [one] { workers } quitte { $zone-the }
   *[other] { workers } quittent { $zone-the }
}
move-shift-to = { workers } { $source-of } vers { $zone-the }
move-send = 1 ouvrier actif dans { $zone-the }, { $number ->
    [0] où vous n’avez encore aucun ouvrier
   *[other] où vous avez { workers }
}
move-complete = { $number ->
    [one] Votre ouvrier { $site-of } va dans { $zone-the }
   *[other] Vos { workers } { $site-of } vont dans { $zone-the }
}
move-complete-same = { $number ->
    [one] Votre ouvrier { $site-of } va dans { $zone-the }, comme tous les autres
   *[other] Vos { workers } { $site-of } vont dans { $zone-the }, comme tous les autres
}
move-skip = Y renoncer
move-skip-place = Ne placer aucun ouvrier
move-skip-shift = Ne déplacer aucun ouvrier

# Ce que donne une action complémentaire, quand on peut le dire d’avance
gain-action = { $district-action }
gain-points = { vp }
gain-workers = activer { workers }
gain-irish = { $number ->
    [0] marquer { vp } et placer 1 ouvrier dans une zone
   *[other] activer { workers }, marquer { vp } et placer 1 ouvrier dans une zone
}

## Un tour en une ligne : des infinitifs, reliés par « et »

turn = { $said }
turn-nothing = tout laisser en l’état
turn-start = mettre en chantier { $building-the }
turn-start-neutral = mettre en chantier { $building-the } avec l’architecte neutre
turn-complete = achever { $building-the } { with-stages }
turn-abandon = quitter { $building-the } sans aucune étape
turn-stage = { $edition ->
    [2011] contribuer à la construction { $building-of }
   *[2026] construire une étape { $building-of }
}
turn-leader = prendre { $leader-the }
turn-send = envoyer { workers } dans { $zone-the }
turn-move = déplacer { workers } { $source-of } vers { $zone-the }
turn-redirect = envoyer { workers } de ce bâtiment dans { $zone-the }
turn-activate = activer { workers }
turn-star = porter à { stars } le jeton { $building-of }
turn-score = marquer { vp }
turn-decline = renoncer { $district-to }
turn-ends-century = mettre fin au siècle
turn-ends-game = mettre fin à la partie
turn-kind-start = { $edition ->
    [2011] mettre en chantier un nouveau bâtiment
   *[2026] ouvrir un chantier
}
turn-kind-stage = { $edition ->
    [2011] contribuer à un bâtiment
   *[2026] construire une étape
}
turn-kind-leader = prendre un leader
turn-kind-send = envoyer 1 ouvrier
turn-instead-start = { $edition ->
    [2011] en mettant en chantier un nouveau bâtiment
   *[2026] en ouvrant un chantier
}
turn-instead-stage = { $edition ->
    [2011] en contribuant à un bâtiment
   *[2026] en construisant une étape
}
turn-instead-leader = en prenant un leader
turn-instead-send = en envoyant 1 ouvrier

## Pourquoi un tour est bon, comparé à un autre ou à la table telle qu’elle est

why = { $reasons }
why-points = { $reasons } : { $points } si le siècle finissait à ce moment
why-points-only = { $points } si le siècle finissait à ce moment
why-points-ended = { $reasons } : { $points } au décompte du siècle
why-points-ended-only = { $points } au décompte du siècle
why-gain = +{ vp } pour { $player }
    .you = +{ vp } pour vous
why-loss = −{ vp } pour { $player }
    .you = −{ vp } pour vous
why-zone = dans { $zone-the }
why-majority = ce tour prend la majorité { $zones }
why-majority-from = ce tour prend à { $player } la majorité { $zones }
    .you = ce tour vous prend la majorité { $zones }
why-cascade = { $number ->
    [one] { $number } ouvrier de plus passe par cascade dans { $zone-the }
   *[other] { $number } ouvriers de plus passent par cascade dans { $zone-the }
}
why-cascade-active = { $number ->
    [one] { $number } ouvrier de plus devient actif après le décompte
   *[other] { $number } ouvriers de plus deviennent actifs après le décompte
}
why-at-once = ce tour marque aussitôt { vp }
why-buildings = les bâtiments valent { vp } de plus à la fin de la partie
    .you = vos bâtiments valent { vp } de plus à la fin de la partie
why-active = { $number } ouvriers actifs de plus restent pour les prochains tours
why-leader = { $leader-the } aide jusqu’à la fin du siècle
why-ends = le siècle finit aussitôt
why-expected = { $gains }, écart estimé une ou deux rondes plus tard
why-source-zones = { $points } PV dans les zones
why-source-buildings = { $points } PV pour les bâtiments
why-source-leaders = { $points } PV grâce aux leaders
why-source-districts = { $points } PV dans les quartiers
why-source-events = { $points } PV grâce aux événements
why-source-tempo = { $points } PV en ouvriers et en tempo
why-source-others = { $points } PV de moins pour l’adversaire le plus fort
why-ahead = vous pouvez espérer finir avec { $points } PV d’avance de plus qu’{ $action }
why-ahead-equal = à peu près aussi bon : { $action }
why-ahead-choice = vous pouvez espérer finir avec { $points } PV d’avance de plus qu’avec le choix suivant
why-ahead-choice-equal = un autre choix est à peu près aussi bon

## Sortes de coups

kind-do = d’utiliser ou non le quartier
kind-action = une action
kind-architect = un architecte
kind-number = un nombre d’ouvriers
kind-zone = une zone
kind-leader = un leader
kind-pair = une paire de zones opposées
kind-district = un quartier
kind-site = un bâtiment

## Pourquoi un coup n’est pas permis

reason-game_over = la partie est terminée
reason-cannot_skip = on ne peut pas renoncer à ce choix
reason-not_asked = il faut d’abord choisir { $asked }
reason-too_few_active = { $number ->
    [0] vous n’avez aucun ouvrier actif pour une étape
    [one] votre seul ouvrier actif ne suffit à aucune étape
   *[other] vos { active-workers } ne suffisent à aucune étape
}
reason-no_free_stage = aucun bâtiment en chantier ne peut recevoir d’étape
reason-no_active_worker = vous n’avez aucun ouvrier actif
reason-no_leaders_in_game = ces règles se jouent sans leaders
reason-leaders_closed = à cause de l’événement { $event-year } ({ $event }), personne ne peut prendre de leader ce siècle-ci
reason-has_leader = vous avez déjà { $leader-the } ce siècle-ci
reason-leader_not_in_game = { $leader-the } n’est pas dans cette partie
reason-leader_taken = { $by } a déjà { $leader-the }
reason-not_your_token = vous n’avez pas de jeton sur { $site-the }
reason-token_at_most = le jeton { $site-of } a déjà toutes ses étoiles
reason-other_colour = { $district-the } est d’une autre couleur
reason-nothing_to_do = { $district-the } serait sans effet pour vous
reason-zone_not_offered = { $zone-the } n’est pas au choix ici
reason-no_workers_there = vous n’avez aucun ouvrier dans { $zone-the }
reason-same_zone = les ouvriers viennent { $zone-of } ; ils vont dans une autre zone
reason-number_not_offered = { $number } n’est pas au choix ici ; prenez un nombre de { $least } à { $most }
reason-site_occupied = un architecte travaille déjà sur { $site-the }
reason-site_completed = on ne peut plus mettre en chantier { $site-the }
reason-site_waiting = il faut attendre { $century-the } pour { $site-the }
reason-neutral_not_yours = vous n’avez pas l’architecte neutre
reason-no_architect_there = aucun architecte ne travaille sur { $site-the }
reason-site_full = { $site-the } a déjà ses trois étapes
reason-too_few_workers = une étape demande { $needed ->
    [one] { $needed } ouvrier
   *[other] { $needed } ouvriers
}, et vous en avez { $there }
reason-same_building = l’étape doit être celle d’un autre bâtiment que { $site-the }

## Ce qui ne va pas dans une donnée

error-unknown_move = le coup « { $text } » n’existe pas ; les coups sont des mots comme « start », « por1 », « rel », « skip »
error-unknown_ruleset = les règles « { $ruleset } » n’existent pas ; choisissez parmi : { $known }
error-players_not_allowed = les règles { $ruleset } se jouent de { $least } à { $most } joueurs, pas à { $players }{ $players ->
    [2]  ; à deux, on peut jouer aux règles de 2011
   *[other] { "" }
}
error-bad_weights = il faut un nombre entier d’au moins 1 pour chacun des { $needed } coups ; il y en a { $there }
error-layout_length = une disposition nomme { $needed } tuiles, une par emplacement, et non { $there }
error-unknown_tile = la tuile « { $tile } » n’existe pas (sur { $site-the })
error-tile_of_other_colour = la tuile « { $tile } » est de la couleur { $tile_colour-of }, mais { $site-the } est de celle { $site_colour-of }
error-tile_twice = la tuile « { $tile } » se trouve sur { $other-the } et encore sur { $site-the } ; chaque tuile n’y est qu’une fois
error-bad_first_player = à { $players } joueurs, la place { $first } n’existe pas ; la première place est 0
error-not_a_whole_number = { $what ->
    [players] le nombre de joueurs
    [seed] une graine
   *[first] la première place
} est un nombre entier, et non { $given }
error-events_not_used = les règles { $ruleset } se jouent sans événements ; n’en donnez aucun
error-bad_events = donnez quatre événements, un par siècle et dans l’ordre, et non « { $events } »
error-unknown_language = la langue « { $language } » n’existe pas ici ; choisissez parmi : { $known }
error-bad_seed = une graine est un nombre entier de 0 à 2^128 − 1, et non { $seed }
error-bad_count = jouez au moins une partie, et non { $count }
error-bad_moves = donnez un nombre entier pour chacune des { $needed } parties
error-illegal_move_in_game = le coup { $move } n’est pas permis dans la partie { $game } ; son masque dit lesquels le sont
error-record_other_rules = une partie de la version { $recorded } des règles ne peut pas continuer sous la version { $present }
error-record_event_hidden = ce coup ouvre { $century-the }, mais l’événement de ce siècle n’est pas connu ; imaginez les événements cachés pour continuer
error-record_undo = impossible d’annuler { $count } coups : il y en a { $moves }
error-record_comment_place = impossible de commenter après { $after } coups : il y en a { $moves }
error-record_no_such_move = il n’y a pas de position après { $move } coups : il y en a { $moves }
error-record_bad_bot = le nom d’un robot est un texte imprimable sans parenthèses, et non « { $bot } »
error-record_header_name = « { $header } » ne peut pas nommer un en-tête de plus : ce nom est pris, ou n’est pas fait de lettres, de chiffres et de traits d’union

## Ce qui ne va pas dans une partie enregistrée ou une position

damage-line = ligne { $line } : { $problem }
damage-move = ligne { $line }, { $text } : { $problem }
error-record_not_utf8 = ce n’est pas du texte en UTF-8
error-record_not_one = ce n’est pas une partie enregistrée : celle-ci commence par une ligne « Format »
error-record_format = la partie est enregistrée dans la version { $found } du format ; ce programme lit la version { $known }
error-record_header_missing = l’en-tête { $header } manque
error-record_header_bad = l’en-tête { $header } ne peut pas contenir « { $text } »
error-record_header_twice = l’en-tête { $header } est déjà là, à la ligne { $before }
error-record_header_late = les en-têtes viennent avant les coups
error-record_line = cette ligne est illisible : { $text }
error-record_layout = la disposition est illisible : { $what }
error-record_edition = les règles { $ruleset } sont de l’édition { $edition }
error-record_rules_newer = cette partie suit la version { $found } des règles ; ce programme les connaît jusqu’à la version { $known }
error-record_rules_older = cette partie suit la version { $found } des règles, qui en sont à la version { $known } ; elle pourrait finir autrement
error-record_result = l’enregistrement dit { $recorded }, mais la partie rejouée dit { $replayed }
error-record_turn_not_over = le tour { $turn } n’est pas terminé
error-record_turn_over = le tour { $turn } est terminé avant ce coup
error-record_wrong_turn = ce devrait être { $expected }
error-record_unknown_name = personne ici ne s’appelle « { $name } »
error-record_wrong_seat = c’est à { $expected } de choisir ici, pas à { $found }
error-position_too_long = une position a au plus { $most } caractères, et non { $there }
error-position_not_ascii = une position n’a que des caractères ASCII, et non « { $character } »
error-position_format = une position commence par { $format }, et non par « { $given } »
error-position_fields = une position a { $needed } champs séparés par des espaces, et non { $there } : { $fields }
error-position_field = dans le champ { $field }, « { $given } » ne convient pas ; il faut : { $needed }
error-position_number = dans le champ { $field }, « { $given } » n’est pas un nombre de { $least } à { $most }
error-position_rules_version = la position suit la version { $version } des règles, mais c’est ici la version { $known }
error-position_hidden_events = événements face cachée : { $count } ; donnés à leur place : { $given } ; requis : { $needed }
error-position_hides_nothing = la position montre tous ses événements ; on ne peut donc pas en donner de cachés : { $given }
error-position_reveals_event = « { $move } » révèle un événement que cette position cache ; donnez la position complète
error-position_leaders_closed = la place { $seat } a { $leader-the }, mais personne n’en a sous l’événement { $event-year }
error-position_leader_twice = les places { $other } et { $seat } ont toutes deux { $leader-the }
error-position_two_architects = deux architectes sont sur { $site-the } ; un bâtiment en a au plus un
error-position_site_waiting = il faut attendre { $century-the } pour { $site-the } ; rien ne peut encore s’y trouver
error-position_neutral_unused = l’architecte neutre est sur { $site-the }, mais personne n’a le leader économique
error-position_stages_without_architect = { $site-the } a des étapes mais pas d’architecte
error-position_architect_on_completed = un architecte est sur { $site-the }, pourtant sans chantier
error-position_not_bare = { $site-the } a un jeton ou relève d’un siècle passé, et ne figure donc pas parmi les tuiles nues
error-position_workers = la place { $seat } a en tout { $there } ouvriers ; il en faudrait { $needed }
error-position_no_choice = il n’y a rien à choisir pour { $pending }
error-position_not_over = la partie ne peut pas être terminée dans cette position { $century-of }
error-position_pending = { $pending } ne peut pas se présenter dans cette position
error-position_other_seat = la place { $seat } ne peut pas avoir { $effect } en attente pendant le tour de la place { $turn }
error-position_of_other_deal = cette position a d’autres règles, joueurs, tuiles, événements ou un autre premier joueur que la partie
error-position_in_turn = une partie peut commencer par une position où quelqu’un choisit l’action d’un tour
error-position_has_deal = une position a sa propre disposition, ses événements et son premier joueur ; ne les indiquez pas

## La page

page-board = Le plateau
page-zone = { $zone }, décompte numéro { $number } : { $counts }
page-district = { $district }, { workers } par étape.
page-explained = { $district } : { $district-action }
page-site-waiting = { $site }, { $zone } : attend { $century-the }.
page-site-available = { $site }, { $zone } : chantier disponible.
page-site-under_construction = { $site }, { $zone } : en chantier, { with-stages }.
page-site-completed = { $site }, { $zone } : bâtiment achevé.
page-architect = Architecte au travail : { $player }.
page-architect-neutral = L’architecte neutre y travaille.
page-stages = Étapes : { $people }.
page-token = Jeton à { stars } : { $player }.
page-you = vous
page-bot = robot
page-vp = PV
page-active = { $number } { $number ->
    [one] actif
   *[other] actifs
}
page-passive = { $number } { $number ->
    [one] passif
   *[other] passifs
}
page-player = { $player } : { vp }
page-players = Joueurs
page-leaders = Leaders
page-leader-free = libre
page-no-leaders = Ces règles se jouent sans leaders.
page-leaders-closed = Aucun leader ne peut être pris ce siècle-ci : { $event-year }, { $event }.
page-no-leader = aucun leader
page-tokens = Jetons étoile
page-events = Événements
page-century = { $century }, { $century-title }
page-choices = Choix
page-explanation = Explication
page-point = Pointez une tuile, une carte ou un bouton pour voir ce qu’il fait.
page-forecast = Prévision
page-ledger = Détail des points
page-log = Journal
page-now = Maintenant
page-after = Après ce coup
page-forecast-title = Si le siècle finissait maintenant
page-cascading = ▸ cascade vers la zone suivante
page-other = Autres points
page-points = Total des PV
page-score-then = Score obtenu
page-buildings = Bâtiments, à la fin
page-buildings-counted = dont les bâtiments
page-change = effet du coup
page-this-move = Ce que fait ce coup
page-why-not = Pas maintenant : { $reason }
page-since = Depuis votre dernier tour
page-nothing-since = Rien pour l’instant
page-undo = Annuler
page-restart = Recommencer le tour
page-rewind = Reprendre mon dernier tour
page-confirm = Confirmer
page-hint = Conseil
page-hint-about = Que ferait une personne qui joue très bien ?
page-hint-asks = Recherche d’un conseil…
page-hint-kind = Le meilleur choix : { $action }.
page-hint-more = Montrer tout le tour
page-what-if = Et si…
page-what-if-about = Continuez avec toutes les places et voyez ce qui en résulte. Rien ici ne touche à la table.
page-what-if-drawn = L’événement a été tiré au hasard ici : personne ne connaît le vrai. Rien ici ne touche à la table.
page-what-if-back = Revenir à la partie
page-count = { $number ->
    [one] { $number } choix
   *[other] { $number } choix
}
page-waiting = On attend { $player }
page-source = Source
page-total = Total
page-chart = D’où viennent les points de chacun
page-final = Résultat final
page-continue = Continuer
page-scoring = Décompte { $century-of }
page-scoring-final = Décompte final
page-scoring-step = Phase { $number } sur { $total }
page-scene-completing = Le dernier tour { $century-of }
page-scene-next = Après { $century-the }
page-played = { $player } { $said }
page-majority = { $number } chacun : { $people } se partagent la majorité.
page-majority-one = { $people } a la majorité avec { $number }.
page-main-group = { $player }, groupe principal : { buildings }, { stars }, valeur { vp }
page-group = { $player }, un autre groupe : { buildings }, { stars }, valeur { vp }
page-other-buildings = Autres bâtiments : { buildings }, { stars }, valeur { vp }
page-all-buildings = { $player } : { buildings }, { stars }, valeur { vp }
page-largest-group = Le plus grand groupe : { buildings }
page-again-show = Revoir ce décompte
page-again-final = Revoir le décompte final
page-built = Ce que vous avez bâti
page-built-page = En page à partager
page-story = Son histoire
page-built-by = Bâti par { $player }
page-built-none = Aucun bâtiment avec jeton
page-back = Retour
page-skip = Passer
page-choose = Choisir
page-rank = { $number }.
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-all = Tout le plateau
page-system = Système
page-replay = Revoir la partie
page-replay-watch = Revoir la partie
page-replay-moment = Moment de la partie
page-replay-step = { $century }, coup { $number } sur { $total }
page-replay-begin = La partie commence.
page-replay-first = Au début
page-replay-back = Un pas en arrière
page-replay-play = Lecture
page-replay-pause = Pause
page-replay-on = Un pas en avant
page-replay-last = À la fin
page-replay-speed = Vitesse
page-replay-result = Résultat
page-replay-present = { $number ->
    [0] Retour à la partie
   *[other] Retour à la partie (+{ $number })
}
page-fork = Reprendre à partir d’ici
page-fork-about = Une nouvelle partie commence à ce moment. Les événements encore cachés sont tirés à nouveau.
page-fork-mine = Je joue
page-record = Télécharger la partie
page-copy-link = Copier le lien
page-copied = Copié
page-analyse = Analyser
page-analysis = Analyse
page-analysis-begun = La partie est en cours d’analyse.
page-analysis-working = { $done } moments examinés sur { $total }
page-analysis-done = L’analyse est complète.
page-analysis-failed = L’analyse n’a pas pu être menée à terme.
page-analysis-again = Réessayer
page-analysis-here = { $place } : { $shares }
page-analysis-follow = Mettre cette ligne en évidence
page-analysis-played = joué
page-analysis-table = Voir la courbe en tableau
page-analysis-all = Les { $number } coups qui ont coûté des points
page-analysis-few = Seulement les pires coups
page-kept = Votre coup est conservé et sera envoyé.
page-unreachable = Le serveur est injoignable. Veuillez réessayer.
page-try-now = Réessayer
page-missed = Pendant que vous étiez hors ligne
page-close = Fermer
page-new-version = Une nouvelle version est disponible.
page-reload = Recharger
page-menu = Menu
page-theme = Thème
page-light = Clair
page-dark = Sombre
page-language = Langue
page-tagline = Quatre siècles de construction, 1608–2008
page-play-now = Jouer
page-play-now-about = Vous et deux robots, règles de 2026
page-one-screen = Sur un seul écran
page-one-screen-about = 2 à 5 joueurs sur cet appareil
page-friends = Avec des amis
page-friends-about = Un lien suffit, sans compte
page-load = Charger une partie
page-load-about = La revoir et l’analyser
page-my-games = Vos parties
page-your-turn = À vous
page-plays = { $player } joue
page-over = Terminée
page-gathering = En attente de joueurs
page-your-name = Votre nom
page-rules = Règles
page-rule = Les règles à ce sujet
page-number-of-players = Joueurs
page-make-table = Commencer la partie
page-lost = Connexion perdue ; nouvelle tentative…
page-home = Page d’accueil
page-link = Envoyez ce lien aux autres
page-rematch = Rejouer
page-loading = Chargement…
page-server-starting = Le serveur démarre et met peut-être sa base de données à jour. Cette page s’ouvrira d’elle-même dans un instant.
page-not-built = La page n’est pas encore construite. Dans le dossier du projet, cette commande la construit et lance le serveur :
page-bot-name = { $bot } ({ $colour })
page-bot-random = Hasard
page-bot-greedy = Glouton
page-bot-search = Prévoyant
page-bot-hurrier = Pressé
page-bot-hoarder = Amasseur
page-bot-planner = Urbaniste
page-bot-garrison = Garnison
page-bot-spoiler = Gêneur
page-bot-imitator = Imitateur
page-bot-level-1 = Novice
page-bot-level-2 = Apprenti
page-bot-level-3 = Compagnon
page-bot-level-4 = Bâtisseur
page-bot-level-5 = Contremaître
page-bot-level-6 = Maître bâtisseur
page-bot-level-7 = Maître
page-bot-level-8 = Grand maître
page-bot-level-9 = Légende
page-level = { $number } · { $bot }
page-bot-plays = un robot joue
page-resigned = a abandonné
page-must-confirm = Tour terminé : confirmez ou annulez
page-confirms = { $player } doit encore confirmer
page-agreed = La partie s’arrête d’un commun accord
page-called-off = La partie a été annulée
page-frozen = Cette partie a été jouée avec une autre version des règles ; on peut seulement la regarder.
page-speed = Vitesse des animations
page-speed-slow = Lente
page-speed-normal = Normale
page-speed-fast = Rapide
page-speed-none = Sans animation
page-play-settings = Pendant la partie
page-automatic = Confirmer mes tours automatiquement
page-shortcuts = Raccourcis clavier
page-help = Aide
page-keys = Raccourcis clavier
page-keys-about = Tab passe d’un choix à l’autre, Entrée le valide. Les flèches parcourent le plateau. Autres touches :
page-key-numbers = le choix qui porte ce numéro
page-key-board = vers le plateau
page-key-choices = vers les choix
page-key-escape = abandonner l’action choisie, fermer une fenêtre
page-key-help = afficher ces touches
page-key-story = l’histoire du bâtiment visé
page-next-game = Partie suivante
page-next-game-about = { $number ->
    [one] { $number } partie vous attend
   *[other] { $number } parties vous attendent
}
page-table = La table
page-resign = Abandonner
page-resign-sure = Abandonner pour de bon ? Un robot jouera à votre place.
page-propose-end = Proposer d’arrêter ici
page-end-proposed = { $player } propose d’arrêter ici, sans gagnant.
page-end-waits = Les autres doivent dire s’ils veulent arrêter.
page-agree = Accepter
page-decline = Continuer
page-take-over = Laisser un robot jouer pour moi
page-take-over-for = Laisser un robot jouer pour { $player }
page-give-back = Reprendre ma place
page-give-back-about = Un robot joue pour vous.
page-save-record = Télécharger la partie
page-time-left = Il reste { $time } à { $player }
page-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
page-hours = { $time } h
page-lobby = Salon
page-lobby-join = Rejoindre
page-lobby-to-table = À la table
page-lobby-free = { $number ->
    [one] { $number } place libre
   *[other] { $number } places libres
}
page-lobby-empty = Personne n’attend pour l’instant. Cherchez une partie : la prochaine personne vous trouvera, sinon des robots joueront.
page-lobby-find = Trouver une partie
page-lobby-watch = { $number ->
    [one] Regarder une partie
   *[other] { $number } parties à regarder
}
page-lobby-invited = { $number ->
    [one] Vous avez une invitation
   *[other] Vous avez { $number } invitations
}
page-watch-link = Lien pour regarder
page-listed = Afficher la table dans le salon : tout le monde peut venir
page-free-seat = place libre
page-seat-bot = Qui joue à la place { $number }
page-copy = Copier
page-start = Commencer
page-start-waits = Toutes les places doivent d’abord être prises.
page-start-ready = Toutes les places sont prises : vous pouvez commencer.
page-owner-starts = La partie commence dès que la personne qui a ouvert la table la lance.
page-starts-itself = La partie commence dès que toutes les places sont prises.
page-leave = Quitter la table
page-call-off = Annuler la partie
page-join = On vous invite à une partie
page-join-about = Indiquez votre nom et prenez place. Aucun compte n’est nécessaire.
page-join-by = { $owner } vous invite à une partie
page-agreed-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} par personne, plus { $seconds } s par tour
page-agreed-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} par décision
page-agreed-rewinds = les tours confirmés peuvent être repris
page-agreed-hints = les conseils sont permis
page-arranged = Choisi à l’ouverture, et non tiré au sort : { $chosen }
page-arranged-known = La personne qui a ouvert la table sait quelles cartes événement sont face cachée.
page-absent-in = Possible après une absence plus longue : dans { $seconds } s
page-absent-here = Possible après une longue absence ; cette personne est là
page-sit-down = Prendre place
page-no-link = Ce lien est incomplet.
page-options = Changer les joueurs et les règles
page-with-bots = Contre des robots
page-learn = Apprendre
page-learn-about = De courtes leçons sur le vrai plateau
page-first-time = Vous découvrez Québec ?
page-first-time-about = Le cours dure une vingtaine de minutes, et se quitte à tout moment.
page-first-time-learn = Suivre le cours
page-first-time-play = Jouer tout de suite
page-helper = Aide au décompte
page-tales = Histoire
page-person = Une personne
page-by-link = Invitation par lien
page-seats = Places
page-seat = Place { $number }
page-seat-colour = Couleur de la place { $number }
page-seat-name = Nom à la place { $number }
page-seats-about = Le premier joueur est tiré au sort.
page-players-about = De deux à cinq joueurs ; l’édition 2026 en demande au moins trois.
page-rules-about-2026 = La nouvelle édition, avec ses noms et ses événements.
page-rules-about-2011 = La première édition avec toutes ses règles.
page-rules-about-2011-events = La première édition et ses cartes événement.
page-rules-about-2011-family = Plus simple : sans leaders ni cascades.
page-layout = Disposition
page-layout-random = Au hasard
page-layout-random-about = Les 44 bâtiments sont répartis au hasard, selon les règles.
page-layout-introductory = Initiation
page-layout-introductory-about = Une disposition fixe et équilibrée pour débuter.
page-events-drawn = Tirés au sort
page-events-drawn-about = Une carte par siècle, révélée au début de celui-ci.
page-events-chosen = Choisis
page-events-chosen-about = Vous choisissez les quatre cartes.
page-events-none-about = Ces règles n’ont pas d’événements.
page-clock = Horloge
page-clock-none = Aucune
page-clock-none-about = Chacun prend son temps.
page-clock-live = En temps réel
page-clock-live-about = Un nombre de minutes pour la partie, plus des secondes à chaque tour.
page-clock-correspondence = Par correspondance
page-clock-correspondence-about = Un nombre de jours pour chaque décision.
page-minutes = Minutes
page-seconds-more = Secondes par tour
page-days-each = Jours par décision
page-rewinds = Reprendre
page-rewinds-on = Aussi les tours confirmés
page-rewinds-off = Seulement avant de confirmer
page-rewinds-on-about = Vous pouvez reprendre des tours confirmés, jusqu’à la dernière carte révélée.
page-rewinds-off-about = Un tour confirmé ne se reprend plus.
page-rewinds-none-about = Avec d’autres personnes ou une horloge, un tour confirmé ne se reprend plus.
page-hints = Conseils
page-hints-on = Permis
page-hints-off = Pas permis
page-hints-on-about = Tout le monde ici peut demander ce que ferait une personne qui joue très bien.
page-hints-off-about = Personne ne peut demander ce que ferait une personne qui joue très bien.
page-make-invite = Ouvrir la table
page-action-start = { $edition ->
    [2011] Mettre en chantier
   *[2026] Ouvrir un chantier
}
page-action-stage = { $edition ->
    [2011] Contribuer
   *[2026] Construire une étape
}
page-action-leader = Prendre un leader
page-action-send = Envoyer 1 ouvrier
page-use = Utiliser
page-architect-own-short = Mon architecte
page-architect-neutral-short = Architecte neutre
page-pair = { $zone } + { $opposite }
page-chat = Discussion
page-chat-seats = Toute la table peut lire ceci.
page-chat-watchers = Les autres spectateurs peuvent lire ceci ; pas les joueurs.
page-say = Écrire un message
page-send = Envoyer
page-somebody = quelqu’un
page-mute = Masquer les messages : { $player }
page-unmute = { $number ->
    [one] Afficher de nouveau les messages d’une personne
   *[other] Afficher de nouveau les messages de { $number } personnes
}
page-unread = { $number ->
    [one] { $number } nouveau message
   *[other] { $number } nouveaux messages
}
page-quiet = Ne pas annoncer les messages
page-notices = Me prévenir dans le navigateur quand c’est mon tour
page-notices-refused = Le navigateur n’autorise pas les notifications de cette page. Autorisez-les dans ses réglages pour ce site.
page-volume = Son
page-volume-off = coupé
page-share = Partager
page-share-moment = Ce moment en image et en lien
page-share-game = Cette partie en image et en lien
page-share-picture = L’image
page-share-png = Enregistrer en PNG
page-share-svg = Enregistrer en SVG
page-share-send = Envoyer…
page-share-scores = Les points au fil de la partie
page-share-private = L’image est faite dans votre navigateur ; rien n’est envoyé ailleurs.
page-here = en ligne
page-away = hors ligne
page-watching = { $number ->
    [one] { $number } spectateur
   *[other] { $number } spectateurs
}
page-account = Compte
page-guest-about = Vous jouez sans compte, dans ce navigateur. Avec un compte, vos parties vous suivent sur d’autres appareils.
page-signed-in = Session ouverte : { $player }.
page-sign-in = Se connecter
page-sign-up = Créer un compte
page-sign-out = Se déconnecter
page-login = Identifiant
page-password = Mot de passe
page-old-password = Mot de passe actuel
page-new-password = Changer le mot de passe
page-password-about = Au moins 8 caractères.
page-password-changed = Le mot de passe est changé ; les autres appareils sont déconnectés.
page-bring = Garder mes parties jouées sans compte
page-devices = Vos appareils
page-this-device = celui-ci
page-rated = Classement
page-rated-on = partie classée
page-rated-off = pour le plaisir
page-rated-on-about = Le résultat change le classement de tous. Chacun a besoin d’un compte, il y a une horloge, tout est tiré au sort, et partir vaut la dernière place.
page-rated-off-about = Le résultat ne change aucun classement.
page-agreed-rated = partie classée
page-rating = { $value } ± { $within }
page-my-notices = Avis
page-export = Télécharger mes données
page-forget = Effacer mes données
page-forget-about = Votre nom et vos messages sont effacés pour de bon, et des robots prennent vos places.
page-forget-sure = Tout effacer
page-leave-sure = Quitter la table ? Un robot joue jusqu’à ce que quelqu’un prenne la place.
page-remove-for = Libérer la place occupée par { $player }
page-no = Non
page-sure = Oui
page-colours-about = Chacun a sa couleur et sa forme.
page-bot-random-about = Hasard joue n’importe quel coup permis.
page-bot-greedy-about = Glouton prend ce qui rapporte le plus tout de suite.
page-bot-level-1-about = Le novice voit un choix à la fois et oublie les leaders.
page-bot-level-2-about = L’apprenti ne voit qu’une partie de son tour et ne pense qu’à ses propres points.
page-bot-level-3-about = Le compagnon joue des tours entiers, mais néglige leaders, groupes et adversaires.
page-bot-level-4-about = Le bâtisseur joue des tours entiers, mais néglige les groupes et se trompe parfois.
page-bot-level-5-about = Le contremaître voit tout dans un tour, mais se soucie peu de ce que gagnent les autres.
page-bot-level-6-about = Le maître bâtisseur a l’expérience de milliers de parties, mais se trompe parfois.
page-bot-level-7-about = Le maître a l’expérience de milliers de parties, mais ne prévoit pas votre réponse.
page-bot-level-8-about = Le grand maître voit quelques tours à l’avance, mais croit que tous jouent comme lui.
page-bot-level-9-about = La légende voit loin et apprend de vos tours comment vous jouez.
page-bot-hurrier-about = Le pressé termine chaque siècle dès qu’il le peut.
page-bot-hoarder-about = L’amasseur garde ses ouvriers en main et fait durer le siècle.
page-bot-planner-about = L’urbaniste veut tous ses bâtiments dans un seul grand groupe.
page-bot-garrison-about = La garnison veut d’abord la Citadelle.
page-bot-spoiler-about = Le gêneur joue contre le joueur en tête.
page-bot-imitator-about = L’imitateur joue comme un autre programme dans des parties enregistrées.
page-bot-other-about = Un robot fourni par une extension.
page-clock-expiry = Quand le temps est écoulé
page-clock-expiry-bot = un robot continue
page-clock-expiry-resign = le joueur abandonne
page-with = avec { $people }
page-scoring-on = { $number ->
    [one] { $number } ouvrier passe en cascade dans { $zone-the }.
   *[other] { $number } ouvriers passent en cascade dans { $zone-the }.
}
page-scoring-home = { $number ->
    [one] { $number } ouvrier devient actif.
   *[other] { $number } ouvriers deviennent actifs.
}
page-scoring-stay = Personne ne fait de cascade.
page-scoring-nobody = Aucun ouvrier ici.

## Ce que veulent dire les signes d’une partie

page-legend = Qu’est-ce que je vois ?
term-order = Ordre du décompte
term-order-about = À la fin du siècle, les zones sont décomptées dans l’ordre de ces numéros.
term-workers = Ouvriers d’une zone
term-workers-about = Le nombre d’ouvriers de chaque joueur. Chacun vaut 1 PV quand la zone est décomptée.
term-majority = Souligné : la majorité
term-majority-about = Le plus d’ouvriers dans cette zone. La moitié d’entre eux passe en cascade à la zone suivante au décompte.
term-bonus = Souligné : la majorité
term-bonus-about = Le plus d’ouvriers dans cette zone. Ils rapportent un bonus au décompte.
term-cascade = ▸ Cascade
term-cascade-about = Autant d’ouvriers passent en cascade à la zone suivante après avoir marqué, et y marquent encore.
term-district = Un quartier
term-district-about = Son image montre ce que vous pouvez faire quand vous y construisez une étape sur le bâtiment d’un autre joueur.
term-dots = Les points
term-dots-about = Le prix d’une étape dans ce quartier : un ouvrier actif par point.
term-waiting = Un bâtiment en pointillé
term-waiting-about = Il attend son siècle ; le chiffre dit lequel.
term-available = Un plan
term-available-about = Ce bâtiment peut être mis en chantier maintenant.
term-architect = Un architecte
term-architect-about = Le bâtiment est à ce joueur tant que l’architecte y reste. Ensuite, il est achevé.
term-stage = Une étape
term-stage-about = Jusqu’à trois par bâtiment, de n’importe qui. Ses ouvriers y restent jusqu’à l’achèvement.
term-stars = Les étoiles
term-stars-about = Un jeton a une étoile par étape de son bâtiment. Plus il en a, plus il rapporte à la fin de la partie.
term-group = Un contour
term-group-about = Des bâtiments d’un même joueur qui se touchent. Le groupe qui vaut le plus rapporte le plus à la fin de la partie.
term-active = Ouvriers actifs
term-active-about = Prêts à être posés : ils construisent des étapes et vont dans les zones.
term-passive = Ouvriers passifs
term-passive-about = Dans la réserve. On peut les poser une fois qu’ils ont été activés.
term-leader = Un leader
term-leader-about = Aide le joueur qui l’a jusqu’à la fin du siècle. Chacun peut en avoir un.
term-points = Les points de victoire
term-points-about = Ceux marqués jusqu’ici. Le joueur qui en a le plus l’emporte.
term-century = Les siècles
term-century-about = La partie en a quatre. Les zones sont décomptées à la fin de chacun.
term-glow = Un anneau vif
term-glow-about = On peut le choisir maintenant.

## La commande quebec

play-title = Québec, règles { $rules }, graine { $seed }

## Le terminal

terminal-title = Québec, règles { $rules }
terminal-event = Événement { $event-year }, { $event }. { $event-effect }
terminal-help = aide
    .about = énumérer les commandes
terminal-undo = annuler
    .about = annuler le dernier choix
terminal-restart = recommencer
    .about = recommencer le tour
terminal-forecast = prévision
    .about = montrer le décompte si le siècle finissait maintenant
terminal-ledger = comptes
    .about = montrer d’où viennent les points de chacun
terminal-why = pourquoi
    .about = dire pourquoi un coup n’est pas permis, par exemple : pourquoi por1
terminal-hint = conseil
    .about = que ferait une personne qui joue très bien ? une seconde fois : tout le tour
terminal-save = enregistrer
    .about = enregistrer la partie dans un fichier
terminal-load = ouvrir
    .about = reprendre une partie enregistrée
terminal-quit = quitter
    .about = quitter la partie
terminal-undone = Choix annulé : { $move }
terminal-turn-restarted = Votre tour recommence.
terminal-saved = Partie enregistrée dans { $file }
terminal-loaded = Partie reprise depuis { $file }
terminal-cannot-save = Impossible d’écrire { $file } : { $problem }
terminal-cannot-load = Impossible de lire { $file } : { $problem }
page-winners = { $winning ->
    [one] { $winners } l’emporte avec { vp }.
   *[other] { $winners } se partagent la victoire avec chacun { vp }.
}
terminal-unknown-command = Il n’y a ni commande ni coup « { $text } » ; « { terminal-help } » énumère les commandes.
terminal-not-legal = « { $move } » n’est pas possible : { $reason }.
terminal-legal = « { $move } » est possible.
terminal-player = Joueur
terminal-score = Score
terminal-active = Actifs
terminal-passive = Passifs
terminal-leader = Leader
terminal-architect = Architecte
terminal-workers = Ouvriers
terminal-points = Points
page-zone-heading = Zone
terminal-building = Bâtiment
terminal-stages = Étapes
terminal-total = Total
terminal-other = Autres
terminal-reason = Raison
terminal-forecast-title = Si le siècle finissait maintenant

## Le terminal : l’écran

terminal-legend = () libre  @ architecte+étapes  * jeton+étoiles  -- sans  ·3 siècle  = neutre
terminal-points-short = PV
terminal-active-short = actifs
terminal-passive-short = passifs
short-leader-religious = Religieux
short-leader-political = Politique
short-leader-economic = Économique
short-leader-cultural = Culturel
short-leader-citadelle = Citadelle
short-leader-political2 = Politique
short-leader-economic2 = Économique
terminal-more-choices = « { terminal-choices } » les montre tous
terminal-press-enter = [Entrée : continuer]
terminal-forecast-note = >2 : deux ouvriers passent en cascade à la zone suivante ou, après la dernière, deviennent actifs

## Le terminal : d’où viennent les points

source-zone = Ouvriers dans les zones
source-majority = Majorités
source-district = Quartiers
source-leader = Leader culturel
source-event = Événements
source-unfinished = Chantiers inachevés
source-active = Ouvriers actifs
source-main_group = Groupe principal
source-building = Autres bâtiments
ledger-empty = Personne n’a encore marqué de points.

## Le terminal : autres commandes ; .about dit ce que fait chacune

terminal-board = plateau
    .about = montrer le plateau
terminal-zones = zones
    .about = montrer les ouvriers dans les zones d’influence
terminal-players = joueurs
    .about = montrer les points, les ouvriers et le leader de chacun
terminal-works = chantiers
    .about = montrer les bâtiments en chantier
terminal-choices = choix
    .about = montrer de nouveau tous les choix
terminal-events = événements
    .about = montrer les événements en vigueur
terminal-log = journal
    .about = montrer la fin du journal ; { terminal-log } 50 ou { terminal-log } { terminal-all } pour en voir plus
terminal-all = tout
terminal-rules = règles
    .about = énumérer les règles ou en montrer une, par exemple : règles R5.3

## Le terminal : réponses

terminal-help-moves = Tapez le numéro d’un choix, ou sa notation, comme start, por1 ou rel. Ou une commande :
terminal-choose-hint = Tapez le numéro d’un choix, ou « { terminal-help } ».
terminal-no-works = Aucun bâtiment n’est en chantier.
terminal-no-events = Aucun événement n’est en vigueur.
terminal-rules-hint = « règles R5 » montre un chapitre, « règles R5.3 » une règle.
terminal-rules-unknown = Il n’y a pas de règle { $rule } à cette table ; « { terminal-rules } » les énumère.
terminal-why-usage = Quel coup ? Par exemple : pourquoi por1
terminal-hint-more = « { terminal-hint } » encore une fois montre tout le tour.
terminal-hint-people = Les conseils sont pour les parties d’une seule personne contre des robots.
terminal-save-usage = Dans quel fichier ? Par exemple : enregistrer partie.quebec
terminal-load-usage = De quel fichier ? Par exemple : ouvrir partie.quebec
terminal-undo-nothing = Il n’y a rien à annuler.
terminal-undo-card = Un événement a été révélé depuis votre dernier choix, qui ne peut donc plus être annulé.
terminal-restart-nothing = Rien n’a encore été choisi dans ce tour ; « { terminal-undo } » annule le choix précédent.
terminal-restart-card = Un événement a été révélé pendant ce tour, qui ne peut donc plus être recommencé.
terminal-go-on = La partie est enregistrée. Pour continuer : quebec play --load { $file }
terminal-kept = La partie est enregistrée. Pour la revoir : quebec replay { $file }

## Le terminal : une partie revue

terminal-replay-hint = Entrée suite · b retour · t tour · c siècle · numéro de coup · q quitter
terminal-record-ends = L’enregistrement finit ici : à { $player } de choisir.
terminal-replay-place = Coup { $number } sur { $total }
terminal-replay-no-move = Il n’y a pas de coup { $text } ; il y en a { $total }.

error-unknown_bot = le robot { $bot } n’existe pas ; il y a { $known }
error-unknown_character = le personnage { $name } n’existe pas ; il y a { $known }, et all pour tous
error-broken_bot = le robot { $bot } ne peut pas être créé : { $why }
error-bot_gave_up = le robot { $bot } a échoué : { $why }
error-unknown_seat = la place { $seat } n’existe pas dans cette partie ; choisissez parmi : { $known }
error-unknown_kind_of_player = il n’y a pas de joueur « { $text } » ; choisissez parmi : { $known }
error-seats_differ = donnez-en { $players }, un par joueur, et non { $given }
error-no_game_kept = aucune partie n’est encore gardée dans { $place }
error-file_not_a_game = ce fichier existe et n’est pas une partie de Québec
error-file_too_large = ce fichier est trop grand pour une partie

## Ce qu’un programme qui joue a fait de travers : la fin d’une phrase qui commence par son nom

forfeit-engine_cannot_start = ne peut pas être lancé : { $why }
forfeit-engine_no_greeting = n’a pas salué dans les { $seconds } s après son lancement
forfeit-engine_version = parle la version { $version } du protocole, et non { $known }
forfeit-engine_rules = ne joue pas aux règles { $rules } ; il joue à { $known }
forfeit-engine_silent = n’a pas répondu pendant { $seconds } s
forfeit-engine_slow = a mis { $seconds } s pour répondre, et en avait { $most }
forfeit-engine_crashed = s’est arrêté au milieu de la partie ({ $how }) ; ses derniers mots : { $why }
forfeit-engine_hung_up = a fermé sa sortie au milieu de la partie
forfeit-engine_flooded = a dit plus de { $most } octets en une réponse
forfeit-engine_long_line = a dit une ligne de plus de { $most } octets
forfeit-engine_illegal_move = a joué « { $move } », qui n’est pas permis ; étaient permis : { $known }
forfeit-engine_out_of_turn = a dit « { $move } » sans qu’on lui demande
forfeit-engine_refused = a refusé de jouer : { $why }
error-engine_command = la commande « { $text } » ne peut pas être comprise : { $why }
error-engine_not_found = il n’y a pas de programme « { $name } » qui puisse être lancé
error-engine_option = le moteur { $bot } ne peut pas avoir l’option { $name } : { $why }
error-engine_no_info = le moteur { $bot } ne dit pas le score qu’il prévoit pour chaque place
## Simulations et statistiques

stats-title = Règles { $rules }, { $players } joueurs, { $count } parties ({ $bots })
stats-note = les barres montrent les intervalles de confiance à 95 %
stats-bots = Joueurs
stats-bot = Joueur
stats-rows = Places jouées
stats-seats = Avantage de la place
stats-leaders = Valeur des leaders
stats-events = Valeur des événements
stats-sources = Points par source et par siècle
stats-length = Durée de la partie
stats-place = Ordre du tour
stats-score = Score moyen
stats-lead = Au-dessus de la moyenne de la table
stats-win-share = Part de victoires
stats-century = Siècle
stats-leader = Leader
stats-no-leader = aucun leader
stats-taken = Pris
stats-with = Avec
stats-others = Autres
stats-difference = Différence
stats-event = Événement
stats-games = Parties
stats-spread = Du premier au dernier
stats-turns = Tours
stats-card-points = PV de la carte
stats-source = Source
stats-source-goal = Événement du siècle I
stats-final = Décompte final
stats-winners = Gagnants
stats-whole-game = Toute la partie
stats-end-start = Fini par un chantier
stats-end-idle = par un joueur sans ouvriers
stats-decisions = Décisions par partie
stats-axis-place = Place dans l’ordre du tour, 1 commence
stats-axis-win-share = Part de victoires (%) ; tirets : part égale
stats-axis-lead = PV au-dessus de la moyenne de la table
stats-axis-difference = PV de plus que les autres à la table
stats-axis-event-score = Score moyen, écart en PV avec toutes les parties
stats-axis-spread = PV du premier au dernier
stats-axis-turns = Tours dans la partie
stats-axis-points = PV moyens par joueur
stats-scores = Répartition des scores
stats-everybody = Tout le monde
stats-rank = Rang { $rank }
stats-median = Médiane
stats-adjusted = Valeur, peu importe à qui
stats-adjusted-note = Par rapport aux autres à la table : même robot, même ordre du tour, mêmes points au début du siècle. Sans nombre : il y a trop peu de parties, ou cela revient toujours au même genre de place.
stats-adjusted-hint = Les valeurs qui ne dépendent pas de la place demandent NumPy : { $command }
stats-adjusted-leaders = Leaders, peu importe qui les prend
stats-adjusted-ends = Finir un siècle
stats-adjusted-districts = Quartiers, par utilisation de leur action
stats-what = Quoi
stats-ended = a fini le siècle
stats-seats-with = Places
stats-uses = Utilisations
stats-adjusted-points = PV
stats-adjusted-wins = Part de victoires
stats-own = Part propre
stats-axis-adjusted = PV de plus que les autres à la table, toutes choses égales
stats-axis-score = Score final
stats-axis-share-of-seats = Part des places (%)

error-bot_failed = le robot { $bot } a échoué à la place { $seat } dans la partie de graine { $seed } : { $why }
error-bad_budget = un budget est un nombre d’unités de travail comme 200, ou un temps comme 50ms ou 0.1s, et non « { $text } »
error-bad_jobs = utilisez au moins un processus, et non { $count }
error-simulation_unsaid = dites combien de parties avec --games, et qui joue avec --players
error-simulation_exists = { $file } existe ; continuez avec --resume, ou recommencez avec --force
error-simulation_not_known = rien ne dit avec quels réglages { $file } a été fait ; recommencez avec --force
error-simulation_settings = { $file } ne contient pas les réglages d’une simulation ; recommencez avec --force
error-simulation_differs = { $file } a été commencé avec { $what } { $before }, et non { $given } ; continuez ainsi, ou recommencez avec --force
error-cannot_write = { $file } ne peut pas être écrit : { $why }
error-weights_unreadable = { $file } n’est pas un fichier de poids : { $why }
error-weights_differ = { $file } a été fait pour la version { $given } de { $what }, et ce programme a la { $own } ; entraînez à nouveau avec : quebec train
error-weights_players = ces poids sont pour { $known } joueurs, et non { $players }
error-cannot_read = { $file } ne peut pas être lu : { $why }
error-training_count = --{ $what } vaut au moins 1, et non { $count }
error-training_settings = { $file } ne contient pas les réglages d’un entraînement
error-training_exists = il y a un entraînement dans { $file } ; continuez avec --resume, ou choisissez un autre dossier
error-training_differs = l’entraînement dans { $file } a été commencé avec { $what } { $before }, et non { $given } ; continuez ainsi, ou choisissez un autre dossier
error-extra_missing = il faut { $package } ; à installer avec : { $command }
error-server_needs_posix = un serveur tourne sous Linux et macOS ; sous Windows, lancez-le dans WSL
error-table_suffix = le fichier { $file } n’a pas le bon nom : celui d’un tableau finit par « .parquet » ou « .csv »
error-table_columns = { $file } n’est pas un tableau de parties simulées : il n’a pas de colonne { $name }
error-table_unreadable = { $file } ne peut pas être lu comme tableau de parties simulées : { $why }
error-table_mixed = { $file } a des parties de plusieurs sortes ({ $known }) ; les statistiques sont d’une seule sorte
error-plot_suffix = { $file } n’est ni un dossier ni une image ; les images sont { $known }

## Ce qui s’est passé à une table du serveur, en dehors des faits

act-created = La table a été ouverte
act-created-arranged = La table a été ouverte ; choisi, et non tiré au sort : { $chosen }
act-joined = { $player } a pris place
act-left = { $player } a quitté la table
act-bot_seated = Le robot { $bot } remplace { $player }
act-seat-opened = La place occupée par { $player } est de nouveau libre
act-started = La partie a commencé
act-closed = La table a été fermée
act-moved = { $player } : { $move }
act-undone = { $player } a annulé son dernier choix
act-restarted = { $player } a recommencé son tour
act-rewound = { $player } a repris son dernier tour
act-confirmed = { $player } a confirmé son tour
act-wished = { $player } confirme désormais ses tours automatiquement
act-unwished = { $player } confirme de nouveau ses tours à la main
act-taken_over = Le robot { $bot } joue pour { $player }
act-taken_over-absent = { $player } était hors ligne ; le robot { $bot } joue entre-temps
act-given_back = { $player } a repris sa place
act-freed = { $player } était hors ligne ; un robot joue, et { $player } peut revenir tant que personne n’a pris la place
act-removed = { $player } a dû quitter la table
act-resigned = { $player } a abandonné
act-expired-bot = { $player } a épuisé son temps ; un robot continue
act-expired-resign = { $player } a épuisé son temps et abandonne la partie
act-resumed = Le serveur a été indisponible pendant { $time } ; ce temps n’est décompté à personne
act-end_proposed = { $player } a proposé de terminer ici la partie
act-end_agreed = { $player } a accepté de terminer la partie
act-end_declined = { $player } n’a pas accepté de terminer la partie
arranged-events = les événements
arranged-first = le premier joueur
arranged-layout = la disposition
arranged-position = la position de départ

## Le serveur

error-no_session = il faut une session ; demandez-en une avec GET /api/v1/me
error-not_your_seat = la place { $seat } n’est pas à vous
error-not_seated = vous n’avez pas de place à cette table
error-not_owner = seule la personne qui a ouvert la table peut le faire
error-bad_page_key = ceci ne dit pas où commence une page de la liste ; utilisez la valeur de `next`
error-never_played_with = on ne peut inviter que les personnes avec qui on a joué une partie jusqu’au bout
error-needs_link = cette table n’est pas publique : prenez place avec un lien
error-bad_origin = cette requête vient d’un autre site
error-unknown_host = ce serveur ne se connaît pas sous le nom « { $host } » ; ses responsables peuvent ajouter ce nom avec --hosts (QUEBEC_HOSTS) ou indiquer --public-url
error-wrong_login = identifiant ou mot de passe incorrect
error-wrong_password = mot de passe incorrect
error-no_account = il faut un compte : créez-en un ou connectez-vous
error-has_account = vous avez déjà un compte
error-login_taken = cet identifiant est déjà pris ; choisissez-en un autre
error-bad_login = un identifiant a de { $least } à { $most } lettres, chiffres, points ou traits d’union
error-mixed_login = un identifiant s’écrit avec les lettres d’un seul alphabet
error-bad_name = un nom a de 1 à { $most } caractères visibles
error-bad_password = un mot de passe a de { $least } à { $most } caractères
error-no_such_session = vous n’avez pas, ou plus, cette session
error-too_many_attempts = trop de tentatives ; réessayez dans { $seconds } s
error-too_busy = trop de gens se connectent en ce moment ; réessayez dans un instant
error-no_such_table = cette table n’existe pas
error-no_such_invitation = cette invitation n’existe pas
error-no_such_page = cette page n’existe pas, ou seule la personne concernée peut la voir
error-no_such_link = ce lien n’est pas ou n’est plus valable
error-no_such_entry = le journal de cette table compte { $most } entrées
error-no_such_lesson = cette leçon n’existe pas dans le cours
error-sandbox_seats = une position pour { $players } joueurs demande autant de places, et non { $count }
error-tabletop_workers = { $who } a { $there } ouvriers dans les zones, sur les bâtiments et actifs ; à { $players } joueurs, chacun en a { $most }
error-tabletop_counts = il faut un nombre pour chacun des { $players } joueurs dans { $zone-the }, et non { $given }
error-tabletop_token_twice = il y a déjà un jeton sur { $site-the } ; un bâtiment n’en a qu’un
error-tabletop_token_under_construction = { $site-the } a un jeton et des étapes ; un bâtiment est achevé ou en chantier
error-tabletop_stages_twice = { $site-the } a ses étapes indiquées deux fois ; un bâtiment est indiqué une fois
error-tabletop_architects = { $given } bâtiments sont en chantier, mais à la fin d’un siècle { $players } joueurs ont { $most } architectes sur le plateau
error-tabletop_event = « { $event } » n’est pas une carte { $century-of } ; ses cartes sont { $known }
error-tabletop_event_needed = choisissez la carte { $century-of } : { $known }
error-tabletop_site = il n’y a pas d’emplacement « { $given } » ; un emplacement s’appelle par exemple por1
error-tabletop_leader = il n’y a pas de leader « { $given } » ; les leaders sont { $known }
error-store_full = il n’y a pas de place pour enregistrer quoi que ce soit pour le moment, donc rien n’a été fait
error-store_failed = le disque du serveur signale une erreur, et il n’est pas certain que ceci ait été fait ; regardez à nouveau, ou envoyez la même requête encore une fois
error-server_starting = le serveur démarre et met peut-être sa base de données à jour ; réessayez dans un instant
error-server_stopping = le serveur va s’arrêter ; réessayez dans un instant
error-server_cannot_write = le serveur ne peut pas écrire : son disque est plein ou défectueux
error-not_operator = ceci est réservé aux responsables du serveur : envoyez le jeton qu’affiche `quebec admin token` comme jeton « bearer »
error-stale = la table a avancé : il y a maintenant { $at } entrées
error-table_frozen = cette partie a été jouée selon la version { $recorded } des règles et ne peut qu’être regardée
error-table_damaged = cette table est abîmée et ne peut pas être lue ; les responsables du serveur peuvent la supprimer
error-not_storable = ceci ne peut pas être enregistré : { $problem }
error-game_is_over = la partie est terminée
error-game_not_over = la partie n’est pas encore terminée
error-not_started = la partie n’a pas encore commencé
error-has_started = la partie a déjà commencé
error-not_confirmed = le tour n’a pas encore été confirmé
error-moves_go_too_far = seuls les { $count } premiers de ces coups peuvent être joués ensemble : ensuite, c’est à une autre place de décider, ou une carte est révélée
error-too_many_moves = donnez au plus { $most } coups à la fois
error-log_is_full = le journal de cette table est plein ({ $most } entrées) : seul ce qui mène à la fin de la partie est encore possible
error-nothing_to_undo = il n’y a rien à annuler
error-nothing_to_rewind = il n’y a pas de tour confirmé à reprendre : une carte révélée le reste
error-rewinds_not_agreed = à cette table, un tour confirmé ne peut pas être repris : elle a été ouverte sans cette option
error-hints_not_agreed = il n’y a pas de conseils à cette table : elle a été ouverte sans cette option
error-nothing_to_hint = il n’y a rien à choisir pour le moment
error-hint_for_others = un conseil est pour qui doit choisir, et c’est quelqu’un d’autre
error-no_such_device = vous n’avez pas, ou plus, cet appareil
error-no_such_secret = ce lien a déjà servi, ou il est trop ancien
error-notices_off = ce genre d’avis ({ $channel }) n’est pas activé sur ce serveur
error-too_many_devices = les avis vont à { $most } appareils au plus ; retirez-en un d’abord
error-bad_subscription = ce n’est pas un abonnement tel qu’un navigateur le fait
error-bad_notice_url = une adresse commence par https et le nom d’un hôte public, n’a ni utilisateur ni partie après #, et au plus { $most } caractères
error-bad_email = « { $text } » n’est pas une adresse de courriel
error-unknown_zone = aucun fuseau horaire ne s’appelle « { $name } » ; il y a par exemple Europe/Brussels
error-unknown_channel = « { $text } » n’est pas un genre d’avis ; il y a : { $known }
error-bad_mail_url = l’adresse d’un serveur de courriel est smtp://HÔTE:PORT ou smtps://HÔTE:PORT, avec UTILISATEUR:MOT-DE-PASSE@ devant l’hôte s’il les demande
error-no_mail_server = les avis par courriel demandent aussi --mail-url et --mail-from
error-ratings_off = les classements ne sont pas activés sur ce serveur
error-rated_needs_account = une partie classée demande un compte ; créez-en un d’abord
error-rated_bot = { $bot } n’a pas de force mesurée ; seuls les niveaux jouent des parties classées
error-rated_seats_stay = personne ne peut prendre place dans une partie classée qui a commencé
error-rated_plays_alone = personne ne peut jouer pour vous dans une partie classée ; vous pouvez abandonner
error-rated_arranged = la disposition, les événements et le premier joueur d’une partie classée sont tirés au sort ; ne les donnez pas
error-rated_clock = une partie classée a une horloge, pour qu’elle se termine ; choisissez-en une
error-rated_help = il n’y a pas de conseils dans une partie classée, et aucun tour ne peut être repris
error-rated_seats = chacun a une seule place dans une partie classée, sous son propre nom
error-silenced_here = les responsables de ce serveur ne vous permettent plus d’écrire
error-blocked = les responsables de ce serveur ont bloqué ce compte
error-too_many_hints = trop de conseils en peu de temps ; réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
error-no_hint = aucun conseil n’a pu être trouvé ; réessayez
error-others_play_here = un tour confirmé ne peut être repris que si vous jouez seulement avec des robots ; quelqu’un d’autre est à cette table
error-nothing_to_confirm = il n’y a rien à confirmer
error-has_resigned = cette place a abandonné
error-bot_plays_here = un robot joue pour cette place
error-no_bot_plays_here = aucun robot ne joue pour cette place
error-end_proposed_already = la fin de la partie a déjà été proposée
error-no_end_proposed = personne n’a proposé de terminer la partie
error-nobody_to_remove = il n’y a personne à retirer de cette place
error-holder_is_here = la personne à la place { $seat } est en ligne ; on ne pourra laisser un robot jouer à sa place qu’après une absence d’au moins { $minutes } min, sauf si elle le fait elle-même
error-holder_was_here = la personne à la place { $seat } était en ligne il y a un instant ; on pourra laisser un robot jouer à sa place dans { $seconds } s, sauf si elle le fait elle-même avant
error-clock_decides = dans une partie par correspondance, c’est l’horloge qui décide : tant que le temps de la place { $seat } n’est pas écoulé, on ne peut pas y faire jouer un robot
error-only_stand_in = à la place de quelqu’un d’autre, seul le robot prévu pour cette table peut jouer : { $bot }
error-seated_already = vous avez déjà une place à cette table
error-no_free_seat = toutes les places sont prises
error-seat_taken = la place { $seat } est prise
error-nobody_is_host = ici, toutes les personnes qui cherchent une partie ont les mêmes droits : la partie commence quand toutes les places sont prises ou que l’attente est finie
error-seats_are_free = des places sont encore libres : { $count }
error-colour_twice = chaque place a sa propre couleur
error-arranged_in_public = à une table publique, les événements et le premier joueur sont tirés au sort ; ne les choisissez pas, ou invitez avec un lien
error-rewinds_with_people = on ne peut reprendre des tours confirmés que si une seule personne joue contre des robots, sans horloge ; n’indiquez pas rewinds
error-nothing_to_go_on_with = il n’y a pas de partie à poursuivre à cette entrée
error-too_many_tables = vous avez { $most } tables qui ne sont pas terminées ; terminez-en d’abord
error-other_build = cette page ({ $yours }) ne correspond pas au serveur ({ $ours }) : rechargez-la
error-too_many_requests = trop de requêtes ; attendez { $seconds } s
error-too_slow = la requête n’a pas été complète à temps ; envoyez-la de nouveau
error-body_too_large = le corps d’une requête compte au plus { $most } octets
error-url_too_long = l’adresse d’une requête compte au plus { $most } octets et { $fields } champs
error-headers_too_large = une requête a au plus { $lines } en-têtes, de { $most } octets en tout
error-too_many_connections = trop de connexions depuis cette adresse ; attendez { $seconds } s
error-too_many_bytes = trop de requêtes inachevées et de réponses non lues à cette adresse ; attendez { $seconds } s
error-server_full = le serveur n’a plus de place pour une connexion ; attendez { $seconds } s
error-too_many_sessions = trop de nouveaux invités à cette adresse ; attendez { $seconds } s
error-too_many_new_tables = trop de nouvelles tables ; attendez { $seconds } s
error-sits_down_too_often = vous avez pris place trop souvent ; attendez { $seconds } s
error-too_many_waits = vous avez déjà { $most } requêtes en attente de nouvelles
error-too_much_work = au plus { $most } requêtes aussi longues à la fois ; attendez d’abord les autres
error-too_costly = c’était trop long et a été abandonné ; réessayez plus tard
error-server_busy = le serveur a trop à faire en ce moment ; réessayez dans un instant
error-too_many_records = vous avez chargé { $most } parties enregistrées ; une personne ne peut pas en garder plus
error-records_too_large = les parties enregistrées que vous avez chargées occupent tous vos { $most } octets
error-record_too_large = { $what ->
    [lines] cette partie enregistrée a { $found } lignes ; le serveur en accepte { $most } au plus
    [headers] cette partie enregistrée a { $found } en-têtes à elle ; le serveur en accepte { $most } au plus
    [header_key] le nom d’un en-tête a { $found } caractères ; le serveur en accepte { $most } au plus
   *[header] un en-tête a { $found } caractères ; le serveur en accepte { $most } au plus
}
error-too_many_sockets = il y a déjà { $most } connexions ouvertes
error-switched_off = ceci est désactivé sur ce serveur : { $what }
error-too_many_invitations = vous avez déjà { $most } invitations en cours ; attendez d’abord les réponses
error-too_many_links = cette table a déjà { $most } liens ; révoquez-en d’abord
error-too_much_chat = vous écrivez trop vite ; attendez { $seconds } s
error-chat_full = cette table compte déjà { $most } messages ; on n’en garde pas davantage
error-silenced = la personne qui a ouvert la table ne vous permet plus d’écrire ici
error-nothing_said = le message est vide
error-nobody_of_that_name = personne à cette table ne s’appelle { $who }
error-mutes_itself = vous ne pouvez pas masquer vos propres messages
error-unknown_feature = il n’y a rien à désactiver qui s’appelle { $name } ; il y a { $names }
error-unknown_limit = il n’y a pas de limite { $name } ; il y a { $names }
error-bad_limit = { $name } est un nombre d’au plus neuf chiffres, 0 pour aucune limite, pas « { $text } »
error-unknown_kept = il n’y a rien à garder qui s’appelle « { $name } » ; il y a : { $names }
error-bad_days = { $name } est un nombre entier de jours, 0 pour toujours, et non « { $text } »
error-no_such_person = personne n’a l’identifiant { $name }
error-bad_public_url = une adresse commence par http ou https, contrairement à « { $text } »
error-bad_hosts = --hosts énumère des noms d’hôtes, séparés par des virgules ; « { $text } » n’en est pas un
error-data_unusable = { $place } ne peut pas servir aux données : { $why }
error-data_in_use = un autre serveur utilise { $place } ; arrêtez-le, ou choisissez un autre endroit avec --data
error-database_newer = { $place } a été écrit par une version plus récente de ce programme (schéma { $found }, et celui-ci connaît les schémas jusqu’à { $present }) ; utilisez cette version, ou une sauvegarde antérieure
error-database_older = { $place } a le schéma plus ancien { $found }, et ce programme travaille avec { $present } ; démarrez une fois le serveur pour mettre la base à jour
error-log_of_another = { $file } ne va pas avec { $place } : il semble qu’une autre base de données ait été copiée par-dessus, et les utiliser ensemble l’abîmerait ; restaurez une sauvegarde avec « quebec admin restore FILE », qui remplace les deux et garde ce qui est là
error-database_damaged = { $place } est abîmé ({ $problem }) ; restaurez une sauvegarde avec « quebec admin restore FILE », qui garde ce qui est là
error-database_missing = { $place } était là, mais manque ; remettez-le, ou restaurez une sauvegarde avec « quebec admin restore FILE » ; pour recommencer à neuf, choisissez un répertoire vide avec --data
error-database_empty = { $place } est vide ; restaurez une sauvegarde avec « quebec admin restore FILE » ; pour recommencer à neuf, choisissez un répertoire vide avec --data
error-database_of_another = { $place } est une base de données, mais pas de ce programme ; choisissez un autre répertoire avec --data, ou restaurez une sauvegarde avec « quebec admin restore FILE »
error-database_in_use = un autre serveur utilise { $place } ; arrêtez-le d’abord
error-database_not_shared = plusieurs processus ont besoin d’une base de données PostgreSQL : --database postgresql://…
error-workers_without_redis = --workers a besoin d’une base de données PostgreSQL et de Redis : --database postgresql://… --redis redis://…
error-bad_redis = --redis est une adresse comme redis://127.0.0.1:6379 ou unix:///run/redis.sock
error-database_not_empty = il y a déjà quelque chose dans { $place } ; il faut une base de données vide
error-copy_differs = la copie n’est pas identique à l’original (table { $table }) ; rien n’en a été gardé
error-no_backup = il n’y a pas de base de données { $file }
error-restored_from_itself = { $file } est la base de données elle-même ; nommez une sauvegarde
error-unknown_database = ce programme ne peut pas utiliser une base de données du type { $found }
error-no_database = il n’y a pas de base de données à { $place } ; dites avec --data où le serveur garde ses données
error-file_exists = { $file } existe déjà ; choisissez un autre nom
error-table_or_all = nommez une table, ou un dossier avec --all
error-bad_signing_key = { $file } ne contient pas de clé de signature ; remettez la bonne, ou supprimez-le pour en créer une nouvelle
error-no_operations_token = il n’y a pas de jeton dans { $file } ; sans ce fichier, quebec serve en crée un au démarrage
error-cannot_listen = impossible d’écouter à { $place } ({ $why }) ; choisissez un autre port avec --port
error-bad_setting = { $name } est un nombre entier de { $least } à { $most }, et non « { $text } »
error-bad_word_setting = { $name } doit être l’un de ces mots : { $known }, et non « { $text } »
error-bad_request = cette requête ne peut pas être comprise : { $problem }
error-server_error = une erreur s’est produite sur le serveur ; elle a été consignée

## Parties enregistrées

## L’arène

error-arena_file_exists = { $file } existe déjà ; --resume le continue
error-arena_file_strange = { $file } ne contient pas les résultats d’un match
error-arena_file_other = { $file } est d’un autre match : { $what } y vaut { $found }, mais { $expected } ici
error-arena_file_line = { $file }, ligne { $line } : ce n’est pas la partie qui devrait s’y trouver
error-arena_no_file = { $file } : { $why }
error-picture_suffix = le nom d’une image se termine par l’un de { $known }, contrairement à { $file }
error-arena_resume_what = --resume demande --out FILE : le match à continuer
error-arena_no_program = aucun programme de ce nom ne peut servir de moteur : { $text }
error-ray_unreachable = il n’y a pas de grappe Ray à l’adresse { $place } : { $why }

## Environnements

error-bad_observation = ces octets ne sont pas une observation de version { $version }
error-bad_saved_state = ce n’est pas un état enregistré
error-bad_seat = il n’y a pas de place { $seat } à une table de { $players } ; les places sont numérotées à partir de 0
error-bad_worker = un processus de travail a un numéro de 0 à 2^64 - 1
error-illegal_setting = le réglage « illegal » vaut « end » ou « error », et non « { $given } »
error-no_game_yet = il n’y a pas encore de partie ; reset() en distribue une
error-no_such_game = il n’y a pas ici de partie { $game } ; les parties sont numérotées à partir de 0
error-no_such_move = il n’y a pas de coup numéro { $move }
error-no_table = indiquez au moins une table : les règles et le nombre de joueurs
error-opponents = indiquez un robot pour toutes les autres places, ou { $needed }, et non { $there }
error-other_table = cette partie a { $needed } joueurs, et non { $players }
error-unknown_observation = il n’y a pas d’observation de version { $version } ; il y a 1 et 2
error-unknown_render_mode = on ne peut pas montrer une partie par « { $mode } » ; choisissez parmi : { $known }
error-unknown_reward = il n’y a pas de récompense « { $reward } » ; choisissez parmi : { $known }

## Analyse

analysis-turns-of = { $player } peut jouer le tour de { $number ->
    [one] { $number } façon
   *[other] { $number } façons
}
analysis-margin = Avance
analysis-share = Chances de victoire
analysis-turn = Tour
analysis-points = Points
analysis-expected = Ce que chacun peut espérer
analysis-continuation = Suite du meilleur tour
analysis-forecast = Si le siècle finissait maintenant
analysis-curve = Chances de victoire
analysis-place = siècle { $century }, coup { $at }
analysis-end = fin
analysis-moves = Coups
analysis-no-loss = Aucun coup n’a coûté de points
analysis-worst = Les coups qui ont coûté le plus
analysis-lost = { $player } a perdu { $share } de chances de victoire et environ { $points } PV à la fin de la partie
analysis-lost-chance = { $player } a perdu { $share } de chances de victoire
analysis-played = Joué (numéro { $rank } sur { $ways }) : { $said }
analysis-better = Mieux : { $said }
analysis-why = Pourquoi : { $reason }
error-unknown_thinker = { $bot } n’analyse pas ; choix possibles : { $known }
error-analysis_number = { $name } est un nombre entier à partir de 1, et non { $text }
error-analysis_plot = une position n’a pas de courbe à tracer ; donnez l’enregistrement d’une partie
error-analysis_over = la partie est finie : il n’y a plus rien à choisir
error-analysis_empty = il n’y a aucun coup dans cet enregistrement
error-bad_seconds = { $name } est un nombre de secondes de { $least } à { $most }, et non { $text }
error-no_analysis = personne n’a encore demandé d’analyse de cette partie
error-nothing_to_analyse = aucun coup n’a été joué dans cette partie
error-too_many_analyses = { $most } parties attendent déjà leur analyse ; réessayez plus tard
