### The history of the city: a story of 50 to 80 words for each building, person, event and century.
### Loaded when somebody opens the history.

## Centuries

story-century-1 = It began with a wooden house. In 1608 Samuel de Champlain put up his Habitation below Cape Diamond, and for decades Québec was little more than a fur-trading post that had to survive its winters. Missionaries, nuns and merchants followed. By the end of the 17th century the outpost was the capital of a royal province, built in stone, with a bishop, a governor and an intendant.
story-century-2 = In the 18th century Québec stood between two empires. Its walls grew, its merchants prospered, and in 1759 a siege and a short battle handed the city to the British. The people stayed, and held on to their laws, their language and their faith under a new crown. Much of the old town had to be built up again from ruins; some of those houses are still there today.
story-century-3 = The 19th century turned a fortress into a capital. Ships brought immigrants, offices and banks moved into solid stone, and a parliament rose outside the old walls. British taste changed the streets. When the walls themselves were about to be pulled down, a governor general saved them. The port lost its trade to Montréal, and Québec found its new role: it governed.
story-century-4 = In the 20th century Québec learned to look after what it had. Towers, museums and theatres went up, while houses and batteries of the French regime were dug out and restored. In 1985 the old town became a UNESCO World Heritage Site. The city celebrates its winter with a carnival, and in 2008 it celebrated itself: four hundred years since Champlain’s first house.

## Buildings of century I

story-notre_dame_cathedral = The church on this spot goes back to 1647 and is counted as the oldest Catholic church north of Mexico. War and fire brought it down; twice it was built again, the first time by Jean Baillairgé, who restored it in 1768. In its crypt lie Bishop Laval and Governor Frontenac. A lamp in the chancel was a present from Louis XIV.
story-seminary = Bishop Laval founded the Seminary in 1663 to train priests for a colony that had few. It became the oldest French place of higher learning in North America, and in 1852 Laval University grew out of it. From 1806 on it also showed its collections to visitors: the beginning of a museum. Its archives still hold centuries of the city’s memory.
story-notre_dame_des_victoires = Built in 1687 on the square of the Lower Town, this small stone church later took its name from two victories over British fleets. In the siege of 1759 it was destroyed, and by 1766 it stood again. It was declared a historical monument in 1929. For many people in Québec it is the very picture of a town that gets up after every blow.
story-hotel_dieu = Since 1644 the sick of Québec have been cared for here, in what is called the first hospital of North America. For centuries the Hospitallers, an order of nursing sisters, ran it. The building was rebuilt and enlarged again and again, and it has never stopped working: today it is a teaching hospital, where doctors still learn their craft.
story-chateau_st_louis = For two hundred years the governors of the colony lived on the edge of the cliff, French ones first and then British ones, whose receptions were famous. The last stone version of their residence was built in 1694. In 1834 it burned down. Its remains came to light again under the boards of Dufferin Terrace, where people stroll above them.
story-batterie_royale = Governor Frontenac ordered this half-round stone platform in 1691, a year after he had sent the British away, and Louis XIV paid for it. Its cannons looked out over the river and fired in the siege of 1759. Then the growing Lower Town buried it, and it was forgotten. In 1977 it was restored, so that one can stand behind the guns again.
story-champlain_habitation = Everything in Québec started with this building. Champlain put it up in 1608 as a house, a fur-trading post and a fort in one, of wood, with a moat around it. It did not last long: by 1633 it had disappeared. What remained is the place itself, at the foot of the cliff, and the story of a handful of people who stayed.
story-demers_house = A merchant’s house in stone, built in 1689 on the bank of the St. Lawrence, where the ships came in and the money was made. Like most of the Lower Town it suffered in the siege of 1759, and in 1764 it was built up again. It still shows how well the trade of the port paid. Since 1966 it has been protected.
story-dumont_house = Charles Baillif built this house in 1689 on land where Intendant Jean Talon had once been. A doctor, Pierre de Sales Laterrière, lived in it later, and even a president of the United States, Taft, was a guest. Today it is full of stones of another kind: a museum of geology shows them to whoever comes in from the street.
story-jacquet_house = No house in Old Québec is older: it was built in 1677, and it has kept the style of the 17th century to this day. It came through the siege of 1759, when so much around it was lost. Later the novelist Aubert de Gaspé lived here. Since 1966 it has housed a restaurant that has a name of its own in the city: Aux Anciens Canadiens.
story-jolliet_house = Louis Jolliet, who charted the Mississippi, had this house built in 1683, where the steep streets of the Lower Town begin. Two centuries later it found a second life as the lower station of the funicular, the cable car that saves people the climb to the Upper Town. Since 1907 the cars have run on electricity, and the house is still their door.

