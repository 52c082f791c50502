### What the command line says.
### docs/translating.md says how such a file is read.

## command: What the commands print for people. Options, files, addresses, bots and figures are what they are called on the command line.

# Between the last two names of a list, and a figure with its interval.
command-and = { $one } und { $two }
command-interval = { $value } ({ $low } bis { $high })
command-no_output = die Ausgabe lässt sich nicht schreiben: { $error }
command-unreadable = lässt sich nicht lesen: { $error }
command-written_as = { $text }: Schreib es als { $how }
# Beside a bar; the figures come in while games are played.
command-progress = { $done } von { $all } Spielen, { $speed }, noch { $left }
command-interrupted = nach { $games } von { $asked } Spielen unterbrochen; was fertig war, ist geschrieben
command-player = Spieler { $number }

## command: games, rules, deck

command-games_one = { $title } ({ $players } Mitspieler); Bots: { $bots }
command-rules_near = in den Regeln von { $game } gibt es keinen Abschnitt „{ $section }“; meintest du „{ $near }“?
command-rules_none = in den Regeln von { $game } gibt es keinen Abschnitt „{ $section }“; lass den Abschnitt weg, um die ganze Seite zu lesen
command-deck_sound = { $file } ist ein Kartensatz für { $game }.
command-deck_none = { $game } hat keinen Kartensatz

## command: play, replay, verify

command-play_begins = { $game } mit { $names } (Startzahl { $seed })
command-play_saved = Gespeichert als { $file }.
command-play_refused = die eigene Wahl { $action } des Bots wurde abgelehnt: { $why }
command-no_bot = einen Bot „{ $asked }“ gibt es nicht; es gibt: { $known }
command-no_seed = keine zufällige Startzahl ({ $error }); gib eine mit { $option } an
# Before a line that not everybody hears.
command-only = nur { $names }
command-all_but = alle außer { $names }
command-position_of = Wie { $name } es sieht:
command-position_spectator = Wie Zuschauer es sehen:
command-replay_no_seat = Platz { $seat } gibt es nicht; die Plätze sind 0 bis { $last }
command-replay_undo = (alles ab Eintrag { $entry } wird zurückgenommen)
command-replay_pause = (Pause)
command-replay_resume = (das Spiel geht weiter)
command-replay_seat = ({ $name } nimmt Platz { $seat } ein)
command-replay_end = (der Tisch ist geschlossen: { $why })
command-replay_hint = ({ $name } fragt einen Bot um Rat)
command-replay_why = ({ $name } fragt, warum ein Bot den Zug von Eintrag { $entry } gemacht hat)
command-verified = geprüft: Die Startzahl ist die versprochene, alle { $entries } Einträge sind erlaubt, es endete als „{ $ending }“
command-verified_so_far = geprüft: Die Startzahl ist die versprochene, alle { $entries } Einträge sind erlaubt, das Spiel kam nicht zum Ende
command-verify_fails = { $file } besteht die Prüfung nicht: { $why }

## command: debrief

command-losses_none = Kein einzelner Zug hat viel gekostet.
command-losses_move = Zug { $turn }, Eintrag { $entry }: { $taken }
command-losses_better = besser: { $better }
command-losses_cost = gewonnene Spiele von hundert: { $better } statt { $chance }; es kostete { $low } bis { $high }
command-losses_why = { $label }: { $better } statt { $taken }
command-debrief_turn = Zug
command-debrief_chances = Wie Bots die Aussichten sahen (gewonnene Spiele von hundert):
command-debrief_chance = Zug { $turn }: { $chances }
command-debrief_questions = Worüber man reden kann:

## command: simulate, tournament, experiment

