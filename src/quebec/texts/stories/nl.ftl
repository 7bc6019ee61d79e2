### De geschiedenis van de stad: een verhaal van 50 tot 80 woorden per gebouw, persoon, gebeurtenis en eeuw.
### Geladen als iemand de geschiedenis opent.

## Eeuwen

story-century-1 = Het begon met een houten huis. In 1608 zette Samuel de Champlain zijn Habitation neer onder de Cap Diamant, en tientallen jaren was Québec weinig meer dan een post voor de bonthandel die zijn winters moest zien te overleven. Missionarissen, nonnen en kooplieden volgden. Aan het einde van de 17e eeuw was de post de hoofdstad van een koninklijke provincie, in steen, met een bisschop, een gouverneur en een intendant.
story-century-2 = In de 18e eeuw lag Québec tussen twee rijken. De muren groeiden, de kooplieden deden goede zaken, en in 1759 brachten een beleg en een korte veldslag de stad in Britse handen. De mensen bleven, en hielden onder een nieuwe kroon vast aan hun wetten, hun taal en hun geloof. Een groot deel van de oude stad moest uit puin herrijzen; sommige van die huizen staan er nog.
story-century-3 = De 19e eeuw maakte van een vesting een hoofdstad. Schepen brachten immigranten, kantoren en banken kregen degelijke stenen gevels, en buiten de oude muren verrees een parlement. De Britse smaak veranderde de straten. Toen de muren zelf weg moesten, redde een gouverneur-generaal ze. De haven verloor haar handel aan Montréal, en Québec vond zijn nieuwe rol: besturen.
story-century-4 = In de 20e eeuw leerde Québec zorgen voor wat het had. Er kwamen torens, musea en theaters, terwijl huizen en batterijen uit de Franse tijd werden opgegraven en hersteld. In 1985 werd de oude stad werelderfgoed van de UNESCO. De stad viert haar winter met een carnaval, en in 2008 vierde ze zichzelf: vierhonderd jaar na het eerste huis van Champlain.

## Gebouwen van eeuw I

story-notre_dame_cathedral = De kerk op deze plek gaat terug tot 1647 en geldt als de oudste katholieke kerk ten noorden van Mexico. Oorlog en brand legden haar in puin; tweemaal werd ze herbouwd, de eerste keer door Jean Baillairgé, die haar in 1768 herstelde. In de crypte liggen bisschop Laval en gouverneur Frontenac. De lamp in het koor was een geschenk van Lodewijk XIV.
story-seminary = Bisschop Laval stichtte het Seminarie in 1663, om priesters op te leiden voor een kolonie die er weinig had. Het werd de oudste Franse instelling voor hoger onderwijs in Noord-Amerika, en in 1852 kwam er de Universiteit Laval uit voort. Vanaf 1806 liet het ook zijn verzamelingen zien: het begin van een museum. De archieven bewaren nog altijd eeuwen van herinnering.
story-notre_dame_des_victoires = Deze kleine stenen kerk werd in 1687 gebouwd aan het plein van de Benedenstad en later genoemd naar twee overwinningen op Britse vloten. Bij het beleg van 1759 werd ze verwoest; in 1766 stond ze er weer. Sinds 1929 is ze een historisch monument. Voor veel mensen in Québec is ze het beeld van een stad die na elke klap weer opstaat.
story-hotel_dieu = Sinds 1644 worden hier de zieken van Québec verzorgd, in wat het eerste ziekenhuis van Noord-Amerika heet. Eeuwenlang leidden hospitaalzusters het, een orde van verpleegsters. Het gebouw is steeds weer herbouwd en vergroot, en het is nooit opgehouden met werken: nu is het een academisch ziekenhuis, waar artsen nog altijd hun vak leren.
story-chateau_st_louis = Tweehonderd jaar lang woonden de gouverneurs van de kolonie aan de rand van de rots, eerst Franse en daarna Britse, die bekend waren om hun ontvangsten. De laatste stenen versie van hun residentie werd gebouwd in 1694. In 1834 brandde die af. De resten kwamen weer tevoorschijn onder de planken van het Dufferinterras, waar de mensen eroverheen wandelen.
story-batterie_royale = Gouverneur Frontenac gaf in 1691 opdracht tot dit halfronde stenen platform, een jaar nadat hij de Britten had weggestuurd, en Lodewijk XIV betaalde het. De kanonnen keken uit over de rivier en schoten in het beleg van 1759. Daarna verdween het onder de groeiende Benedenstad en werd het vergeten. In 1977 is het hersteld, en nu kun je weer achter de kanonnen staan.
story-champlain_habitation = Alles in Québec begon met dit gebouw. Champlain zette het in 1608 neer als huis, post voor de bonthandel en fort ineen, van hout, met een gracht eromheen. Lang heeft het niet bestaan: in 1633 was het verdwenen. Wat bleef, is de plek zelf, aan de voet van de rots, en het verhaal van een handvol mensen die niet weggingen.
story-demers_house = Een stenen koopmanshuis, gebouwd in 1689 aan de oever van de Saint Lawrence, waar de schepen aankwamen en het geld werd verdiend. Zoals bijna de hele Benedenstad leed het onder het beleg van 1759, en in 1764 werd het weer opgebouwd. Je ziet er nog aan hoe goed de handel in de haven betaalde. Sinds 1966 is het beschermd.
story-dumont_house = Charles Baillif bouwde dit huis in 1689, op grond waar intendant Jean Talon ooit had gezeten. Later woonde er een arts, Pierre de Sales Laterrière, en zelfs een president van de Verenigde Staten, Taft, was er te gast. Tegenwoordig ligt het vol stenen van een andere soort: een geologisch museum toont ze aan iedereen die binnenloopt.
story-jacquet_house = Geen huis in Oud-Québec is ouder: het is gebouwd in 1677, en het heeft de stijl van de 17e eeuw tot vandaag bewaard. Het doorstond het beleg van 1759, toen er zo veel verloren ging. Later woonde hier de schrijver Aubert de Gaspé. Sinds 1966 zit er een restaurant in dat iedereen in de stad kent: Aux Anciens Canadiens.
story-jolliet_house = Louis Jolliet, die de Mississippi in kaart bracht, liet dit huis in 1683 bouwen, waar de steile straten van de Benedenstad beginnen. Twee eeuwen later kreeg het een tweede leven als dalstation van de kabelbaan, die de mensen de klim naar de Bovenstad bespaart. Sinds 1907 rijden de wagens elektrisch, en het huis is nog altijd hun voordeur.