## Buildings of century II

story-ursulines_chapel = The nuns’ chapel was built between 1711 and 1723, and its inside is among the finest religious art of New France. The woodwork and the sculptures are by Levasseur, whose hand made an altar into a theatre of gold. The outside was changed in 1902. Inside, everything has remained as it was, three centuries of prayer and polish later.
story-holy_trinity_cathedral = When it was finished in 1804, this was the first Anglican cathedral outside the British Isles. It was meant to show that Britain had come to stay. Its bell tower of fifty metres stood above all other roofs for years, and its eight bells are a rare carillon. Plain and sober, it differs from the Catholic churches of the town as a ledger from a poem.
story-cap_diamant_redoubt = Frontenac had this strong tower built in 1693 on Cape Diamond. It is the oldest military building in the city. By 1712 it was part of the walls; it has held cannons and prisoners. When the Citadelle was laid out around it, nobody took it down, and so the old redoubt still stands inside the younger fortress.
story-dauphine_redoubt = It took a long time: begun in 1712, these massive barracks for the French garrison were finished in 1748. After the conquest the British stored their artillery here and had an ammunition factory. So soldiers of two empires came and went behind the same walls. Since 1964 the redoubt has been at the centre of the Artillery Park, a historic site of Canada.
story-chateau_haldimand = Governor Frederick Haldimand began it in 1784 beside the old residence of the governors, and in 1786 it was ready: a second château, for receptions, offices and the government of the colony. It outlived its neighbour, which burned, but not the age of railways. In 1892 it was pulled down, and on the same spot the Château Frontenac was built.
story-intendants_palace = The intendant looked after money, justice and daily life, and he lived accordingly. His palace, rebuilt in 1726, was the most elegant town house of the colony, with rooms for the Sovereign Council, a chapel and a prison. In 1775, during the American invasion, it was destroyed. Only its vaults survived; later a brewery stood on them.
story-barbel_house = Marie-Anne Barbel was a widow, and one of the great traders of New France: furs made her rich. In 1755 this comfortable house was built for her. Four years later, in the siege of 1759, it burned. It was built again, but the world it belonged to did not come back: after the conquest the French merchants lost their ships and their markets.
story-chevalier_house = A shipowner had this large stone house built in 1752, as close to the port as could be. It was rebuilt in 1762, after the siege. In the time of the British it became the London Coffee House, where travellers ate and news was traded. Since 1959 it has been looked after as a piece of the city’s life with the river.
story-maillou_house = Jean-Baptiste Maillou, architect to the king, built this house in 1736. It pleased those who came after him, for in 1767 and again in 1799 it was enlarged. British troops used it for a time. Elegant without being loud, it is one of the best town houses of the French regime, and since 1958 it has been recognised as a building of national value.
story-maizerets_manor = The manor is named after a priest, De Maizerets, who stood close to Bishop Laval. It was built in 1711 as a large house of stone. An American invasion left it in need of builders once more, and in 1777 it was rebuilt. Since 1979 the city has used the restored manor: one comes here for concerts, exhibitions and conferences, in rooms with a history.
story-gervais_beaudoin_house = Not every old house in Québec belonged to somebody powerful. This one was built in 1734 for a surgeon and his family. The siege of 1759 left it in ruins, and by 1766 it was habitable again. Later a blacksmith lived here, and in 1923 something was added. It is a protected monument today, and shows how ordinary people of the town were housed.

