### What the command line says.
### docs/translating.md says how such a file is read.

## command: What the commands print for people. Options, files, addresses, bots and figures are what they are called on the command line.

# Between the last two names of a list, and a figure with its interval.
command-and = { $one } en { $two }
command-interval = { $value } ({ $low } tot { $high })
command-no_output = de uitvoer kan niet worden geschreven: { $error }
command-unreadable = kan niet worden gelezen: { $error }
command-written_as = { $text }: schrijf het als { $how }
# Beside a bar; the figures come in while games are played.
command-progress = { $done } van { $all } spellen, { $speed }, nog { $left }
command-interrupted = onderbroken na { $games } van { $asked } spellen; wat af was is geschreven
command-player = Speler { $number }

## command: games, rules, deck

command-games_one = { $title } ({ $players } spelers); bots: { $bots }
command-rules_near = de regels van { $game } hebben geen paragraaf “{ $section }”; bedoelde je “{ $near }”?
command-rules_none = de regels van { $game } hebben geen paragraaf “{ $section }”; laat de paragraaf weg om de hele pagina te lezen
command-deck_sound = { $file } is een stapel voor { $game }.
command-deck_none = { $game } heeft geen stapel

## command: play, replay, verify

command-play_begins = { $game } met { $names } (startgetal { $seed })
command-play_saved = Opgeslagen als { $file }.
command-play_refused = de eigen keuze { $action } van de bot werd geweigerd: { $why }
command-no_bot = er is geen bot “{ $asked }”; er zijn: { $known }
command-no_seed = geen willekeurig startgetal ({ $error }); geef er een met { $option }
# Before a line that not everybody hears.
command-only = alleen { $names }
command-all_but = allen behalve { $names }
command-position_of = Zoals { $name } het ziet:
command-position_spectator = Zoals een kijker het ziet:
command-replay_no_seat = er is geen plaats { $seat }; de plaatsen zijn 0 tot en met { $last }
command-replay_undo = (alles vanaf stap { $entry } wordt teruggenomen)
command-replay_pause = (pauze)
command-replay_resume = (het spel gaat verder)
command-replay_seat = ({ $name } neemt plaats { $seat })
command-replay_end = (de tafel is gesloten: { $why })
command-replay_hint = ({ $name } vraagt een bot om raad)
command-replay_why = ({ $name } vraagt waarom een bot de zet van stap { $entry } deed)
command-verified = geverifieerd: het startgetal is het beloofde, alle { $entries } stappen mogen, het eindigde als “{ $ending }”
command-verified_so_far = geverifieerd: het startgetal is het beloofde, alle { $entries } stappen mogen, het spel is niet afgelopen
command-verify_fails = { $file } klopt niet: { $why }

## command: debrief

command-losses_none = Geen enkele zet kostte veel.
command-losses_move = beurt { $turn }, stap { $entry }: { $taken }
command-losses_better = beter: { $better }
command-losses_cost = gewonnen spellen van de honderd: { $better } in plaats van { $chance }; het kostte { $low } tot { $high }
command-losses_why = { $label }: { $better } in plaats van { $taken }
command-debrief_turn = beurt
command-debrief_chances = Hoe bots de kansen zagen (gewonnen spellen van de honderd):
command-debrief_chance = beurt { $turn }: { $chances }
command-debrief_questions = Waarover je kunt praten:

## command: simulate, tournament, experiment

