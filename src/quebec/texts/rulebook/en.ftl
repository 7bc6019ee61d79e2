### The rulebook for players, in English. docs/rulebook.md explains how it is written.

## Around the rules

book-title = Rules
book-brief = Québec is a game about four centuries of a city. You start buildings, send workers to help on your own and other people’s, and earn influence in five zones of power. At the end of each century the zones are scored; at the end of the game your buildings are. The player with the most victory points (VP) wins.
book-contents = Contents
book-search = Search the rules
book-clear = Clear the search
book-found = { $number ->
    [0] Nothing found
    [one] { $number } paragraph
   *[other] { $number } paragraphs
}
book-table = Rules for
book-edition = Edition
book-players = Players
book-mode = Rules
book-complete = Complete
book-family = Family
book-events = Events
book-with-events = With
book-without-events = Without
book-link = Link to { $number }
book-not-here = { $number } does not apply at this table.
book-aid = Player aid
book-print = Print
book-read = Read the rules
book-example = Example
book-step = Step { $number } of { $total }
book-before = Before
book-back = Step back
book-next = Next step
book-again = From the start
book-dots = Dots show the cost of a stage: { $number }

## What a piece is called in an edition

book-mark = { $edition ->
    [2011] a blue disc
   *[2026] a red cube
}
book-hand = { $edition ->
    [2011] your hand tile
   *[2026] your player board
}

## R1

R1 = Pieces and words
R1-1 = There are { $zones } **zones of power**: Religion, Politics, Economy and Culture form a ring, in this order clockwise, and from Culture back to Religion. The Citadelle stands apart. The { $colours } zones of the ring are called the **coloured zones**.
    .title = Zones of power
R1-2 = Each **building tile** has a colour and a century, I to IV. It is always in one of these states:
    - **waiting**: its century is still to come;
    - **available**: it can be started, and is marked with { book-mark };
    - **under construction**: an architect stands on it, never more than one;
    - **completed**: it is turned over, with or without a star token of one player.
    .title = Building tiles
R1-3 = Each of your workers is **active** (on { book-hand }), **passive** (in your supply), on a building, or in a zone. No worker is ever gained or lost.
    .title = Active and passive workers
R1-4 = To **activate** workers is to move passive ones from your supply to { book-hand }. If there are too few, you activate all you have. You always activate the full number, and always score all the VP you are given.
    .title = Activating
R1-5 = A **stage** is a group of workers on a building. A building takes up to { $most_stages } stages, one after the other. All stages of a building cost the same, { $least_cost } to { $most_cost } workers: the number shown in the district that the tile lies at.
    .title = Stages and their cost
R1-6 = A building under construction is **yours** if your architect stands on it.
    .title = Whose building is it?
    .several-leaders = It is also yours if the neutral architect stands on it and you hold { leader-economic.the }.
    .two = The building of the neutral architect belongs to nobody.
R1-7 = There are always enough star tokens. The number in the box is no limit.
    .title = Enough tokens

## R2

R2 = The rules you are reading
R2-1 = { $edition ->
    [2011] The 2011 edition is for { $least_players } to { $most_players } players.
   *[2026] The 2026 edition is for { $least_players } to { $most_players } players. Two players can play the 2011 edition.
}
    .title = Number of players
R2-2 = The two editions are one game. Names of some districts, actions and pieces differ, and so does the order of a few steps.
    .title = Editions
    .first-edition = The 2011 edition has family rules, complete rules, and complete rules with events.
    .new-edition = The 2026 edition is always played with leaders and events.
R2-3 = In the family rules nobody takes a leader, nothing cascades and there is no main group. Everything else stays the same.
    .title = Family rules
    .several = The neutral architect stays in the box.

## R3

R3 = Set-up
R3-1 = The board has { $sites } spaces for buildings and { $districts } districts. Each space lies at one district of its own colour. There are { $tiles_of_colour } tiles of each colour and { $tiles } of each century.
    .title = The board
R3-2 = The tiles are dealt at random to spaces of their colour, so that no century is bunched together: tiles at the same district are all of different centuries, and at most { $most_alike } pairs of neighbours share one.
    .title = Dealing the tiles
R3-3 = Each player has { $workers_each } workers. { $first_active } of them begin active, the others passive.
    .title = Your workers
    .two = The second player begins with { $later_active } active workers.
