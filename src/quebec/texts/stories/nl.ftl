### De geschiedenis van de stad: een verhaal van 50 tot 80 woorden per gebouw, persoon, gebeurtenis en eeuw.
### Geladen als iemand de geschiedenis opent.

## Eeuwen

story-century-1 = De eerste eeuw van Québec begint in 1608, als Samuel de Champlain zijn Habitation bouwt. Het is een post voor de bonthandel, en eerst moet er overleefd worden. Er komen missionarissen, vol ijver, en ook kooplieden. In 1663 geeft de koning de kolonie een raad van gouverneur, intendant en bisschop. De handelspost is een koninklijke provincie geworden.
story-century-2 = In de 18e eeuw ligt Québec tussen twee rijken. Over de hele wereld wordt oorlog gevoerd, en in 1759 wordt de stad belegerd en door de Britten ingenomen. De inwoners leven nu onder een andere kroon en vechten om hun wetten te behouden. Een aantal huizen van dit spel werd tijdens het beleg verwoest of beschadigd, en in de jaren daarna herbouwd.
story-century-3 = In de 19e eeuw wordt Québec een drukke bestuursstad, die groter wordt dan de vesting. Britse architectuur en stevige steen veranderen de stad. Oude muren ontmoeten nieuwe boulevards; Lord Dufferin redt de muren van de sloop. Het parlement en het stadhuis worden gebouwd. Na 1871 verhuist veel zeehandel naar het binnenland, en de haven van Montréal profiteert daarvan.
story-century-4 = In de 20e eeuw zorgt Québec voor zijn verleden. Nieuwe musea, theaters en torens staan naast de stenen muren, en oude plaatsen zoals de Koninklijke Batterij worden hersteld. In 1985 wordt Oud-Québec werelderfgoed van de UNESCO. Het wintercarnaval is vanaf 1955 officieel, en in 2008 viert de stad haar 400-jarig bestaan.

## Gebouwen van eeuw I

story-notre_dame_cathedral = De kerk gaat terug tot 1647 en is de oudste katholieke kerk ten noorden van Mexico. Na oorlog en brand is ze twee keer herbouwd; Jean Baillairgé herstelde de kerk in 1768, na de Veroveringsoorlog. In de crypte liggen de resten van bisschop Laval en gouverneur Frontenac. De lamp in het koor was een geschenk van Lodewijk XIV, de koning van Frankrijk.
story-seminary = Bisschop Laval stichtte het Seminarie in 1663 als school voor priesters. Het is het oudste Franse centrum voor hoger onderwijs in Noord-Amerika. In 1852 was de Universiteit Laval eruit ontstaan. In 1806 begon het Seminarie zijn wetenschappelijke verzamelingen te tonen, en dat was het begin van een museum. Het gebouw bevat nog altijd belangrijke archieven.
story-notre_dame_des_victoires = Deze kleine stenen kerk werd in 1687 gebouwd. De naam herinnert aan twee Franse overwinningen op Britse vloten. Bij het beleg van 1759 werd ze verwoest; in 1766 was ze herbouwd, net als andere gebouwen in de stad. De kerk is een symbool van het herstel van Québec. Sinds 1929 is ze beschermd als historisch monument.
story-hotel_dieu = Het Hôtel-Dieu werd in 1644 gebouwd en is het eerste ziekenhuis van Noord-Amerika. Eeuwenlang leidden de hospitaalzusters het. In die tijd is het gebouw steeds weer herbouwd en vergroot. Nu is het een gespecialiseerd academisch ziekenhuis: er worden patiënten behandeld, en artsen leren er hun vak. Zo wordt er al bijna vier eeuwen voor zieken gezorgd.
story-chateau_st_louis = Tweehonderd jaar lang woonden de gouverneurs van de kolonie in dit château. De laatste versie, van steen, is van 1694. Onder de Britten werden er grote ontvangsten gehouden. In 1834 verwoestte een brand het gebouw. De ruïnes zijn teruggevonden onder het Dufferinterras, dat de naam draagt van de gouverneur-generaal die het opnieuw liet aanleggen.
story-batterie_royale = Gouverneur Frontenac gaf in 1691 opdracht tot dit halfronde stenen platform om de stad te verdedigen, een jaar na de aanval van de Britten. Lodewijk XIV betaalde het. In 1759, toen de stad verloren ging, deed de batterij mee aan de strijd. Later raakte ze bedolven onder de groeiende stad. In 1977 is ze hersteld; het is een belangrijke historische plaats in de Benedenstad.
story-champlain_habitation = De Habitation was het eerste gebouw van Québec. Samuel de Champlain liet het in 1608 bouwen, het jaar waarin hij de stad stichtte. Het was een huis, een handelspost en een fort in één, van hout en beschermd door een gracht. In 1633 was het verdwenen. Het staat voor de bonthandel en voor de eerste jaren, toen er vooral overleefd moest worden.
story-demers_house = Dit stenen huis werd in 1689 gebouwd aan de Saint Lawrence, dicht bij de haven. Je ziet eraan hoe rijk de kooplieden daar waren. Na het beleg van 1759 moest het worden herbouwd, en dat gebeurde in 1764. Andere huizen van dit spel hebben dezelfde geschiedenis, bijvoorbeeld het huis Barbel. Sinds 1966 is het huis Demers beschermd als historisch erfgoed.
story-dumont_house = Charles Baillif bouwde dit huis in 1689. Jean Talon, de intendant onder wie de bevolking van de kolonie verdubbelde, had eerder op deze grond gezeten. Later woonde er een arts in het huis, en zelfs een president van de Verenigde Staten, Taft, was er te gast. Nu is het een geologisch museum, dat iedereen kan bezoeken.
story-jacquet_house = Dit is het oudste huis van Oud-Québec: het werd in 1677 gebouwd en heeft de stijl van de 17e eeuw bewaard. Het doorstond het beleg van 1759, waarbij andere huizen in de stad beschadigd werden. Later woonde de schrijver Aubert de Gaspé hier. Sinds 1966 zit er een bekend restaurant in het huis. Het heet Aux Anciens Canadiens.
story-jolliet_house = Het huis werd in 1683 gebouwd voor Louis Jolliet, de ontdekkingsreiziger die de Mississippi in kaart bracht. Later kreeg het een ander gebruik: het werd het dalstation van de kabelbaan, die de Benedenstad en de Bovenstad verbindt. Sinds 1907 rijdt de kabelbaan op elektriciteit. Het huis herinnert eraan dat Québec een stad op twee niveaus is.