## Gebouwen van eeuw II

story-ursulines_chapel = De kapel van de nonnen werd gebouwd tussen 1711 en 1723, en het interieur hoort bij de mooiste religieuze kunst van Nieuw-Frankrijk. Het houtwerk en de beelden zijn van Levasseur, die van een altaar een gouden theater maakte. De buitenkant werd in 1902 veranderd. Binnen is alles gebleven zoals het was, na drie eeuwen bidden en boenen.
story-holy_trinity_cathedral = Toen ze in 1804 klaar was, was dit de eerste anglicaanse kathedraal buiten de Britse Eilanden. Ze moest laten zien dat de Britten zouden blijven. De klokkentoren van vijftig meter stak jarenlang boven alle daken uit, en het carillon van acht klokken is zeldzaam. Sober en helder, verschilt ze van de katholieke kerken van de stad als een kasboek van een gedicht.
story-cap_diamant_redoubt = Frontenac liet deze sterke toren in 1693 bouwen, op de Cap Diamant. Het is het oudste militaire gebouw van de stad. In 1712 hoorde het bij de muren; er hebben kanonnen in gestaan en gevangenen in gezeten. Toen de Citadel eromheen werd aangelegd, brak niemand het af, en zo staat de oude redoute nog altijd binnen de jongere vesting.
story-dauphine_redoubt = Het duurde lang: in 1712 werd eraan begonnen, en pas in 1748 was deze zware kazerne voor het Franse garnizoen klaar. Na de verovering sloegen de Britten er hun geschut op en hadden ze er een munitiefabriek. Zo kwamen en gingen achter dezelfde muren de soldaten van twee rijken. Sinds 1964 is ze het hart van het Artilleriepark, een historische plek van Canada.
story-chateau_haldimand = Gouverneur Frederick Haldimand begon eraan in 1784, naast de oude residentie van de gouverneurs, en in 1786 was het klaar: een tweede château, voor ontvangsten, kantoren en het bestuur van de kolonie. Het overleefde zijn buurman, die afbrandde, maar niet de tijd van de spoorwegen. In 1892 werd het gesloopt, en op dezelfde plek kwam het Château Frontenac.
story-intendants_palace = De intendant ging over geld, recht en het dagelijks leven, en hij woonde ernaar. Zijn paleis, herbouwd in 1726, was het elegantste van de kolonie, met een zaal voor de Soevereine Raad, een kapel en een gevangenis. In 1775, tijdens de Amerikaanse inval, werd het verwoest. Alleen de gewelven bleven over; later stond er een brouwerij op.
story-barbel_house = Marie-Anne Barbel was weduwe, en een van de grote kooplieden van Nieuw-Frankrijk: bont maakte haar rijk. In 1755 werd voor haar dit gerieflijke huis gebouwd. Vier jaar later, in het beleg van 1759, brandde het af. Het werd herbouwd, maar de wereld waar het bij hoorde kwam niet terug: na de verovering verloren de Franse kooplieden hun schepen en hun markten.
story-chevalier_house = Een reder liet dit grote stenen huis in 1752 bouwen, zo dicht bij de haven als maar kon. Na het beleg werd het herbouwd, in 1762. In de Britse tijd werd het het London Coffee House, waar reizigers aten en nieuws werd verhandeld. Sinds 1959 wordt het bewaard als een stuk van het leven van de stad met haar rivier.
story-maillou_house = Jean-Baptiste Maillou, architect van de koning, bouwde dit huis in 1736. Het beviel wie na hem kwam, want in 1767 en nog eens in 1799 werd het vergroot. Een tijdlang werd het door Britse troepen gebruikt. Elegant zonder luid te zijn, is het een van de beste stadshuizen uit de Franse tijd; sinds 1958 is het van nationale waarde erkend.
story-maizerets_manor = Het landgoed is genoemd naar een priester, De Maizerets, die bisschop Laval na stond. Het werd in 1711 gebouwd als een groot huis van steen. Na een Amerikaanse inval moest het worden herbouwd, in 1777. Sinds 1979 gebruikt de stad het herstelde huis: je komt er voor concerten, tentoonstellingen en conferenties, in kamers met een geschiedenis.
story-gervais_beaudoin_house = Niet elk oud huis in Québec was van iemand met macht. Dit werd in 1734 gebouwd voor een chirurgijn en zijn gezin. Het beleg van 1759 liet er een ruïne van over, en in 1766 kon er weer gewoond worden. Later woonde hier een smid, en in 1923 werd er iets aangebouwd. Nu is het een beschermd monument, dat laat zien hoe gewone mensen woonden.

