### What the command line says.
### docs/translating.md says how such a file is read.

## command: What the commands print for people. Options, files, addresses, bots and figures are what they are called on the command line.

# Between the last two names of a list, and a figure with its interval.
command-and = { $one } and { $two }
command-interval = { $value } ({ $low } to { $high })
command-no_output = cannot write the output: { $error }
command-unreadable = cannot be read: { $error }
command-written_as = { $text }: write it as { $how }
# Beside a bar; the figures come in while games are played.
command-progress = { $done } of { $all } games, { $speed }, { $left } left
command-interrupted = interrupted after { $games } of { $asked } games; what was finished is written
command-player = Player { $number }

## command: games, rules, deck

command-games_one = { $title } ({ $players } players); bots: { $bots }
command-rules_near = the rules of { $game } have no section '{ $section }'; did you mean '{ $near }'?
command-rules_none = the rules of { $game } have no section '{ $section }'; leave the section out to read the whole page
command-deck_sound = { $file } is a deck for { $game }.
command-deck_none = { $game } has no deck

## command: play, replay, verify

command-play_begins = { $game } with { $names } (seed { $seed })
command-play_saved = Saved as { $file }.
command-play_refused = the bot's own choice { $action } was refused: { $why }
command-no_bot = there is no bot '{ $asked }'; there are: { $known }
command-no_seed = no random seed ({ $error }); give one with { $option }
# Before a line that not everybody hears.
command-only = only { $names }
command-all_but = all but { $names }
command-position_of = As { $name } sees it:
command-position_spectator = As a spectator sees it:
command-replay_no_seat = there is no seat { $seat }; the seats are 0 to { $last }
command-replay_undo = (everything from entry { $entry } on is taken back)
command-replay_pause = (pause)
command-replay_resume = (the game goes on)
command-replay_seat = ({ $name } takes seat { $seat })
command-replay_end = (the table is closed: { $why })
command-replay_hint = ({ $name } asks a bot what to do)
command-replay_why = ({ $name } asks why a bot made the move of entry { $entry })
command-verified = verified: the seed is the promised one, all { $entries } entries are legal, it ended as '{ $ending }'
command-verified_so_far = verified: the seed is the promised one, all { $entries } entries are legal, it did not come to its end
command-verify_fails = { $file } does not verify: { $why }

## command: debrief

command-losses_none = No single move cost much.
command-losses_move = turn { $turn }, entry { $entry }: { $taken }
command-losses_better = better: { $better }
command-losses_cost = games won of a hundred: { $better } instead of { $chance }; it cost { $low } to { $high }
command-losses_why = { $label }: { $better } instead of { $taken }
command-debrief_turn = turn
command-debrief_chances = How bots saw the chances (games won of a hundred):
command-debrief_chance = turn { $turn }: { $chances }
command-debrief_questions = What to talk about:

## command: simulate, tournament, experiment

