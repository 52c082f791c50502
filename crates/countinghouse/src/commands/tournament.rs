//! `tournament`: all bots against all, rated.

use games::find;
use lab::report::{interval, percent};
use lab::{LabError, Made, Plan, Standings, SummaryBuilder, report};

use super::lab_runs::{
    bots, check_games, play, print_columns, run_options, write_cards, write_json, write_report,
};
use super::setup;
use crate::cli::Tournament;
use crate::failure::Failure;
use crate::language::spoken;
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
        let (players, seed) = (plan.players, plan.seed);
        out.line(format_args!("{}, {players} players, seed {seed}: a tournament", game.info().title))?;
        print(&standings, &plan, out)?;
    }
    check_games(standings.summary.games, args.games)
}

fn print(standings: &Standings, plan: &Plan, out: &mut Out) -> Result<(), Failure> {
    let games = standings.summary.games;
    out.line(format_args!(
        "games      {games}; every line-up in every rotation takes {}",
        plan.seatings.cycle()
    ))?;
    let header = ["bot", "rating", "games", "won", "times its fair share", "mean place", "faults"];
    let mut rows = vec![header.map(str::to_owned).to_vec()];
    for standing in &standings.table {
        let (rated, line) = (standing.rated, &standing.line);
        rows.push(vec![
            line.bot.clone(),
            format!("{:+.0} ({:+.0} to {:+.0})", rated.rating, rated.low, rated.high),
            line.games.to_string(),
            percent(line.won),
            line.times_fair.map_or("–".to_owned(), interval),
            interval(line.place),
            line.faults.total().to_string(),
        ]);
    }
    print_columns(&rows, out)?;
    let mut rows =
        vec![["bot", "against", "games", "came in ahead (a tie counts half)"].map(str::to_owned).to_vec()];
    for duel in &standings.duels {
        rows.push(vec![duel.bot.clone(), duel.against.clone(), duel.games.to_string(), percent(duel.ahead)]);
    }
    print_columns(&rows, out)
}
