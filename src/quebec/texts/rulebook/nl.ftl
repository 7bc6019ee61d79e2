### Het regelboek voor spelers, in het Nederlands. docs/rulebook.md legt uit hoe het geschreven is.

## Rond de regels

book-title = Regels
book-brief = Québec gaat over vier eeuwen van een stad. Je start gebouwen, stuurt werkers naar die van jezelf en van anderen, en krijgt invloed in vijf machtszones. Aan het einde van elke eeuw worden de zones geteld, aan het einde van de partij je gebouwen. Wie de meeste overwinningspunten (OP’s) heeft, wint.
book-contents = Inhoud
book-search = Zoeken in de regels
book-clear = Zoekopdracht wissen
book-found = { $number ->
    [0] Niets gevonden
    [one] { $number } paragraaf
   *[other] { $number } paragrafen
}
book-table = Regels voor
book-edition = Editie
book-players = Spelers
book-mode = Versie
book-complete = Volledig
book-family = Familie
book-events = Gebeurtenissen
book-with-events = Met
book-without-events = Zonder
book-link = Link naar { $number }
book-not-here = { $number } geldt niet aan deze tafel.
book-aid = Spelhulp
book-print = Afdrukken
book-read = De regels lezen
book-example = Voorbeeld
book-step = Stap { $number } van { $total }
book-before = Vooraf
book-back = Stap terug
book-next = Volgende stap
book-again = Vanaf het begin
book-dots = De stippen tonen wat een bijdrage kost: { $number }

## Hoe een stuk in een editie heet

book-mark = { $edition ->
    [2011] een blauwe schijf
   *[2026] een rood blokje
}
book-hand = { $edition ->
    [2011] je handtegel
   *[2026] je spelersbord
}

## R1

R1 = Materiaal en woorden
R1-1 = Er zijn { $zones } **machtszones**: Religie, Politiek, Economie en Cultuur vormen een ring, in die volgorde met de klok mee, en na Cultuur komt weer Religie. De Citadel staat apart. De { $colours } zones van de ring heten de **gekleurde zones**.
    .title = Machtszones
R1-2 = Elke **gebouwtegel** heeft een kleur en een eeuw, I tot IV. Een tegel is altijd in een van deze toestanden:
    - **wachtend**: de eeuw ervan moet nog komen;
    - **beschikbaar**: hij kan gestart worden, en { book-mark } ligt erop;
    - **in aanbouw**: er staat een architect op, nooit meer dan een;
    - **voltooid**: hij is omgedraaid, met of zonder fiche van een speler.
    .title = Gebouwtegels
R1-3 = Elk van je werkers is **actief** (op { book-hand }), **passief** (in je voorraad), op een gebouw of in een zone. Er komt nooit een werker bij en er gaat er nooit een verloren.
    .title = Actieve en passieve werkers
R1-4 = Werkers **activeren** is passieve werkers van je voorraad naar { book-hand } verplaatsen. Heb je er te weinig, dan activeer je ze allemaal. Je activeert altijd het volle aantal en scoort altijd alle OP’s die je krijgt.
    .title = Activeren
R1-5 = Een **bijdrage** is een groep werkers op een gebouw. Een gebouw krijgt maximaal { $most_stages } bijdragen, de ene na de andere. Alle bijdragen aan een gebouw kosten evenveel, { $least_cost } tot { $most_cost } werkers: het aantal in het district waar de tegel aan ligt.
    .title = Bijdragen en wat ze kosten
R1-6 = Een gebouw in aanbouw is **van jou** als je architect erop staat.
    .title = Van wie is het gebouw?
    .several-leaders = Het is ook van jou als de neutrale architect erop staat en jij { leader-economic.the } hebt.
    .two = Het gebouw van de neutrale architect is van niemand.
R1-7 = Er zijn altijd genoeg fiches. Het aantal in de doos is geen grens.
    .title = Genoeg fiches

## R2

R2 = De regels die je leest
R2-1 = { $edition ->
    [2011] De editie 2011 is voor { $least_players } tot { $most_players } spelers.
   *[2026] De editie 2026 is voor { $least_players } tot { $most_players } spelers. Met twee kun je de editie 2011 spelen.
}
    .title = Aantal spelers
R2-2 = De twee edities zijn één spel. Sommige districten, acties en stukken heten anders, en enkele stappen staan in een andere volgorde.
    .title = Edities
    .first-edition = De editie 2011 heeft familieregels, volledige regels, en volledige regels met gebeurtenissen.
    .new-edition = De editie 2026 wordt altijd met leiders en gebeurtenissen gespeeld.
