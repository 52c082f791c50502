//! Starting and stopping. Stopping waits for pending writes, so that nothing acknowledged is lost.

use std::fs::{File, TryLockError};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::{Config, ServeError};
use crate::context::ServerContext;
use crate::guesses::Guesses;
use crate::http::{self, Admission};
use crate::limits::RateLimiter;
use crate::metrics::Metrics;
use crate::store::{PostgresStore, SqliteStore, Store};
use crate::tables::Tables;
use crate::urls::ServerUrls;
use crate::waiting_rooms::WaitingRooms;
use crate::workers::Workers;

/// The file name of the database in a data folder.
pub const DATABASE: &str = "countinghouse.sqlite";
/// How long requests may take after the server was asked to stop.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
const LOCK: &str = "countinghouse.lock";

/// A running server.
pub struct Server {
    address: SocketAddr,
    urls: ServerUrls,
    context: Arc<ServerContext>,
    listening: JoinHandle<std::io::Result<()>>,
    /// Held while the server runs, so that no second server uses the same folder.
    _lock: Option<File>,
}

/// Starts a server and returns when it listens.
pub async fn start(config: Config) -> Result<Server, ServeError> {
    let (store, lock) = open_store(&config).await?;
    let listener = match TcpListener::bind(config.listen).await {
        Ok(listener) => listener,
        Err(error) => {
            store.close().await;
            return Err(match error.kind() {
                std::io::ErrorKind::AddrInUse => ServeError::AddressInUse(config.listen),
                _ => ServeError::Listen(config.listen, error),
            });
        }
    };
    let address = listener.local_addr().map_err(ServeError::Failed)?;
    let stopping = CancellationToken::new();
    let metrics = Arc::new(Metrics::default());
    let context = Arc::new(ServerContext {
        store,
        games: config.games,
        bot_delay: config.bot_delay,
        clock: config.clock,
        workers: Workers::new(available_parallelism().map_or(2, usize::from)),
        guesses: Guesses::new(&config.limits),
        waiting_rooms: WaitingRooms::default(),
        tasks: TaskTracker::new(),
        stopping: stopping.clone(),
        unload_after: config.unload_after,
        limits: config.limits,
        metrics: metrics.clone(),
    });
    let urls = ServerUrls::of(address, config.public_url.as_ref());
    let admission = Arc::new(Admission {
        limiter: Arc::new(RateLimiter::new(config.limits)),
        metrics,
        public_url: config.public_url,
        trust_proxy: config.trust_proxy,
    });
    let tables = Arc::new(Tables::new(context.clone()));
    context.tasks.spawn(tables.clone().delete_stale_tables());
    let router = http::router(tables, admission, address);
    let until = stopping.clone().cancelled_owned();
    // Answers are short and awaited, so they are sent without delay (TCP_NODELAY).
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "a connection will be slow");
        }
    });
    let service = router.into_make_service_with_connect_info::<SocketAddr>();
    let serving = axum::serve(listener, service).with_graceful_shutdown(until);
    let listening = tokio::spawn(async move { serving.await });
    tracing::info!(%address, "listening");
    Ok(Server { address, urls, context, listening, _lock: lock })
}

/// The store, and the lock on its folder if it has one.
async fn open_store(config: &Config) -> Result<(Arc<dyn Store>, Option<File>), ServeError> {
    if let Some(url) = &config.database {
        let opened = PostgresStore::open(url).await;
        return Ok((Arc::new(opened.map_err(|error| ServeError::Database(error.to_string()))?), None));
    }
    let lock = prepare_folder(&config.data)?;
    let opened = SqliteStore::open(&config.data.join(DATABASE)).await;
    let store = opened
        .map_err(|error| ServeError::Data { folder: config.data.clone(), problem: error.to_string() })?;
    Ok((Arc::new(store), Some(lock)))
}

/// Runs a server on its own runtime until it is stopped. `ready` is called when it listens.
pub fn run(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Failed)?;
    let served = runtime.block_on(serve(config, ready));
    // A bot that is still choosing has nothing to write, so nobody waits for it.
    runtime.shutdown_background();
    served
}

/// Runs a server until ctrl-c or a termination signal. `ready` is called when it listens.
pub async fn serve(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let server = start(config).await?;
    ready(&server);
    let asked = shutdown_signal().await;
    tracing::info!("stopping");
    server.stop().await;
    asked.map_err(ServeError::Failed)
}

impl Server {
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The addresses under which it can be reached.
    pub fn urls(&self) -> &ServerUrls {
        &self.urls
    }

    /// Stops accepting, lets every table finish what it is doing, and closes the store.
    pub async fn stop(self) {
        self.context.stopping.cancel();
        match timeout(SHUTDOWN_TIMEOUT, self.listening).await {
            Ok(Ok(Ok(()))) => {}
            Ok(Ok(Err(error))) => tracing::error!(%error, "listening failed"),
            Ok(Err(error)) => tracing::error!(%error, "listening failed"),
            Err(_) => tracing::warn!("some requests did not end in time"),
        }
        self.context.tasks.close();
        self.context.tasks.wait().await;
        self.context.store.close().await;
    }
}

/// Creates the folder if necessary, checks that it is writable, and locks it against other servers.
fn prepare_folder(folder: &Path) -> Result<File, ServeError> {
    let unusable =
        |error: std::io::Error| ServeError::Data { folder: folder.to_owned(), problem: error.to_string() };
    std::fs::create_dir_all(folder).map_err(unusable)?;
    let lock = File::create(folder.join(LOCK)).map_err(unusable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(ServeError::DataInUse(folder.to_owned())),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

async fn shutdown_signal() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
        tokio::select! {
            pressed = tokio::signal::ctrl_c() => pressed,
            _ = terminated.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}