R3-4 = The { $tiles } tiles of century I are made available. All scores are 0, and no architect is on the board.
    .title = The start of the game
R3-5 = { $leader_cards } leaders lie ready beside the board.
    .title = The leaders
    .no-religious = With { $players } players the Religious leader is left out.
R3-6 = Of the { $cards } event cards of each century one is drawn. That of century I is turned up at once, each of the others when its century begins. Until then nobody knows it.
    .title = The events
R3-7 = Chance decides who begins. Turns pass clockwise.
    .title = Who begins

## R4

R4 = Your turn
R4-1 = Before you choose, look at your workers: if you have neither an active nor a passive one, **the century ends** (R8), wherever your workers are. After the scoring you play this same turn, the first of the new century. After century IV the game is over instead. You look only once in a turn: if you still have none after the scoring, you play all the same.
    .title = Without workers
R4-2 = Then you do exactly one of these. You cannot pass.
    - **{ action-start }** (R5): always possible.
    - **{ action-stage }** (R6): you need a building under construction with room, and enough active workers.
    - **{ action-send }** (R4.3): you need an active worker.
    .title = Choose one action
    .leaders = - **{ action-leader }** (R7.1): once a century, while there are any left. You may take one even if its power would do nothing for you.
R4-3 = One of your active workers goes to a zone of your choice. The Citadelle is allowed.
    .title = { action-send }
R4-4 = Then the player on your left plays. A new century does not change the order: after the interrupted turn it goes on clockwise. If the next player has neither an active nor a passive worker, the new century ends at once, too.
    .title = Who plays next

## R5

R5 = { action-start }
R5-1 = You use your own architect.
    .title = Which architect?
    .several-leaders = With { leader-economic.the } you may use the neutral architect instead. One action, one architect.
    .two = The neutral architect moves as well: R10.3 lists all steps.
R5-2 = An architect that stands on a building completes it now (R5.5). One that comes from off the board completes nothing.
    .title = First: complete
R5-3 = Then the architect goes to an available tile of your choice, and its mark is taken away. If no tile is available **the century ends** on the spot (R8), after the completing and before the placing. You may start a site for this very purpose. Afterwards you place your architect on a tile of the new century and go on; after century IV the game is over.
    .title = Then: a new site
    .several-leaders = If it was the neutral architect that found no tile, your turn is over: you have just given it back, so you place and activate nothing.
R5-4 = Last, you activate { $start } workers. This is also so for an architect’s first site and for a start through { district-mansion.the }.
    .title = Last: activate { $start } workers
    .several-leaders = It is the same for the neutral architect.
    .events = Event 1800–1830 makes it { $more_start }, event 1812 { $less_start }. If the century ended during your start, the event of the new century counts.
R5-5 = A building is completed in four steps:
    1. The architect leaves.
    2. All workers on it, everybody’s, go to the zone of the building’s colour.
    3. The tile is turned over.
    4. The player who completes it lays a token of their colour on it, with a star for each stage. Without a stage there is no token.
    .title = Completing a building
    .several-leaders = The player with { leader-political.the } may send all of their workers on it to another coloured zone, never to the Citadelle. This is decided before the new site is named.
    .events = Under event 1775 a building with a single stage gets no token.
R5-6 = The player with { leader-cultural.the } scores for each token at the moment they lay it, even in somebody else’s turn: { $cultural_1 }, { $cultural_2 } or { $cultural_3 } VP for a token with 1, 2 or 3 stars.
    .title = The Cultural bonus
R5-7 = You may leave a building at any time, with any number of stages. Without a stage it is turned over bare, and nobody can start it again.
    .title = Leaving early
R5-8 = If your start ends the century, the building you leave is completed in full before the scoring begins.
    .title = Completing before the scoring
    .leaders = That includes the Cultural bonus.
    .events = The event of century I is checked for its token, too.

## R6

R6 = { action-stage }
R6-1 = Choose any building under construction that has room, and put on it exactly as many active workers as a stage costs there: no more, no fewer. Buildings of earlier centuries count as long as their architect has not left.
    .title = Place the workers
R6-2 = With { $most_stages } stages a building is full. It is not completed yet: that happens only when its architect leaves.
    .title = A full building
R6-3 = If the building is **not yours** (R1.6), you may now use the action of its district (R11). On your own building you may not.
    .title = The district’s action
    .religious = With { leader-religious.the } you may use it on your own buildings as well.