R2-3 = In de familieregels neemt niemand een leider, zijn er geen cascades en is er geen belangrijkste groep. Al het andere blijft hetzelfde.
    .title = Familieregels
    .several = De neutrale architect blijft in de doos.

## R3

R3 = Voorbereiding
R3-1 = Het bord heeft { $sites } plekken voor gebouwen en { $districts } districten. Elke plek ligt aan één district van dezelfde kleur. Er zijn { $tiles_of_colour } tegels van elke kleur en { $tiles } van elke eeuw.
    .title = Het bord
R3-2 = De tegels worden willekeurig op plekken van hun kleur gelegd, zo dat de eeuwen goed verspreid zijn: tegels aan hetzelfde district zijn allemaal van verschillende eeuwen, en maximaal { $most_alike } paren buren zijn van dezelfde eeuw.
    .title = De tegels leggen
R3-3 = Elke speler heeft { $workers_each } werkers. { $first_active } ervan beginnen actief, de andere passief.
    .title = Je werkers
    .two = Wie als tweede speelt, begint met { $later_active } actieve werkers.
R3-4 = De { $tiles } tegels van eeuw I worden beschikbaar. Alle scores zijn 0 en er staat geen architect op het bord.
    .title = Het begin van de partij
R3-5 = Naast het bord liggen { $leader_cards } leiders klaar.
    .title = De leiders
    .no-religious = Met { $players } spelers doet de Religieuze leider niet mee.
R3-6 = Van de { $cards } gebeurteniskaarten van elke eeuw wordt er één getrokken. Die van eeuw I wordt meteen omgedraaid, elk van de andere zodra de eeuw ervan begint. Tot dan kent niemand die kaart.
    .title = De gebeurtenissen
R3-7 = Het lot bepaalt wie begint. De beurten gaan met de klok mee.
    .title = Wie begint

## R4

R4 = Je beurt
R4-1 = Kijk voor je kiest naar je werkers: heb je geen actieve en geen passieve, dan **eindigt de eeuw** (R8), waar je werkers ook staan. Na de puntentelling speel je diezelfde beurt, de eerste van de nieuwe eeuw. Na eeuw IV is de partij afgelopen. Je kijkt maar één keer per beurt: heb je na de telling nog steeds geen werkers, dan speel je toch.
    .title = Zonder werkers
R4-2 = Daarna doe je precies één van deze acties. Passen kan niet.
    - **{ action-start }** (R5): altijd mogelijk.
    - **{ action-stage }** (R6): je hebt een gebouw in aanbouw met plaats nodig, en genoeg actieve werkers.
    - **{ action-send }** (R4.3): je hebt een actieve werker nodig.
    .title = Kies één actie
    .leaders = - **{ action-leader }** (R7.1): één keer per eeuw, zolang er nog een is. Dat mag ook als de leider je niets oplevert.
R4-3 = Een van je actieve werkers gaat naar een zone naar keuze. De Citadel mag ook.
    .title = { action-send }
R4-4 = Daarna is de speler links van je aan de beurt. Een nieuwe eeuw verandert de volgorde niet: na de onderbroken beurt gaat het met de klok mee verder. Heeft de volgende speler geen actieve en geen passieve werker, dan eindigt ook de nieuwe eeuw meteen.
    .title = Wie daarna speelt

## R5

R5 = { action-start }
R5-1 = Je gebruikt je eigen architect.
    .title = Welke architect?
    .several-leaders = Met { leader-economic.the } mag je in plaats daarvan de neutrale architect gebruiken. Eén actie, één architect.
    .two = Ook de neutrale architect verplaatst zich: R10.3 noemt alle stappen.
R5-2 = Een architect die op een gebouw staat, voltooit het nu (R5.5). Komt hij van buiten het bord, dan voltooit hij niets.
    .title = Eerst: voltooien
R5-3 = Dan gaat de architect naar een beschikbare tegel naar keuze, en de markering gaat eraf. Is er geen tegel beschikbaar, dan **eindigt de eeuw** ter plekke (R8), na het voltooien en voor het plaatsen. Je mag deze actie ook alleen daarvoor kiezen. Daarna zet je je architect op een tegel van de nieuwe eeuw en ga je verder; na eeuw IV is de partij afgelopen.
    .title = Dan: een nieuwe bouwplaats
    .several-leaders = Was het de neutrale architect die geen tegel vond, dan is je beurt voorbij: je hebt hem net teruggegeven, dus je plaatst en activeert niets.
