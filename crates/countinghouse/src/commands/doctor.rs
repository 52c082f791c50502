//! `doctor`: whether a server can run here, and what to do if it cannot. Exit code 1 if something keeps it from running.

use std::net::SocketAddr;

use clap::Args;
use serde_json::json;
use server::doctor::{Finding, Health, ask, examine};

use super::house::Place;
use crate::failure::Failure;
use crate::language::told;
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
        print(&findings, out)?;
    }
    match findings.iter().filter(|found| found.health == Health::Ill).count() {
        0 => Ok(()),
        ill => Err(Failure::CheckFailed(say!("doctor_ill", ill: ill))),
    }
}

/// What was found, each with what to do about it.
fn print(findings: &[Finding], out: &mut Out) -> Result<(), Failure> {
    let all =
        [Health::Well, Health::Weak, Health::Ill].map(|health| say!(&format!("doctor_{}", name(health))));
    let width = all.iter().map(|said| said.chars().count()).max().unwrap_or(0);
    for finding in findings {
        let health = say!(&format!("doctor_{}", name(finding.health)));
        let what = say!(&format!("doctor_of_{}", finding.what.replace(' ', "_")));
        let found = say!("doctor_found", what: what, told: told(&finding.told));
        out.line(format_args!("{health:width$}  {found}"))?;
        if let Some(advice) = &finding.advice {
            out.line(format_args!("{:width$}  {}", "", say!("doctor_advice", advice: told(advice))))?;
        }
    }
    Ok(())
}