## Gebouwen van eeuw II

story-ursulines_chapel = De kapel van de ursulinen werd gebouwd tussen 1711 en 1723. Het houtwerk en de beelden zijn van Levasseur: een meesterwerk van religieuze kunst, dat als het beste van de provincie geldt. De buitenkant werd in 1902 veranderd. De binnenkant niet: de oorspronkelijke versiering is nog helemaal bewaard, ongeveer drie eeuwen nadat ze werd gemaakt.
story-holy_trinity_cathedral = De anglicaanse kathedraal was in 1804 klaar, als eerste buiten de Britse Eilanden. Ze moest de Britse cultuur in Québec bevorderen. Jarenlang beheerste de klokkentoren van 50 meter het aanzien van de stad. Door de sobere stijl verschilt ze van de katholieke kerken van de stad, en ook door het carillon van acht klokken, dat zeldzaam is.
story-cap_diamant_redoubt = Frontenac liet de redoute in 1693 bouwen, twee jaar nadat hij opdracht had gegeven tot de Koninklijke Batterij. Het is het oudste militaire gebouw van de stad. In 1712 hoorde het bij de muren. Er stonden kanonnen in, en er was ook een gevangenis. Nu hoort het stevige gebouw bij de Citadel en bij het militaire erfgoed van de stad.
story-dauphine_redoubt = De redoute werd gebouwd tussen 1712 en 1748 als grote kazerne voor het Franse garnizoen. Na de verovering gebruikten de Britten het gebouw: ze bewaarden er geschut en hadden er een munitiefabriek. Zo diende de redoute de legers van beide rijken die om Québec vochten. Sinds 1964 is ze het middelpunt van het Artilleriepark, een historische plaats van Canada.
story-chateau_haldimand = Het château werd gebouwd tussen 1784 en 1786, onder gouverneur Frederick Haldimand, en draagt zijn naam. Het was de zetel van het koloniale bestuur. Het oudere Château Saint-Louis, waar de gouverneurs hadden gewoond, brandde in 1834 af. In 1892 werd het Château Haldimand gesloopt. Op die plaats staat nu het Château Frontenac.
story-intendants_palace = De intendant ging over de burgerlijke zaken van de kolonie. Zijn paleis werd in 1726 herbouwd en was het elegantste in de steden van de kolonie. Er waren zalen voor de Soevereine Raad, een kapel en een gevangenis. In 1775 verwoestten de Amerikanen het paleis. Alleen de gewelven bleven over. Later stond er een brouwerij op, en nu een brandweerkazerne.
story-barbel_house = Het huis werd in 1755 gebouwd voor Marie-Anne Barbel, een weduwe en een bekende zakenvrouw in de bonthandel. Het was een luxueus huis. Vier jaar later, in 1759, brandde het af tijdens de verovering. Daarna werd het herbouwd. Het huis laat zien hoeveel invloed de Franse kooplieden hadden, en het herinnert er ook aan dat die invloed ten einde liep.
story-chevalier_house = Dit zeer grote stenen huis werd in 1752 gebouwd voor een reder. Het stond bij de drukke haven, en dat was goed voor de zaken. In 1762, drie jaar na het beleg, werd het herbouwd. Later was het het London Coffee House. Sinds 1959 wordt het bewaard als een stuk zeevaartgeschiedenis; het Museum van de Beschaving zorgt ervoor.
story-maillou_house = Jean-Baptiste Maillou, de architect van de koning, bouwde dit huis in 1736. In 1767 en nog eens in 1799 werd het vergroot. Een tijdlang hadden Britse troepen er een basis. Het huis is bekend om zijn elegante stijl. In 1958 erkende Canada de grote nationale waarde ervan. Het huis Chevalier wordt bijna even lang bewaard, sinds 1959.
story-maizerets_manor = Het landhuis is genoemd naar De Maizerets, een belangrijke priester en een bondgenoot van bisschop Laval. Het werd in 1711 gebouwd als een groot huis van steen. Na een Amerikaanse inval werd het in 1777 herbouwd. Nu is het landhuis hersteld. Sinds 1979 gebruikt de stad het voor concerten, tentoonstellingen en conferenties in een historische omgeving.
story-gervais_beaudoin_house = Het huis werd in 1734 gebouwd voor een chirurgijn en zijn gezin. Na het beleg van 1759 moest het worden herbouwd, en dat gebeurde in 1766. Later woonde er een smid, en in 1923 werd het uitgebreid. Nu is het een beschermd historisch monument. Het laat zien dat er niet alleen gouverneurs en rijke kooplieden in de oude stad woonden.