R5-4 = Ten slotte activeer je { $start } werkers. Dat geldt ook voor de eerste bouwplaats van een architect en voor een start dankzij { district-mansion.the }.
    .title = Ten slotte: { $start } werkers activeren
    .several-leaders = Met de neutrale architect is het niet anders.
    .events = Gebeurtenis 1800–1830 maakt er { $more_start } van, gebeurtenis 1812 { $less_start }. Eindigde de eeuw tijdens je start, dan telt de gebeurtenis van de nieuwe eeuw.
R5-5 = Een gebouw wordt in vier stappen voltooid:
    1. De architect vertrekt.
    2. Alle werkers erop, die van iedereen, gaan naar de zone van de kleur van het gebouw.
    3. De tegel wordt omgedraaid.
    4. Wie het gebouw voltooit, legt er een fiche van de eigen kleur op, met een ster voor elke bijdrage. Zonder bijdrage komt er geen fiche.
    .title = Een gebouw voltooien
    .several-leaders = Wie { leader-political.the } heeft, mag alle eigen werkers erop naar een andere gekleurde zone sturen, nooit naar de Citadel. Die keuze komt voor die van de nieuwe bouwplaats.
    .events = Onder gebeurtenis 1775 krijgt een gebouw met maar één bijdrage geen fiche.
R5-6 = Wie { leader-cultural.the } heeft, scoort voor elke fiche op het moment dat die gelegd wordt, ook in de beurt van een ander: { $cultural_1 }, { $cultural_2 } of { $cultural_3 } OP’s voor een fiche met 1, 2 of 3 sterren.
    .title = De culturele bonus
R5-7 = Je mag een gebouw op elk moment verlaten, met hoeveel bijdragen dan ook. Zonder bijdrage wordt het zonder fiche omgedraaid, en niemand kan het nog starten.
    .title = Vroeg vertrekken
R5-8 = Eindigt je start de eeuw, dan wordt het gebouw dat je verlaat helemaal voltooid voor de puntentelling begint.
    .title = Voltooien voor de puntentelling
    .leaders = Daar hoort de culturele bonus bij.
    .events = Ook de gebeurtenis van eeuw I wordt voor die fiche nagegaan.

## R6

R6 = { action-stage }
R6-1 = Kies een gebouw in aanbouw waar nog plaats is, en zet er precies zoveel actieve werkers op als een bijdrage kost: niet meer en niet minder. Gebouwen van een vorige eeuw mogen ook, zolang hun architect er staat.
    .title = De werkers plaatsen
R6-2 = Met { $most_stages } bijdragen is een gebouw vol. Het is dan nog niet voltooid: dat gebeurt pas als de architect vertrekt.
    .title = Een vol gebouw
R6-3 = Is het gebouw **niet van jou** (R1.6), dan mag je nu de extra actie van het district gebruiken (R11). Op je eigen gebouw niet.
    .title = De extra actie
    .religious = Met { leader-religious.the } mag dat ook op je eigen gebouwen.
R6-4 = Op je eigen gebouw aan { district-mansion.the } laat { leader-religious.the } je architect dat gebouw meteen verlaten. De nieuwe bijdrage telt mee.
    .title = Religieuze leider en { district-mansion }

## R7

R7 = Leiders
R7-1 = Eén keer per eeuw mag je een leider nemen. Tel eerst de leiders die deze eeuw al genomen zijn en **activeer evenveel werkers**; kies dan een van de overige. Je houdt die tot de eeuw eindigt. Wie als eerste een leider neemt, activeert dus geen werkers, de tweede 1 werker, enzovoort.
    .title = { action-leader }
    .events = Onder gebeurtenis 1756–1763 activeer je geen werkers als je een leider neemt; onder gebeurtenis 1763 kan niemand een leider nemen.
    .several-events = Onder gebeurtenis 1763 komt dus ook de neutrale architect niet in het spel.
R7-2 = Wat de leiders doen:
    .title = De krachten van de leiders
