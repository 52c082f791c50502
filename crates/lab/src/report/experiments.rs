//! The report of an experiment: the answer, effects, courses, and how it was made.

use std::collections::BTreeSet;

use games::{AnyGame, Language};
use serde_json::json;

use super::names;
use super::spec::{Chart, Drawn, Group, Report, Section, SeriesEstimate, Table};
use super::summaries::{Compared, table};
use super::teller::Teller;
use super::titled;
use crate::experiment::{Ended, Figure, FigureLine, VariantResult};
use crate::{Effect, ExperimentResult};

/// Effects that a chart shows; the table below has all.
const CHARTED: usize = 16;
/// Gauges whose course is shown at once; the others are folded away.
const COURSES: usize = 6;
/// An effect with a smaller corrected p is called certain.
const CERTAIN: f64 = 0.05;

/// The report of an experiment.
pub fn of_experiment(game: &dyn AnyGame, result: &ExperimentResult, language: Language) -> Report {
    let teller = Teller::new(game, language);
    let names = names::variants(&teller, result);
    let experiment = &result.experiment;
    let summaries = result.variants.iter().map(|variant| &variant.summary).collect();
    let compared = Compared { teller: &teller, names: &names, summaries };
    let told = Told { teller: &teller, result, names: &names };
    let mut sections: Vec<Section> = told.answer().into_iter().chain(told.effects()).collect();
    sections.extend(compared.courses(&told.gauges()));
    sections.extend([compared.length_and_endings(), compared.winners()]);
    sections.extend(compared.things());
    sections.extend([told.all_figures(), told.how_it_was_made()]);
    let title = match experiment.title.as_str() {
        "" if names.len() < 2 => teller.tell("games", &json!({ "games": result.games })),
        "" => teller.text("experiment"),
        title => title.to_owned(),
    };
    Report {
        title: titled(&teller, game, &title),
        language: language.tag().to_owned(),
        lead: told.lead(),
        series: names.clone(),
        sections,
        made: result.made.lines(),
    }
}

