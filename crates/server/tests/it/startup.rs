//! Errors at the start, in one sentence each.

use server::ServeError;
use tempfile::TempDir;

use crate::test_server::{TestServer, config};

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_is_said_so() {
    let server = TestServer::open().await;
    let data = TempDir::new().expect("a folder");
    let taken = server::Config { listen: server.address, ..config(data.path()) };
    let error = server::start(taken).await.err().expect("it must not start");
    assert!(matches!(error, ServeError::AddressInUse(address) if address == server.address), "{error}");
    assert!(error.to_string().contains("--listen"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_folder_that_cannot_be_used_is_said_so() {
    let folder = TempDir::new().expect("a folder");
    let file = folder.path().join("a file");
    std::fs::write(&file, "in the way").expect("a file");
    let error = server::start(config(&file.join("data"))).await.err().expect("it must not start");
    assert!(matches!(error, ServeError::Data { .. }), "{error}");

    let damaged = TempDir::new().expect("a folder");
    std::fs::write(damaged.path().join("countinghouse.sqlite"), "no database at all, but long enough")
        .expect("a file");
    let error = server::start(config(damaged.path())).await.err().expect("it must not start");
    assert!(matches!(error, ServeError::Data { .. }), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_do_not_share_a_folder() {
    let server = TestServer::open().await;
    let error = server::start(config(server.data.path())).await.err().expect("it must not start");
    assert!(matches!(error, ServeError::DataInUse(_)), "{error}");
}