## Gebouwen van eeuw III

story-jesuit_chapel = De kapel werd van 1817 tot 1820 gebouwd voor een lekenbroederschap van Onze-Lieve-Vrouw. In 1849 namen de jezuïeten de kapel over; het Engelse bestuur was toen verdraagzamer tegenover de godsdienst geworden. Nu helpt ze ook mensen in nood: sinds 1992 is er onderdak voor jongeren van de stad die geen huis hebben.
story-archdiocese_of_quebec = Dit is de woning van de bisschop, gebouwd in 1847. De plannen zijn van Thomas Baillairgé, die ook het afgeronde gebouw van het Museum van Frans-Amerika ontwierp. Het huis is neoclassicistisch, van grijze steen met Dorische zuilen, en ziet er plechtig uit. In 1903 werd het in dezelfde stijl uitgebreid en kreeg het een grote zuilengang van graniet.
story-kirk_hall = Kirk Hall werd in 1829 gebouwd voor de gemeente St. Andrew’s, de oudste Engels-Schotse gemeenschap van het land. Eerst was het een school, die de eerste protestantse school van het land wordt genoemd. Van 1885 tot 1909 was het de woning van de dominee. Nu is het weer een zaal, waar de gemeenschap bijeenkomt.
story-city_hall = Het stadhuis werd in 1896 geopend. Sindsdien heeft de gemeenteraad een vaste plek. De architectuur verbindt neoclassicistische en neoromantische stijl, en de klokkentoren is makkelijk te herkennen. Voor het 400-jarig bestaan van de stad, in 2008, is het gebouw gerenoveerd. Québec wordt nog altijd van hieruit bestuurd. De burgemeester in dat jaar was Régis Labeaume.
story-parliament = Het gebouw kwam tot stand tussen 1877 en 1886 als zetel van het parlement van de provincie. De stad Québec was in 1867 de zetel van een provinciale regering geworden. Aan de voorkant staan beelden van historische personen. Op het gebouw staat ook een beroemde spreuk: “Je me souviens”, ik herinner mij. Frans en Brits erfgoed komen er samen.
story-chateau_frontenac = In 1892 bestelde de Canadian Pacific Railway dit hotel en gaf het de naam van de beroemde gouverneur van Nieuw-Frankrijk. Men noemt het het meest gefotografeerde hotel ter wereld. Het staat waar eerst het Château Haldimand was. De middentoren kwam er in 1926 bij. In 1943 ontmoetten Roosevelt en Churchill elkaar hier op de Conferentie van Québec.
story-louis_st_laurent = Het gebouw werd in 1871 gebouwd als hoofdpostkantoor van de stad. Het hoorde bij het eerste postnet van Canada. De stijl is beaux-arts, net als die van het theater Le Capitole. Het draagt de naam van Louis St. Laurent, een vroegere premier van Canada. Nu zijn er een postagentschap en verschillende federale kantoren in.
story-customs_building = Sinds 1856 heeft dit gebouw de overheid geld opgeleverd, en veel ook: hier werden invoerrechten betaald. Het heeft grote Dorische zuilen en een kop van Neptunus. Er waren twee zware branden, en elke keer is het gebouw hersteld. In 1972 verklaarde Canada het tot een plaats van nationaal historisch belang.
story-thibaudeau_warehouse = Het pakhuis werd in 1880 gebouwd voor Isidore Thibaudeau, wiens firma veel succes had in de textielhandel. In de 19e eeuw voerde het bedrijf op zeer grote schaal goederen in, en dit was het middelpunt. Het gebouw werd in 1894 vergroot. Het is een monument van de handel. Sinds 1986 zijn er moderne kantoren en woningen in.
story-museum_french_america = Dit is het oudste museum van Canada. Het begon in 1806, toen het Seminarie van Québec zijn wetenschappelijke verzamelingen voor het eerst toonde. Thomas Baillairgé ontwierp het bekende afgeronde gebouw in 1838; ook de woning van de bisschop is van hem. In 2024 sloot het museum. Het wordt deel van een project voor het Seminarie, de Cité du Séminaire.
story-capitol_theatre = Het theater werd in 1903 gebouwd in beaux-artsstijl. Het heette Auditorium de Québec, en beroemde mensen zoals Hitchcock en Montand waren er te gast. Na 1970 raakte het in verval. In 1986 werd het als monument beschermd, en dat redde het. In 1992 ging het weer open. Het is een van de belangrijke podia van de stad.

