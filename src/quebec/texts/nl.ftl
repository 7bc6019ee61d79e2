### Nederlands. Hoe de catalogi werken, staat in docs/texts.md.

# De landinstelling, voor getallen en meervouden.
locale = nl

## Aantallen. Berichten die hiernaar verwijzen, krijgen het getal onder dezelfde naam.

vp = { $points ->
    [one] { $points } OP
   *[other] { $points } OP’s
}
workers = { $number ->
    [one] { $number } werker
   *[other] { $number } werkers
}
active-workers = { $number ->
    [one] { $number } actieve werker
   *[other] { $number } actieve werkers
}
passive-workers = { $number ->
    [one] { $number } passieve werker
   *[other] { $number } passieve werkers
}
with-stages = { $stages ->
    [0] zonder bijdrage
    [one] met { $stages } bijdrage
   *[other] met { $stages } bijdragen
}
stars = { $stars ->
    [one] { $stars } ster
   *[other] { $stars } sterren
}
buildings = { $number ->
    [one] 1 gebouw
   *[other] { $number } gebouwen
}

## Lijsten

list-comma = { $head }, { $last }
list-semicolon = { $head }; { $last }
list-and = { $head } en { $last }
list-count = { $player } { $number }
labelled = { $label }: { $said }

## Zones

zone-religion = Religie
    .the = de religieuze zone
zone-politics = Politiek
    .the = de politieke zone
zone-economy = Economie
    .the = de economische zone
zone-culture = Cultuur
    .the = de culturele zone
zone-citadelle = Citadel
    .the = de Citadel

## Districten; .action zegt wat hun extra actie doet

district-protestant = Protestants district
    .the = het Protestantse district
    .action = plaats 1 werker in de Citadel en 1 in een andere zone
district-irish = Iers district
    .the = het Ierse district
    .action = activeer 1 werker, scoor 1 OP en plaats 1 werker in een zone
district-jewish = Joods district
    .the = het Joodse district
    .action = plaats 1 werker in een zone en verplaats er daarna 1 of 2 van de ene zone naar de andere
district-municipal_administration = Gemeentelijke administratie
    .the = de Gemeentelijke administratie
    .action = plaats maximaal 2 werkers in de religieuze of in de economische zone
district-provincial_administration = { $edition ->
    [2011] Nationale administratie
   *[2026] Provinciale administratie
}
    .the = { $edition ->
    [2011] de Nationale administratie
   *[2026] de Provinciale administratie
}
    .action = plaats maximaal 2 werkers in de politieke of in de culturele zone
district-military_administration = Militaire administratie
    .the = de Militaire administratie
    .action = plaats maximaal 2 werkers in de Citadel
district-port = Havendistrict
    .the = het Havendistrict
    .action = activeer 3 werkers
district-mansion = { $edition ->
    [2011] Rijk district
   *[2026] Herenhuizendistrict
}
    .the = { $edition ->
    [2011] het Rijke district
   *[2026] het Herenhuizendistrict
}
    .action = start een bouwplaats
district-business = Zakelijk district
    .the = het Zakelijke district
    .action = draag bij aan een ander gebouw, eerst met passieve werkers
district-academic = Academisch district
    .the = het Academische district
    .action = scoor 1, 3 of 4 OP’s als je werkers in 1, 2 of minstens 3 zones staan
district-entertainment = Uitgaansdistrict
    .the = het Uitgaansdistrict
    .action = scoor 1, 3 of 4 OP’s voor 1, 2 of minstens 3 actieve werkers
district-arts = Kunstdistrict
    .the = het Kunstdistrict
    .action = geef een van je fiches een ster erbij
district-archdiocese = Aartsbisdom
    .the = het Aartsbisdom
    .action = gebruik een ander religieus district naar keuze
district-seat_of_government = Regeringszetel
    .the = de Regeringszetel
    .action = gebruik een ander politiek district naar keuze
district-trading_hub = { $edition ->
    [2011] Openbare markt
   *[2026] Handelscentrum
}
    .the = { $edition ->
    [2011] de Openbare markt
   *[2026] het Handelscentrum
}
    .action = gebruik een ander economisch district naar keuze
district-heritage_site = { $edition ->
    [2011] Sociale club
   *[2026] Erfgoedsite
}
    .the = { $edition ->
    [2011] de Sociale club
   *[2026] de Erfgoedsite
}
    .action = gebruik een ander cultureel district naar keuze

## Leiders; .power zegt wat een leider doet. De laatste twee zijn die van het spel met twee.

leader-religious = Religieuze leider
    .the = de Religieuze leider
    .power = bijdragen aan je eigen gebouw geven je ook de extra actie van het district
leader-political = Politieke leider
    .the = de Politieke leider
    .power = je werkers op een gebouw dat voltooid wordt, mogen naar een andere gekleurde zone
leader-economic = Economische leider
    .the = de Economische leider
    .power = de neutrale architect werkt voor jou tot het einde van de eeuw
leader-cultural = Culturele leider
    .the = de Culturele leider
    .power = { $stages ->
    [2] elke fiche die je legt, levert { $bonus ->
        [0] 2 of 3
       *[1] 3 of 4
    } OP’s op voor 2 of 3 sterren
   *[1] elke fiche die je legt, levert { $bonus ->
        [0] 1, 2 of 3
       *[1] 2, 3 of 4
    } OP’s op voor 1, 2 of 3 sterren
}
leader-citadelle = Leider van de Citadel
    .the = de Leider van de Citadel
    .power = 3 van je werkers gaan naar de Citadel, eerst passieve
leader-political2 = Politieke leider
    .the = de Politieke leider
    .power = er gaan 2 werkers naar elk van twee tegenoverliggende zones, eerst passieve
leader-economic2 = Economische leider
    .the = de Economische leider
    .power = je levert de volgende bijdrage aan het gebouw van de neutrale architect, eerst met passieve werkers

## Gebeurtenissen; .effect zegt wat de kaart doet

event-1603 = Eerste reis van Samuel de Champlain
    .year = 1603
    .effect = Wie aan het einde van de partij de grootste groep aangrenzende gebouwen heeft, scoort 8 OP’s; bij gelijke stand elk.
event-1663 = { $edition ->
    [2011] Ontstaan van de Soevereine Raad, wortels van de regering van Québec
   *[2026] Ontstaan van de Soevereine Raad en van de regering van Québec
}
    .year = 1663
    .effect = Fiches op twee gebouwen in elk van drie kleuren: wie ze het eerst heeft, scoort 8 OP’s, de tweede 4.
event-1665 = { $edition ->
    [2011] Aankomst van Jean Talon als eerste intendant van Québec
   *[2026] Aankomst van Jean Talon als intendant van Québec
}
    .year = 1665
    .effect = Een fiche met 3 sterren in alle vier de kleuren: wie ze het eerst heeft, scoort 8 OP’s, de tweede 4.
event-1682 = Brand in het fort van Québec, begin van de Frans-Canadese bouwstijl
    .year = 1682
    .effect = Fiches op drie culturele gebouwen: wie ze het eerst heeft, scoort 8 OP’s, de tweede 4.
event-1756 = Zevenjarige Oorlog
    .year = 1756–1763
    .effect = Wie een leider neemt, activeert geen werkers.
event-1759 = Slag op de Vlakte van Abraham
    .year = 1759
    .effect = Vanuit de Citadel voert iedereen een cascade naar de politieke zone uit, niet alleen de meerderheid.
event-1763 = Koninklijke Proclamatie en vertrek van de Franse elite
    .year = 1763
    .effect = Niemand kan een leider nemen.
event-1775 = Versterking van Québec tegen de Amerikaanse invasie
    .year = 1775
    .effect = Een gebouw dat met maar één bijdrage voltooid wordt, krijgt geen fiche.
event-1800 = Massale Britse immigratie
    .year = 1800–1830
    .effect = Wie een bouwplaats start, activeert 4 werkers.
event-1812 = { $edition ->
    [2011] Oorlog van 1812 tegen de Verenigde Staten
   *[2026] Oorlog tegen de Verenigde Staten
}
    .year = 1812
    .effect = Wie een bouwplaats start, activeert 2 werkers.
event-1867 = Québec wordt provinciale hoofdstad
    .year = 1867
    .effect = Iedereen activeert meteen werkers volgens de plaats in de stand: 1 voor de eerste, 2 voor de tweede, enzovoort.
event-1871 = { $edition ->
    [2011] Aanleg van scheepvaartkanalen, neergang van de haven van Québec
   *[2026] Kanalencommissie en neergang van de haveneconomie van Québec
}
    .year = 1871
    .effect = Na de puntentelling van deze eeuw houdt iedereen maximaal 3 actieve werkers.
event-1917 = Dienstplichtcrisis
    .year = 1917
    .effect = Voor de puntentelling worden werkers passief in elke zone waar hun eigenaar er maar 1 of 2 heeft.
event-1955 = { $edition ->
    [2011] Eerste officiële wintercarnaval van Québec
   *[2026] Eerste wintercarnaval van Québec
}
    .year = 1955
    .effect = Voor de puntentelling 5 OP’s voor wie in alle vijf de zones staat.
event-2001 = { $edition ->
    [2011] Top van de Amerika’s en protest tegen de globalisering
   *[2026] Top van de Amerika’s en protesten tegen de globalisering
}
    .year = 2001
    .effect = Een cascade kan alleen naar een zone waar je al een werker hebt.
event-2008 = 400e verjaardag van de stad Québec
    .year = 2008
    .effect = Alleen wie bij het begin van de telling in alle vier de gekleurde zones staat, voert cascades uit.

## Gebouwen

building-notre_dame_cathedral = Basiliek-kathedraal Notre-Dame
    .the = de basiliek-kathedraal Notre-Dame
    .short = Notre-Dame
building-seminary = Seminarie van Québec
    .the = het Seminarie van Québec
    .short = Seminarie
building-notre_dame_des_victoires = Kerk Notre-Dame-des-Victoires
    .the = de kerk Notre-Dame-des-Victoires
    .short = Victoires
building-hotel_dieu = Ziekenhuis Hôtel-Dieu
    .the = het ziekenhuis Hôtel-Dieu
    .short = Hôtel-Dieu
building-chateau_st_louis = Château Saint-Louis
    .the = het Château Saint-Louis
    .short = Saint-Louis
building-batterie_royale = Koninklijke Batterij
    .the = de Koninklijke Batterij
    .short = Batterij
building-champlain_habitation = Habitation van Champlain
    .the = de Habitation van Champlain
    .short = Habitation
building-demers_house = Huis Demers
    .the = Huis Demers
    .short = Demers
building-dumont_house = Huis Dumont
    .the = Huis Dumont
    .short = Dumont
building-jacquet_house = Huis Jacquet
    .the = Huis Jacquet
    .short = Jacquet
building-jolliet_house = Huis Louis-Jolliet
    .the = Huis Louis-Jolliet
    .short = Jolliet
building-ursulines_chapel = Ursulinenkapel
    .the = de Ursulinenkapel
    .short = Ursulinen
building-holy_trinity_cathedral = Kathedraal van de Heilige Drie-eenheid
    .the = de Kathedraal van de Heilige Drie-eenheid
    .short = Drie-eenheid
building-cap_diamant_redoubt = Redoute Cap-Diamant
    .the = de Redoute Cap-Diamant
    .short = Cap-Diamant
building-dauphine_redoubt = Redoute Dauphine
    .the = de Redoute Dauphine
    .short = Dauphine
building-chateau_haldimand = Château Haldimand
    .the = het Château Haldimand
    .short = Haldimand
building-intendants_palace = Paleis van de Intendant
    .the = het Paleis van de Intendant
    .short = Intendant
building-barbel_house = Huis Barbel
    .the = Huis Barbel
    .short = Barbel
building-chevalier_house = Huis Chevalier
    .the = Huis Chevalier
    .short = Chevalier
building-maillou_house = Huis Maillou
    .the = Huis Maillou
    .short = Maillou
building-maizerets_manor = Landgoed Maizerets
    .the = Landgoed Maizerets
    .short = Maizerets
building-gervais_beaudoin_house = Huis Gervais-Beaudoin
    .the = Huis Gervais-Beaudoin
    .short = Beaudoin
building-jesuit_chapel = Jezuïetenkapel
    .the = de Jezuïetenkapel
    .short = Jezuïeten
building-archdiocese_of_quebec = Aartsbisschoppelijk Paleis
    .the = het Aartsbisschoppelijk Paleis
    .short = Aartsbisdom
building-kirk_hall = Kirk Hall
    .the = Kirk Hall
    .short = Kirk Hall
building-city_hall = Stadhuis
    .the = het Stadhuis
    .short = Stadhuis
