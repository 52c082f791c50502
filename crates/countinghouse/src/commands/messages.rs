//! `messages`: what the translations of a checkout lack (docs/translating.md).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use games::translations::{State, files, hashes};

use crate::failure::Failure;
use crate::out::Out;

#[derive(Debug, Args)]
pub struct Messages {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Say what a language lacks, has too much of, or has from another English sentence; all languages if none is named
    Check(Which),
    /// Note that the messages of a language say what the English ones say now
    Accept(Which),
}

#[derive(Debug, Args)]
struct Which {
    /// The folder of the language, such as nl
    language: Option<String>,
    /// One file of it, such as core
    file: Option<String>,
    /// The folder with the messages
    #[arg(long, default_value = "messages")]
    folder: PathBuf,
    /// Only how much there is
    #[arg(long)]
    brief: bool,
}

type Sources = BTreeMap<String, BTreeMap<String, String>>;

pub fn run(args: &Messages, out: &mut Out) -> Result<(), Failure> {
    match &args.what {
        What::Check(which) => check(which, out),
        What::Accept(which) => accept(which, out),
    }
}

fn check(which: &Which, out: &mut Out) -> Result<(), Failure> {
    let mut faults = 0;
    for language in languages(which)? {
        let sources = sources(&which.folder, &language)?;
        let (mut all, mut done) = (0, 0);
        for (name, english) in chosen(which)? {
            let text = read(&which.folder.join(&language).join(format!("{name}.ftl"))).unwrap_or_default();
            let known = sources.get(name).cloned().unwrap_or_default();
            let state = State::between(english, &text, &known);
            let whole = state.all - state.missing.len() - state.stale.len();
            (all, done) = (all + state.all, done + whole);
            faults += state.faults.len();
            out.line(format_args!("{language}/{name}.ftl: {whole} of {}", state.all))?;
            let lines = if which.brief { Vec::new() } else { state.lines() };
            lines.iter().try_for_each(|line| out.line(format_args!("  {line}")))?;
        }
        out.line(format_args!("{language}: {} %", 100 * done / all.max(1)))?;
    }
    match faults {
        0 => Ok(()),
        1 => Err(Failure::CheckFailed("one message cannot be said as it is written".to_owned())),
        many => Err(Failure::CheckFailed(format!("{many} messages cannot be said as they are written"))),
    }
}

fn accept(which: &Which, out: &mut Out) -> Result<(), Failure> {
    for language in languages(which)? {
        let mut sources = sources(&which.folder, &language)?;
        for (name, english) in chosen(which)? {
            let path = which.folder.join(&language).join(format!("{name}.ftl"));
            let Some(text) = read(&path) else { continue };
            let state = State::between(english, &text, &BTreeMap::new());
            let mut said = hashes(english);
            said.retain(|id, _| !state.missing.contains(id));
            out.line(format_args!("{language}/{name}.ftl: {} messages", said.len()))?;
            sources.insert(name.to_owned(), said);
        }
        let path = which.folder.join(&language).join("sources.json");
        let json = serde_json::to_string_pretty(&sources).unwrap_or_default();
        fs::write(&path, json + "\n").map_err(|error| Failure::with_file(&path, error))?;
    }
    Ok(())
}

/// The folders of the languages that are meant, English aside.
fn languages(which: &Which) -> Result<Vec<String>, Failure> {
    let folder = &which.folder;
    let entries = fs::read_dir(folder).map_err(|error| Failure::with_file(folder, error))?;
    let names = entries.filter_map(|entry| Some(entry.ok()?.file_name().to_string_lossy().into_owned()));
    let mut found: Vec<_> =
        names.filter(|name| folder.join(name).join("core.ftl").exists() && name != "en").collect();
    found.sort();
    match &which.language {
        None => Ok(found),
        Some(name) if found.contains(name) => Ok(vec![name.clone()]),
        Some(name) => Err(Failure::BadInput(format!("{} has no {name}/core.ftl", folder.display()))),
    }
}

fn chosen(which: &Which) -> Result<Vec<(&'static str, &'static str)>, Failure> {
    let named = which.file.as_deref().map(|name| name.trim_end_matches(".ftl"));
    let found: Vec<_> =
        files().into_iter().filter(|(name, _)| named.is_none_or(|wanted| wanted == *name)).collect();
    match named {
        Some(name) if found.is_empty() => Err(Failure::BadInput(format!("English has no {name}.ftl"))),
        _ => Ok(found),
    }
}

fn sources(folder: &Path, language: &str) -> Result<Sources, Failure> {
    let path = folder.join(language).join("sources.json");
    let Some(text) = read(&path) else { return Ok(Sources::new()) };
    serde_json::from_str(&text).map_err(|error| Failure::with_file(&path, error))
}

fn read(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}
