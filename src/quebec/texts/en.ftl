### English. How the catalogues work stands in docs/texts.md.

# The locale, for numbers and plurals.
locale = en-CA

## Numbers of things. Messages that refer to these get the number by the same name.

vp = { $points ->
    [one] { $points } VP
   *[other] { $points } VP
}
workers = { $number ->
    [one] { $number } worker
   *[other] { $number } workers
}
active-workers = { $number ->
    [one] { $number } active worker
   *[other] { $number } active workers
}
passive-workers = { $number ->
    [one] { $number } passive worker
   *[other] { $number } passive workers
}
with-stages = { $stages ->
    [0] without a stage
    [one] with { $stages } stage
   *[other] with { $stages } stages
}
stars = { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
buildings = { $number ->
    [one] 1 building
   *[other] { $number } buildings
}

## Lists

list-comma = { $head }, { $last }
list-semicolon = { $head }; { $last }
list-and = { $head } and { $last }
list-count = { $player } { $number }
labelled = { $label }: { $said }

## Zones

zone-religion = Religion
    .the = Religion
zone-politics = Politics
    .the = Politics
zone-economy = Economy
    .the = Economy
zone-culture = Culture
    .the = Culture
zone-citadelle = Citadelle
    .the = the Citadelle

## Districts; .action says what the district action does

district-protestant = Protestant district
    .the = the Protestant district
    .action = place 1 worker in the Citadelle and 1 in another zone
district-irish = Irish district
    .the = the Irish district
    .action = activate 1 worker, score 1 VP, and place 1 worker in a zone
district-jewish = Jewish district
    .the = the Jewish district
    .action = place 1 worker in a zone, then move 1 or 2 from one zone to another
district-municipal_administration = Municipal administration
    .the = the Municipal administration
    .action = place up to 2 workers in Religion or in Economy
district-provincial_administration = { $edition ->
    [2011] National administration
   *[2026] Provincial administration
}
    .the = { $edition ->
    [2011] the National administration
   *[2026] the Provincial administration
}
    .action = place up to 2 workers in Politics or in Culture
district-military_administration = Military administration
    .the = the Military administration
    .action = place up to 2 workers in the Citadelle
district-port = Port district
    .the = the Port district
    .action = activate 3 workers
district-mansion = { $edition ->
    [2011] Rich district
   *[2026] Mansion district
}
    .the = { $edition ->
    [2011] the Rich district
   *[2026] the Mansion district
}
    .action = start a construction site
district-business = Business district
    .the = the Business district
    .action = construct a stage on another building, with passive workers first
district-academic = Academic district
    .the = the Academic district
    .action = score 1, 3 or 4 VP if your workers are in 1, 2 or 3+ zones
district-entertainment = Entertainment district
    .the = the Entertainment district
    .action = score 1, 3 or 4 VP for 1, 2 or 3+ active workers
district-arts = Arts district
    .the = the Arts district
    .action = add a star to one of your tokens
district-archdiocese = Archdiocese
    .the = the Archdiocese
    .action = use any other religious district
district-seat_of_government = Seat of Government
    .the = the Seat of Government
    .action = use any other political district
district-trading_hub = { $edition ->
    [2011] Public market
   *[2026] Trading hub
}
    .the = { $edition ->
    [2011] the Public market
   *[2026] the Trading hub
}
    .action = use any other economic district
district-heritage_site = { $edition ->
    [2011] Social club
   *[2026] Heritage site
}
    .the = { $edition ->
    [2011] the Social club
   *[2026] the Heritage site
}
    .action = use any other cultural district

## Leaders; .power says what the leader does. The last two are those of the 2-player game.

leader-religious = Religious leader
    .the = the Religious leader
    .power = you also get the district action when you construct a stage on your own building
leader-political = Political leader
    .the = the Political leader
    .power = when a building is completed, all your workers on it may go to another coloured zone
leader-economic = Economic leader
    .the = the Economic leader
    .power = the neutral architect works for you until the end of the century
leader-cultural = Cultural leader
    .the = the Cultural leader
    .power = { $stages ->
    [2] each token you place scores { $bonus ->
        [0] 2 or 3
       *[1] 3 or 4
    } VP for its 2 or 3 stars
   *[1] each token you place scores { $bonus ->
        [0] 1, 2 or 3
       *[1] 2, 3 or 4
    } VP for its 1, 2 or 3 stars
}
leader-citadelle = Leader of the Citadelle
    .the = the Leader of the Citadelle
    .power = 3 of your workers go to the Citadelle, passive ones first
leader-political2 = Political leader
    .the = the Political leader
    .power = 2 workers go to each of two opposite zones, passive ones first
leader-economic2 = Economic leader
    .the = the Economic leader
    .power = you construct the next stage on the neutral architect’s building, with passive workers first

## Events; .effect says what the card does

event-1603 = Samuel de Champlain’s first voyage
    .year = 1603
    .effect = At the end of the game, the player with the largest group of adjacent buildings scores 8 VP; if tied, each does.
event-1663 = { $edition ->
    [2011] Birth of the Sovereign Council, roots of the Québec government
   *[2026] Birth of the Sovereign Council and the Government of Québec
}
    .year = 1663
    .effect = Tokens on two buildings in each of three colours: the first player to have them scores 8 VP, the second 4.
event-1665 = { $edition ->
    [2011] Arrival of Jean Talon as the first Intendant of Québec
   *[2026] Arrival of Jean Talon as Intendant of Québec
}
    .year = 1665
    .effect = A 3-star token in each of the four colours: the first player to have them scores 8 VP, the second 4.
event-1682 = Fort Québec fire, beginning of the French-Canadian architectural style
    .year = 1682
    .effect = Tokens on three Culture buildings: the first player to have them scores 8 VP, the second 4.
event-1756 = Seven Years’ War
    .year = 1756–1763
    .effect = Taking a leader activates no workers.
event-1759 = Battle of the Plains of Abraham
    .year = 1759
    .effect = After the Citadelle is scored, every player cascades into Politics, not just the majority.
event-1763 = Royal Proclamation and departure of the French elites
    .year = 1763
    .effect = No leader can be taken.
event-1775 = Fortification of Québec against the American invasion
    .year = 1775
    .effect = A building completed with a single stage gets no token.
event-1800 = Massive British immigration
    .year = 1800–1830
    .effect = Starting a construction site activates 4 workers.
event-1812 = { $edition ->
    [2011] War of 1812 against the United States
   *[2026] War against the USA
}
    .year = 1812
    .effect = Starting a construction site activates 2 workers.
event-1867 = { $edition ->
    [2011] Québec becomes a provincial capital
   *[2026] Québec becomes provincial capital
}
    .year = 1867
    .effect = Each player immediately activates workers according to their rank: 1 for first place, 2 for second, and so on.
event-1871 = { $edition ->
    [2011] Construction of naval canals, decline of the port of Québec
   *[2026] Canal Commission and decline of Québec’s port economy
}
    .year = 1871
    .effect = After this century is scored, each player keeps at most 3 active workers.
event-1917 = Conscription Crisis
    .year = 1917
    .effect = Before scoring, players take back their workers from every zone where they have only 1 or 2.
event-1955 = { $edition ->
    [2011] First official Québec Winter Carnival
   *[2026] First Winter Carnival of Québec
}
    .year = 1955
    .effect = Before scoring, each player with a worker in all five zones scores 5 VP.
event-2001 = { $edition ->
    [2011] Summit of the Americas and protest against globalization
   *[2026] Summit of the Americas and anti-globalization protests
}
    .year = 2001
    .effect = Players may only cascade into a zone where they already have a worker.
event-2008 = Québec City’s 400th anniversary
    .year = 2008
    .effect = Only players with a worker in all four coloured zones when scoring begins may cascade.

## Buildings

building-notre_dame_cathedral = Notre-Dame Basilica-Cathedral
    .the = the Notre-Dame Basilica-Cathedral
    .short = Notre-Dame
building-seminary = Seminary of Québec
    .the = the Seminary of Québec
    .short = Seminary
building-notre_dame_des_victoires = Notre-Dame-des-Victoires Church
    .the = Notre-Dame-des-Victoires Church
    .short = Victoires
building-hotel_dieu = Hôtel-Dieu Hospital
    .the = the Hôtel-Dieu Hospital
    .short = Hôtel-Dieu
building-chateau_st_louis = Château St. Louis
    .the = Château St. Louis
    .short = St. Louis
building-batterie_royale = Batterie Royale
    .the = the Batterie Royale
    .short = Battery
building-champlain_habitation = Champlain Habitation
    .the = the Champlain Habitation
    .short = Habitation
building-demers_house = Demers House
    .the = Demers House
    .short = Demers
building-dumont_house = Dumont House
    .the = Dumont House
    .short = Dumont
building-jacquet_house = Jacquet House
    .the = Jacquet House
    .short = Jacquet
building-jolliet_house = Louis Jolliet House
    .the = Louis Jolliet House
    .short = Jolliet
building-ursulines_chapel = Ursulines Chapel
    .the = the Ursulines Chapel
    .short = Ursulines
building-holy_trinity_cathedral = Cathedral of the Holy Trinity
    .the = the Cathedral of the Holy Trinity
    .short = Holy Trinity
building-cap_diamant_redoubt = Cap Diamant Redoubt
    .the = the Cap Diamant Redoubt
    .short = Cap Diamant
building-dauphine_redoubt = Dauphine Redoubt
    .the = the Dauphine Redoubt
    .short = Dauphine
building-chateau_haldimand = Château Haldimand
    .the = Château Haldimand
    .short = Haldimand
building-intendants_palace = Intendant’s Palace
    .the = the Intendant’s Palace
    .short = Intendant
building-barbel_house = Barbel House
    .the = Barbel House
    .short = Barbel
building-chevalier_house = Chevalier House
    .the = Chevalier House
    .short = Chevalier
building-maillou_house = Maillou House
    .the = Maillou House
    .short = Maillou
building-maizerets_manor = Maizerets Manor
    .the = Maizerets Manor
    .short = Maizerets
building-gervais_beaudoin_house = Gervais-Beaudoin House
    .the = Gervais-Beaudoin House
    .short = Beaudoin
building-jesuit_chapel = Jesuit Chapel
    .the = the Jesuit Chapel
    .short = Jesuits
building-archdiocese_of_quebec = Archdiocese of Québec
    .the = the Archdiocese of Québec
    .short = Archdiocese
building-kirk_hall = Kirk Hall
    .the = Kirk Hall
    .short = Kirk Hall
building-city_hall = City Hall
    .the = City Hall
    .short = City Hall
building-parliament = Parliament Building
    .the = the Parliament Building
    .short = Parliament
building-chateau_frontenac = Château Frontenac
    .the = Château Frontenac
    .short = Frontenac
building-louis_st_laurent = Louis St.-Laurent Building
    .the = the Louis St.-Laurent Building
    .short = St.-Laurent
building-customs_building = Customs Building
    .the = the Customs Building
    .short = Customs
building-thibaudeau_warehouse = Thibaudeau Warehouse
    .the = the Thibaudeau Warehouse
    .short = Thibaudeau
building-museum_french_america = Museum of French America
    .the = the Museum of French America
    .short = French America
building-capitol_theatre = Capitol Theatre
    .the = the Capitol Theatre
    .short = Capitol
building-saint_roch = Saint-Roch Church
    .the = Saint-Roch Church
    .short = Saint-Roch
building-saint_coeur_de_marie = Church of Saint-Cœur-de-Marie
    .the = the Church of Saint-Cœur-de-Marie
    .short = Cœur-de-Marie
building-andre_laurendeau = André Laurendeau Building
    .the = the André Laurendeau Building
    .short = Laurendeau
building-health_and_welfare = Health and Welfare Building
    .the = the Health and Welfare Building
    .short = Health
building-marie_guyart = Marie-Guyart Building
    .the = the Marie-Guyart Building
    .short = Marie-Guyart
building-le_concorde = Hotel Le Concorde
    .the = the Hotel Le Concorde
    .short = Concorde
building-price_building = Price Building
    .the = the Price Building
    .short = Price
building-grand_theatre = Grand Théâtre de Québec
    .the = the Grand Théâtre de Québec
    .short = Grand Théâtre
building-museum_civilization = Museum of Civilization
    .the = the Museum of Civilization
    .short = Civilization
building-museum_fine_arts = Museum of Fine Arts
    .the = the Museum of Fine Arts
    .short = Fine Arts
building-guy_fregault = Guy Frégault Building
    .the = the Guy Frégault Building
    .short = Guy Frégault

## A site where the building on it is known, and where it is not

site = { $building } ({ $code })
    .the = { $building-the } ({ $code })
site-bare = site { $code }
    .the = site { $code }

## A seat whose player's name is not known

seat = player { $number }

## Colours of the players

colour-black = Black
colour-white = White
colour-green = Green
colour-orange = Orange
colour-pink = Pink

## Centuries

century-1 = Century I
    .the = century I
    .title = { $edition ->
    [2011] Missionaries and first settlers
   *[2026] Missionaries and First Settlement
}
century-2 = Century II
    .the = century II
    .title = { $edition ->
    [2011] Between two empires
   *[2026] Between Two Empires
}
century-3 = Century III
    .the = century III
    .title = { $edition ->
    [2011] Urbanisation of a Capital
   *[2026] Urbanization of a Capital
}
century-4 = Century IV
    .the = century IV
    .title = { $edition ->
    [2011] A World Heritage Site
   *[2026] On the Way to World Heritage Status
}

## Actions of a turn

action-start = { $edition ->
    [2011] Start a new building
   *[2026] Start a construction site
}
action-stage = { $edition ->
    [2011] Contribute to a building
   *[2026] Construct a stage
}
action-leader = { $edition ->
    [2011] Take a leader card
   *[2026] Take a leader
}
action-send = { $edition ->
    [2011] Put a worker in a zone of power
   *[2026] Send 1 worker
}

## Sets of rules

ruleset-2011-family = 2011, family rules
ruleset-2011 = 2011, complete rules
ruleset-2011-events = 2011, complete rules with events
ruleset-2026 = 2026

## Facts: the log of a game

fact-turn-began = { $player }’s turn
fact-workers-passive-active = { $player } activates { workers }
    .did = activates { $number }
fact-workers-active-passive = { $player }: { active-workers } { $number ->
    [one] becomes
   *[other] become
} passive
fact-workers-active-zone = { $player } sends { active-workers } to { $zone-the }
    .did = sends { $number } to { $zone-the }
fact-workers-passive-zone = { $player } places { passive-workers } in { $zone-the }
    .did = places { $number } in { $zone-the }
fact-workers-zone-zone = { $player } moves { workers } from { $source-the } to { $zone-the }
    .did = moves { $number } from { $source-the } to { $zone-the }
fact-workers-zone-active = { $player }: { workers } in { $zone-the } { $number ->
    [one] becomes
   *[other] become
} active
fact-workers-zone-passive = { $player } returns { workers } from { $zone-the } to the supply
fact-workers-active-site = { $player } puts { active-workers } on { $building-the }
fact-workers-passive-site = { $player } puts { passive-workers } on { $building-the }
fact-workers-site-zone = { $player }: { workers } { $number ->
    [one] goes
   *[other] go
} from { $building-the } to { $zone-the }
fact-stage-constructed = { $player } constructs stage { $stage } on { $building-the }
    .did = constructs the { $stage ->
        [1] first
        [2] second
       *[3] third
    } stage of { $building-the }
fact-architect-placed = { $player } starts { $building-the }
    .did = starts { $building-the }
fact-architect-placed-neutral = { $player } starts { $building-the } with the neutral architect
    .did = starts { $building-the } with the neutral architect
fact-architect-left = { $player }’s architect leaves { $building-the }
    .did = completes { $building-the }
fact-architect-left-neutral = The neutral architect leaves { $building-the }
    .did = completes { $building-the }
fact-building-completed = Completed { with-stages }: { $building }
fact-token-placed = { $player } places a { $stars }-star token on { $building-the }
fact-token-raised = { $player } raises the token on { $building-the } to { stars }
    .did = raises the token on { $building-the } to { stars }
fact-leader-taken = { $player } takes { $leader-the }
    .did = takes { $leader-the }
fact-leaders-returned = All leaders are returned
fact-district-offered = { $player } may use { $district-the }
fact-district-chosen = { $player } chooses the action of { $district-the }
fact-declined = { $player } declines
fact-century-ended = { $century } ends
fact-zone-scored = { $zone } scoring: { $counts }
fact-cascade-blocked = { $player } does not cascade from { $zone-the } because of the { $event-year } event
fact-tiles-flipped = Never started: { $buildings }
fact-century-began = { $century } begins: { $century-title }
fact-event-revealed = The { $event-year } event is revealed: { $event }. { $event-effect }
fact-event-ended = The { $event-year } event is over: { $event }
fact-scored-zone = { $player } scores { vp } for workers in { $zone-the }
fact-scored-majority = { $player } scores { vp } for the majority in { $zone-the }
fact-scored-district = { $player } scores { vp } for { $district-the }
    .did = scores { vp }
fact-scored-leader = { $player } scores { vp } with the Cultural leader, for the token on { $building-the }
    .did = scores { vp }
fact-scored-event = { $player } scores { vp } for the { $event-year } event: { $event }
    .did = scores { vp } for { $event }
fact-scored-unfinished = { $player } scores { vp } for workers on { $building-the }, still under construction
fact-scored-active = { $player } scores { vp } for active workers
fact-scored-main_group = { $player } scores { vp } for { $building-the }, in their main group
fact-scored-building = { $player } scores { vp } for { $building-the }
fact-game-ended = The game is over: { $counts }. { $winning ->
    [one] { $winners } wins.
   *[other] { $winners } share the victory.
}

## Decisions: who chooses what

decision-action = { $player } chooses an action
    .you = Your turn: choose an action
decision-architect = { $player } chooses an architect for a new construction site
    .you = Choose an architect for a new construction site
decision-mansion = { $player } chooses an architect for a new construction site, or declines
    .you = Choose an architect for a new construction site, or decline
decision-site = { $player } chooses a site for their architect
    .you = Choose a site for your architect
decision-hired-site = { $player } chooses a site for the neutral architect
    .you = Choose a site for the neutral architect
decision-neutral-site = { $player } chooses a site for the neutral architect
    .you = Choose a site for the neutral architect
decision-complete = { $player } chooses a zone for their workers on { $site-the }
    .you = Choose a zone for your workers on { $site-the }
decision-stage = { $player } chooses where to construct a stage
    .you = Choose where to construct a stage
decision-business = { $player } may construct a stage on another building, with passive workers first
    .you = You may construct a stage on another building, with passive workers first
decision-arts = { $player } may add a star to one of their tokens
    .you = You may add a star to one of your tokens
decision-perform = { $player } may use { $district-the }
    .you = You may use { $district-the }
decision-lend = { $player } may use { $district-the } as another district
    .you = You may use { $district-the } as another district
decision-choose-leader = { $player } chooses a leader
    .you = Choose a leader
decision-pair = { $player } chooses two opposite zones for their workers
    .you = Choose two opposite zones for your workers
decision-divide = { $player } chooses how many workers go to { $zone-the }; the rest go opposite
    .you = Choose how many workers go to { $zone-the }; the rest go opposite
decision-place-anywhere = { $player } may place 1 worker in a zone
    .you = You may place 1 worker in a zone
decision-place-in-citadelle = { $player } may place 1 worker in the Citadelle
    .you = You may place 1 worker in the Citadelle
decision-place-elsewhere = { $player } may place 1 worker in a coloured zone
    .you = You may place 1 worker in a coloured zone
decision-place-municipal = { $player } may place up to 2 workers in Religion or Economy
    .you = You may place up to 2 workers in Religion or Economy
decision-place-provincial = { $player } may place up to 2 workers in Politics or Culture
    .you = You may place up to 2 workers in Politics or Culture
decision-place-military = { $player } may place up to 2 workers in the Citadelle
    .you = You may place up to 2 workers in the Citadelle
decision-place-how-many = { $player } chooses how many workers to place in { $zone-the }
    .you = Choose how many workers to place in { $zone-the }
decision-shift-from = { $player } may move 1 or 2 workers from one zone to another
    .you = You may move 1 or 2 workers from one zone to another
decision-shift-how-many = { $player } chooses how many workers leave { $zone-the }
    .you = Choose how many workers leave { $zone-the }
decision-shift-1-to = { $player } chooses where the worker from { $zone-the } goes
    .you = Choose where the worker from { $zone-the } goes
decision-shift-2-to = { $player } chooses where the two workers from { $zone-the } go
    .you = Choose where the two workers from { $zone-the } go
decision-send = { $player } chooses a zone for 1 active worker
    .you = Choose a zone for 1 active worker

## Moves: what choosing one does

move-action-start-enter = { action-start }: your architect enters the board
move-action-start-leave = { action-start }: your architect leaves { $site-the }, completed { with-stages }
move-action-start-choose = { action-start }, with your architect or the neutral one
move-action-stage = { action-stage }: you have { active-workers }
move-action-leader = { action-leader }: { $number ->
    [0] no worker is activated
   *[other] activate { workers } first
}
move-action-send = { action-send }: you have { active-workers }

move-architect-own-enter = Your architect, who enters the board
move-architect-own-leave = Your architect, who leaves { $site-the }, completed { with-stages }
move-architect-neutral-enter = The neutral architect, who enters the board
move-architect-neutral-leave = The neutral architect, who leaves { $site-the }, completed { with-stages }

# What else a start brings with it; $said is one of the above.
start-neutral-leaves = { $said }; the neutral architect leaves { $site-the }, completed { with-stages }
start-neutral-enters = { $said }; the neutral architect enters the board too
start-activates = { $said }; { $number ->
    [0] no worker is activated
   *[other] activate { workers }
}
start-ends-century = { $said }; no tile is left, so the century ends
start-ends-game = { $said }; no tile is left, so the game ends

move-site = { $site }: { $district }, { workers } for a stage
move-site-neutral = { $site }, neutral architect: { $district }, { workers } for a stage

move-stage = { active-workers } on { $site-the }, stage { $stage }
move-stage-action = { $said }, then { $district-the }: { $gain }
move-stage-own = { $said }; your own building, so no district action
move-stage-nothing = { $said }; { $district-the } would do nothing

move-business = { $workers } on { $site-the }, stage { $stage }
move-arts = Another star on { $site-the }, which makes { stars }
move-perform = Use { $district-the }: { $gain }
move-lend = As { $district-the }: { $gain }
move-leader = { $leader }: { $leader-power }
move-pair = Up to 2 workers each in { $zone-the } and { $opposite-the }
move-divide = { workers } in { $zone-the }, { $rest } in { $opposite-the }
move-place = { $workers } in { $zone-the }
move-place-up-to = Up to { workers } in { $zone-the }
move-shift-from = Out of { $zone-the }, where you have { workers }
move-shift-how-many = { workers } out of { $zone-the }
move-shift-to = { workers } from { $source-the } to { $zone-the }
move-send = 1 active worker to { $zone-the }, { $number ->
    [0] where you have no worker yet
   *[other] where you have { workers }
}
move-complete = { $number ->
    [one] Your worker on { $site-the } goes to { $zone-the }
   *[other] Your { workers } on { $site-the } go to { $zone-the }
}
move-complete-same = { $number ->
    [one] Your worker on { $site-the } goes to { $zone-the }, like all others
   *[other] Your { workers } on { $site-the } go to { $zone-the }, like all others
}
move-skip = Decline
move-skip-place = Place no worker
move-skip-shift = Move no worker

# What a district action gives, where that can be said beforehand
gain-action = { $district-action }
gain-points = { vp }
gain-workers = activate { workers }
gain-irish = { $number ->
    [0] score { vp } and place 1 worker in a zone
   *[other] activate { workers }, score { vp }, and place 1 worker in a zone
}

## A turn in one line: phrases in the infinitive, joined by "and"

turn = { $said }
turn-nothing = leave everything as it is
turn-start = start { $building-the }
turn-start-neutral = start { $building-the } with the neutral architect
turn-complete = complete { $building-the } { with-stages }
turn-abandon = leave { $building-the } without a stage
turn-stage = { $edition ->
    [2011] contribute to { $building-the }
   *[2026] construct a stage on { $building-the }
}
turn-leader = take { $leader-the }
turn-send = send { workers } to { $zone-the }
turn-move = move { workers } from { $source-the } to { $zone-the }
turn-redirect = send { workers } from that building to { $zone-the }
turn-activate = activate { workers }
turn-star = raise the token on { $building-the } to { stars }
turn-score = score { vp }
turn-decline = do without { $district-the }
turn-ends-century = end the century
turn-ends-game = end the game
turn-kind-start = { $edition ->
    [2011] start a new building
   *[2026] start a construction site
}
turn-kind-stage = { $edition ->
    [2011] contribute to a building
   *[2026] construct a stage
}
turn-kind-leader = take a leader
turn-kind-send = send 1 worker
turn-instead-start = if you { turn-kind-start }
turn-instead-stage = if you { turn-kind-stage }
turn-instead-leader = if you { turn-kind-leader }
turn-instead-send = if you { turn-kind-send }

## Why a turn is good, compared with another one or with the table as it is

why = { $reasons }
why-points = { $reasons }: { $points } if the century ended then
why-points-only = { $points } if the century ended then
why-points-ended = { $reasons }: { $points } in the scoring of the century
why-points-ended-only = { $points } in the scoring of the century
why-gain = +{ vp } for { $player }
    .you = +{ vp } for you
why-loss = −{ vp } for { $player }
    .you = −{ vp } for you
why-zone = { $zone-the }
why-majority = it takes the majority in { $zones }
why-majority-from = it takes the majority in { $zones } from { $player }
    .you = it takes the majority in { $zones } from you
why-cascade = { $number ->
    [one] { $number } more worker cascades to { $zone-the }
   *[other] { $number } more workers cascade to { $zone-the }
}
why-cascade-active = { $number ->
    [one] { $number } more worker becomes active after the scoring
   *[other] { $number } more workers become active after the scoring
}
why-at-once = it scores { vp } at once
why-buildings = buildings are worth { vp } more at the end of the game
    .you = your buildings are worth { vp } more at the end of the game
why-active = { $number } more active workers are ready for the next turns
why-leader = { $leader-the } helps until the century ends
why-ends = it ends the century at once
why-expected = { $gains }, estimated one or two rounds later
why-source-zones = { $points } points from zones
why-source-buildings = { $points } points from buildings
why-source-leaders = { $points } points from leaders
why-source-districts = { $points } points from districts
why-source-events = { $points } points from events
why-source-tempo = { $points } points from workers and tempo
why-source-others = { $points } points less for the strongest opponent
why-ahead = you can expect to end { $points } points further ahead than { $action }
why-ahead-equal = about as good: { $action }
why-ahead-choice = you can expect to end { $points } points further ahead than with the next best choice
why-ahead-choice-equal = another choice is about as good

## Kinds of moves

kind-do = whether to use the district action
kind-action = an action
kind-architect = an architect
kind-number = a number of workers
kind-zone = a zone
kind-leader = a leader
kind-pair = a pair of opposite zones
kind-district = a district
kind-site = a building

## Why a move is not legal now

reason-game_over = the game is over
reason-cannot_skip = this choice cannot be declined
reason-not_asked = first choose { $asked }
reason-too_few_active = { $number ->
    [0] you have no active worker for a stage
    [one] your one active worker is not enough for a stage on any building
   *[other] your { active-workers } are too few for a stage on any building
}
reason-no_free_stage = no building under construction has room for a stage
reason-no_active_worker = you have no active worker
reason-no_leaders_in_game = these rules are played without leaders
reason-leaders_closed = no leader can be taken this century because of the { $event-year } event ({ $event })
reason-has_leader = you already have { $leader-the } this century
reason-leader_not_in_game = { $leader-the } is not in this game
reason-leader_taken = { $by } has { $leader-the }
reason-not_your_token = you have no token on { $site-the }
reason-token_at_most = the token on { $site-the } has all its stars already
reason-other_colour = { $district-the } is of another colour
reason-nothing_to_do = { $district-the } would do nothing for you now
reason-zone_not_offered = { $zone-the } cannot be chosen here
reason-no_workers_there = you have no worker in { $zone-the }
reason-same_zone = the workers come from { $zone-the }; they go to another zone
reason-number_not_offered = { $number } is not offered here; choose a number from { $least } to { $most }
reason-site_occupied = an architect is already at work on { $site-the }
reason-site_completed = { $site-the } cannot be started any more
reason-site_waiting = { $site-the } only opens in { $century-the }
reason-neutral_not_yours = you do not have the neutral architect
reason-no_architect_there = no architect is at work on { $site-the }
reason-site_full = { $site-the } has all three stages already
reason-too_few_workers = a stage takes { $needed ->
    [one] { $needed } worker
   *[other] { $needed } workers
}, and you have { $there }
reason-same_building = the stage must be on a building other than { $site-the }

## What is wrong with something given

error-unknown_move = there is no move “{ $text }”; moves are words like “start”, “por1”, “rel”, “skip”
error-unknown_ruleset = there are no rules “{ $ruleset }”; choose one of: { $known }
error-players_not_allowed = the rules { $ruleset } are for { $least } to { $most } players, not { $players }{ $players ->
    [2] ; two players can play the 2011 rules
   *[other] { "" }
}
error-bad_weights = give a whole number of at least 1 for each of the { $needed } moves; there are { $there }
error-layout_length = a layout names { $needed } tiles, one for each site, not { $there }
error-unknown_tile = there is no tile “{ $tile }” (on { $site-the })
error-tile_of_other_colour = the tile “{ $tile }” belongs to { $tile_colour-the }, but { $site-the } is one of { $site_colour-the }
error-tile_twice = the tile “{ $tile }” lies on { $other-the } and again on { $site-the }; each tile lies there once
error-bad_first_player = with { $players } players there is no seat { $first }; the first seat is 0
error-not_a_whole_number = { $what ->
    [players] the number of players
    [seed] a seed
   *[first] the first player
} is a whole number, not { $given }
error-events_not_used = the rules { $ruleset } are played without events; give none
error-bad_events = give four events, one of each century in order, not “{ $events }”
error-unknown_language = there is no language “{ $language }”; choose one of: { $known }
error-bad_seed = a seed is a whole number from 0 to 2^128 − 1, not { $seed }
error-bad_count = play at least one game, not { $count }
error-bad_moves = give one whole number for each of the { $needed } games
error-illegal_move_in_game = move { $move } is not legal in game { $game }; its mask says which are
error-record_other_rules = a game under version { $recorded } of the rules cannot continue under version { $present }
error-record_event_hidden = this move begins { $century-the }, but the event of that century is not known; imagine the hidden events to play on
error-record_undo = you cannot undo { $count } moves: there are { $moves }
error-record_comment_place = you cannot comment after { $after } moves: there are { $moves }
error-record_no_such_move = there is no position after { $move } moves: there are { $moves }
error-record_bad_bot = the name of a bot is printable text without brackets, not “{ $bot }”
error-record_header_name = “{ $header }” cannot be the name of a further header: it is taken, or not made of letters, digits and hyphens

## What is wrong with a record or a position

damage-line = line { $line }: { $problem }
damage-move = line { $line }, { $text }: { $problem }
error-record_not_utf8 = this is not text in UTF-8
error-record_not_one = this is not a record: one begins with a line “Format”
error-record_format = the record is in version { $found } of the format; this program reads version { $known }
error-record_header_missing = the header { $header } is missing
error-record_header_bad = the header { $header } cannot hold “{ $text }”
error-record_header_twice = the header { $header } is there already, in line { $before }
error-record_header_late = headers come before the moves
error-record_line = this line cannot be read: { $text }
error-record_layout = the layout cannot be read: { $what }
error-record_edition = the rules { $ruleset } are of the edition { $edition }
error-record_rules_newer = this game was played under version { $found } of the rules; this program knows them up to version { $known }
error-record_rules_older = this game was played under version { $found } of the rules, which are now in version { $known }; it may come out differently
error-record_result = the record says { $recorded }, but the replay says { $replayed }
error-record_turn_not_over = turn { $turn } is not over yet
error-record_turn_over = turn { $turn } is over before this move
error-record_wrong_turn = this should be { $expected }
error-record_unknown_name = nobody here is called “{ $name }”
error-record_wrong_seat = { $expected } has to choose here, not { $found }
error-position_too_long = a position has at most { $most } characters, not { $there }
error-position_not_ascii = a position has plain ASCII characters only, not “{ $character }”
error-position_format = a position begins with { $format }, not “{ $given }”
error-position_fields = a position has { $needed } fields separated by spaces, not { $there }: { $fields }
error-position_field = in the field { $field }, “{ $given }” is not right; needed: { $needed }
error-position_number = in the field { $field }, “{ $given }” is not a number from { $least } to { $most }
error-position_rules_version = the position is of version { $version } of the rules, but here is version { $known }
error-position_hidden_events = { $count } events lie face down; given for them: { $given }, needed: { $needed }
error-position_hides_nothing = the position shows all its events, so none can be given for hidden ones: { $given }
error-position_reveals_event = “{ $move }” reveals an event that this position hides; give the full position
error-position_leaders_closed = seat { $seat } holds { $leader-the }, but under the { $event-year } event nobody does
error-position_leader_twice = seats { $other } and { $seat } both hold { $leader-the }
error-position_two_architects = two architects stand on { $site-the }; a building has one at most
error-position_site_waiting = { $site-the } belongs to { $century-the }, so nothing can be on it yet
error-position_neutral_unused = the neutral architect is on { $site-the }, but nobody holds the Economic leader
error-position_stages_without_architect = { $site-the } has stages but no architect
error-position_architect_on_completed = { $site-the } is completed, but an architect stands on it
error-position_not_bare = { $site-the } has a token or is of a past century, so it is not listed as bare
error-position_workers = seat { $seat } has { $there } workers in all; there should be { $needed }
error-position_no_choice = there is nothing to choose for { $pending }
error-position_not_over = the game cannot be over in { $century-the } as the position stands
error-position_pending = { $pending } cannot come up in this position
error-position_other_seat = seat { $seat } cannot have { $effect } pending in the turn of seat { $turn }
error-position_of_other_deal = this position has other rules, players, tiles, events or another first player than the game
error-position_in_turn = a game can start from a position in which somebody chooses the action of a turn
error-position_has_deal = a position has its own layout, events and first player; leave them out

## The page

page-board = The board
page-zone = { $zone }, scored as number { $number }: { $counts }
page-district = { $district }, { workers } for a stage.
page-explained = { $district }: { $district-action }
page-site-waiting = { $site }, { $zone }: waits for { $century-the }.
page-site-available = { $site }, { $zone }: available construction site.
page-site-under_construction = { $site }, { $zone }: under construction, { with-stages }.
page-site-completed = { $site }, { $zone }: completed.
page-architect = { $player }’s architect is at work.
page-architect-neutral = The neutral architect is at work.
page-stages = Stages by { $people }.
page-token = Token of { $player } with { stars }.
page-you = you
page-bot = bot
page-vp = VP
page-active = { $number } active
page-passive = { $number } passive
page-player = { $player }: { vp }
page-players = Players
page-leaders = Leaders
page-leader-free = free
page-no-leaders = These rules are played without leaders.
page-leaders-closed = No leader can be taken this century: { $event-year }, { $event }.
page-no-leader = no leader
page-tokens = Star tokens
page-events = Events
page-century = { $century }, { $century-title }
page-choices = Choices
page-explanation = Explanation
page-point = Point at a tile, a card or a button to see what it does.
page-forecast = Forecast
page-ledger = Ledger
page-log = Log
page-now = Now
page-after = After this move
page-forecast-title = If the century ended now
page-cascading = ▸ cascade to the next zone
page-other = Other points
page-points = Total VP
page-score-then = Resulting score
page-buildings = Buildings at the end
page-buildings-counted = of that, buildings
page-change = change from this move
page-this-move = What this move does
page-why-not = Not now: { $reason }
page-since = Since your last turn
page-nothing-since = Nothing yet
page-undo = Undo
page-restart = Restart turn
page-rewind = Take back my last turn
page-confirm = Confirm
page-hint = Hint
page-hint-about = What would a strong player do?
page-hint-asks = Looking for a hint…
page-hint-kind = A strong player would { $action }.
page-hint-more = Show the whole turn
page-what-if = What if…
page-what-if-about = Play on with all seats and see what comes of it. Nothing here touches the table.
page-what-if-drawn = The event was drawn at random here: nobody knows the real one. Nothing here touches the table.
page-what-if-back = Back to the game
page-count = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
page-waiting = Waiting for { $player }
page-source = Source
page-total = Total
page-chart = Where each player’s points come from
page-final = Final result
page-continue = Continue
page-scoring = Scoring { $century-the }
page-scoring-final = Final scoring
page-scoring-step = Step { $number } of { $total }
page-scene-completing = The last turn of { $century-the }
page-scene-next = After { $century-the }
page-played = { $player } { $said }
page-majority = { $number } each: { $people } share the majority.
page-majority-one = { $people } has the majority with { $number }.
page-main-group = { $player }’s main group: { buildings }, { stars }, worth { vp }
page-group = A group of { $player }: { buildings }, { stars }, worth { vp }
page-other-buildings = Other buildings: { buildings }, { stars }, worth { vp }
page-all-buildings = { $player }: { buildings }, { stars }, worth { vp }
page-largest-group = The largest group: { buildings }
page-again-show = Watch this scoring
page-again-final = Watch the final scoring
page-built = What you built
page-built-page = As a page to share
page-story = Its history
page-built-by = What { $player } built
page-built-none = No building with a token
page-back = Back
page-skip = Skip
page-choose = Choose
page-rank = { $number }.
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-all = Whole board
page-system = System
page-replay = Replay
page-replay-watch = Watch replay
page-replay-moment = Point in the game
page-replay-step = { $century }, move { $number } of { $total }
page-replay-begin = The game begins.
page-replay-first = Jump to the start
page-replay-back = Step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = Step forward
page-replay-last = Jump to the end
page-replay-speed = Speed
page-replay-result = Result
page-replay-present = { $number ->
    [0] Back to the game
   *[other] Back to the game (+{ $number })
}
page-fork = Play on from here
page-fork-about = This starts a new game from this point. Events still face down are redrawn.
page-fork-mine = I’ll play
page-record = Download the record
page-copy-link = Copy link
page-copied = Copied
page-analyse = Analyse
page-analysis = Analysis
page-analysis-begun = Analysing the game…
page-analysis-working = { $done } of { $total } positions analysed
page-analysis-done = Analysis complete.
page-analysis-failed = The analysis could not be completed.
page-analysis-again = Try again
page-analysis-here = { $place }: { $shares }
page-analysis-follow = Highlight this line
page-analysis-played = played
page-analysis-table = Show the curve as a table
page-analysis-all = All { $number } costly moves
page-analysis-few = Costliest moves only
page-kept = Your move is saved and will be sent once you are back online.
page-unreachable = The server cannot be reached. Please try again.
page-try-now = Retry now
page-missed = While you were offline
page-close = Close
page-new-version = A new version is available.
page-reload = Reload
page-menu = Menu
page-theme = Theme
page-light = Light
page-dark = Dark
page-language = Language
page-tagline = Four centuries of building, 1608–2008
page-play-now = Play now
page-play-now-about = You and two bots, 2026 rules
page-one-screen = On one screen
page-one-screen-about = 2 to 5 players sharing this device
page-friends = With friends
page-friends-about = Share a link; no account needed
page-load = Load a game
page-load-about = Replay and analyse it
page-my-games = Your games
page-your-turn = Your turn
page-plays = { $player }’s turn
page-over = Finished
page-gathering = Waiting for players
page-your-name = Your name
page-rules = Rules
page-rule = The rules on this
page-number-of-players = Players
page-make-table = Start the game
page-lost = Connection lost. Reconnecting…
page-home = Back to the start page
page-link = Send this link to the others
page-rematch = Play again
page-loading = Loading…
page-server-starting = The server is starting, and may be bringing its database up to date. This page opens by itself in a moment.
page-not-built = The page has not been built yet. In the checkout, this builds it and starts the server:
page-bot-name = { $bot } ({ $colour })
page-bot-random = Random
page-bot-greedy = Greedy
page-bot-search = Far-sighted
page-bot-hurrier = Hurrier
page-bot-hoarder = Hoarder
page-bot-planner = Planner
page-bot-garrison = Garrison
page-bot-spoiler = Spoiler
page-bot-imitator = Imitator
page-bot-level-1 = Novice
page-bot-level-2 = Apprentice
page-bot-level-3 = Journeyman
page-bot-level-4 = Builder
page-bot-level-5 = Foreman
page-bot-level-6 = Master builder
page-bot-level-7 = Master
page-bot-level-8 = Grand master
page-bot-level-9 = Legend
page-level = { $number } · { $bot }
page-bot-plays = bot is playing
page-resigned = resigned
page-must-confirm = Turn complete: confirm it or undo
page-confirms = Waiting for { $player } to confirm
page-agreed = Game ended by agreement
page-called-off = The game was cancelled
page-frozen = This game was played under another version of the rules, so it can only be viewed.
page-speed = Animation speed
page-speed-slow = Slow
page-speed-normal = Normal
page-speed-fast = Fast
page-speed-none = No animation
page-play-settings = During play
page-automatic = Confirm my turns automatically
page-shortcuts = Keyboard shortcuts
page-help = Help
page-keys = Keyboard shortcuts
page-keys-about = Tab moves between choices and Enter picks one. The arrow keys move around the board. You can also press:
page-key-numbers = the choice with that number
page-key-board = go to the board
page-key-choices = go to the choices
page-key-escape = deselect an action, close a window
page-key-help = show these keys
page-key-story = the history of the building pointed at
page-next-game = Next game
page-next-game-about = { $number ->
    [one] { $number } game is waiting for you
   *[other] { $number } games are waiting for you
}
page-table = The table
page-resign = Resign
page-resign-sure = Resign this game? A bot will play on for you.
page-propose-end = Propose ending the game
page-end-proposed = { $player } proposes ending the game here, with no winner.
page-end-waits = Waiting for the others to answer.
page-agree = Agree
page-decline = Keep playing
page-take-over = Let a bot play for me
page-take-over-for = Let a bot play for { $player }
page-give-back = Take my seat back
page-give-back-about = A bot is playing for you.
page-save-record = Download the record
page-time-left = { $player } has { $time } left
page-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
page-hours = { $time } h
page-lobby = Lobby
page-lobby-join = Join
page-lobby-to-table = To the table
page-lobby-free = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}
page-lobby-empty = Nobody is waiting for others right now. Look for a game: the next person to come will find you, and bots join if nobody does.
page-lobby-find = Find me a game
page-lobby-watch = { $number ->
    [one] Watch a game
   *[other] { $number } games to watch
}
page-lobby-invited = { $number ->
    [one] You are invited to a table
   *[other] You are invited to { $number } tables
}
page-watch-link = Link to watch
page-listed = List the table in the lobby: anybody may join
page-free-seat = free seat
page-seat-bot = Who plays at seat { $number }
page-copy = Copy
page-start = Start
page-start-waits = Fill every seat to start.
page-start-ready = All seats are taken: you can start.
page-owner-starts = Waiting for the table’s owner to start the game.
page-starts-itself = The game starts as soon as every seat is taken.
page-leave = Leave the table
page-call-off = Cancel the game
page-join = You’re invited to a game
page-join-about = Enter your name and take a seat. No account needed.
page-join-by = { $owner } invites you to a game
page-agreed-live = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} each, plus { $seconds } s for each turn
page-agreed-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
} for each decision
page-agreed-rewinds = confirmed turns can be taken back
page-agreed-hints = hints are allowed
page-arranged = Chosen by the owner, not drawn: { $chosen }
page-arranged-known = The owner knows which event cards lie face down.
page-absent-in = Possible once they have been away for a while: in { $seconds } s
page-absent-here = Possible once they have been away for a while; they are here
page-sit-down = Take a seat
page-no-link = This link is incomplete.
page-options = Change players and rules
page-with-bots = Against bots
page-learn = Learn
page-learn-about = Short lessons on the real board
page-first-time = New to Québec?
page-first-time-about = The course takes about twenty minutes and can be left at any time.
page-first-time-learn = Take the course
page-first-time-play = Play right away
page-helper = Scoring helper
page-tales = History
page-person = Human player
page-by-link = Invite by link
page-seats = Seats
page-seat = Seat { $number }
page-seat-colour = Colour of seat { $number }
page-seat-name = Name at seat { $number }
page-seats-about = The first player is chosen at random.
page-players-about = Two to five players; the 2026 edition needs at least three.
page-rules-about-2026 = The new edition, with its names and events.
page-rules-about-2011 = The first edition with all its rules.
page-rules-about-2011-events = The first edition and its event cards.
page-rules-about-2011-family = Simpler: no leaders, and no cascades between zones.
page-layout = Layout
page-layout-random = Random
page-layout-random-about = The 44 buildings are dealt at random, as the rules say.
page-layout-introductory = Introductory
page-layout-introductory-about = A fixed, balanced layout for first games.
page-events-drawn = Random
page-events-drawn-about = One card per century, revealed when the century begins.
page-events-chosen = Chosen
page-events-chosen-about = You choose the four cards.
page-events-none-about = These rules have no events.
page-clock = Clock
page-clock-none = None
page-clock-none-about = No time limit.
page-clock-live = Live
page-clock-live-about = A set number of minutes for the game, plus seconds for each turn.
page-clock-correspondence = Correspondence
page-clock-correspondence-about = A set number of days for each decision.
page-minutes = Minutes
page-seconds-more = Seconds per turn
page-days-each = Days per decision
page-rewinds = Taking back
page-rewinds-on = Confirmed turns, too
page-rewinds-off = Only before confirming
page-rewinds-on-about = You can take back turns that you have confirmed, up to the last revealed card.
page-rewinds-off-about = A turn that you have confirmed stays.
page-rewinds-none-about = With other people or a clock, a confirmed turn stays.
page-hints = Hints
page-hints-on = Allowed
page-hints-off = Not allowed
page-hints-on-about = Everybody here may ask what a strong player would do.
page-hints-off-about = Nobody can ask what a strong player would do.
page-make-invite = Create the table
page-action-start = { $edition ->
    [2011] Start a building
   *[2026] Start a site
}
page-action-stage = { $edition ->
    [2011] Contribute
   *[2026] Construct a stage
}
page-action-leader = Take a leader
page-action-send = Send 1 worker
page-use = Use it
page-architect-own-short = My architect
page-architect-neutral-short = Neutral architect
page-pair = { $zone } + { $opposite }
page-chat = Chat
page-chat-seats = Everyone at the table can read this.
page-chat-watchers = Other spectators can read this; the players cannot.
page-say = Write a message
page-send = Send
page-somebody = somebody
page-mute = Hide messages from { $player }
page-unmute = { $number ->
    [one] Show messages from one person again
   *[other] Show messages from { $number } people again
}
page-unread = { $number ->
    [one] 1 new message
   *[other] { $number } new messages
}
page-quiet = Do not announce chat messages
page-notices = Tell me in the browser when it is my turn
page-notices-refused = The browser does not allow notifications from this page. Allow them in its settings for this site.
page-volume = Sound
page-volume-off = off
page-share = Share
page-share-moment = This moment as a picture and a link
page-share-game = This game as a picture and a link
page-share-picture = The picture
page-share-png = Save as PNG
page-share-svg = Save as SVG
page-share-send = Send…
page-share-scores = Points in the course of the game
page-share-private = The picture is made in your browser; nothing is sent anywhere.
page-here = online
page-away = away
page-watching = { $number ->
    [one] 1 watching
   *[other] { $number } watching
}
page-account = Account
page-guest-about = You are playing as a guest in this browser. With an account, your games follow you to other devices.
page-signed-in = You are signed in as { $player }.
page-sign-in = Sign in
page-sign-up = Create an account
page-sign-out = Sign out
page-login = Username
page-password = Password
page-old-password = Current password
page-new-password = Change password
page-password-about = At least 8 characters.
page-password-changed = Password changed. Your other devices have been signed out.
page-bring = Bring my guest games along
page-devices = Your devices
page-this-device = this device
page-rated = Rating
page-rated-on = for ratings
page-rated-off = just for fun
page-rated-on-about = The result changes the ratings of all who play. Everybody needs an account, there is a clock, everything is drawn, and leaving counts as the last place.
page-rated-off-about = The result changes no rating.
page-agreed-rated = for ratings
page-rating = { $value } ± { $within }
page-my-notices = Notices
page-export = Download my data
page-forget = Delete my data
page-forget-about = Your name and messages are deleted for good, and bots take over your seats.
page-forget-sure = Delete for good
page-leave-sure = Leave the table? A bot plays on until someone takes your seat.
page-remove-for = Remove { $player } from the table
page-no = No
page-sure = Yes
page-colours-about = Each player has a colour and a shape.
page-bot-random-about = Random plays any legal move.
page-bot-greedy-about = Greedy takes whatever scores most right away.
page-bot-level-1-about = A novice sees one choice at a time and forgets the leaders.
page-bot-level-2-about = An apprentice sees only part of its turn, and thinks of its own points alone.
page-bot-level-3-about = A journeyman plays whole turns, but overlooks leaders, groups and the others.
page-bot-level-4-about = A builder plays whole turns, but overlooks groups and slips now and then.
page-bot-level-5-about = A foreman misses nothing within a turn, but cares little for what the others gain.
page-bot-level-6-about = A master builder has the experience of thousands of games, but slips now and then.
page-bot-level-7-about = A master has the experience of thousands of games, but does not foresee your reply.
page-bot-level-8-about = A grand master looks a few rounds ahead, but expects everybody to play as it does.
page-bot-level-9-about = A legend looks far ahead, and learns from your turns how you play.
page-bot-hurrier-about = The hurrier ends every century as soon as it can.
page-bot-hoarder-about = The hoarder keeps workers in hand and lets a century last.
page-bot-planner-about = The planner wants all its buildings in one large group.
page-bot-garrison-about = The garrison wants the Citadelle before anything else.
page-bot-spoiler-about = The spoiler plays against the leading player.
page-bot-imitator-about = The imitator plays as another program did in recorded games.
page-bot-other-about = A bot from another package.
page-clock-expiry = When time is up
page-clock-expiry-bot = a bot plays on
page-clock-expiry-resign = the player resigns
page-with = with { $people }
page-scoring-on = { $number ->
    [one] 1 worker cascades to { $zone-the }.
   *[other] { $number } workers cascade to { $zone-the }.
}
page-scoring-home = { $number ->
    [one] 1 worker becomes active.
   *[other] { $number } workers become active.
}
page-scoring-stay = Nobody cascades from here.
page-scoring-nobody = No workers here.