R6-4 = On your own building at { district-mansion.the }, { leader-religious.the } lets your architect leave that same building at once. It is completed with the new stage counted.
    .title = The Religious leader and { district-mansion.the }

## R7

R7 = Leaders
R7-1 = Once a century you may take a leader. First count the leaders taken this century and **activate that many workers**; then choose one of those that are left. You keep it until the century ends. The first player to take one activates no workers, the second 1 worker, and so on.
    .title = { action-leader }
    .events = Under event 1756–1763 taking a leader activates no workers; under event 1763 no leader can be taken.
    .several-events = Under event 1763 the neutral architect therefore stays away, too.
R7-2 = What the leaders do:
    .title = The leaders’ powers
R7-2_religious = When you construct a stage on your own building, you may use its district’s action (R6.3).
R7-2_political = When any building is completed, no matter who completes it, all your workers on it may go to one other coloured zone instead. Not to the Citadelle (R5.5).
R7-2_cultural = Each token you lay scores { $cultural_1 }, { $cultural_2 } or { $cultural_3 } VP at once, for 1, 2 or 3 stars (R5.6).
R7-2_citadelle = After activating, { $citadelle_workers } of your workers go to the Citadelle: passive ones, and active ones if those run out. With fewer, all you have go. You cannot decline, and that is all it does.
R7-3 = { leader-economic }: the **neutral architect** works for you until the century ends. It begins off the board and comes into play with a later start of yours. Everything that is true of your own architect is true of it.
    .title = The Economic leader
R7-4 = { leader-political } and { leader-economic } work differently with two players: R10.5.
    .title = Two leaders for two
R7-5 = With { $players } players the Religious leader is not in the game. It does not count as taken.
    .title = No Religious leader

## R8

R8 = End of a century
    .intro = A century ends at once when a player has no active and no passive worker at the start of a turn (R4.1), or when an architect finds no available tile (R5.3). Then, in this order:
R8-1 = If the neutral architect stands on a building, the player with { leader-economic.the } completes that building (R5.5). No workers are activated.
    .title = The neutral building
R8-2 = Event 1917 or 1955, if it is in force, acts now.
    .title = Events before the scoring
R8-3 = The zones are scored (R9).
    .title = The scoring
R8-4 = Under event 1871 each player with more than { $kept_active } active workers makes the surplus passive. This happens once, after the last cascade.
    .title = An event after the scoring
R8-5 = After century IV the game ends here (R12). Otherwise it goes on with the next steps.
    .title = The last century
R8-6 = { $edition ->
    [2011] All leaders are returned. In this edition that is done just before the scoring; it makes no difference.
   *[2026] All leaders are returned.
}
    .title = Leaders return
    .several-leaders = The neutral architect goes back with them.
R8-7 = Tiles of the old century that are still available are turned over, without a token. **Buildings under construction stay**, with their architect and their workers.
    .title = Tiles nobody started
R8-8 = The { $tiles } tiles of the next century are made available.
    .title = New sites
R8-9 = The event of the old century is put away, except that of century I (R13.1). The new century’s event is turned up. Event 1867 acts at once.
    .title = The next event
R8-10 = You keep your active workers. The player whose turn was interrupted goes on: with a whole turn if there were no workers (R4.1), with placing the architect if there was no tile (R5.3).
    .title = The game goes on

## R9

R9 = Scoring the zones
R9-1 = The Citadelle is always first. Then follow the coloured zones, clockwise, beginning with the zone of the century: Religion in century I, Politics in II, Economy in III, Culture in IV.
    .title = The order
R9-2 = A zone is scored in three steps:
    1. Each worker brings its owner 1 VP.
    2. The player with the most workers there **cascades**: half of them, rounded down and at most { $most_cascading }, move on to the next zone. If several are level for the most, each of them cascades.
    3. All other workers in the zone become passive.
    .title = One zone
R9-3 = The fifth zone has no next one. There the cascade goes to your active workers, in century IV as well.
    .title = The last zone
R9-4 = Workers that arrive by a cascade count fully in their new zone: they score, and they help towards the most. Nobody can decline a cascade.
    .title = Workers that arrive
R9-5 = If an event keeps the player with the most workers from cascading, nobody does so instead. Others who are level still cascade.
    .title = When a cascade is forbidden
