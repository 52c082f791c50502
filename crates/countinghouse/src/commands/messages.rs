//! `messages`: what the translations of a checkout lack (docs/translating.md).

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use games::translations::{State, files, hashes, hashes_of_page, pages};

use crate::failure::Failure;
use crate::language::told;
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
    /// One file of it, such as core, or a rules page, rules/ and the game
    file: Option<String>,
    /// The folder with the messages
    #[arg(long, default_value = "messages")]
    folder: PathBuf,
    /// The folder with the rules pages
    #[arg(long, default_value = "docs/rules")]
    rules: PathBuf,
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
        for file in chosen(which)? {
            let text = read(&file.path(which, &language)).unwrap_or_default();
            let known = sources.get(&file.name).cloned().unwrap_or_default();
            let state = file.state(&text, &known);
            let whole = state.whole();
            (all, done) = (all + state.all, done + whole);
            faults += state.faults.len();
            let file = format!("{language}/{}", file.shown());
            out.line(
                say!("messages_file", file: file, whole: whole.to_string(), all: state.all.to_string()),
            )?;
            let lines = if which.brief { Vec::new() } else { state.lines() };
            lines.iter().try_for_each(|line| out.line(format_args!("  {}", told(line))))?;
        }
        out.line(format_args!("{language}: {} %", 100 * done / all.max(1)))?;
    }
    match faults {
        0 => Ok(()),
        count => Err(Failure::CheckFailed(say!("messages_faults", count: count))),
    }
}

fn accept(which: &Which, out: &mut Out) -> Result<(), Failure> {
    for language in languages(which)? {
        let mut sources = sources(&which.folder, &language)?;
        for file in chosen(which)? {
            let Some(text) = read(&file.path(which, &language)) else { continue };
            let state = file.state(&text, &BTreeMap::new());
            let mut said = file.hashes();
            said.retain(|id, _| !state.missing.contains(id));
            let (name, count) = (format!("{language}/{}", file.shown()), said.len().to_string());
            out.line(match file.is_page {
                true => say!("messages_pieces", file: name, count: count),
                false => say!("messages_accepted", file: name, count: count),
            })?;
            sources.insert(file.name, said);
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
        Some(name) => Err(Failure::BadInput(
            say!("messages_no_language", folder: folder.display().to_string(), name: name),
        )),
    }
}

/// A file that is to be translated.
struct Source {
    name: String,
    english: &'static str,
    /// Whether it is a rules page, not messages.
    is_page: bool,
}

impl Source {
    fn path(&self, which: &Which, language: &str) -> PathBuf {
        match self.name.strip_prefix("rules/") {
            Some(page) => which.rules.join(language).join(format!("{page}.md")),
            None => which.folder.join(language).join(self.shown()),
        }
    }

    fn shown(&self) -> String {
        format!("{}.{}", self.name, if self.is_page { "md" } else { "ftl" })
    }

    fn state(&self, text: &str, known: &BTreeMap<String, String>) -> State {
        let between = if self.is_page { State::of_page } else { State::between };
        between(self.english, text, known)
    }

    fn hashes(&self) -> BTreeMap<String, String> {
        if self.is_page { hashes_of_page(self.english) } else { hashes(self.english) }
    }
}

fn chosen(which: &Which) -> Result<Vec<Source>, Failure> {
    let named = which.file.as_deref().map(|name| name.trim_end_matches(".ftl").trim_end_matches(".md"));
    let files =
        files().into_iter().map(|(name, english)| Source { name: name.to_owned(), english, is_page: false });
    let pages = pages().into_iter().map(|(name, english)| Source { name, english, is_page: true });
    let found: Vec<_> =
        files.chain(pages).filter(|file| named.is_none_or(|wanted| wanted == file.name)).collect();
    match named {
        Some(name) if found.is_empty() => Err(Failure::BadInput(say!("messages_no_file", name: name))),
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