## What the signs of a game mean

page-legend = What am I looking at?
term-order = Order of scoring
term-order-about = When the century ends, the zones are scored in the order of these numbers.
term-workers = Workers in a zone
term-workers-about = How many workers each player has here. Each of them is 1 VP when the zone is scored.
term-majority = Underlined: the majority
term-majority-about = The most workers in this zone. Half of them cascade to the next zone when it is scored.
term-bonus = Underlined: the majority
term-bonus-about = The most workers in this zone. They bring a bonus when it is scored.
term-cascade = ▸ Cascade
term-cascade-about = This many workers cascade to the next zone after they have scored, and score there, too.
term-district = A district
term-district-about = Its picture shows what you may do when you construct a stage on somebody else’s building there.
term-dots = Dots
term-dots-about = The price of a stage at this district: one active worker for each dot.
term-waiting = A dashed building
term-waiting-about = It waits for its century; the numeral says which.
term-available = A plan
term-available-about = This building can be started now.
term-architect = An architect
term-architect-about = The building belongs to this player until the architect leaves it. Then it is completed.
term-stage = A stage
term-stage-about = Up to three on a building, by anybody. Its workers stay until the building is completed.
term-stars = Stars
term-stars-about = A token has a star for each stage of its building. More stars score more at the end of the game.
term-group = An outline
term-group-about = Buildings of one player that touch. The most valuable group scores most at the end of the game.
term-active = Active workers
term-active-about = Ready to be placed: they build stages and go to zones.
term-passive = Passive workers
term-passive-about = In the supply. They can be placed when something has activated them.
term-leader = A leader
term-leader-about = Helps the player who has it until the century ends. Each player can have one.
term-points = Points
term-points-about = The victory points so far. The highest total wins.
term-century = Centuries
term-century-about = The game has four. The zones are scored when one ends.
term-glow = A bright ring
term-glow-about = It can be chosen now.