building-parliament = Parlementsgebouw
    .the = het Parlementsgebouw
    .short = Parlement
building-chateau_frontenac = Château Frontenac
    .the = het Château Frontenac
    .short = Frontenac
building-louis_st_laurent = Louis-St-Laurentgebouw
    .the = het Louis-St-Laurentgebouw
    .short = St-Laurent
building-customs_building = Douanegebouw
    .the = het Douanegebouw
    .short = Douane
building-thibaudeau_warehouse = Pakhuis Thibaudeau
    .the = Pakhuis Thibaudeau
    .short = Thibaudeau
building-museum_french_america = Museum van Frans-Amerika
    .the = het Museum van Frans-Amerika
    .short = Frans-Amerika
building-capitol_theatre = Theater Capitole
    .the = het Theater Capitole
    .short = Capitole
building-saint_roch = Kerk Saint-Roch
    .the = de kerk Saint-Roch
    .short = Saint-Roch
building-saint_coeur_de_marie = Kerk Saint-Cœur-de-Marie
    .the = de kerk Saint-Cœur-de-Marie
    .short = Cœur-de-Marie
building-andre_laurendeau = André-Laurendeaugebouw
    .the = het André-Laurendeaugebouw
    .short = Laurendeau
building-health_and_welfare = Gebouw voor Gezondheid en Welzijn
    .the = het Gebouw voor Gezondheid en Welzijn
    .short = Gezondheid
building-marie_guyart = Marie-Guyartgebouw
    .the = het Marie-Guyartgebouw
    .short = Marie-Guyart
building-le_concorde = Hotel Le Concorde
    .the = Hotel Le Concorde
    .short = Concorde
building-price_building = Pricegebouw
    .the = het Pricegebouw
    .short = Price
building-grand_theatre = Grand Théâtre de Québec
    .the = het Grand Théâtre de Québec
    .short = Grand Théâtre
building-museum_civilization = Museum van de Beschaving
    .the = het Museum van de Beschaving
    .short = Beschaving
building-museum_fine_arts = Museum voor Schone Kunsten
    .the = het Museum voor Schone Kunsten
    .short = Schone Kunsten
building-guy_fregault = Guy-Frégaultgebouw
    .the = het Guy-Frégaultgebouw
    .short = Guy-Frégault

## Een plek waarvan het gebouw bekend is, en een waarvan het niet bekend is

site = { $building } ({ $code })
    .the = { $building-the } ({ $code })
site-bare = plek { $code }
    .the = plek { $code }

## Een plaats aan tafel waarvan de speler niet bekend is

seat = speler { $number }

## Kleuren van de spelers

colour-black = Zwart
colour-white = Wit
colour-green = Groen
colour-orange = Oranje
colour-pink = Roze

## Eeuwen

century-1 = Eeuw I
    .the = eeuw I
    .title = { $edition ->
    [2011] Missionarissen en eerste kolonisten
   *[2026] Missionarissen en eerste nederzetting
}
century-2 = Eeuw II
    .the = eeuw II
    .title = Tussen twee rijken
century-3 = Eeuw III
    .the = eeuw III
    .title = Urbanisatie van een hoofdstad
century-4 = Eeuw IV
    .the = eeuw IV
    .title = { $edition ->
    [2011] Een werelderfgoedsite
   *[2026] Op weg naar het werelderfgoed
}

## Acties van een beurt

action-start = { $edition ->
    [2011] Een nieuw gebouw starten
   *[2026] Een bouwplaats starten
}
action-stage = { $edition ->
    [2011] Bijdragen aan een gebouw
   *[2026] Een bijdrage leveren
}
action-leader = { $edition ->
    [2011] Een leiderkaart nemen
   *[2026] Een leider nemen
}
action-send = { $edition ->
    [2011] Een werker in een machtszone plaatsen
   *[2026] 1 werker sturen
}

## Regels

ruleset-2011-family = 2011, familieregels
ruleset-2011 = 2011, volledige regels
ruleset-2011-events = 2011, volledige regels met gebeurtenissen
ruleset-2026 = 2026

## Feiten: het logboek van een partij

fact-turn-began = { $player } is aan de beurt
fact-workers-passive-active = { $player } activeert { workers }
    .did = activeert { workers }
fact-workers-active-passive = { $player }: { active-workers } { $number ->
    [one] wordt
   *[other] worden
} passief
fact-workers-active-zone = { $player } stuurt { active-workers } naar { $zone-the }
    .did = stuurt { workers } naar { $zone-the }
fact-workers-passive-zone = { $player } plaatst { passive-workers } in { $zone-the }
    .did = plaatst { workers } in { $zone-the }
fact-workers-zone-zone = { $player } verplaatst { workers } van { $source-the } naar { $zone-the }
    .did = verplaatst { workers } van { $source-the } naar { $zone-the }
fact-workers-zone-active = { $player }: { workers } in { $zone-the } { $number ->
    [one] wordt
   *[other] worden
} actief
fact-workers-zone-passive = { $player }: { workers } in { $zone-the } { $number ->
    [one] wordt
   *[other] worden
} passief
fact-workers-active-site = { $player } zet { active-workers } op { $building-the }
fact-workers-passive-site = { $player } zet { passive-workers } op { $building-the }
fact-workers-site-zone = { $player }: { workers } { $number ->
    [one] gaat
   *[other] gaan
} van { $building-the } naar { $zone-the }
fact-stage-constructed = { $player } levert bijdrage { $stage } aan { $building-the }
    .did = levert de { $stage ->
        [1] eerste
        [2] tweede
       *[3] derde
    } bijdrage aan { $building-the }
fact-architect-placed = { $player } start { $building-the }
    .did = start { $building-the }
fact-architect-placed-neutral = { $player } start { $building-the } met de neutrale architect
    .did = start { $building-the } met de neutrale architect
fact-architect-left = De architect van { $player } verlaat { $building-the }
    .did = voltooit { $building-the }
fact-architect-left-neutral = De neutrale architect verlaat { $building-the }
    .did = voltooit { $building-the }
fact-building-completed = Voltooid { with-stages }: { $building }
fact-token-placed = { $player } legt een fiche met { stars } op { $building-the }
fact-token-raised = { $player } verhoogt de fiche op { $building-the } tot { stars }
    .did = verhoogt de fiche op { $building-the } tot { stars }
fact-leader-taken = { $player } neemt { $leader-the }
    .did = neemt { $leader-the }
fact-leaders-returned = Alle leiders worden teruggelegd
fact-district-offered = { $player } mag { $district-the } gebruiken
fact-district-chosen = { $player } kiest de extra actie van { $district-the }
fact-declined = { $player } ziet ervan af
fact-century-ended = Einde van { $century-the }
fact-zone-scored = Puntentelling van { $zone-the }: { $counts }
fact-cascade-blocked = { $player } voert vanuit { $zone-the } geen cascade uit, vanwege gebeurtenis { $event-year }
fact-tiles-flipped = Nooit gestart: { $buildings }
fact-century-began = Begin van { $century-the }: { $century-title }
fact-event-revealed = Gebeurtenis { $event-year }: { $event }. { $event-effect }
fact-event-ended = Gebeurtenis { $event-year } is voorbij: { $event }
fact-scored-zone = { $player } scoort { vp } voor werkers in { $zone-the }
fact-scored-majority = { $player } scoort { vp } voor de meerderheid in { $zone-the }
fact-scored-district = { $player } scoort { vp } dankzij { $district-the }
    .did = scoort { vp }
fact-scored-leader = { $player } scoort { vp } dankzij de Culturele leider, voor de fiche op { $building-the }
    .did = scoort { vp }
fact-scored-event = { $player } scoort { vp } voor gebeurtenis { $event-year }: { $event }
    .did = scoort { vp } voor gebeurtenis { $event }
fact-scored-unfinished = { $player } scoort { vp } voor werkers op { $building-the }, nog in aanbouw
fact-scored-active = { $player } scoort { vp } voor actieve werkers
fact-scored-main_group = { $player } scoort { vp } voor { $building-the }, in de belangrijkste groep
fact-scored-building = { $player } scoort { vp } voor { $building-the }
fact-game-ended = De partij is afgelopen: { $counts }. { $winning ->
    [one] { $winners } wint.
   *[other] { $winners } delen de overwinning.
}

## Beslissingen: wie wat kiest

decision-action = { $player } kiest een actie
    .you = Jij bent aan de beurt: kies een actie
decision-architect = { $player } kiest een architect voor een nieuwe bouwplaats
    .you = Kies een architect voor een nieuwe bouwplaats
decision-mansion = { $player } kiest een architect voor een nieuwe bouwplaats, of ziet ervan af
    .you = Kies een architect voor een nieuwe bouwplaats, of zie ervan af
decision-site = { $player } kiest een bouwplaats voor de eigen architect
    .you = Kies een bouwplaats voor je architect
decision-hired-site = { $player } kiest de bouwplaats voor de neutrale architect
    .you = Kies een bouwplaats voor de neutrale architect
decision-neutral-site = { $player } kiest de bouwplaats voor de neutrale architect
    .you = Kies een bouwplaats voor de neutrale architect
decision-complete = { $player } kiest een zone voor de werkers op { $site-the }
    .you = Kies een zone voor je werkers op { $site-the }
decision-stage = { $player } kiest het gebouw voor een bijdrage
    .you = Kies het gebouw voor een bijdrage
decision-business = { $player } mag aan een ander gebouw bijdragen, eerst met passieve werkers
    .you = Je mag aan een ander gebouw bijdragen, eerst met passieve werkers
decision-arts = { $player } mag een van de eigen fiches een ster erbij geven
    .you = Je mag een van je fiches een ster erbij geven
decision-perform = { $player } mag { $district-the } gebruiken
    .you = Je mag { $district-the } gebruiken
decision-lend = { $player } mag { $district-the } als een ander district gebruiken
    .you = Je mag { $district-the } als een ander district gebruiken
decision-choose-leader = { $player } kiest een leider
    .you = Kies een leider
decision-pair = { $player } kiest de twee tegenoverliggende zones voor de werkers
    .you = Kies de twee tegenoverliggende zones voor je werkers
decision-divide = { $player } kiest hoeveel werkers naar { $zone-the } gaan; de rest gaat naar de zone ertegenover
    .you = Kies hoeveel werkers naar { $zone-the } gaan; de rest gaat naar de zone ertegenover
decision-place-anywhere = { $player } mag 1 werker in een zone plaatsen
    .you = Je mag 1 werker in een zone plaatsen
decision-place-in-citadelle = { $player } mag 1 werker in de Citadel plaatsen
    .you = Je mag 1 werker in de Citadel plaatsen
decision-place-elsewhere = { $player } mag 1 werker in een gekleurde zone plaatsen
    .you = Je mag 1 werker in een gekleurde zone plaatsen
decision-place-municipal = { $player } mag maximaal 2 werkers in de religieuze of economische zone plaatsen
    .you = Je mag maximaal 2 werkers in de religieuze of economische zone plaatsen
decision-place-provincial = { $player } mag maximaal 2 werkers in de politieke of culturele zone plaatsen
    .you = Je mag maximaal 2 werkers in de politieke of culturele zone plaatsen
decision-place-military = { $player } mag maximaal 2 werkers in de Citadel plaatsen
    .you = Je mag maximaal 2 werkers in de Citadel plaatsen
decision-place-how-many = { $player } kiest hoeveel werkers er in { $zone-the } komen
    .you = Kies hoeveel werkers je in { $zone-the } plaatst
decision-shift-from = { $player } mag 1 of 2 werkers naar een andere zone verplaatsen
    .you = Je mag 1 of 2 werkers naar een andere zone verplaatsen
decision-shift-how-many = { $player } kiest hoeveel werkers { $zone-the } verlaten
    .you = Kies hoeveel werkers { $zone-the } verlaten
decision-shift-1-to = { $player } kiest waar de werker uit { $zone-the } naartoe gaat
    .you = Kies waar de werker uit { $zone-the } naartoe gaat
decision-shift-2-to = { $player } kiest waar de twee werkers uit { $zone-the } naartoe gaan
    .you = Kies waar de twee werkers uit { $zone-the } naartoe gaan
decision-send = { $player } kiest de zone voor 1 actieve werker
    .you = Kies de zone voor 1 actieve werker

## Zetten: wat elke keuze doet

move-action-start-enter = { action-start }: je architect komt in het spel
move-action-start-leave = { action-start }: je architect verlaat { $site-the }, voltooid { with-stages }
move-action-start-choose = { action-start }, met je eigen of met de neutrale architect
move-action-stage = { action-stage }: je hebt { active-workers }
move-action-leader = { action-leader }: { $number ->
    [0] je activeert geen werker
   *[other] je activeert eerst { workers }
}
move-action-send = { action-send }: je hebt { active-workers }

