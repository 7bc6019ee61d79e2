### The history of the city: a story of 50 to 80 words for each building, person, event and century.
### Loaded when somebody opens the history.

## Centuries

story-century-1 = The first century of Québec begins in 1608, when Samuel de Champlain builds his Habitation. It is a post for the fur trade, and the first task is to survive. Missionaries come, full of zeal, and so do merchants. In 1663 the king gives the colony a council of governor, intendant and bishop. The trading post has become a royal province.
story-century-2 = In the 18th century Québec stands between two empires. Wars are fought all over the world, and in 1759 the city is besieged and taken by the British. Its people live under a new crown now, and struggle to keep their laws. Several houses of this game were destroyed or damaged in the siege and rebuilt in the years after it.
story-century-3 = In the 19th century Québec becomes a busy town of government and grows beyond its fortress. British architecture and solid stone change how it looks. Old walls meet new boulevards; Lord Dufferin saves the walls from being pulled down. The parliament and the city hall are built. After 1871 much of the sea trade moves inland, and the port of Montréal profits from it.
story-century-4 = In the 20th century Québec takes care of its past. New museums, theatres and towers stand beside the stone walls, and old places such as the Batterie Royale are restored. In 1985 Old Québec becomes a UNESCO World Heritage Site. The Winter Carnival is official from 1955 on, and in 2008 the city celebrates its 400th anniversary.

## Buildings of century I

story-notre_dame_cathedral = The church goes back to 1647 and is the oldest Catholic church north of Mexico. After war and fire it was rebuilt twice; Jean Baillairgé restored it in 1768, after the War of Conquest. In the crypt lie the remains of Bishop Laval and Governor Frontenac. The lamp in the chancel was a gift from Louis XIV, king of France.
story-seminary = Bishop Laval founded the Seminary in 1663 as a school for priests. It is the oldest French centre of higher learning in North America. By 1852 Laval University had developed out of it. In 1806 the Seminary began to show its scientific collections, and that was the beginning of a museum. Today the building still houses important archives.
story-notre_dame_des_victoires = This small church of stone was built in 1687. Its name honours two French victories over British fleets. In the siege of 1759 it was destroyed; by 1766 it had been rebuilt, and so had other buildings of the city. The church is a symbol of how Québec recovered. Since 1929 it has been protected as a historical monument.
story-hotel_dieu = The Hôtel-Dieu was built in 1644 and is the first hospital in North America. For centuries it was run by the Hospitallers. In that time the building was rebuilt and enlarged again and again. Today it is a specialised teaching hospital: patients are treated here, and doctors learn their profession. It carries on almost four centuries of medical care.
story-chateau_st_louis = For 200 years the governors of the colony lived in this château. Its last version, built of stone, is from 1694. Under the British it was the place of grand receptions. In 1834 a fire destroyed it. Its ruins were found again under Dufferin Terrace, which bears the name of the governor general who had it redesigned.
story-batterie_royale = Governor Frontenac ordered this semicircular platform of stone in 1691 to defend the city, a year after the British had attacked it. Louis XIV paid for it. In 1759, when the city was lost, the battery was in action. Later the growing town buried it. In 1977 it was restored, and it is an important historical site of the Lower Town.
story-champlain_habitation = The Habitation was the first building of Québec. Samuel de Champlain had it built in 1608, the year in which he founded the city. It was a house, a trading post and a fort in one, made of wood and protected by a moat. By 1633 it was gone. It stands for the fur trade and for the first years, when survival was the task.
story-demers_house = This stone house was built in 1689 beside the St. Lawrence, near the port. It shows how rich the merchants there were. After the siege of 1759 it had to be rebuilt, and in 1764 that was done. Other houses of this game share that story, for example the Barbel House. Since 1966 the Demers House has been protected as historical heritage.
story-dumont_house = Charles Baillif built this house in 1689. The site had once been occupied by Jean Talon, the intendant in whose time the population of the colony doubled. Later a doctor lived in the house, and even a president of the United States, Taft, was a guest there. Today it is a museum of geology that anybody can visit.
story-jacquet_house = This is the oldest house in Old Québec: it was built in 1677 and has kept the style of the 17th century. It survived the siege of 1759, in which other houses of the city were damaged. Later the novelist Aubert de Gaspé lived here. Since 1966 a well-known restaurant has been in the house. It is called Aux Anciens Canadiens.
story-jolliet_house = The house was built in 1683 for Louis Jolliet, the explorer who charted the Mississippi. Later it got another use: it became the lower station of the funicular, the cable railway that links the Lower Town and the Upper Town. Since 1907 the funicular has run on electricity. The house reminds people that Québec is a city on two levels.

