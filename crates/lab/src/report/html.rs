//! A report as one file that opens without a network: its figures as JSON, the program that draws them, and all tables
//! as plain HTML for whoever has no scripts.

use games::{Language, translations};

use super::spec::{Chart, Drawn, Report, Table};

/// What draws a report in a browser. The web client is built with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Viewer {
    pub script: String,
    pub style: String,
}

/// The file. Without a viewer (a program built without its web client) it has tables and no drawings.
pub fn html(report: &Report, viewer: Option<&Viewer>) -> String {
    let title = escape(&report.title);
    let language = language_of(report);
    let (tag, reads) = (language.tag(), if language.is_right_to_left() { "rtl" } else { "ltr" });
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{tag}\" dir=\"{reads}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n"
    );
    if let Some(viewer) = viewer {
        page.push_str(&format!("<style>{}</style>\n", viewer.style.replace("</", "<\\/")));
    }
    page.push_str("</head>\n<body>\n<div id=\"report\">\n");
    page.push_str(&plain(report));
    page.push_str("</div>\n");
    if let Some(viewer) = viewer {
        // No text of the report can end the element it is in.
        let figures = serde_json::to_string(report).unwrap_or_default().replace('<', "\\u003c");
        page.push_str(&format!("<script type=\"application/json\" id=\"figures\">{figures}</script>\n"));
        if language != Language::ENGLISH {
            // The viewer brings its words in English.
            let texts = serde_json::Value::from(translations::report_source(language)).to_string();
            let texts = texts.replace('<', "\\u003c");
            page.push_str(&format!("<script type=\"application/json\" id=\"texts\">{texts}</script>\n"));
        }
        page.push_str(&format!("<script>{}</script>\n", viewer.script.replace("</script", "<\\/script")));
    }
    page.push_str("</body>\n</html>\n");
    page
}

/// Headings and tables; the script puts drawings in their place.
fn plain(report: &Report) -> String {
    let mut html = format!("<h1>{}</h1>\n", escape(&report.title));
    for line in &report.lead {
        html.push_str(&format!("<p>{}</p>\n", escape(line)));
    }
    for section in &report.sections {
        html.push_str(&format!("<h2>{}</h2>\n<p>{}</p>\n", escape(&section.title), escape(&section.about)));
        for chart in &section.charts {
            html.push_str(&format!("<h3>{}</h3>\n<p>{}</p>\n", escape(&chart.title), escape(&chart.about)));
            html.push_str(&table(&figures(chart, report)));
        }
        for shown in &section.tables {
            html.push_str(&format!("<h3>{}</h3>\n{}", escape(&shown.title), table(shown)));
        }
    }
    html
}

fn table(table: &Table) -> String {
    let row = |tag: &str, cells: &[String]| {
        let cells: String = cells.iter().map(|cell| format!("<{tag}>{}</{tag}>", escape(cell))).collect();
        format!("<tr>{cells}</tr>\n")
    };
    let rows: String = table.rows.iter().map(|cells| row("td", cells)).collect();
    format!("<table>\n{}{rows}</table>\n", row("th", &table.header))
}

/// The figures of a chart, a row for each.
fn figures(chart: &Chart, report: &Report) -> Table {
    let lab = translations::lab(language_of(report));
    let head = |key: &str| lab.label("head", key);
    let name = |at: u32| report.series.get(at as usize).cloned().unwrap_or_default();
    let mut rows = Vec::new();
    let header: Vec<String> = match &chart.drawn {
        Drawn::Histogram { axis, first, bars } => {
            for bars in bars {
                let counts = (*first..).zip(&bars.counts);
                rows.extend(
                    counts.map(|(at, count)| vec![name(bars.series), at.to_string(), count.to_string()]),
                );
            }
            vec![head("variant"), axis.clone(), head("games")]
        }
        Drawn::Intervals { groups, .. } => {
            for group in groups {
                rows.extend(group.estimates.iter().map(|one| {
                    let estimate = [one.estimate.value, one.estimate.low, one.estimate.high];
                    let figures = estimate.iter().map(f64::to_string);
                    [group.label.clone(), name(one.series)].into_iter().chain(figures).collect()
                }));
            }
            ["figure", "variant", "estimate", "from", "to"].map(head).to_vec()
        }
        Drawn::Course { axis, lines } => {
            for line in lines {
                rows.extend(line.points.iter().map(|point| {
                    let figures =
                        [point.mean, point.low, point.middle, point.high].map(|figure| figure.to_string());
                    let place = [name(line.series), point.round.to_string(), point.readings.to_string()];
                    place.into_iter().chain(figures).collect()
                }));
            }
            let of_readings =
                [head("readings"), head("mean"), "10 %".to_owned(), head("median"), "90 %".to_owned()];
            [head("variant"), axis.clone()].into_iter().chain(of_readings).collect()
        }
    };
    Table { header, rows, ..Table::default() }
}

/// A report of an earlier version has no language, and is English.
fn language_of(report: &Report) -> Language {
    Language::find(&report.language).unwrap_or(Language::ENGLISH)
}

/// Escapes text for HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_text_ends_the_element_it_is_in() {
        let report = Report { title: "</script><b>".to_owned(), ..Report::default() };
        let viewer = Viewer { script: "'</script>'".to_owned(), style: String::new() };
        let page = html(&report, Some(&viewer));
        assert_eq!(page.matches("</script>").count(), 2, "{page}");
        assert!(!page.contains("<b>"), "{page}");
    }
}
