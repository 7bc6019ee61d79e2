# The lobby

meeting-lobby = Lobby
meeting-lobby-about = Open tafels, en partijen om te bekijken
meeting-open = Open tafels
meeting-open-now = { $number ->
    [0] Geen tafel is open
    [one] { $number } tafel is open
   *[other] { $number } tafels zijn open
}
meeting-running = Partijen om te bekijken
meeting-over = Net afgelopen
meeting-won = gewonnen
meeting-join = Meedoen
meeting-watch = Kijken
meeting-replay = Terugkijken
meeting-to-table = Naar de tafel
meeting-taken = { $taken } van de { $players } plaatsen bezet
meeting-no-clock = zonder klok
meeting-bots-at = bots om { $time }
meeting-rated-as = { $value } ± { $error }
meeting-empty = Er wacht nu niemand. Begin zelf: zoek een partij, en wie hierna komt vindt je hier.
meeting-empty-bots = Met bots na een minuut speel je in elk geval.
meeting-empty-running = Er wordt nu geen openbare partij gespeeld.
meeting-lost = De verbinding is weg; de lijst kan oud zijn.
meeting-new-table = Een tafel openen
meeting-new-table-about = kies alles zelf, met een link voor vrienden

# Looking for a game

meeting-find = Een partij zoeken
meeting-find-about = Je komt aan tafel met anderen die dezelfde partij zoeken.
meeting-players = Spelers
meeting-clock = Klok
meeting-clock-live = { $minutes } min + { $seconds } s per beurt
meeting-clock-days = { $days } dagen per beurt
meeting-fill = Bots doen mee
meeting-fill-never = nooit
meeting-fill-minutes = { $number ->
    [one] na een minuut
   *[other] na { $number } minuten
}
meeting-fill-with = Niveau van de bots
meeting-looking = Op zoek naar een partij: { $taken } van de { $players } zijn er
meeting-looking-bots = Bots doen mee over { $time }
meeting-looking-days = Je kunt deze pagina verlaten: de partij begint als de anderen er zijn.
meeting-stop = Stoppen met zoeken

# Invitations

meeting-invited = { $player } nodigt je uit
meeting-invited-somebody = Iemand met wie je hebt gespeeld nodigt je uit
meeting-decline = Afslaan
meeting-decline-never = Niets meer van deze speler
meeting-invite = Iemand uitnodigen met wie je hebt gespeeld
meeting-invite-send = Uitnodigen
meeting-invite-sent = { $player } is uitgenodigd

# My games

meeting-games = Mijn partijen
meeting-part-waiting = Wachten op mij
meeting-part-running = Bezig
meeting-part-over = Afgelopen
meeting-part-records = Verslagen
meeting-none-waiting = Er wacht geen partij op je.
meeting-none-running = Je speelt geen andere partij.
meeting-none-over = Je hebt nog geen partij uitgespeeld.
meeting-none-records = Je hebt geen verslag geladen.
meeting-none-words = Niemand met die naam in deze partijen.
meeting-search = Een naam zoeken
meeting-more = Meer tonen
meeting-listed = { $number ->
    [one] { $number } partij in de lijst
   *[other] { $number } partijen in de lijst
}
meeting-time-left = nog { $time }
meeting-place = { $number ->
    [1] 1e van { $players }
   *[other] { $number }e van { $players }
}
meeting-points = { $number ->
    [one] { $number } punt
   *[other] { $number } punten
}
meeting-agreed = in overleg beëindigd

# People

meeting-page = Mijn resultaten
meeting-since = hier sinds { $date }
meeting-summary = { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
}, { $wins } gewonnen
meeting-private = Alleen jij ziet deze pagina.
meeting-private-guest = Alleen jij ziet deze pagina. Met een account kun je die aan anderen laten zien.
meeting-public = Iedereen met het adres ziet deze pagina.
meeting-open-page = Aan anderen laten zien
meeting-close-page = Privé maken
meeting-nothing = Hier telt nog geen partij. Een partij telt als die tot het einde is gespeeld, alles is geloot, en iedereen één plaats had.
meeting-by-rules = Resultaten
meeting-col-rules = Regels
meeting-col-games = Partijen
meeting-col-won = Gewonnen
meeting-col-place = Gem. plaats
meeting-col-score = Gem. score
meeting-col-best = Beste
meeting-col-rating = Rating
meeting-abandoned = { $number ->
    [one] { $number } partij verlaten
   *[other] { $number } partijen verlaten
}
meeting-recent = In de laatste { $number } partijen
meeting-with-players = { $rules } · { $players } spelers
meeting-by-source = Punten per bron, tegenover het gemiddelde van de tafel
meeting-mine = Ik
meeting-table-mean = Tafel
meeting-leaders = Leiders
meeting-districts = Districten
meeting-used = { $times } keer, { $wins } van { $games } partijen gewonnen
meeting-best = Beste partij
meeting-rivals = Onderling
meeting-rival = { $better } keer ervoor, { $worse } erachter
meeting-you = jij
meeting-somebody = iemand
meeting-latest = Laatste partijen
meeting-feats = Prestaties
meeting-feats-times = { $number } ×

# What somebody may be proud of

meeting-feat-economic = Koopman
    .about = Gewonnen met de Economische leider in twee eeuwen
meeting-feat-cascade = Grote cascade
    .about = Werkers in cascade uit alle vijf de zones in één telling
meeting-feat-comeback = Inhaalrace
    .about = Gewonnen na een laatste plaats voor eeuw IV
meeting-feat-landslide = Overtuigend
    .about = Gewonnen met 25 punten of meer
meeting-feat-narrow = Nipt
    .about = Gewonnen met één punt
meeting-feat-towering = Met kop en schouders
    .about = Anderhalf keer zoveel punten als het gemiddelde van de tafel
meeting-feat-quarter = Een hele wijk
    .about = Negen gebouwen in de belangrijkste groep
meeting-feat-stars = Sterrenhemel
    .about = Acht gebouwen met drie sterren
meeting-feat-court = Het hele hof
    .about = In elke eeuw een andere leider
meeting-feat-unled = Zonder meester
    .about = Gewonnen zonder leider
meeting-feat-traveller = Wandelaar
    .about = De acties van veertien districten in één partij
meeting-feat-giant = Reuzendoder
    .about = Gewonnen van de sterkste bot
