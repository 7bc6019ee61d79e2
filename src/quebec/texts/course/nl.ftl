### De cursus in het Nederlands. Deze teksten worden geladen als de cursus opengaat, samen met nl.ftl, waarvan ze de
### berichten mogen gebruiken. Een tekst heeft maximaal 40 woorden.

course-title = Québec leren
course-about = Korte lessen van een tot drie minuten. Je doet de zetten op het echte bord, en er kan niets misgaan.
course-lessons = Lessen
course-done = Klaar
course-steps = { $number ->
    [one] { $number } stap
   *[other] { $number } stappen
}
course-step = Stap { $number } van { $total }
course-next = Volgende
course-back = Terug
course-show = Voordoen
course-restart = Deze les opnieuw beginnen
course-all = Alle lessen
course-next-lesson = Volgende les
course-guess = Jouw schatting
course-right = { $number } klopt.
course-wrong = Het is { $number }.
course-reason = Kan niet: { $reason }.
course-waits = Dat doe je zo. Lees eerst verder met Volgende.
course-older = Deze les is veranderd sinds je hier was, dus hij begint opnieuw.
course-damaged = Je voortgang in deze les was niet te lezen, dus hij begint opnieuw.
course-lost = De server is niet bereikbaar.
course-again = Opnieuw proberen
course-game = Je eerste partij, met een coach
course-game-about = Een echte partij tegen twee beginners. Als iets voor het eerst gebeurt, zegt één zin wat het was en waarom het telt.

## 1

lesson-first-site-title = Het bord en je eerste bouwplaats
lesson-first-site-about = Wat waar ligt, en hoe een gebouw begint
lesson-first-site-board = Dit is Québec. Elke grote cirkel is de plek van een gebouw. Het cijfer is de eeuw waarin het begonnen kan worden: I, II, III of IV. Nu is het eeuw I.
lesson-first-site-district = Elk gebouw hoort bij een district, de schijf met een plaatje ernaast. Een gebouw vraagt drie bijdragen; de stippen van het district zijn de prijs van elk: twee stippen, twee werkers.
lesson-first-site-workers = Je speelt met { colour-black }. Dit zijn je werkers: 3 actief, 22 passief. Je bouwt met actieve werkers. Passieve wachten tot iets ze activeert.
lesson-first-site-actions = Een beurt is een van vier acties: een bouwplaats starten, bijdragen aan een gebouw, een leider nemen, of een werker naar een machtszone sturen.
lesson-first-site-start = Start een bouwplaats: kies een gebouw dat oplicht. Je architect gaat erheen.
lesson-first-site-start-nudge = Dat zou ook een beurt zijn. Maar begin met een bouwplaats: kies een gebouw dat oplicht.
lesson-first-site-activated = Je architect staat op het gebouw, dus het is van jou. Een bouwplaats starten activeerde ook 3 werkers: nu heb je er 6.
lesson-first-site-others = Louise en Étienne stuurden elk een werker naar een machtszone. Werkers in de zones scoren als de eeuw eindigt.
lesson-first-site-stage = Draag nu bij: kies je gebouw. Dat kost zoveel actieve werkers als het district stippen heeft.
lesson-first-site-stage-nudge = Deze keer niet. Draag bij: kies je gebouw, of de knop onder het bord.
lesson-first-site-built = De eerste van drie bijdragen is geleverd. De werkers blijven op het gebouw tot je architect vertrekt.
lesson-first-site-turn = Zo gaan beurten: architecten starten bouwplaatsen, werkers bouwen. Hierna bouw je bij iemand anders, en krijg je daar iets voor.

## 2