## Gebouwen van eeuw III

story-jesuit_chapel = Een broederschap van leken, gewijd aan Onze-Lieve-Vrouw, bouwde deze kapel van 1817 tot 1820. De jezuïeten waren toen al tientallen jaren weg uit Québec; toen ze terug mochten komen, namen ze de kapel over, in 1849. Ze is blijven dienen voor wie een plek nodig heeft: sinds 1992 biedt ze onderdak aan jongeren zonder huis.
story-archdiocese_of_quebec = De bisschoppen van Québec trokken in 1847 in dit huis. Thomas Baillairgé, uit een familie die al een eeuw in de stad bouwde, tekende het in grijze steen: neoclassicistisch, met Dorische zuilen, eerder plechtig dan prachtig. In 1903 kwam er in dezelfde geest een grote zuilengang van graniet bij. Het is nog altijd de zetel van het aartsbisdom.
story-kirk_hall = De Schotten van Québec hadden de oudste Engelstalige gemeente van hun kerk in het land, St. Andrew’s. In 1829 bouwden ze deze zaal als school voor protestantse kinderen. Van 1885 tot 1909 woonde de dominee er, en daarna werd het weer wat de naam zegt: een zaal waar een gemeenschap bijeenkomt, thee drinkt en van mening verschilt.
story-city_hall = Lange tijd had de gemeenteraad geen vast onderkomen. In 1896 kon hij er een betrekken, en daar zit hij nog altijd. Het gebouw mengt stijlen, zoals men toen graag deed, neoclassicistische muren onder romantische daken, en de toren vertelt iedereen hoe laat het is. Voor de 400e verjaardag van de stad, in 2008, is het opgeknapt.
story-parliament = Tussen 1877 en 1886 bouwde de provincie zich een parlement. De gevel is een galerij: mensen uit de geschiedenis van het land staan er als standbeelden, en wat Frans is en wat Brits is, staat er naast elkaar. Ook de beroemde spreuk van Québec is er te lezen: “Je me souviens”, ik herinner mij. Wat precies, laat ze aan de lezer over.
story-chateau_frontenac = Het heet het meest gefotografeerde hotel ter wereld te zijn. De Canadian Pacific Railway begon er in 1892 aan, op de rots waar gouverneurs hadden gewoond, en gaf het de naam van de beroemdste van hen. De grote middentoren kwam in 1926. In 1943 ontmoetten Roosevelt en Churchill elkaar hier om de oorlog te bespreken. Bijna overal in de stad zie je de koperen daken.
story-louis_st_laurent = In 1871 kreeg de stad een hoofdpostkantoor dat bij een hoofdstad paste; later werd het verbouwd in beaux-artsstijl. Het was een van de eerste van het Canadese postnet. De naam is jonger en eert Louis St. Laurent, premier van Canada. Er wordt nog altijd post behandeld, naast kantoren van de federale overheid, achter een gevel die alle veranderingen heeft doorstaan.
story-customs_building = Wat de rivier op kwam, moest langs dit huis. Vanaf 1856 werden achter de Dorische zuilen, onder een stenen kop van Neptunus, invoerrechten betaald, en die waren een van de grote inkomsten van de staat. Tweemaal brandde het, en tweemaal kreeg het zijn volle waardigheid terug. In 1972 verklaarde Canada het tot een plek van nationaal historisch belang.
story-thibaudeau_warehouse = Isidore Thibaudeau verkocht stoffen, en zo veel dat hij in 1880 bij de haven dit pakhuis kon bouwen, met een gevel als van een paleis. In 1894 werd het vergroot. Het was het hart van een importrijk in de laatste grote dagen van de handel in de Benedenstad. Sinds 1986 zijn er kantoren en woningen waar ooit de balen lagen.
story-museum_french_america = In 1806 begon het Seminarie zijn wetenschappelijke verzamelingen aan bezoekers te tonen, en daarmee is dit het oudste museum van Canada. Het afgeronde gebouw van Thomas Baillairgé werd in 1838 het onderkomen. Hier werd het verhaal van de Fransen in Noord-Amerika verteld. In 2024 sloot het, om op te gaan in een groter plan voor de gebouwen van het Seminarie, de Cité du Séminaire.
story-capitol_theatre = Het opende in 1903 als Auditorium de Québec, een meesterwerk in beaux-artsstijl, gebouwd voor avonden waar de stad over zou praten. Legenden als Hitchcock en Montand kwamen er. Na 1970 raakte het in verval en bleef het donker. In 1986 werd het als monument beschermd, en in 1992 ging het weer open: hersteld, verguld, en ’s avonds weer vol.