## Gebouwen van eeuw IV

story-saint_roch = Saint-Roch is de grootste kerk van de stad Québec. Ze werd gebouwd tussen 1914 en 1923 in neogotische stijl. Het meubilair is van wit eikenhout, en het orgel is het grootste van de stad. Er zijn ook mooie glas-in-loodramen en Franse schilderijen uit de 17e eeuw. De kerk is dus ook bekend om haar religieuze kunst.
story-saint_coeur_de_marie = De kerk werd gebouwd van 1919 tot 1921, en de paters eudisten betaalden de bouw. De neobyzantijnse stijl was uniek. Binnen waren er gewelven van baksteen en wit marmer. In 1997 sloot de kerk, en in 2019 werd ze gesloopt. Net als de Habitation van Champlain en het Château Haldimand is het een gebouw van dit spel dat niet meer bestaat.
story-andre_laurendeau = Het gebouw is genoemd naar André Laurendeau, een bekende nationalist die journalist en radiomaker was. Het werd van 1935 tot 1937 van graniet gebouwd en is zeer groot. Sinds 1980 heeft de luitenant-gouverneur er zijn kamers. Ook de journalisten die verslag doen van de politiek van de provincie werken in dit gebouw.
story-health_and_welfare = Het gebouw werd in 1939 geopend. Het is in kasteelstijl, met veel torentjes en koperen versieringen. Eerst was het een postkantoor. In 1963 werd het een federaal centrum voor gezondheid en sociale diensten, en daar komt de naam vandaan. Het geldt nog altijd als een van de mooie voorbeelden van architectuur in de stad.
story-marie_guyart = Met 31 verdiepingen en een hoogte van 132 meter is dit het hoogste gebouw van de stad. Het werd gebouwd tussen 1967 en 1972. De naam eert Marie Guyart, een pionier van het onderwijs. Dat past bij het gebruik: het ministerie van Onderwijs zit erin. Er is ook een openbare uitkijkpost, vanwaar je de hele hoofdstad ziet.
story-le_concorde = Het hotel werd in 1974 geopend. Het is bekend om zijn hoogte en om zijn moderne vorm, die van een halve piramide. Bovenin is een restaurant dat ronddraait, het eerste van zijn soort in de provincie. Gasten die er eten, zien de historische wijken onder zich, en het uitzicht verandert de hele tijd.
story-price_building = Het Price-gebouw was in 1931 klaar en was de eerste wolkenkrabber van de stad. Het heeft 18 verdiepingen. Eerst was het het hoofdkantoor van een firma die pulp en papier maakte. Sinds 1983 gebruikt de overheid het gebouw op verschillende manieren. Sinds 2001 is het ook de ambtswoning van de premier van Québec.
story-grand_theatre = Het Grand Théâtre werd in 1971 geopend. Het heeft twee zalen, en er is ook een conservatorium in het gebouw: er wordt dus muziek gespeeld en onderwezen. Het Orchestre symphonique de Québec is een van de groepen die er optreden. Het theater is een van de grote culturele centra van het land.
story-museum_civilization = Het museum werd in 1988 geopend. Het toont de geschiedenis van de Québecers en van de eerste volken, en miljoenen mensen hebben het bezocht. In de grote hal ligt een zeer grote boot uit de 18e eeuw. Het gebouw is modern, en de tentoonstellingen gebruiken de nieuwste techniek. Het museum zorgt ook voor het huis Chevalier.
story-museum_fine_arts = Het museum werd in 1933 gebouwd. Het was het eerste museum van de stad dat door de overheid werd betaald. Sinds 2002 is het alleen aan de beeldende kunst gewijd. Het heeft drie paviljoens en meer dan 33.000 werken. Daarbij zijn werken van vooraanstaande kunstenaars uit Québec en een grote keuze van traditionele kunst van de Inuit.
story-guy_fregault = Het gebouw werd gebouwd tussen 1942 en 1946 voor de commissie die werknemers na een ongeval vergoedt. Tijdens de Stille Revolutie nam de staat het over. Sinds 1980 zit het ministerie van Cultuur van de provincie erin. Het is genoemd naar Guy Frégault, een historicus die ooit aan het hoofd van dat ministerie stond.