## The command quebec

play-title = Québec, rules { $rules }, seed { $seed }

## The terminal

terminal-title = Québec, rules { $rules }
terminal-event = Event { $event-year }, { $event }. { $event-effect }
terminal-help = help
    .about = list the commands
terminal-undo = undo
    .about = undo the last choice
terminal-restart = restart
    .about = start the whole turn over
terminal-forecast = forecast
    .about = show the scoring if the century ended now
terminal-ledger = ledger
    .about = show where each player’s points come from
terminal-why = why
    .about = explain why a move is not legal, as in: why por1
terminal-hint = hint
    .about = what would a strong player do? once more: the whole turn
terminal-save = save
    .about = save the game to a file
terminal-load = load
    .about = load a game from a file
terminal-quit = quit
    .about = leave the game
terminal-undone = Undone: { $move }
terminal-turn-restarted = Your turn starts over.
terminal-saved = Saved to { $file }
terminal-loaded = Loaded from { $file }
terminal-cannot-save = { $file } cannot be written: { $problem }
terminal-cannot-load = { $file } cannot be read: { $problem }
page-winners = { $winning ->
    [one] { $winners } wins with { vp }.
   *[other] { $winners } share the victory with { vp } each.
}
terminal-unknown-command = There is no command or move “{ $text }”; “{ terminal-help }” lists the commands.
terminal-not-legal = “{ $move }” is not possible: { $reason }.
terminal-legal = “{ $move }” is possible now.
terminal-player = Player
terminal-score = Score
terminal-active = Active
terminal-passive = Passive
terminal-leader = Leader
terminal-architect = Architect
terminal-workers = Workers
terminal-points = Points
page-zone-heading = Zone
terminal-building = Building
terminal-stages = Stages
terminal-total = Total
terminal-other = Other
terminal-reason = Reason
terminal-forecast-title = If the century ended now