lesson-gift-title = Bouwen bij anderen
lesson-gift-about = Een bijdrage bij iemand anders, en wat het district geeft
lesson-gift-theirs = { building-dumont_house } is van Louise: haar architect staat erop. Jij mag er ook aan bijdragen.
lesson-gift-port = Wie bij iemand anders bouwt, mag het district gebruiken. Dit is { district-port.the }: het activeert 3 werkers.
lesson-gift-stage = Draag bij aan { building-dumont_house.the }. Dat kost 3 van je 5 actieve werkers.
lesson-gift-stage-nudge = Later. Draag eerst bij aan { building-dumont_house.the }.
lesson-gift-own-nudge = Op je eigen gebouw geeft het district je niets. Kies { building-dumont_house.the }, dat van Louise is.
lesson-gift-offer = Nu biedt { district-port.the } je zijn actie aan. Gebruik die, of zie ervan af.
lesson-gift-offer-nudge = Gebruik het district of zie ervan af: beide knoppen staan onder het bord.
lesson-gift-took = 3 passieve werkers werden actief: de bijdrage heeft zichzelf betaald.
lesson-gift-left = Niemand hoeft een district te gebruiken. Maar hier waren 3 passieve werkers actief geworden, en had de bijdrage zichzelf betaald.
lesson-gift-both = Louise wint er ook bij: als ze het gebouw voltooit, is elke bijdrage een ster op haar fiche, wie die ook leverde.
lesson-gift-returned = Étienne heeft aan jouw gebouw bijgedragen. Je deed er niets voor, en het heeft nu twee bijdragen.
lesson-gift-chapel = Bouw bij Étienne, aan de { building-notre_dame_cathedral.short }. Het district plaatst 1 werker in de Citadel en 1 in een gekleurde zone die jij kiest. Plaats ze allebei.
lesson-gift-chapel-nudge = Draag bij aan { building-notre_dame_cathedral.the }, waar de architect van Étienne staat.
lesson-gift-skip-nudge = Je mag ervan afzien. Maar plaats deze keer beide werkers: ze kosten je niets.
lesson-gift-placed = Een district plaatst passieve werkers zolang je die hebt. Je betaalde dus alleen de bijdrage, en er staan 2 werkers meer in de zones.

## 3

lesson-completing-title = Een gebouw voltooien
lesson-completing-about = Werkers gaan naar een zone, een sterfiche blijft
lesson-completing-full = Je gebouw heeft zijn drie bijdragen. Het is vol, maar niet voltooid: dat gebeurt als je architect vertrekt.
lesson-completing-leave = Je architect vertrekt als je een andere bouwplaats start. Kies { building-hotel_dieu.the }.
lesson-completing-leave-nudge = Start een nieuwe bouwplaats, zodat je architect vertrekt: kies { building-hotel_dieu.the }.
lesson-completing-elsewhere-nudge = Die bouwplaats kan ook. Maar kies in deze les { building-hotel_dieu.the }.
lesson-completing-zone = Alle werkers van het gebouw gingen naar de zone van zijn kleur, Economie: 4 van jou, 2 van Louise. Daar scoren ze als de eeuw eindigt.
lesson-completing-token = Op het gebouw ligt jouw fiche: 3 sterren, een per bijdrage, al was er een van Louise.
lesson-completing-worth = Fiches scoren aan het einde van de partij. 1 ster is 1 punt waard, 2 sterren tot 3, 3 sterren tot 6.
lesson-completing-others = Étienne heeft zijn gebouw voltooid: hij krijgt de fiche, en de werkers gaan naar Religie, ook 2 van jou.
lesson-completing-early = Je mag een gebouw altijd verlaten. Met twee bijdragen krijgt het 2 sterren, met één 1. Zonder bijdrage komt er geen fiche, en kan niemand het nog starten.

## 4