## Mensen van eeuw I

person-laval = François de Montmorency-Laval
    .role = Eerste bisschop van Québec
story-person-laval = Laval was de eerste bisschop die voor de stad Québec werd benoemd. In 1663 stichtte hij het Seminarie van Québec, een school voor priesters. Hij had de ijver van een missionaris en een vaste geest, en hij gaf Nieuw-Frankrijk een katholieke traditie die onafhankelijk was. De Universiteit Laval draagt zijn naam. Zijn resten liggen in de crypte van de basiliek-kathedraal Notre-Dame.
person-champlain = Samuel de Champlain
    .role = Stichter van Québec
story-person-champlain = Champlain was soldaat en kaartenmaker. In 1603 bereikte hij de Saint Lawrence, en in 1608 kwam hij terug en stichtte hij de stad Québec. Zijn Habitation was er het eerste gebouw. Hij was ook gouverneur, en hij staat bekend als de vader van Nieuw-Frankrijk. Zijn kaarten zijn belangrijk, want ze bevatten veel details over de geschiedenis van Noord-Amerika.
person-lescarbot = Marc Lescarbot
    .role = Schrijver van het eerste toneelstuk
story-person-lescarbot = Lescarbot was advocaat, schrijver en reiziger. Hij bezocht Nieuw-Frankrijk in 1606, twee jaar voordat de stad Québec werd gesticht. Daar bracht hij “Le Théâtre de Neptune” op het toneel, het eerste stuk in Noord-Amerika. Later gaf hij een belangrijke geschiedenis van de Franse nederzettingen uit. In het spel staat hij op een van de leidertegels van de eerste eeuw.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = In 1665 maakte Lodewijk XIV Jean Talon intendant van Nieuw-Frankrijk. De kolonie had te weinig mensen; in zijn tijd verdubbelde de bevolking. Met visserij, landbouw en andere bedrijvigheid kon de kolonie in haar eigen behoeften voorzien. Zijn benoeming is ook een gebeurtenis in dit spel. In Québec zat hij ooit op de grond waar later het huis Dumont werd gebouwd.
person-frontenac = Graaf Frontenac
    .role = Gouverneur-generaal
story-person-frontenac = Frontenac was misschien wel de beroemdste gouverneur-generaal van Nieuw-Frankrijk. In 1690 eisten de Britten dat hij de stad Québec overgaf. Hij zei dat hij zou antwoorden met de monden van zijn kanonnen, en hij verdedigde de stad. In 1691 gaf hij opdracht tot de Koninklijke Batterij, en in 1693 tot de redoute Cap-Diamant. Zijn resten liggen in de crypte van de kathedraal.