R7-2_religious = Lever je een bijdrage aan je eigen gebouw, dan mag je de extra actie van het district gebruiken (R6.3).
R7-2_political = Wordt een gebouw voltooid, door wie dan ook, dan mogen al je werkers erop naar één andere gekleurde zone gaan. Niet naar de Citadel (R5.5).
R7-2_cultural = Elke fiche die je legt, levert meteen { $cultural_1 }, { $cultural_2 } of { $cultural_3 } OP’s op, voor 1, 2 of 3 sterren (R5.6).
R7-2_citadelle = Na het activeren gaan { $citadelle_workers } van je werkers naar de Citadel: passieve, en actieve als die op zijn. Heb je er minder, dan gaan ze allemaal. Weigeren kan niet, en meer doet deze leider niet.
R7-3 = { leader-economic }: de **neutrale architect** werkt voor jou tot de eeuw eindigt. Hij staat eerst buiten het bord en komt in het spel met een latere start van jou. Alles wat voor je eigen architect geldt, geldt ook voor hem.
    .title = De Economische leider
R7-4 = { leader-political } en { leader-economic } werken met twee spelers anders: R10.5.
    .title = Twee leiders voor twee
R7-5 = Met { $players } spelers doet de Religieuze leider niet mee. Die telt niet als genomen.
    .title = Geen Religieuze leider

## R8

R8 = Einde van een eeuw
    .intro = Een eeuw eindigt zodra een speler aan het begin van een beurt geen actieve en geen passieve werker heeft (R4.1), of een architect geen beschikbare tegel vindt (R5.3). Dan, in deze volgorde:
R8-1 = Staat de neutrale architect op een gebouw, dan voltooit de speler met { leader-economic.the } dat gebouw (R5.5). Er worden geen werkers geactiveerd.
    .title = Het neutrale gebouw
R8-2 = Gebeurtenis 1917 of 1955, als die geldt, werkt nu.
    .title = Gebeurtenissen voor de telling
R8-3 = De zones worden geteld (R9).
    .title = De puntentelling
R8-4 = Onder gebeurtenis 1871 maakt wie meer dan { $kept_active } actieve werkers heeft, de overige passief. Dat gebeurt één keer, na de laatste cascade.
    .title = Een gebeurtenis na de telling
R8-5 = Na eeuw IV eindigt de partij hier (R12). Anders gaat het verder.
    .title = De laatste eeuw
R8-6 = { $edition ->
    [2011] Alle leiders worden teruggelegd. In deze editie gebeurt dat vlak voor de telling; dat maakt geen verschil.
   *[2026] Alle leiders worden teruggelegd.
}
    .title = Leiders terug
    .several-leaders = De neutrale architect gaat met hen mee.
R8-7 = Tegels van de oude eeuw die nog beschikbaar zijn, worden omgedraaid, zonder fiche. **Gebouwen in aanbouw blijven**, met hun architect en hun werkers.
    .title = Tegels die niemand startte
R8-8 = De { $tiles } tegels van de volgende eeuw worden beschikbaar.
    .title = Nieuwe bouwplaatsen
R8-9 = De gebeurtenis van de oude eeuw gaat weg, behalve die van eeuw I (R13.1). Die van de nieuwe eeuw wordt omgedraaid. Gebeurtenis 1867 werkt meteen.
    .title = De volgende gebeurtenis
R8-10 = Je houdt je actieve werkers. De speler wiens beurt onderbroken werd, gaat verder: met een hele beurt als er werkers ontbraken (R4.1), met het plaatsen van de architect als er tegels ontbraken (R5.3).
    .title = De partij gaat verder

## R9

R9 = De zones tellen
R9-1 = De Citadel komt altijd eerst. Dan volgen de gekleurde zones, met de klok mee, te beginnen met die van de eeuw: Religie in eeuw I, Politiek in II, Economie in III, Cultuur in IV.
    .title = De volgorde
R9-2 = Een zone wordt in drie stappen geteld:
    1. Elke werker levert de eigenaar 1 OP op.
    2. Wie er de meeste werkers heeft, voert een **cascade** uit: de helft ervan, naar beneden afgerond en maximaal { $most_cascading }, gaat door naar de volgende zone. Bij een gelijke stand doet elk van hen dat.
    3. Alle andere werkers in de zone worden passief.
    .title = Eén zone
R9-3 = Na de vijfde zone komt er geen. Daar gaat de cascade naar je actieve werkers, ook in eeuw IV.
    .title = De laatste zone
R9-4 = Werkers die met een cascade aankomen, tellen in hun nieuwe zone volledig mee: ze scoren en helpen aan de meerderheid. Niemand kan een cascade weigeren.
    .title = Werkers die aankomen
R9-5 = Houdt een gebeurtenis de speler met de meeste werkers van een cascade af, dan doet niemand het in die plaats. Wie gelijk staat, voert de eigen cascade wel uit.
    .title = Een verboden cascade
