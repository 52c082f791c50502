//! The game in a few sentences: who played, what stood out in the order in which it happened, and how it ended.

use serde_json::Value;

use crate::facts::Teller;
use crate::shape::{Fact, Moment, Sentence, Source};

/// A story longer than this is not read.
const MOST_MOMENTS: usize = 12;

/// What a story mentions first if there is too much to tell: the rarest.
const BY_RARITY: &[&str] = &[
    "jubilee",
    "bankruptcy",
    "minsky",
    "prison",
    "final_crash",
    "default",
    "forfeit",
    "goal",
    "rescue",
    "crash",
    "central_bank",
    "bubble",
    "run",
    "swing",
    "jubilee_failed",
    "blacklist",
    "closing",
    "rise",
];

pub fn story(teller: &Teller<'_>, moments: &[Moment]) -> Vec<Sentence> {
    let mut story: Vec<Sentence> = Vec::new();
    let opening = [teller.record("players", "players"), teller.record("game", "game"), teller.turns("turns")];
    story.extend(teller.sentence("story", "opening", opening.into()));
    story.extend(chosen(moments).into_iter().filter_map(|moment| told(teller, moment)));
    let first = teller.at_place(1);
    let end = first.and_then(|seat| {
        let facts =
            [teller.placed("seat", 1), teller.score("score", seat), teller.record("ending", "ending")];
        teller.sentence("story", "end", facts.into())
    });
    story.extend(end);
    story
}

/// The rarest moments, in the order of the game.
fn chosen(moments: &[Moment]) -> Vec<&Moment> {
    let rarity =
        |moment: &&Moment| BY_RARITY.iter().position(|kind| *kind == moment.kind).unwrap_or(BY_RARITY.len());
    let mut chosen: Vec<_> = moments.iter().collect();
    chosen.sort_by_key(rarity);
    chosen.truncate(MOST_MOMENTS);
    chosen.sort_by_key(|moment| moment.entry);
    chosen
}

fn told(teller: &Teller<'_>, moment: &Moment) -> Option<Sentence> {
    let fact = |name: &str, value: Value, source: Source| Some(Fact { name: name.to_owned(), value, source });
    let (entry, kind) = (moment.entry, moment.kind.clone());
    let said = match moment.event {
        Some(event) => Source::Said { entry, event },
        None => Source::Moment { entry, kind: kind.clone() },
    };
    let facts = vec![
        fact("turn", moment.turn.into(), Source::Turn { entry }),
        fact("said", moment.text.clone().into(), said),
    ];
    let sentence = teller.sentence("story", "moment", facts)?;
    Some(Sentence { key: kind, entry: Some(entry), turn: Some(moment.turn), ..sentence })
}