## Gebouwen van eeuw IV

story-saint_roch = De grootste kerk van Québec is niet de oudste en niet de beroemdste: het is Saint-Roch. Ze werd gebouwd van 1914 tot 1923, neogotisch van buiten en rijk van binnen: banken van wit eikenhout, mooie glas-in-loodramen, Franse schilderijen uit de 17e eeuw en het grootste orgel van de stad. Wie uit de drukke straat binnenstapt, verbaast zich over de hoogte.
story-saint_coeur_de_marie = De paters eudisten bouwden zich een kerk als geen andere in de stad, van 1919 tot 1921: neobyzantijns, met gewelven van baksteen en wit marmer. Ze was geliefd en moeilijk te onderhouden. In 1997 sloot ze, jarenlang werd er gepraat over wat ze kon worden, en in 2019 werd ze gesloopt. Van de 44 gebouwen in dit spel verdween dit als laatste.
story-andre_laurendeau = Dit grote blok graniet werd gebouwd van 1935 tot 1937. Het draagt de naam van André Laurendeau, een journalist, radiomaker en nationalist, die mee bepaalde hoe Québec over zichzelf dacht. Sinds 1980 heeft de luitenant-gouverneur er zijn kamers, en ook de verslaggevers die de politiek volgen: de macht en wie haar in het oog houdt, onder één dak.
story-health_and_welfare = Met zijn torentjes en koperen sierwerk lijkt het een kleine broer van het Château Frontenac: in 1939, toen het openging, bouwde het officiële Canada nog graag in kasteelstijl. Eerst was het een postkantoor. In 1963 trokken de federale diensten voor gezondheid en welzijn erin, en zo kwam het gebouw aan de naam die het in dit spel heeft.
story-marie_guyart = Het hoogste gebouw van de stad heeft 31 verdiepingen en is 132 meter hoog. Het werd gebouwd tussen 1967 en 1972, toen Québec een moderne staat werd en daar ruimte voor nodig had. De naam kijkt veel verder terug: Marie Guyart was een pionier van het onderwijs in Nieuw-Frankrijk. Het ministerie van Onderwijs werkt hier, en vanaf de uitkijkpost bovenin zie je de hele hoofdstad.
story-le_concorde = Van opzij is het een halve piramide, en zo hoog dat niemand eromheen kon toen het in 1974 openging. Zo modern als dit hotel had de stad nog nooit gebouwd. Bovenin draait het eerste ronddraaiende restaurant van de provincie: je gaat zitten met het ene uitzicht over de oude wijken, en bij het dessert heb je een heel ander.
story-price_building = In 1931 voltooid als hoofdkantoor van een papierbedrijf, was dit de eerste wolkenkrabber van de stad: toen zestien verdiepingen, nu achttien, midden in de oude stad. Vanaf de rivier gezien steekt hij nog altijd boven de daken uit. Sinds 1983 gebruikt de overheid het gebouw, en sinds 2001 heeft de premier van Québec er boven in een ambtswoning.
story-grand_theatre = Het Grand Théâtre ging open in 1971: een huis met een hele wereld erin. Er zijn twee zalen voor de podiumkunsten, en een conservatorium waar musici worden opgeleid. Onder meer het Orchestre symphonique de Québec treedt er op. Zo oefenen de jongeren in het huis waar ze, met werk en wat geluk, ooit zullen spelen.
story-museum_civilization = In 1988 geopend, vraagt het museum hoe mensen leven: de Québecers, de eerste volken en alle anderen. Het heeft miljoenen bezoekers getrokken. In de grote hal ligt een boot uit de 18e eeuw, groot genoeg om bij stil te blijven staan. Eromheen gebruiken de tentoonstellingen de nieuwste techniek: het verleden ligt er niet alleen achter glas.
story-museum_fine_arts = Toen het in 1933 werd gebouwd, was dit het eerste museum van de stad dat de overheid betaalde. Tot dan toe was geen museum hier van de overheid zelf geweest. Sinds 2002 is het er alleen voor de beeldende kunst: ruim 33.000 werken in verschillende paviljoens, vooral van kunstenaars uit Québec, en daaronder een bijzondere verzameling kunst van de Inuit.
story-guy_fregault = Het werd gebouwd van 1942 tot 1946 voor de commissie die arbeidsongevallen vergoedt. Tijdens de Stille Revolutie, toen de provincie zo veel in eigen hand nam, ging het naar de overheid. Sinds 1980 werkt hier het ministerie van Cultuur. Het is genoemd naar Guy Frégault, historicus, die het ooit leidde.