command-lab_table = { $game }, { $players } Mitspieler, Startzahl { $seed }
command-lab_tournament = { $game }, { $players } Mitspieler, Startzahl { $seed }: ein Turnier
command-lab_experiment = { $game }, Startzahl { $seed }: ein Experiment
command-lab_experiment_named = { $game }, Startzahl { $seed }: { $name }
command-nothing_varied = nichts wird variiert; schreib { $option }, oder simulate statt experiment
command-name_a_game = nenn ein Spiel oder eine Datei mit einem Experiment: { $example }
command-other_game = das ist ein Spiel { $game }
command-bad_timeout = { $option } verlangt eine Zahl von Sekunden über 0
command-no_folder = { $option } schreibt in den Ordner von { $folder }; gib einen an
# Names before the lines of a result.
command-fact_games = Spiele
command-fact_decisions = Züge
command-fact_speed = Tempo
command-fact_rounds = Runden
command-fact_ending = Ende
command-fact_endings = Enden
command-fact_nobody_won = kein Sieg
command-fact_options = Optionen
command-fact_question = Frage
command-fact_hypothesis = Hypothese
command-fact_fault = Fehler
command-fact_seat = Platz { $seat }
command-decisions = { $decisions } ({ $each } je Spiel)
command-speed = { $speed } Züge je CPU-Sekunde
command-speed_millions = { $speed } Millionen Züge je CPU-Sekunde
command-quantiles = { $length }; Quantile 10 %: { $tenth }, 50 %: { $half }, 90 %: { $most }
command-standing = gewonnen { $won }, geteilt { $shared }, mittlerer Rang { $place }, mittlere Punktzahl { $score }
command-games_of_each = { $games } jeder Variante, mit denselben Startzahlen
command-games_of_each_common = { $games } jeder Variante, mit denselben Startzahlen und gemeinsamen Würfeln
command-games_and_cycle = { $games }; jede Aufstellung in jeder Reihenfolge braucht { $cycle }
command-compared_with = Verglichen mit { $first }; Stärken in Standardabweichungen einzelner Spiele, p nach Holm:
command-primary = { $figure } (Hauptfrage)
command-effects_rest = … und { $rest } weitere, weniger sicher; --json und --report haben alle
command-effects_in_step = { $count } weitere gehen im Gleichschritt mit einer davon und werden nicht noch einmal geprüft (--json)
command-fault = { $bot }, { $kind }, zuerst in Spiel { $game } von { $variant } beim Zug { $decision }: { $reason }
command-fault--action = { $bot }, { $kind }, zuerst in Spiel { $game } von { $variant } beim Zug { $decision }: { $reason }; die Antwort war { $action }
command-fault_timed_out =
    { $count ->
        [one] { $count } Mal
       *[other] { $count } Mal
    } zu spät
command-fault_crashed = { $count } Mal abgestürzt
command-fault_illegal = { $count } Mal gegen die Regeln
command-faults = { $late } zu spät, { $crashed } abgestürzt, { $illegal } gegen die Regeln
command-faults_none = keine
# Above columns.
command-head_variant = Variante
command-head_rounds = Runden
command-head_bots_fair = Bots, Mal ihr gerechter Anteil
command-head_figure = Größe
command-head_before = vorher
command-head_after = nachher
command-head_difference = Unterschied
command-head_size = Stärke
command-head_p = p
command-head_bot = Bot
command-head_rating = Wertung
command-head_games = Spiele
command-head_won = gewonnen
command-head_fair = Mal sein gerechter Anteil
command-head_a_fair = Mal der gerechte Anteil
command-head_place = mittlerer Rang
command-head_score = mittlere Punktzahl
command-head_faults = Fehler
command-head_against = gegen
command-head_ahead = lag davor (Gleichstand zählt halb)
command-head_gauge = Anzeige am Ende
command-head_mean = Mittel
command-head_by_bot = je Bot
command-head_thing = benutzt oder als Rolle erhalten
command-head_seats = Plätze
command-head_seat = Platz
command-head_won_alone = allein gewonnen
command-head_won_shared = mit anderen gewonnen
command-head_wins = Anteil der Siege

## command: soak, messages

command-soak_played = { $game }: { $games } Spiele, { $decisions } Züge, { $failures } Fehler
command-soak_occurred = vorgekommen: { $events } Arten von Ereignissen, { $rules } Regeln, { $endings } Enden
command-soak_missing = nicht vorgekommen: { $what }
command-soak_failure = Spiel { $game }: { $what }
command-soak_again = noch einmal ansehen: { $options } mit denselben Optionen
command-soak_broken = { $count } von { $games } Spielen brachen ein Versprechen
command-soak_incomplete = { $count } Ereignisse, Regeln oder Enden kamen nicht vor
command-messages_file = { $file }: { $whole } von { $all }
command-messages_accepted = { $file }: { $count } Meldungen
command-messages_pieces = { $file }: { $count } Stücke
command-messages_faults =
    { $count ->
        [one] eine Meldung lässt sich so, wie sie dasteht, nicht sagen
       *[other] { $count } Meldungen lassen sich so, wie sie dastehen, nicht sagen
    }
command-messages_no_language = in { $folder } fehlt { $name }/core.ftl
command-messages_no_file = im Englischen gibt es kein { $name }

## command: serve and what an operator does

