### The course in English. These texts are loaded when the course is opened, together with en.ftl, whose messages
### they may use. A text has at most 40 words.

course-title = Learn Québec
course-about = Short lessons of one to three minutes. You make the moves on the real board, and nothing can go wrong.
course-lessons = Lessons
course-done = Done
course-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
course-step = Step { $number } of { $total }
course-next = Next
course-back = Back
course-show = Show me
course-restart = Start this lesson over
course-all = All lessons
course-next-lesson = Next lesson
course-guess = Your guess
course-right = { $number } is right.
course-wrong = It is { $number }.
course-reason = Not possible: { $reason }.
course-waits = You will do that soon. First read on with Next.
course-older = This lesson has changed since you were here, so it starts from the beginning.
course-damaged = Your progress in this lesson could not be read, so it starts from the beginning.
course-lost = The server cannot be reached.
course-again = Try again
course-game = Your first game, with a coach
course-game-about = A real game against two novices. The first time something happens, a sentence says what it was and why it matters.

## 1

lesson-first-site-title = The board and your first site
lesson-first-site-about = What lies where, and how a building begins
lesson-first-site-board = This is Québec. Each large circle is a place for a building. Its numeral is the century in which it can be started: I, II, III or IV. Now it is century I.
lesson-first-site-district = Every building belongs to a district, the disc with a picture beside it. A building has three stages; the dots of its district are the price of each: two dots, two workers.
lesson-first-site-workers = You play { colour-black }. These are your workers: 3 active, 22 passive. You build with active workers. Passive ones wait until something activates them.
lesson-first-site-actions = A turn is one of four actions: start a construction site, construct a stage, take a leader, or send a worker to a zone of power.
lesson-first-site-start = Start a site: choose any building that glows. Your architect goes there.
lesson-first-site-start-nudge = That would be a turn, too. But begin with a site: choose a building that glows.
lesson-first-site-activated = Your architect stands on the building, so it is yours. Starting a site also activated 3 workers: now you have 6.
lesson-first-site-others = Louise and Étienne each sent a worker to a zone of power. Workers in the zones score when the century ends.
lesson-first-site-stage = Now construct a stage: choose your building. It costs as many active workers as its district has dots.
lesson-first-site-stage-nudge = Not this time. Construct a stage: choose your building, or the button below the board.
lesson-first-site-built = The first of three stages is done. Its workers stay on the building until your architect leaves it.
lesson-first-site-turn = That is how turns go: architects start sites, workers build. Next you build on somebody else’s site, and get something for it.

## 2

lesson-gift-title = Building for others
lesson-gift-about = A stage on somebody else’s building, and the district’s gift
lesson-gift-theirs = { building-dumont_house } is Louise’s: her architect stands on it. You may construct stages there, too.
lesson-gift-port = When you build on somebody else’s building, you may use its district. This is { district-port.the }: it activates 3 workers.
lesson-gift-stage = Construct a stage on { building-dumont_house.the }. It costs 3 of your 5 active workers.
lesson-gift-stage-nudge = Later. First construct a stage on { building-dumont_house.the }.
lesson-gift-own-nudge = On your own building you would get nothing from the district. Choose { building-dumont_house.the }, which is Louise’s.
lesson-gift-offer = Now { district-port.the } offers you its action. Use it, or decline.
lesson-gift-offer-nudge = Use the district, or decline: both buttons are below the board.
lesson-gift-took = 3 passive workers became active: the stage has paid for itself.
lesson-gift-left = Nobody has to use a district. But here 3 passive workers would have become active, and the stage would have paid for itself.
lesson-gift-both = Louise gains as well: when she completes the building, every stage is a star on her token, no matter who built it.
lesson-gift-returned = Étienne has built on your building. You did nothing for it, and it has two stages now.
lesson-gift-chapel = Build on Étienne’s { building-notre_dame_cathedral.short }. Its district places 1 worker in the Citadelle and 1 in a coloured zone of your choice. Place both.
lesson-gift-chapel-nudge = Build on { building-notre_dame_cathedral.the }, where Étienne’s architect stands.
lesson-gift-skip-nudge = You may decline. But place both workers this time: they cost you nothing.
lesson-gift-placed = A district places passive workers as long as you have some. So you paid for the stage only, and 2 more workers are in the zones.

## 3