move-architect-own-enter = Je eigen architect, die in het spel komt
move-architect-own-leave = Je eigen architect, die { $site-the } verlaat, voltooid { with-stages }
move-architect-neutral-enter = De neutrale architect, die in het spel komt
move-architect-neutral-leave = De neutrale architect, die { $site-the } verlaat, voltooid { with-stages }

# Wat een start verder met zich meebrengt; $said is een van de berichten hierboven.
start-neutral-leaves = { $said }; de neutrale architect verlaat { $site-the }, voltooid { with-stages }
start-neutral-enters = { $said }; ook de neutrale architect komt in het spel
start-activates = { $said }; { $number ->
    [0] je activeert geen werker
   *[other] je activeert { workers }
}
start-ends-century = { $said }; er is geen bouwplaats meer vrij, dus de eeuw eindigt
start-ends-game = { $said }; er is geen bouwplaats meer vrij, dus de partij eindigt

move-site = { $site }: { $district }, { workers } per bijdrage
move-site-neutral = { $site }, neutrale architect: { $district }, { workers } per bijdrage

move-stage = { active-workers } op { $site-the }, bijdrage { $stage }
move-stage-action = { $said }, daarna { $district-the }: { $gain }
move-stage-own = { $said }; het is je eigen gebouw, dus zonder extra actie
move-stage-nothing = { $said }; { $district-the } zou niets opleveren

move-business = { $workers } op { $site-the }, bijdrage { $stage }
move-arts = Een ster erbij op { $site-the }, dat maakt { stars }
move-perform = Gebruik { $district-the }: { $gain }
move-lend = Als { $district-the }: { $gain }
move-leader = { $leader }: { $leader-power }
move-pair = Maximaal 2 werkers in { $zone-the } en evenveel in { $opposite-the }
move-divide = { workers } in { $zone-the }, { $rest } in { $opposite-the }
move-place = { $workers } in { $zone-the }
move-place-up-to = Maximaal { workers } in { $zone-the }
move-shift-from = Weg uit { $zone-the }, waar je { workers } hebt
move-shift-how-many = { workers } weg uit { $zone-the }
move-shift-to = { workers } van { $source-the } naar { $zone-the }
move-send = 1 actieve werker naar { $zone-the }, { $number ->
    [0] waar je nog geen werker hebt
   *[other] waar je { workers } hebt
}
move-complete = { $number ->
    [one] Je werker op { $site-the } gaat naar { $zone-the }
   *[other] Je { workers } op { $site-the } gaan naar { $zone-the }
}
move-complete-same = { $number ->
    [one] Je werker op { $site-the } gaat naar { $zone-the }, zoals alle andere
   *[other] Je { workers } op { $site-the } gaan naar { $zone-the }, zoals alle andere
}
move-skip = Niet doen
move-skip-place = Geen werker plaatsen
move-skip-shift = Geen werker verplaatsen

# Wat een extra actie oplevert, waar dat vooraf te zeggen is
gain-action = { $district-action }
gain-points = { vp }
gain-workers = activeer { workers }
gain-irish = { $number ->
    [0] scoor { vp } en plaats 1 werker in een zone
   *[other] activeer { workers }, scoor { vp } en plaats 1 werker in een zone
}

## Een beurt in één regel: infinitieven, verbonden door "en"

turn = { $said }
turn-nothing = alles laten zoals het is
turn-start = { $building-the } starten
turn-start-neutral = { $building-the } starten met de neutrale architect
turn-complete = { $building-the } voltooien { with-stages }
turn-abandon = { $building-the } verlaten zonder bijdrage
turn-stage = { $edition ->
    [2011] bijdragen aan { $building-the }
   *[2026] een bijdrage leveren aan { $building-the }
}
turn-leader = { $leader-the } nemen
turn-send = { workers } naar { $zone-the } sturen
turn-move = { workers } van { $source-the } naar { $zone-the } verplaatsen
turn-redirect = { workers } van dat gebouw naar { $zone-the } sturen
turn-activate = { workers } activeren
turn-star = de fiche op { $building-the } verhogen tot { stars }
turn-score = { vp } scoren
turn-decline = afzien van { $district-the }
turn-ends-century = de eeuw beëindigen
turn-ends-game = de partij beëindigen
turn-kind-start = { $edition ->
    [2011] een nieuw gebouw starten
   *[2026] een bouwplaats starten
}
turn-kind-stage = { $edition ->
    [2011] bijdragen aan een gebouw
   *[2026] een bijdrage leveren
}
turn-kind-leader = een leider nemen
turn-kind-send = 1 werker sturen
turn-instead-start = { $edition ->
    [2011] als je een nieuw gebouw start
   *[2026] als je een bouwplaats start
}
turn-instead-stage = { $edition ->
    [2011] als je aan een gebouw bijdraagt
   *[2026] als je een bijdrage levert
}
turn-instead-leader = als je een leider neemt
turn-instead-send = als je 1 werker stuurt

## Waarom een beurt goed is, vergeleken met een andere of met de tafel zoals ze is

why = { $reasons }
why-points = { $reasons }: { $points } als de eeuw dan eindigde
why-points-only = { $points } als de eeuw dan eindigde
why-points-ended = { $reasons }: { $points } bij de puntentelling van de eeuw
why-points-ended-only = { $points } bij de puntentelling van de eeuw
why-gain = +{ vp } voor { $player }
    .you = +{ vp } voor jou
why-loss = −{ vp } voor { $player }
    .you = −{ vp } voor jou
why-zone = in { $zone-the }
why-majority = dit geeft de meerderheid { $zones }
why-majority-from = dit neemt { $player } de meerderheid { $zones } af
    .you = dit neemt je de meerderheid { $zones } af
why-cascade = { $number ->
    [one] { $number } werker meer gaat via de cascade naar { $zone-the }
   *[other] { $number } werkers meer gaan via de cascade naar { $zone-the }
}
why-cascade-active = { $number ->
    [one] { $number } werker meer wordt actief na de puntentelling
   *[other] { $number } werkers meer worden actief na de puntentelling
}
why-at-once = dit scoort meteen { vp }
why-buildings = de gebouwen zijn aan het eind van de partij { vp } meer waard
    .you = je gebouwen zijn aan het eind van de partij { vp } meer waard
why-active = er blijven { $number } actieve werkers meer over voor de volgende beurten
why-leader = { $leader-the } helpt tot het einde van de eeuw
why-ends = de eeuw eindigt meteen
why-expected = { $gains }, geschat één of twee rondes later
why-source-zones = { $points } punten uit zones
why-source-buildings = { $points } punten uit gebouwen
why-source-leaders = { $points } punten dankzij leiders
why-source-districts = { $points } punten uit districten
why-source-events = { $points } punten dankzij gebeurtenissen
why-source-tempo = { $points } punten aan werkers en tempo
why-source-others = { $points } punten minder voor de sterkste tegenstander
why-ahead = naar verwachting eindig je { $points } punten verder voor dan { $action }
why-ahead-equal = ongeveer even goed: { $action }
why-ahead-choice = naar verwachting eindig je { $points } punten verder voor dan met de volgende keuze
why-ahead-choice-equal = een andere keuze is ongeveer even goed

## Soorten zetten

kind-do = of je het district gebruikt
kind-action = een actie
kind-architect = een architect
kind-number = een aantal werkers
kind-zone = een zone
kind-leader = een leider
kind-pair = een paar tegenoverliggende zones
kind-district = een district
kind-site = een gebouw

## Waarom een zet nu niet kan

reason-game_over = de partij is afgelopen
reason-cannot_skip = van deze keuze kun je niet afzien
reason-not_asked = kies eerst { $asked }
reason-too_few_active = { $number ->
    [0] je hebt geen actieve werker voor een bijdrage
    [one] je enige actieve werker is te weinig voor welke bijdrage dan ook
   *[other] je { active-workers } zijn te weinig voor welke bijdrage dan ook
}
reason-no_free_stage = geen enkel gebouw in aanbouw heeft plaats voor een bijdrage
reason-no_active_worker = je hebt geen actieve werker
reason-no_leaders_in_game = deze regels worden zonder leiders gespeeld
reason-leaders_closed = vanwege gebeurtenis { $event-year } ({ $event }) kan deze eeuw niemand een leider nemen
reason-has_leader = je hebt deze eeuw al { $leader-the }
reason-leader_not_in_game = { $leader-the } doet in deze partij niet mee
reason-leader_taken = { $by } heeft { $leader-the } al
reason-not_your_token = je hebt geen fiche op { $site-the }
reason-token_at_most = de fiche op { $site-the } heeft al alle sterren
reason-other_colour = { $district-the } heeft een andere kleur
reason-nothing_to_do = { $district-the } zou je nu niets opleveren
reason-zone_not_offered = { $zone-the } is hier niet te kiezen
reason-no_workers_there = je hebt geen werker in { $zone-the }
reason-same_zone = de werkers komen uit { $zone-the }; ze gaan naar een andere zone
reason-number_not_offered = { $number } is hier niet te kiezen; neem een getal van { $least } tot { $most }
reason-site_occupied = op { $site-the } is al een architect aan het werk
reason-site_completed = { $site-the } kan niet meer gestart worden
reason-site_waiting = { $site-the } hoort bij { $century-the }
reason-neutral_not_yours = je hebt de neutrale architect niet
reason-no_architect_there = op { $site-the } is geen architect aan het werk
reason-site_full = { $site-the } heeft al drie bijdragen
reason-too_few_workers = een bijdrage kost { $needed ->
    [one] { $needed } werker
   *[other] { $needed } werkers
}, en je hebt er { $there }
reason-same_building = de bijdrage moet aan een ander gebouw zijn dan { $site-the }

## Wat er mis is met een gegeven

error-unknown_move = er is geen zet “{ $text }”; zetten zijn woorden als “start”, “por1”, “rel”, “skip”
error-unknown_ruleset = er zijn geen regels “{ $ruleset }”; kies uit: { $known }
error-players_not_allowed = de regels { $ruleset } zijn voor { $least } tot { $most } spelers, niet voor { $players }{ $players ->
    [2] ; met zijn tweeën kun je de regels van 2011 spelen
   *[other] { "" }
}
error-bad_weights = geef een geheel getal van minstens 1 voor elk van de { $needed } zetten; er zijn er { $there }
error-layout_length = een opstelling noemt { $needed } tegels, een voor elke plek, niet { $there }
error-unknown_tile = er is geen tegel “{ $tile }” (op { $site-the })
error-tile_of_other_colour = de tegel “{ $tile }” hoort bij { $tile_colour-the }, maar { $site-the } bij { $site_colour-the }
error-tile_twice = de tegel “{ $tile }” ligt op { $other-the } en nog eens op { $site-the }; elke tegel ligt er één keer
error-bad_first_player = met { $players } spelers is er geen plaats { $first }; de eerste plaats is 0
error-not_a_whole_number = { $what ->
    [players] het aantal spelers
    [seed] een startgetal
   *[first] de eerste speler
} is een geheel getal, niet { $given }
error-events_not_used = de regels { $ruleset } worden zonder gebeurtenissen gespeeld; geef er geen
error-bad_events = geef vier gebeurtenissen, een van elke eeuw en op volgorde, niet “{ $events }”
error-unknown_language = er is geen taal “{ $language }”; kies uit: { $known }
error-bad_seed = een startgetal is een geheel getal van 0 tot 2^128 − 1, niet { $seed }
error-bad_count = speel minstens één partij, niet { $count }
error-bad_moves = geef een geheel getal voor elk van de { $needed } partijen
error-illegal_move_in_game = zet { $move } kan niet in partij { $game }; het masker zegt welke wel
error-record_other_rules = een partij van versie { $recorded } van de regels kan niet verdergaan onder versie { $present }
error-record_event_hidden = met deze zet begint { $century-the }, maar de gebeurtenis van die eeuw is niet bekend; verzin de verborgen gebeurtenissen om verder te spelen
error-record_undo = er kunnen geen { $count } zetten worden teruggenomen: er zijn er { $moves }
error-record_comment_place = een opmerking na { $after } zetten kan niet: er zijn er { $moves }
error-record_no_such_move = er is geen stelling na { $move } zetten: er zijn er { $moves }
error-record_bad_bot = de naam van een bot is afdrukbare tekst zonder haakjes, niet “{ $bot }”
error-record_header_name = “{ $header }” kan geen verdere kop zijn: die naam is bezet, of bestaat niet uit letters, cijfers en koppeltekens

## Wat er mis is met een verslag of een stelling

