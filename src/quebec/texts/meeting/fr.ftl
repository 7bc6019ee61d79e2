# The lobby

meeting-lobby = Salon
meeting-lobby-about = Tables ouvertes et parties à regarder
meeting-open = Tables ouvertes
meeting-open-now = { $number ->
    [0] Aucune table n’est ouverte
    [one] { $number } table est ouverte
   *[other] { $number } tables sont ouvertes
}
meeting-running = Parties à regarder
meeting-over = Parties récentes
meeting-won = victoire
meeting-join = Rejoindre
meeting-watch = Regarder
meeting-replay = Revoir
meeting-to-table = À la table
meeting-taken = places prises : { $taken } sur { $players }
meeting-no-clock = sans horloge
meeting-bots-at = robots à { $time }
meeting-rated-as = { $value } ± { $error }
meeting-empty = Personne n’attend pour l’instant. Commencez : cherchez une partie, et la prochaine personne vous trouvera ici.
meeting-empty-bots = Avec des robots après une minute, vous jouerez de toute façon.
meeting-empty-running = Aucune partie publique n’est en cours.
meeting-lost = La connexion est perdue ; la liste peut dater.
meeting-new-table = Ouvrir une table
meeting-new-table-about = choisissez tout, avec un lien pour des amis

# Looking for a game

meeting-find = Trouver une partie
meeting-find-about = On vous place avec d’autres personnes qui cherchent la même partie.
meeting-players = Joueurs
meeting-clock = Horloge
meeting-clock-live = { $minutes } min + { $seconds } s par tour
meeting-clock-days = { $days } jours par tour
meeting-fill = Les robots arrivent
meeting-fill-never = jamais
meeting-fill-minutes = { $number ->
    [one] après une minute
   *[other] après { $number } minutes
}
meeting-fill-with = Niveau des robots
meeting-looking = Recherche en cours : { $taken } sur { $players } sont là
meeting-looking-bots = Les robots arrivent dans { $time }
meeting-looking-days = Vous pouvez quitter cette page : la partie commencera quand les autres seront là.
meeting-stop = Arrêter

# Invitations

meeting-invited = { $player } vous invite
meeting-invited-somebody = Une personne avec qui vous avez joué vous invite
meeting-decline = Refuser
meeting-decline-never = Plus jamais de sa part
meeting-invite = Inviter quelqu’un avec qui vous avez joué
meeting-invite-send = Inviter
meeting-invite-sent = Invitation envoyée à { $player }

# My games

meeting-games = Mes parties
meeting-part-waiting = À mon tour
meeting-part-running = En cours
meeting-part-over = Terminées
meeting-part-records = Parties enregistrées
meeting-none-waiting = Aucune partie ne vous attend.
meeting-none-running = Vous n’avez pas d’autre partie en cours.
meeting-none-over = Vous n’avez encore terminé aucune partie.
meeting-none-records = Vous n’avez chargé aucune partie.
meeting-none-words = Personne de ce nom dans ces parties.
meeting-search = Chercher un nom
meeting-more = Afficher la suite
meeting-listed = { $number ->
    [one] { $number } partie dans la liste
   *[other] { $number } parties dans la liste
}
meeting-time-left = encore { $time }
meeting-place = { $number ->
    [1] 1re place sur { $players }
   *[other] { $number }e place sur { $players }
}
meeting-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
meeting-agreed = terminée d’un commun accord

# People

meeting-page = Mes résultats
meeting-since = ici depuis { $date }
meeting-summary = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, victoires : { $wins }
meeting-private = Personne d’autre ne voit cette page.
meeting-private-guest = Personne d’autre ne voit cette page. Avec un compte, vous pourriez la montrer.
meeting-public = Toute personne qui a l’adresse voit cette page.
meeting-open-page = La montrer
meeting-close-page = La rendre privée
meeting-nothing = Aucune partie ne compte encore ici. Une partie compte si elle a été jouée jusqu’au bout, si tout a été tiré au sort et si chaque personne avait une place.
meeting-by-rules = Résultats
meeting-col-rules = Règles
meeting-col-games = Parties
meeting-col-won = Gagnées
meeting-col-place = Rang moyen
meeting-col-score = Score moyen
meeting-col-best = Meilleur
meeting-col-rating = Classement
meeting-abandoned = { $number ->
    [one] { $number } partie abandonnée
   *[other] { $number } parties abandonnées
}
meeting-recent = Dans les { $number } dernières parties
meeting-with-players = { $rules } · { $players } joueurs
meeting-by-source = Points par source, par rapport à la moyenne de la table
meeting-mine = Moi
meeting-table-mean = Table
meeting-leaders = Leaders
meeting-districts = Quartiers
meeting-used = { $times } fois, victoires : { $wins } sur { $games }
meeting-best = Meilleure partie
meeting-rivals = Face à face
meeting-rival = { $better } fois devant, { $worse } derrière
meeting-you = vous
meeting-somebody = quelqu’un
meeting-latest = Dernières parties
meeting-feats = Exploits
meeting-feats-times = { $number } ×

# What somebody may be proud of

meeting-feat-economic = Négoce
    .about = Gagner avec le leader économique pendant deux siècles
meeting-feat-cascade = Grande cascade
    .about = Des ouvriers en cascade depuis les cinq zones en un seul décompte
meeting-feat-comeback = Remontée
    .about = Gagner après avoir eu la dernière place avant le siècle IV
meeting-feat-landslide = Triomphe
    .about = Gagner avec 25 points d’avance ou plus
meeting-feat-narrow = D’un cheveu
    .about = Gagner d’un seul point
meeting-feat-towering = Une tête au-dessus
    .about = Une fois et demie la moyenne des points de la table
meeting-feat-quarter = Tout un îlot
    .about = Un groupe principal de neuf bâtiments
meeting-feat-stars = Ciel étoilé
    .about = Huit bâtiments à trois étoiles
meeting-feat-court = Toute la cour
    .about = Un autre leader à chaque siècle
meeting-feat-unled = Sans maître
    .about = Gagner sans aucun leader
meeting-feat-traveller = Promenade
    .about = Utiliser quatorze quartiers en une partie
meeting-feat-giant = David
    .about = Gagner contre le robot le plus fort