lesson-completing-title = Completing a building
lesson-completing-about = Workers go to a zone, and a star token stays
lesson-completing-full = Your building has its three stages. It is full, but not completed: that happens when your architect leaves it.
lesson-completing-leave = Your architect leaves when you start another site. Start { building-hotel_dieu.the }.
lesson-completing-leave-nudge = Start a new site, so that your architect leaves: choose { building-hotel_dieu.the }.
lesson-completing-elsewhere-nudge = That site would do as well. But in this lesson choose { building-hotel_dieu.the }.
lesson-completing-zone = All workers of the building went to the zone of its colour, Economy: 4 of yours, 2 of Louise’s. There they score when the century ends.
lesson-completing-token = The building shows your token: 3 stars, one for each stage, although Louise built one of them.
lesson-completing-worth = Tokens score at the end of the game. 1 star is worth 1 point, 2 stars are worth up to 3, 3 stars up to 6.
lesson-completing-others = Étienne has completed his building: he gets the token, and its workers go to Religion, 2 of yours among them.
lesson-completing-early = You may leave a building at any time. With two stages it gets 2 stars, with one stage 1. Without a stage it gets no token, and nobody can start it again.

## 4

lesson-cascade-title = The zones and the cascade
lesson-cascade-about = Guess a century’s scoring, then watch it
lesson-cascade-zones = These are the five zones of power. Workers get here from completed buildings, through districts, or one by one with the action Send 1 worker.
lesson-cascade-order = When a century ends, the zones are scored in the order of these numbers: the Citadelle, then clockwise from the century’s own zone. In century I that is Religion.
lesson-cascade-point = Every worker in a zone is 1 point. So your 4 workers in the Citadelle are 4 points.
lesson-cascade-cascade = The player with the most workers in a zone cascades: half of them move on to the next zone. 2 of your 4 go to Religion, and score there again.
lesson-cascade-half = Half is rounded down and is at most 5. If several players have the most, each of them cascades. All other workers become passive again.
lesson-cascade-guess = With 2 more you have 4 in Religion, and Louise has 3. You cascade again. How many points does the century bring you in all?
lesson-cascade-guess-answer = 4 in the Citadelle, 4 in Religion, 3 in Politics, where Louise has the most, 0 in Economy, 2 in Culture.
lesson-cascade-watch = Louise needs a new site, and in century I none is left: so the century ends. Watch how the five zones are scored.
lesson-cascade-result = 13 points: 9 for the workers that stood in the zones, and 4 more for those that cascaded.
lesson-cascade-home = From the last zone, workers cascade to the hand: Étienne had the most in Culture, so 1 of his workers there became active.
lesson-cascade-majority = So one worker more in the right zone can be worth a lot: it makes you first, and takes others along to the next zone.

## 5

lesson-leaders-title = Leaders
lesson-leaders-about = Take one for a century, and use it
lesson-leaders-leaders = Leaders help you until the century ends. To take one is an action, and you can do it once a century.
lesson-leaders-taken = Louise has taken { leader-citadelle.the }: 3 of her workers went to the Citadelle at once.
lesson-leaders-activate = Before you take one, you activate as many workers as leaders have been taken this century. That is 1 for you, and 2 for the next player.
lesson-leaders-take = Point at the leaders, or tap them, to see what they do. Then take one of the three that are left.
lesson-leaders-take-nudge = This is about leaders: take one of the three that are left.
lesson-leaders-political = Étienne is completing { building-notre_dame_cathedral.the }, and you have 2 workers there. As Political leader you choose where they go: Religion or another coloured zone.
lesson-leaders-political-nudge = Choose a coloured zone for your 2 workers.
lesson-leaders-swung = Your workers went where you wanted, although Étienne completed the building. That can win a majority at the right moment.
lesson-leaders-economic = The neutral architect works for you now. Start a site with it: choose Start a site, then the neutral architect, then a building.
lesson-leaders-economic-nudge = Start a site, and choose the neutral architect for it.
lesson-leaders-own-nudge = That is your own architect, and it would leave your building. Choose the neutral one.
lesson-leaders-second = Now two buildings are yours. When the century ends, the neutral architect’s building is completed for you.
lesson-leaders-cultural = As Cultural leader you score for every token you place. Complete your building with its 2 stages: start a new site.
lesson-leaders-cultural-nudge = Complete your building: start a new site with your architect.
lesson-leaders-bonus = A token with 2 stars: 2 points at once. The stars still count at the end of the game.
lesson-leaders-returned = At the end of the century all leaders are returned. With four or five players there is one more: the Religious leader, who gives you the district at your own buildings, too.

## 6