damage-line = regel { $line }: { $problem }
damage-move = regel { $line }, { $text }: { $problem }
error-record_not_utf8 = dit is geen tekst in UTF-8
error-record_not_one = dit is geen verslag van een partij: dat begint met een regel “Format”
error-record_format = het verslag is in versie { $found } van het formaat; dit programma leest versie { $known }
error-record_header_missing = de kop { $header } ontbreekt
error-record_header_bad = de kop { $header } kan “{ $text }” niet bevatten
error-record_header_twice = de kop { $header } staat er al, op regel { $before }
error-record_header_late = koppen komen voor de zetten
error-record_line = deze regel is onleesbaar: { $text }
error-record_layout = de opstelling is onleesbaar: { $what }
error-record_edition = de regels { $ruleset } zijn van de editie { $edition }
error-record_rules_newer = deze partij volgt versie { $found } van de regels; dit programma kent ze tot en met versie { $known }
error-record_rules_older = deze partij volgt versie { $found } van de regels, die nu aan versie { $known } toe zijn; de afloop kan anders zijn
error-record_result = het verslag zegt { $recorded }, maar de nagespeelde partij zegt { $replayed }
error-record_turn_not_over = beurt { $turn } is nog niet voorbij
error-record_turn_over = beurt { $turn } is voor deze zet al voorbij
error-record_wrong_turn = dit zou { $expected } moeten zijn
error-record_unknown_name = niemand heet hier “{ $name }”
error-record_wrong_seat = hier moet { $expected } kiezen, niet { $found }
error-position_too_long = een stelling heeft maximaal { $most } tekens, niet { $there }
error-position_not_ascii = een stelling heeft alleen ASCII-tekens, niet “{ $character }”
error-position_format = een stelling begint met { $format }, niet met “{ $given }”
error-position_fields = een stelling heeft { $needed } velden met spaties ertussen, niet { $there }: { $fields }
error-position_field = in het veld { $field } klopt “{ $given }” niet; nodig: { $needed }
error-position_number = in het veld { $field } is “{ $given }” geen getal van { $least } tot { $most }
error-position_rules_version = de stelling volgt versie { $version } van de regels, maar hier geldt versie { $known }
error-position_hidden_events = gedekte gebeurtenissen: { $count }; daarvoor gegeven: { $given }; nodig: { $needed }
error-position_hides_nothing = de stelling toont alle gebeurtenissen, dus er kunnen geen verborgen gebeurtenissen worden gegeven: { $given }
error-position_reveals_event = “{ $move }” onthult een gebeurtenis die deze stelling verbergt; geef de volledige stelling
error-position_leaders_closed = plaats { $seat } heeft { $leader-the }, maar onder gebeurtenis { $event-year } heeft niemand er een
error-position_leader_twice = plaats { $other } en plaats { $seat } hebben allebei { $leader-the }
error-position_two_architects = er staan twee architecten op { $site-the }; een gebouw heeft er maximaal een
error-position_site_waiting = { $site-the } hoort bij { $century-the }, dus er kan nog niets op staan
error-position_neutral_unused = de neutrale architect staat op { $site-the }, maar niemand heeft de Economische leider
error-position_stages_without_architect = { $site-the } heeft bijdragen maar geen architect
error-position_architect_on_completed = { $site-the } is voltooid, maar er staat een architect op
error-position_not_bare = { $site-the } heeft een fiche of is van een vorige eeuw, en hoort dus niet bij de kale tegels
error-position_workers = plaats { $seat } heeft in totaal { $there } werkers; het zouden er { $needed } moeten zijn
error-position_no_choice = er valt niets te kiezen voor { $pending }
error-position_not_over = zoals de stelling in { $century-the } is, kan de partij niet afgelopen zijn
error-position_pending = { $pending } kan zich in deze stelling niet voordoen
error-position_other_seat = plaats { $seat } kan { $effect } niet open hebben staan in de beurt van plaats { $turn }
error-position_of_other_deal = deze stelling heeft andere regels, spelers, tegels, gebeurtenissen of een andere eerste speler dan de partij
error-position_in_turn = een partij kan beginnen met een stelling waarin iemand de actie van een beurt kiest
error-position_has_deal = een stelling heeft een eigen opstelling, gebeurtenissen en eerste speler; laat die weg

## De pagina

