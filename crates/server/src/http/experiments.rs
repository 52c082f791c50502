//! The rule lab: experiments between bots, for whoever opens the page. Games are fresh and between bots, so nothing of any
//! table can be learnt. What came of an experiment is kept for a while under an id that follows from it, so that a link
//! to it costs its games once.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use games::contest::BotName;
use games::setups::check_texts;
use games::{Language, details};
use lab::experiment::{self, Ended, record_of};
use lab::report::{self, Report};
use lab::{Experiment, ExperimentResult, LabError, Progress};
use protocol::{EXPERIMENT_GAMES, ExperimentProgress};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::api::read_json;
use super::assets;
use super::jobs::{self, Longest};
use super::language::Asked;
use crate::context::ServerContext;
use crate::kept::Kept;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::tables::Tables;

/// Nothing more is begun after so long, even if nobody waits; what was played by then is the result.
const LONGEST: Duration = Duration::from_secs(600);

/// `GET /api/experiments`
pub async fn ready(Asked(language): Asked) -> Json<Vec<Experiment>> {
    let mut ready = experiment::ready();
    for experiment in &mut ready {
        for text in [&mut experiment.title, &mut experiment.question, &mut experiment.hypothesis] {
            *text = details::told(language, text);
        }
    }
    Json(ready)
}

/// `POST /api/experiments`
pub async fn run(
    State(tables): State<Arc<Tables>>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Result<Response, Problem> {
    let experiment: Experiment = read_json(&headers, body)?;
    check(&experiment)?;
    let house = tables.clone();
    let in_any_case = tables.context().limits.experiment_time;
    jobs::answer(
        tables.context(),
        Longest { in_any_case, alone: LONGEST.max(in_any_case) },
        move |listener| {
            let kept = &house.context().experiments;
            let so_far = |done: u64| ExperimentProgress {
                done: small(done),
                games: small(experiment.games),
                id: None,
            };
            listener.tell(&so_far(0));
            // Somebody else may have asked for the same while this one waited.
            let id = match found(kept, &experiment) {
                Some(id) => id,
                None => {
                    let done = |done: u64, _| listener.progress(&so_far(done));
                    let progress = Progress { threads: 1, done: &done, ..Progress::new(listener.stop()) };
                    let result =
                        experiment::run(&experiment, &progress).map_err(|error| error.to_string())?;
                    if !listener.is_there() {
                        return Ok(());
                    }
                    keep(kept, &experiment, &result)?
                }
            };
            listener.tell(&ExperimentProgress { id: Some(id), ..so_far(experiment.games) });
            Ok(())
        },
    )
}

/// Where the result of an experiment is, if it was made lately.
fn found(kept: &Kept<String>, experiment: &Experiment) -> Option<String> {
    let id = id_of(experiment);
    let cut = kept.find(&cut_of(&id)).and_then(|id| String::from_utf8(id.to_vec()).ok());
    cut.into_iter().chain([id]).find(|id| kept.find(id).is_some())
}

/// Keeps a result and its report in every language. One that was cut has the id of the experiment with as many games as were played, because
/// that is the one whose numbers it has.
fn keep(kept: &Kept<String>, experiment: &Experiment, result: &ExperimentResult) -> Result<String, String> {
    if result.games == 0 {
        return Err("no game was finished in time".to_owned());
    }
    let game = games::find(&experiment.game).map_err(|error| error.to_string())?;
    let json = |value: Result<Vec<u8>, _>| value.map_err(|error: serde_json::Error| error.to_string());
    let id = id_of(&result.experiment);
    if result.ended == Ended::Stopped {
        kept.keep(cut_of(&id_of(experiment)), id.clone().into());
    }
    for language in Language::all() {
        let report = report::of_experiment(game, result, language);
        kept.keep(report_of(&id, language), json(serde_json::to_vec(&report))?.into());
    }
    kept.keep(id.clone(), json(serde_json::to_vec(result))?.into());
    Ok(id)
}

/// `GET /api/experiments/{experiment}`: as `countinghouse experiment --json` writes it.
pub async fn result(State(tables): State<Arc<Tables>>, Path(id): Path<String>) -> Result<Response, Problem> {
    Ok(json(find(tables.context(), &id)?))
}

/// `GET /api/experiments/{experiment}/report`
pub async fn charts(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    Asked(language): Asked,
) -> Result<Response, Problem> {
    Ok(json(find_report(tables.context(), &id, language)?))
}

/// `GET /api/experiments/{experiment}/report.html`: the file that `countinghouse experiment --report` writes.
pub async fn page(
    State(tables): State<Arc<Tables>>,
    Path(id): Path<String>,
    Asked(language): Asked,
) -> Result<Response, Problem> {
    let kept = find_report(tables.context(), &id, language)?;
    let report: Report = serde_json::from_slice(&kept).map_err(|_| Problem::NoSuchExperiment)?;
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (CONTENT_DISPOSITION, "attachment; filename=\"experiment.html\""),
        (CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, report::html(&report, assets::report_viewer().as_ref())).into_response())
}

