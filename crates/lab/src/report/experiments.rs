//! The report of an experiment: the answer, effects, courses, and how it was made.

use std::collections::BTreeSet;

use games::AnyGame;

use super::format::{interval, percent, probability, short};
use super::names;
use super::spec::{Chart, Drawn, Group, Report, Section, SeriesEstimate, Table};
use super::summaries::{Compared, table};
use crate::experiment::{Ended, Figure, FigureLine, VariantResult};
use crate::{Effect, ExperimentResult};

/// Effects that a chart shows; the table below has all.
const CHARTED: usize = 16;
/// Gauges whose course is shown at once; the others are folded away.
const COURSES: usize = 6;
/// An effect with a smaller corrected p is called certain.
const CERTAIN: f64 = 0.05;

/// The report of an experiment.
pub fn of_experiment(game: &dyn AnyGame, result: &ExperimentResult) -> Report {
    let words = game.words();
    let names = names::variants(&words, result);
    let experiment = &result.experiment;
    let summaries = result.variants.iter().map(|variant| &variant.summary).collect();
    let compared = Compared { words: &words, names: &names, summaries };
    let told = Told { result, names: &names };
    let mut sections: Vec<Section> = told.answer().into_iter().chain(told.effects()).collect();
    sections.extend(compared.courses(&told.gauges()));
    sections.extend([compared.length_and_endings(), compared.winners()]);
    sections.extend(compared.things());
    sections.extend([told.all_figures(), told.how_it_was_made(game)]);
    let title = match experiment.title.as_str() {
        "" if names.len() < 2 => format!("{} games", result.games),
        "" => "an experiment".to_owned(),
        title => title.to_owned(),
    };
    Report {
        title: format!("{}: {title}", game.info().title),
        lead: told.lead(),
        series: names.clone(),
        sections,
        made: result.made.lines(),
    }
}

struct Told<'a> {
    result: &'a ExperimentResult,
    names: &'a [String],
}

