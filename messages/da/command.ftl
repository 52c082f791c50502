### What the command line says.
### docs/translating.md says how such a file is read.

## command: What the commands print for people. Options, files, addresses, bots and figures are what they are called on the command line.

# Between the last two names of a list, and a figure with its interval.
command-and = { $one } og { $two }
command-interval = { $value } ({ $low } til { $high })
command-no_output = resultatet kan ikke skrives: { $error }
command-unreadable = kan ikke læses: { $error }
command-written_as = { $text }: skriv det som { $how }
# Beside a bar; the figures come in while games are played.
command-progress = { $done } af { $all } spil, { $speed }, { $left } tilbage
command-interrupted = afbrudt efter { $games } af { $asked } spil; det, der var færdigt, er skrevet
command-player = Spiller { $number }

## command: games, rules, deck

command-games_one = { $title } ({ $players } spillere); bots: { $bots }
command-rules_near = reglerne for { $game } har intet afsnit ”{ $section }”; mente du ”{ $near }”?
command-rules_none = reglerne for { $game } har intet afsnit ”{ $section }”; udelad afsnittet for at læse hele siden
command-deck_sound = { $file } er en bunke til { $game }.
command-deck_none = { $game } har ingen bunke

## command: play, replay, verify

command-play_begins = { $game } med { $names } (startværdi { $seed })
command-play_saved = Gemt som { $file }.
command-play_refused = bottens eget valg { $action } blev afvist: { $why }
command-no_bot = der er ingen bot ”{ $asked }”; der er: { $known }
command-no_seed = ingen tilfældig startværdi ({ $error }); angiv en med { $option }
# Before a line that not everybody hears.
command-only = kun { $names }
command-all_but = alle undtagen { $names }
command-position_of = Sådan ser { $name } det:
command-position_spectator = Sådan ser en tilskuer det:
command-replay_no_seat = der er ingen plads { $seat }; pladserne er 0 til { $last }
command-replay_undo = (alt fra indførsel { $entry } og frem tages tilbage)
command-replay_pause = (pause)
command-replay_resume = (spillet fortsætter)
command-replay_seat = ({ $name } tager plads { $seat })
command-replay_end = (bordet er lukket: { $why })
command-replay_hint = ({ $name } spørger en bot til råds)
command-replay_why = ({ $name } spørger, hvorfor en bot lavede trækket i indførsel { $entry })
command-verified = bekræftet: startværdien er den lovede, alle { $entries } indførsler er lovlige, det endte som ”{ $ending }”
command-verified_so_far = bekræftet: startværdien er den lovede, alle { $entries } indførsler er lovlige, spillet blev ikke færdigt
command-verify_fails = { $file } kan ikke bekræftes: { $why }

## command: debrief

command-losses_none = Intet enkelt træk kostede meget.
command-losses_move = tur { $turn }, indførsel { $entry }: { $taken }
command-losses_better = bedre: { $better }
command-losses_cost = vundne spil af hundrede: { $better } i stedet for { $chance }; det kostede { $low } til { $high }
command-losses_why = { $label }: { $better } i stedet for { $taken }
command-debrief_turn = tur
command-debrief_chances = Sådan så bots chancerne (vundne spil af hundrede):
command-debrief_chance = tur { $turn }: { $chances }
command-debrief_questions = Det kan I tale om:

## command: simulate, tournament, experiment