## Buildings of century II

story-ursulines_chapel = The chapel of the Ursulines was built between 1711 and 1723. Inside are woodwork and sculptures by Levasseur, a masterpiece of religious art; in the province they are considered the best of their kind. The outside was changed in 1902. The inside was not: the original decoration is still complete, about three centuries after it was made.
story-holy_trinity_cathedral = The Anglican cathedral was completed in 1804, as the first of its kind outside the British Isles. It was meant to promote British culture in Québec. For years its bell tower of 50 metres dominated the skyline. Its sober style sets it apart from the Catholic churches of the city, and so does its carillon of eight bells, which is rare.
story-cap_diamant_redoubt = Frontenac had the redoubt built in 1693, two years after he had ordered the Batterie Royale. It is the oldest military building in the city. By 1712 it had become part of the walls. Cannons stood in it, and there was also a prison. Today the sturdy building is part of the Citadelle and of the city’s military heritage.
story-dauphine_redoubt = The redoubt was built between 1712 and 1748 as a large barracks for the French garrison. After the conquest the British used it: they stored artillery here, and they had an ammunition factory. So it served the armies of both empires that fought over Québec. Since 1964 it has been at the centre of Artillery Park, a historic site of Canada.
story-chateau_haldimand = The château was built between 1784 and 1786 under Governor Frederick Haldimand and bears his name. It was the seat of the colonial government. The older Château St. Louis, in which the governors had lived, burned down in 1834. In 1892 the Château Haldimand was demolished. The Château Frontenac stands on its site today.
story-intendants_palace = The intendant was in charge of the civil affairs of the colony. His palace was rebuilt in 1726 and was the most elegant one in the towns of the colony. There were rooms for the Sovereign Council, a chapel and a prison. In 1775 the Americans destroyed the palace. Only its vaults survived. Later they supported a brewery, and now a fire station.
story-barbel_house = The house was built in 1755 for Marie-Anne Barbel, a widow who was a well-known businesswoman in the fur trade. It was a luxurious home. Four years later, in 1759, it burned during the conquest. Afterwards it was rebuilt. The house shows how influential the French merchants were, and it also reminds people that this influence came to an end.
story-chevalier_house = This very large stone house was built in 1752 for a shipowner. It stood near the busy port, which was good for business. In 1762, three years after the siege, it was rebuilt. Later it became the London Coffee House. Since 1959 it has been preserved as a piece of maritime history; the Museum of Civilization looks after it.
story-maillou_house = Jean-Baptiste Maillou, the king’s architect, built this house in 1736. It was enlarged in 1767 and again in 1799. For a time British troops had a base in it. The house is known for its elegant style. In 1958 Canada recognised it as a site of great national value. The Chevalier House has been preserved for almost as long, since 1959.
story-maizerets_manor = The manor is named after De Maizerets, an important priest and an ally of Bishop Laval. It was built in 1711 as a large house of stone. After an American invasion it was rebuilt, in 1777. Today the manor is restored. Since 1979 the city has used it for concerts, exhibitions and conferences in a historic setting.
story-gervais_beaudoin_house = The house was built in 1734 for a surgeon and his family. After the siege of 1759 it had to be rebuilt, and in 1766 that was done. Later a blacksmith lived in it, and in 1923 it was extended. Today it is a protected historic monument. It shows that not only governors and rich merchants lived in the old city.

## Buildings of century III