## Mensen van eeuw II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Hocquart was van 1731 tot 1748 intendant van Nieuw-Frankrijk. Hij werkte hard om de kolonie te ontwikkelen. Hij stichtte de ijzersmelterij van Saint-Maurice, en hij liet de Koningsweg aanleggen, die de handel van de hele kolonie verbond. In zijn tijd werden twee huizen van dit spel gebouwd, het huis Gervais-Beaudoin en het huis Maillou.
person-montcalm = Louis-Joseph de Montcalm
    .role = Generaal
story-person-montcalm = Montcalm kwam in 1756, het jaar waarin de Zevenjarige Oorlog begon. Als generaal behaalde hij belangrijke overwinningen op de Britten. In 1759 verdedigde hij de stad Québec tijdens haar laatste beleg en stierf. De slag op de Vlakte van Abraham had maar ongeveer vijftien minuten geduurd. In het jaar daarna, in 1760, viel Nieuw-Frankrijk.
person-briand = Jean-Olivier Briand
    .role = Bisschop van Québec
story-person-briand = Briand was bisschop in de tijd waarin de Britten de kolonie hadden overgenomen. Hij liet zien dat hij hun trouw was, en zo zorgde hij ervoor dat de katholieke kerk onder Brits bestuur een toekomst had. Na 1763 bouwde hij haar netwerk van priesters weer op. Zelf leidde hij een heel bescheiden leven.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Militair ingenieur
story-person-chaussegros_de_lery = Chaussegros de Léry was militair ingenieur en kwam in 1716. Hij ontwierp de citadel van Québec. Hij ontwierp ook stadshuizen die veilig waren voor brand; sinds de grote brand van 1682 eisten strenge wetten huizen van steen. Om zijn werk heet hij de vader van de Canadese architectuur. In zijn tijd werd de redoute Dauphine gebouwd.
person-baillairge = Jean Baillairgé
    .role = Meester-timmerman
story-person-baillairge = Jean Baillairgé was meester-timmerman en kwam in 1741 naar Québec. Hij stichtte een beroemde familie van kunstenaars. In 1768 herstelde hij de basiliek-kathedraal Notre-Dame, na de Veroveringsoorlog. Een architect met dezelfde achternaam, Thomas Baillairgé, ontwierp later twee andere gebouwen van dit spel: de woning van de bisschop en het Museum van Frans-Amerika.

## Mensen van eeuw III

person-desjardins = Alphonse Desjardins
    .role = Stichter van spaarbanken
story-person-desjardins = Desjardins stichtte in 1900 de eerste spaarbank van Québec. Het doel was geld te lenen aan Franstaligen die het nodig hadden. Het was het begin van een financiële groep die een coöperatie is: de leden zijn de eigenaars. Nu is deze groep over de hele wereld bekend. In het spel staat Desjardins op een van de leidertegels.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = Eerste premier van Québec
story-person-chauveau = Chauveau was een gewaardeerde schrijver die met gedichten begon. In 1867 kreeg de provincie Québec een eigen regering, en hij werd de eerste premier. Later was hij voorzitter van de Senaat en decaan aan een universiteit. Het parlementsgebouw van de provincie bestond in 1867 nog niet. Het werd gebouwd van 1877 tot 1886.
person-dufferin = Lord Dufferin
    .role = Gouverneur-generaal
story-person-dufferin = Lord Dufferin was gouverneur-generaal. Toen de historische muren van de stad Québec zouden worden gesloopt, redde hij ze. Hij maakte ook een residentie van de Citadel. Het terras met het mooie uitzicht liet hij opnieuw aanleggen, en nu draagt het zijn naam: het Dufferinterras. Daaronder zijn de ruïnes van een oudere residentie gevonden, het Château Saint-Louis.
person-garneau = François-Xavier Garneau
    .role = Historicus
story-person-garneau = Garneau gaf zijn grote “Histoire du Canada” in 1845 uit. Met dit boek wilde hij Lord Durham weerleggen. Het maakte hem tot een pionier van de cultuur en tot de invloedrijkste historicus van zijn land. Ook twee andere mensen van dit spel zijn bekend om wat ze schreven: Marc Lescarbot en Pierre-Joseph-Olivier Chauveau, de eerste premier van Québec.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = Eerste Canadese kardinaal
story-person-taschereau = In 1847 waagde Taschereau, een priester, zijn leven voor immigranten uit Ierland die ziek waren. Later was hij een van de stichters van de Université Laval, die uit het Seminarie van Québec ontstond. In 1886 werd hij kardinaal. Hij was de eerste kardinaal in de geschiedenis van Canada; een andere in dit spel is Marc Ouellet.