page-board = Het bord
page-zone = { $zone }, geteld als nummer { $number }: { $counts }
page-district = { $district }, { workers } per bijdrage.
page-explained = { $district }: { $district-action }
page-site-waiting = { $site }, { $zone }: wacht op { $century-the }.
page-site-available = { $site }, { $zone }: kan gestart worden.
page-site-under_construction = { $site }, { $zone }: in aanbouw, { with-stages }.
page-site-completed = { $site }, { $zone }: voltooid.
page-architect = De architect van { $player } is aan het werk.
page-architect-neutral = De neutrale architect is aan het werk.
page-stages = Bijdragen van { $people }.
page-token = Fiche van { $player } met { stars }.
page-you = jij
page-bot = bot
page-vp = OP
page-active = { $number } actief
page-passive = { $number } passief
page-player = { $player }: { vp }
page-players = Spelers
page-leaders = Leiders
page-leader-free = vrij
page-no-leaders = Deze regels worden zonder leiders gespeeld.
page-leaders-closed = In deze eeuw kan geen leider worden genomen: { $event-year }, { $event }.
page-no-leader = geen leider
page-tokens = Sterfiches
page-events = Gebeurtenissen
page-century = { $century }, { $century-title }
page-choices = Keuzes
page-explanation = Uitleg
page-point = Wijs een tegel, een kaart of een knop aan om te zien wat hij doet.
page-forecast = Vooruitblik
page-ledger = Punten
page-log = Logboek
page-now = Nu
page-after = Na deze zet
page-forecast-title = Als de eeuw nu zou eindigen
page-cascading = ▸ cascade naar de volgende zone
page-other = Andere punten
page-points = Totaal OP’s
page-score-then = Stand daarna
page-buildings = Gebouwen aan het einde
page-buildings-counted = waarvan gebouwen
page-change = verschil door deze zet
page-this-move = Wat deze zet doet
page-why-not = Nu niet: { $reason }
page-since = Sinds je laatste beurt
page-nothing-since = Nog niets
page-undo = Terugnemen
page-restart = Beurt opnieuw
page-rewind = Mijn laatste beurt terugnemen
page-confirm = Bevestigen
page-hint = Hint
page-hint-about = Wat zou een sterke speler doen?
page-hint-asks = Er wordt een hint gezocht…
page-hint-kind = Een sterke speler zou { $action }.
page-hint-more = De hele beurt tonen
page-what-if = Wat als…
page-what-if-about = Speel verder met alle plaatsen en kijk wat ervan komt. Niets hier raakt de tafel.
page-what-if-drawn = De gebeurtenis is hier willekeurig getrokken: niemand kent de echte. Niets hier raakt de tafel.
page-what-if-back = Terug naar de partij
page-count = { $number ->
    [one] { $number } keuze
   *[other] { $number } keuzes
}
page-waiting = Wachten op { $player }
page-source = Bron
page-total = Totaal
page-chart = Waar ieders punten vandaan komen
page-final = Eindstand
page-continue = Verder
page-scoring = Telling van { $century-the }
page-scoring-final = Eindtelling
page-scoring-step = Stap { $number } van { $total }
page-scene-completing = De laatste beurt van { $century-the }
page-scene-next = Na { $century-the }
page-played = { $player } { $said }
page-majority = Ieder { $number }: { $people } delen de meerderheid.
page-majority-one = { $people } heeft de meerderheid met { $number }.
page-main-group = Belangrijkste groep van { $player }: { buildings }, { stars }, { vp } waard
page-group = Een groep van { $player }: { buildings }, { stars }, { vp } waard
page-other-buildings = Andere gebouwen: { buildings }, { stars }, { vp } waard
page-all-buildings = { $player }: { buildings }, { stars }, { vp } waard
page-largest-group = De grootste groep: { buildings }
page-again-show = Deze telling bekijken
page-again-final = De eindtelling bekijken
page-built = Wat je hebt gebouwd
page-built-page = Als pagina om te delen
page-story = De geschiedenis
page-built-by = Wat { $player } heeft gebouwd
page-built-none = Geen gebouw met een fiche
page-back = Terug
page-skip = Overslaan
page-choose = Kiezen
page-rank = { $number }.
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-zoom-all = Hele bord
page-system = Systeem
page-replay = Terugkijken
page-replay-watch = Terugkijken
page-replay-moment = Moment van de partij
page-replay-step = { $century }, zet { $number } van { $total }
page-replay-begin = De partij begint.
page-replay-first = Naar het begin
page-replay-back = Een stap terug
page-replay-play = Afspelen
page-replay-pause = Pauzeren
page-replay-on = Een stap verder
page-replay-last = Naar het einde
page-replay-speed = Snelheid
page-replay-result = Uitslag
page-replay-present = { $number ->
    [0] Terug naar de partij
   *[other] Terug naar de partij (+{ $number })
}
page-fork = Vanaf hier verder spelen
page-fork-about = Op dit moment begint een nieuwe partij. Gebeurtenissen die nog gedekt lagen, worden opnieuw getrokken.
page-fork-mine = Ik speel
page-record = Verslag opslaan
page-copy-link = Link kopiëren
page-copied = Gekopieerd
page-analyse = Analyseren
page-analysis = Analyse
page-analysis-begun = De partij wordt geanalyseerd.
page-analysis-working = { $done } van { $total } momenten bekeken
page-analysis-done = De analyse is klaar.
page-analysis-failed = De analyse kon niet worden voltooid.
page-analysis-again = Opnieuw proberen
page-analysis-here = { $place }: { $shares }
page-analysis-follow = Deze lijn markeren
page-analysis-played = gespeeld
page-analysis-table = Curve als tabel tonen
page-analysis-all = Alle { $number } zetten die iets kostten
page-analysis-few = Alleen de slechtste zetten
page-kept = Je zet is bewaard en wordt nog verstuurd.
page-unreachable = De server is niet bereikbaar. Probeer het opnieuw.
page-try-now = Nu proberen
page-missed = Terwijl je offline was
page-close = Sluiten
page-new-version = Er is een nieuwe versie beschikbaar.
page-reload = Opnieuw laden
page-menu = Menu
page-theme = Thema
page-light = Licht
page-dark = Donker
page-language = Taal
page-tagline = Vier eeuwen bouwen, 1608–2008
page-play-now = Nu spelen
page-play-now-about = Jij en twee bots, regels van 2026
page-one-screen = Op één scherm
page-one-screen-about = 2 tot 5 spelers op dit apparaat
page-friends = Met vrienden
page-friends-about = Stuur een link, zonder account
page-load = Een partij laden
page-load-about = Terugkijken en analyseren
page-my-games = Jouw partijen
page-your-turn = Jouw beurt
page-plays = { $player } is aan de beurt
page-over = Afgelopen
page-gathering = Wachten op spelers
page-your-name = Jouw naam
page-rules = Regels
page-rule = De regels hierover
page-number-of-players = Aantal spelers
page-make-table = Partij beginnen
page-lost = Verbinding verbroken; nieuwe poging…
page-home = Naar de startpagina
page-link = Stuur deze link naar de anderen
page-rematch = Nog een partij
page-loading = Laden…
page-server-starting = De server start en werkt misschien zijn database bij. Deze pagina opent zo meteen vanzelf.
page-not-built = De pagina is nog niet gebouwd. Met deze opdracht in de projectmap bouw je de pagina en start je de server:
page-bot-name = { $bot } ({ $colour })
page-bot-random = Toeval
page-bot-greedy = Gretig
page-bot-search = Vooruitziend
page-bot-hurrier = Haastig
page-bot-hoarder = Hamsteraar
page-bot-planner = Planoloog
page-bot-garrison = Garnizoen
page-bot-spoiler = Dwarsligger
page-bot-imitator = Nabootser
page-bot-level-1 = Beginner
page-bot-level-2 = Leerling
page-bot-level-3 = Gezel
page-bot-level-4 = Bouwer
page-bot-level-5 = Voorman
page-bot-level-6 = Bouwmeester
page-bot-level-7 = Meester
page-bot-level-8 = Grootmeester
page-bot-level-9 = Legende
page-level = { $number } · { $bot }
page-bot-plays = bot speelt
page-resigned = heeft opgegeven
page-must-confirm = Beurt klaar: bevestigen of terugnemen
page-confirms = { $player } moet nog bevestigen
page-agreed = De partij is in onderling overleg beëindigd
page-called-off = De partij is afgelast
page-frozen = Deze partij is met een andere versie van de regels gespeeld; je kunt die alleen bekijken.
page-speed = Snelheid van de animaties
page-speed-slow = Langzaam
page-speed-normal = Gewoon
page-speed-fast = Snel
page-speed-none = Zonder animatie
page-play-settings = Tijdens het spelen
page-automatic = Mijn beurten automatisch bevestigen
page-shortcuts = Sneltoetsen
page-help = Help
page-keys = Sneltoetsen
page-keys-about = Met Tab ga je van keuze naar keuze, met Enter kies je. Met de pijltjes loop je over het bord. Deze toetsen werken ook:
page-key-numbers = de keuze met dat nummer
page-key-board = naar het bord gaan
page-key-choices = naar de keuzes gaan
page-key-escape = een actie annuleren, een venster sluiten
page-key-help = deze toetsen tonen
page-key-story = de geschiedenis van het aangewezen gebouw
page-next-game = Volgende partij
page-next-game-about = { $number ->
    [one] { $number } partij wacht op je
   *[other] { $number } partijen wachten op je
}
page-table = De tafel
page-resign = Opgeven
page-resign-sure = Echt opgeven? Een bot speelt voor je verder.
page-propose-end = Voorstellen hier te stoppen
page-end-proposed = { $player } stelt voor hier te stoppen, zonder winnaar.
page-end-waits = Wachten op het antwoord van de anderen.
page-agree = Akkoord
page-decline = Doorspelen
page-take-over = Een bot voor mij laten spelen
page-take-over-for = Een bot laten spelen voor { $player }
page-give-back = Zelf weer spelen
page-give-back-about = Een bot speelt voor je.
page-save-record = Verslag opslaan
page-time-left = { $player } heeft nog { $time }
page-days = { $number ->
    [one] { $number } dag
   *[other] { $number } dagen
}
page-hours = { $time } u
page-lobby = Lobby
page-lobby-join = Meedoen
page-lobby-to-table = Naar de tafel
page-lobby-free = { $number ->
    [one] { $number } vrije plaats
   *[other] { $number } vrije plaatsen
}
page-lobby-empty = Er wacht nu niemand. Zoek een partij: wie hierna komt vindt je, en anders doen bots mee.
page-lobby-find = Een partij zoeken
page-lobby-watch = { $number ->
    [one] Een partij bekijken
   *[other] { $number } partijen om te bekijken
}
page-lobby-invited = { $number ->
    [one] Je bent aan een tafel uitgenodigd
   *[other] Je bent aan { $number } tafels uitgenodigd
}
page-watch-link = Link om te kijken
page-listed = De tafel in de lobby zetten: iedereen mag meedoen
page-free-seat = vrije plaats
page-seat-bot = Wie speelt op plaats { $number }
page-copy = Kopiëren
page-start = Beginnen
page-start-waits = Eerst moeten alle plaatsen bezet zijn.
page-start-ready = Alle plaatsen zijn bezet: je kunt beginnen.
page-owner-starts = De maker van de tafel start de partij.
page-starts-itself = De partij begint zodra alle plaatsen bezet zijn.
page-leave = Van tafel gaan
page-call-off = Partij afgelasten
page-join = Je bent uitgenodigd voor een partij
page-join-about = Vul je naam in en ga zitten. Een account is niet nodig.
page-join-by = { $owner } nodigt je uit voor een partij
page-agreed-live = { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} per persoon, plus { $seconds } s per beurt
page-agreed-days = { $days ->
    [one] { $days } dag
   *[other] { $days } dagen
} per keuze
page-agreed-rewinds = bevestigde beurten kunnen worden teruggenomen
page-agreed-hints = hints zijn toegestaan
page-arranged = Gekozen door de maker van de tafel, niet geloot: { $chosen }
page-arranged-known = De maker van de tafel weet welke gebeurteniskaarten gedekt liggen.
page-absent-in = Mogelijk als deze speler een tijd weg is: over { $seconds } s
page-absent-here = Mogelijk als deze speler een tijd weg is; nu is die speler er
page-sit-down = Plaatsnemen
page-no-link = Deze link is onvolledig.
page-options = Spelers en regels wijzigen
page-with-bots = Tegen bots
page-learn = Leren
page-learn-about = Korte lessen op het echte bord
page-first-time = Nieuw bij Québec?
page-first-time-about = De cursus duurt zo’n twintig minuten, en je kunt er altijd mee stoppen.
page-first-time-learn = De cursus volgen
page-first-time-play = Meteen spelen
page-helper = Telhulp
page-tales = Geschiedenis
page-person = Mens
page-by-link = Uitnodigen via link
page-seats = Plaatsen
page-seat = Plaats { $number }
page-seat-colour = Kleur van plaats { $number }
page-seat-name = Naam op plaats { $number }
page-seats-about = Wie begint, wordt geloot.
page-players-about = Twee tot vijf spelers; voor de editie 2026 minstens drie.
page-rules-about-2026 = De nieuwe editie, met nieuwe namen en gebeurtenissen.
page-rules-about-2011 = De eerste editie met alle regels.
page-rules-about-2011-events = De eerste editie met de gebeurteniskaarten.
page-rules-about-2011-family = Eenvoudiger: zonder leiders en zonder cascades.
page-layout = Opstelling
page-layout-random = Willekeurig
page-layout-random-about = De 44 gebouwen worden volgens de regels geloot.
page-layout-introductory = Voor beginners
page-layout-introductory-about = Een vaste, evenwichtige opstelling voor eerste partijen.
page-events-drawn = Geloot
page-events-drawn-about = Eén kaart per eeuw, verborgen tot die begint.
page-events-chosen = Gekozen
page-events-chosen-about = Je kiest de vier kaarten.
page-events-none-about = Deze regels hebben geen gebeurtenissen.
page-clock = Klok
page-clock-none = Geen
page-clock-none-about = Iedereen neemt de tijd.
page-clock-live = Live
page-clock-live-about = Een aantal minuten voor de hele partij, en extra seconden per beurt.
page-clock-correspondence = Correspondentie
page-clock-correspondence-about = Een aantal dagen per beslissing.
page-minutes = Minuten
page-seconds-more = Seconden per beurt
page-days-each = Dagen per beslissing
page-rewinds = Terugnemen
page-rewinds-on = Ook bevestigde beurten
page-rewinds-off = Alleen vóór het bevestigen
page-rewinds-on-about = Je kunt bevestigde beurten terugnemen, tot de laatst omgedraaide kaart.
page-rewinds-off-about = Een bevestigde beurt blijft staan.
page-rewinds-none-about = Met andere mensen of een klok blijft een bevestigde beurt staan.
page-hints = Hints
page-hints-on = Toegestaan
page-hints-off = Niet toegestaan
page-hints-on-about = Iedereen hier mag vragen wat een sterke speler zou doen.
page-hints-off-about = Niemand kan vragen wat een sterke speler zou doen.
page-make-invite = Tafel maken
page-action-start = { $edition ->
    [2011] Gebouw starten
   *[2026] Bouwplaats starten
}
page-action-stage = Bijdragen
page-action-leader = Leider nemen
page-action-send = 1 werker sturen
page-use = Gebruiken
page-architect-own-short = Mijn architect
page-architect-neutral-short = Neutrale architect
page-pair = { $zone } + { $opposite }
page-chat = Chat
page-chat-seats = Iedereen aan tafel kan dit lezen.
page-chat-watchers = Wie toekijkt, kan dit lezen; de spelers niet.
page-say = Schrijf een bericht
page-send = Versturen
page-somebody = iemand
page-mute = Berichten van { $player } verbergen
page-unmute = { $number ->
    [one] Berichten van één persoon weer tonen
   *[other] Berichten van { $number } mensen weer tonen
}
page-unread = { $number ->
    [one] 1 nieuw bericht
   *[other] { $number } nieuwe berichten
}
page-quiet = Chatberichten niet melden
page-notices = In de browser melden dat ik aan de beurt ben
page-notices-refused = De browser laat meldingen van deze pagina niet toe. Sta ze toe in de instellingen voor deze site.
page-volume = Geluid
page-volume-off = uit
page-share = Delen
page-share-moment = Dit moment als afbeelding en link
page-share-game = Deze partij als afbeelding en link
page-share-picture = De afbeelding
page-share-png = Opslaan als PNG
page-share-svg = Opslaan als SVG
page-share-send = Versturen…
page-share-scores = De punten in de loop van de partij
page-share-private = De afbeelding wordt in je browser gemaakt; er wordt niets verstuurd.
page-here = online
page-away = offline
page-watching = { $number ->
    [one] 1 kijkt toe
   *[other] { $number } kijken toe
}
page-account = Account
page-guest-about = Je speelt als gast, in deze browser. Met een account gaan je partijen mee naar andere apparaten.
page-signed-in = Je bent aangemeld als { $player }.
page-sign-in = Aanmelden
page-sign-up = Account maken
page-sign-out = Afmelden
page-login = Aanmeldnaam
page-password = Wachtwoord
page-old-password = Huidig wachtwoord
page-new-password = Wachtwoord wijzigen
page-password-about = Minstens 8 tekens.
page-password-changed = Het wachtwoord is gewijzigd; andere apparaten zijn afgemeld.
page-bring = Mijn gastpartijen meenemen
page-devices = Je apparaten
page-this-device = dit apparaat
page-rated = Rating
page-rated-on = om rating
page-rated-off = voor je plezier
page-rated-on-about = De uitslag verandert de rating van iedereen die meespeelt. Iedereen heeft een account nodig, er is een klok, alles wordt geloot, en weggaan telt als de laatste plaats.
page-rated-off-about = De uitslag verandert geen rating.
page-agreed-rated = om rating
page-rating = { $value } ± { $within }
page-my-notices = Meldingen
page-export = Mijn gegevens downloaden
page-forget = Mijn gegevens wissen
page-forget-about = Je naam en je berichten worden voorgoed gewist, en bots nemen je plaatsen over.
page-forget-sure = Voorgoed wissen
page-leave-sure = Van tafel gaan? Een bot speelt verder tot iemand anders gaat zitten.
page-remove-for = De plaats van { $player } vrijmaken
page-no = Nee
page-sure = Ja
page-colours-about = Iedereen heeft een eigen kleur en vorm.
page-bot-random-about = Toeval doet zomaar een toegestane zet.
page-bot-greedy-about = Gretig neemt wat meteen het meest oplevert.
page-bot-level-1-about = De beginner ziet één keuze tegelijk en vergeet de leiders.
page-bot-level-2-about = De leerling ziet maar een deel van zijn beurt en denkt alleen aan zijn eigen punten.
page-bot-level-3-about = De gezel speelt hele beurten, maar let niet op leiders, groepen en de anderen.
page-bot-level-4-about = De bouwer speelt hele beurten, maar let niet op groepen en vergist zich af en toe.
page-bot-level-5-about = De voorman ziet alles in een beurt, maar let weinig op wat de anderen winnen.
page-bot-level-6-about = De bouwmeester heeft de ervaring van duizenden partijen, maar vergist zich af en toe.
page-bot-level-7-about = De meester heeft de ervaring van duizenden partijen, maar houdt geen rekening met je antwoord.
page-bot-level-8-about = De grootmeester kijkt enkele rondes vooruit, maar denkt dat iedereen speelt zoals hij.
page-bot-level-9-about = De legende kijkt ver vooruit en leert uit je beurten hoe je speelt.
page-bot-hurrier-about = Haastig beëindigt elke eeuw zodra het kan.
page-bot-hoarder-about = De hamsteraar houdt werkers achter de hand en laat een eeuw duren.
page-bot-planner-about = De planoloog wil al zijn gebouwen in één grote groep.
page-bot-garrison-about = Het garnizoen wil eerst en vooral de Citadel.
page-bot-spoiler-about = De dwarsligger speelt tegen wie voorstaat.
page-bot-imitator-about = De nabootser speelt zoals een ander programma in opgenomen partijen.
page-bot-other-about = Een bot uit een ander pakket.
page-clock-expiry = Als de tijd om is
page-clock-expiry-bot = speelt een bot verder
page-clock-expiry-resign = geeft de speler op
page-with = met { $people }
page-scoring-on = { $number ->
    [one] 1 werker gaat met een cascade naar { $zone-the }.
   *[other] { $number } werkers gaan met een cascade naar { $zone-the }.
}
page-scoring-home = { $number ->
    [one] 1 werker wordt actief.
   *[other] { $number } werkers worden actief.
}
page-scoring-stay = Hier voert niemand een cascade uit.
page-scoring-nobody = Hier staan geen werkers.

## Wat de tekens van een spel betekenen

