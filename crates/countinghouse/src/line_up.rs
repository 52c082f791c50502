//! The bots of a table in the order in which the command line names them, by `--bots` and by `--bot`. The order counts: the
//! last bot takes the seats that are left.

use clap::{Arg, ArgAction, ArgMatches, Args, Command, Error, FromArgMatches};

/// The names, as they were written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineUp(pub Vec<String>);

const ARGUMENTS: [&str; 2] = ["bots", "bot"];

impl FromArgMatches for LineUp {
    fn from_arg_matches(matches: &ArgMatches) -> Result<LineUp, Error> {
        let mut line_up = LineUp::default();
        line_up.update_from_arg_matches(matches)?;
        Ok(line_up)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        let mut named: Vec<(usize, String)> = Vec::new();
        for argument in ARGUMENTS {
            let names = matches.get_many::<String>(argument).into_iter().flatten().cloned();
            named.extend(matches.indices_of(argument).into_iter().flatten().zip(names));
        }
        named.sort();
        self.0 = named.into_iter().map(|(_, name)| name).collect();
        Ok(())
    }
}

impl Args for LineUp {
    fn augment_args(command: Command) -> Command {
        let bots = Arg::new("bots")
            .long("bots")
            .value_name("NAME,NAME")
            .value_delimiter(',')
            .action(ArgAction::Append)
            .help(
                "Bots by level, with a temper if they have one (trader:daring). In a line-up the last one takes all \
                 seats that are left",
            );
        let bot = Arg::new("bot")
            .long("bot")
            .value_name("NAME|cmd:PROGRAM")
            .action(ArgAction::Append)
            .help("One more bot; commas are left alone: --bot 'cmd:python3 bot.py --depth 1,2'");
        command.arg(bots).arg(bot)
    }

    fn augment_args_for_update(command: Command) -> Command {
        LineUp::augment_args(command)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(arguments: &[&str]) -> Vec<String> {
        let command = LineUp::augment_args(Command::new("simulate").no_binary_name(true));
        LineUp::from_arg_matches(&command.get_matches_from(arguments)).unwrap().0
    }

    #[test]
    fn bots_sit_in_the_order_in_which_they_are_named() {
        let arguments =
            ["--bot", "cmd:a 1,2", "--bots", "trader,novice", "--bot", "random", "--bots", "master"];
        assert_eq!(named(&arguments), ["cmd:a 1,2", "trader", "novice", "random", "master"]);
        assert!(named(&[]).is_empty());
    }
}