lesson-cascade-title = De zones en de cascade
lesson-cascade-about = Schat de telling van een eeuw, en kijk dan toe
lesson-cascade-zones = Dit zijn de vijf machtszones. Werkers komen hier uit voltooide gebouwen, via districten, of een voor een met de actie 1 werker sturen.
lesson-cascade-order = Als een eeuw eindigt, tellen de zones in de volgorde van deze nummers: de Citadel, dan met de klok mee vanaf de zone van de eeuw. In eeuw I is dat Religie.
lesson-cascade-point = Elke werker in een zone is 1 punt. Je 4 werkers in de Citadel zijn dus 4 punten.
lesson-cascade-cascade = Wie de meeste werkers in een zone heeft, voert een cascade uit: de helft gaat door naar de volgende zone. 2 van je 4 gaan naar Religie, en scoren daar opnieuw.
lesson-cascade-half = De helft wordt naar beneden afgerond en is maximaal 5. Bij gelijke stand gaat ieders helft door. Alle andere werkers worden weer passief.
lesson-cascade-guess = Met die 2 heb je er 4 in Religie, Louise 3. Weer gaat jouw helft door. Hoeveel punten levert de eeuw je in totaal op?
lesson-cascade-guess-answer = 4 in de Citadel, 4 in Religie, 3 in Politiek, waar Louise de meeste heeft, 0 in Economie, 2 in Cultuur.
lesson-cascade-watch = Louise heeft een nieuwe bouwplaats nodig, en in eeuw I is er geen meer: dus eindigt de eeuw. Kijk hoe de vijf zones tellen.
lesson-cascade-result = 13 punten: 9 voor de werkers die in de zones stonden, en 4 meer voor die in de cascade.
lesson-cascade-home = Uit de laatste zone gaat de cascade naar de hand: Étienne had de meeste in Cultuur, dus werd 1 van zijn werkers daar actief.
lesson-cascade-majority = Eén werker meer in de juiste zone kan dus veel waard zijn: hij maakt je de eerste, en neemt er meer mee naar de volgende zone.

## 5

lesson-leaders-title = Leiders
lesson-leaders-about = Neem er een voor een eeuw, en gebruik hem
lesson-leaders-leaders = Een leider helpt je tot de eeuw eindigt. Er een nemen is een actie, en dat kan één keer per eeuw.
lesson-leaders-taken = Louise heeft { leader-citadelle.the } genomen: 3 van haar werkers gingen meteen naar de Citadel.
lesson-leaders-activate = Voor je er een neemt, activeer je zoveel werkers als er deze eeuw al leiders genomen zijn. Dat is 1 voor jou, en 2 voor de volgende.
lesson-leaders-take = Wijs de leiders aan, of tik erop, om te zien wat ze doen. Neem dan een van de drie die er nog zijn.
lesson-leaders-take-nudge = Dit gaat over leiders: neem een van de drie die er nog zijn.
lesson-leaders-political = Étienne voltooit { building-notre_dame_cathedral.the }, waar jij 2 werkers hebt. Als Politieke leider kies je waar ze naartoe gaan: Religie of een andere gekleurde zone.
lesson-leaders-political-nudge = Kies een gekleurde zone voor je 2 werkers.
lesson-leaders-swung = Je werkers gingen waar jij wilde, al was het Étienne die voltooide. Op het juiste moment wint dat een meerderheid.
lesson-leaders-economic = De neutrale architect werkt nu voor jou. Start een bouwplaats met hem: kies Bouwplaats starten, dan de neutrale architect, dan een gebouw.
lesson-leaders-economic-nudge = Start een bouwplaats, en kies daarvoor de neutrale architect.
lesson-leaders-own-nudge = Dat is je eigen architect, en die zou je gebouw verlaten. Kies de neutrale.
lesson-leaders-second = Nu zijn er twee gebouwen van jou. Als de eeuw eindigt, wordt dat van de neutrale architect voor jou voltooid.
lesson-leaders-cultural = Als Culturele leider scoor je voor elke fiche die je legt. Voltooi je gebouw met zijn 2 bijdragen: start een nieuwe bouwplaats.
lesson-leaders-cultural-nudge = Voltooi je gebouw: start een nieuwe bouwplaats met je architect.
lesson-leaders-bonus = Een fiche met 2 sterren: meteen 2 punten. De sterren tellen ook nog aan het einde van de partij.
lesson-leaders-returned = Aan het einde van de eeuw gaan alle leiders terug. Met vier of vijf spelers is er nog een: de Religieuze, die je het district ook op je eigen gebouwen geeft.

## 6