## Buildings of century III

story-jesuit_chapel = A brotherhood of laymen, devoted to Our Lady, built this chapel from 1817 to 1820. The Jesuits had been gone from Québec for decades; when they were allowed back they took the chapel on, in 1849. It has kept on serving those who need a place: since 1992 it has given shelter to young people who have no home.
story-archdiocese_of_quebec = The bishops of Québec moved into this house in 1847. Thomas Baillairgé, of the family that had been building in the city for a century, drew it in grey stone: neo-classical, with Doric columns, solemn rather than splendid. In 1903 a great portico with columns of granite was added in the same spirit. It is still the seat of the archdiocese.
story-kirk_hall = The Scots of Québec had the oldest English-speaking congregation of their church in the country, St. Andrew’s. In 1829 they built this hall as a school for Protestant children. From 1885 to 1909 the minister lived in it, and after that it became again what its name says: a hall, where a community meets, drinks tea and argues.
story-city_hall = For a long time the city council had no permanent home. In 1896 it could move into one, and it has stayed in it ever since. The building mixes styles as its time liked to do, neo-classical walls under romantic roofs, and its tower tells everybody the time. For the 400th birthday of the city, in 2008, it was renovated.
story-parliament = Between 1877 and 1886 the province built itself a parliament. Its front is a gallery: figures of the country’s history stand there as statues, and what is French and what is British has been put side by side. It also bears the famous motto of Québec: “Je me souviens”, I remember. What exactly is to be remembered, it leaves to whoever reads it.
story-chateau_frontenac = It is said to be the most photographed hotel in the world. The Canadian Pacific Railway began it in 1892, on the cliff where governors had lived, and named it after the most famous of them. The great central tower came in 1926. In 1943 Roosevelt and Churchill met here to plan the war. From almost everywhere in the city one sees its copper roofs.
story-louis_st_laurent = In 1871 the city got a main post office worthy of a capital, and later it was remodelled in the Beaux-Arts style. It was one of the first of Canada’s own postal network. The name is younger: it honours Louis St. Laurent, prime minister of Canada. Letters are still handled here, beside offices of the federal government.
story-customs_building = Whatever came up the river had to pass this house. From 1856 on, duties were paid behind its Doric columns, under a stone head of Neptune, and they were one of the great incomes of the state. Twice it burned, and twice it was restored to its full dignity. In 1972 Canada declared it a site of national historic importance.
story-thibaudeau_warehouse = Isidore Thibaudeau sold cloth, and sold so much of it that in 1880 he could build this warehouse near the port, with a front like a palace. In 1894 it was enlarged. It was the heart of an empire of imports in the last great days of the Lower Town’s trade. Since 1986 there have been offices and flats where bales were once stacked.
story-museum_french_america = In 1806 the Seminary began to show its scientific collections to visitors, which makes this the oldest museum in Canada. The rounded building that Thomas Baillairgé designed became its home in 1838. It told the story of the French in North America. In 2024 it closed its doors, to become part of a larger plan for the Seminary’s buildings, the Cité du Séminaire.
story-capitol_theatre = It opened in 1903 as the Auditorium de Québec, a masterpiece of the Beaux-Arts style, built for evenings that the city would talk about. Hitchcock and Montand were among the legends who came. After 1970 it fell into decline and stood dark. In 1986 it was protected as a monument, and in 1992 it opened again: restored, gilded, and once more full in the evening.

## Buildings of century IV