R9-6 = Elke werker in een zone levert de eigenaar 1 OP op. Wie er de meeste werkers heeft, scoort een **bonus** van de helft van dat aantal, naar beneden afgerond, maximaal { $most_cascading } OP’s. Bij een gelijke stand scoort elk van hen die. Er zijn geen cascades, alle werkers worden passief, en de volgorde van de zones doet er niet toe.
    .title = Elk van de zones
R9-7 = Na de telling staat er in geen enkele zone nog een werker.
    .title = Lege zones

## R10

R10 = Twee spelers
R10-1 = De neutrale architect doet de hele partij mee en is van niemand. Wie de eerste start van de partij doet, plaatst de eigen architect, dan de neutrale op een tweede tegel naar keuze, en activeert daarna { $start } werkers, één keer.
    .title = De neutrale architect
R10-2 = Elk van beide spelers die een bijdrage aan het neutrale gebouw levert, mag het district ervan gebruiken. De volgorde van de bijdragen telt: de laatste beslist over de fiche. Ook een bijdrage dankzij { district-business.the } kan de laatste zijn.
    .title = Het neutrale gebouw
    .leaders = Zo ook die van { leader-economic.the }.
R10-3 = Een bouwplaats starten:
    1. Je architect verlaat het gebouw.
    2. Heeft het neutrale gebouw een of meer bijdragen, dan vertrekt ook die architect. Zonder bijdrage blijft hij staan.
    3. De werkers op wat verlaten is, gaan naar de zones van die kleuren, en de tegels worden omgedraaid.
    4. Je legt je fiche op je gebouw.
    5. Wie de **laatste bijdrage** aan het neutrale gebouw leverde, legt daar een eigen fiche, met een ster voor elke bijdrage.
    6. Je plaatst je architect op een beschikbare tegel, en dan de neutrale op een andere als die vertrokken is.
    7. Je activeert { $start } werkers.
    .title = Een bouwplaats starten, stap voor stap
    .leaders = Een fiche telt voor de eigenaar, met de culturele bonus, ook in de beurt van de ander.
    .events = Gebeurtenis 1775 geldt voor beide gebouwen. Elke fiche wordt nagegaan voor de gebeurtenis van eeuw I, die van jou eerst.
R10-4 = Een start dankzij { district-mansion.the } laat de neutrale architect staan.
    .title = { district-mansion }
R10-5 = { leader-cultural } en { leader-citadelle } werken zoals met meer spelers (R7.2). Twee andere werken één keer, meteen, en kun je niet weigeren. Ze gebruiken eerst passieve werkers, actieve als die op zijn.
    .title = De leiders voor twee
R10-5_political2 = Je plaatst { $zone_workers } werkers in elk van twee zones die tegenover elkaar liggen: Religie en Economie, of Politiek en Cultuur. Met minder dan { $pair_workers } werkers plaats je ze allemaal, maximaal { $zone_workers } in elke zone.
R10-5_economic2 = Je levert de volgende bijdrage aan het neutrale gebouw, zonder extra actie. Er gebeurt niets als de neutrale architect buiten het bord staat, als het gebouw vol is of als je te weinig werkers hebt.
R10-6 = Is er geen tegel meer voor je eigen architect, dan eindigt de eeuw; in de nieuwe plaats je de jouwe, dan de neutrale als die vertrokken was, en daarna activeer je. Is er nog één tegel, dan is die voor de jouwe. Is er geen voor de neutrale architect, dan eindigt de eeuw op dat moment; je plaatst hem in de nieuwe en activeert daarna. In eeuw IV eindigt de partij zodra er een tegel ontbreekt.
    .title = Als de tegels op zijn
R10-7 = Als een eeuw eindigt, blijft het neutrale gebouw zoals het is. Aan het einde van de partij is het een onvoltooid gebouw (R12.1).
    .title = Het neutrale gebouw aan het einde van een eeuw
R10-8 = Twee spelers kunnen de familieregels gebruiken: dit alles, zonder leiders.
    .title = Familieregels voor twee

## R11

R11 = De districten
R11-1 = Een extra actie is nooit verplicht. Waar die werkers plaatst of verplaatst, mag je minder doen. De werkers die je plaatst, zijn **passieve**; actieve vullen alleen een tekort aan. Wat een actie je geeft, OP’s of een activering, krijg je helemaal.
    .title = Een district gebruiken
R11-2 = Een extra actie geeft nooit een andere. De enige uitzondering zijn de { $colours } districten die voor een ander van hun kleur staan.
    .title = Wat elk district doet