impl Told<'_> {
    fn lead(&self) -> Vec<String> {
        let experiment = &self.result.experiment;
        let mut lead = Vec::new();
        if !experiment.question.is_empty() {
            lead.push(experiment.question.clone());
        }
        if !experiment.hypothesis.is_empty() {
            lead.push(format!("Expected: {}", experiment.hypothesis));
        }
        let [first, others @ ..] = self.names else { return lead };
        let games = self.result.games;
        let mut how = if others.is_empty() {
            format!("{games} games, seed {}.", experiment.seed)
        } else {
            format!(
                "{games} games of each variant, all on the same seeds (seed {}). Everything is compared with “{first}”.",
                experiment.seed
            )
        };
        match self.result.ended {
            Ended::AllPlayed => {}
            Ended::TargetReached => how.push_str(" The interval was narrow enough, so no more were played."),
            Ended::Stopped => {
                how.push_str(&format!(" It was stopped before all {} were played.", self.result.asked));
            }
        }
        how.push_str(" Intervals are 95 %.");
        lead.push(how);
        lead
    }

    fn figure(&self, name: &str) -> Option<&Figure> {
        self.result.figures.iter().find(|figure| figure.name == name)
    }

    fn label<'a>(&'a self, name: &'a str) -> &'a str {
        self.figure(name).map_or(name, |figure| figure.label.as_str())
    }

    /// The primary figure of each variant.
    fn answer(&self) -> Option<Section> {
        let figure = self.figure(self.result.experiment.primary.as_ref()?)?;
        let of_variant = |(variant, series): (&VariantResult, u32)| {
            let label = self.names[series as usize].clone();
            let line = line_of(variant, figure)?;
            Some(Group { label, estimates: vec![SeriesEstimate { series, estimate: line.mean }] })
        };
        let groups = self.result.variants.iter().zip(0..).filter_map(of_variant).collect();
        let effects = self.result.effects.iter().filter(|effect| effect.is_primary);
        let mut about: Vec<_> = effects.map(|effect| self.sentence(effect, figure)).collect();
        if about.is_empty() && self.names.len() > 1 {
            about.push("It was the same in all games of all variants.".to_owned());
        }
        Some(Section {
            title: "The answer".to_owned(),
            about: about.join(" "),
            charts: vec![Chart {
                key: "answer".to_owned(),
                title: figure.label.clone(),
                about: "Mean over the games of each variant.".to_owned(),
                unit: unit(figure),
                drawn: Drawn::Intervals { nothing: 0.0, groups },
            }],
            ..Section::default()
        })
    }

    /// What a variant changes, in words.
    fn sentence(&self, effect: &Effect, figure: &Figure) -> String {
        let shown =
            |value: f64| if figure.is_share { format!("{:.1} %", 100.0 * value) } else { short(value) };
        let p = probability(effect.p_corrected);
        let p = if p.starts_with('<') { format!("p {p}") } else { format!("p = {p}") };
        let difference = effect.difference;
        let certain = if effect.p_corrected < CERTAIN { "" } else { " That may be chance." };
        format!(
            "{}: {} instead of {}, a difference of {} ({} to {}; {p}).{certain}",
            self.name_of(&effect.variant),
            shown(effect.after),
            shown(effect.before),
            shown(difference.value),
            shown(difference.low),
            shown(difference.high),
        )
    }

    fn name_of<'a>(&'a self, variant: &'a str) -> &'a str {
        let at = self.result.variants.iter().position(|one| one.name == variant);
        at.and_then(|at| self.names.get(at)).map_or(variant, String::as_str)
    }

    /// What differs, the most certain first. A figure that moves in step with another is only in the table.
    fn effects(&self) -> Option<Section> {
        let effects = &self.result.effects;
        let mut shown: Vec<&str> = Vec::new();
        for effect in effects.iter().filter(|effect| effect.same_as.is_none()) {
            let is_told = effect.is_primary || effect.p_corrected < CERTAIN;
            if is_told && !shown.contains(&effect.figure.as_str()) && shown.len() < CHARTED {
                shown.push(&effect.figure);
            }
        }
        let all: BTreeSet<&str> = effects.iter().map(|effect| effect.figure.as_str()).collect();
        let groups: Vec<_> = shown.iter().map(|figure| self.sizes(figure)).collect();
        let about = match (groups.len(), all.len()) {
            (_, 0) => return None,
            (0, _) => "Nothing differs by more than chance would explain. The table has every figure.".to_owned(),
            (some, all) if some < all => format!(
                "The {some} most certain of {all} figures, in standard deviations of single games; the table has all of \
                 them. p-values are corrected for all distinct figures (Holm)."
            ),
            _ => "In standard deviations of single games. p-values are corrected for all distinct figures (Holm)."
                .to_owned(),
        };
        let chart = Chart {
            key: "effects".to_owned(),
            title: "Effect sizes".to_owned(),
            about: format!("Compared with “{}”. 0.2 is small, 0.5 medium, 0.8 large.", self.names[0]),
            unit: "standard deviations".to_owned(),
            drawn: Drawn::Intervals { nothing: 0.0, groups },
        };
        Some(Section {
            title: "What changed".to_owned(),
            about,
            charts: if shown.is_empty() { Vec::new() } else { vec![chart] },
            tables: vec![self.effect_table()],
            ..Section::default()
        })
    }

    fn sizes(&self, figure: &str) -> Group {
        let place = |variant: &str| self.result.variants.iter().position(|one| one.name == variant);
        let of_figure = self.result.effects.iter().filter(|effect| effect.figure == figure);
        let mut estimates: Vec<_> = of_figure
            .filter_map(|effect| {
                let series = u32::try_from(place(&effect.variant)?).ok()?;
                Some(SeriesEstimate { series, estimate: effect.size })
            })
            .collect();
        estimates.sort_by_key(|estimate| estimate.series);
        Group { label: self.label(figure).to_owned(), estimates }
    }

    fn effect_table(&self) -> Table {
        let rows = self.result.effects.iter().map(|effect| {
            vec![
                self.label(&effect.figure).to_owned(),
                self.name_of(&effect.variant).to_owned(),
                short(effect.before),
                short(effect.after),
                interval(effect.difference),
                interval(effect.size),
                probability(effect.p_corrected),
                effect.same_as.as_deref().map_or(String::new(), |figure| self.label(figure).to_owned()),
            ]
        });
        table(
            "effects-table",
            "All differences",
            &["Figure", "Variant", "Before", "After", "Difference", "Size", "p (Holm)", "Moves in step with"],
            rows.collect(),
        )
    }

    /// Gauges whose figures differ, the most certain first.
    fn gauges(&self) -> Vec<&str> {
        let mut gauges: Vec<&str> = Vec::new();
        let all = || self.result.variants.first().into_iter().flat_map(|variant| &variant.summary.gauges);
        for effect in &self.result.effects {
            let told = effect.is_primary || effect.p_corrected < CERTAIN;
            let stem = effect.figure.rsplit_once('_').map_or("", |(stem, _)| stem);
            let gauge = all().map(|gauge| gauge.gauge).find(|gauge| *gauge == stem);
            gauges.extend(gauge.filter(|gauge| told && !gauges.contains(gauge) && gauges.len() < COURSES));
        }
        gauges
    }

    fn all_figures(&self) -> Section {
        let rows = self.result.figures.iter().map(|figure| {
            let of_variant = |variant: &VariantResult| match line_of(variant, figure) {
                Some(line) if line.games == 0 => String::new(),
                Some(line) if figure.is_share => percent(line.mean),
                Some(line) => interval(line.mean),
                None => String::new(),
            };
            let values = self.result.variants.iter().map(of_variant);
            [figure.label.clone(), figure.unit.clone()].into_iter().chain(values).collect()
        });
        let header: Vec<&str> =
            ["Figure", "Unit"].into_iter().chain(self.names.iter().map(String::as_str)).collect();
        Section {
            title: "Every figure".to_owned(),
            is_folded: true,
            tables: vec![table("figures", "Means over games", &header, rows.collect())],
            ..Section::default()
        }
    }

    fn how_it_was_made(&self, game: &dyn AnyGame) -> Section {
        let words = game.words();
        let settings = self.result.variants.iter().zip(self.names).map(|(variant, name)| {
            let setting = &variant.setting;
            let options = setting.options.iter().map(|(option, value)| {
                format!("{}: {}", names::option_label(&words, option), names::value(&words, option, value))
            });
            vec![
                name.clone(),
                setting.players.to_string(),
                names::line_up(setting.line_up.iter().map(String::as_str)),
                options.collect::<Vec<_>>().join("; "),
                setting.deck.clone(),
            ]
        });
        let experiment = &self.result.experiment;
        let made = [
            ("Command", self.result.command.clone()),
            ("Games of each variant", self.result.games.to_string()),
            ("Seed", experiment.seed.to_string()),
            (
                "Dice",
                (if experiment.common_dice { "common to all variants" } else { "of each game" }).to_owned(),
            ),
            (
                "Program",
                format!("Counting House {}, rules version {}", self.result.version, self.result.rules),
            ),
        ];
        let made = made.into_iter().map(|(what, value)| vec![what.to_owned(), value]).collect();
        Section {
            title: "How this was made".to_owned(),
            about: "The same command, file or link gives the same numbers on every machine.".to_owned(),
            tables: vec![
                table("made", "The run", &["What", "Value"], made),
                table(
                    "settings",
                    "The variants",
                    &["Variant", "Players", "Bots", "Options that differ from print", "Deck (SHA-256)"],
                    settings.collect(),
                ),
            ],
            ..Section::default()
        }
    }
}

/// A figure of a variant. One that no game has is not there.
fn line_of<'a>(variant: &'a VariantResult, figure: &Figure) -> Option<&'a FigureLine> {
    variant.figures.iter().find(|line| line.figure == figure.name)
}

/// Shares are percentages wherever they are shown.
fn unit(figure: &Figure) -> String {
    if figure.is_share { "share of games".to_owned() } else { figure.unit.clone() }
}