story-jesuit_chapel = The chapel was built from 1817 to 1820 for a lay brotherhood, the Congregation of Our Lady of Québec. In 1849 the Jesuits took it on; under English rule there was more religious tolerance by then. Today the chapel also helps people in need: since 1992 it has given shelter to young people of the city who have no home.
story-archdiocese_of_quebec = This is the residence of the bishop, built in 1847. The plans are by Thomas Baillairgé, who also designed the rounded building of the Museum of French America. The house is neo-classical, of grey stone with Doric columns, and looks solemn. In 1903 it was extended in the same style and got a large portico with columns of granite.
story-kirk_hall = Kirk Hall was built in 1829 for the congregation of St. Andrew’s, the oldest Anglo-Scottish community of the country. At first it was a school, which is called the first Protestant school of the nation. From 1885 to 1909 it was the home of the minister. Today it is a hall again, in which the community meets.
story-city_hall = The city hall was opened in 1896. Since then the city council has had a permanent home. The architecture combines neo-classical and neo-romantic style, and the clock tower is easy to recognise. For the 400th anniversary of the city, in 2008, the building was renovated. Québec is still administered from here. The mayor in that year was Régis Labeaume.
story-parliament = The building was constructed between 1877 and 1886 as the seat of the province’s parliament. Québec City had become the seat of a provincial government in 1867. Statues of historical figures stand on the front. The building also bears a famous motto: “Je me souviens”, I remember. French and British heritage come together in it.
story-chateau_frontenac = In 1892 the Canadian Pacific Railway ordered this hotel and named it after the famous governor of New France. It is said to be the most photographed hotel in the world. It stands where the Château Haldimand was before. The central tower was added in 1926. In 1943 Roosevelt and Churchill met here at the Québec Conference.
story-louis_st_laurent = The building was constructed in 1871 as the main post office of the city. It belonged to the first postal network of Canada. Its style is Beaux-Arts, as that of the Capitol Theatre is. It bears the name of Louis St. Laurent, a former prime minister of Canada. Today there are a postal outlet and several federal offices in it.
story-customs_building = Since 1856 this building has brought in money for the government, and a great deal of it: it is the place where customs duties were paid. It has large Doric columns and a head of Neptune. There were two serious fires, and each time the building was restored. In 1972 Canada declared it a site of national historic importance.
story-thibaudeau_warehouse = The warehouse was built in 1880 for Isidore Thibaudeau, whose firm was successful in the textile trade. In the 19th century it imported goods on a very large scale, and this was its centre. The building was enlarged in 1894. It is a monument of trade. Since 1986 there have been modern offices and flats in it.
story-museum_french_america = This is the oldest museum in Canada. It began in 1806, when the Seminary of Québec first showed its scientific collections. Thomas Baillairgé designed the well-known rounded building in 1838; the bishop’s residence is also by him. In 2024 the museum closed. It becomes part of a project for the Seminary, the Cité du Séminaire.
story-capitol_theatre = The theatre was built in 1903 in the Beaux-Arts style. It was called the Auditorium de Québec, and famous people such as Hitchcock and Montand were guests here. After 1970 it fell into decline. In 1986 it was protected as a monument, and that saved it. In 1992 it opened again. It is one of the important stages of the city.

## Buildings of century IV

story-saint_roch = Saint-Roch is the largest church in Québec City. It was built between 1914 and 1923 in the neo-Gothic style. The furniture is of white oak, and the organ is the largest in the city. There are also fine stained-glass windows and French paintings of the 17th century. So the church is known for its religious art as well.
story-saint_coeur_de_marie = The church was built from 1919 to 1921, and the Eudist Fathers paid for it. Its neo-Byzantine style was unique. Inside there were vaults of brick and white marble. In 1997 the church closed, and in 2019 it was pulled down. Like the Champlain Habitation and the Château Haldimand, it is a building of this game that no longer exists.
story-andre_laurendeau = The building is named after André Laurendeau, a famous nationalist who was a journalist and a radio host. It was built of granite from 1935 to 1937 and is very large. Since 1980 it has housed the rooms of the lieutenant governor. The journalists who report on the politics of the province also work here.
story-health_and_welfare = The building was opened in 1939. It is in the château style, with many turrets and ornaments of copper. At first it was a post office. In 1963 it became a federal centre for health and social services, and its name comes from these. It is still regarded as one of the finest examples of architecture in the city.
story-marie_guyart = With 31 floors and a height of 132 metres this is the tallest building in the city. It was built between 1967 and 1972. Its name honours Marie Guyart, a pioneer of education. That fits its use: the ministry of education is in it. There is also a public observatory, from which one can see the whole capital.
story-le_concorde = The hotel was opened in 1974. It is known for its height and for its modern design in the shape of half a pyramid. At the top is a restaurant that turns, the first one of its kind in the province. Guests who eat there see the historic districts below, and the view changes all the time.
story-price_building = The Price Building was completed in 1931 and was the first skyscraper of the city. It has 18 storeys. At first a firm that made pulp and paper had its headquarters in it. Since 1983 it has been used by the government in several ways. Since 2001 it has also been the official residence of the premier of Québec.
story-grand_theatre = The Grand Théâtre was opened in 1971. It has two auditoriums, and there is also a conservatory in the building, so music is both performed and taught here. The Orchestre symphonique de Québec is among the groups that appear on its stages. The theatre is one of the leading cultural centres of the country.
story-museum_civilization = The museum was opened in 1988. It shows the history of the Québécois and of the First Nations, and millions of people have visited it. A very large boat of the 18th century lies in the central hall. The building is modern, and the exhibitions use the latest technology. The museum also looks after the Chevalier House.
story-museum_fine_arts = The museum was built in 1933. It was the first museum of the city that was paid for by the government. Since 2002 it has been devoted to visual arts only. It has three pavilions and more than 33,000 works. Among them are works by leading artists of Québec and a large selection of traditional Inuit art.
story-guy_fregault = The building was constructed between 1942 and 1946 for the board that compensates workers after accidents. During the Quiet Revolution the state took it over. Since 1980 it has housed the ministry of culture of the province. It is named after Guy Frégault, a historian who once was the head of this ministry.