story-saint_roch = The largest church in Québec is neither the oldest nor the most famous one: it is Saint-Roch. It was built from 1914 to 1923, neo-Gothic outside and rich inside: benches of white oak, fine stained glass, French paintings of the 17th century, and the largest organ in the city. Whoever steps in from the busy street is surprised by its height.
story-saint_coeur_de_marie = The Eudist Fathers built themselves a church like no other in the city, from 1919 to 1921: neo-Byzantine, with vaults of brick and white marble inside. It was loved and hard to keep. In 1997 it closed, for years people argued about what could become of it, and in 2019 it was pulled down. Of the 44 buildings in this game it is the latest to vanish.
story-andre_laurendeau = This great block of granite was built from 1935 to 1937. It bears the name of André Laurendeau, a journalist, radio host and nationalist who shaped how Québec thought about itself. Since 1980 the lieutenant governor has had rooms here, and so have the reporters who follow politics: power and those who watch it, under one roof.
story-health_and_welfare = With its turrets and copper ornaments it looks like a small brother of the Château Frontenac: in 1939, when it opened, official Canada still liked to build in the château style. It was a post office at first. In 1963 the federal offices for health and welfare moved in, and so the building got its name.
story-marie_guyart = The tallest building in the city has 31 floors and is 132 metres high. It was built between 1967 and 1972, when Québec was becoming a modern state and needed room for it. Its name looks back much further: Marie Guyart was a pioneer of schooling in New France. The ministry of education works here, and from the observatory at the top one sees the whole capital.
story-le_concorde = Seen from the side it is half a pyramid, and so high that nobody could overlook it when it opened in 1974. The hotel was as modern as the city had ever built. At its top is the first revolving restaurant of the province: one sits down with one view of the old quarters, and by the time dessert comes one has quite another.
story-price_building = Completed in 1931 as the headquarters of a pulp and paper firm, this was the city’s first skyscraper, sixteen storeys then and eighteen today, in the middle of the old town. Seen from the river it still rises above the roofs around it. Since 1983 the state has used it, and since 2001 the premier of Québec has had an official residence on its upper floors.
story-grand_theatre = The Grand Théâtre opened in 1971, a house with a whole world inside: two halls for the performing arts, and a conservatory where musicians are taught. The Orchestre symphonique de Québec, among others, performs here. So the young ones practise in the same house in which, with luck and work, they will play one day.
story-museum_civilization = Opened in 1988, the museum asks how people live: the Québécois, the First Nations, and everybody else. It has drawn visitors by the million. In the great hall lies a boat of the 18th century, large enough to make one stop. Around it the exhibitions use the newest technology, so that the past is not only looked at behind glass.
story-museum_fine_arts = When it was built in 1933, this was the first museum of the city paid for by the state. Until then no museum here had been the government’s own. Since 2002 it has been devoted to the fine arts alone: more than 33,000 works in several pavilions, above all by artists of Québec, and among them a remarkable collection of Inuit art.
story-guy_fregault = It was built from 1942 to 1946 for the board that compensates injured workers. During the Quiet Revolution, when the province took so much into its own hands, it passed to the state. Since 1980 the ministry of culture has worked here. The name is that of Guy Frégault, a historian who once led it.

## People of century I

person-laval = François de Montmorency-Laval
    .role = First bishop of Québec
story-person-laval = He was the first bishop the city ever had, a man of missionary zeal who governed firmly. In 1663 he founded the Seminary of Québec so that the colony could train priests of its own. The Church of New France, stubborn and independent, was largely his work. His name lives on in a university, and his grave is in the crypt of the cathedral.
person-champlain = Samuel de Champlain
    .role = Founder of Québec
story-person-champlain = Soldier and maker of maps, Champlain came up the St. Lawrence in 1603 and returned in 1608 to found Québec. He later governed the colony, and is called the Father of New France. His maps are precious to this day: they tell what North America looked like when hardly anybody in Europe knew it. The game begins with his house and his voyage.
person-lescarbot = Marc Lescarbot
    .role = Author of the first play
