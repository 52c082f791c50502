### What the command line says.
### docs/translating.md says how such a file is read.

## command: What the commands print for people. Options, files, addresses, bots and figures are what they are called on the command line.

# Between the last two names of a list, and a figure with its interval.
command-and = { $one } et { $two }
command-interval = { $value } ({ $low } à { $high })
command-no_output = impossible d’écrire la sortie : { $error }
command-unreadable = illisible : { $error }
command-written_as = { $text } : à écrire sous la forme { $how }
# Beside a bar; the figures come in while games are played.
command-progress = { $done } parties sur { $all }, { $speed }, encore { $left }
command-interrupted = interrompu après { $games } parties sur { $asked } ; ce qui était fini est écrit
command-player = Joueur { $number }

## command: games, rules, deck

command-games_one = { $title } ({ $players } joueurs) ; bots : { $bots }
command-rules_near = les règles de { $game } n’ont pas de section « { $section } » ; voulais-tu dire « { $near } » ?
command-rules_none = les règles de { $game } n’ont pas de section « { $section } » ; sans section, toute la page s’affiche
command-deck_sound = { $file } est un paquet pour { $game }.
command-deck_none = { $game } n’a pas de paquet

## command: play, replay, verify

command-play_begins = { $game } avec { $names } (graine { $seed })
command-play_saved = Enregistré sous { $file }.
command-play_refused = le choix { $action } du bot a été refusé : { $why }
command-no_bot = il n’y a pas de bot « { $asked } » ; il y a : { $known }
command-no_seed = pas de graine au hasard ({ $error }) ; donnes-en une avec { $option }
# Before a line that not everybody hears.
command-only = seulement { $names }
command-all_but = tous sauf { $names }
command-position_of = Ce que voit { $name } :
command-position_spectator = Ce que voit un spectateur :
command-replay_no_seat = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
command-replay_undo = (tout est annulé à partir de l’entrée { $entry })
command-replay_pause = (pause)
command-replay_resume = (la partie reprend)
command-replay_seat = ({ $name } prend la place { $seat })
command-replay_end = (la table est fermée : { $why })
command-replay_hint = ({ $name } demande conseil à un bot)
command-replay_why = ({ $name } demande pourquoi un bot a joué le coup de l’entrée { $entry })
command-verified = vérifié : la graine est celle promise, les { $entries } entrées sont légales, fin : « { $ending } »
command-verified_so_far = vérifié : la graine est celle promise, les { $entries } entrées sont légales, la partie n’est pas allée à son terme
command-verify_fails = { $file } ne passe pas la vérification : { $why }

## command: debrief

command-losses_none = Aucun coup n’a coûté cher à lui seul.
command-losses_move = tour { $turn }, entrée { $entry } : { $taken }
command-losses_better = mieux : { $better }
command-losses_cost = parties gagnées sur cent : { $better } au lieu de { $chance } ; cela a coûté { $low } à { $high }
command-losses_why = { $label } : { $better } au lieu de { $taken }
command-debrief_turn = tour
command-debrief_chances = Les chances vues par les bots (parties gagnées sur cent) :
command-debrief_chance = tour { $turn } : { $chances }
command-debrief_questions = De quoi parler :

## command: simulate, tournament, experiment