R11-2_archdiocese = Gebruik een ander religieus district naar keuze.
R11-2_protestant = Plaats 1 werker in de Citadel en 1 in een gekleurde zone.
R11-2_irish = Activeer { $irish } werker, scoor 1 OP en plaats 1 werker in een zone naar keuze.
R11-2_jewish = Plaats 1 werker in een zone naar keuze. Verplaats dan maximaal { $most_shifted } van je werkers van één zone naar één andere (R11.4).
R11-2_seat_of_government = Gebruik een ander politiek district naar keuze.
R11-2_municipal_administration = Plaats maximaal { $most_placed } werkers in de religieuze zone, of maximaal { $most_placed } in de economische.
R11-2_provincial_administration = Plaats maximaal { $most_placed } werkers in de culturele zone, of maximaal { $most_placed } in de politieke.
R11-2_military_administration = Plaats maximaal { $most_placed } werkers in de Citadel.
R11-2_trading_hub = Gebruik een ander economisch district naar keuze.
R11-2_port = Activeer { $port } werkers.
R11-2_mansion = Start een bouwplaats (R5). Je architect mag van buiten het bord komen.
    .several-leaders = Met { leader-economic.the } mag het de neutrale architect zijn.
    .two = De neutrale architect blijft staan (R10.4).
R11-2_business = Lever een bijdrage aan een **ander** gebouw in aanbouw, niet aan dat waarvan de bijdrage je deze actie gaf. Het mag van iedereen zijn, ook van jou. Je betaalt het precieze aantal werkers, eerst passieve en actieve voor wat ontbreekt. Deze bijdrage geeft geen extra actie. Zijn al je werkers samen niet genoeg, dan gebeurt er niets.
R11-2_heritage_site = Gebruik een ander cultureel district naar keuze.
R11-2_academic = Scoor { $points_1 } OP als je werkers in één zone staan, { $points_2 } OP’s als ze in twee zones staan, { $points_3 } OP’s als ze in drie of meer staan. De Citadel telt mee.
R11-2_entertainment = Scoor { $points_1 } OP voor één actieve werker, { $points_2 } OP’s voor twee, { $points_3 } OP’s voor drie of meer. Tel wat je over hebt nadat je de bijdrage betaald hebt.
R11-2_arts = Een van je fiches krijgt een ster erbij, tot maximaal { $most_stars }.
R11-3 = Een fiche verhogen dankzij { district-arts.the } telt niet als een fiche leggen.
    .title = Verhoogde fiches
    .leaders = De Culturele leider scoort er dus niets voor.
    .events = Maar de gebeurtenissen van eeuw I tellen de verhoogde fiche mee.
R11-4 = Met { district-jewish.the } plaats je eerst en verplaats je daarna. Je mag de werker verplaatsen die je net geplaatst hebt.
    .title = { district-jewish }: de volgorde
R11-5 = Een actie die niets zou doen, wordt niet aangeboden: bijvoorbeeld { district-arts.the } als geen van je fiches een ster erbij kan krijgen, { district-port.the } als je voorraad leeg is, of werkers plaatsen als je er geen hebt.
    .title = Acties die niets zouden doen
R11-6 = Een eeuw kan eindigen tijdens een start dankzij { district-mansion.the }. De betaalde bijdrage blijft, de start gaat gewoon verder (R5.3), en dan is je beurt voorbij.
    .title = Als een eeuw zo eindigt

## R12

R12 = Einde van de partij
R12-1 = Na de telling van eeuw IV is elk van je werkers op een gebouw in aanbouw 1 OP waard, van wie het gebouw ook is. Zulke gebouwen blijven onvoltooid en krijgen geen fiche.
    .title = Onvoltooide gebouwen
    .two = Het neutrale gebouw telt ook.
R12-2 = Elk paar actieve werkers is 1 OP waard. Een losse werker is niets waard.
    .title = Actieve werkers
R12-3 = Dan komen je fiches. Een fiche met 1, 2 of 3 sterren heeft een **waarde** van { $value_1 }, { $value_2 } of { $value_3 }.
    .title = Je gebouwen
    .family = Elk van je gebouwen scoort zijn waarde.
    .leaders = Gebouwen van jou die elkaar raken, vormen een **groep**; een district ertussen verbindt ze niet. De groep met de grootste som van waarden is je **belangrijkste groep**, hoe weinig gebouwen die ook heeft. Die gebouwen scoren hun waarde; al je andere gebouwen scoren alleen hun sterren. Hebben twee groepen dezelfde som, dan telt die waarmee je in totaal meer scoort.