## Mensen van eeuw IV

person-michaelle_jean = Michaëlle Jean
    .role = Gouverneur-generaal
story-person-michaelle_jean = Michaëlle Jean was gouverneur-generaal van 2005 tot 2010. Ze was de eerste zwarte vrouw in dit ambt. Ze zette zich in voor de gelijkheid van vrouwen en mannen en voor solidariteit tussen culturen, ook in 2008, toen Québec zijn 400-jarig bestaan vierde. Een andere gouverneur-generaal in dit spel is Lord Dufferin, die van de Citadel een residentie maakte.
person-lepage = Robert Lepage
    .role = Regisseur
story-person-lepage = Robert Lepage is een regisseur wiens theater en opera’s over de hele wereld bekend zijn. Hij gebruikt er de nieuwste techniek in en heeft beide kunsten veranderd. In 2008 vierde Québec zijn 400-jarig bestaan, en hij vertelde de geschiedenis van de stad in beelden: hij projecteerde ze op de silo’s in de haven van de hoofdstad.
person-simons = Peter Simons
    .role = Koopman
story-person-simons = Peter Simons leidde La Maison Simons van 1996 tot 2022. Deze winkels zijn al lang van zijn familie. Toen hij aan het hoofd van het bedrijf stond, opende het winkels in heel Canada. In 2008 vierde Québec zijn 400-jarig bestaan. Hij gaf de stad daarvoor een geschenk, de fontein van Tourny.
person-ouellet = Marc Ouellet
    .role = Kardinaal
story-person-ouellet = Marc Ouellet werd in 2003 kardinaal en had veel invloed. In de debatten van zijn tijd verdedigde hij met kracht de waarden van de katholieke kerk. In 2008 leidde hij het Eucharistisch Congres, waarmee de kerk het 400-jarig bestaan van Québec markeerde. Vóór hem, in 1886, was Elzéar-Alexandre Taschereau de eerste kardinaal van Canada geworden.
person-labeaume = Régis Labeaume
    .role = Burgemeester van Québec
story-person-labeaume = Régis Labeaume werd in 2007 burgemeester van Québec. Een jaar later, in 2008, vierde de stad het 400-jarig bestaan, en de feesten gaven de hoofdstad nieuw leven. Toen hij burgemeester was, groeide de economie sterk en werd de stad ontwikkeld. Het stadhuis, waar de raad bijeenkomt, was voor de verjaardag gerenoveerd.

## Gebeurtenissen

