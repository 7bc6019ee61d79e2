### Naast een echte tafel: telling, scoreblad en opstelling. Geladen als iemand het opent.

tabletop-title = Naast het bord
tabletop-about = Je speelt op karton, en deze pagina telt. Wat je invoert, blijft op dit apparaat.
tabletop-steps = Delen van de hulp
tabletop-players = Spelers
tabletop-final = Het einde
tabletop-sheet = Scoreblad
tabletop-setup = Opstelling
tabletop-go-on = Hier verder spelen
tabletop-rules = Regels
tabletop-name = Naam van speler { $number }
tabletop-colour = Kleur van speler { $number }
tabletop-begin = Eeuw I tellen
tabletop-event = Gebeurtenis van deze eeuw
tabletop-no-event = Geen gebeurtenis gekozen
tabletop-workers = Werkers in de zones
tabletop-workers-about = Tik de aantallen aan, zone voor zone. Staat de neutrale architect op een gebouw, voltooi dat gebouw dan eerst.
tabletop-in = { $player }, { $zone-the }
tabletop-active = Actieve werkers
tabletop-active-of = Actieve werkers van { $player }
tabletop-pad = Getallen
tabletop-at-most = { $player } heeft { $most } werkers, en { $elsewhere } zijn al elders ingevoerd: hier maximaal { $left }.
tabletop-number = Een aantal werkers is een heel getal van 0 tot { $most }.
tabletop-counting = Er wordt geteld…
tabletop-lost = De server is onbereikbaar, dus dit apparaat telt zelf, met dezelfde regels.
tabletop-result = Telling van { $century-the }
tabletop-nothing = Er is nog niets ingevoerd.
tabletop-show = Op het bord laten zien
tabletop-show-back = Terug naar de getallen
tabletop-zone = Zone
tabletop-moves-on = { $number } in de cascade
tabletop-track = Op het scorespoor
tabletop-forward = { $player }: { $points } vooruit, naar { $score }
tabletop-during = Punten tijdens de eeuw
tabletop-during-about = Districten, leiders en gebeurtenissen: wat vóór het einde van de eeuw is gescoord.
tabletop-during-of = Punten van { $player } tijdens { $century-the }
tabletop-next = Hierna: { $what }
tabletop-undo = Terugnemen
tabletop-undone = De laatste invoer is teruggenomen.
tabletop-restart = Opnieuw beginnen
tabletop-restarted = Alles is weer leeg; met Terugnemen komt het terug.
tabletop-print = Afdrukken
tabletop-csv = Opslaan als CSV
tabletop-picture = Opslaan als afbeelding
tabletop-zones-of = Zones, { $century-the }
tabletop-during-row = Tijdens { $century-the }
tabletop-total = Totaal
tabletop-after = Na { $century-the }
tabletop-winner = { $number ->
    [one] { $people } wint.
   *[other] { $people } delen de overwinning.
}
tabletop-map = Het bord: tik op een gebouw
tabletop-map-large = Groter
tabletop-map-fit = Hele bord
tabletop-site-empty = { $site }: niets
tabletop-site-token = { $site }: { $player }, { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}
tabletop-site-stages = { $site }: in aanbouw, { $stages ->
    [0] geen bijdrage
    [one] 1 bijdrage
   *[other] { $stages } bijdragen
}
tabletop-site-bare = { $site }: voltooid zonder fiche
tabletop-token = Sterfiche
tabletop-token-of = { $player }, { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}
tabletop-construction = In aanbouw
tabletop-stage = Bijdrage { $number }
tabletop-stage-of = Bijdrage { $number }: { $player }
tabletop-stage-none = Niet gebouwd
tabletop-architect = Architect
tabletop-neutral = Neutrale architect
tabletop-bare = Voltooid, geen fiche
tabletop-clear = Niets hier
tabletop-done = Klaar
tabletop-token-there = Dit gebouw draagt al een fiche ({ $player }, { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}), en een gebouw heeft er maar één. Als die fiche fout is, vervang hem dan.
tabletop-stages-there = Dit gebouw is in aanbouw en heeft dus nog geen fiche. Als het voltooid is, vervang dan de bijdragen.
tabletop-completed-there = Dit gebouw draagt een fiche ({ $player }, { $stars ->
    [one] 1 ster
   *[other] { $stars } sterren
}) en is dus voltooid, niet in aanbouw. Als de fiche fout is, vervang hem dan.
tabletop-replace = Vervangen
tabletop-final-about = Tik elk gebouw met een sterfiche aan, en elk gebouw dat nog in aanbouw is. Voer daarna de actieve werkers in.
tabletop-draw = Een opstelling trekken
tabletop-draw-about = Elke tegel op een plek van zijn kleur, de eeuwen goed verspreid, zoals de regels het vragen.
tabletop-enter-layout = Of tik op een plek en kies de tegel die daar op je tafel ligt.
tabletop-tile-for = Tegel op { $site }
tabletop-tile-none = Nog geen tegel
tabletop-tile-at = nu op { $site }
tabletop-missing = { $number ->
    [one] 1 plek heeft nog geen tegel.
   *[other] { $number } plekken hebben nog geen tegel.
}
tabletop-complete = Alle 44 tegels liggen er.
tabletop-first = Eerste speler: { $player }
tabletop-cards = Gebeurteniskaarten
tabletop-card-of = { $century }: { $event }
tabletop-card-hidden = { $century }: gedekt
tabletop-reveal = Omdraaien
tabletop-reading = Van links naar rechts, rij voor rij rond elk district
tabletop-play-setup = Precies deze opstelling hier spelen
tabletop-play-bots = Tegen bots
tabletop-play-friends = Met vrienden
tabletop-play-screen = Rond één scherm
tabletop-go-on-about = Voer een tafel midden in een partij in, en speel hier verder. Tegels voer je in onder Opstelling, fiches en gebouwen in aanbouw hier.
tabletop-century = Eeuw
tabletop-turn = Wie is aan de beurt?
tabletop-first-player = Eerste speler
tabletop-score = Punten van { $player }
tabletop-leader = Leider van { $player }
tabletop-no-leader = Geen leider
tabletop-check = De stelling controleren
tabletop-right = Vanuit deze stelling kun je verder spelen.
tabletop-needs-layout = Leg eerst alle 44 tegels onder Opstelling: er ontbreken er { $number }.
