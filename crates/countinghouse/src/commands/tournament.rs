//! `tournament`: all bots against all, rated.

use games::find;
use lab::{LabError, Made, Plan, Standings, SummaryBuilder, report};

use super::lab_runs::{bots, check_games, play, run_options, write_cards, write_json, write_report};
use super::lab_summary::{heads, print_columns};
use super::setup;
use crate::cli::Tournament;
use crate::failure::Failure;
use crate::language::{interval, percent, spoken};
use crate::out::Out;

pub fn run(args: &Tournament, out: &mut Out) -> Result<(), Failure> {
    let game = find(&args.game)?;
    if args.games == 0 {
        return Err(LabError::NoGames.into());
    }
    let setup = setup(game, &args.seats.set)?;
    let plan = Plan::round_robin(game, setup, args.seats.players, &bots(&args.seats)?)?;
    let plan = Plan { games: args.games, seed: args.seed, options: run_options(&args.output)?, ..plan };
    let contest = plan.contest()?;
    let mut tally = SummaryBuilder::new(&plan, &*contest);
    let mut tournament = lab::Tournament::new(&plan);
    let made = Made::of(&lab::Tournament::command(&plan), &[(String::new(), plan.clone())])?;
    play(&plan, &made, contest, &args.output, &mut |finished| {
        tally.add(finished);
        tournament.add(finished);
    })?;
    let standings = tournament.standings(&plan, tally.summary(&plan))?;
    write_cards(&args.output, &made, &[("", &standings.summary)])?;
    if let Some(folder) = &args.output.out {
        write_json(&folder.join("result.json"), &standings)?;
    }
    write_report(&args.output, || report::of_tournament(game, &standings, &made, spoken()))?;
    if args.output.json {
        out.pretty_json(&standings)?;
    } else {
        let (title, players, seed) = (spoken().title(game), plan.players, plan.seed.to_string());
        out.line(say!("lab_tournament", game: title, players: players, seed: seed))?;
        print(&standings, &plan, out)?;
    }
    check_games(standings.summary.games, args.games)
}

fn print(standings: &Standings, plan: &Plan, out: &mut Out) -> Result<(), Failure> {
    let (games, cycle) = (standings.summary.games.to_string(), plan.seatings.cycle().to_string());
    out.facts(&[(say!("fact_games"), say!("games_and_cycle", games: games, cycle: cycle))])?;
    let mut rows = vec![heads(&[
        "head_bot",
        "head_rating",
        "head_games",
        "head_won",
        "head_fair",
        "head_place",
        "head_faults",
    ])];
    let whole = |points: f64| format!("{points:+.0}");
    for standing in &standings.table {
        let (rated, line) = (standing.rated, &standing.line);
        rows.push(vec![
            line.bot.clone(),
            say!("interval", value: whole(rated.rating), low: whole(rated.low), high: whole(rated.high)),
            line.games.to_string(),
            percent(line.won),
            line.times_fair.map_or("–".to_owned(), interval),
            interval(line.place),
            line.faults.total().to_string(),
        ]);
    }
    print_columns(&rows, out)?;
    let mut rows = vec![heads(&["head_bot", "head_against", "head_games", "head_ahead"])];
    for duel in &standings.duels {
        rows.push(vec![duel.bot.clone(), duel.against.clone(), duel.games.to_string(), percent(duel.ahead)]);
    }
    print_columns(&rows, out)
}