R9-6 = Each worker in a zone brings its owner 1 VP. The player with the most workers in a zone scores a **bonus** of half their number there, rounded down, at most { $most_cascading } VP. If several are level, each of them scores it. Nothing cascades, all workers become passive, and the order of the zones does not matter.
    .title = Each of the zones
R9-7 = After the scoring no worker is left in any zone.
    .title = Empty zones

## R10

R10 = Two players
R10-1 = The neutral architect takes part in the whole game and belongs to nobody. The player who makes the first start of the game places their own architect, then the neutral one on a second tile of their choice, and then activates { $start } workers, once.
    .title = The neutral architect
R10-2 = Either player who constructs a stage on the neutral building may use its district. The order of its stages matters: the last one decides about the token. A stage made through { district-business.the } can be the last one, too.
    .title = The neutral building
    .leaders = So can one made through { leader-economic.the }.
R10-3 = To start a site:
    1. Your architect leaves its building.
    2. If the neutral building has a stage or more, its architect leaves as well. Without one it stays.
    3. The workers on what was left go to the zones of its colours, and the tiles are turned over.
    4. You lay your token on your building.
    5. The player who constructed the **last stage** of the neutral building lays their token there, with a star for each of its stages.
    6. You place your architect on an available tile, and then the neutral one on another if it left.
    7. You activate { $start } workers.
    .title = Start a site, step by step
    .leaders = A token counts for its owner, with the Cultural bonus, even in the other player’s turn.
    .events = Event 1775 holds for both buildings. Each token is checked for the event of century I, yours first.
R10-4 = A start through { district-mansion.the } leaves the neutral architect where it is.
    .title = { district-mansion }
R10-5 = { leader-cultural } and { leader-citadelle } work as with more players (R7.2). Two others act once, at once, and cannot be declined. They use passive workers first, active ones if those run out.
    .title = The leaders of two
R10-5_political2 = You place { $zone_workers } workers in each of two zones that face each other: Religion and Economy, or Politics and Culture. With fewer than { $pair_workers } workers you place all you have, at most { $zone_workers } in each zone.
R10-5_economic2 = You construct the next stage on the neutral building, without its district’s action. Nothing happens if the neutral architect is off the board, if the building is full, or if you have too few workers.
R10-6 = If no tile is left for your architect, the century ends; in the new one you place yours, then the neutral one if it had left, and then you activate. If a single tile is left, yours takes it. If none is left for the neutral architect, the century ends at that point; you place it in the new one and then activate. In century IV the game ends the moment a tile is missing.
    .title = When tiles run out
R10-7 = When a century ends, the neutral building stays as it is. At the end of the game it is an unfinished building (R12.1).
    .title = The neutral building at a century’s end
R10-8 = Two players can use the family rules: all of this, without leaders.
    .title = Family rules for two

## R11

R11 = The districts
R11-1 = A district’s action is never compulsory. Where it places or moves workers you may do less than it allows. Workers it places are **passive** ones; active ones may only make up for a shortage. What an action gives you, VP or an activation, you get in full.
    .title = Using a district
R11-2 = No district’s action sets off another. The only exception is the { $colours } districts that stand for another of their colour.
    .title = What each district does
R11-2_archdiocese = Use one of the other religious districts of your choice.
R11-2_protestant = Place 1 worker in the Citadelle and 1 in a coloured zone.
R11-2_irish = Activate { $irish } worker, score 1 VP, and place 1 worker in any zone.
R11-2_jewish = Place 1 worker in any zone. Then move up to { $most_shifted } of your workers from one zone to one other (R11.4).
R11-2_seat_of_government = Use one of the other political districts of your choice.
R11-2_municipal_administration = Place up to { $most_placed } workers in Religion, or up to { $most_placed } in Economy.
R11-2_provincial_administration = Place up to { $most_placed } workers in Culture, or up to { $most_placed } in Politics.
R11-2_military_administration = Place up to { $most_placed } workers in the Citadelle.
R11-2_trading_hub = Use one of the other economic districts of your choice.
R11-2_port = Activate { $port } workers.
R11-2_mansion = Start a construction site (R5). Your architect may come from off the board.
    .several-leaders = With { leader-economic.the } it may be the neutral architect.
    .two = The neutral architect stays where it is (R10.4).