command-lab_table = { $game }, { $players } spelers, startgetal { $seed }
command-lab_tournament = { $game }, { $players } spelers, startgetal { $seed }: een toernooi
command-lab_experiment = { $game }, startgetal { $seed }: een experiment
command-lab_experiment_named = { $game }, startgetal { $seed }: { $name }
command-nothing_varied = er wordt niets gevarieerd; schrijf { $option }, of simulate in plaats van experiment
command-name_a_game = noem een spel, of een bestand met een experiment: { $example }
command-other_game = dit is een spel { $game }
command-bad_timeout = { $option } vraagt een aantal seconden boven 0
command-no_folder = { $option } schrijft in de map van { $folder }; geef er een
# Names before the lines of a result.
command-fact_games = spellen
command-fact_decisions = keuzes
command-fact_speed = snelheid
command-fact_rounds = rondes
command-fact_ending = einde
command-fact_endings = eindes
command-fact_nobody_won = geen winst
command-fact_options = opties
command-fact_question = vraag
command-fact_hypothesis = hypothese
command-fact_fault = fout
command-fact_seat = plaats { $seat }
command-decisions = { $decisions } ({ $each } per spel)
command-speed = { $speed } keuzes per CPU-seconde
command-speed_millions = { $speed } miljoen keuzes per CPU-seconde
command-quantiles = { $length }; kwantielen 10 %: { $tenth }, 50 %: { $half }, 90 %: { $most }
command-standing = won { $won }, gedeeld { $shared }, gemiddelde plaats { $place }, gemiddelde score { $score }
command-games_of_each = { $games } van elke variant, met dezelfde startgetallen
command-games_of_each_common = { $games } van elke variant, met dezelfde startgetallen en dezelfde dobbelstenen
command-games_and_cycle = { $games }; elke opstelling in elke volgorde vraagt er { $cycle }
command-compared_with = Vergeleken met { $first }; groottes in standaardafwijkingen van losse spellen, p volgens Holm:
command-primary = { $figure } (hoofdvraag)
command-effects_rest = … en nog { $rest }, minder zeker; --json en --report hebben ze allemaal
command-effects_in_step = nog { $count } lopen gelijk op met een hiervan en worden niet nog eens getoetst (--json)
command-fault = { $bot }, { $kind }, eerst in spel { $game } van { $variant } bij keuze { $decision }: { $reason }
command-fault--action = { $bot }, { $kind }, eerst in spel { $game } van { $variant } bij keuze { $decision }: { $reason }; het antwoord was { $action }
command-fault_timed_out =
    { $count ->
        [one] { $count } keer
       *[other] { $count } keer
    } te laat
command-fault_crashed = { $count } keer gecrasht
command-fault_illegal = { $count } keer tegen de regels
command-faults = { $late } te laat, { $crashed } gecrasht, { $illegal } tegen de regels
command-faults_none = geen
# Above columns.
command-head_variant = variant
command-head_rounds = rondes
command-head_bots_fair = bots, keer hun eerlijk aandeel
command-head_figure = grootheid
command-head_before = eerst
command-head_after = daarna
command-head_difference = verschil
command-head_size = effect
command-head_p = p
command-head_bot = bot
command-head_rating = waardering
command-head_games = spellen
command-head_won = gewonnen
command-head_fair = keer zijn eerlijk aandeel
command-head_a_fair = keer een eerlijk aandeel
command-head_place = gemiddelde plaats
command-head_score = gemiddelde score
command-head_faults = fouten
command-head_against = tegen
command-head_ahead = kwam voor hem (gelijk telt half)
command-head_gauge = meter aan het eind
command-head_mean = gemiddelde
command-head_by_bot = per bot
command-head_thing = mee gedaan, of als rol gekregen
command-head_seats = plaatsen
command-head_seat = plaats
command-head_won_alone = alleen gewonnen
command-head_won_shared = samen gewonnen
command-head_wins = aandeel van de winst

## command: soak, messages

command-soak_played = { $game }: { $games } spellen, { $decisions } keuzes, { $failures } fouten
command-soak_occurred = voorgekomen: { $events } soorten gebeurtenissen, { $rules } regels, { $endings } eindes
command-soak_missing = niet voorgekomen: { $what }
command-soak_failure = spel { $game }: { $what }
command-soak_again = nog eens zien: { $options } met dezelfde opties
command-soak_broken = { $count } van { $games } spellen braken een belofte
command-soak_incomplete = { $count } gebeurtenissen, regels of eindes kwamen niet voor
command-messages_file = { $file }: { $whole } van { $all }
command-messages_accepted = { $file }: { $count } berichten
command-messages_pieces = { $file }: { $count } stukken
command-messages_faults =
    { $count ->
        [one] één bericht kan niet worden gezegd zoals het er staat
       *[other] { $count } berichten kunnen niet worden gezegd zoals ze er staan
    }
command-messages_no_language = { $folder } heeft geen { $name }/core.ftl
command-messages_no_file = het Engels heeft geen { $name }

## command: serve and what an operator does