## The terminal: the screen

terminal-legend = () free  @ architect+stages  * token+stars  -- bare  ·3 century  = neutral
terminal-points-short = VP
terminal-active-short = active
terminal-passive-short = passive
short-leader-religious = Religious
short-leader-political = Political
short-leader-economic = Economic
short-leader-cultural = Cultural
short-leader-citadelle = Citadelle
short-leader-political2 = Political
short-leader-economic2 = Economic
terminal-more-choices = type “{ terminal-choices }” to see all of them
terminal-press-enter = [Enter: continue]
terminal-forecast-note = >2: two workers cascade to the next zone, or become active after the last one

## The terminal: where points come from

source-zone = Workers in zones
source-majority = Majorities
source-district = Districts
source-leader = Cultural leader
source-event = Events
source-unfinished = Unfinished buildings
source-active = Active workers
source-main_group = Main group
source-building = Other buildings
ledger-empty = Nobody has scored yet.

## The terminal: more commands; .about says what each does

terminal-board = board
    .about = show the board
terminal-zones = zones
    .about = show the workers in the zones of power
terminal-players = players
    .about = show each player’s points, workers and leader
terminal-works = works
    .about = show the buildings under construction
terminal-choices = choices
    .about = show the choices again, in full
terminal-events = events
    .about = show the events in force