page-legend = Waar kijk ik naar?
term-order = Volgorde van de telling
term-order-about = Aan het eind van de eeuw worden de zones in de volgorde van deze nummers geteld.
term-workers = Werkers in een zone
term-workers-about = Hoeveel werkers elke speler hier heeft. Elk ervan is 1 OP als de zone wordt geteld.
term-majority = Onderstreept: de meerderheid
term-majority-about = De meeste werkers in deze zone. De helft ervan gaat bij de telling met een cascade naar de volgende zone.
term-bonus = Onderstreept: de meerderheid
term-bonus-about = De meeste werkers in deze zone. Ze leveren bij de telling een bonus op.
term-cascade = ▸ Cascade
term-cascade-about = Zoveel werkers gaan na het scoren met een cascade naar de volgende zone, en scoren daar opnieuw.
term-district = Een district
term-district-about = De afbeelding toont wat je mag doen als je daar een bijdrage levert aan het gebouw van een andere speler.
term-dots = Stippen
term-dots-about = De prijs van een bijdrage in dit district: één actieve werker per stip.
term-waiting = Een gestippeld gebouw
term-waiting-about = Het wacht op zijn eeuw; het cijfer zegt welke.
term-available = Een plattegrond
term-available-about = Dit gebouw kan nu gestart worden.
term-architect = Een architect
term-architect-about = Het gebouw is van deze speler tot de architect vertrekt. Dan is het voltooid.
term-stage = Een bijdrage
term-stage-about = Maximaal drie per gebouw, van wie dan ook. De werkers blijven tot het gebouw voltooid is.
term-stars = Sterren
term-stars-about = Een fiche heeft een ster voor elke bijdrage aan het gebouw. Meer sterren scoren meer aan het eind van de partij.
term-group = Een omtrek
term-group-about = Gebouwen van één speler die elkaar raken. De waardevolste groep scoort het meest aan het eind van de partij.
term-active = Actieve werkers
term-active-about = Klaar om te plaatsen: ze leveren bijdragen en gaan naar zones.
term-passive = Passieve werkers
term-passive-about = In de voorraad. Je kunt ze plaatsen zodra iets ze heeft geactiveerd.
term-leader = Een leider
term-leader-about = Helpt de speler die hem heeft tot de eeuw eindigt. Iedereen kan er één hebben.
term-points = Punten
term-points-about = De overwinningspunten tot nu toe. Wie de meeste heeft, wint.
term-century = Eeuwen
term-century-about = De partij heeft er vier. Als er een eindigt, worden de zones geteld.
term-glow = Een heldere ring
term-glow-about = Dit kan nu gekozen worden.

## Het commando quebec

play-title = Québec, regels { $rules }, startgetal { $seed }

## De terminal

terminal-title = Québec, regels { $rules }
terminal-event = Gebeurtenis { $event-year }, { $event }. { $event-effect }
terminal-help = help
    .about = de commando’s tonen
terminal-undo = terug
    .about = de laatste keuze terugnemen
terminal-restart = opnieuw
    .about = de hele beurt terugnemen
terminal-forecast = vooruitblik
    .about = de puntentelling tonen als de eeuw nu zou eindigen
terminal-ledger = punten
    .about = tonen waar ieders punten vandaan komen
terminal-why = waarom
    .about = zeggen waarom een zet niet kan, bijvoorbeeld: waarom por1
terminal-hint = hint
    .about = wat zou een sterke speler doen? nog een keer: de hele beurt
terminal-save = bewaren
    .about = de partij in een bestand bewaren
terminal-load = openen
    .about = een partij uit een bestand hervatten
terminal-quit = stoppen
    .about = de partij verlaten
terminal-undone = Teruggenomen: { $move }
terminal-turn-restarted = Je beurt begint opnieuw.
terminal-saved = Bewaard in { $file }
terminal-loaded = Hervat uit { $file }
terminal-cannot-save = { $file } kan niet geschreven worden: { $problem }
terminal-cannot-load = { $file } kan niet gelezen worden: { $problem }
page-winners = { $winning ->
    [one] { $winners } wint met { vp }.
   *[other] { $winners } delen de overwinning met elk { vp }.
}
terminal-unknown-command = Er is geen commando of zet “{ $text }”; “{ terminal-help }” toont de commando’s.
terminal-not-legal = “{ $move }” kan niet: { $reason }.
terminal-legal = “{ $move }” kan nu.
terminal-player = Speler
terminal-score = Stand
terminal-active = Actief
terminal-passive = Passief
terminal-leader = Leider
terminal-architect = Architect
terminal-workers = Werkers
terminal-points = Punten
page-zone-heading = Zone
terminal-building = Gebouw
terminal-stages = Bijdragen
terminal-total = Totaal
terminal-other = Overige
terminal-reason = Reden
terminal-forecast-title = Als de eeuw nu zou eindigen

## De terminal: het scherm

terminal-legend = () vrij  @ architect+bijdragen  * fiche+sterren  -- zonder  ·3 eeuw  = neutraal
terminal-points-short = OP
terminal-active-short = actief
terminal-passive-short = passief
short-leader-religious = Religieus
short-leader-political = Politiek
short-leader-economic = Economisch
short-leader-cultural = Cultureel
short-leader-citadelle = Citadel
short-leader-political2 = Politiek
short-leader-economic2 = Economisch
terminal-more-choices = “{ terminal-choices }” toont ze allemaal
terminal-press-enter = [Enter: verder]
terminal-forecast-note = >2: twee werkers gaan met een cascade naar de volgende zone, of worden na de laatste actief

## De terminal: waar punten vandaan komen

source-zone = Werkers in zones
source-majority = Meerderheden
source-district = Districten
source-leader = Culturele leider
source-event = Gebeurtenissen
source-unfinished = Onvoltooide gebouwen
source-active = Actieve werkers
source-main_group = Belangrijkste groep
source-building = Andere gebouwen
ledger-empty = Nog niemand heeft punten.

## De terminal: meer commando’s; .about zegt wat elk doet

terminal-board = bord
    .about = het bord tonen
terminal-zones = zones
    .about = de werkers in de machtszones tonen
terminal-players = spelers
    .about = ieders punten, werkers en leider tonen
terminal-works = bouw
    .about = de gebouwen in aanbouw tonen
terminal-choices = keuzes
    .about = alle keuzes opnieuw tonen
terminal-events = gebeurtenissen
    .about = de geldende gebeurtenissen tonen
terminal-log = logboek
    .about = de laatste regels tonen; { terminal-log } 50 of { terminal-log } { terminal-all } voor meer
terminal-all = alles
terminal-rules = regels
    .about = de regels noemen of er een tonen, bijvoorbeeld: regels R5.3

## De terminal: antwoorden

terminal-help-moves = Typ het nummer van een keuze, of de notatie ervan, zoals start, por1 of rel. Of een commando:
terminal-choose-hint = Typ het nummer van een keuze, of “{ terminal-help }”.
terminal-no-works = Er is geen gebouw in aanbouw.
terminal-no-events = Er geldt geen gebeurtenis.
terminal-rules-hint = “regels R5” toont een hoofdstuk, “regels R5.3” een regel.
terminal-rules-unknown = Er is aan deze tafel geen regel { $rule }; “{ terminal-rules }” noemt ze.
terminal-why-usage = Welke zet? Bijvoorbeeld: waarom por1
terminal-hint-more = Nog een keer “{ terminal-hint }” vertelt de hele beurt.
terminal-hint-people = Hints zijn voor partijen van één persoon tegen bots.
terminal-save-usage = In welk bestand? Bijvoorbeeld: bewaren partij.quebec
terminal-load-usage = Uit welk bestand? Bijvoorbeeld: openen partij.quebec
terminal-undo-nothing = Er is niets terug te nemen.
terminal-undo-card = Sinds je laatste keuze is een gebeurtenis onthuld: die keuze kun je niet meer terugnemen.
terminal-restart-nothing = In deze beurt is nog niets gekozen; “{ terminal-undo }” neemt de keuze ervoor terug.
terminal-restart-card = In deze beurt is een gebeurtenis onthuld: die kun je niet meer terugnemen.
terminal-go-on = De partij is bewaard. Verder spelen: quebec play --load { $file }
terminal-kept = De partij is bewaard. Terugkijken: quebec replay { $file }

## De terminal: een partij opnieuw bekeken

terminal-replay-hint = Enter verder · b terug · t beurt · c eeuw · nummer van een zet · q stoppen
terminal-record-ends = Hier eindigt het verslag: { $player } moet kiezen.
terminal-replay-place = Zet { $number } van { $total }
terminal-replay-no-move = Er is geen zet { $text }; er zijn er { $total }.

error-unknown_bot = er is geen bot { $bot }; er zijn { $known }
error-unknown_character = er is geen karakter { $name }; er zijn { $known }, en all voor allemaal
error-broken_bot = de bot { $bot } kan niet worden gemaakt: { $why }
error-bot_gave_up = de bot { $bot } faalt: { $why }
error-unknown_seat = er is geen plaats { $seat } in deze partij; kies uit: { $known }
error-unknown_kind_of_player = er is geen speler “{ $text }”; kies uit: { $known }
error-seats_differ = geef er { $players }, een per speler, niet { $given }
error-no_game_kept = er is nog geen partij bewaard in { $place }
error-file_not_a_game = dat bestand bestaat al en is geen partij van Québec
error-file_too_large = het bestand is te groot voor een partij

## Wat een programma dat speelt verkeerd deed: het vervolg van een zin die met zijn naam begint

forfeit-engine_cannot_start = kan niet worden gestart: { $why }
forfeit-engine_no_greeting = heeft binnen { $seconds } s na de start niet gegroet
forfeit-engine_version = spreekt versie { $version } van het protocol, niet { $known }
forfeit-engine_rules = speelt niet volgens de regels { $rules }, maar volgens { $known }
forfeit-engine_silent = heeft { $seconds } s lang niet geantwoord
forfeit-engine_slow = deed { $seconds } s over het antwoord, en had { $most } s
forfeit-engine_crashed = is midden in de partij gestopt ({ $how }); de laatste woorden: { $why }
forfeit-engine_hung_up = heeft midden in de partij zijn uitvoer gesloten
forfeit-engine_flooded = zei meer dan { $most } bytes in één antwoord
forfeit-engine_long_line = zei een regel van meer dan { $most } bytes
forfeit-engine_illegal_move = speelde “{ $move }”, en dat mag niet; dit mocht: { $known }
forfeit-engine_out_of_turn = zei “{ $move }” terwijl niemand iets vroeg
forfeit-engine_refused = weigerde te spelen: { $why }
error-engine_command = de opdracht “{ $text }” is niet te begrijpen: { $why }
error-engine_not_found = er is geen programma “{ $name }” dat kan worden gestart
error-engine_option = de engine { $bot } kan de optie { $name } niet krijgen: { $why }
error-engine_no_info = de engine { $bot } zegt niet welke score die voor elke plaats verwacht
## Simulaties en statistieken

stats-title = Regels { $rules }, { $players } spelers, { $count } partijen ({ $bots })
stats-note = de balken tonen 95%-betrouwbaarheidsintervallen
stats-bots = Spelers
stats-bot = Speler
stats-rows = Gespeelde plaatsen
stats-seats = Voordeel van de plaats
stats-leaders = Waarde van de leiders
stats-events = Waarde van de gebeurtenissen
stats-sources = Punten per bron en per eeuw
stats-length = Lengte van de partij
stats-place = Beurtvolgorde
stats-score = Gemiddelde score
stats-lead = Boven het gemiddelde van de tafel
stats-win-share = Aandeel van de overwinningen
stats-century = Eeuw
stats-leader = Leider
stats-no-leader = geen leider
stats-taken = Genomen
stats-with = Met
stats-others = Anderen
stats-difference = Verschil
stats-event = Gebeurtenis
stats-games = Partijen
stats-spread = Eerste tot laatste
stats-turns = Beurten
stats-card-points = OP’s van de kaart
stats-source = Bron
stats-source-goal = Gebeurtenis van eeuw I
stats-final = Eindtelling
stats-winners = Winnaars
stats-whole-game = Hele partij
stats-end-start = Geëindigd door een start
stats-end-idle = door een speler zonder werkers
stats-decisions = Keuzes per partij
stats-axis-place = Plaats in de beurtvolgorde, 1 begint
stats-axis-win-share = Aandeel in de winst (%); streeplijn: gelijk aandeel
stats-axis-lead = OP’s boven het gemiddelde van de tafel
stats-axis-difference = OP’s meer dan de anderen aan tafel
stats-axis-event-score = Gemiddelde score, OP’s verschil met alle partijen
stats-axis-spread = OP’s van eerste tot laatste
stats-axis-turns = Beurten in de partij
stats-axis-points = Gemiddelde OP’s per speler
stats-scores = Verdeling van de scores
stats-everybody = Iedereen
stats-rank = Plaats { $rank }
stats-median = Mediaan
stats-adjusted = Waarde, wie het ook had
stats-adjusted-note = Vergeleken met de anderen aan de tafel: dezelfde bot, beurtvolgorde en punten aan het begin van de eeuw. Geen getal: er zijn te weinig partijen, of het gaat altijd naar hetzelfde soort plaats.
stats-adjusted-hint = Voor waarden die niet van de plaats afhangen is NumPy nodig: { $command }
stats-adjusted-leaders = Leiders, wie ze ook nam
stats-adjusted-ends = Een eeuw beëindigen
stats-adjusted-districts = Districten, per gebruik van hun extra actie
stats-what = Wat
stats-ended = beëindigde de eeuw
stats-seats-with = Plaatsen
stats-uses = Keer gebruikt
stats-adjusted-points = OP’s
stats-adjusted-wins = Winstaandeel
stats-own = Eigen deel
stats-axis-adjusted = OP’s meer dan de anderen aan tafel, verder alles gelijk
stats-axis-score = Eindscore
stats-axis-share-of-seats = Aandeel van de plaatsen (%)

