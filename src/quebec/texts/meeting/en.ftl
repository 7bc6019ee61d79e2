# The lobby

meeting-lobby = Lobby
meeting-lobby-about = Open tables, and games to watch
meeting-open = Open tables
meeting-open-now = { $number ->
    [0] No table is open
    [one] { $number } table is open
   *[other] { $number } tables are open
}
meeting-running = Games to watch
meeting-over = Just finished
meeting-won = won
meeting-join = Join
meeting-watch = Watch
meeting-replay = Replay
meeting-to-table = To the table
meeting-taken = { $taken } of { $players } seats taken
meeting-no-clock = no clock
meeting-bots-at = bots at { $time }
meeting-rated-as = { $value } ± { $error }
meeting-empty = Nobody is waiting right now. Be the first: look for a game, and the next person to come will find you here.
meeting-empty-bots = If bots may join after a minute, you will play in any case.
meeting-empty-running = No public game is being played right now.
meeting-lost = The connection is lost; the list may be out of date.
meeting-new-table = Open a table
meeting-new-table-about = choose everything yourself, with a link for friends

# Looking for a game

meeting-find = Find me a game
meeting-find-about = You are seated with others who are looking for the same game.
meeting-players = Players
meeting-clock = Clock
meeting-clock-live = { $minutes } min + { $seconds } s a turn
meeting-clock-days = { $days } days a turn
meeting-fill = Bots join
meeting-fill-never = never
meeting-fill-minutes = { $number ->
    [one] after a minute
   *[other] after { $number } minutes
}
meeting-fill-with = Level of the bots
meeting-looking = Looking for a game: { $taken } of { $players } are here
meeting-looking-bots = Bots join in { $time }
meeting-looking-days = You can leave this page: the game starts when the others have come.
meeting-stop = Stop looking

# Invitations

meeting-invited = { $player } invites you
meeting-invited-somebody = Somebody you played with invites you
meeting-decline = Decline
meeting-decline-never = No more from them
meeting-invite = Invite somebody you have played with
meeting-invite-send = Invite
meeting-invite-sent = { $player } is invited

# My games

meeting-games = My games
meeting-part-waiting = Waiting for me
meeting-part-running = Under way
meeting-part-over = Finished
meeting-part-records = Records
meeting-none-waiting = No game is waiting for you.
meeting-none-running = You are not playing any other game.
meeting-none-over = You have not finished a game yet.
meeting-none-records = You have not loaded any record.
meeting-none-words = Nobody with that name played in these games.
meeting-search = Search for a name
meeting-more = Show more
meeting-listed = { $number ->
    [one] { $number } game listed
   *[other] { $number } games listed
}
meeting-time-left = { $time } left
meeting-place = { $number ->
    [1] 1st of { $players }
    [2] 2nd of { $players }
    [3] 3rd of { $players }
   *[other] { $number }th of { $players }
}
meeting-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
meeting-agreed = ended by agreement

# People

meeting-page = My results
meeting-since = here since { $date }
meeting-summary = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $wins } won
meeting-private = Only you can see this page.
meeting-private-guest = Only you can see this page. With an account you could show it to others.
meeting-public = Anybody with the address can see this page.
meeting-open-page = Show it to others
meeting-close-page = Make it private
meeting-nothing = No game counts here yet. A game counts if it was played to the end, everything was drawn, and each person had one seat.
meeting-by-rules = Results
meeting-col-rules = Rules
meeting-col-games = Games
meeting-col-won = Won
meeting-col-place = Average place
meeting-col-score = Average score
meeting-col-best = Best
meeting-col-rating = Rating
meeting-abandoned = { $number ->
    [one] { $number } game abandoned
   *[other] { $number } games abandoned
}
meeting-recent = In the last { $number } games
meeting-with-players = { $rules } · { $players } players
meeting-by-source = Points by source, compared with the average of the table
meeting-mine = Mine
meeting-table-mean = Table
meeting-leaders = Leaders
meeting-districts = Districts
meeting-used = { $times ->
    [one] once
   *[other] { $times } times
}, { $wins } of { $games } games won
meeting-best = Best game
meeting-rivals = Head to head
meeting-rival = { $better } ahead, { $worse } behind
meeting-you = you
meeting-somebody = somebody
meeting-latest = Last games
meeting-feats = Achievements
meeting-feats-times = { $number } ×

# What somebody may be proud of

meeting-feat-economic = Merchant
    .about = Won with the Economic leader in two centuries
meeting-feat-cascade = Great cascade
    .about = Workers cascaded out of all five zones in one scoring
meeting-feat-comeback = From behind
    .about = Won, after being last before century IV
meeting-feat-landslide = Landslide
    .about = Won by 25 points or more
meeting-feat-narrow = By a hair
    .about = Won by a single point
meeting-feat-towering = Head and shoulders
    .about = One and a half times the average score of the table
meeting-feat-quarter = A whole quarter
    .about = A main group of nine buildings
meeting-feat-stars = Starlit
    .about = Eight buildings with three stars
meeting-feat-court = A full court
    .about = A different leader in each century
meeting-feat-unled = Without a master
    .about = Won without any leader
meeting-feat-traveller = Walker
    .about = Used the actions of fourteen districts in one game
meeting-feat-giant = Giant slayer
    .about = Won against the strongest bot