R11-2_business = Construct a stage on a **different** building under construction, not the one whose stage led here. It may be anybody’s, yours too. It costs the exact number of workers, passive ones first and active ones for the shortage. This stage brings no district’s action. If all your workers together do not cover the cost, nothing happens.
R11-2_heritage_site = Use one of the other cultural districts of your choice.
R11-2_academic = Score { $points_1 } VP if your workers are in one zone, { $points_2 } VP if they are in two, { $points_3 } VP if they are in three or more. The Citadelle counts.
R11-2_entertainment = Score { $points_1 } VP for one active worker, { $points_2 } VP for two, { $points_3 } VP for three or more. Count those you have left after paying for the stage.
R11-2_arts = One of your star tokens gains a star, up to { $most_stars }.
R11-3 = Raising a token with { district-arts.the } does not count as laying one.
    .title = Raised tokens
    .leaders = So the Cultural leader scores nothing for it.
    .events = But the events of century I count the raised token.
R11-4 = In { district-jewish.the } you place first and move second. You may move the worker you have just placed.
    .title = { district-jewish }: the order
R11-5 = An action that would do nothing is not offered: for example { district-arts.the } when none of your tokens can gain a star, { district-port.the } when your supply is empty, or placing workers when you have none.
    .title = Actions that would do nothing
R11-6 = A century can end during a start through { district-mansion.the }. The stage you paid for stays, the start goes on as usual (R5.3), and then your turn is over.
    .title = A century that ends in { district-mansion.the }

## R12

R12 = End of the game
R12-1 = After century IV has been scored, each of your workers on a building under construction is 1 VP. It does not matter whose building it is. Such buildings stay unfinished and get no token.
    .title = Unfinished buildings
    .two = The neutral building counts as well.
R12-2 = Each pair of active workers is 1 VP. An odd one is worth nothing.
    .title = Active workers
R12-3 = Then your star tokens. A token with 1, 2 or 3 stars has a **value** of { $value_1 }, { $value_2 } or { $value_3 }.
    .title = Your buildings
    .family = Each of your buildings scores its value.
    .leaders = Buildings of yours that touch form a **group**; a district in between does not link them. The group with the greatest sum of values is your **main group**, however few buildings it has. Its buildings score their values; all your other buildings score only their stars. If two groups have the same sum, the one that brings you more in total counts.
R12-4 = If event 1603 is in the game it is scored now. The other events of century I have been checked all along.
    .title = The last event
R12-5 = Most VP wins. Players who are level share the victory.
    .title = The winner

## R13

R13 = Events
R13-1 = These cards stay to the end of the game, or until two players have scored them. Each player scores once. They are checked whenever a token is laid or raised, even in somebody else’s turn. Any token counts, unless stars are named.
    .title = { century-1 }
R13-1_1603 = After the final scoring the player whose largest group has the most buildings gets { $voyage } VP; if several are level, each of them. Nobody gets them if there is no token at all.
R13-1_1663 = Tokens on { $goal_1663_buildings } buildings in each of { $goal_1663_colours } colours: { $first_goal } VP at once for the first player to have them, { $second_goal } for the second.
R13-1_1665 = A token with { $goal_1665_stars } stars in each of the { $goal_1665_colours } colours: { $first_goal } VP at once for the first player to have them, { $second_goal } for the second.
R13-1_1682 = Tokens on { $goal_1682_buildings } Culture buildings: { $first_goal } VP at once for the first player to have them, { $second_goal } for the second.
R13-2 = The card of century II is in force during that century.
    .title = { century-2 }
R13-2_1756 = Taking a leader activates no workers.
R13-2_1759 = When the Citadelle has been scored, every player cascades half of their workers there to Politics, rounded down and at most { $most_cascading }. Having the most brings no second cascade.
R13-2_1763 = No leader can be taken.
R13-2_1775 = A building completed with a single stage gets no token. The move that ends the century still belongs to it, with everything it completes.
R13-3 = The card of century III is in force during that century.
    .title = { century-3 }
R13-3_1800 = Starting a site activates { $more_start } workers.
R13-3_1812 = Starting a site activates { $less_start } workers.
R13-3_1867 = When the card is turned up, each player activates as many workers as their rank in VP: 1 for first place, one more for each rank below. Players who are level all take the better rank, and the ranks they fill are passed over.
R13-3_1871 = After the scoring of this century each player keeps at most { $kept_active } active workers; the others become passive.
R13-4 = The card of century IV is in force during that century.
    .title = { century-4 }