## Mensen van eeuw I

person-laval = François de Montmorency-Laval
    .role = Eerste bisschop van Québec
story-person-laval = Hij was de eerste bisschop van de stad, een man met de ijver van een missionaris die met vaste hand bestuurde. In 1663 stichtte hij het Seminarie van Québec, zodat de kolonie haar eigen priesters kon opleiden. De kerk van Nieuw-Frankrijk, koppig en onafhankelijk, was voor een groot deel zijn werk. Een universiteit draagt zijn naam, en zijn graf is in de crypte van de kathedraal.
person-champlain = Samuel de Champlain
    .role = Stichter van Québec
story-person-champlain = Soldaat en kaartenmaker: Champlain voer in 1603 de Saint Lawrence op en kwam in 1608 terug om Québec te stichten. Later bestuurde hij de kolonie; hij heet de vader van Nieuw-Frankrijk. Zijn kaarten zijn nog altijd kostbaar: ze vertellen hoe Noord-Amerika eruitzag toen bijna niemand in Europa het kende. Het spel begint met zijn huis en zijn reis.
person-lescarbot = Marc Lescarbot
    .role = Schrijver van het eerste toneelstuk
story-person-lescarbot = Lescarbot was advocaat, schrijver en reiziger, en in 1606 kwam hij naar Nieuw-Frankrijk. Daar bracht hij “Le Théâtre de Neptune” op het toneel, het eerste stuk in Noord-Amerika. Later gaf hij een geschiedenis van de Franse nederzettingen uit, waar je niet buiten kunt. Zo had de kolonie een theater twee jaar voordat Québec een huis had.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = Lodewijk XIV benoemde hem in 1665 tot intendant, en Talon ging aan het werk. Hij wilde een kolonie die zichzelf kon voeden: hij moedigde visserij, landbouw en allerlei ambachten aan. Vooral mensen waren nodig, en in zijn jaren verdubbelde de bevolking. De grond van het huis Dumont was ooit van hem. Een van de gebeurteniskaarten gaat over zijn aankomst.
person-frontenac = Graaf Frontenac
    .role = Gouverneur-generaal
story-person-frontenac = Misschien wel de beroemdste gouverneur-generaal van Nieuw-Frankrijk. In 1690 eiste een Britse vloot dat hij Québec overgaf; hij zei dat hij zou antwoorden met de monden van zijn kanonnen, en de vloot vertrok. Daarna versterkte hij de stad: de Koninklijke Batterij in 1691, de redoute op de Cap Diamant in 1693. Hij ligt in de crypte van de kathedraal, en een hotel draagt zijn naam.

## Mensen van eeuw II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Als intendant van 1731 tot 1748 wilde Hocquart dat Nieuw-Frankrijk meer voortbracht dan bont. Onder hem begonnen de smelterijen van Saint-Maurice te werken, en werd de Koningsweg aangelegd, zodat goederen en brieven over land tussen de steden konden reizen. Het waren lange en meestal vreedzame jaren voor de kooplieden van de haven; verscheidene van hun huizen staan nog in de Benedenstad.
person-montcalm = Louis-Joseph de Montcalm
    .role = Generaal