command-lab_table = { $game }, { $players } joueurs, graine { $seed }
command-lab_tournament = { $game }, { $players } joueurs, graine { $seed } : un tournoi
command-lab_experiment = { $game }, graine { $seed } : une expérience
command-lab_experiment_named = { $game }, graine { $seed } : { $name }
command-nothing_varied = rien ne varie ; écris { $option }, ou simulate au lieu de experiment
command-name_a_game = nomme un jeu, ou un fichier d’expérience : { $example }
command-other_game = c’est une partie de { $game }
command-bad_timeout = { $option } demande un nombre de secondes supérieur à 0
command-no_folder = { $option } écrit dans le dossier de { $folder } ; donnes-en un
# Names before the lines of a result.
command-fact_games = parties
command-fact_decisions = décisions
command-fact_speed = vitesse
command-fact_rounds = tours
command-fact_ending = fin
command-fact_endings = fins
command-fact_nobody_won = sans gagnant
command-fact_options = options
command-fact_question = question
command-fact_hypothesis = hypothèse
command-fact_fault = faute
command-fact_seat = place { $seat }
command-decisions = { $decisions } ({ $each } par partie)
command-speed = { $speed } décisions par seconde de processeur
command-speed_millions = { $speed } millions de décisions par seconde de processeur
command-quantiles = { $length } ; quantiles 10 % : { $tenth }, 50 % : { $half }, 90 % : { $most }
command-standing = gagné { $won }, partagé { $shared }, rang moyen { $place }, score moyen { $score }
command-games_of_each = { $games } de chaque variante, sur les mêmes graines
command-games_of_each_common = { $games } de chaque variante, sur les mêmes graines et les mêmes dés
command-games_and_cycle = { $games } ; chaque équipe à chaque rotation en demande { $cycle }
command-compared_with = Comparé à { $first } ; tailles en écarts types de parties isolées, p d’après Holm :
command-primary = { $figure } (principale)
command-effects_rest = … et { $rest } autres, moins sûrs ; --json et --report les ont tous
command-effects_in_step = { $count } autres vont de pair avec l’un d’eux et ne sont pas testés à nouveau (--json)
command-fault = { $bot }, { $kind }, d’abord dans la partie { $game } de { $variant } à la décision { $decision } : { $reason }
command-fault--action = { $bot }, { $kind }, d’abord dans la partie { $game } de { $variant } à la décision { $decision } : { $reason } ; sa réponse : { $action }
command-fault_timed_out = en retard { $count } fois
command-fault_crashed = en panne { $count } fois
command-fault_illegal = contre les règles { $count } fois
command-faults = { $late } en retard, { $crashed } en panne, { $illegal } contre les règles
command-faults_none = aucune
# Above columns.
command-head_variant = variante
command-head_rounds = tours
command-head_bots_fair = bots, fois leur part équitable
command-head_figure = mesure
command-head_before = avant
command-head_after = après
command-head_difference = différence
command-head_size = taille
command-head_p = p
command-head_bot = bot
command-head_rating = classement
command-head_games = parties
command-head_won = gagné
command-head_fair = fois sa part équitable
command-head_a_fair = fois la part équitable
command-head_place = rang moyen
command-head_score = score moyen
command-head_faults = fautes
command-head_against = contre
command-head_ahead = devant (l’égalité compte pour moitié)
command-head_gauge = mesure à la fin
command-head_mean = moyenne
command-head_by_bot = par bot
command-head_thing = carte jouée ou rôle reçu
command-head_seats = places
command-head_seat = place
command-head_won_alone = gagné seul
command-head_won_shared = gagné à plusieurs
command-head_wins = part des victoires

## command: soak, messages

command-soak_played = { $game } : { $games } parties, { $decisions } décisions, { $failures } échecs
command-soak_occurred = vu : { $events } sortes d’événements, { $rules } règles, { $endings } fins
command-soak_missing = jamais vu : { $what }
command-soak_failure = partie { $game } : { $what }
command-soak_again = à revoir : { $options } avec les mêmes options
command-soak_broken = { $count } parties sur { $games } ont rompu une promesse
command-soak_incomplete = { $count } événements, règles ou fins n’ont pas été vus
command-messages_file = { $file } : { $whole } sur { $all }
command-messages_accepted = { $file } : { $count } messages
command-messages_pieces = { $file } : { $count } morceaux
command-messages_faults =
    { $count ->
        [one] un message ne peut pas être dit tel qu’il est écrit
       *[other] { $count } messages ne peuvent pas être dits tels qu’ils sont écrits
    }
command-messages_no_language = { $folder } n’a pas de { $name }/core.ftl
command-messages_no_file = l’anglais n’a pas de { $name }

## command: serve and what an operator does

