//! The connection to a PostgreSQL elsewhere: its certificate must be for its name and signed by a known authority.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::postgres::Cluster;
use crate::program::{Folder, program, run};
use crate::serve::Serving;

/// An authority, and a certificate of it for `localhost`.
struct Authority {
    certificate: PathBuf,
    server: PathBuf,
    server_key: PathBuf,
}

impl Authority {
    fn new(folder: &Folder, name: &str) -> Authority {
        let file = |kind: &str| folder.path(&format!("{name}-{kind}"));
        let (key, certificate) = (file("ca.key"), file("ca.crt"));
        let (server_key, request, server) = (file("server.key"), file("server.csr"), file("server.crt"));
        let names = folder.write(&format!("{name}-names"), "subjectAltName=DNS:localhost\n");
        let new_key = ["req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
        openssl(&[&new_key[..], &["-x509", "-days", "2", "-subj"]].concat(), |command| {
            command.arg(format!("/CN={name}")).arg("-keyout").arg(&key).arg("-out").arg(&certificate)
        });
        openssl(&[&new_key[..], &["-subj", "/CN=localhost"]].concat(), |command| {
            command.arg("-keyout").arg(&server_key).arg("-out").arg(&request)
        });
        openssl(&["x509", "-req", "-days", "2", "-CAcreateserial", "-in"], |command| {
            command.arg(&request).arg("-CA").arg(&certificate).arg("-CAkey").arg(&key);
            command.arg("-extfile").arg(names).arg("-out").arg(&server)
        });
        Authority { certificate, server, server_key }
    }
}

fn openssl(arguments: &[&str], more: impl FnOnce(&mut Command) -> &mut Command) {
    let mut command = Command::new("openssl");
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    assert!(more(&mut command).status().expect("openssl runs").success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_believed_only_with_a_certificate_of_the_right_authority() {
    let folder = Folder::new();
    let (right, wrong) = (Authority::new(&folder, "right"), Authority::new(&folder, "wrong"));
    let mut cluster = Cluster::start_with_tls(&right.server, &right.server_key).await;
    let database = cluster.database().await;
    let name = database.split(['/', '?']).nth(3).expect("a name");
    let url = |host: &str, authority: &Authority| {
        let (port, authority) = (cluster.port(), authority.certificate.display());
        format!("postgres://house@{host}:{port}/{name}?sslmode=verify-full&sslrootcert={authority}")
    };
    let serve = ["serve", "--listen", "127.0.0.1:0", "--log", "off", "--database"];
    for (host, authority) in [("localhost", &wrong), ("127.0.0.1", &right)] {
        let refused = run(&[&serve[..], &[&url(host, authority)]].concat());
        assert_eq!((refused.code, refused.out.as_str()), (2, ""), "{}", refused.err);
        assert_eq!(refused.err.lines().count(), 1, "{}", refused.err);
        assert!(refused.err.contains("certificate"), "{}", refused.err);
    }
    let mut program = program();
    program.args(serve).arg(url("localhost", &right));
    let serving = tokio::task::block_in_place(|| Serving::start(program));
    let health = crate::client::request(serving.address(), "GET", "/healthz", &[], "").await;
    assert_eq!(health.status, 200, "{}", health.body);
    let encrypted = "SELECT bool_and(ssl) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
                     WHERE application_name = 'countinghouse'";
    let mut sql = <sqlx::PgConnection as sqlx::Connection>::connect(&database).await.expect("it answers");
    let encrypted: Option<bool> =
        sqlx::query_scalar(encrypted).fetch_one(&mut sql).await.expect("it answers");
    assert_eq!(encrypted, Some(true));
}
