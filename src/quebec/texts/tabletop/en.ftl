### Beside a real table: scoring, score sheet and set-up. Loaded when somebody opens it.

tabletop-title = Beside the board
tabletop-about = You play on cardboard, and this page counts. What you enter stays on this device.
tabletop-steps = Parts of the helper
tabletop-players = Players
tabletop-final = The end
tabletop-sheet = Score sheet
tabletop-setup = Set-up
tabletop-go-on = Play on here
tabletop-rules = Rules
tabletop-name = Name of player { $number }
tabletop-colour = Colour of player { $number }
tabletop-begin = Score century I
tabletop-event = Event of this century
tabletop-no-event = No event chosen
tabletop-workers = Workers in the zones
tabletop-workers-about = Tap the numbers, zone by zone. If the neutral architect stands on a building, complete that building first.
tabletop-in = { $player }, { $zone-the }
tabletop-active = Active workers
tabletop-active-of = Active workers of { $player }
tabletop-pad = Numbers
tabletop-at-most = { $player } has { $most } workers, and { $elsewhere } are entered elsewhere: at most { $left } here.
tabletop-number = A number of workers is a whole number from 0 to { $most }.
tabletop-counting = Counting…
tabletop-lost = The server cannot be reached, so this device counts by itself, with the same rules.
tabletop-result = Scoring of { $century-the }
tabletop-nothing = Nothing is entered yet.
tabletop-show = Show it on the board
tabletop-show-back = Back to the numbers
tabletop-zone = Zone
tabletop-moves-on = { $number } cascade
tabletop-track = On the scoring track
tabletop-forward = { $player }: { $points } forward, to { $score }
tabletop-during = Points during the century
tabletop-during-about = Districts, leaders and events: what was scored before the end of the century.
tabletop-during-of = Points of { $player } during { $century-the }
tabletop-next = Next: { $what }
tabletop-undo = Undo
tabletop-undone = The last entry was undone.
tabletop-restart = Start over
tabletop-restarted = Everything is empty again; Undo brings it back.
tabletop-print = Print
tabletop-csv = Save as CSV
tabletop-picture = Save as picture
tabletop-zones-of = Zones, { $century-the }
tabletop-during-row = During { $century-the }
tabletop-total = Total
tabletop-after = After { $century-the }
tabletop-winner = { $number ->
    [one] { $people } wins.
   *[other] { $people } share the victory.
}
tabletop-map = The board: tap a building
tabletop-map-large = Larger
tabletop-map-fit = Whole board
tabletop-site-empty = { $site }: nothing
tabletop-site-token = { $site }: { $player }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
tabletop-site-stages = { $site }: under construction, { $stages ->
    [0] no stage
    [one] 1 stage
   *[other] { $stages } stages
}
tabletop-site-bare = { $site }: completed without a token
tabletop-token = Star token
tabletop-token-of = { $player }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
tabletop-construction = Under construction
tabletop-stage = Stage { $number }
tabletop-stage-of = Stage { $number }: { $player }
tabletop-stage-none = Not built
tabletop-architect = Architect
tabletop-neutral = Neutral architect
tabletop-bare = Completed, no token
tabletop-clear = Nothing here
tabletop-done = Done
tabletop-token-there = This building already carries a token ({ $player }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}), and a building has only one. If that token is wrong, replace it.
tabletop-stages-there = This building is under construction, so it has no token yet. If it is completed, replace its stages.
tabletop-completed-there = This building carries a token ({ $player }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}), so it is completed and not under construction. If the token is wrong, replace it.
tabletop-replace = Replace
tabletop-final-about = Tap every building that has a star token, and every building that is still under construction. Then enter the active workers.
tabletop-draw = Draw a set-up
tabletop-draw-about = Every tile on a space of its colour, and the centuries spread out, as the rules require.
tabletop-enter-layout = Or tap a space and choose the tile that lies there on your table.
tabletop-tile-for = Tile on { $site }
tabletop-tile-none = No tile yet
tabletop-tile-at = now on { $site }
tabletop-missing = { $number ->
    [one] 1 space has no tile yet.
   *[other] { $number } spaces have no tile yet.
}
tabletop-complete = All 44 tiles are laid.
tabletop-first = First player: { $player }
tabletop-cards = Event cards
tabletop-card-of = { $century }: { $event }
tabletop-card-hidden = { $century }: face down
tabletop-reveal = Turn up
tabletop-reading = From left to right, row by row around each district
tabletop-play-setup = Play this set-up here
tabletop-play-bots = Against bots
tabletop-play-friends = With friends
tabletop-play-screen = Around one screen
tabletop-go-on-about = Enter a table in the middle of a game, and play on here. Tiles are entered under Set-up, tokens and buildings under construction here.
tabletop-century = Century
tabletop-turn = Whose turn is it?
tabletop-first-player = First player
tabletop-score = Points of { $player }
tabletop-leader = Leader of { $player }
tabletop-no-leader = No leader
tabletop-check = Check the position
tabletop-right = You can play on from this position.
tabletop-needs-layout = Lay all 44 tiles under Set-up first: { $number } are missing.