story-person-montcalm = Montcalm kwam in 1756 om de Franse troepen aan te voeren, in een oorlog waarin de Britten veel meer mannen en schepen hadden. Toch behaalde hij verscheidene overwinningen. In 1759 verdedigde hij Québec in een lang beleg, tot de Britten de Vlakte van Abraham bereikten. De slag duurde een kwartier. Montcalm raakte dodelijk gewond, en met hem ging de stad verloren.
person-briand = Jean-Olivier Briand
    .role = Bisschop van Québec
story-person-briand = Na de verovering wist niemand of de katholieke kerk onder een protestantse koning zou overleven. Briand werd bisschop en vond een weg: hij was trouw aan de nieuwe kroon, en mocht in ruil daarvoor na 1763 zijn parochies weer opbouwen. Zelf leefde hij heel eenvoudig. Dat het geloof en zijn scholen er een generatie later nog waren, is vooral aan hem te danken.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Militair ingenieur
story-person-chaussegros_de_lery = De militair ingenieur kwam in 1716, en zijn hand is tot vandaag in de stad te zien. Hij ontwierp de citadel van Québec, en stadshuizen die niet zo makkelijk brandden als de oude. Na de grote brand van 1682 wist men wat dat waard was. Hij heet de vader van de Canadese architectuur; wie in de stad om zich heen kijkt, ziet waarom.
person-baillairge = Jean Baillairgé
    .role = Meester-timmerman
story-person-baillairge = Een meester-timmerman kwam in 1741 in Québec aan en stichtte een dynastie: de Baillairgés werden een familie van kunstenaars, wier naam je overal in de stad tegenkomt. Zelf herstelde hij in 1768 de kathedraal Notre-Dame, na de oorlog om de kolonie. Thomas Baillairgé tekende later de woning van de bisschop en het afgeronde huis van het museum van het Seminarie.

## Mensen van eeuw III

person-desjardins = Alphonse Desjardins
    .role = Stichter van spaarbanken
story-person-desjardins = Banken hadden weinig belangstelling voor het kleine spaargeld van Franstalige Canadezen, en dus stichtte Desjardins er een die van haar leden was. De eerste van zijn coöperatieve spaarbanken ontstond in 1900. Er groeide een coöperatieve beweging uit, van wie er spaart, en ten slotte een financiële groep die over de hele wereld bekend is.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = Eerste premier van Québec
story-person-chauveau = Hij begon als dichter en schrijver, en werd de eerste premier van de provincie Québec toen die in 1867 ontstond. Dat was een nieuw ambt in een nieuw land. Later was hij voorzitter van de Senaat en decaan aan een universiteit. Niet veel regeringen hebben iemand aan het hoofd gehad die ook een goed vers kon schrijven.
person-dufferin = Lord Dufferin
    .role = Gouverneur-generaal
story-person-dufferin = In de 19e eeuw leken de oude muren van Québec nergens meer goed voor, en ze zouden worden gesloopt. Lord Dufferin, gouverneur-generaal van Canada, redde ze. Hij maakte van de Citadel een residentie van de gouverneurs-generaal, en liet het grote terras boven de rivier herbouwen. Het draagt zijn naam, en het is nog altijd de mooiste wandeling van de stad.
person-garneau = François-Xavier Garneau
    .role = Historicus
story-person-garneau = Lord Durham had over de Franse Canadezen geoordeeld, en Garneau nam dat oordeel niet aan. Hij antwoordde met een boek: zijn “Histoire du Canada” van 1845 is een monument, geschreven om Durham ongelijk te geven. Een volk kon er over zichzelf lezen. Het maakte Garneau tot een pionier van de cultuur, en tot de invloedrijkste historicus van zijn land.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = Eerste Canadese kardinaal
story-person-taschereau = In 1847 lagen velen die uit Ierland waren gekomen om een nieuw leven te beginnen ziek in Québec. Taschereau, een priester, ging naar hen toe en verzorgde hen, met gevaar voor zijn eigen leven. Later was hij een van de stichters van de Université Laval. In 1886 werd hij tot kardinaal benoemd, de eerste in de geschiedenis van Canada. Zijn moed had hij lang daarvoor al getoond.

## Mensen van eeuw IV

person-michaelle_jean = Michaëlle Jean
    .role = Gouverneur-generaal
story-person-michaelle_jean = Van 2005 tot 2010 was Michaëlle Jean gouverneur-generaal van Canada, de eerste zwarte vrouw in dat ambt. Gelijkheid van vrouwen en mannen, en solidariteit tussen culturen, daar sprak ze over, waar ze ook kwam. De Citadel van Québec is een residentie van de gouverneurs-generaal, en in 2008 was ze erbij toen de stad haar 400 jaar vierde.
person-lepage = Robert Lepage
    .role = Regisseur
