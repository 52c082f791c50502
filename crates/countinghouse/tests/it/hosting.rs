//! docs/hosting.md and the files in `deploy`: every command of the page is run, or known to need what a test does not have;
//! metrics, commands and files that are named exist.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Output};

use games::EXAMPLE;
use serde_json::{Value, json};

use crate::postgres::Cluster;
use crate::program::{Folder, program, project_file};
use crate::serve::Serving;

fn read(path: &str) -> String {
    std::fs::read_to_string(project_file(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The commands of the blocks that are marked like this, in their order.
fn commands(marked: &str) -> Vec<String> {
    let page = read("docs/hosting.md");
    let blocks = page.split("<!-- run: ").skip(1).filter_map(|rest| {
        let (kind, block) = rest.split_once(" -->\n```sh\n")?;
        (kind == marked).then(|| block.split("```").next().unwrap_or_default().to_owned())
    });
    blocks.flat_map(|block| block.lines().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// A shell in a folder in which `countinghouse` is this program.
fn shell(folder: &Folder, command: &str, settings: &[(&str, &str)]) -> Output {
    let own = Path::new(program().get_program()).parent().unwrap().to_owned();
    let mut path = vec![own];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    path.extend(installed_postgres());
    Command::new("sh")
        .args(["-ec", command])
        .current_dir(folder.path(""))
        .env("PATH", std::env::join_paths(path).unwrap())
        .envs(settings.iter().copied())
        .output()
        .unwrap()
}

fn installed_postgres() -> impl Iterator<Item = std::path::PathBuf> {
    std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .map(|found| found.path().join("bin"))
}

#[track_caller]
fn well(command: &str, done: &Output) -> String {
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert!(done.status.success(), "{command}\n{out}{err}");
    out.into_owned()
}

fn open_table(serving: &Serving) -> String {
    let new = json!({"game": EXAMPLE, "name": "Anna", "others": ["person", "person"]}).to_string();
    let answer = serving.request("POST", "/api/tables", &new);
    answer.split("\"code\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a code").to_owned()
}

/// Serves as the page says, on a free port instead of the printed one.
fn serve(folder: &Folder, command: &str, settings: &[(&str, &str)]) -> Serving {
    let words = shlex::split(command).unwrap();
    let mut serve = program();
    serve
        .current_dir(folder.path(""))
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "off"])
        .args(&words[2..]);
    serve.envs(settings.iter().copied());
    Serving::start(serve)
}

#[test]
fn every_block_of_the_page_is_run_or_known() {
    let page = read("docs/hosting.md");
    let marks: BTreeSet<_> =
        page.split("<!-- run: ").skip(1).filter_map(|rest| rest.split(" -->").next()).collect();
    let known = ["archive", "containers", "house", "postgres", "source", "systemd"];
    assert_eq!(marks.into_iter().collect::<Vec<_>>(), known);
    assert_eq!(page.matches("```sh").count(), page.matches("<!-- run: ").count(), "no block is left out");
    // Commands in the text have the names and options of this program.
    for command in page.split('`').skip(1).step_by(2).filter_map(|code| code.strip_prefix("countinghouse ")) {
        let first = command.split_whitespace().next().expect("a command");
        let help = well(command, &program().args([first, "--help"]).output().unwrap());
        for option in command.split_whitespace().filter(|word| word.starts_with("--")) {
            assert!(help.contains(option), "{command}");
        }
    }
    for file in page
        .split('`')
        .skip(1)
        .step_by(2)
        .filter(|code| code.starts_with("deploy/") && !code.ends_with(".env"))
    {
        assert!(project_file(file).is_file(), "{file}");
    }
}

#[test]
fn a_house_is_looked_after_as_the_page_says() {
    let folder = Folder::new();
    let serving = serve(&folder, "countinghouse serve", &[]);
    let address = serving.address().to_string();
    let mut served = Vec::new();
    for command in commands("house") {
        if command.starts_with("countinghouse serve ") {
            served.push(serve(&folder, &command, &[]));
            continue;
        }
        let table = open_table(&serving);
        let mut line = command.replace("ABCDEFGH", &table);
        if line.starts_with("countinghouse doctor") {
            line.push_str(&format!(" --listen {address}"));
        }
        let out = well(&line, &shell(&folder, &line, &[]));
        if line.contains("tables list") && !line.contains("--data") && !line.contains("--stage") {
            assert!(out.contains(&table), "{line}\n{out}");
        }
    }
    let restored = served.pop().expect("the copy is served");
    assert!(served.is_empty());
    // The first table of the copy is there.
    let list = well("", &shell(&folder, "countinghouse tables list --data restored --json", &[]));
    let first: Value = serde_json::from_str(list.lines().next().expect("a table")).unwrap();
    let path = format!("/api/tables/{}", first["code"].as_str().unwrap());
    assert!(restored.request("GET", &path, "").starts_with("HTTP/1.1 200"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_on_postgres_is_backed_up_and_restored_as_the_page_says() {
    let mut cluster = Cluster::start().await;
    let (database, restored) = (cluster.database().await, cluster.database().await);
    tokio::task::block_in_place(|| {
        let folder = Folder::new();
        let settings = [("COUNTINGHOUSE_DATABASE", &*database), ("RESTORED_DATABASE", &*restored)];
        let serving = serve(&folder, "countinghouse serve", &settings[..1]);
        let code = open_table(&serving);
        let mut again = None;
        for command in commands("postgres") {
            if command.starts_with("countinghouse serve ") {
                let line = command.replace("$RESTORED_DATABASE", &restored);
                again = Some(serve(&folder, &line, &[]));
                continue;
            }
            let out = well(&command, &shell(&folder, &command, &settings));
            assert!(!command.contains("tables list") || out.contains(&code), "{out}");
        }
        let answer = again.expect("it is served").request("GET", &format!("/api/tables/{code}"), "");
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    });
}

/// In a scratch root, where systemd only says that it was asked.
#[test]
fn the_service_is_installed_as_the_page_says() {
    let folder = Folder::new();
    let root = folder.path("root");
    for made in ["usr/local/bin", "etc/systemd/system"] {
        std::fs::create_dir_all(root.join(made)).unwrap();
    }
    std::fs::copy(program().get_program(), folder.path("countinghouse")).unwrap();
    std::fs::create_dir(folder.path("deploy")).unwrap();
    for file in ["countinghouse.service", "countinghouse.env"] {
        std::fs::copy(project_file(&format!("deploy/{file}")), folder.path(&format!("deploy/{file}")))
            .unwrap();
    }
    let mut asked = Vec::new();
    for command in commands("systemd") {
        if command.starts_with("systemctl ") {
            asked.push(command);
            continue;
        }
        if command.starts_with("countinghouse doctor") {
            // The service as its unit starts it, with its settings.
            let unit =
                std::fs::read_to_string(root.join("etc/systemd/system/countinghouse.service")).unwrap();
            let settings = std::fs::read_to_string(root.join("etc/countinghouse.env")).unwrap();
            let started = unit.lines().find_map(|line| line.strip_prefix("ExecStart=")).expect("a command");
            let options =
                settings.lines().find_map(|line| line.strip_prefix("COUNTINGHOUSE_OPTIONS=")).unwrap();
            let free = |word: &str| {
                if word.starts_with("127.0.0.1:") { "127.0.0.1:0".to_owned() } else { word.to_owned() }
            };
            let command_line = started.replace("$COUNTINGHOUSE_OPTIONS", options);
            let mut words = command_line.split_whitespace();
            let mut started = Command::new(root.join(words.next().unwrap().trim_start_matches('/')));
            let data = folder.path("state").display().to_string();
            started.args(words.map(free).map(|word| word.replace("/var/lib/countinghouse", &data)));
            let serving = Serving::start(started);
            let line = command.replace("127.0.0.1:7878", &serving.address().to_string());
            well(&line, &shell(&folder, &line, &[]));
            continue;
        }
        let line = command.replace(" /", &format!(" {}/", root.display()));
        well(&line, &shell(&folder, &line, &[]));
    }
    assert_eq!(
        asked,
        [
            "systemctl daemon-reload",
            "systemctl enable --now countinghouse",
            "systemctl restart countinghouse"
        ]
    );
    let mode = |path: &str| {
        std::os::unix::fs::PermissionsExt::mode(&std::fs::metadata(root.join(path)).unwrap().permissions())
    };
    assert_eq!(mode("etc/countinghouse.env") & 0o777, 0o600, "it may have a password");
}

/// `systemd-analyze`, where it is there, finds nothing wrong with the unit and little that it could do.
#[test]
fn the_unit_is_sound_and_hardened() {
    let Ok(found) = Command::new("systemd-analyze").arg("--version").output() else { return };
    let unit = read("deploy/countinghouse.service")
        .replace("/usr/local/bin/countinghouse", &program().get_program().to_string_lossy());
    let folder = Folder::new();
    let file = folder.write("countinghouse.service", &unit);
    let verified = Command::new("systemd-analyze").args(["verify", "--man=no", &file]).output().unwrap();
    let said = String::from_utf8_lossy(&verified.stderr);
    let about_it: Vec<_> = said.lines().filter(|line| line.contains("countinghouse")).collect();
    assert!(about_it.is_empty(), "{said}");
    let version = String::from_utf8_lossy(&found.stdout);
    let number: u32 =
        version.split_whitespace().nth(1).and_then(|number| number.parse().ok()).unwrap_or_default();
    if number >= 250 {
        let security = Command::new("systemd-analyze")
            .args(["security", "--offline=true", "--threshold=15", &file])
            .output()
            .unwrap();
        assert!(security.status.success(), "{}", String::from_utf8_lossy(&security.stdout));
    }
}

/// Every metric of a text, as it is named without its labels.
fn metrics_in(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let names = text.split(|letter: char| !is_part(letter));
    names.filter(|name| name.starts_with("countinghouse_")).map(str::to_owned).collect()
}

#[test]
fn dashboard_and_alerts_use_metrics_that_exist() {
    let folder = Folder::new();
    let mut serve = program();
    let data = folder.path("data");
    serve
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "info", "--metrics", "127.0.0.1:0", "--data"])
        .arg(&data);
    let metrics = server_metrics(serve);
    let there = metrics_in(&metrics);
    assert!(there.len() > 10, "{metrics}");
    let dashboard = read("deploy/grafana/dashboard.json");
    let parsed: Value = serde_json::from_str(&dashboard).expect("JSON");
    let panels = parsed["panels"].as_array().expect("panels");
    let asked: String = panels
        .iter()
        .flat_map(|panel| panel["targets"].as_array().expect("queries"))
        .map(|target| format!("{}\n", target["expr"].as_str().expect("a query")))
        .collect();
    for (name, text) in [("dashboard", &asked), ("alerts", &read("deploy/alerts.yml"))] {
        let used = metrics_in(text);
        assert!(used.len() > 3, "{name}");
        let unknown: Vec<_> = used.difference(&there).collect();
        assert!(unknown.is_empty(), "{name}: {unknown:?}");
    }
    // A figure that nobody sees is of no use.
    let parts = |name: &&String| !name.contains("action_seconds");
    let unseen: Vec<_> = there.iter().filter(parts).filter(|name| !asked.contains(&***name)).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
    let listed = read("docs/operations.md");
    for name in there.iter().filter(parts) {
        let short = name.trim_start_matches("countinghouse");
        assert!(
            listed.contains(&format!("`{name}`")) || listed.contains(&format!("`{short}`")),
            "{name} is not in the docs"
        );
    }
    let ids: BTreeSet<_> = panels.iter().map(|panel| panel["id"].as_u64()).collect();
    assert_eq!(ids.len(), panels.len());
    assert!(panels.iter().all(|panel| panel["datasource"]["uid"] == "countinghouse"));
    assert!(read("deploy/grafana/datasource.yaml").contains("uid: countinghouse"));
}

/// What a server that is started like this answers to Prometheus. Its address is in its log.
fn server_metrics(mut serve: Command) -> String {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).unwrap();
    let arguments: Vec<_> = serve.get_args().map(|word| word.to_owned()).collect();
    let place = arguments.iter().position(|word| word == "--metrics").unwrap() + 1;
    let mut again = Command::new(serve.get_program());
    for (number, word) in arguments.into_iter().enumerate() {
        if number == place {
            again.arg(free.to_string())
        } else {
            again.arg(word)
        };
    }
    serve = again;
    let _serving = Serving::start(serve);
    use std::io::{Read, Write};
    let mut stream = std::net::TcpStream::connect(free).unwrap();
    write!(stream, "GET /metrics HTTP/1.1\r\nhost: {free}\r\nconnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    answer.lines().filter(|line| !line.starts_with('#')).collect::<Vec<_>>().join("\n")
}

/// Container file, compose file and page agree, and use the program as it is.
#[test]
fn containers_start_the_program_with_options_that_it_has() {
    let listed =
        Command::new("python3").arg(project_file("tools/container_steps.py")).arg("--list").output().unwrap();
    let steps: Vec<(String, String)> =
        serde_json::from_slice(&listed.stdout).expect("every instruction is known");
    let said = |name: &str| {
        steps.iter().rev().find(|(step, _)| step == name).map(|(_, rest)| rest.as_str()).expect(name)
    };
    let words = |text: &str| serde_json::from_str::<Vec<String>>(text).expect("a list of words");
    assert_eq!(words(said("ENTRYPOINT")), ["countinghouse"]);
    let healthy = said("HEALTHCHECK").split_once("CMD ").expect("a command").1;
    assert_eq!(words(healthy)[..3], ["countinghouse", "doctor", "--running"]);
    assert!(!said("USER").starts_with('0') && said("USER").starts_with("7878"), "it does not run as root");
    // The last stage is small: nothing that compiles is in it.
    let last = steps.iter().rposition(|(step, _)| step == "FROM").unwrap();
    assert!(steps[last..].iter().all(|(_, rest)| !rest.contains("cargo") && !rest.contains("npm")));
    let help = well("serve", &program().args(["serve", "--help"]).output().unwrap());
    let compose = read("deploy/compose.yaml");
    let options: Vec<_> = compose.lines().filter_map(|line| line.trim().strip_prefix("- --")).collect();
    assert!(options.len() >= 4, "{options:?}");
    for option in options.iter().map(|option| option.split('=').next().unwrap_or_default()) {
        assert!(help.contains(&format!("--{option}")), "{option}");
    }
    for option in words(said("CMD")).iter().filter(|word| word.starts_with("--")) {
        assert!(help.contains(option), "{option}");
    }
    // Whatever is mounted from here is here.
    for file in compose
        .lines()
        .filter_map(|line| line.trim().strip_prefix("- ./"))
        .filter_map(|line| line.split(':').next())
    {
        assert!(project_file(&format!("deploy/{file}")).is_file(), "{file}");
    }
    // Secrets are asked for, not printed.
    for secret in ["POSTGRES_PASSWORD", "NODE_SECRET", "HOUSE"] {
        assert!(compose.contains(&format!("${{{secret}:?")), "{secret} has no default");
        assert!(
            commands("containers").iter().any(|line| line.contains(&format!("\"{secret}="))),
            "{secret} is on the page"
        );
    }
}

#[test]
fn the_archive_has_all_that_a_machine_needs() {
    assert_eq!(commands("archive"), ["make archive"]);
    assert!(read("Makefile").contains("python3 tools/archive.py target/release/countinghouse"));
    let folder = Folder::new();
    // A program in a debug build is large, so another stands for it.
    let stands_for_it =
        folder.write("program", &format!("#!/bin/sh\nexec {} \"$@\"\n", program().get_program().display()));
    std::fs::set_permissions(&stands_for_it, std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    let pack = || {
        let made = Command::new("python3")
            .arg(project_file("tools/archive.py"))
            .arg(&stands_for_it)
            .arg(folder.path("packed"))
            .output()
            .unwrap();
        well("archive", &made).trim().to_owned()
    };
    let archive = pack();
    let first = std::fs::read(format!("{archive}.sha256")).unwrap();
    well("sha256sum", &shell(&folder, "cd packed && sha256sum --check --quiet *.sha256", &[]));
    assert_eq!(
        std::fs::read(format!("{}.sha256", pack())).unwrap(),
        first,
        "the same inputs give the same bytes"
    );
    well("tar", &shell(&folder, &format!("tar --extract --file {archive} --strip-components=1"), &[]));
    for file in ["deploy/countinghouse.service", "deploy/countinghouse.env", "docs/hosting.md", "LICENSE-MIT"]
    {
        assert!(folder.path(file).is_file(), "{file}");
    }
    let version = Command::new(folder.path("countinghouse")).arg("--version").output().unwrap();
    assert_eq!(well("version", &version), format!("countinghouse {}\n", env!("CARGO_PKG_VERSION")));
}

/// A long one, for `make soak`: the source is installed. The steps of the container file are run one by one by
/// `tools/container_steps.py`, which needs root and a base system.
#[test]
fn the_program_is_installed_from_its_source() {
    assert_eq!(
        commands("source"),
        ["make web/dist/index.html", "cargo install --path crates/countinghouse --locked"]
    );
    if std::env::var_os("HOSTING").is_none() {
        return;
    }
    let folder = Folder::new();
    let root = folder.path("installed");
    let line = format!("{} --root {}", commands("source")[1], root.display());
    let installed = Command::new("sh").args(["-ec", &line]).current_dir(project_file("")).output().unwrap();
    well(&line, &installed);
    let games = Command::new(root.join("bin/countinghouse")).arg("games").output().unwrap();
    assert!(well("games", &games).contains(EXAMPLE));
}