lesson-districts-title = Sixteen districts
lesson-districts-about = Four colours, four kinds of gifts
lesson-districts-colours = There are sixteen districts, four of each colour. The colour says what kind of action it is.
lesson-districts-religion = Religion places workers, mostly where you like. The Irish district also activates one and gives 1 point. The Jewish district also moves up to 2 workers from one zone to another.
lesson-districts-politics = Politics places up to 2 workers: in Religion or Economy, in Politics or Culture, or in the Citadelle.
lesson-districts-economy = Economy makes you faster: the Port activates 3 workers, Mansion starts a site, Business constructs another stage with passive workers.
lesson-districts-culture = Culture brings points: Academic for zones with your workers, Entertainment for active workers, 1, 3 or 4. Arts adds a star to one of your tokens.
lesson-districts-any = One district of each colour acts as any of the other three. A stage there costs only 1 worker, one in the Port, Military, Jewish or Arts district 3, elsewhere 2.
lesson-districts-heritage = Louise’s { building-jolliet_house } lies at { district-heritage_site.the }, which acts as any district of Culture. Construct a stage there.
lesson-districts-heritage-nudge = Construct a stage on { building-jolliet_house.the }, where Louise’s architect stands.
lesson-districts-lend = You have workers in three zones. Use it as { district-academic.the }: 1 zone is 1 point, 2 zones are 3, three or more are 4.
lesson-districts-lend-nudge = Choose { district-academic.the }: it counts your zones.
lesson-districts-entertainment-nudge = Good as well: you have 3 active workers left. But try { district-academic.the } now.
lesson-districts-zones = 4 points for 1 worker. Arts was not offered: you have no token yet that could get a star.
lesson-districts-look = You need not know all this by heart: point at a district, or tap it, and the page says what it does.

## 7

lesson-group-title = The main group
lesson-group-about = What buildings are worth at the end
lesson-group-value = At the end of the game your tokens score. In your main group, 1, 2 or 3 stars are worth 1, 3 or 6 points.
lesson-group-group = Your buildings that touch form a group. The one worth most is your main group. All your other buildings score just 1 point a star.
lesson-group-guess = You have a building with 3 stars and two with 2 stars, and none of them touch. What would they be worth now?
lesson-group-guess-answer = The 3 stars alone are your main group: 6. The others score their stars: 2 and 2.
lesson-group-join = Your architect is on { building-maizerets_manor.the }, which touches two of your buildings. It has 2 stages. Complete it: start any new site.
lesson-group-join-nudge = Complete { building-maizerets_manor.the }: start a new site.
lesson-group-joined = Now three buildings touch. What are your buildings worth?
lesson-group-joined-answer = The group of three: 6, 3 and 3, together 12. { building-demers_house } stands apart and scores its 2 stars.
lesson-group-link = The page draws a line around groups. Only buildings next to each other count as touching; a district between them is no link.

## 8

lesson-century-title = When a century ends
lesson-century-about = Two ways, and how to choose the moment
lesson-century-sites = A century ends when an architect needs a new site, and none of this century is left. Look at the board: every building of century I is taken.
lesson-century-workers = It also ends when a player begins a turn with no worker in hand, neither active nor passive. Louise is far from that.
lesson-century-forecast = The forecast shows what everybody would score if the century ended now. Here it looks good for you.
lesson-century-threat = But Louise has three stages on her church: 9 workers. When she completes it, they go to Religion, and you lose the majority there.
lesson-century-end = So end the century now: start a site. There is none left, so your architect has nowhere to go yet.
lesson-century-end-nudge = Then Louise could complete her church before the scoring. End the century now: start a site.
lesson-century-scored = First your building is completed, then the zones are scored. Louise’s 9 workers score nothing. They stay where they are, for the next century.
lesson-century-place = Your turn goes on in century II: choose a site for your architect.
lesson-century-place-nudge = Choose one of the buildings of century II.
lesson-century-new = You activated 3 workers, as always. Leaders are free again, and a new century of building begins. The game has four of them.

## 9

lesson-final-title = The final scoring
lesson-final-about = The last points, and who wins
lesson-final-zones = This is century IV, and no site is left. When it ends, the zones are scored as always. Then come the last points.
lesson-final-unfinished = Each worker on a building that is not completed is 1 point, no matter whose building it is. You have 2 on { building-le_concorde.the }.
lesson-final-pairs = Every 2 active workers are 1 point, an odd one nothing: 2 points for your 5.
lesson-final-buildings = Then the buildings. These three of yours touch: they are your main group, with 3, 2 and 1 stars.
lesson-final-guess = { building-demers_house } stands apart and has 2 stars. What are these four buildings worth?
lesson-final-guess-answer = The main group: 6, 3 and 1. { building-demers_house } adds its 2 stars.
lesson-final-end = End the game: start a site. Your building with 1 stage is completed first, then everything is scored. Step through it with Continue.
lesson-final-end-nudge = That would be possible. But end the game now: start a site.
lesson-final-won = Most points win, and players who are level share the victory. At the end a table shows where all the points came from.