story-person-lescarbot = Lescarbot was a lawyer, an author and a traveller, and in 1606 he came to New France. There he staged “Le Théâtre de Neptune”, the first play in North America. Later he published a history of the French settlements, which one cannot do without. So the colony had a theatre two years before Québec had a house.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = Louis XIV appointed him intendant in 1665, and Talon set to work. He wanted a colony that fed itself: he encouraged fishing, farming and all kinds of trades. Above all it needed people, and in his years the population doubled. The site where the Dumont House stands was once his. One of the event cards of the game is about his arrival.
person-frontenac = Count Frontenac
    .role = Governor general
story-person-frontenac = Perhaps the most famous governor general of New France. In 1690 a British fleet demanded that he surrender Québec; he replied that he would answer by the mouths of his cannons, and the fleet sailed away. Then he fortified the city: the Batterie Royale in 1691, the redoubt on Cape Diamond in 1693. He lies in the crypt of the cathedral, and a hotel bears his name.

## People of century II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Intendant from 1731 to 1748, Hocquart wanted New France to produce more than furs. Under him the ironworks of Saint-Maurice began to smelt, and the King’s Road was built, so that goods and letters could travel over land between the towns of the colony. Those were long and mostly peaceful years for the merchants of the port; several of their houses still stand in the Lower Town.
person-montcalm = Louis-Joseph de Montcalm
    .role = General
story-person-montcalm = Montcalm came in 1756 to command the French troops, in a war in which the British had far more men and ships. He won several victories all the same. In 1759 he defended Québec through a long siege, until the British reached the Plains of Abraham. The battle lasted a quarter of an hour. Montcalm was mortally wounded, and the city was lost with him.
person-briand = Jean-Olivier Briand
    .role = Bishop of Québec
story-person-briand = After the conquest nobody knew whether the Catholic Church would survive under a Protestant king. Briand became bishop, and found a way: he was loyal to the new crown, and in return was left to rebuild his parishes after 1763. He lived in great simplicity himself. That the faith and its schools were still there a generation later is largely due to him.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Military engineer
story-person-chaussegros_de_lery = The military engineer arrived in 1716, and his hand can be seen in the city to this day. He designed the citadel of Québec, and he designed town houses that fire could not take as easily as the old ones. After the great fire of 1682 people knew what that was worth. He is called the father of Canadian architecture; whoever looks around in the city sees why.
person-baillairge = Jean Baillairgé
    .role = Master carpenter
story-person-baillairge = A master carpenter landed in Québec in 1741 and founded a dynasty: the Baillairgés became a family of artists whose name one meets all over the city. He himself restored the cathedral of Notre-Dame in 1768, after the war of the conquest. Thomas Baillairgé later drew the bishop’s residence and the rounded house of the Seminary’s museum.

## People of century III

person-desjardins = Alphonse Desjardins
    .role = Founder of savings banks
story-person-desjardins = Banks had little interest in the small savings of French-speaking Canadians, so Desjardins founded one that belonged to its members. The first of his co-operative savings banks was created in 1900. From it grew a co-operative movement that belongs to those who save there, and in the end a financial group known all over the world.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = First premier of Québec
story-person-chauveau = He began as a poet and a writer, and became the first premier of the province of Québec when it was created in 1867. That was a new office in a new country. Later he presided over the Senate and was dean at a university. Not many governments have had somebody at their head who could also make a good verse.
person-dufferin = Lord Dufferin
    .role = Governor general
story-person-dufferin = In the 19th century the old walls of Québec seemed to be of no more use, and they were to be pulled down. Lord Dufferin, governor general of Canada, talked it out of that. He made the Citadelle a residence of the governors general, and had the great terrace above the river rebuilt. It bears his name, and it is still the best walk in the city.
person-garneau = François-Xavier Garneau
    .role = Historian