command-lab_table = { $game }, { $players } spillere, startværdi { $seed }
command-lab_tournament = { $game }, { $players } spillere, startværdi { $seed }: en turnering
command-lab_experiment = { $game }, startværdi { $seed }: et eksperiment
command-lab_experiment_named = { $game }, startværdi { $seed }: { $name }
command-nothing_varied = intet varieres; skriv { $option }, eller simulate i stedet for experiment
command-name_a_game = nævn et spil eller en fil med et eksperiment: { $example }
command-other_game = det er et spil { $game }
command-bad_timeout = { $option } skal have et antal sekunder over 0
command-no_folder = { $option } skriver i mappen fra { $folder }; angiv en
# Names before the lines of a result.
command-fact_games = spil
command-fact_decisions = valg
command-fact_speed = hastighed
command-fact_rounds = runder
command-fact_ending = slutning
command-fact_endings = slutninger
command-fact_nobody_won = ingen vandt
command-fact_options = valgmuligheder
command-fact_question = spørgsmål
command-fact_hypothesis = hypotese
command-fact_fault = fejl
command-fact_seat = plads { $seat }
command-decisions = { $decisions } ({ $each } pr. spil)
command-speed = { $speed } valg pr. CPU-sekund
command-speed_millions = { $speed } millioner valg pr. CPU-sekund
command-quantiles = { $length }; fraktiler 10 %: { $tenth }, 50 %: { $half }, 90 %: { $most }
command-standing = vandt { $won }, delt { $shared }, gennemsnitlig placering { $place }, gennemsnitlig score { $score }
command-games_of_each = { $games } af hver variant, med de samme startværdier
command-games_of_each_common = { $games } af hver variant, med de samme startværdier og fælles terninger
command-games_and_cycle = { $games }; hver opstilling i hver rækkefølge kræver { $cycle }
command-compared_with = Sammenlignet med { $first }; størrelser i standardafvigelser af enkelte spil, p efter Holm:
command-primary = { $figure } (hovedspørgsmål)
command-effects_rest = … og { $rest } til, mindre sikre; --json og --report har dem alle
command-effects_in_step = { $count } til følger en af disse og testes ikke igen (--json)
command-fault = { $bot }, { $kind }, først i spil { $game } af { $variant } ved valg { $decision }: { $reason }
command-fault--action = { $bot }, { $kind }, først i spil { $game } af { $variant } ved valg { $decision }: { $reason }; svaret var { $action }
command-fault_timed_out =
    for sent { $count } { $count ->
        [one] gang
       *[other] gange
    }
command-fault_crashed =
    gik ned { $count } { $count ->
        [one] gang
       *[other] gange
    }
command-fault_illegal =
    mod reglerne { $count } { $count ->
        [one] gang
       *[other] gange
    }
command-faults = { $late } for sent, { $crashed } gået ned, { $illegal } mod reglerne
command-faults_none = ingen
# Above columns.
command-head_variant = variant
command-head_rounds = runder
command-head_bots_fair = bots, gange deres rimelige andel
command-head_figure = størrelse
command-head_before = før
command-head_after = efter
command-head_difference = forskel
command-head_size = effekt
command-head_p = p
command-head_bot = bot
command-head_rating = rating
command-head_games = spil
command-head_won = vundet
command-head_fair = gange sin rimelige andel
command-head_a_fair = gange en rimelig andel
command-head_place = gennemsnitlig placering
command-head_score = gennemsnitlig score
command-head_faults = fejl
command-head_against = mod
command-head_ahead = kom foran (uafgjort tæller halvt)
command-head_gauge = måler til sidst
command-head_mean = gennemsnit
command-head_by_bot = pr. bot
command-head_thing = brugt, eller rolle man fik
command-head_seats = pladser
command-head_seat = plads
command-head_won_alone = vandt alene
command-head_won_shared = vandt med andre
command-head_wins = andel af sejre

## command: soak, messages

command-soak_played = { $game }: { $games } spil, { $decisions } valg, { $failures } fejl
command-soak_occurred = set: { $events } slags hændelser, { $rules } regler, { $endings } slutninger
command-soak_missing = ikke set: { $what }
command-soak_failure = spil { $game }: { $what }
command-soak_again = se det igen: { $options } med de samme valgmuligheder
command-soak_broken = { $count } af { $games } spil brød et løfte
command-soak_incomplete = { $count } hændelser, regler eller slutninger forekom ikke
command-messages_file = { $file }: { $whole } af { $all }
command-messages_accepted = { $file }: { $count } beskeder
command-messages_pieces = { $file }: { $count } stykker
command-messages_faults =
    { $count ->
        [one] én besked kan ikke siges, som den er skrevet
       *[other] { $count } beskeder kan ikke siges, som de er skrevet
    }
