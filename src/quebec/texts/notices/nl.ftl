# Wat mensen te horen krijgen als ze elders zijn: melding, e-mail, webhook, en op de pagina.
notices-turn = Jij bent aan de beurt
notices-turn-about = Jij bent aan de beurt in de partij met { $people }.
notices-turn-subject = Je bent aan de beurt
notices-turns-subject = Je bent aan de beurt in { $number } partijen
notices-started = De partij is begonnen
notices-started-about = De partij met { $people } is begonnen.
notices-started-subject = Je partij is begonnen
notices-ended = De partij is afgelopen
notices-ended-about = { $how ->
    [resigned] De partij met { $people } is door opgave geëindigd{ $place ->
        [1] : je hebt gewonnen.
       *[other] .
    }
    [agreed] De partij met { $people } is in overleg beëindigd.
    [closed] De tafel met { $people } is voor het einde gesloten.
   *[played] De partij met { $people } is afgelopen: je hebt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $place ->
        [1] {" "}en hebt gewonnen.
       *[other] , dat is plaats { $place } van { $number }.
    }
}
notices-ended-subject = Je partij is afgelopen
notices-message = { $player } heeft geschreven
notices-message-about = { $player }: { $text }
notices-message-subject = Iemand heeft je geschreven
notices-somebody = Iemand
notices-to-table = Naar de tafel
notices-digest = { $number ->
    [one] { $number } nieuwtje uit je partijen
   *[other] { $number } nieuwtjes uit je partijen
}
notices-why = Je krijgt dit omdat je het hebt aangezet op { $server }.
notices-stop = Geen e-mail meer ontvangen
notices-confirm = Dit adres bevestigen
notices-confirm-subject = Bevestig je adres
notices-confirm-about = Iemand, waarschijnlijk jij, heeft gevraagd om op dit adres nieuws over eigen partijen op { $server } te krijgen. Verder wordt hier niets naartoe gestuurd zolang je het niet bevestigt.
notices-confirm-why = Was jij het niet, doe dan niets: het adres wordt na twee dagen vergeten.

# Het venster op de pagina.
notices-title = Meldingen
notices-intro = Wat je wilt weten, en waar. Niets staat aan tot je het aanzet.
notices-none = Meldingen staan op deze server uit.
notices-kind = Een melding
notices-kind-turn = als ik aan de beurt ben
notices-kind-started = als een partij begint
notices-kind-ended = als een partij is afgelopen
notices-kind-message = als iemand schrijft
notices-no-address = Grijze vakjes hebben eerst een adres nodig: vul het hieronder in.
notices-channel-page = Op de pagina
notices-channel-push = Op dit apparaat
notices-channel-email = E-mail
notices-channel-webhook = Webhook
notices-push-about = De browser toont een melding, ook als de pagina dicht is. De inhoud is versleuteld; de maker van de browser geeft die door en kan hem niet lezen.
notices-push-refused = De browser staat het niet toe. Sta meldingen van deze pagina toe in de instellingen.
notices-push-impossible = Deze browser kan dat hier niet; daarvoor is een beveiligd adres (https) nodig.
notices-devices = Apparaten
notices-device-remove = { $device } verwijderen
notices-device-this = dit apparaat
notices-email = E-mailadres
notices-email-waiting = Er is een bericht gestuurd naar { $address }. Volg de link daarin om het adres te bevestigen.
notices-email-confirmed = { $address } is bevestigd.
notices-email-save = Adres opslaan
notices-email-remove = Adres vergeten
notices-when = E-mail komt
notices-at-once = meteen
notices-daily = eens per dag, om acht uur ’s ochtends
notices-quiet = Stille uren
notices-quiet-about = Tussen deze tijden wordt niets gestuurd; het komt daarna, als het dan nog klopt.
notices-quiet-from = van
notices-quiet-until = tot
notices-webhook = Adres van een webhook
notices-webhook-about = Voor je eigen programma’s: elke melding als JSON, ondertekend zoals de Standard Webhooks voorschrijven.
notices-webhook-save = Webhook opslaan
notices-webhook-remove = Webhook verwijderen
notices-secret = Geheim voor handtekeningen
notices-saved = Opgeslagen.
notices-unseen = Nieuw
notices-all-seen = Alles als gezien markeren
notices-nothing-new = Niets nieuws.
notices-stopped-title = Geen e-mail meer
notices-stopped = Het adres is vergeten. Je kunt het altijd weer invoeren bij de meldingen van je account.
notices-confirmed-title = Adres bevestigd
notices-confirmed = Vanaf nu krijg je per e-mail wat je bij je meldingen hebt gekozen.
notices-to-start = Naar de startpagina
