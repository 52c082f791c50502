//! Spaces and tables for Python: one game at a time, for PettingZoo's environments and for policies that play in the lab.

use std::sync::Arc;

use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::Value;

use crate::known;
use crate::space::AnySpace;
use crate::table::AnyTable;

/// An error of the house, in its own words.
pub fn refused(error: impl ToString) -> PyErr {
    PyValueError::new_err(error.to_string())
}

pub fn parsed(json: &str) -> PyResult<Value> {
    serde_json::from_str(json).map_err(refused)
}

/// What a game looks like to a learner.
#[pyclass(frozen, module = "counting_house._native")]
pub struct Space {
    pub inner: Arc<dyn AnySpace>,
}

#[pymethods]
impl Space {
    #[new]
    fn new(game: &str, players: u8, setup: &str) -> PyResult<Space> {
        Ok(Space { inner: known::space(game, players, &parsed(setup)?).map_err(refused)? })
    }

    #[getter]
    fn players(&self) -> usize {
        self.inner.players()
    }

    #[getter]
    fn observation_size(&self) -> usize {
        self.inner.observation_size()
    }

    #[getter]
    fn action_size(&self) -> usize {
        self.inner.action_size()
    }

    fn observation_names(&self) -> Vec<String> {
        self.inner.observation_names()
    }

    /// Kind, start, size and whether candidates answer it, for each block of the index.
    fn blocks(&self) -> Vec<(String, usize, usize, bool)> {
        let blocks = self.inner.blocks().into_iter();
        blocks.map(|block| (block.kind, block.start, block.size, block.candidates)).collect()
    }

    fn describe(&self, index: usize) -> String {
        self.inner.describe(index)
    }

    fn table(&self, seed: u64) -> Table {
        Table { inner: self.inner.clone().table(seed), space: self.inner.clone() }
    }

    /// A table as the seat of this view could imagine it.
    fn table_of_view(&self, view: &str) -> PyResult<Table> {
        let inner = self.inner.clone().table_of_view(&parsed(view)?).map_err(refused)?;
        Ok(Table { inner, space: self.inner.clone() })
    }
}

/// One game in progress.
#[pyclass(module = "counting_house._native")]
pub struct Table {
    inner: Box<dyn AnyTable>,
    space: Arc<dyn AnySpace>,
}

impl Table {
    fn check_seat(&self, seat: usize) -> PyResult<()> {
        match seat < self.space.players() {
            true => Ok(()),
            false => Err(refused(format!("there is no seat {seat} at a table of {}", self.space.players()))),
        }
    }
}

#[pymethods]
impl Table {
    fn reset(&mut self, seed: u64) {
        self.inner.reset(seed);
    }

    /// The seat to act, or `None` when the game is over.
    #[getter]
    fn seat(&self) -> Option<usize> {
        self.inner.seat()
    }

    fn step(&mut self, index: usize) -> PyResult<()> {
        self.inner.step(index).map_err(refused)
    }

    fn observe<'py>(&self, py: Python<'py>, seat: usize) -> PyResult<Bound<'py, PyArray1<f32>>> {
        self.check_seat(seat)?;
        let array = PyArray1::<f32>::zeros(py, self.space.observation_size(), false);
        self.inner.observe(seat, array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    fn mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray1<i8>>> {
        let array = PyArray1::<i8>::zeros(py, self.space.action_size(), false);
        self.inner.mask(array.readwrite().as_slice_mut()?);
        Ok(array)
    }

    fn write_mask(&self, mut out: PyReadwriteArray1<'_, i8>) -> PyResult<()> {
        self.inner.mask(out.as_slice_mut()?);
        Ok(())
    }

    /// The indices that can be chosen, in the order of the choices.
    fn choices(&self) -> Vec<usize> {
        (0..self.inner.choices()).map(|place| self.inner.choice(place)).collect()
    }

    /// Index and action (JSON) of each choice.
    fn legal(&self) -> Vec<(usize, String)> {
        self.inner.legal().into_iter().map(|(index, action)| (index, action.to_string())).collect()
    }

    /// Exact actions without a place of their own, and without any.
    fn without_place(&self) -> (usize, usize) {
        self.inner.without_place()
    }

    fn bot_choice(&self, level: &str, seed: u64) -> PyResult<(usize, bool)> {
        self.inner.bot_choice(level, seed).map_err(refused)
    }

    /// Places, scores and winners.
    fn standings(&self) -> (Vec<u8>, Vec<i64>, Vec<usize>) {
        let standings = self.inner.standings();
        let winners = standings.winners.iter().map(|seat| seat.number()).collect();
        (standings.places.values().copied().collect(), standings.scores.values().copied().collect(), winners)
    }

    fn ending(&self) -> Option<&'static str> {
        self.inner.ending()
    }

    /// The whole state, secrets and all, as JSON.
    fn state(&self) -> String {
        self.inner.state().to_string()
    }

    /// A table in a world that this seat could not tell from this one.
    fn imagine(&self, seat: usize, seed: u64) -> PyResult<Table> {
        self.check_seat(seat)?;
        Ok(Table { inner: self.inner.imagine(seat, seed), space: self.space.clone() })
    }

    fn __copy__(&self) -> Table {
        Table { inner: self.inner.clone_box(), space: self.space.clone() }
    }
}