R12-4 = Is gebeurtenis 1603 in het spel, dan wordt die nu gescoord. De andere gebeurtenissen van eeuw I zijn onderweg al nagegaan.
    .title = De laatste gebeurtenis
R12-5 = De meeste OP’s winnen. Bij een gelijke stand wordt de overwinning gedeeld.
    .title = Wie wint

## R13

R13 = Gebeurtenissen
R13-1 = Deze kaarten blijven tot het einde van de partij, of tot twee spelers ze gescoord hebben. Elke speler scoort één keer. Ze worden nagegaan telkens als een fiche gelegd of verhoogd wordt, ook in de beurt van een ander. Elke fiche telt, tenzij er sterren genoemd worden.
    .title = { century-1 }
R13-1_1603 = Na de eindtelling krijgt de speler van wie de grootste groep de meeste gebouwen heeft { $voyage } OP’s; bij een gelijke stand krijgt elk van hen die. Niemand krijgt ze als er geen enkele fiche ligt.
R13-1_1663 = Fiches op { $goal_1663_buildings } gebouwen in elk van { $goal_1663_colours } kleuren: meteen { $first_goal } OP’s voor de eerste speler die ze heeft, { $second_goal } voor de tweede.
R13-1_1665 = Een fiche met { $goal_1665_stars } sterren in elk van de { $goal_1665_colours } kleuren: meteen { $first_goal } OP’s voor de eerste speler die ze heeft, { $second_goal } voor de tweede.
R13-1_1682 = Fiches op { $goal_1682_buildings } culturele gebouwen: meteen { $first_goal } OP’s voor de eerste speler die ze heeft, { $second_goal } voor de tweede.
R13-2 = De kaart van eeuw II geldt tijdens die eeuw.
    .title = { century-2 }
R13-2_1756 = Wie een leider neemt, activeert geen werkers.
R13-2_1759 = Als de Citadel geteld is, voert elke speler een cascade naar de politieke zone uit: de helft van de eigen werkers in de Citadel, naar beneden afgerond en maximaal { $most_cascading }. De meerderheid geeft geen tweede cascade.
R13-2_1763 = Niemand kan een leider nemen.
R13-2_1775 = Een gebouw dat met maar één bijdrage voltooid wordt, krijgt geen fiche. De zet die de eeuw beëindigt, hoort er nog bij, met alles wat die voltooit.
R13-3 = De kaart van eeuw III geldt tijdens die eeuw.
    .title = { century-3 }
R13-3_1800 = Een bouwplaats starten activeert { $more_start } werkers.
R13-3_1812 = Een bouwplaats starten activeert { $less_start } werkers.
R13-3_1867 = Als de kaart omgedraaid wordt, activeert elke speler zoveel werkers als de eigen plaats in de stand: 1 op de eerste plaats, één meer op elke volgende. Wie gelijk staat, krijgt de betere plaats, en de plaatsen die zo bezet zijn, worden overgeslagen.
R13-3_1871 = Na de telling van deze eeuw houdt elke speler maximaal { $kept_active } actieve werkers; de andere worden passief.
R13-4 = De kaart van eeuw IV geldt tijdens die eeuw.
    .title = { century-4 }
R13-4_1917 = Voor de telling worden werkers passief in elke zone waar een speler er { $conscripted } of minder heeft. De Citadel telt mee.
R13-4_1955 = Voor de telling scoort elke speler met werkers in alle { $zones } zones { $carnival } OP’s.
R13-4_2001 = Een cascade gaat alleen naar een zone waar je al een werker hebt. De cascade van de laatste zone naar je actieve werkers gaat gewoon door.
R13-4_2008 = Wie bij het begin van de telling niet in elk van de { $colours } gekleurde zones een werker heeft, voert daarin geen enkele cascade uit.

## A

A = In dit programma
A3 = Wie { leader-political.the } heeft, krijgt alle { $colours } gekleurde zones aangeboden. Kies de kleur van het gebouw zelf om de kracht niet te gebruiken.
    .title = De Politieke leider kiest een zone
A4 = Is er maar één ding mogelijk, dan doet het programma dat. Alleen de actie van een beurt wordt altijd gevraagd.
    .title = Eén mogelijkheid, geen vraag
A5 = Districten die voor andere staan, bieden aan wat op dat moment iets zou doen.
    .title = Districten die voor andere staan
A7 = Begint een extra actie met een gift, dan neem je die helemaal aan of zie je ervan af. Begint die met een keuze, dan is ervan afzien een van de mogelijkheden.
    .title = Ervan afzien