terminal-log = log
    .about = show the latest log lines; { terminal-log } 50 or { terminal-log } { terminal-all } for more
terminal-all = all
terminal-rules = rules
    .about = list the rules, or show one, as in: rules R5.3

## The terminal: answers

terminal-help-moves = Type the number of a choice or its notation (start, por1, rel), or one of these commands:
terminal-choose-hint = Type the number of a choice, or “{ terminal-help }”.
terminal-no-works = No building is under construction.
terminal-no-events = No event is in force.
terminal-rules-hint = “rules R5” shows a chapter, “rules R5.3” a rule.
terminal-rules-unknown = There is no rule { $rule } at this table; “{ terminal-rules }” lists them.
terminal-why-usage = Which move? As in: why por1
terminal-hint-more = “{ terminal-hint }” once more tells the whole turn.
terminal-hint-people = Hints are for games of one person against bots.
terminal-save-usage = To which file? As in: save game.quebec
terminal-load-usage = From which file? As in: load game.quebec
terminal-undo-nothing = There is nothing to undo.
terminal-undo-card = An event has been revealed since your last choice, so it can no longer be undone.
terminal-restart-nothing = Nothing has been chosen in this turn yet; “{ terminal-undo }” undoes the choice before it.
terminal-restart-card = An event has been revealed in this turn, so it can no longer be started over.
terminal-go-on = Game saved. Continue with: quebec play --load { $file }
terminal-kept = Game saved. Watch it again with: quebec replay { $file }

