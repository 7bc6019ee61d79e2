# What people are told when they are elsewhere: by push, e-mail, webhook, and in the page.
notices-turn = Your turn
notices-turn-about = It is your turn in the game with { $people }.
notices-turn-subject = It is your turn
notices-turns-subject = It is your turn in { $number } games
notices-started = The game has started
notices-started-about = The game with { $people } has started.
notices-started-subject = Your game has started
notices-ended = The game is over
notices-ended-about = { $how ->
    [resigned] The game with { $people } has ended by resignation{ $place ->
        [1] : you have won.
       *[other] .
    }
    [agreed] The game with { $people } was ended by agreement.
    [closed] The table with { $people } was closed before the end.
   *[played] The game with { $people } is over: you have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $place ->
        [1] {" "}and have won.
       *[other] , which is place { $place } of { $number }.
    }
}
notices-ended-subject = Your game is over
notices-message = { $player } has written
notices-message-about = { $player }: { $text }
notices-message-subject = Somebody has written to you
notices-somebody = Somebody
notices-to-table = To the table
notices-digest = { $number ->
    [one] { $number } thing has happened in your games
   *[other] { $number } things have happened in your games
}
notices-why = You get this because you switched it on at { $server }.
notices-stop = Stop sending me e-mail
notices-confirm = Confirm this address
notices-confirm-subject = Please confirm your address
notices-confirm-about = Somebody, probably you, has asked for news of their games at { $server } to be sent to this address. Nothing else is sent here until you confirm it.
notices-confirm-why = If it was not you, do nothing: the address is forgotten after two days.

# The dialog in the page.
notices-title = Notices
notices-intro = Choose what you want to be told, and where. Everything is off until you switch it on.
notices-none = Notices are switched off on this server.
notices-kind = Tell me
notices-kind-turn = when it is my turn
notices-kind-started = when a game starts
notices-kind-ended = when a game is over
notices-kind-message = when somebody writes
notices-no-address = Grey boxes need an address first: enter it below.
notices-channel-page = In the page
notices-channel-push = On this device
notices-channel-email = E-mail
notices-channel-webhook = Webhook
notices-push-about = The browser shows a notice even when the page is closed. What it says is encrypted; the browser’s maker passes it on and cannot read it.
notices-push-refused = The browser does not allow it. Allow notifications for this page in its settings.
notices-push-impossible = This browser cannot do that here; it needs a secure address (https).
notices-devices = Devices
notices-device-remove = Remove { $device }
notices-device-this = this device
notices-email = E-mail address
notices-email-waiting = A message was sent to { $address }. Follow the link in it to confirm the address.
notices-email-confirmed = { $address } is confirmed.
notices-email-save = Save the address
notices-email-remove = Forget the address
notices-when = E-mail is sent
notices-at-once = at once
notices-daily = once a day, at eight in the morning
notices-quiet = Quiet hours
notices-quiet-about = Nothing is sent between these times. It is sent afterwards, if it still applies.
notices-quiet-from = from
notices-quiet-until = until
notices-webhook = Address of a webhook
notices-webhook-about = For your own programs: each notice as JSON, signed according to Standard Webhooks.
notices-webhook-save = Save the webhook
notices-webhook-remove = Remove the webhook
notices-secret = Secret for signatures
notices-saved = Saved.
notices-unseen = New
notices-all-seen = Mark all as seen
notices-nothing-new = Nothing new.
notices-stopped-title = No more e-mail
notices-stopped = The address is forgotten. You can enter it again in the notices of your account at any time.
notices-confirmed-title = Address confirmed
notices-confirmed = From now on you get by e-mail what you have chosen in your notices.
notices-to-start = To the start page
