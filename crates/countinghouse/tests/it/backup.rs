//! `backup` of a busy server: the copy is complete and can be restored, and play goes on.

use std::time::Duration;

use crate::crash_recovery::PersistentPlayer;
use crate::program::{Folder, ok, run};
use crate::serve::Serving;

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_made_while_people_play_can_be_restored() {
    let folder = Folder::new();
    let serving = Serving::on(&folder);
    let address = serving.address();
    let mut players = Vec::new();
    for _ in 0..4 {
        players.push(PersistentPlayer::sit_down(address).await);
    }
    let playing: Vec<_> = players
        .into_iter()
        .map(|mut player| {
            tokio::spawn(async move {
                player.play(address).await;
                player
            })
        })
        .collect();
    let data = folder.path("data").display().to_string();
    let mut copies = Vec::new();
    for number in 0..5 {
        let copy = folder.path(&format!("copy-{number}.sqlite")).display().to_string();
        let said = tokio::task::block_in_place(|| ok(&["backup", "--data", &data, &copy]));
        assert!(said.starts_with("4 tables are in "), "{said}");
        copies.push(copy);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("the player goes on"));
    }
    assert!(players.iter().all(PersistentPlayer::is_over), "a backup holds nobody up");
    drop(serving);
    for copy in copies {
        let restored = Folder::new();
        std::fs::create_dir(restored.path("data")).unwrap();
        std::fs::copy(&copy, restored.path("data/countinghouse.sqlite")).unwrap();
        let serving = Serving::on(&restored);
        for player in &players {
            player.go_on_from_a_copy(serving.address()).await;
        }
    }
}

#[test]
fn a_backup_that_cannot_be_made_says_why_and_leaves_nothing() {
    let folder = Folder::new();
    let file = folder.write("there", "already");
    let nothing = folder.path("nothing").display().to_string();
    let empty = run(&["backup", "--data", &nothing, &folder.path("copy").display().to_string()]);
    assert_eq!(empty.code, 2);
    assert!(empty.err.contains("there are no tables in"), "{}", empty.err);
    drop(Serving::on(&folder));
    let data = folder.path("data").display().to_string();
    let said = run(&["backup", "--data", &data, &file]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("a backup overwrites nothing"), "{}", said.err);
    let said = run(&["backup", "--data", &data, &format!("{file}/copy")]);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("cannot be written"), "{}", said.err);
    assert_eq!(folder.files(), ["data", "there"]);
}