command-not_postgres = { $option } vraagt het adres van een PostgreSQL: postgres://user@host/name
command-not_postgres_serve = { $option } vraagt het adres van een PostgreSQL: postgres://user@host/name; geef voor SQLite { $folder }
command-serve_open = Counting House is open op { $address } (ctrl-c sluit het)
command-serve_only_here = Alleen deze machine kan erbij; met `{ $option }` kunnen ook telefoons in hetzelfde netwerk erbij
command-serve_reached = Telefoons en anderen vinden het op { $address }
command-serve_or = of op { $address }
command-backup_made = { $tables } tafels staan in { $file }; zet ze terug door het bestand als { $database } in een lege gegevensmap te kopiëren
command-move_from = --from vraagt een gegevensmap: { $example }
command-moved = { $tables } tafels met { $entries } stappen en { $cleared } die zijn opgeruimd staan in de database, vergeleken met { $folder }
command-prune_last = laatste stap { $moment } UTC
command-prune_would =
    { $tables ->
        [one] { $tables } tafel zou
       *[other] { $tables } tafels zouden
    } worden opgeruimd
command-prune_not = { $code } is niet opgeruimd: { $why }
command-pruned =
    { $tables ->
        [one] { $tables } tafel is
       *[other] { $tables } tafels zijn
    } opgeruimd
command-pruned_but =
    { $tables ->
        [one] { $tables } tafel is
       *[other] { $tables } tafels zijn
    } opgeruimd; { $in_use ->
        [one] { $in_use } is in gebruik en blijft
       *[other] { $in_use } zijn in gebruik en blijven
    }
command-prune_failed =
    { $tables ->
        [one] { $tables } tafel kon
       *[other] { $tables } tafels konden
    } niet worden opgeruimd
# Above the list of tables: short words.
command-tables_code = CODE
command-tables_game = SPEL
command-tables_stage = STAND
command-tables_opened = GEOPEND (UTC)
command-tables_last = LAATSTE STAP
command-tables_entries = STAPPEN
command-tables_players = SPELERS
command-tables_counted =
    { $tables ->
        [one] { $tables } tafel
       *[other] { $tables } tafels
    }
command-stage_waiting = wacht
command-stage_playing = speelt
command-stage_over = klaar
command-table_is = tafel { $code }: { $game } (regels { $rules }), { $stage }
command-table_opened = geopend
command-table_last = laatste stap
command-utc = { $moment } UTC
command-utc_of = { $moment } UTC, { $entries } in totaal
command-sits = { $name } ({ $sitter })
command-sits_as_host = { $name } ({ $sitter }, host)
command-sitter_nobody = niemand
command-sitter_person = mens
command-sitter_bot = bot { $level }
command-table_settings = instellingen
command-table_public = in de openbare lijst
command-table_private = niet in de openbare lijst
command-table_watched = open voor kijkers
command-table_unwatched = dicht voor kijkers
command-table_paused = gepauzeerd
command-table_time = tijd { $time }
command-table_rematch = revanche
command-table_held_by = ligt bij
command-table_alone = zonder { $option }
command-table_closed = { $code } is gesloten
command-table_deleted = { $code } is gewist
command-table_not_closed = { $code } is niet gesloten: { $why }
command-table_not_deleted = { $code } is niet gewist: { $why }
command-tables_not_closed = { $failed } van { $all } tafels zijn niet gesloten
command-tables_not_deleted = { $failed } van { $all } tafels zijn niet gewist
command-table_gone = hij is al weg
command-table_in_use = hij is in gebruik

## command: doctor. First how something is, in one short word, then what was looked at.

command-doctor_ok = ok
command-doctor_warn = let op
command-doctor_bad = slecht
command-doctor_of_file_limit = bestandslimiet
command-doctor_of_clock = klok
command-doctor_of_address = adres
command-doctor_of_database = database
command-doctor_of_server = server
command-doctor_of_data_folder = gegevensmap
command-doctor_of_permissions = rechten
command-doctor_of_disk = schijf
command-doctor_of_encryption = versleuteling
command-doctor_found = { $what }: { $told }
command-doctor_advice = wat te doen: { $advice }
command-doctor_ill =
    door { $ill ->
        [one] { $ill } ding
       *[other] { $ill } dingen
    } draait een server hier niet goed