story-person-garneau = Lord Durham had judged the French Canadians, and Garneau did not accept his judgement. He answered with a book: his “Histoire du Canada” of 1845 is a monument, and it was written to prove Durham wrong. In it a people could read about itself. It made Garneau a pioneer of culture, and the most influential historian his country has had.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = First Canadian cardinal
story-person-taschereau = In 1847 many who had come from Ireland to begin a new life lay ill in Québec. Taschereau, a priest, went to them and cared for them, and risked his own life by it. Later he was one of the founders of Université Laval. In 1886 he was made a cardinal, the first in Canada’s history. He had shown long before that he was a brave man.

## People of century IV

person-michaelle_jean = Michaëlle Jean
    .role = Governor general
story-person-michaelle_jean = From 2005 to 2010 Michaëlle Jean was governor general of Canada, the first Black woman in that office. Equality between women and men, and solidarity between cultures, were what she spoke about wherever she went. The Citadelle of Québec is a residence of the governors general, and in 2008 she was a part of it when the city celebrated its 400 years.
person-lepage = Robert Lepage
    .role = Director
story-person-lepage = A director whose name is known all over the world. In his theatre and operas machines, screens and light play along with the actors, and make things possible that no stage had shown before. For the 400th birthday of the city, in 2008, he projected its whole history onto the silos of the port: a picture book as large as the harbour.
person-simons = Peter Simons
    .role = Merchant
story-person-simons = La Maison Simons has been in the family for generations, and a part of Québec for as long. Peter Simons led it from 1996 to 2022, and took the business from its old home to cities all over Canada. In 2008, for the 400th birthday, he gave the city a present that everybody can enjoy: the Tourny Fountain.
person-ouellet = Marc Ouellet
    .role = Cardinal
story-person-ouellet = Ouellet became a cardinal in 2003, and was one of the influential men of his Church. He defended Catholic teaching in the debates of a secular society, often against the wind, and made friends and opponents by it. In 2008 he welcomed a Eucharistic congress to Québec: the Church’s own way of marking the city’s 400 years.
person-labeaume = Régis Labeaume
    .role = Mayor of Québec
story-person-labeaume = Labeaume was elected mayor in 2007, just in time to organise the party: the 400th birthday in 2008, with months of concerts and festivals. He used the mood. In the years that followed the city’s economy grew, quarters were renewed, and Québec, which many had thought of as a quiet town of offices, became surer of itself.

## Events