## The terminal: a game seen again

terminal-replay-hint = Enter next · b back · t next turn · c next century · number of a move · q quit
terminal-record-ends = The record ends here: { $player } has to choose.
terminal-replay-place = Move { $number } of { $total }
terminal-replay-no-move = There is no move { $text }; there are { $total }.

error-unknown_bot = there is no bot { $bot }; there are { $known }
error-unknown_character = there is no character { $name }; there are { $known }, and all
error-broken_bot = the bot { $bot } cannot be made: { $why }
error-bot_gave_up = the bot { $bot } failed: { $why }
error-unknown_seat = there is no seat { $seat } in this game; choose among: { $known }
error-unknown_kind_of_player = there is no player “{ $text }”; choose among: { $known }
error-seats_differ = give one entry for each of the { $players } players, not { $given }
error-no_game_kept = no game has been saved in { $place } yet
error-file_not_a_game = it exists and is not a game of Québec
error-file_too_large = it is too large for a game

## What a program that plays did wrong: the rest of a sentence that begins with its name

forfeit-engine_cannot_start = cannot be started: { $why }
forfeit-engine_no_greeting = did not greet within { $seconds } s of its start
forfeit-engine_version = speaks version { $version } of the protocol, not { $known }
forfeit-engine_rules = does not play the rules { $rules }; it plays { $known }
forfeit-engine_silent = has not answered for { $seconds } s
forfeit-engine_slow = took { $seconds } s to answer, and had { $most } s
forfeit-engine_crashed = ended in the middle of the game ({ $how }); its last words: { $why }
forfeit-engine_hung_up = closed its output in the middle of the game
forfeit-engine_flooded = said more than { $most } bytes in one answer
forfeit-engine_long_line = said a line of more than { $most } bytes
forfeit-engine_illegal_move = played “{ $move }”, which is not legal; legal were: { $known }
forfeit-engine_out_of_turn = said “{ $move }” when nobody asked
forfeit-engine_refused = refused to play: { $why }
error-engine_command = the command “{ $text }” cannot be understood: { $why }
error-engine_not_found = there is no program “{ $name }” that can be run
error-engine_option = the engine { $bot } cannot have the option { $name }: { $why }
error-engine_no_info = the engine { $bot } does not say what it expects each seat to score
## Simulations and their statistics