struct Told<'a> {
    teller: &'a Teller,
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
            lead.push(self.teller.tell("expected", &json!({ "hypothesis": experiment.hypothesis })));
        }
        let [first, others @ ..] = self.names else { return lead };
        let games = self.result.games;
        let key = if others.is_empty() { "one_setting" } else { "variants" };
        let fields = json!({ "games": games, "seed": experiment.seed.to_string(), "first": first });
        let ended = match self.result.ended {
            Ended::AllPlayed => None,
            Ended::TargetReached => Some(self.teller.text("target_reached")),
            Ended::Stopped => Some(self.teller.tell("stopped", &json!({ "asked": self.result.asked }))),
        };
        let how = [self.teller.tell(key, &fields)].into_iter().chain(ended);
        lead.push(how.chain([self.teller.text("intervals")]).collect::<Vec<_>>().join(" "));
        lead
    }

    fn figure(&self, name: &str) -> Option<&Figure> {
        self.result.figures.iter().find(|figure| figure.name == name)
    }

    fn label(&self, name: &str) -> String {
        self.figure(name).map_or_else(|| name.to_owned(), |figure| self.teller.figure(figure))
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
            about.push(self.teller.text("same"));
        }
        Some(Section {
            title: self.teller.text("answer"),
            about: about.join(" "),
            charts: vec![Chart {
                key: "answer".to_owned(),
                title: self.teller.figure(figure),
                about: self.teller.text("mean"),
                unit: self.unit(figure),
                drawn: Drawn::Intervals { nothing: 0.0, groups },
            }],
            ..Section::default()
        })
    }

    /// What a variant changes, in words.
    fn sentence(&self, effect: &Effect, figure: &Figure) -> String {
        let shown = |value: f64| {
            if figure.is_share { self.teller.share(value) } else { self.teller.short(value) }
        };
        // A share that is ten per cent smaller and one that is smaller by ten of a hundred are not the same.
        let (key, hundredfold) = if figure.is_share { ("effect_on_share", 100.0) } else { ("effect", 1.0) };
        let apart = |value: f64| self.teller.short(value * hundredfold);
        let p = self.teller.probability(effect.p_corrected);
        let p = if p.starts_with('<') { format!("p {p}") } else { format!("p = {p}") };
        let difference = effect.difference;
        let said = self.teller.tell(
            key,
            &json!({
                "variant": self.name_of(&effect.variant), "after": shown(effect.after), "before": shown(effect.before),
                "difference": apart(difference.value), "low": apart(difference.low), "high": apart(difference.high),
                "p": p,
            }),
        );
        if effect.p_corrected < CERTAIN { said } else { format!("{said} {}", self.teller.text("chance")) }
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
            (0, _) => self.teller.text("nothing_differs"),
            (some, all) if some < all => {
                self.teller.tell("most_certain", &json!({ "some": some, "all": all }))
            }
            _ => self.teller.text("in_deviations"),
        };
        let [small, medium, large] = [0.2, 0.5, 0.8].map(|size| self.teller.short(size));
        let sizes = json!({ "first": self.names[0], "small": small, "medium": medium, "large": large });
        let chart = Chart {
            key: "effects".to_owned(),
            title: self.teller.text("effect_sizes"),
            about: self.teller.tell("compared_with", &sizes),
            unit: self.teller.chart_unit("standard deviations"),
            drawn: Drawn::Intervals { nothing: 0.0, groups },
        };
        Some(Section {
            title: self.teller.text("what_changed"),
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
        Group { label: self.label(figure), estimates }
    }

    fn effect_table(&self) -> Table {
        let rows = self.result.effects.iter().map(|effect| {
            vec![
                self.label(&effect.figure),
                self.name_of(&effect.variant).to_owned(),
                self.teller.short(effect.before),
                self.teller.short(effect.after),
                self.teller.interval(effect.difference),
                self.teller.interval(effect.size),
                self.teller.probability(effect.p_corrected),
                effect.same_as.as_deref().map_or(String::new(), |figure| self.label(figure)),
            ]
        });
        let heads = ["figure", "variant", "before", "after", "difference", "size", "p", "in_step"];
        table("effects-table", self.teller.text("all_differences"), self.teller.heads(&heads), rows.collect())
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
                Some(line) if figure.is_share => self.teller.percent(line.mean),
                Some(line) => self.teller.interval(line.mean),
                None => String::new(),
            };
            let values = self.result.variants.iter().map(of_variant);
            [self.teller.figure(figure), self.teller.unit(&figure.unit)].into_iter().chain(values).collect()
        });
        let heads = self.teller.heads(&["figure", "unit"]).into_iter().chain(self.names.iter().cloned());
        Section {
            title: self.teller.text("every_figure"),
            is_folded: true,
            tables: vec![table("figures", self.teller.text("means"), heads.collect(), rows.collect())],
            ..Section::default()
        }
    }

    fn how_it_was_made(&self) -> Section {
        let teller = self.teller;
        let settings = self.result.variants.iter().zip(self.names).map(|(variant, name)| {
            let setting = &variant.setting;
            let options = setting.options.iter().map(|(option, value)| {
                names::option_value(teller, option, &names::value(teller, option, value))
            });
            vec![
                name.clone(),
                setting.players.to_string(),
                names::line_up(teller, setting.line_up.iter().map(String::as_str)),
                options.collect::<Vec<_>>().join("; "),
                setting.deck.clone(),
            ]
        });
        let experiment = &self.result.experiment;
        let dice = teller.text(if experiment.common_dice { "common_dice" } else { "own_dice" });
        let program = json!({ "version": self.result.version, "rules": self.result.rules.to_string() });
        let made = [
            ("command", self.result.command.clone()),
            ("games_of_each", self.result.games.to_string()),
            ("seed", experiment.seed.to_string()),
            ("dice", dice),
            ("program", teller.tell("program", &program)),
        ];
        let made = made.into_iter().map(|(what, value)| vec![teller.head(what), value]).collect();
        let heads = teller.heads(&["variant", "players", "bots", "options", "deck"]);
        Section {
            title: teller.text("how_made"),
            about: teller.text("again_experiment"),
            tables: vec![
                table("made", teller.text("run"), teller.heads(&["what", "value"]), made),
                table("settings", teller.text("settings"), heads, settings.collect()),
            ],
            ..Section::default()
        }
    }

    /// Shares are percentages wherever they are shown.
    fn unit(&self, figure: &Figure) -> String {
        self.teller.chart_unit(if figure.is_share { "share of games" } else { &figure.unit })
    }
}

/// A figure of a variant. One that no game has is not there.
fn line_of<'a>(variant: &'a VariantResult, figure: &Figure) -> Option<&'a FigureLine> {
    variant.figures.iter().find(|line| line.figure == figure.name)
}