story-person-lepage = Een regisseur wiens naam over de hele wereld bekend is. In zijn theater en opera’s spelen machines, schermen en licht mee met de acteurs, en maken ze dingen mogelijk die geen toneel had laten zien. Voor de 400e verjaardag van de stad, in 2008, projecteerde hij de hele geschiedenis op de silo’s van de haven: een prentenboek zo groot als de haven.
person-simons = Peter Simons
    .role = Koopman
story-person-simons = La Maison Simons is al generaties lang van de familie, en hoort even lang bij Québec. Peter Simons leidde haar van 1996 tot 2022, en bracht het bedrijf uit het oude huis naar steden in heel Canada. In 2008, voor de 400e verjaardag, gaf hij de stad een cadeau waar iedereen van kan genieten: de fontein van Tourny.
person-ouellet = Marc Ouellet
    .role = Kardinaal
story-person-ouellet = Ouellet werd in 2003 kardinaal, en was een van de invloedrijke mannen van zijn kerk. Hij verdedigde de katholieke leer in de debatten van een seculiere samenleving, vaak tegen de wind in, en maakte er vrienden en tegenstanders mee. In 2008 ontving hij een eucharistisch congres in Québec: de manier van de kerk om de 400 jaar van de stad te vieren.
person-labeaume = Régis Labeaume
    .role = Burgemeester van Québec
story-person-labeaume = Labeaume werd in 2007 tot burgemeester gekozen, net op tijd om het feest te regelen: de 400e verjaardag in 2008, met maandenlang concerten en festivals. Hij maakte gebruik van de stemming. In de jaren daarna groeide de economie van de stad, werden wijken vernieuwd, en kreeg Québec, dat voor velen een rustige stad van kantoren was geweest, meer zelfvertrouwen.

## Gebeurtenissen