stats-title = Rules { $rules }, { $players } players, { $count } games ({ $bots })
stats-note = error bars show 95% confidence intervals
stats-bots = Players
stats-bot = Player
stats-rows = Seats played
stats-seats = Seat advantage
stats-leaders = Value of leaders
stats-events = Value of events
stats-sources = Points by source and century
stats-length = Length of the game
stats-place = Turn order
stats-score = Mean score
stats-lead = Above the table’s mean
stats-win-share = Win share
stats-century = Century
stats-leader = Leader
stats-no-leader = no leader
stats-taken = Taken
stats-with = With
stats-others = Others
stats-difference = Difference
stats-event = Event
stats-games = Games
stats-spread = First to last
stats-turns = Turns
stats-card-points = VP of the card
stats-source = Source
stats-source-goal = Event of century I
stats-final = Final scoring
stats-winners = Winners
stats-whole-game = Whole game
stats-end-start = Ended by a start
stats-end-idle = by a player without workers
stats-decisions = Decisions in a game
stats-axis-place = Place in turn order, 1 begins
stats-axis-win-share = Win share (%); dashed: an equal share
stats-axis-lead = VP above the table’s mean
stats-axis-difference = VP more than the others at the table
stats-axis-event-score = Mean score, VP from that of all games
stats-axis-spread = VP from first to last
stats-axis-turns = Turns in the game
stats-axis-points = Mean VP of a player
stats-scores = Distribution of scores
stats-everybody = Everybody
stats-rank = Place { $rank }
stats-median = Median
stats-adjusted = Value, no matter who had it
stats-adjusted-note = Compared with the others at the table: the same bot, order of turns, and points at the beginning of the century. No number: there are too few games, or it always goes to the same kind of seat.
stats-adjusted-hint = Values that do not depend on who had them need NumPy: { $command }
stats-adjusted-leaders = Leaders, no matter who took them
stats-adjusted-ends = Ending a century
stats-adjusted-districts = Districts, each use of their action
stats-what = What
stats-ended = ended the century
stats-seats-with = Seats
stats-uses = Uses
stats-adjusted-points = VP
stats-adjusted-wins = Win share
stats-own = Own part
stats-axis-adjusted = VP more than the others at the table, all else equal
stats-axis-score = Final score
stats-axis-share-of-seats = Share of the seats (%)

error-bot_failed = the bot { $bot } failed on seat { $seat } in the game of seed { $seed }: { $why }
error-bad_budget = a budget is a number of units of work such as 200, or a time such as 50ms or 0.1s, not “{ $text }”
error-bad_jobs = use at least one process, not { $count }
error-simulation_unsaid = say how many games with --games, and who plays with --players
error-simulation_exists = { $file } exists; continue with --resume, or start over with --force
error-simulation_not_known = nothing tells which settings { $file } was made with; start over with --force
error-simulation_settings = { $file } does not hold the settings of a simulation; start over with --force
error-simulation_differs = { $file } was started with { $what } { $before }, not { $given }; continue with that, or start over with --force
error-cannot_write = { $file } cannot be written: { $why }
error-weights_unreadable = { $file } is not a file of weights: { $why }
error-weights_differ = { $file } was made for version { $given } of { $what }, but this program has { $own }; retrain with: quebec train
error-weights_players = these weights are for { $known } players, not { $players }
error-cannot_read = { $file } cannot be read: { $why }
error-training_count = --{ $what } is at least 1, not { $count }
error-training_settings = { $file } does not hold the settings of a training
error-training_exists = there is a training in { $file }; continue with --resume, or choose another folder
error-training_differs = the training in { $file } was started with { $what } { $before }, not { $given }; continue with that, or choose another folder
error-extra_missing = this needs { $package }; install it with: { $command }
error-server_needs_posix = a server runs on Linux and macOS; on Windows, start it in WSL
error-table_suffix = the name of a table ends in “.parquet” or “.csv”; that of { $file } does not
error-table_columns = { $file } is not a table of simulated games: it has no column { $name }
error-table_unreadable = { $file } cannot be read as a table of simulated games: { $why }
error-table_mixed = { $file } has games of several kinds ({ $known }); statistics are of one kind
error-plot_suffix = { $file } is neither a directory nor a picture; pictures are { $known }

## What happened at a table of the server besides facts

act-created = The table was created
act-created-arranged = The table was created; chosen instead of drawn: { $chosen }
act-joined = { $player } took a seat
act-left = { $player } left the table
act-bot_seated = The bot { $bot } took the seat of { $player }
act-seat-opened = The seat of { $player } is free again
act-started = The game began
act-closed = The table was closed
act-moved = { $player }: { $move }
act-undone = { $player } undid the last choice
act-restarted = { $player } restarted the turn
act-rewound = { $player } took back the last turn
act-confirmed = { $player } confirmed the turn
act-wished = { $player }’s turns are confirmed automatically
act-unwished = { $player } confirms turns by hand again
act-taken_over = The bot { $bot } plays for { $player }
act-taken_over-absent = { $player } was away; the bot { $bot } plays in the meantime
act-given_back = { $player } is playing again
act-freed = { $player } was away; a bot plays until somebody takes the seat or { $player } returns
act-removed = { $player } was removed from the table
act-resigned = { $player } resigned
act-expired-bot = { $player } ran out of time; a bot plays on
act-expired-resign = { $player } ran out of time and is out of the game
act-resumed = The server was down for { $time }; nobody’s clock ran
act-end_proposed = { $player } proposed to end the game here
act-end_agreed = { $player } agreed to end the game
act-end_declined = { $player } did not agree to end the game
arranged-events = the events
arranged-first = the first player
arranged-layout = the layout
arranged-position = the position to play on from

## The server