story-1603 = In 1603 Samuel de Champlain sailed up the St. Lawrence for the first time. Where the river becomes narrow between the cliffs he heard the word that the Algonquin had for such a place: Québec. Five years later, in 1608, he came back to the same spot and stayed. In the game the voyage rewards the largest group of adjacent buildings: a settlement that holds together.
story-1663 = In 1663 Louis XIV gave New France a government of its own: the Sovereign Council. Three men led it. The governor was there for military affairs, the intendant for civil ones, the bishop for religion. Together they were to bring order into a young colony. In the game, whoever builds in three colours, as the council ruled in three fields, is rewarded.
story-1665 = In 1665 the king sent Jean Talon to New France as intendant. He found a small outpost with far too few people. With great energy he brought in settlers and started trades, and in a few years the outpost became a colony that could live. The card asks for the same thoroughness: a building with three stars in each of the four colours.
story-1682 = In 1682 a great fire devoured the Lower Town around the place that is now called Place-Royale. Wood was to blame, and strict rules followed: houses had to be of stone. Out of them came the style that one recognises at once, thick walls and steep roofs with a slope of 52 degrees. In the game the card rewards culture buildings, for the beauty that grew from a disaster.
story-1756 = From 1756 to 1763 the great powers fought over their colonies on several continents. In North America the British had far more soldiers and settlers than the French. The battle of Québec in 1759 decided the matter, and in 1760 New France capitulated. War leaves no one free for other work: while this card lies on the table, leaders activate no workers.
story-1759 = On a morning in 1759 two armies met on the Plains of Abraham, before the walls of Québec. The battle took about a quarter of an hour. The British won it, and with it the capital of New France; French rule in North America was coming to its end. In the game everybody’s workers stream out of the Citadelle into politics.
story-1763 = When the Seven Years’ War was over, King George III issued a Royal Proclamation: in 1763 it laid down how Britain would rule its new territories in North America. Those who had governed for France had to leave, and their offices were empty. So in the game nobody is left to lead: no leader can be taken in this century.
story-1775 = In 1775 an American army marched north to win Canada for its revolution, and stood before Québec. The British threw it back. Afterwards they built as never before: massive walls, and in the end a great citadel, which earned the city the name of a Gibraltar of North America. Half-finished things do not count in such times: a building with one stage gets no token.
story-1800 = From 1800 to 1830 ship after ship brought people from Britain and Ireland up the river. Many moved on, many stayed, and Québec became a cosmopolitan town in which a quarter of the inhabitants spoke English. There were hands for every work. In the game, whoever starts a construction site activates one worker more than usual.
story-1812 = In 1812 the United States went to war with Britain and tried to invade Canada. British soldiers and men recruited in the country, French-speaking ones among them, drove them back together. That tied the colony more closely to the Crown. But whoever is a soldier cannot build: in the game, starting a construction site activates one worker fewer than usual.
story-1867 = In 1867 the British North America Act made a new country out of British colonies: Canada. Its capital was not Québec. But Québec became the seat of a provincial government, and the city lives from that to this day. The card helps those who are behind: when it is revealed, everybody activates as many workers as their place in the ranking.
story-1871 = For centuries ocean ships had ended their journey at Québec. A canal commission in 1871 preferred to open the river farther inland, and the great trade moved past the city to Montréal and the industrial towns. The port never quite got over it. In the game, after the scoring, whoever has more than three active workers must let the rest go.
story-1917 = In 1917, in the middle of the World War, Canada introduced conscription. Many French-speaking Canadians did not want to be forced into what they saw as somebody else’s war, and the country was deeply divided. In 1918 there were riots in Québec; soldiers fired, and civilians died. In the game small groups of workers are called away from the zones before the scoring.
story-1955 = Feasts in the depth of winter are as old as New France. In 1955 the city made an official carnival of them, with a mascot whom everybody knows by now: Bonhomme. It has become the largest and most famous winter festival in the world. In the game the carnival is for those who are everywhere: a worker in all five zones brings points.
story-2001 = In 2001 the Summit of the Americas was held in Québec. Tens of thousands came to demonstrate against globalisation, in numbers that the city had never seen. The police answered with a force that was disputed at once and is disputed to this day. In the game nobody is let into a zone by a cascade who is not already inside.
story-2008 = In 2008 Québec was 400 years old and celebrated for months: some three hundred events, concerts by Céline Dion and others, guests from all over the world, and a great show on the silos of the port. Pride in the city came back with it. A feast is for those who take part everywhere: in the game only players present in all four coloured zones cascade.

## The pages

stories-title = The history of the city
stories-about = Four centuries of Québec: the buildings, people and events of the game.
stories-search = Search
stories-search-about = A name, a year, a word
stories-found = { $number ->
    [0] Nothing found; try fewer words or all centuries.
    [one] 1 entry
   *[other] { $number } entries
}
stories-zones = Zone
stories-centuries = Century
stories-kinds = Kind
stories-all = All
stories-kind-building = Buildings
stories-kind-person = People
stories-kind-event = Events
stories-kind-century = Centuries
stories-gallery = Gallery
stories-timeline = Timeline
stories-next = Next: { $what }
stories-before = Before: { $what }
stories-back = Back to the game
stories-to-gallery = All entries
stories-missing = There is no such entry. The gallery has all of them.
stories-in-game = In the game
stories-built = What { $player } built
stories-built-about = { $number ->
    [0] No building carries a token of this player.
    [one] One building carries a token of this player.
   *[other] { $number } buildings carry a token of this player.
}
stories-built-link = Copy the link
stories-built-copied = Copied
stories-built-game = The game
