//! The pages' TypeScript types of views, events, refusals and actions are those generated from the games.

mod types;

use std::path::Path;

use expect_test::{expect, expect_file};
use games::GAMES;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;

/// Games with equal types, such as a game and its edition for beginners, have one folder, named after the first of them.
/// A game without a page of its own is played on the plain table, which needs no types.
/// `UPDATE_EXPECT=1 cargo test -p games typescript` writes the files.
#[test]
fn typescript_types_are_up_to_date() {
    let mut written: Vec<(Vec<&str>, String)> = Vec::new();
    for game in GAMES {
        let types = types::of(game.page_schema().as_value());
        match written.iter_mut().find(|(_, other)| *other == types) {
            Some((ids, _)) => ids.push(game.info().id),
            None => written.push((vec![game.info().id], types)),
        }
    }
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    for (ids, types) in written {
        let page = pages.join(ids[0]);
        if !page.join("index.ts").exists() {
            continue;
        }
        let ids = ids.iter().map(|id| format!("'{id}'")).collect::<Vec<_>>().join(" | ");
        let text = format!(
            "// Generated from the game's Rust types. Do not edit: UPDATE_EXPECT=1 cargo test -p games typescript\n\
             \n{types}\n\n\
             /** Everything that goes over the wire in a game of these ids. */\n\
             export type Game = {{ id: {ids}; public: Public; own: Own; event: Event; why: Why; action: Action }};\n"
        );
        expect_file![page.join("generated.ts")].assert_eq(&text);
    }
}

/// What an auction's page would be sent.
#[derive(Serialize, JsonSchema)]
struct Sample {
    phase: Phase,
    lots: Vec<Option<Lot>>,
}

#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "only its schema is used")]
enum Phase {
    Waiting,
    Over,
    Bidding(Lot),
    /// Whoever has paid.
    Paid {
        seat: u8,
        amount: u64,
    },
}

/// A thing for sale.
#[derive(Serialize, JsonSchema)]
struct Lot {
    name: String,
    /// The lowest and the highest price.
    prices: [u32; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<u8>,
    bids: std::collections::BTreeMap<String, i64>,
}

#[test]
fn a_type_is_written_as_serde_writes_its_values() {
    let generator = SchemaSettings::draft2020_12().for_serialize().into_generator();
    let types = types::of(generator.into_root_schema_for::<Sample>().as_value());
    expect![[r#"
        export type Phase =
          | 'waiting'
          | 'over'
          | { bidding: Lot }
          /** Whoever has paid. */
          | { paid: { seat: number; amount: number } };

        /** A thing for sale. */
        export type Lot = {
          name: string;
          /** The lowest and the highest price. */
          prices: [number, number];
          winner?: number | null;
          bids: { [key: string]: number };
        };

        export type Lots = (Lot | null)[];"#]]
    .assert_eq(&types);
}