story-1603 = In 1603 bereikte Samuel de Champlain de Saint Lawrence. Hij noemde het gebied Québec, naar een woord van de Algonquin voor de plek “waar de rivier smal wordt”. In 1608 kwam hij terug om een kolonie te stichten. In het spel krijgt de speler met de grootste groep verbonden gebouwen helemaal aan het einde 8 punten. Bij gelijke stand krijgt elk van hen 8 punten.
story-1663 = In 1663 stelde Lodewijk XIV de Soevereine Raad in om Nieuw-Frankrijk te besturen. De raad had drie leden: de gouverneur voor militaire zaken, de intendant voor burgerlijke zaken en de bisschop voor godsdienstige zaken. In het spel tellen drie kleuren: de eerste speler met fiches op twee gebouwen in elk van drie kleuren krijgt 8 punten, en de tweede speler krijgt er 4.
story-1665 = In 1665 benoemde Lodewijk XIV Jean Talon tot intendant van Nieuw-Frankrijk. De kolonie was toen klein en had te weinig mensen. Met zijn initiatief en zijn energie bracht hij de kolonie tot bloei. In het spel krijgt de eerste speler met een fiche van drie sterren in elk van de vier kleuren 8 punten, en de tweede speler krijgt er 4.
story-1682 = In 1682 was er een zeer grote brand op Place-Royale. Daarna zeiden strenge wetten dat huizen van steen moesten zijn. Zo begon de Frans-Canadese stijl, met stenen muren en daken met een helling van 52 graden. In het spel krijgt de eerste speler met fiches op drie gebouwen van cultuur 8 punten, en de tweede speler krijgt er 4.
story-1756 = Van 1756 tot 1763 werd de Zevenjarige Oorlog gevoerd om de macht over koloniën. De Britten hadden meer mannen. In 1759 betekende de slag bij Québec het einde van het Franse bestuur, en in 1760 viel Nieuw-Frankrijk. In het spel kunnen in deze eeuw nog leiders worden genomen, maar ze activeren dan geen werkers.
story-1759 = In 1759 versloegen Britse troepen de Fransen op de Vlakte van Abraham in een slag van maar vijftien minuten. Ze namen de hoofdstad van Nieuw-Frankrijk in, en het Franse bestuur in Noord-Amerika liep ten einde. In het spel gaat na de telling van de Citadel de helft van de werkers van elke speler daar via de cascade naar de politiek, maximaal vijf per speler.
story-1763 = Na de Zevenjarige Oorlog vaardigde koning George III de Koninklijke Proclamatie van 1763 uit. Dat was een Britse wet, die zei hoe gebieden in Noord-Amerika bestuurd moesten worden. De Franse bestuurders moesten vertrekken. Ook in het spel zijn er een tijd geen leiders: in deze eeuw kan niemand een leider nemen.
story-1775 = In 1775 vielen Amerikanen binnen, en de Britten dreven hen terug. Daarna werden zware stenen muren en de grote Citadel gebouwd, en de stad werd het “Gibraltar van Noord-Amerika” genoemd. Het paleis van de intendant werd in hetzelfde jaar verwoest. In het spel krijgt een gebouw met maar één bijdrage geen fiche als het in deze eeuw wordt voltooid.
story-1800 = Tussen 1800 en 1830 kwam een zeer groot aantal mensen uit Groot-Brittannië en Ierland. Québec werd een kosmopolitische hoofdstad, en een kwart van de inwoners sprak Engels. Ook in het spel zijn er meer werkers: wie in deze eeuw een bouwplaats start, activeert dan vier werkers in plaats van drie.
story-1812 = In 1812 probeerden de Verenigde Staten Canada binnen te vallen. Britse troepen en mannen die in Canada waren geworven, dreven hen terug. Daarna was de kolonie nauwer met de Britse kroon verbonden. In het spel ontbreken er werkers, alsof ze geworven zijn: wie in deze eeuw een bouwplaats start, activeert maar twee werkers in plaats van drie.
story-1867 = In 1867 gaf de British North America Act Canada een eigen regering. De stad Québec werd niet de hoofdstad van het land, maar wel de zetel van de nieuwe regering van de provincie. In het spel helpt de kaart spelers die achterstaan: als die wordt omgedraaid, activeert de eerste in de stand één werker, de volgende twee, enzovoort.
story-1871 = De Kanaalcommissie van 1871 was een zware klap voor de economie van Québec. Veel handel over zee verhuisde naar industriesteden verder in het binnenland. Op lange termijn profiteerde de haven van Montréal daarvan. In het spel verliezen spelers werkers: na de telling van deze eeuw houdt niemand meer dan drie actieve werkers over.
story-1917 = In 1917 was er een crisis om de dienstplicht, die liet zien hoe verdeeld het land was. Veel Franstaligen wilden niet tot militaire dienst worden gedwongen. In 1918 waren er gewelddadige rellen in Québec, en burgers werden doodgeschoten. In het spel nemen de spelers vóór de telling hun werkers terug uit elke zone waar ze er maar een of twee hebben.
story-1955 = Het wintercarnaval van Québec heeft zijn wortels in tradities van Nieuw-Frankrijk. In 1955 vond het voor het eerst officieel plaats. De mascotte heet Bonhomme. Het werd het grootste en bekendste winterfeest van de wereld. In het spel krijgt elke speler die een werker in alle vijf de zones heeft vóór de telling van deze eeuw 5 punten.
story-2001 = In 2001 vond de Top van de Amerika’s plaats in Québec. Tienduizenden mensen kwamen demonstreren tegen de globalisering; zoiets was er nog nooit geweest. De politie trad hard op, en dat was omstreden. In het spel kunnen werkers alleen via de cascade naar een zone als hun speler daar al minstens één werker heeft.
story-2008 = In 2008 vierde Québec zijn 400-jarig bestaan met 300 evenementen. Er waren sterren zoals Céline Dion, en belangrijke gasten kwamen uit de hele wereld. De inwoners waren trots op hun stad en op haar geschiedenis. In het spel voeren in deze eeuw alleen spelers cascades uit die in alle vier de gekleurde zones aanwezig zijn.

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