error-no_session = this needs a session; ask for one with GET /api/v1/me
error-not_your_seat = seat { $seat } is not yours
error-not_seated = you have no seat at this table
error-not_owner = only the owner of the table can do that
error-bad_page_key = this does not say where a page of the list begins; use what `next` says
error-never_played_with = you can invite people you have played with to the end of a game, and nobody else
error-needs_link = this table is not public: you need a link to take a seat
error-bad_origin = this request comes from another site
error-unknown_host = this server is not known as “{ $host }”; those who run it can add that name with --hosts (QUEBEC_HOSTS) or set --public-url
error-wrong_login = wrong username or password
error-wrong_password = wrong password
error-no_account = this needs an account: create one, or sign in
error-has_account = you have an account already
error-login_taken = that username is taken; choose another
error-bad_login = a username has { $least } to { $most } letters, digits, dots or hyphens
error-mixed_login = a username is written in the letters of one script
error-bad_name = a name has 1 to { $most } visible characters
error-bad_password = a password has { $least } to { $most } characters
error-no_such_session = you have no such session, or no longer
error-too_many_attempts = too many attempts; try again in { $seconds } s
error-too_busy = too many people are signing in just now; try again in a moment
error-no_such_table = there is no such table
error-no_such_invitation = there is no such invitation
error-no_such_page = there is no such page, or only its owner may see it
error-no_such_link = this link is not valid, or no longer works
error-no_such_entry = the log of this table has { $most } entries
error-no_such_lesson = there is no such lesson in the course
error-sandbox_seats = a position for { $players } players needs as many seats, not { $count }
error-tabletop_workers = { $who } has { $there } workers in zones, on buildings and active; with { $players } players everybody has { $most }
error-tabletop_counts = { $zone-the } needs a number for each of the { $players } players, not { $given }
error-tabletop_token_twice = a token lies on { $site-the } already; a building has one
error-tabletop_token_under_construction = { $site-the } has a token and stages; a building is completed or under construction
error-tabletop_stages_twice = the stages of { $site-the } are listed twice; a building is listed once
error-tabletop_architects = { $given } buildings are under construction, but at the end of a century { $players } players have { $most } architects on the board
error-tabletop_event = “{ $event }” is no card of { $century-the }; its cards are { $known }
error-tabletop_event_needed = choose the card of { $century-the }: { $known }
error-tabletop_site = there is no site “{ $given }”; a site is called por1, for example
error-tabletop_leader = there is no leader “{ $given }”; the leaders are { $known }
error-store_full = there is no room to save anything at the moment, so nothing was done
error-store_failed = the disk of the server reports an error, and it is not certain whether this was done; look again, or send the same request once more
error-server_starting = the server is starting and may be bringing its database up to date; try again in a moment
error-server_stopping = the server is about to stop; try again in a moment
error-server_cannot_write = the server cannot write: its disk is full or broken
error-not_operator = this is for those who run the server: send the token that `quebec admin token` prints as a bearer token
error-stale = the table has moved on: there are { $at } entries now
error-table_frozen = this game was played under version { $recorded } of the rules and can only be viewed
error-table_damaged = this table is damaged and cannot be read; those who run the server can remove it
error-not_storable = this cannot be stored: { $problem }
error-game_is_over = the game is over
error-game_not_over = the game is not over yet
error-not_started = the game has not begun yet
error-has_started = the game has begun
error-not_confirmed = the turn has not been confirmed yet
error-moves_go_too_far = only the first { $count } of these moves can be made together: then another seat decides, or a card is revealed
error-too_many_moves = give at most { $most } moves at once
error-log_is_full = the log of this table is full ({ $most } entries): only what leads to the end of the game is still possible
error-nothing_to_undo = there is nothing to undo
error-nothing_to_rewind = there is no confirmed turn that could be taken back: a revealed card stays revealed
error-rewinds_not_agreed = confirmed turns cannot be taken back at this table: it was created without that option
error-hints_not_agreed = there are no hints at this table: it was created without that option
error-nothing_to_hint = there is nothing to choose at the moment
error-hint_for_others = a hint is for the player who has to choose, and that is somebody else
error-no_such_device = you have no such device, or no longer
error-no_such_secret = this link has been used already, or is too old
error-notices_off = notices of this kind ({ $channel }) are not enabled on this server
error-too_many_devices = notices go to at most { $most } devices; remove one first
error-bad_subscription = this is not the subscription of a browser
error-bad_notice_url = an address starts with https and the name of a public host, has no user and no part after #, and at most { $most } characters
error-bad_email = “{ $text }” is not an e-mail address
error-unknown_zone = there is no time zone “{ $name }”; an example is Europe/Brussels
error-unknown_channel = “{ $text }” is not a kind of notice; there are: { $known }
error-bad_mail_url = the address of a mail server is smtp://HOST:PORT or smtps://HOST:PORT, with USER:PASSWORD@ before the host if it needs them
error-no_mail_server = notices by e-mail need --mail-url and --mail-from as well
error-ratings_off = ratings are not enabled on this server
error-rated_needs_account = a rated game needs an account; create one first
error-rated_bot = the strength of { $bot } was not measured; only the levels play rated games
error-rated_seats_stay = nobody can take a seat in a rated game that has begun
error-rated_plays_alone = nobody can play for you in a rated game; you can resign
error-rated_arranged = layout, events and first player of a rated game are drawn; leave them out
error-rated_clock = a rated game has a clock, so that it comes to an end; choose one
error-rated_help = there are no hints in a rated game, and no turn can be taken back
error-rated_seats = everybody has one seat in a rated game, under their own name
error-silenced_here = those who run this server do not let you write any more
error-blocked = those who run this server have blocked this account
error-too_many_hints = too many hints in a short time; try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
error-no_hint = no hint could be found; try again
error-others_play_here = confirmed turns can be taken back only while you play with bots alone, and somebody else is at this table
error-nothing_to_confirm = there is nothing to confirm
error-has_resigned = this seat has resigned
error-bot_plays_here = a bot plays for this seat
error-no_bot_plays_here = no bot plays for this seat
error-end_proposed_already = an end of the game has been proposed already
error-no_end_proposed = nobody has proposed to end the game
error-nobody_to_remove = there is nobody to remove from this seat
error-holder_is_here = the player at seat { $seat } is here; once they have been away for { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} others can let a bot play for them, and they can do so themselves at any time
error-holder_was_here = the player at seat { $seat } was here a moment ago; others can let a bot play for them in { $seconds } s, and they can do so themselves at any time
error-clock_decides = in a correspondence game the clock decides: others cannot let a bot play for seat { $seat } before its time is up
error-only_stand_in = for somebody else only the bot agreed for this table can play: { $bot }
error-seated_already = you have a seat at this table
error-no_free_seat = all seats are taken
error-seat_taken = seat { $seat } is taken
error-nobody_is_host = those who look for a game here are equals: it starts when all seats are taken, or the wait is over
error-seats_are_free = { $count ->
    [one] { $count } seat is still free
   *[other] { $count } seats are still free
}
error-colour_twice = each seat needs its own colour
error-arranged_in_public = at a public table the events and the first player are drawn; leave them out, or invite people with a link
error-rewinds_with_people = confirmed turns can be taken back only where one person plays with bots alone, without a clock; leave out rewinds
error-nothing_to_go_on_with = there is no game to continue from at this entry
error-too_many_tables = you have { $most } tables that are not over; end some first
error-other_build = this page ({ $yours }) does not match the server ({ $ours }): reload it
error-too_many_requests = too many requests; wait { $seconds } s
error-too_slow = the request was not complete in time; send it again
error-body_too_large = the body of a request has at most { $most } bytes
error-url_too_long = the address of a request has at most { $most } bytes and { $fields } fields
error-headers_too_large = a request has at most { $lines } headers, and { $most } bytes of them
error-too_many_connections = too many connections from this address; wait { $seconds } s
error-too_many_bytes = too many unfinished requests and unread responses at this address; wait { $seconds } s
error-server_full = the server has no room for another connection; wait { $seconds } s
error-too_many_sessions = too many new guests from this address; wait { $seconds } s
error-too_many_new_tables = too many new tables; wait { $seconds } s
error-sits_down_too_often = you have taken a seat too often; wait { $seconds } s
error-too_many_waits = you have { $most } requests that wait for news already
error-too_much_work = at most { $most } requests that take this long at once; wait for the others first
error-too_costly = this took too long and was given up; try again later
error-server_busy = the server has too much to do just now; try again in a moment
error-too_many_records = you have loaded { $most } records; no more are kept for one person
error-records_too_large = the records that you have loaded take up all of your { $most } bytes
error-record_too_large = { $what ->
    [lines] this record has { $found } lines; the server takes at most { $most }
    [headers] this record has { $found } headers of its own; the server takes at most { $most }
    [header_key] the name of a header has { $found } characters; the server takes at most { $most }
   *[header] a header has { $found } characters; the server takes at most { $most }
}
error-too_many_sockets = there are { $most } open connections already
error-switched_off = this is switched off on this server: { $what }
error-too_many_invitations = you have sent { $most } invitations that are still open; wait for answers first
error-too_many_links = this table has { $most } links already; revoke some first
error-too_much_chat = you are sending messages too quickly; wait { $seconds } s
error-chat_full = this table already has { $most } messages; no more are kept
error-silenced = the owner of the table has muted you
error-nothing_said = the message is empty
error-nobody_of_that_name = nobody at this table is called { $who }
error-mutes_itself = you cannot mute yourself
error-unknown_feature = there is nothing called { $name } to switch off; there are: { $names }
error-unknown_limit = there is no limit { $name }; there are { $names }
error-bad_limit = { $name } is a number of at most nine digits, 0 for no limit, not “{ $text }”
error-unknown_kept = there is nothing called “{ $name }” to keep; there are: { $names }
error-bad_days = { $name } is a whole number of days, 0 for ever, not “{ $text }”
error-no_such_person = nobody has the username or the id { $name }
error-bad_public_url = an address begins with http or https, unlike “{ $text }”
error-bad_hosts = --hosts lists names of hosts, separated by commas; “{ $text }” is none
error-data_unusable = { $place } cannot be used for data: { $why }
error-data_in_use = another server uses { $place }; stop it, or choose another place with --data
error-database_newer = { $place } was written by a newer version of this program (schema { $found }, and this one knows schemas up to { $present }); use that version, or a backup from before
error-database_older = { $place } has the older schema { $found }, and this program works with { $present }; start the server once to bring it up to date
error-log_of_another = { $file } does not belong to { $place }: it seems that another database was copied over it, and to use both would damage it; restore a backup with “quebec admin restore FILE”, which replaces both and keeps what is there
error-database_damaged = { $place } is damaged ({ $problem }); restore a backup with “quebec admin restore FILE”, which keeps what is there
error-database_missing = { $place } was here before, but is missing; put it back, or restore a backup with “quebec admin restore FILE”; to start over, choose an empty directory with --data
error-database_empty = { $place } is empty; restore a backup with “quebec admin restore FILE”; to start over, choose an empty directory with --data
error-database_of_another = { $place } is a database, but not of this program; choose another directory with --data, or restore a backup with “quebec admin restore FILE”
error-database_in_use = another server uses { $place }; stop it first
error-database_not_shared = several processes need a database of PostgreSQL: --database postgresql://…
error-workers_without_redis = --workers needs a database of PostgreSQL and Redis: --database postgresql://… --redis redis://…
error-bad_redis = --redis is an address such as redis://127.0.0.1:6379 or unix:///run/redis.sock
error-database_not_empty = there is already something in { $place }; an empty database is needed
error-copy_differs = the copy of { $table } is not the same as the original; nothing of it was kept
error-no_backup = there is no database { $file }
error-restored_from_itself = { $file } is the database itself; name a backup
error-unknown_database = this program cannot use a database of the kind { $found }
error-no_database = there is no database at { $place }; say where the server keeps its data with --data
error-file_exists = { $file } exists already; choose another name
error-table_or_all = name a table, or a folder with --all
error-bad_signing_key = { $file } does not hold a signing key; put the right one back, or remove it to make a new one
error-no_operations_token = there is no token in { $file }; without this file, quebec serve creates one when it starts
error-cannot_listen = cannot listen at { $place } ({ $why }); choose another with --port
error-bad_setting = { $name } is a whole number from { $least } to { $most }, not “{ $text }”
error-bad_word_setting = { $name } is one of { $known }, not “{ $text }”
error-bad_request = this request cannot be understood: { $problem }
error-server_error = something went wrong on the server; it has been logged

## Records

## The arena

error-arena_file_exists = { $file } already exists; --resume continues it
error-arena_file_strange = { $file } does not hold the results of a match
error-arena_file_other = { $file } is of another match: { $what } is { $found } there, but { $expected } here
error-arena_file_line = { $file }, line { $line }: the game that should stand there does not
error-arena_no_file = { $file }: { $why }
error-picture_suffix = a picture needs a name that ends in one of { $known }, unlike { $file }
error-arena_resume_what = --resume needs --out FILE: the match to continue
error-arena_no_program = there is no such program to be an engine: { $text }
error-ray_unreachable = there is no Ray cluster at { $place }: { $why }

## Environments

error-bad_observation = these bytes are no observation of version { $version }
error-bad_saved_state = this is no saved state
error-bad_seat = there is no seat { $seat } at a table of { $players }; seats are numbered from 0
error-bad_worker = a worker is a number from 0 to 2^64 - 1
error-illegal_setting = the setting “illegal” is “end” or “error”, not “{ $given }”
error-no_game_yet = there is no game yet; reset() deals one
error-no_such_game = there is no game { $game } here; games are numbered from 0
error-no_such_move = there is no move with the number { $move }
error-no_table = name at least one table: rules and number of players
error-opponents = name one bot for all other seats, or { $needed }, not { $there }
error-other_table = this game has { $needed } players, not { $players }
error-unknown_observation = there is no observation of version { $version }; there are 1 and 2
error-unknown_render_mode = there is no way “{ $mode }” to show a game; choose one of: { $known }
error-unknown_reward = there is no reward “{ $reward }”; choose one of: { $known }

## Analysis

analysis-turns-of = { $player } can play the turn in { $number ->
    [one] { $number } way
   *[other] { $number } ways
}
analysis-margin = Margin
analysis-share = Win chance
analysis-turn = Turn
analysis-points = Points
analysis-expected = Expected results
analysis-continuation = After the best turn
analysis-forecast = If the century ended now
analysis-curve = Win chances
analysis-place = century { $century }, move { $at }
analysis-end = end
analysis-moves = Moves
analysis-no-loss = No move gave anything away
analysis-worst = Costliest moves
analysis-lost = { $player } gave up { $share } of win chance and about { $points } points at the end of the game
analysis-lost-chance = { $player } gave up { $share } of win chance
analysis-played = Played (number { $rank } of { $ways }): { $said }
analysis-better = Better: { $said }
analysis-why = Why: { $reason }
error-unknown_thinker = { $bot } does not analyse; choose among: { $known }
error-analysis_number = { $name } is a whole number from 1, not { $text }
error-analysis_plot = a position has no curve to draw; give the record of a game
error-analysis_over = the game is over: there is nothing to choose any more
error-analysis_empty = there is no move in this record
error-bad_seconds = { $name } is a number of seconds from { $least } to { $most }, not { $text }
error-no_analysis = nobody has asked for an analysis of this game yet
error-nothing_to_analyse = no move was made in this game
error-too_many_analyses = { $most } games wait to be analysed already; try again later