R13-4_1917 = Before the scoring, in each zone where a player has { $conscripted } workers or fewer, those become passive. The Citadelle counts.
R13-4_1955 = Before the scoring, each player with workers in all { $zones } zones scores { $carnival } VP.
R13-4_2001 = You cascade into a zone only if a worker of yours is already there. The cascade from the last zone to your active workers goes on as usual.
R13-4_2008 = A player who lacks a worker in one of the { $colours } coloured zones when the scoring begins does not cascade in it at all.

## A

A = In this program
A3 = The holder of { leader-political.the } is offered all { $colours } coloured zones. To leave the power unused, name the building’s own colour.
    .title = The Political leader names a zone
A4 = Where only one thing can be chosen, the program does it. Only the action of a turn is always asked.
    .title = One option, no question
A5 = Districts that stand for others offer those that would do something at this moment.
    .title = Districts that stand for others
A7 = If a district’s action begins with a gift, you accept or decline it as a whole. If it begins with a choice, declining is one of the options.
    .title = How to decline
A8 = In { district-jewish.the } you first choose the zone that workers leave, then how many, then where they go.
    .title = { district-jewish } in three answers
A9 = The forecast shows the scoring as if the century ended now, on the board as it lies. It turns up no hidden card. In century IV it includes the final scoring.
    .title = The forecast

## Examples

example-complete-2011 = Black starts a new building
    .about = Black’s architect stands on a Religion building with three stages, of Black, White and Green.
example-complete-2026 = Black starts a site
    .about = Black’s architect stands on a Religion building with three stages, of Black, White and Green.
example-stage-2011 = A stage that brings another
    .about = White contributes to Black’s building at { district-business.the }, and uses its action.
example-stage-2026 = A stage that brings another
    .about = White constructs a stage on Black’s building at { district-business.the }, and uses its action.
example-cascade-2011 = A cascade
    .about = Century I ends. Watch how two workers in the Citadelle help Black, and how Green gets ahead.
example-cascade-2026 = A cascade
    .about = Century I ends. Watch how two workers in the Citadelle help Black, and how Green gets ahead.
example-family = Family scoring
    .about = All three players have workers in Religion. Half of Green’s number is more than the bonus allows.
example-two = Whose star token?
    .about = Black has constructed the first two stages of the neutral building, White the third. Black starts.
example-final-2011 = The main group
    .about = The last century ends. Black has a group of four buildings and one of two.
example-final-2026 = The smaller group wins
    .about = The last century ends. Black has a group of four buildings with few stars, and one of two with many.
example-final-family = Buildings in the family rules
    .about = The last century ends. Each building scores its value, wherever it is.
example-1867 = Ranks
    .about = Green and White share the lead when the card is turned up.

## The player aid

aid-title = Player aid
aid-turn = Your turn: one action
aid-start = Complete your building (workers to its zone, a star for each stage), go to an available tile, activate { $start } workers.
aid-stage = Exactly its cost in active workers, at most { $most_stages } stages. Not your building: you may use its district.
aid-leader = Once a century. Activate as many workers as leaders were taken before you.
aid-send = 1 active worker to any zone.
aid-century = A century ends
aid-century-workers = when a player has no active and no passive worker at the start of their turn;
aid-century-tiles = when an architect finds no available tile.
aid-zones = Scoring a zone
aid-zones-cascade = 1 VP per worker. The majority (ties too) cascades: half goes to the next zone, rounded down, at most { $most_cascading }; from the fifth zone to the active workers. The rest become passive.
aid-zones-family = 1 VP per worker. The majority (ties too) scores half its number, rounded down, at most { $most_cascading }. All become passive.
aid-order = Order of the zones
aid-final = At the end
aid-final-unfinished = 1 VP per worker on buildings under construction
aid-final-active = 1 VP per two active workers
aid-final-main = Main group: { $value_1 }, { $value_2 }, { $value_3 } VP for 1, 2, 3 stars. Other buildings: 1 VP per star
aid-final-family = Buildings: { $value_1 }, { $value_2 }, { $value_3 } VP for 1, 2, 3 stars
aid-two = For two
aid-two-start = A start also moves the neutral architect if its building has a stage; the player who built the last stage gets the token.