## People of century I

person-laval = François de Montmorency-Laval
    .role = First bishop of Québec
story-person-laval = Laval was the first bishop who was appointed for Québec City. In 1663 he founded the Seminary of Québec, a school for priests. He had the zeal of a missionary and a firm spirit, and he shaped a Catholic tradition in New France that was independent. Laval University bears his name. His remains are in the crypt of Notre-Dame Basilica-Cathedral.
person-champlain = Samuel de Champlain
    .role = Founder of Québec
story-person-champlain = Champlain was a soldier and a maker of maps. In 1603 he reached the St. Lawrence, and in 1608 he came back and founded Québec City. His Habitation was its first building. He also served as governor, and he is known as the Father of New France. His maps are important, because they contain many details about the history of North America.
person-lescarbot = Marc Lescarbot
    .role = Author of the first play
story-person-lescarbot = Lescarbot was a lawyer, a writer and a traveller. He visited New France in 1606, two years before Québec City was founded. There he staged “Le Théâtre de Neptune”, the first play in North America. Later he published an important history of the French settlements. In the game he is on one of the leader tiles of the first century.
person-talon = Jean Talon
    .role = Intendant
story-person-talon = In 1665 Louis XIV made Jean Talon intendant of New France. The colony had too few people; in his time the population doubled. With fishing, farming and other industries the colony became self-sufficient. His appointment is also an event in this game. In Québec City he once occupied the site where the Dumont House was built later.
person-frontenac = Count Frontenac
    .role = Governor general
story-person-frontenac = Frontenac was perhaps the most famous governor general of New France. In 1690 the British demanded that he surrender Québec City. He replied that he would answer with the mouths of his cannons, and he defended the city. In 1691 he ordered the Batterie Royale, and in 1693 the Cap Diamant Redoubt. His remains are in the crypt of the cathedral.

## People of century II

person-hocquart = Gilles Hocquart
    .role = Intendant
story-person-hocquart = Hocquart was intendant of New France from 1731 to 1748. He worked hard to develop the colony. He established the ironworks of Saint-Maurice, and he had the King’s Road built, which joined the trade of the whole colony. In his time two houses of this game were built, the Gervais-Beaudoin House and the Maillou House.
person-montcalm = Louis-Joseph de Montcalm
    .role = General
story-person-montcalm = Montcalm arrived in 1756, in the year in which the Seven Years’ War began. As a general he won important victories against the British. In 1759 he defended Québec City during its last siege and died. The battle on the Plains of Abraham had lasted only about fifteen minutes. In the following year, 1760, New France fell.
person-briand = Jean-Olivier Briand
    .role = Bishop of Québec
story-person-briand = Briand was bishop at the time when the British had taken over the colony. He showed that he was loyal to them, and so he made sure that there was a future for the Catholic Church under British rule. After 1763 he rebuilt its network of priests. He himself lived a life of great modesty.
person-chaussegros_de_lery = Gaspard-Joseph Chaussegros de Léry
    .role = Military engineer