lesson-districts-title = Zestien districten
lesson-districts-about = Vier kleuren, vier soorten cadeaus
lesson-districts-colours = Er zijn zestien districten, vier van elke kleur. De kleur zegt wat voor actie het is.
lesson-districts-religion = Religie plaatst werkers, vaak waar je wilt. Het Ierse district activeert er ook een en geeft 1 punt. Het Joodse verplaatst er ook maximaal 2 van de ene zone naar de andere.
lesson-districts-politics = Politiek plaatst maximaal 2 werkers: in Religie of Economie, in Politiek of Cultuur, of in de Citadel.
lesson-districts-economy = Economie maakt je sneller: het Havendistrict activeert 3 werkers, Herenhuizen start een bouwplaats, Zakelijk levert nog een bijdrage met passieve werkers.
lesson-districts-culture = Cultuur geeft punten: Academisch voor zones met werkers van jou, Uitgaan voor actieve werkers, 1, 3 of 4. Kunst geeft een van je fiches een ster erbij.
lesson-districts-any = Eén district per kleur werkt als een van de drie andere. Een bijdrage kost daar maar 1 werker, bij Haven, Militair, Joods en Kunst 3, elders 2.
lesson-districts-heritage = { building-jolliet_house }, van Louise, ligt bij { district-heritage_site.the }: die werkt als elk district van Cultuur. Draag er een keer bij.
lesson-districts-heritage-nudge = Draag bij aan { building-jolliet_house.the }, waar de architect van Louise staat.
lesson-districts-lend = Je hebt werkers in drie zones. Kies { district-academic.the }: 1 zone is 1 punt, 2 zones zijn 3 punten, drie of meer 4.
lesson-districts-lend-nudge = Kies { district-academic.the }: dat telt je zones.
lesson-districts-entertainment-nudge = Ook goed: je hebt nog 3 actieve werkers. Maar probeer nu { district-academic.the }.
lesson-districts-zones = 4 punten voor 1 werker. Kunst werd niet aangeboden: je hebt nog geen fiche die een ster kan krijgen.
lesson-districts-look = Je hoeft dit niet uit het hoofd te leren: wijs een district aan, of tik erop, en de pagina zegt wat het doet.

## 7

lesson-group-title = De belangrijkste groep
lesson-group-about = Wat gebouwen aan het einde waard zijn
lesson-group-value = Aan het einde van de partij scoren je fiches. In je belangrijkste groep zijn 1, 2 of 3 sterren 1, 3 of 6 punten waard.
lesson-group-group = Gebouwen van jou die elkaar raken, vormen een groep. De groep die het meest waard is, is je belangrijkste groep. Al je andere gebouwen scoren 1 punt per ster.
lesson-group-guess = Je hebt een gebouw met 3 sterren en twee met 2 sterren, en ze raken elkaar niet. Wat zijn ze nu waard?
lesson-group-guess-answer = De 3 sterren zijn in hun eentje je belangrijkste groep: 6. De andere scoren hun sterren: 2 en 2.
lesson-group-join = Je architect staat op { building-maizerets_manor.the }, dat twee van je gebouwen raakt en 2 bijdragen heeft. Voltooi het: start een nieuwe bouwplaats, waar je wilt.
lesson-group-join-nudge = Voltooi { building-maizerets_manor.the }: start een nieuwe bouwplaats.
lesson-group-joined = Nu raken drie gebouwen elkaar. Wat zijn je gebouwen waard?
lesson-group-joined-answer = De groep van drie: 6, 3 en 3, samen 12. { building-demers_house } staat apart en scoort zijn 2 sterren.
lesson-group-link = De pagina trekt een lijn om groepen. Alleen gebouwen naast elkaar raken elkaar; een district ertussen verbindt ze niet.

## 8

lesson-century-title = Als een eeuw eindigt
lesson-century-about = Op twee manieren, en hoe je het moment kiest
lesson-century-sites = Een eeuw eindigt als een architect een nieuwe bouwplaats nodig heeft en er geen meer is. Kijk op het bord: alle gebouwen van eeuw I zijn weg.
lesson-century-workers = De eeuw eindigt ook als een speler een beurt begint zonder werker in de hand, actief noch passief. Daar is Louise ver vandaan.
lesson-century-forecast = De vooruitblik toont wat iedereen zou scoren als de eeuw nu eindigde. Hier ziet dat er goed uit voor jou.
lesson-century-threat = Maar Louise heeft drie bijdragen op haar kerk: 9 werkers. Als ze die voltooit, gaan ze naar Religie, en verlies jij daar de meerderheid.
lesson-century-end = Beëindig de eeuw dus nu: start een bouwplaats. Er is er geen meer, dus je architect kan nog nergens heen.
lesson-century-end-nudge = Dan kan Louise haar kerk voor de telling voltooien. Beëindig de eeuw nu: start een bouwplaats.
lesson-century-scored = Eerst wordt je gebouw voltooid, dan tellen de zones. De 9 werkers van Louise scoren niets. Ze blijven staan, voor de volgende eeuw.
lesson-century-place = Je beurt gaat verder in eeuw II: kies een bouwplaats voor je architect.
lesson-century-place-nudge = Kies een van de gebouwen van eeuw II.
lesson-century-new = Je activeerde 3 werkers, zoals altijd. De leiders zijn weer vrij, en er begint een nieuwe eeuw. De partij heeft er vier.