command-lab_table = { $game }, { $players } players, seed { $seed }
command-lab_tournament = { $game }, { $players } players, seed { $seed }: a tournament
command-lab_experiment = { $game }, seed { $seed }: an experiment
command-lab_experiment_named = { $game }, seed { $seed }: { $name }
command-nothing_varied = nothing is varied; write { $option }, or simulate instead of experiment
command-name_a_game = name a game, or a file that has an experiment: { $example }
command-other_game = this is a game of { $game }
command-bad_timeout = { $option } takes a number of seconds above 0
command-no_folder = { $option } writes into the folder of { $folder }; give one
# Names before the lines of a result.
command-fact_games = games
command-fact_decisions = decisions
command-fact_speed = speed
command-fact_rounds = rounds
command-fact_ending = ending
command-fact_endings = endings
command-fact_nobody_won = nobody won
command-fact_options = options
command-fact_question = question
command-fact_hypothesis = hypothesis
command-fact_fault = fault
command-fact_seat = seat { $seat }
command-decisions = { $decisions } ({ $each } a game)
command-speed = { $speed } decisions per CPU-second
command-speed_millions = { $speed } million decisions per CPU-second
command-quantiles = { $length }; quantiles 10 %: { $tenth }, 50 %: { $half }, 90 %: { $most }
command-standing = won { $won }, shared { $shared }, mean place { $place }, mean score { $score }
command-games_of_each = { $games } of each variant, on the same seeds
command-games_of_each_common = { $games } of each variant, on the same seeds and common dice
command-games_and_cycle = { $games }; every line-up in every rotation takes { $cycle }
command-compared_with = Compared with { $first }; sizes in standard deviations of single games, p after Holm:
command-primary = { $figure } (primary)
command-effects_rest = … and { $rest } more, less certain; --json and --report have them all
command-effects_in_step = { $count } more move in step with one of these and are not tested again (--json)
command-fault = { $bot }, { $kind }, first in game { $game } of { $variant } at decision { $decision }: { $reason }
command-fault--action = { $bot }, { $kind }, first in game { $game } of { $variant } at decision { $decision }: { $reason }; it answered { $action }
command-fault_timed_out =
    timed out { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
command-fault_crashed =
    crashed { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
command-fault_illegal =
    illegal { $count ->
        [one] { $count } time
       *[other] { $count } times
    }
command-faults = { $late } late, { $crashed } crashed, { $illegal } illegal
command-faults_none = none
# Above columns.
command-head_variant = variant
command-head_rounds = rounds
command-head_bots_fair = bots, times their fair share
command-head_figure = figure
command-head_before = before
command-head_after = after
command-head_difference = difference
command-head_size = size
command-head_p = p
command-head_bot = bot
command-head_rating = rating
command-head_games = games
command-head_won = won
command-head_fair = times its fair share
command-head_a_fair = times a fair share
command-head_place = mean place
command-head_score = mean score
command-head_faults = faults
command-head_against = against
command-head_ahead = came in ahead (a tie counts half)
command-head_gauge = gauge at the end
command-head_mean = mean
command-head_by_bot = by bot
command-head_thing = acted on, or dealt to be
command-head_seats = seats
command-head_seat = seat
command-head_won_alone = won alone
command-head_won_shared = won with others
command-head_wins = share of wins

## command: soak, messages

command-soak_played = { $game }: { $games } games, { $decisions } decisions, { $failures } failures
command-soak_occurred = occurred: { $events } event kinds, { $rules } rule codes, { $endings } endings
command-soak_missing = did not occur: { $what }
command-soak_failure = game { $game }: { $what }
command-soak_again = see it again: { $options } with the same options
command-soak_broken = { $count } of { $games } games broke a promise
command-soak_incomplete = { $count } events, rules or endings did not occur
command-messages_file = { $file }: { $whole } of { $all }
command-messages_accepted = { $file }: { $count } messages
command-messages_pieces = { $file }: { $count } pieces
command-messages_faults =
    { $count ->
        [one] one message cannot be said as it is written
       *[other] { $count } messages cannot be said as they are written
    }
command-messages_no_language = { $folder } has no { $name }/core.ftl
command-messages_no_file = English has no { $name }

## command: serve and what an operator does

command-not_postgres = { $option } takes the address of a PostgreSQL: postgres://user@host/name
command-not_postgres_serve = { $option } takes the address of a PostgreSQL: postgres://user@host/name; for SQLite give { $folder }
command-serve_open = Counting House is open at { $address } (ctrl-c closes it)
command-serve_only_here = Only this machine can reach it; `{ $option }` lets phones in the same network in
command-serve_reached = Phones and others reach it at { $address }
command-serve_or = or at { $address }
command-backup_made = { $tables } tables are in { $file }; to restore them, copy it to { $database } in an empty data folder
command-move_from = --from takes a data folder: { $example }
command-moved = { $tables } tables with { $entries } entries and { $cleared } that were cleared away are in the database, compared with { $folder }
command-prune_last = last entry { $moment } UTC
command-prune_would =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } would be cleared away
command-prune_not = { $code } was not cleared away: { $why }
command-pruned =
    { $tables ->
        [one] { $tables } table was
       *[other] { $tables } tables were
    } cleared away
command-pruned_but =
    { $tables ->
        [one] { $tables } table was
       *[other] { $tables } tables were
    } cleared away; { $in_use ->
        [one] { $in_use } is in use and stays
       *[other] { $in_use } are in use and stay
    }
command-prune_failed =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } could not be cleared away
# Above the list of tables: short words.
command-tables_code = CODE
command-tables_game = GAME
command-tables_stage = STAGE
command-tables_opened = OPENED (UTC)
command-tables_last = LAST ENTRY
command-tables_entries = ENTRIES
command-tables_players = PLAYERS
command-tables_counted =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
command-stage_waiting = waiting
command-stage_playing = playing
command-stage_over = over
command-table_is = table { $code }: { $game } (rules { $rules }), { $stage }
command-table_opened = opened
command-table_last = last entry
command-utc = { $moment } UTC
command-utc_of = { $moment } UTC, { $entries } in all
command-sits = { $name } ({ $sitter })
command-sits_as_host = { $name } ({ $sitter }, host)
command-sitter_nobody = nobody
command-sitter_person = person
command-sitter_bot = bot { $level }
command-table_settings = settings
command-table_public = in the public list
command-table_private = not in the public list
command-table_watched = open to spectators
command-table_unwatched = closed to spectators
command-table_paused = paused
command-table_time = time { $time }
command-table_rematch = rematch
command-table_held_by = held by
command-table_alone = without { $option }
command-table_closed = { $code } was closed
command-table_deleted = { $code } was deleted
command-table_not_closed = { $code } was not closed: { $why }
command-table_not_deleted = { $code } was not deleted: { $why }
command-tables_not_closed = { $failed } of { $all } tables were not closed
command-tables_not_deleted = { $failed } of { $all } tables were not deleted
command-table_gone = it is gone already
command-table_in_use = it is in use

## command: doctor. First how something is, in one short word, then what was looked at.

command-doctor_ok = ok
command-doctor_warn = warn
command-doctor_bad = bad
command-doctor_of_file_limit = file limit
command-doctor_of_clock = clock
command-doctor_of_address = address
command-doctor_of_database = database
command-doctor_of_server = server
command-doctor_of_data_folder = data folder
command-doctor_of_permissions = permissions
command-doctor_of_disk = disk
command-doctor_of_encryption = encryption
command-doctor_found = { $what }: { $told }
command-doctor_advice = what to do: { $advice }
command-doctor_ill =
    { $ill ->
        [one] { $ill } thing keeps
       *[other] { $ill } things keep
    } a server from running well here