story-person-chaussegros_de_lery = Chaussegros de Léry was a military engineer and arrived in 1716. He designed the citadel of Québec. He also designed town houses that were safe from fire; since the great fire of 1682 strict laws had asked for houses of stone. For his work he is called the father of Canadian architecture. In his time the Dauphine Redoubt was being built.
person-baillairge = Jean Baillairgé
    .role = Master carpenter
story-person-baillairge = Jean Baillairgé was a master carpenter and came to Québec in 1741. He founded a famous family of artists. In 1768 he restored Notre-Dame Basilica-Cathedral, after the War of Conquest. An architect with the same surname, Thomas Baillairgé, later designed two other buildings of this game: the bishop’s residence and the Museum of French America.

## People of century III

person-desjardins = Alphonse Desjardins
    .role = Founder of savings banks
story-person-desjardins = Desjardins founded the first savings bank of Québec in 1900. Its purpose was to lend money to French-speaking people who needed it. It was the beginning of a financial group that is a cooperative: it belongs to its members. Today this group is known all over the world. In the game Desjardins is on one of the leader tiles.
person-chauveau = Pierre-Joseph-Olivier Chauveau
    .role = First premier of Québec
story-person-chauveau = Chauveau was a respected writer who began with poems. In 1867 the province of Québec got a government of its own, and he became its first premier. Later he was president of the Senate and dean at a university. The parliament building of the province did not exist yet in 1867. It was built from 1877 to 1886.
person-dufferin = Lord Dufferin
    .role = Governor general
story-person-dufferin = Lord Dufferin was governor general. When the historic walls of Québec City were to be demolished, he saved them. He also made the Citadelle a residence. He had the terrace with its beautiful view redesigned, and today it bears his name: Dufferin Terrace. Under it the ruins of an older residence were found, the Château St. Louis.
person-garneau = François-Xavier Garneau
    .role = Historian
story-person-garneau = Garneau published his great “Histoire du Canada” in 1845. With this book he wanted to refute Lord Durham. It made him a pioneer of culture and the most influential historian of his country. Two other people of this game are also remembered for what they wrote: Marc Lescarbot and Pierre-Joseph-Olivier Chauveau, the first premier of Québec.
person-taschereau = Elzéar-Alexandre Taschereau
    .role = First Canadian cardinal
story-person-taschereau = In 1847 Taschereau, a priest, risked his life for immigrants from Ireland who were ill. Later he was one of the founders of Université Laval, which developed out of the Seminary of Québec. In 1886 he became a cardinal. He was the first cardinal in the history of Canada; another one in this game is Marc Ouellet.

## People of century IV

person-michaelle_jean = Michaëlle Jean
    .role = Governor general
story-person-michaelle_jean = Michaëlle Jean was governor general from 2005 to 2010. She was the first Black woman in this office. She worked for equality between women and men and for solidarity between cultures, also in 2008, when Québec City celebrated its 400th anniversary. Another governor general in this game is Lord Dufferin, who made the Citadelle a residence.
person-lepage = Robert Lepage
    .role = Director
story-person-lepage = Robert Lepage is a director whose theatre and operas are known all over the world. He uses the latest technology in them and has changed both arts. In 2008 Québec City celebrated its 400th anniversary, and he told its history in pictures: he projected them onto the silos in the harbour of the capital.
person-simons = Peter Simons
    .role = Merchant
story-person-simons = Peter Simons led La Maison Simons from 1996 to 2022. These shops have belonged to his family for a long time. While he was the head of the firm, it opened shops across Canada. In 2008 Québec City celebrated its 400th anniversary. He gave the city a present for it, the Tourny Fountain.
person-ouellet = Marc Ouellet
    .role = Cardinal
story-person-ouellet = Marc Ouellet became a cardinal in 2003 and had much influence. In the debates of his time he strongly defended the values of the Catholic Church. In 2008 he led the Eucharistic Congress, with which the Church marked the 400th anniversary of Québec City. Before him, in 1886, Elzéar-Alexandre Taschereau had been the first cardinal in Canada.
person-labeaume = Régis Labeaume
    .role = Mayor of Québec
story-person-labeaume = Régis Labeaume became mayor of Québec City in 2007. A year later, in 2008, the city celebrated its 400th anniversary, and the celebrations gave the capital new life. While he was mayor, the economy grew strongly, and the city was developed. The city hall, in which the council meets, had been renovated for the anniversary.

