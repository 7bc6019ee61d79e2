# Ce qu’on dit aux gens quand ils sont ailleurs : notification, courriel, webhook, et dans la page.
notices-turn = À vous de jouer
notices-turn-about = C’est votre tour dans la partie avec { $people }.
notices-turn-subject = C’est votre tour
notices-turns-subject = C’est votre tour dans { $number } parties
notices-started = La partie a commencé
notices-started-about = La partie avec { $people } a commencé.
notices-started-subject = Votre partie a commencé
notices-ended = La partie est terminée
notices-ended-about = { $how ->
    [resigned] La partie avec { $people } s’est terminée par abandon{ $place ->
        [1] {" "}: vous avez gagné.
       *[other] .
    }
    [agreed] La partie avec { $people } a été arrêtée d’un commun accord.
    [closed] La table avec { $people } a été fermée avant la fin.
   *[played] La partie avec { $people } est terminée : vous avez { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $place ->
        [1] {" "}et vous avez gagné.
       *[other] , soit la place { $place } sur { $number }.
    }
}
notices-ended-subject = Votre partie est terminée
notices-message = { $player } a écrit
notices-message-about = { $player } : { $text }
notices-message-subject = Quelqu’un vous a écrit
notices-somebody = Quelqu’un
notices-to-table = À la table
notices-digest = { $number ->
    [one] { $number } nouvelle de vos parties
   *[other] { $number } nouvelles de vos parties
}
notices-why = Vous recevez ceci parce que vous l’avez activé sur { $server }.
notices-stop = Ne plus m’envoyer de courriel
notices-confirm = Confirmer cette adresse
notices-confirm-subject = Veuillez confirmer votre adresse
notices-confirm-about = Quelqu’un, sans doute vous, a demandé à recevoir à cette adresse des nouvelles de ses parties sur { $server }. Rien d’autre n’y est envoyé tant que vous ne la confirmez pas.
notices-confirm-why = Si ce n’était pas vous, ne faites rien : l’adresse est oubliée après deux jours.

# Le dialogue dans la page.
notices-title = Avis
notices-intro = Ce que vous voulez savoir, et où. Rien n’est activé tant que vous ne l’activez pas.
notices-none = Les avis sont désactivés sur ce serveur.
notices-kind = Me prévenir
notices-kind-turn = quand c’est mon tour
notices-kind-started = quand une partie commence
notices-kind-ended = quand une partie est terminée
notices-kind-message = quand quelqu’un écrit
notices-no-address = Les cases grises demandent d’abord une adresse : saisissez-la plus bas.
notices-channel-page = Dans la page
notices-channel-push = Sur cet appareil
notices-channel-email = Courriel
notices-channel-webhook = Webhook
notices-push-about = Le navigateur affiche un avis, même quand la page est fermée. Son contenu est chiffré ; l’éditeur du navigateur le transmet et ne peut pas le lire.
notices-push-refused = Le navigateur ne le permet pas. Autorisez les notifications de cette page dans ses réglages.
notices-push-impossible = Ce navigateur ne peut pas le faire ici ; il lui faut une adresse sûre (https).
notices-devices = Appareils
notices-device-remove = Retirer { $device }
notices-device-this = cet appareil
notices-email = Adresse de courriel
notices-email-waiting = Un message a été envoyé à { $address }. Suivez le lien qu’il contient pour confirmer l’adresse.
notices-email-confirmed = { $address } est confirmée.
notices-email-save = Enregistrer l’adresse
notices-email-remove = Oublier l’adresse
notices-when = Le courriel part
notices-at-once = tout de suite
notices-daily = une fois par jour, à huit heures du matin
notices-quiet = Heures de silence
notices-quiet-about = Entre ces heures, rien n’est envoyé ; l’avis part ensuite, s’il est encore utile.
notices-quiet-from = de
notices-quiet-until = à
notices-webhook = Adresse d’un webhook
notices-webhook-about = Pour vos propres programmes : chaque avis en JSON, signé selon les Standard Webhooks.
notices-webhook-save = Enregistrer le webhook
notices-webhook-remove = Retirer le webhook
notices-secret = Secret des signatures
notices-saved = Enregistré.
notices-unseen = Nouveau
notices-all-seen = Tout marquer comme vu
notices-nothing-new = Rien de nouveau.
notices-stopped-title = Plus de courriel
notices-stopped = L’adresse est oubliée. Vous pouvez la saisir de nouveau à tout moment dans les avis de votre compte.
notices-confirmed-title = Adresse confirmée
notices-confirmed = Vous recevez désormais par courriel ce que vous avez choisi dans vos avis.
notices-to-start = Vers la page d’accueil
