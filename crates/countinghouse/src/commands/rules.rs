//! `rules`: the rules page of a game, or a section of it.

use games::{find, nearest, rules_page};

use crate::cli::Rules;
use crate::failure::Failure;
use crate::language::spoken;
use crate::out::Out;

pub fn run(args: &Rules, out: &mut Out) -> Result<(), Failure> {
    let game = find(&args.game)?;
    let page = spoken().rules_page(game);
    let page = page.as_ref();
    let Some(wanted) = &args.section else {
        return Ok(out.line(rules_page::plain(page.trim_end()))?);
    };
    let found = rules_page::find(page, wanted);
    if found.is_empty() {
        return Err(Failure::BadInput(unknown_section(&spoken().title(game), page, wanted)));
    }
    for (index, section) in found.iter().enumerate() {
        if index > 0 {
            out.line("")?;
        }
        out.line(rules_page::plain(section.text))?;
        for note in rules_page::notes(page, section.text) {
            out.line("")?;
            out.line(note)?;
        }
    }
    Ok(())
}

fn unknown_section(title: &str, page: &str, wanted: &str) -> String {
    let sections = rules_page::sections(page);
    let names = sections.iter().flat_map(|section| section.anchor.into_iter().chain([section.title]));
    match nearest(wanted, names) {
        Some(name) => say!("rules_near", game: title, section: wanted, near: name),
        None => say!("rules_none", game: title, section: wanted),
    }
}
