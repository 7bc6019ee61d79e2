### À côté d’une vraie table : décompte, feuille de marque et mise en place. Chargé à l’ouverture.

tabletop-title = À côté du plateau
tabletop-about = Vous jouez sur le carton, et cette page compte. Ce que vous notez reste sur cet appareil.
tabletop-steps = Parties de l’aide
tabletop-players = Joueurs
tabletop-final = La fin
tabletop-sheet = Feuille de marque
tabletop-setup = Mise en place
tabletop-go-on = Continuer ici
tabletop-rules = Règles
tabletop-name = Nom du joueur { $number }
tabletop-colour = Couleur du joueur { $number }
tabletop-begin = Compter le siècle I
tabletop-event = Événement de ce siècle
tabletop-no-event = Aucun événement choisi
tabletop-workers = Ouvriers dans les zones
tabletop-workers-about = Touchez les nombres, zone par zone. Si l’architecte neutre est sur un bâtiment, achevez d’abord ce bâtiment.
tabletop-in = { $player }, { $zone-the }
tabletop-active = Ouvriers actifs
tabletop-active-of = Ouvriers actifs : { $player }
tabletop-pad = Nombres
tabletop-at-most = { $player } a { $most } ouvriers, et { $elsewhere } sont déjà notés ailleurs : au plus { $left } ici.
tabletop-number = Un nombre d’ouvriers est un entier de 0 à { $most }.
tabletop-counting = Décompte en cours…
tabletop-lost = Le serveur est injoignable : cet appareil compte donc lui-même, avec les mêmes règles.
tabletop-result = Décompte { $century-of }
tabletop-nothing = Rien n’est encore noté.
tabletop-show = Le montrer sur le plateau
tabletop-show-back = Retour aux nombres
tabletop-zone = Zone
tabletop-moves-on = { $number } en cascade
tabletop-track = Sur la piste de score
tabletop-forward = { $player } : avancez de { $points }, jusqu’à { $score }
tabletop-during = Points pendant le siècle
tabletop-during-about = Quartiers, leaders et événements : ce qui a été marqué avant la fin du siècle.
tabletop-during-of = Points pendant { $century-the } : { $player }
tabletop-next = Ensuite : { $what }
tabletop-undo = Annuler
tabletop-undone = La dernière saisie est annulée.
tabletop-restart = Recommencer
tabletop-restarted = Tout est de nouveau vide ; Annuler rétablit tout.
tabletop-print = Imprimer
tabletop-csv = Enregistrer en CSV
tabletop-picture = Enregistrer en image
tabletop-zones-of = Zones, { $century-the }
tabletop-during-row = Pendant { $century-the }
tabletop-total = Total
tabletop-after = Après { $century-the }
tabletop-winner = { $number ->
    [one] Victoire : { $people }.
   *[other] Victoire partagée : { $people }.
}
tabletop-map = Le plateau : touchez un bâtiment
tabletop-map-large = Plus grand
tabletop-map-fit = Tout le plateau
tabletop-site-empty = { $site } : rien
tabletop-site-token = { $site } : { $player }, { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
tabletop-site-stages = { $site } : en chantier, { $stages ->
    [0] aucune étape
    [one] 1 étape
   *[other] { $stages } étapes
}
tabletop-site-bare = { $site } : bâtiment achevé sans jeton
tabletop-token = Jeton étoile
tabletop-token-of = { $player }, { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}
tabletop-construction = En chantier
tabletop-stage = Étape { $number }
tabletop-stage-of = Étape { $number } : { $player }
tabletop-stage-none = Non bâtie
tabletop-architect = Architecte
tabletop-neutral = Architecte neutre
tabletop-bare = Achevé, sans jeton
tabletop-clear = Rien ici
tabletop-done = Terminé
tabletop-token-there = Ce bâtiment porte déjà un jeton ({ $player }, { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}), et un bâtiment n’en a qu’un. Si ce jeton est faux, remplacez-le.
tabletop-stages-there = Ce bâtiment est en chantier, il n’a donc pas encore de jeton. S’il est achevé, remplacez ses étapes.
tabletop-completed-there = Ce bâtiment porte un jeton ({ $player }, { $stars ->
    [one] 1 étoile
   *[other] { $stars } étoiles
}) : il est achevé, et non en chantier. Si le jeton est faux, remplacez-le.
tabletop-replace = Remplacer
tabletop-final-about = Touchez chaque bâtiment qui porte un jeton étoile, et chaque bâtiment encore en chantier. Notez ensuite les ouvriers actifs.
tabletop-draw = Tirer une mise en place
tabletop-draw-about = Chaque tuile sur un emplacement de sa couleur, les siècles bien répartis, comme les règles le demandent.
tabletop-enter-layout = Ou touchez un emplacement et choisissez la tuile qui s’y trouve sur votre table.
tabletop-tile-for = Tuile sur { $site }
tabletop-tile-none = Pas encore de tuile
tabletop-tile-at = maintenant sur { $site }
tabletop-missing = { $number ->
    [one] 1 emplacement n’a pas encore de tuile.
   *[other] { $number } emplacements n’ont pas encore de tuile.
}
tabletop-complete = Les 44 tuiles sont posées.
tabletop-first = Premier joueur : { $player }
tabletop-cards = Cartes événement
tabletop-card-of = { $century } : { $event }
tabletop-card-hidden = { $century } : face cachée
tabletop-reveal = Retourner
tabletop-reading = De gauche à droite, rangée par rangée autour de chaque quartier
tabletop-play-setup = Jouer ici cette même mise en place
tabletop-play-bots = Contre des robots
tabletop-play-friends = Avec des amis
tabletop-play-screen = Autour d’un écran
tabletop-go-on-about = Notez une table au milieu d’une partie, et continuez ici. Les tuiles se notent sous Mise en place, les jetons et les bâtiments en chantier ici.
tabletop-century = Siècle
tabletop-turn = À qui le tour ?
tabletop-first-player = Premier joueur
tabletop-score = Points : { $player }
tabletop-leader = Leader : { $player }
tabletop-no-leader = Aucun leader
tabletop-check = Vérifier la position
tabletop-right = On peut continuer à partir de cette position.
tabletop-needs-layout = Posez d’abord les 44 tuiles sous Mise en place : il en manque { $number }.