## 10

lesson-events-title = Events
lesson-events-about = A card for every century
lesson-events-cards = Most games have events: one card for each century. Those in force are up here; point at a card, or tap it, to read it.
lesson-events-first = The card of century I stays all game. Here: tokens on three Culture buildings. The first player who has them gets 8 points, the second 4.
lesson-events-third = You have two such tokens, and your architect is on a third Culture building with 2 stages. Complete it: start a site.
lesson-events-third-nudge = Complete { building-gervais_beaudoin_house.the }: start a site, so that your architect leaves.
lesson-events-scored = Three Culture buildings: 8 points at once. The next player who manages it gets 4.
lesson-events-century = The other cards last for one century. In this century II, taking a leader activates no workers.
lesson-events-revealed = Louise had no site left, so century II is over. Now the card of century III is turned up: starting a site activates 4 workers instead of 3.
lesson-events-four = Louise was the first to gain: she placed her architect in the new century and activated 4.
lesson-events-hidden = Nobody knows a card before its century begins. So keep an eye on the bar at the top when a century changes.

## 11

lesson-for-two-title = For two players
lesson-for-two-about = The neutral architect plays along
lesson-for-two-neutral = With two players, in the 2011 edition, a neutral architect takes part in the whole game. It belongs to nobody: both of you may build there and use the district.
lesson-for-two-stages = Its building has two stages: the first is yours, the second Louise’s. The player who builds the last one before it leaves gets the token.
lesson-for-two-third = Contribute, as the 2011 edition calls it: build the third stage on { building-hotel_dieu.the }, and use its district. It activates a worker, gives 1 point, and places a worker.
lesson-for-two-third-nudge = Build on { building-hotel_dieu.the }, where the neutral architect stands.
lesson-for-two-skip-nudge = You may decline. But use the district this time.
lesson-for-two-leaves = Louise started a site. Then the neutral architect leaves, too, if its building has a stage. The token with 3 stars is yours: you built the last stage.
lesson-for-two-stays = Louise also chose the neutral architect’s new site. It moves whenever somebody starts a site as an action; only a building without a stage keeps it.
lesson-for-two-leaders = Two leaders are different here. Take the Political leader: it places 2 workers in each of two zones that face each other. Choose a pair.
lesson-for-two-leaders-nudge = Take a leader: the Political one.
lesson-for-two-other-nudge = In this lesson take the Political leader.
lesson-for-two-opposite = 4 passive workers are in the zones. The Economic leader would have built the next stage on the neutral building.
lesson-for-two-start = Almost everything else is as you know it. With the first start of a game both architects are placed: yours, then the neutral one.

## The coach of the first game

coach-title = Coach
coach-off = Turn the coach off
coach-close = Got it
coach-hello = Your first turn. Start a site for your architect: it activates 3 workers, and others may build there. Later, build on their sites to use the districts.
coach-confirm = Your turn is complete. Have a look, then confirm it. Until then Undo takes it back.
coach-offer = You built on somebody else’s building, so its district offers you an action, which is often worth more than the stage cost.
coach-guest = { $player } built on your building. Good for you: every stage is one more star on your token, and somebody else paid.
coach-token = Your first token. Its stars score at the end of the game, most in a group of your buildings that touch. The workers went to the zone of its colour.
coach-bare = Your building was left without a stage, so it got no token. Better let at least one stage be built first.
coach-leader = This leader is yours until the century ends; the later one is taken, the more workers it activates.
coach-rival = { $player } took a leader: everybody may take one a century, and the next one activates one more worker.
coach-majority = { $player } has passed you in { $zone-the }: only the player with the most workers cascades, so getting ahead again may be worth a turn.
coach-tired = You have no active workers. Starting a site activates 3; districts and leaders can, too.
coach-sites = Few sites of this century are left. A player who needs a new one when there is none ends the century: look at the forecast.
coach-group = Two of your buildings touch now: they are a group. In your main group, 2 stars are worth 3 points and 3 stars 6.
coach-event = A new event: read the card at the top. It changes a rule, or offers points.
coach-cascade = Your workers cascaded from { $source-the } to { $zone-the } and scored twice: being first in a zone pays in the next one.
coach-century = The century is over: workers in the zones have scored and are passive again, so everybody starts from zero there, and the leaders are free; buildings under construction stay.
coach-last = The last century. At its end come the final points: your buildings, workers on unfinished buildings, pairs of active workers.
coach-final = That was a whole game. The table shows where the points came from; the replay shows every turn again.