error-bot_failed = de bot { $bot } faalde op plaats { $seat } in de partij met startgetal { $seed }: { $why }
error-bad_budget = een budget is een aantal eenheden werk zoals 200, of een tijd zoals 50ms of 0.1s, niet “{ $text }”
error-bad_jobs = gebruik minstens één proces, niet { $count }
error-simulation_unsaid = zeg hoeveel partijen met --games, en wie er speelt met --players
error-simulation_exists = { $file } bestaat; ga verder met --resume, of begin opnieuw met --force
error-simulation_not_known = nergens staat met welke instellingen { $file } is gemaakt; begin opnieuw met --force
error-simulation_settings = { $file } bevat niet de instellingen van een simulatie; begin opnieuw met --force
error-simulation_differs = { $file } is begonnen met { $what } { $before }, niet { $given }; ga daarmee verder, of begin opnieuw met --force
error-cannot_write = { $file } kan niet worden geschreven: { $why }
error-weights_unreadable = { $file } is geen bestand met gewichten: { $why }
error-weights_differ = { $file } is gemaakt voor versie { $given } van { $what }, en dit programma heeft { $own }; train opnieuw met: quebec train
error-weights_players = deze gewichten zijn voor { $known } spelers, niet { $players }
error-cannot_read = { $file } kan niet worden gelezen: { $why }
error-training_count = --{ $what } is minstens 1, niet { $count }
error-training_settings = { $file } bevat niet de instellingen van een training
error-training_exists = er is een training in { $file }; ga verder met --resume, of kies een andere map
error-training_differs = de training in { $file } is begonnen met { $what } { $before }, niet { $given }; ga daarmee verder, of kies een andere map
error-extra_missing = dit heeft { $package } nodig; installeer het met: { $command }
error-server_needs_posix = een server draait op Linux en macOS; start hem onder Windows in WSL
error-table_suffix = de naam van een tabel eindigt op “.parquet” of “.csv”; die van { $file } niet
error-table_columns = { $file } is geen tabel van gesimuleerde partijen: er is geen kolom { $name }
error-table_unreadable = { $file } kan niet worden gelezen als tabel van gesimuleerde partijen: { $why }
error-table_mixed = { $file } heeft partijen van verschillende soorten ({ $known }); statistieken zijn van één soort
error-plot_suffix = { $file } is geen map en geen afbeelding; afbeeldingen zijn { $known }

## Wat er aan een tafel van de server gebeurde, naast feiten

act-created = De tafel is gemaakt
act-created-arranged = De tafel is gemaakt; gekozen in plaats van geloot: { $chosen }
act-joined = { $player } nam plaats
act-left = { $player } ging van tafel
act-bot_seated = De bot { $bot } nam de plaats van { $player } in
act-seat-opened = De plaats van { $player } is weer vrij
act-started = De partij begon
act-closed = De tafel is gesloten
act-moved = { $player }: { $move }
act-undone = { $player } nam de laatste keuze terug
act-restarted = { $player } begon de beurt opnieuw
act-rewound = { $player } nam de laatste beurt terug
act-confirmed = { $player } bevestigde de beurt
act-wished = Beurten van { $player } worden automatisch bevestigd
act-unwished = { $player } bevestigt beurten weer zelf
act-taken_over = De bot { $bot } speelt voor { $player }
act-taken_over-absent = { $player } was er niet; de bot { $bot } speelt zolang
act-given_back = { $player } speelt weer zelf
act-freed = { $player } was er niet; een bot speelt tot iemand de plaats inneemt of { $player } terugkomt
act-removed = { $player } is van de tafel verwijderd
act-resigned = { $player } gaf op
act-expired-bot = De tijd van { $player } is om; een bot speelt verder
act-expired-resign = De tijd van { $player } is om, en daarmee de partij voor die plaats
act-resumed = De server was { $time } onbereikbaar; die tijd telt voor niemand
act-end_proposed = { $player } stelde voor de partij hier te beëindigen
act-end_agreed = { $player } stemde ermee in de partij te beëindigen
act-end_declined = { $player } stemde er niet mee in de partij te beëindigen
arranged-events = de gebeurtenissen
arranged-first = de eerste speler
arranged-layout = de opstelling
arranged-position = de stelling waarmee de partij begint

## De server