## 9

lesson-final-title = De eindtelling
lesson-final-about = De laatste punten, en wie er wint
lesson-final-zones = Dit is eeuw IV, en er is geen bouwplaats meer. Als de eeuw eindigt, tellen de zones zoals altijd. Dan komen de laatste punten.
lesson-final-unfinished = Elke werker op een gebouw dat niet voltooid is, is 1 punt, van wie het gebouw ook is. Jij hebt er 2 op { building-le_concorde.the }.
lesson-final-pairs = Elk paar actieve werkers is 1 punt, een losse niets: 2 punten voor jouw 5.
lesson-final-buildings = Dan de gebouwen. Deze drie van jou raken elkaar: ze zijn je belangrijkste groep, met 3, 2 en 1 sterren.
lesson-final-guess = { building-demers_house } staat apart en heeft 2 sterren. Wat zijn deze vier gebouwen waard?
lesson-final-guess-answer = De belangrijkste groep: 6, 3 en 1. { building-demers_house } voegt zijn 2 sterren toe.
lesson-final-end = Beëindig de partij: start een bouwplaats. Eerst wordt je gebouw met 1 bijdrage voltooid, dan telt alles. Ga er met Verder doorheen.
lesson-final-end-nudge = Dat zou kunnen. Maar beëindig nu de partij: start een bouwplaats.
lesson-final-won = De meeste punten winnen, en wie gelijk staat, deelt de zege. Aan het einde toont een tabel waar alle punten vandaan kwamen.

## 10

lesson-events-title = Gebeurtenissen
lesson-events-about = Een kaart voor elke eeuw
lesson-events-cards = De meeste partijen hebben gebeurtenissen: een kaart per eeuw. Wat geldt, ligt hier; wijs een kaart aan, of tik erop, om hem te lezen.
lesson-events-first = De kaart van eeuw I blijft de hele partij. Hier: fiches op drie gebouwen van Cultuur. De eerste speler die ze heeft, krijgt 8 punten, de tweede 4.
lesson-events-third = Je hebt twee van die fiches, en je architect staat op een derde gebouw van Cultuur met 2 bijdragen. Voltooi het: start een bouwplaats.
lesson-events-third-nudge = Voltooi { building-gervais_beaudoin_house.the }: start een bouwplaats, zodat je architect vertrekt.
lesson-events-scored = Drie gebouwen van Cultuur: meteen 8 punten. De volgende die het lukt, krijgt er 4.
lesson-events-century = De andere kaarten duren één eeuw. In deze eeuw II activeer je geen werkers als je een leider neemt.
lesson-events-revealed = Louise had geen bouwplaats meer, dus eeuw II is voorbij. De kaart van eeuw III ligt nu open: een bouwplaats starten activeert 4 werkers in plaats van 3.
lesson-events-four = Louise had er als eerste iets aan: ze plaatste haar architect in de nieuwe eeuw en activeerde er 4.
lesson-events-hidden = Niemand kent een kaart voordat de eeuw begint. Kijk dus naar de balk bovenaan als er een nieuwe eeuw begint.

## 11