command-messages_no_language = { $folder } har ingen { $name }/core.ftl
command-messages_no_file = engelsk har ingen { $name }

## command: serve and what an operator does

command-not_postgres = { $option } skal have adressen på en PostgreSQL: postgres://user@host/name
command-not_postgres_serve = { $option } skal have adressen på en PostgreSQL: postgres://user@host/name; angiv { $folder } for SQLite
command-serve_open = Counting House er åbent på { $address } (ctrl-c lukker det)
command-serve_only_here = Kun denne maskine kan nå det; med `{ $option }` kan telefoner på samme net også
command-serve_reached = Telefoner og andre når det på { $address }
command-serve_or = eller på { $address }
command-backup_made = { $tables } borde er i { $file }; gendan dem ved at kopiere filen til { $database } i en tom datamappe
command-move_from = --from skal have en datamappe: { $example }
command-moved = { $tables } borde med { $entries } indførsler og { $cleared }, der er ryddet væk, er i databasen, sammenlignet med { $folder }
command-prune_last = sidste indførsel { $moment } UTC
command-prune_would =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    } ville blive ryddet væk
command-prune_not = { $code } blev ikke ryddet væk: { $why }
command-pruned =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    } blev ryddet væk
command-pruned_but =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    } blev ryddet væk; { $in_use } er i brug og bliver
command-prune_failed =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    } kunne ikke ryddes væk
# Above the list of tables: short words.
command-tables_code = KODE
command-tables_game = SPIL
command-tables_stage = STADIE
command-tables_opened = ÅBNET (UTC)
command-tables_last = SENEST
command-tables_entries = INDF.
command-tables_players = SPILLERE
command-tables_counted =
    { $tables ->
        [one] { $tables } bord
       *[other] { $tables } borde
    }
command-stage_waiting = venter
command-stage_playing = i gang
command-stage_over = slut
command-table_is = bord { $code }: { $game } (regler { $rules }), { $stage }
command-table_opened = åbnet
command-table_last = sidste indførsel
command-utc = { $moment } UTC
command-utc_of = { $moment } UTC, { $entries } i alt
command-sits = { $name } ({ $sitter })
command-sits_as_host = { $name } ({ $sitter }, vært)
command-sitter_nobody = ingen
command-sitter_person = menneske
command-sitter_bot = bot { $level }
command-table_settings = indstillinger
command-table_public = på den offentlige liste
command-table_private = ikke på den offentlige liste
command-table_watched = åbent for tilskuere
command-table_unwatched = lukket for tilskuere
command-table_paused = på pause
command-table_time = tid { $time }
command-table_rematch = revanche
command-table_held_by = holdes af
command-table_alone = uden { $option }
command-table_closed = { $code } blev lukket
command-table_deleted = { $code } blev slettet
command-table_not_closed = { $code } blev ikke lukket: { $why }
command-table_not_deleted = { $code } blev ikke slettet: { $why }
command-tables_not_closed = { $failed } af { $all } borde blev ikke lukket
command-tables_not_deleted = { $failed } af { $all } borde blev ikke slettet
command-table_gone = det er allerede væk
command-table_in_use = det er i brug

## command: doctor. First how something is, in one short word, then what was looked at.

command-doctor_ok = ok
command-doctor_warn = advarsel
command-doctor_bad = galt
command-doctor_of_file_limit = filgrænse
command-doctor_of_clock = ur
command-doctor_of_address = adresse
command-doctor_of_database = database
command-doctor_of_server = server
command-doctor_of_data_folder = datamappe
command-doctor_of_permissions = rettigheder
command-doctor_of_disk = disk
command-doctor_of_encryption = kryptering
command-doctor_found = { $what }: { $told }
command-doctor_advice = hvad du kan gøre: { $advice }
command-doctor_ill =
    { $ill ->
        [one] { $ill } ting forhindrer
       *[other] { $ill } ting forhindrer
    }, at en server kører godt her
