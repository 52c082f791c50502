//! `doctor`: whether a server can run here, and what to do if it cannot. Exit code 1 if something keeps it from running.

use std::net::SocketAddr;

use clap::Args;
use serde_json::json;
use server::doctor::{Finding, Health, ask, examine};

use super::house::Place;
use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Doctor {
    #[command(flatten)]
    pub place: Place,
    /// Where the server listens, or is to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value_t = server::DEFAULT_LISTEN)]
    pub listen: SocketAddr,
    /// Only ask the server that listens there whether it is healthy, as a container or a supervisor does
    #[arg(long)]
    pub running: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn name(health: Health) -> &'static str {
    match health {
        Health::Well => "ok",
        Health::Weak => "warn",
        Health::Ill => "bad",
    }
}

pub fn run(args: &Doctor, out: &mut Out) -> Result<(), Failure> {
    let findings = match args.running {
        true => vec![ask(args.listen)],
        false => examine(&args.place.house()?, args.listen),
    };
    if args.json {
        let shown = |found: &Finding| json!({ "what": found.what, "health": name(found.health), "told": found.told, "advice": found.advice });
        out.pretty_json(&findings.iter().map(shown).collect::<Vec<_>>())?;
    } else {
        for Finding { what, health, told, advice } in &findings {
            out.line(format_args!("{:4}  {what}: {told}", name(*health)))?;
            if let Some(advice) = advice {
                out.line(format_args!("      what to do: {advice}"))?;
            }
        }
    }
    match findings.iter().filter(|found| found.health == Health::Ill).count() {
        0 => Ok(()),
        ill => Err(Failure::CheckFailed(format!("{ill} things keep a server from running well here"))),
    }
}