command-not_postgres = { $option } demande l’adresse d’un PostgreSQL : postgres://user@host/name
command-not_postgres_serve = { $option } demande l’adresse d’un PostgreSQL : postgres://user@host/name ; pour SQLite, donne { $folder }
command-serve_open = Counting House est ouvert : { $address } (ctrl-c le ferme)
command-serve_only_here = Seule cette machine y a accès ; avec `{ $option }`, les téléphones du même réseau aussi
command-serve_reached = Les téléphones et les autres y accèdent par { $address }
command-serve_or = ou par { $address }
command-backup_made = { $tables } tables sont dans { $file } ; pour les restaurer, copie-le sous { $database } dans un dossier de données vide
command-move_from = --from demande un dossier de données : { $example }
command-moved = { $tables } tables avec { $entries } entrées et { $cleared } qui étaient débarrassées sont dans la base, comparées à { $folder }
command-prune_last = dernière entrée { $moment } UTC
command-prune_would =
    { $tables ->
        [one] { $tables } table serait débarrassée
       *[other] { $tables } tables seraient débarrassées
    }
command-prune_not = { $code } n’a pas été débarrassée : { $why }
command-pruned =
    { $tables ->
        [one] { $tables } table a été débarrassée
       *[other] { $tables } tables ont été débarrassées
    }
command-pruned_but =
    { $tables ->
        [one] { $tables } table a été débarrassée
       *[other] { $tables } tables ont été débarrassées
    } ; { $in_use ->
        [one] { $in_use } sert encore et reste
       *[other] { $in_use } servent encore et restent
    }
command-prune_failed =
    { $tables ->
        [one] { $tables } table n’a pas pu être débarrassée
       *[other] { $tables } tables n’ont pas pu être débarrassées
    }
# Above the list of tables: short words.
command-tables_code = CODE
command-tables_game = JEU
command-tables_stage = ÉTAT
command-tables_opened = OUVERTE (UTC)
command-tables_last = DERNIÈRE ENTRÉE
command-tables_entries = ENTRÉES
command-tables_players = JOUEURS
command-tables_counted =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
command-stage_waiting = attend
command-stage_playing = en cours
command-stage_over = finie
command-table_is = table { $code } : { $game } (règles { $rules }), { $stage }
command-table_opened = ouverte
command-table_last = dernière entrée
command-utc = { $moment } UTC
command-utc_of = { $moment } UTC, { $entries } en tout
command-sits = { $name } ({ $sitter })
command-sits_as_host = { $name } ({ $sitter }, hôte)
command-sitter_nobody = personne
command-sitter_person = humain
command-sitter_bot = bot { $level }
command-table_settings = réglages
command-table_public = dans la liste publique
command-table_private = pas dans la liste publique
command-table_watched = ouverte aux spectateurs
command-table_unwatched = fermée aux spectateurs
command-table_paused = en pause
command-table_time = temps { $time }
command-table_rematch = revanche
command-table_held_by = tenue par
command-table_alone = sans { $option }
command-table_closed = { $code } a été fermée
command-table_deleted = { $code } a été supprimée
command-table_not_closed = { $code } n’a pas été fermée : { $why }
command-table_not_deleted = { $code } n’a pas été supprimée : { $why }
command-tables_not_closed = { $failed } tables sur { $all } n’ont pas été fermées
command-tables_not_deleted = { $failed } tables sur { $all } n’ont pas été supprimées
command-table_gone = elle a déjà disparu
command-table_in_use = elle est utilisée

## command: doctor. First how something is, in one short word, then what was looked at.

command-doctor_ok = ok
command-doctor_warn = attention
command-doctor_bad = mauvais
command-doctor_of_file_limit = limite de fichiers
command-doctor_of_clock = horloge
command-doctor_of_address = adresse
command-doctor_of_database = base de données
command-doctor_of_server = serveur
command-doctor_of_data_folder = dossier de données
command-doctor_of_permissions = droits
command-doctor_of_disk = disque
command-doctor_of_encryption = chiffrement
command-doctor_found = { $what } : { $told }
command-doctor_advice = que faire : { $advice }
command-doctor_ill =
    { $ill ->
        [one] { $ill } chose empêche
       *[other] { $ill } choses empêchent
    } un serveur de bien tourner ici