A8 = Met { district-jewish.the } kies je eerst de zone die werkers verlaten, dan hoeveel, dan waar ze naartoe gaan.
    .title = { district-jewish } in drie antwoorden
A9 = De vooruitblik toont de telling alsof de eeuw nu eindigde, met het bord zoals het ligt. Hij draait geen verborgen kaart om. In eeuw IV hoort de eindtelling erbij.
    .title = De vooruitblik

## Voorbeelden

example-complete-2011 = Zwart start een nieuw gebouw
    .about = De architect van Zwart staat op een religieus gebouw met drie bijdragen: van Zwart, van Wit en van Groen.
example-complete-2026 = Zwart start een bouwplaats
    .about = De architect van Zwart staat op een religieus gebouw met drie bijdragen: van Zwart, van Wit en van Groen.
example-stage-2011 = Een bijdrage die er nog een geeft
    .about = Wit draagt bij aan het gebouw van Zwart aan { district-business.the } en gebruikt de extra actie.
example-stage-2026 = Een bijdrage die er nog een geeft
    .about = Wit levert een bijdrage aan het gebouw van Zwart aan { district-business.the } en gebruikt de extra actie.
example-cascade-2011 = Een cascade
    .about = Eeuw I eindigt. Kijk hoe twee werkers in de Citadel Zwart helpen, en hoe Groen voorop komt.
example-cascade-2026 = Een cascade
    .about = Eeuw I eindigt. Kijk hoe twee werkers in de Citadel Zwart helpen, en hoe Groen voorop komt.
example-family = Tellen in de familieregels
    .about = Alle drie de spelers hebben werkers in de religieuze zone. De helft van die van Groen is meer dan de bonus toelaat.
example-two = Wiens fiche?
    .about = Zwart leverde de eerste twee bijdragen aan het neutrale gebouw, Wit de derde. Zwart start een bouwplaats.
example-final-2011 = De belangrijkste groep
    .about = De laatste eeuw eindigt. Zwart heeft een groep van vier gebouwen en een van twee.
example-final-2026 = De kleinere groep wint
    .about = De laatste eeuw eindigt. Zwart heeft een groep van vier gebouwen met weinig sterren, en een van twee met veel.
example-final-family = Gebouwen in de familieregels
    .about = De laatste eeuw eindigt. Elk gebouw scoort zijn waarde, waar het ook ligt.
example-1867 = Plaatsen in de stand
    .about = Groen en Wit staan samen voorop als de kaart omgedraaid wordt.

## De spelhulp

aid-title = Spelhulp
aid-turn = Je beurt: één actie
aid-start = Je gebouw voltooien (werkers naar de zone, een ster per bijdrage), naar een beschikbare tegel gaan, { $start } werkers activeren.
aid-stage = Precies de kosten in actieve werkers, maximaal { $most_stages } bijdragen. Niet je eigen gebouw: je mag het district gebruiken.
aid-leader = Eén keer per eeuw. Zoveel werkers activeren als er al leiders genomen zijn.
aid-send = 1 actieve werker naar een zone naar keuze.
aid-century = Een eeuw eindigt
aid-century-workers = als een speler aan het begin van een beurt geen actieve en geen passieve werker heeft;
aid-century-tiles = als een architect geen beschikbare tegel vindt.
aid-zones = Een zone tellen
aid-zones-cascade = 1 OP per werker. De meerderheid (ook bij gelijke stand) voert een cascade uit: de helft gaat naar de volgende zone, naar beneden afgerond, maximaal { $most_cascading }; van de vijfde zone naar de actieve werkers. De rest wordt passief.
aid-zones-family = 1 OP per werker. De meerderheid (ook bij gelijke stand) scoort de helft van het aantal, naar beneden afgerond, maximaal { $most_cascading }. Alle worden passief.
aid-order = Volgorde van de zones
aid-final = Aan het einde
aid-final-unfinished = 1 OP per werker op een gebouw in aanbouw
aid-final-active = 1 OP per twee actieve werkers
aid-final-main = Belangrijkste groep: { $value_1 }, { $value_2 }, { $value_3 } OP’s voor 1, 2, 3 sterren. Andere gebouwen: 1 OP per ster
aid-final-family = Gebouwen: { $value_1 }, { $value_2 }, { $value_3 } OP’s voor 1, 2, 3 sterren
aid-two = Met twee
aid-two-start = Een start verplaatst ook de neutrale architect als dat gebouw een bijdrage heeft; wie de laatste leverde, krijgt de fiche.