story-1603 = In 1603 voer Samuel de Champlain voor het eerst de Saint Lawrence op. Waar de rivier tussen de rotsen smal wordt, hoorde hij het woord dat de Algonquin voor zo’n plek hadden: Québec. Vijf jaar later, in 1608, kwam hij naar dezelfde plek terug en bleef. In het spel beloont de reis de grootste groep gebouwen die elkaar raken: een nederzetting die bijeenblijft.
story-1663 = In 1663 gaf Lodewijk XIV Nieuw-Frankrijk een eigen bestuur: de Soevereine Raad. Drie mannen leidden die. De gouverneur was er voor militaire zaken, de intendant voor burgerlijke, de bisschop voor het geloof. Samen moesten ze orde brengen in een jonge kolonie. In het spel wordt beloond wie in drie kleuren bouwt, zoals de raad op drie gebieden heerste.
story-1665 = In 1665 stuurde de koning Jean Talon als intendant naar Nieuw-Frankrijk. Hij vond er een kleine post met veel te weinig mensen. Met grote energie haalde hij kolonisten en zette hij bedrijven op, en in een paar jaar werd de post een kolonie die kon leven. De kaart vraagt om dezelfde grondigheid: een gebouw met drie sterren in elk van de vier kleuren.
story-1682 = In 1682 verslond een grote brand de Benedenstad rond wat nu Place-Royale heet. Het hout was schuldig, en er kwamen strenge regels: huizen moesten van steen zijn. Zo ontstond de stijl die je meteen herkent, dikke muren en steile daken met een helling van 52 graden. In het spel beloont de kaart gebouwen van cultuur, voor de schoonheid die uit een ramp groeide.
story-1756 = Van 1756 tot 1763 vochten de grote mogendheden op verschillende continenten om hun koloniën. In Noord-Amerika hadden de Britten veel meer soldaten en kolonisten dan de Fransen. De slag bij Québec in 1759 gaf de doorslag, en in 1760 capituleerde Nieuw-Frankrijk. Oorlog laat niemand vrij voor ander werk: zolang deze kaart er ligt, activeren leiders geen werkers.
story-1759 = Op een ochtend in 1759 troffen twee legers elkaar op de Vlakte van Abraham, voor de muren van Québec. De slag duurde ongeveer een kwartier. De Britten wonnen, en daarmee hadden ze de hoofdstad van Nieuw-Frankrijk; de Franse tijd in Noord-Amerika liep ten einde. In het spel stromen ieders werkers uit de Citadel naar de politiek.
story-1763 = Toen de Zevenjarige Oorlog voorbij was, vaardigde koning George III een Koninklijke Proclamatie uit: in 1763 legde die vast hoe Groot-Brittannië zijn nieuwe gebieden in Noord-Amerika zou besturen. Wie voor Frankrijk had bestuurd, moest weg, en hun plaatsen bleven leeg. In het spel is er dus niemand meer die leidt: in deze eeuw kan niemand een leider nemen.
story-1775 = In 1775 trok een Amerikaans leger naar het noorden om Canada voor zijn revolutie te winnen, en stond het voor Québec. De Britten sloegen het terug. Daarna bouwden ze als nooit tevoren: zware muren en ten slotte een grote citadel, waaraan de stad de naam Gibraltar van Noord-Amerika dankt. Half werk telt dan niet: een gebouw met één bijdrage krijgt geen fiche.
story-1800 = Van 1800 tot 1830 bracht schip na schip mensen uit Groot-Brittannië en Ierland de rivier op. Velen trokken verder, velen bleven, en Québec werd een kosmopolitische stad waar een kwart van de inwoners Engels sprak. Voor elk werk waren er handen. In het spel activeert wie een bouwplaats begint één werker meer dan anders.
story-1812 = In 1812 begonnen de Verenigde Staten een oorlog tegen Groot-Brittannië en probeerden ze Canada binnen te vallen. Britse soldaten en mannen uit het land zelf, ook Franstalige, dreven hen samen terug. Dat bond de kolonie hechter aan de Kroon. Maar wie soldaat is, bouwt niet: in het spel activeert het begin van een bouwplaats één werker minder dan anders.
story-1867 = In 1867 maakte de British North America Act van Britse koloniën een nieuw land: Canada. De hoofdstad werd niet Québec. Maar Québec werd de zetel van een provinciale regering, en daar leeft de stad tot vandaag van. De kaart helpt wie achterligt: als ze wordt omgedraaid, activeert iedereen zo veel werkers als zijn plaats in de stand.
story-1871 = Eeuwenlang hadden zeeschepen hun reis in Québec beëindigd. In 1871 wilde een kanaalcommissie de rivier liever verder landinwaarts openen, en de grote handel trok langs de stad naar Montréal en de industriesteden. De haven kwam dat nooit helemaal te boven. In het spel houdt na de telling niemand meer dan drie actieve werkers over.
story-1917 = In 1917, midden in de wereldoorlog, voerde Canada de dienstplicht in. Veel Franstalige Canadezen wilden niet gedwongen worden tot een oorlog die ze die van een ander vonden, en het land raakte diep verdeeld. In 1918 waren er rellen in Québec; soldaten schoten, en er vielen burgerdoden. In het spel worden vóór de telling kleine groepen werkers uit de zones weggeroepen.
story-1955 = Feesten midden in de winter zijn zo oud als Nieuw-Frankrijk. In 1955 maakte de stad er een officieel carnaval van, met een mascotte die iedereen nu kent: Bonhomme. Het is het grootste en beroemdste winterfeest ter wereld geworden. In het spel is het carnaval voor wie overal is: een werker in alle vijf zones levert punten op.
story-2001 = In 2001 werd in Québec de Top van de Amerika’s gehouden. Tienduizenden kwamen er betogen tegen de globalisering, meer dan de stad ooit had gezien. De politie antwoordde met een geweld dat meteen omstreden was en dat nog altijd is. In het spel komt niemand met een cascade een zone in die er niet al is.
story-2008 = In 2008 werd Québec 400 jaar en vierde het maandenlang feest: zo’n driehonderd evenementen, concerten van Céline Dion en anderen, gasten uit de hele wereld en een grote voorstelling op de silo’s van de haven. De trots op de stad kwam terug. Een feest is voor wie overal meedoet: in het spel cascaderen alleen spelers die in alle vier gekleurde zones staan.

## De pagina’s

stories-title = De geschiedenis van de stad
stories-about = Vier eeuwen Québec: de gebouwen, mensen en gebeurtenissen van het spel.
stories-search = Zoeken
stories-search-about = Een naam, een jaar, een woord
stories-found = { $number ->
    [0] Niets gevonden; probeer minder woorden of alle eeuwen.
    [one] 1 stuk
   *[other] { $number } stukken
}
stories-zones = Zone
stories-centuries = Eeuw
stories-kinds = Soort
stories-all = Alles
stories-kind-building = Gebouwen
stories-kind-person = Mensen
stories-kind-event = Gebeurtenissen
stories-kind-century = Eeuwen
stories-gallery = Galerij
stories-timeline = Tijdlijn
stories-next = Hierna: { $what }
stories-before = Hiervoor: { $what }
stories-back = Terug naar de partij
stories-to-gallery = Alle stukken
stories-missing = Zo’n stuk is er niet. De galerij heeft ze allemaal.
stories-in-game = In het spel
stories-built = Gebouwd door { $player }
stories-built-about = { $number ->
    [0] Geen gebouw draagt een fiche van deze speler.
    [one] Eén gebouw draagt een fiche van deze speler.
   *[other] { $number } gebouwen dragen een fiche van deze speler.
}
stories-built-link = Link kopiëren
stories-built-copied = Gekopieerd
stories-built-game = De partij