command-not_postgres = { $option } verlangt die Adresse eines PostgreSQL: postgres://user@host/name
command-not_postgres_serve = { $option } verlangt die Adresse eines PostgreSQL: postgres://user@host/name; für SQLite gib { $folder } an
command-serve_open = Counting House ist offen: { $address } (Strg-C schließt es)
command-serve_only_here = Nur dieser Rechner erreicht es; mit `{ $option }` kommen auch Handys im selben Netz hinein
command-serve_reached = Handys und andere erreichen es unter { $address }
command-serve_or = oder unter { $address }
command-backup_made = { $tables } Tische sind in { $file }; zum Wiederherstellen kopiere sie als { $database } in einen leeren Datenordner
command-move_from = --from verlangt einen Datenordner: { $example }
command-moved = { $tables } Tische mit { $entries } Einträgen und { $cleared } abgeräumte sind in der Datenbank, verglichen mit { $folder }
command-prune_last = letzter Eintrag { $moment } UTC
command-prune_would =
    { $tables ->
        [one] { $tables } Tisch würde
       *[other] { $tables } Tische würden
    } abgeräumt
command-prune_not = { $code } wurde nicht abgeräumt: { $why }
command-pruned =
    { $tables ->
        [one] { $tables } Tisch wurde
       *[other] { $tables } Tische wurden
    } abgeräumt
command-pruned_but =
    { $tables ->
        [one] { $tables } Tisch wurde
       *[other] { $tables } Tische wurden
    } abgeräumt; { $in_use ->
        [one] { $in_use } ist in Gebrauch und bleibt
       *[other] { $in_use } sind in Gebrauch und bleiben
    }
command-prune_failed =
    { $tables ->
        [one] { $tables } Tisch ließ
       *[other] { $tables } Tische ließen
    } sich nicht abräumen
# Above the list of tables: short words.
command-tables_code = CODE
command-tables_game = SPIEL
command-tables_stage = STAND
command-tables_opened = ERÖFFNET (UTC)
command-tables_last = LETZTER EINTRAG
command-tables_entries = EINTR.
command-tables_players = MITSPIELER
command-tables_counted =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
command-stage_waiting = wartet
command-stage_playing = läuft
command-stage_over = vorbei
command-table_is = Tisch { $code }: { $game } (Regeln { $rules }), { $stage }
command-table_opened = eröffnet
command-table_last = letzter Eintrag
command-utc = { $moment } UTC
command-utc_of = { $moment } UTC, { $entries } insgesamt
command-sits = { $name } ({ $sitter })
command-sits_as_host = { $name } ({ $sitter }, leitet den Tisch)
command-sitter_nobody = niemand
command-sitter_person = Mensch
command-sitter_bot = Bot { $level }
command-table_settings = Einstellungen
command-table_public = in der öffentlichen Liste
command-table_private = nicht in der öffentlichen Liste
command-table_watched = offen für Zuschauer
command-table_unwatched = zu für Zuschauer
command-table_paused = pausiert
command-table_time = Zeit { $time }
command-table_rematch = Revanche
command-table_held_by = liegt bei
command-table_alone = ohne { $option }
command-table_closed = { $code } wurde geschlossen
command-table_deleted = { $code } wurde gelöscht
command-table_not_closed = { $code } wurde nicht geschlossen: { $why }
command-table_not_deleted = { $code } wurde nicht gelöscht: { $why }
command-tables_not_closed = { $failed } von { $all } Tischen wurden nicht geschlossen
command-tables_not_deleted = { $failed } von { $all } Tischen wurden nicht gelöscht
command-table_gone = er ist schon weg
command-table_in_use = er ist in Gebrauch

## command: doctor. First how something is, in one short word, then what was looked at.

command-doctor_ok = ok
command-doctor_warn = Warnung
command-doctor_bad = schlecht
command-doctor_of_file_limit = Dateigrenze
command-doctor_of_clock = Uhr
command-doctor_of_address = Adresse
command-doctor_of_database = Datenbank
command-doctor_of_server = Server
command-doctor_of_data_folder = Datenordner
command-doctor_of_permissions = Rechte
command-doctor_of_disk = Platte
command-doctor_of_encryption = Verschlüsselung
command-doctor_found = { $what }: { $told }
command-doctor_advice = was zu tun ist: { $advice }
command-doctor_ill =
    { $ill ->
        [one] { $ill } Ding hält
       *[other] { $ill } Dinge halten
    } einen Server hier davon ab, gut zu laufen