## Events

story-1603 = In 1603 Samuel de Champlain reached the St. Lawrence. He called the area Québec, after an Algonquin word for the place “where the river narrows”. In 1608 he came back to found a colony. In the game the player with the largest group of connected buildings scores 8 points at the very end. If players are tied, each of them scores 8 points.
story-1663 = In 1663 Louis XIV created the Sovereign Council to govern New France. It had three members: the governor for military affairs, the intendant for civil affairs and the bishop for religious affairs. In the game three colours count: the first player who has tokens on two buildings in each of three colours scores 8 points, and the second player scores 4.
story-1665 = In 1665 Louis XIV appointed Jean Talon intendant of New France. At that time the colony was small and had too few people. With his initiative and his energy he made it thrive. In the game the first player who has a token with three stars in each of the four colours scores 8 points, and the second player scores 4.
story-1682 = In 1682 there was a very large fire in Place-Royale. After that, strict laws said that houses must be built of stone. So the French-Canadian style began, with stone walls and roofs that have a slope of 52 degrees. In the game the first player who has tokens on three culture buildings scores 8 points, and the second player scores 4.
story-1756 = From 1756 to 1763 the Seven Years’ War was fought for power over colonies. The British had more men. In 1759 the battle at Québec meant the end of French rule, and in 1760 New France fell. In the game leaders can still be taken in this century, but they activate no workers when somebody takes them.
story-1759 = In 1759 British troops defeated the French on the Plains of Abraham in a battle of only fifteen minutes. They took the capital of New France, and French rule in North America was about to end. In the game, after the Citadelle is scored, half of the workers of every player cascade from there to politics, at most five of each.
story-1763 = After the Seven Years’ War King George III issued the Royal Proclamation of 1763. It was a British law, and it said how territories in North America were to be governed. The French administrators had to leave. In the game there are no leaders for a while, either: in this century nobody can take one.
story-1775 = In 1775 Americans invaded, and British forces drove them back. Afterwards massive walls of stone and the great Citadelle were built, and the city was called the “Gibraltar of North America”. The Intendant’s Palace was destroyed in the same year. In the game a building with only one stage gets no token when it is completed in this century.
story-1800 = Between 1800 and 1830 a very large number of people came from Britain and Ireland. Québec City became a cosmopolitan capital, and a quarter of its people spoke English. In the game there are more workers as well: a player who starts a construction site in this century activates four workers instead of three.
story-1812 = In 1812 the United States tried to invade Canada. British forces and men who had been recruited in Canada drove them back. Afterwards the colony was tied more closely to the British Crown. In the game workers are missing, as if they had been recruited: a player who starts a construction site in this century activates only two workers instead of three.
story-1867 = In 1867 the British North America Act gave Canada a government of its own. Québec City did not become the capital of the country, but it became the seat of the new government of the province. In the game players who are behind get help: when the card is revealed, the leading player activates one worker, the next player two, and so on.
story-1871 = The Canal Commission of 1871 was a heavy blow to the economy of Québec City. Much of the trade by sea moved to industrial cities farther inland. In the long run the port of Montréal profited from it. In the game players lose workers: after the scoring of this century nobody keeps more than three active workers.
story-1917 = In 1917 there was a crisis about conscription, and it showed how divided the country was. Many French-speaking people did not want to be forced into military service. In 1918 there were violent riots in Québec City, and civilians were shot dead. In the game, before the scoring, players take their workers back from every zone in which they have only one or two.
story-1955 = The Winter Carnival of Québec has its roots in traditions of New France. In 1955 it took place officially for the first time. Its mascot is called Bonhomme. It became the largest and most famous winter festival in the world. In the game every player who has a worker in all five zones scores 5 points before the scoring of this century.
story-2001 = In 2001 the Summit of the Americas took place in Québec City. Tens of thousands of people came to demonstrate against globalisation; there had been nothing like it before. The police reacted with force, and that was controversial. In the game workers can only cascade into a zone if their player already has at least one worker there.
story-2008 = In 2008 Québec City celebrated its 400th anniversary with 300 events. There were stars such as Céline Dion, and important guests came from all over the world. The people of the city were proud of it and of its history. In the game only players who are present in all four coloured zones can cascade workers in this century.

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