error-no_session = hiervoor is een sessie nodig; vraag er een met GET /api/v1/me
error-not_your_seat = plaats { $seat } is niet van jou
error-not_seated = je hebt geen plaats aan deze tafel
error-not_owner = alleen wie de tafel heeft gemaakt, mag dat
error-bad_page_key = dit zegt niet waar een pagina van de lijst begint; gebruik wat `next` zegt
error-never_played_with = je kunt alleen mensen uitnodigen met wie je een partij tot het einde hebt gespeeld
error-needs_link = deze tafel is niet openbaar: ga zitten met een link
error-bad_origin = dit verzoek komt van een andere site
error-unknown_host = deze server is niet bekend als “{ $host }”; wie de server beheert, kan die naam toevoegen met --hosts (QUEBEC_HOSTS) of --public-url opgeven
error-wrong_login = onjuiste aanmeldnaam of onjuist wachtwoord
error-wrong_password = onjuist wachtwoord
error-no_account = hiervoor is een account nodig: maak er een of meld je aan
error-has_account = je hebt al een account
error-login_taken = deze aanmeldnaam is al in gebruik; kies een andere
error-bad_login = een aanmeldnaam heeft { $least } tot { $most } letters, cijfers, punten of streepjes
error-mixed_login = een aanmeldnaam is geschreven in de letters van één schrift
error-bad_name = een naam heeft 1 tot { $most } zichtbare tekens
error-bad_password = een wachtwoord heeft { $least } tot { $most } tekens
error-no_such_session = je hebt deze sessie niet, of niet meer
error-too_many_attempts = te veel pogingen; probeer het over { $seconds } s opnieuw
error-too_busy = er melden zich nu te veel mensen tegelijk aan; probeer het zo opnieuw
error-no_such_table = die tafel bestaat niet
error-no_such_invitation = die uitnodiging bestaat niet
error-no_such_page = deze pagina bestaat niet, of alleen de eigenaar mag die zien
error-no_such_link = deze link is niet of niet meer geldig
error-no_such_entry = het logboek van deze tafel heeft { $most } regels
error-no_such_lesson = die les is er niet in de cursus
error-sandbox_seats = een stelling voor { $players } spelers heeft evenveel plaatsen nodig, niet { $count }
error-tabletop_workers = { $who } heeft { $there } werkers in zones, op gebouwen en actief; met { $players } spelers heeft iedereen er { $most }
error-tabletop_counts = { $zone-the } heeft een getal nodig voor elk van de { $players } spelers, geen { $given }
error-tabletop_token_twice = er ligt al een fiche op { $site-the }; een gebouw heeft er één
error-tabletop_token_under_construction = { $site-the } heeft een fiche en bijdragen; een gebouw is voltooid of in aanbouw
error-tabletop_stages_twice = de bijdragen van { $site-the } staan er twee keer; een gebouw staat er één keer
error-tabletop_architects = er zijn { $given } gebouwen in aanbouw, maar aan het einde van een eeuw hebben { $players } spelers { $most } architecten op het bord
error-tabletop_event = “{ $event }” is geen kaart van { $century-the }; die kaarten zijn { $known }
error-tabletop_event_needed = kies de kaart van { $century-the }: { $known }
error-tabletop_site = er is geen plek “{ $given }”; een plek heet bijvoorbeeld por1
error-tabletop_leader = er is geen leider “{ $given }”; de leiders zijn { $known }
error-store_full = er is nu geen ruimte om iets te bewaren, dus er is niets gedaan
error-store_failed = de schijf van de server meldt een fout, en het is niet zeker of dit is gedaan; kijk opnieuw, of stuur hetzelfde verzoek nog een keer
error-server_starting = de server start en werkt misschien zijn database bij; probeer het zo meteen opnieuw
error-server_stopping = de server staat op het punt te stoppen; probeer het zo meteen opnieuw
error-server_cannot_write = de server kan niet schrijven: zijn schijf is vol of stuk
error-not_operator = dit is voor wie de server beheert: stuur het token dat `quebec admin token` toont, als bearer-token
error-stale = de tafel is verder: er zijn nu { $at } regels
error-table_frozen = deze partij is gespeeld volgens versie { $recorded } van de regels en kan alleen worden bekeken
error-table_damaged = deze tafel is beschadigd en kan niet worden gelezen; wie de server beheert, kan de tafel verwijderen
error-not_storable = dit kan niet worden opgeslagen: { $problem }
error-game_is_over = de partij is afgelopen
error-game_not_over = de partij is nog niet afgelopen
error-not_started = de partij is nog niet begonnen
error-has_started = de partij is begonnen
error-not_confirmed = de beurt is nog niet bevestigd
error-moves_go_too_far = alleen de eerste { $count } van deze zetten kunnen samen worden gedaan: dan beslist een andere plaats, of er wordt een kaart omgedraaid
error-too_many_moves = geef maximaal { $most } zetten tegelijk
error-log_is_full = het logboek van deze tafel is vol ({ $most } regels): alleen wat naar het einde van de partij leidt, kan nog
error-nothing_to_undo = er is niets terug te nemen
error-nothing_to_rewind = er is geen bevestigde beurt om terug te nemen: een omgedraaide kaart blijft omgedraaid
error-rewinds_not_agreed = aan deze tafel kan een bevestigde beurt niet worden teruggenomen: de tafel is zonder die optie gemaakt
error-hints_not_agreed = aan deze tafel zijn er geen hints: de tafel is zonder die optie gemaakt
error-nothing_to_hint = er valt op dit moment niets te kiezen
error-hint_for_others = een hint is voor wie moet kiezen, en dat is iemand anders
error-no_such_device = je hebt dit apparaat niet, of niet meer
error-no_such_secret = deze link is al gebruikt, of te oud
error-notices_off = dit soort meldingen ({ $channel }) staat op deze server niet aan
error-too_many_devices = meldingen gaan naar maximaal { $most } apparaten; verwijder er eerst een
error-bad_subscription = dit is geen abonnement zoals een browser het maakt
error-bad_notice_url = een adres begint met https en de naam van een openbare host, heeft geen gebruiker en niets na #, en maximaal { $most } tekens
error-bad_email = “{ $text }” is geen e-mailadres
error-unknown_zone = geen tijdzone heet “{ $name }”; er is bijvoorbeeld Europe/Brussels
error-unknown_channel = “{ $text }” is geen soort meldingen; er zijn: { $known }
error-bad_mail_url = het adres van een mailserver is smtp://HOST:POORT of smtps://HOST:POORT, met GEBRUIKER:WACHTWOORD@ voor de host als die dat vraagt
error-no_mail_server = meldingen per e-mail hebben ook --mail-url en --mail-from nodig
error-ratings_off = ratings staan op deze server niet aan
error-rated_needs_account = voor een partij met rating is een account nodig; maak er eerst een
error-rated_bot = de sterkte van { $bot } is niet gemeten; alleen de niveaus spelen partijen met rating
error-rated_seats_stay = niemand kan plaatsnemen in een partij met rating die begonnen is
error-rated_plays_alone = in een partij met rating kan niemand voor je spelen; je kunt opgeven
error-rated_arranged = opstelling, gebeurtenissen en eerste speler van een partij met rating worden geloot; laat ze weg
error-rated_clock = een partij met rating heeft een klok, zodat er een eind aan komt; kies er een
error-rated_help = in een partij met rating zijn er geen hints, en kan geen beurt worden teruggenomen
error-rated_seats = iedereen heeft één plaats in een partij met rating, onder de eigen naam
error-silenced_here = wie deze server beheert, laat je niet meer schrijven
error-blocked = wie deze server beheert, heeft dit account geblokkeerd
error-too_many_hints = te veel hints in korte tijd; probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw
error-no_hint = er kon geen hint worden gevonden; probeer het opnieuw
error-others_play_here = een bevestigde beurt kan alleen worden teruggenomen als je met alleen bots speelt, en er zit nog iemand aan deze tafel
error-nothing_to_confirm = er is niets te bevestigen
error-has_resigned = deze plaats heeft opgegeven
error-bot_plays_here = een bot speelt voor deze plaats
error-no_bot_plays_here = er speelt geen bot voor deze plaats
error-end_proposed_already = er is al voorgesteld de partij te beëindigen
error-no_end_proposed = niemand heeft voorgesteld de partij te beëindigen
error-nobody_to_remove = er zit niemand op deze plaats die weg kan
error-holder_is_here = de speler op plaats { $seat } is er; anderen kunnen er pas een bot laten spelen na { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} afwezigheid, en de speler kan dat zelf op elk moment
error-holder_was_here = de speler op plaats { $seat } was er net nog; anderen kunnen er over { $seconds } s een bot laten spelen, en de speler kan dat zelf op elk moment
error-clock_decides = in een correspondentiepartij beslist de klok: zolang de tijd van plaats { $seat } niet om is, kunnen anderen er geen bot laten spelen
error-only_stand_in = voor een ander kan alleen de bot spelen die voor deze tafel is afgesproken: { $bot }
error-seated_already = je hebt al een plaats aan deze tafel
error-no_free_seat = alle plaatsen zijn bezet
error-seat_taken = plaats { $seat } is bezet
error-nobody_is_host = wie hier een partij zoekt, is gelijk aan de anderen: de partij begint als alle plaatsen bezet zijn, of het wachten voorbij is
error-seats_are_free = er zijn nog plaatsen vrij: { $count }
error-colour_twice = elke plaats heeft een eigen kleur
error-arranged_in_public = aan een openbare tafel worden de gebeurtenissen en de eerste speler geloot; kies ze niet, of nodig mensen uit met een link
error-rewinds_with_people = bevestigde beurten kunnen alleen worden teruggenomen als één persoon alleen tegen bots speelt, zonder klok; laat rewinds weg
error-nothing_to_go_on_with = er is bij deze regel geen partij om mee verder te gaan
error-too_many_tables = je hebt { $most } tafels die niet zijn afgelopen; beëindig er eerst een paar
error-other_build = deze pagina ({ $yours }) past niet bij de server ({ $ours }): laad de pagina opnieuw
error-too_many_requests = te veel verzoeken; wacht { $seconds } s
error-too_slow = het verzoek was niet op tijd compleet; stuur het opnieuw
error-body_too_large = de inhoud van een verzoek heeft maximaal { $most } bytes
error-url_too_long = het adres van een verzoek heeft maximaal { $most } bytes en { $fields } velden
error-headers_too_large = een verzoek heeft maximaal { $lines } headers, samen { $most } bytes
error-too_many_connections = te veel verbindingen vanaf dit adres; wacht { $seconds } s
error-too_many_bytes = te veel onvoltooide verzoeken en ongelezen antwoorden op dit adres; wacht { $seconds } s
error-server_full = de server heeft geen plaats voor nog een verbinding; wacht { $seconds } s
error-too_many_sessions = te veel nieuwe gasten van dit adres; wacht { $seconds } s
error-too_many_new_tables = te veel nieuwe tafels; wacht { $seconds } s
error-sits_down_too_often = je bent te vaak gaan zitten; wacht { $seconds } s
error-too_many_waits = je hebt al { $most } verzoeken die op nieuws wachten
error-too_much_work = maximaal { $most } verzoeken die zo lang duren tegelijk; wacht eerst op de andere
error-too_costly = dit duurde te lang en is afgebroken; probeer het later opnieuw
error-server_busy = de server heeft nu te veel te doen; probeer het zo opnieuw
error-too_many_records = je hebt { $most } verslagen geladen; meer worden er voor één persoon niet bewaard
error-records_too_large = de verslagen die je hebt geladen nemen al je { $most } bytes in
error-record_too_large = { $what ->
    [lines] dit verslag heeft { $found } regels; de server neemt er maximaal { $most }
    [headers] dit verslag heeft { $found } eigen koppen; de server neemt er maximaal { $most }
    [header_key] de naam van een kop heeft { $found } tekens; de server neemt er maximaal { $most }
   *[header] een kop heeft { $found } tekens; de server neemt er maximaal { $most }
}
error-too_many_sockets = er zijn al { $most } open verbindingen
error-switched_off = dit is uitgeschakeld op deze server: { $what }
error-too_many_invitations = je hebt al { $most } uitnodigingen openstaan; wacht eerst op antwoord
error-too_many_links = deze tafel heeft al { $most } links; trek er eerst een paar in
error-too_much_chat = je typt te snel; wacht { $seconds } s
error-chat_full = deze tafel heeft al { $most } berichten; meer worden niet bewaard
error-silenced = wie de tafel heeft gemaakt, laat je hier niet meer schrijven
error-nothing_said = het bericht is leeg
error-nobody_of_that_name = niemand aan deze tafel heet { $who }
error-mutes_itself = je kunt je eigen berichten niet verbergen
error-unknown_feature = er is niets dat { $name } heet om uit te schakelen; er zijn { $names }
error-unknown_limit = er is geen grens { $name }; er zijn { $names }
error-bad_limit = { $name } is een getal van maximaal negen cijfers, 0 voor geen grens, niet “{ $text }”
error-unknown_kept = er valt niets te bewaren dat “{ $name }” heet; er zijn: { $names }
error-bad_days = { $name } is een geheel aantal dagen, 0 is voor altijd, niet “{ $text }”
error-no_such_person = niemand heeft de aanmeldnaam of het nummer { $name }
error-bad_public_url = een adres begint met http of https, anders dan “{ $text }”
error-bad_hosts = --hosts noemt hostnamen, gescheiden door komma’s; “{ $text }” is er geen
error-data_unusable = { $place } kan niet voor gegevens worden gebruikt: { $why }
error-data_in_use = een andere server gebruikt { $place }; stop die, of kies een andere plaats met --data
error-database_newer = { $place } is geschreven door een nieuwere versie van dit programma (schema { $found }, en deze kent schema’s tot en met { $present }); gebruik die versie, of een reservekopie van daarvoor
error-database_older = { $place } heeft het oudere schema { $found }, en dit programma werkt met { $present }; start de server één keer om de database bij te werken
error-log_of_another = { $file } hoort niet bij { $place }: het lijkt erop dat er een andere database overheen is gekopieerd, en beide samen gebruiken zou hem beschadigen; zet een reservekopie terug met “quebec admin restore FILE”, dat beide vervangt en bewaart wat er is
error-database_damaged = { $place } is beschadigd ({ $problem }); zet een reservekopie terug met “quebec admin restore FILE”, dat bewaart wat er is
error-database_missing = { $place } was hier, maar ontbreekt; zet hem terug, of zet een reservekopie terug met “quebec admin restore FILE”; kies met --data een lege map om opnieuw te beginnen
error-database_empty = { $place } is leeg; zet een reservekopie terug met “quebec admin restore FILE”; kies met --data een lege map om opnieuw te beginnen
error-database_of_another = { $place } is een database, maar niet van dit programma; kies een andere map met --data, of zet een reservekopie terug met “quebec admin restore FILE”
error-database_in_use = een andere server gebruikt { $place }; stop die eerst
error-database_not_shared = meerdere processen hebben een database van PostgreSQL nodig: --database postgresql://…
error-workers_without_redis = --workers heeft een database van PostgreSQL en Redis nodig: --database postgresql://… --redis redis://…
error-bad_redis = --redis is een adres zoals redis://127.0.0.1:6379 of unix:///run/redis.sock
error-database_not_empty = er staat al iets in { $place }; er is een lege database nodig
error-copy_differs = de kopie van { $table } is niet gelijk aan het origineel; er is niets van bewaard
error-no_backup = er is geen database { $file }
error-restored_from_itself = { $file } is de database zelf; noem een reservekopie
error-unknown_database = dit programma kan geen database van het type { $found } gebruiken
error-no_database = er is geen database op { $place }; zeg met --data waar de server zijn gegevens bewaart
error-file_exists = { $file } bestaat al; kies een andere naam
error-table_or_all = noem een tafel, of een map met --all
error-bad_signing_key = { $file } bevat geen sleutel om mee te tekenen; zet de juiste terug, of verwijder het om een nieuwe te maken
error-no_operations_token = er staat geen token in { $file }; zonder dit bestand maakt quebec serve er een bij het starten
error-cannot_listen = luisteren op { $place } lukt niet ({ $why }); kies een andere poort met --port
error-bad_setting = { $name } is een geheel getal van { $least } tot { $most }, niet “{ $text }”
error-bad_word_setting = { $name } is een van { $known }, niet “{ $text }”
error-bad_request = dit verzoek is niet te begrijpen: { $problem }
error-server_error = er ging iets mis op de server; de fout is vastgelegd

## Verslagen van partijen

## De arena

error-arena_file_exists = { $file } bestaat al; --resume gaat ermee verder
error-arena_file_strange = { $file } bevat niet de resultaten van een match
error-arena_file_other = { $file } is van een andere match: { $what } is daar { $found }, maar hier { $expected }
error-arena_file_line = { $file }, regel { $line }: dit is niet de partij die daar hoort te staan
error-arena_no_file = { $file }: { $why }
error-picture_suffix = de naam van een afbeelding eindigt op een van { $known }, anders dan { $file }
error-arena_resume_what = --resume heeft --out FILE nodig: de match om mee verder te gaan
error-arena_no_program = er is geen programma dat de engine kan zijn: { $text }
error-ray_unreachable = er is geen Ray-cluster op { $place }: { $why }

## Omgevingen

error-bad_observation = deze bytes zijn geen observatie van versie { $version }
error-bad_saved_state = dit is geen opgeslagen toestand
error-bad_seat = er is geen plaats { $seat } aan een tafel van { $players }; plaatsen zijn genummerd vanaf 0
error-bad_worker = een werkproces heeft een nummer van 0 tot 2^64 - 1
error-illegal_setting = de instelling “illegal” is “end” of “error”, niet “{ $given }”
error-no_game_yet = er is nog geen partij; reset() deelt er een uit
error-no_such_game = er is hier geen partij { $game }; partijen zijn genummerd vanaf 0
error-no_such_move = er is geen zet met nummer { $move }
error-no_table = noem minstens één tafel: regels en aantal spelers
error-opponents = noem één bot voor alle andere plaatsen, of { $needed }, niet { $there }
error-other_table = deze partij heeft { $needed } spelers, niet { $players }
error-unknown_observation = er is geen observatie van versie { $version }; er zijn 1 en 2
error-unknown_render_mode = een partij kan niet worden getoond met “{ $mode }”; kies uit: { $known }
error-unknown_reward = er is geen beloning “{ $reward }”; kies uit: { $known }

## Analyse

analysis-turns-of = { $player } kan de beurt op { $number ->
    [one] { $number } manier
   *[other] { $number } manieren
} spelen
analysis-margin = Voorsprong
analysis-share = Winstkans
analysis-turn = Beurt
analysis-points = Punten
analysis-expected = Wat iedereen mag verwachten
analysis-continuation = Hoe de beste beurt verdergaat
analysis-forecast = Als de eeuw nu zou eindigen
analysis-curve = Winstkansen
analysis-place = eeuw { $century }, zet { $at }
analysis-end = einde
analysis-moves = Zetten
analysis-no-loss = Geen enkele zet kostte iets
analysis-worst = De zetten die het meest kostten
analysis-lost = { $player } verloor { $share } winstkans en ongeveer { $points } punten aan het eind van de partij
analysis-lost-chance = { $player } verloor { $share } winstkans
analysis-played = Gespeeld (nummer { $rank } van { $ways }): { $said }
analysis-better = Beter: { $said }
analysis-why = Waarom: { $reason }
error-unknown_thinker = { $bot } analyseert niet; kies uit: { $known }
error-analysis_number = { $name } is een geheel getal vanaf 1, niet { $text }
error-analysis_plot = een stelling heeft geen curve om te tekenen; geef het verslag van een partij
error-analysis_over = de partij is afgelopen: er valt niets meer te kiezen
error-analysis_empty = er staat geen zet in dit verslag
error-bad_seconds = { $name } is een aantal seconden van { $least } tot { $most }, niet { $text }
error-no_analysis = nog niemand heeft om een analyse van deze partij gevraagd
error-nothing_to_analyse = in deze partij is geen zet gedaan
error-too_many_analyses = er wachten al { $most } partijen op hun analyse; probeer het later opnieuw
