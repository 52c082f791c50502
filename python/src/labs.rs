//! The lab for Python: whole experiments, shards of them for other machines, and the tables of figures as CSV, which
//! Python reads as Arrow. The statistics are the lab's own.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use games::contest::Keep;
use lab::experiment::{Shard, merge, play_shard, run_with};
use lab::{CsvTables, Experiment, FinishedGame, LabError, Made, Progress};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes};

use crate::environments::refused;

/// Experiments are given as JSON; TOML, as files have it, is turned into JSON.
#[pyfunction]
pub fn experiment_from_toml(text: &str) -> PyResult<String> {
    let experiment = Experiment::from_toml(text).map_err(refused)?;
    serde_json::to_string(&experiment).map_err(refused)
}

/// An experiment as it is written in a file.
#[pyfunction]
pub fn experiment_to_toml(experiment: &str) -> PyResult<String> {
    Experiment::from_json(experiment).and_then(|experiment| experiment.to_toml()).map_err(refused)
}

/// The CSV tables of a run, if somebody wants them.
struct Tables(Option<CsvTables>);

impl Tables {
    fn create(experiment: &Experiment, folder: Option<&PathBuf>) -> Result<Tables, LabError> {
        let Some(folder) = folder else { return Ok(Tables(None)) };
        let plans = experiment.plans()?;
        let contests = plans.iter().map(|(_, plan)| plan.contest()).collect::<Result<Vec<_>, _>>()?;
        let made = Made::of("counting_house.lab.run", &plans)?;
        Ok(Tables(Some(CsvTables::create(folder, &made, &plans, &contests)?)))
    }

    fn add(&mut self, game: &FinishedGame) -> Result<(), LabError> {
        self.0.as_mut().map_or(Ok(()), |tables| tables.add(game))
    }

    fn finish(self) -> Result<(), LabError> {
        self.0.map_or(Ok(()), CsvTables::finish)
    }
}

fn keep(flows: bool) -> Keep {
    Keep { flows, ..Keep::FIGURES }
}

/// Tells Python how far a run is, not more often than every so many games. The run stops when Python answers `False`,
/// raises an error or is interrupted.
struct Told<'a> {
    callback: Option<Py<PyAny>>,
    stop: &'a AtomicBool,
    /// What stopped the run, if it was an error.
    raised: Mutex<Option<PyErr>>,
}

impl Told<'_> {
    fn done(&self, done: u64, asked: u64) {
        let every = (asked / 100).max(1);
        if done % every != 0 && done != asked {
            return;
        }
        let told = Python::attach(|py| {
            py.check_signals()?;
            let Some(callback) = &self.callback else { return Ok(false) };
            callback.call1(py, (done, asked)).map(|answer| answer.bind(py).is(PyBool::new(py, false)))
        });
        match told {
            Ok(is_enough) => self.stop.fetch_or(is_enough, Ordering::Relaxed),
            Err(error) => self.fail(error),
        };
    }

    fn fail(&self, error: PyErr) -> bool {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
        self.stop.swap(true, Ordering::Relaxed)
    }

    /// The error, if one has stopped the run.
    fn end(&self) -> PyResult<()> {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

/// Plays an experiment; gives its result as JSON. CSV tables are written into `folder` if it is given.
#[pyfunction]
#[pyo3(signature = (experiment, threads, folder = None, flows = false, progress = None))]
pub fn run_experiment(
    py: Python<'_>,
    experiment: &str,
    threads: usize,
    folder: Option<PathBuf>,
    flows: bool,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let experiment = Experiment::from_json(experiment).map_err(refused)?;
    let stop = AtomicBool::new(false);
    let told = Told { callback: progress, stop: &stop, raised: Mutex::default() };
    let result = py.detach(|| {
        let done = |done, asked| told.done(done, asked);
        let progress = Progress { threads, done: &done, ..Progress::new(&stop) };
        let mut tables = Tables::create(&experiment, folder.as_ref())?;
        let mut each = |games: &[FinishedGame]| games.iter().try_for_each(|game| tables.add(game));
        let (result, _) = run_with(&experiment, &progress, keep(flows), &mut each)?;
        tables.finish()?;
        Ok::<_, LabError>(result)
    });
    told.end()?;
    py.check_signals()?;
    serde_json::to_string(&result.map_err(refused)?).map_err(refused)
}

/// Plays the games from `first` to before `last`; gives them as bytes for [`merge_shards`].
#[pyfunction]
#[pyo3(signature = (experiment, first, last, threads, folder = None, flows = false))]
pub fn run_shard<'py>(
    py: Python<'py>,
    experiment: &str,
    first: u64,
    last: u64,
    threads: usize,
    folder: Option<PathBuf>,
    flows: bool,
) -> PyResult<Bound<'py, PyBytes>> {
    let experiment = Experiment::from_json(experiment).map_err(refused)?;
    let stop = AtomicBool::new(false);
    let shard = py.detach(|| {
        let progress = Progress { threads, ..Progress::new(&stop) };
        let mut tables = Tables::create(&experiment, folder.as_ref())?;
        let mut each = |game: &FinishedGame| tables.add(game);
        let shard = play_shard(&experiment, first..last, &progress, keep(flows), &mut each)?;
        tables.finish()?;
        Ok::<_, LabError>(shard)
    });
    let bytes = postcard::to_stdvec(&shard.map_err(refused)?).map_err(refused)?;
    Ok(PyBytes::new(py, &bytes))
}

/// Takes shards one after another, so that no machine has to hold all of them, and makes the result of the whole.
#[pyfunction]
#[pyo3(signature = (experiment, shards, progress = None))]
pub fn merge_shards(
    experiment: &str,
    shards: &Bound<'_, PyAny>,
    progress: Option<Py<PyAny>>,
) -> PyResult<String> {
    let experiment = Experiment::from_json(experiment).map_err(refused)?;
    let stop = AtomicBool::new(false);
    let told = Told { callback: progress, stop: &stop, raised: Mutex::default() };
    let done = |done, asked| told.done(done, asked);
    let progress = Progress { done: &done, ..Progress::new(&stop) };
    let read = |bytes: PyResult<Bound<'_, PyAny>>| {
        let bad =
            |error: &dyn std::fmt::Display| LabError::BadInput(format!("a shard cannot be read: {error}"));
        // What the shards come from has failed or was interrupted: that error is given, not one of the lab's.
        let bytes = bytes.map_err(|error| {
            let lost = bad(&error);
            told.fail(error);
            lost
        })?;
        let bytes: &[u8] = bytes.extract().map_err(|error: pyo3::CastError<'_, '_>| bad(&error))?;
        postcard::from_bytes::<Shard>(bytes).map_err(|error| bad(&error))
    };
    let mut shards = shards.try_iter()?.map(read);
    let result = merge(&experiment, &mut shards, &progress);
    told.end()?;
    serde_json::to_string(&result.map_err(refused)?).map_err(refused)
}