/// `GET /api/experiments/{experiment}/records/{variant}/{game}`: one of its games, for the replay. It is played again.
pub async fn record(
    State(tables): State<Arc<Tables>>,
    Path((id, variant, game)): Path<(String, usize, u64)>,
) -> Result<Response, Problem> {
    /// The part of a result that says how it was made.
    #[derive(Deserialize)]
    struct Made {
        experiment: Experiment,
    }
    let kept = find(tables.context(), &id)?;
    let Made { experiment } = serde_json::from_slice(&kept).map_err(|_| Problem::NoSuchExperiment)?;
    if game >= experiment.games {
        return Err(Problem::NoSuchExperiment);
    }
    let _turn = tables.context().replays.acquire().await.map_err(|_| Problem::Busy)?;
    let played = tokio::task::spawn_blocking(move || {
        catch_panic(|| record_of(&experiment, variant, game))?.map_err(|error| error.to_string())
    });
    let record = played.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadExperiment)?;
    Ok(Json(record).into_response())
}

/// Refuses what is too large for a house that others play in, what is not the house's own, and what does not depend on the
/// experiment alone.
fn check(experiment: &Experiment) -> Result<(), Problem> {
    let refuse = |problem: String| Err(Problem::BadExperiment(problem));
    let plans = experiment.plans().map_err(|error| bad(&error))?;
    let games = experiment.games.saturating_mul(plans.len() as u64);
    if experiment.from.is_some() {
        return refuse(
            "an experiment here begins with a deal; moments of records are for the command line".to_owned(),
        );
    }
    if games > u64::from(EXPERIMENT_GAMES) {
        return refuse(format!(
            "{} variants of {} games each are more than {EXPERIMENT_GAMES} games in all; the command line has no limit",
            plans.len(),
            experiment.games
        ));
    }
    for (_, plan) in &plans {
        for bot in &plan.bots {
            match bot {
                BotName::Outside { .. } => return refuse(format!("{bot}: only bots of the house play here")),
                BotName::House { temper, .. } if temper.iter().any(|word| word.ends_with("ms")) => {
                    return refuse(format!(
                        "{bot}: what a bot does in so many milliseconds depends on the machine; give it a number of iterations"
                    ));
                }
                BotName::House { .. } => {}
            }
        }
        check_texts(&plan.setup).map_err(|error| Problem::BadExperiment(error.to_string()))?;
    }
    // Bots and set-ups are tried before anybody waits in line.
    plans.iter().try_for_each(|(_, plan)| plan.contest().map(drop)).map_err(|error| bad(&error))
}

fn bad(error: &LabError) -> Problem {
    Problem::BadExperiment(error.to_string())
}

/// Follows from the experiment and the program: another program may have other bots.
fn id_of(experiment: &Experiment) -> String {
    let mut digest = Sha256::new();
    digest.update(env!("CARGO_PKG_VERSION"));
    digest.update(serde_json::to_vec(experiment).unwrap_or_default());
    hex::encode(&digest.finalize()[..12])
}

/// Where it is kept which experiment was played instead of this one, because the time was up.
fn cut_of(id: &str) -> String {
    format!("{id}/cut")
}

/// Where the report of a result is kept, in each language that is offered.
fn report_of(id: &str, language: Language) -> String {
    format!("{id}/report/{}", language.tag())
}

/// The report in a language; in English where it is one for tests.
fn find_report(context: &ServerContext, id: &str, language: Language) -> Result<Bytes, Problem> {
    find(context, &report_of(id, language)).or_else(|_| find(context, &report_of(id, Language::ENGLISH)))
}

fn find(context: &ServerContext, key: &str) -> Result<Bytes, Problem> {
    context.experiments.find(&key.to_owned()).ok_or(Problem::NoSuchExperiment)
}

fn json(kept: Bytes) -> Response {
    ([(CONTENT_TYPE, "application/json"), (CACHE_CONTROL, "no-store")], kept).into_response()
}

fn small(games: u64) -> u32 {
    u32::try_from(games).unwrap_or(u32::MAX)
}