lesson-for-two-title = Met twee spelers
lesson-for-two-about = De neutrale architect speelt mee
lesson-for-two-neutral = Met twee spelers, in de editie van 2011, speelt een neutrale architect de hele partij mee. Hij is van niemand: jullie mogen er allebei bouwen en het district gebruiken.
lesson-for-two-stages = Zijn gebouw heeft twee bijdragen: de eerste van jou, de tweede van Louise. Wie de laatste levert voor hij vertrekt, krijgt de fiche.
lesson-for-two-third = Lever de derde bijdrage aan { building-hotel_dieu.the } en gebruik het district: het activeert een werker, geeft 1 punt en plaatst een werker.
lesson-for-two-third-nudge = Draag bij aan { building-hotel_dieu.the }, waar de neutrale architect staat.
lesson-for-two-skip-nudge = Je mag ervan afzien. Maar gebruik het district deze keer.
lesson-for-two-leaves = Louise startte een gebouw. Dan vertrekt ook de neutrale architect, als zijn gebouw een bijdrage heeft. De fiche met 3 sterren is van jou: jij leverde de laatste.
lesson-for-two-stays = Louise koos ook zijn nieuwe plek. Hij vertrekt telkens als iemand met een actie een gebouw start; alleen een gebouw zonder bijdrage houdt hem vast.
lesson-for-two-leaders = Twee leiders zijn hier anders. Neem de Politieke leider: hij plaatst 2 werkers in elk van twee tegenoverliggende zones. Kies een paar.
lesson-for-two-leaders-nudge = Neem een leider: de Politieke.
lesson-for-two-other-nudge = Neem in deze les de Politieke leider.
lesson-for-two-opposite = Er staan 4 passieve werkers in de zones. De Economische leider had de volgende bijdrage aan het neutrale gebouw geleverd.
lesson-for-two-start = Bijna al het andere ken je al. Bij de eerste start van een partij worden beide architecten geplaatst: die van jou, dan de neutrale.

## De coach van de eerste partij

coach-title = Coach
coach-off = Coach uitzetten
coach-close = Begrepen
coach-hello = Je eerste beurt. Start een bouwplaats: dat activeert 3 werkers, en anderen kunnen er bouwen. Bouw later bij hen om de districten te gebruiken.
coach-confirm = Je beurt is klaar. Kijk even, en bevestig dan. Tot dan kun je alles terugnemen.
coach-offer = Je bouwde bij iemand anders, dus het district daar biedt je een actie aan, die vaak meer waard is dan de bijdrage kostte.
coach-guest = { $player } droeg bij aan jouw gebouw. Mooi: elke bijdrage is een ster meer op je fiche, en een ander betaalde.
coach-token = Je eerste fiche. De sterren scoren aan het einde, het meest in een groep van jouw gebouwen die elkaar raken. De werkers gingen naar de zone van die kleur.
coach-bare = Je gebouw werd zonder bijdrage verlaten, dus er kwam geen fiche. Wacht liever tot er minstens één bijdrage is.
coach-leader = Deze leider is van jou tot de eeuw eindigt; hoe later er een genomen wordt, hoe meer werkers hij activeert.
coach-rival = { $player } nam een leider: iedereen mag er één per eeuw, en de volgende activeert een werker meer.
coach-majority = { $player } is je voorbij in { $zone-the }: alleen wie de meeste heeft, voert een cascade uit, dus weer voorop komen kan een beurt waard zijn.
coach-tired = Je hebt geen actieve werkers. Een bouwplaats starten activeert er 3; districten en leiders kunnen het ook.
coach-sites = Er zijn weinig bouwplaatsen over in deze eeuw. Wie er een nodig heeft als er geen meer is, beëindigt de eeuw: kijk naar de vooruitblik.
coach-group = Twee van je gebouwen raken elkaar: dat is een groep. In je belangrijkste groep zijn 2 sterren 3 punten waard en 3 sterren 6.
coach-event = Een nieuwe gebeurtenis: lees de kaart bovenaan. Die verandert een regel, of biedt punten.
coach-cascade = Je werkers gingen in de cascade van { $source-the } naar { $zone-the } en scoorden twee keer: voorop staan in een zone loont in de volgende.
coach-century = De eeuw is voorbij: werkers in de zones hebben gescoord en zijn weer passief, daar begint alles opnieuw, en de leiders zijn vrij; wat in aanbouw is, blijft.
coach-last = De laatste eeuw. Aan het einde komen de laatste punten: je gebouwen, werkers op onvoltooide gebouwen, paren actieve werkers.
coach-final = Dat was een hele partij. De tabel toont waar de punten vandaan kwamen; met Terugkijken zie je elke beurt nog eens.
