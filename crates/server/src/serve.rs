//! Starting and stopping. Stopping waits for pending writes, so that nothing acknowledged is lost.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::config::{Config, ServeError};
use crate::context::ServerContext;
use crate::data_folder::DataFolder;
use crate::files;
use crate::http::{self, Admission, Connections, Listening};
use crate::limits::RateLimiter;
use crate::nodes::{NodeLink, Nodes};
use crate::signals::Signals;
use crate::store::{Leases, PostgresStore, SqliteStore, Store, StoreFault};
use crate::tables::Tables;
use crate::urls::{KnownHosts, ServerUrls};

/// The file name of the database in a data folder.
pub const DATABASE: &str = "countinghouse.sqlite";
/// How long tables may take to finish what they are doing after the server was asked to stop, and the store to close.
const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(5);
/// How much may wait to be told to other nodes.
const TOLD: usize = 1024;
/// How often the place of the data folder is looked at, also if nothing is written.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// A running server.
pub struct Server {
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    node_address: Option<SocketAddr>,
    urls: ServerUrls,
    context: Arc<ServerContext>,
    listening: Vec<JoinHandle<()>>,
    data: PathBuf,
    folder_gone: CancellationToken,
    /// Cancelled when this node has left its house.
    left: CancellationToken,
    /// Held while the server runs, so that no second server uses the same folder.
    _folder: Option<DataFolder>,
}

/// Starts a server and returns when it listens.
pub async fn start(config: Config) -> Result<Server, ServeError> {
    let files = files::raise_limit();
    let capacity = files::connections_in(files);
    let Opened { store, leases, folder } = open_store(&config).await?;
    let Listeners { players: listener, metrics: metrics_listener, nodes: node_listener } =
        match listen_all(&config).await {
            Ok(listeners) => listeners,
            Err(error) => {
                store.close().await;
                return Err(error);
            }
        };
    let address = listener.local_addr().map_err(ServeError::Failed)?;
    let metrics_address = metrics_listener.as_ref().and_then(|listener| listener.local_addr().ok());
    let node_address = node_listener.as_ref().and_then(|listener| listener.local_addr().ok());
    let (told, kept) = mpsc::channel(TOLD);
    let limiter = Arc::new(match leases.is_some() {
        true => RateLimiter::telling(config.limits, told),
        false => RateLimiter::new(config.limits),
    });
    let nodes = match leases {
        Some(leases) => {
            let named = config.node.link.as_ref().and_then(|link| link.address.clone());
            let address = named.or(node_address.map(|address| address.to_string()));
            let joined = Nodes::join(leases, &config.node, address, limiter.clone()).await;
            Some(joined.map_err(|error| ServeError::Database(error.to_string()))?)
        }
        None => None,
    };
    let joined = nodes.as_ref().map(|(nodes, _)| nodes.clone());
    let context = Arc::new(ServerContext::new(&config, store, joined));
    let (metrics, stopping) = (context.metrics.clone(), context.stopping.clone());
    let urls = ServerUrls::of(address, config.public_url.as_ref());
    let admission = Arc::new(Admission {
        limiter,
        metrics,
        records: Arc::default(),
        hosts: KnownHosts::new(config.public_url.as_ref(), config.hosts),
        public_url: config.public_url,
        trust_proxy: config.trust_proxy,
        is_counted: false,
    });
    let tables = Arc::new(Tables::new(context.clone()));
    context.tasks.spawn(tables.clone().delete_stale_tables());
    context.tasks.spawn(tables.clone().clear_idle_tables());
    context.tasks.spawn(tables.clone().carry_out_orders());
    context.tasks.spawn(tables.clone().keep_classes());
    let left = CancellationToken::new();
    if let Some((nodes, listener)) = nodes {
        tokio::spawn(nodes.clone().keep(left.clone()));
        tokio::spawn(nodes.clone().listen(listener, stopping.clone()));
        tokio::spawn(nodes.tell_charges(kept));
    }
    let folder_gone = CancellationToken::new();
    context.tasks.spawn(watch_folder(context.clone(), folder_gone.clone()));
    let connections = Arc::new(Connections::new(config.limits.connections_per_address, capacity));
    let listening = |router, behind_proxy| Listening {
        router,
        connections: connections.clone(),
        behind_proxy,
        stopping: stopping.clone(),
    };
    let mut tasks = Vec::new();
    if let Some(metrics_listener) = metrics_listener {
        let router = http::metrics_router(tables.clone(), admission.clone());
        tasks.push(tokio::spawn(http::serve(metrics_listener, listening(router, config.trust_proxy))));
    }
    if let (Some(node_listener), Some(NodeLink { secret, .. })) = (node_listener, config.node.link) {
        let from_nodes = Arc::new(Admission { trust_proxy: true, is_counted: true, ..(*admission).clone() });
        let router = http::node_router(tables.clone(), from_nodes, address, secret);
        tasks.push(tokio::spawn(http::serve(node_listener, listening(router, true))));
    }
    let router = http::router(tables, admission, address);
    tasks.push(tokio::spawn(http::serve(listener, listening(router, config.trust_proxy))));
    tracing::info!(%address, files, connections = capacity, "listening");
    Ok(Server {
        address,
        metrics_address,
        node_address,
        urls,
        context,
        listening: tasks,
        data: config.data,
        folder_gone,
        left,
        _folder: folder,
    })
}

/// What the server listens on.
struct Listeners {
    players: TcpListener,
    metrics: Option<TcpListener>,
    nodes: Option<TcpListener>,
}

async fn listen_all(config: &Config) -> Result<Listeners, ServeError> {
    let players = listen(config.listen).await?;
    let metrics = match config.metrics {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let nodes = match &config.node.link {
        Some(link) => Some(listen(link.listen).await?),
        None => None,
    };
    Ok(Listeners { players, metrics, nodes })
}

async fn listen(address: SocketAddr) -> Result<TcpListener, ServeError> {
    TcpListener::bind(address).await.map_err(|error| match error.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::AddressInUse(address),
        _ => ServeError::Listen(address, error),
    })
}

/// The store, with who holds its tables if others can, and its folder if it has one.
struct Opened {
    store: Arc<dyn Store>,
    leases: Option<Leases>,
    folder: Option<DataFolder>,
}

async fn open_store(config: &Config) -> Result<Opened, ServeError> {
    if let Some(url) = &config.database {
        let opened = PostgresStore::open(url).await;
        let store = opened.map_err(|error| ServeError::Database(error.to_string()))?;
        let leases = Some(store.leases());
        return Ok(Opened { store: Arc::new(store), leases, folder: None });
    }
    let folder = DataFolder::open(&config.data, DATABASE)?;
    let opened = SqliteStore::open_limited(&config.data.join(DATABASE), config.max_database_pages).await;
    let store = opened
        .map_err(|error| ServeError::Data { folder: config.data.clone(), problem: error.to_string() })?;
    Ok(Opened { store: Arc::new(store), leases: None, folder: Some(folder) })
}

/// Stops the server when its data is not where it was: whatever it stored would not be found there.
async fn watch_folder(context: Arc<ServerContext>, gone: CancellationToken) {
    loop {
        if let Err(error) = context.store.check_place()
            && error.fault == StoreFault::FolderGone
        {
            tracing::error!(%error, "the server stops");
            gone.cancel();
            context.stopping.cancel();
            return;
        }
        tokio::select! {
            () = context.stopping.cancelled() => return,
            () = sleep(LOOK_EVERY) => {}
        }
    }
}

/// Runs a server on its own runtime until it is stopped. `ready` is called when it listens.
pub fn run(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Runtime::new().map_err(ServeError::Failed)?;
    let served = runtime.block_on(serve(config, ready));
    // A bot that is still choosing has nothing to write, so nobody waits for it.
    runtime.shutdown_background();
    served
}

/// Runs a server until ctrl-c or a termination signal, or until its data folder is gone. `ready` is called when it
/// listens. A second signal ends it at once.
pub async fn serve(config: Config, ready: impl FnOnce(&Server)) -> Result<(), ServeError> {
    let mut signals = Signals::listen().map_err(ServeError::Failed)?;
    let server = start(config).await?;
    ready(&server);
    let ended = tokio::select! {
        () = signals.next() => Ok(()),
        () = server.folder_gone.cancelled() => Err(ServeError::FolderGone(server.data.clone())),
    };
    tracing::info!("stopping");
    tokio::select! {
        () = server.stop() => ended,
        () = signals.next() => Err(ServeError::StoppedAtOnce),
    }
}

impl Server {
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where metrics are served.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Where other nodes reach it.
    pub fn node_address(&self) -> Option<SocketAddr> {
        self.node_address
    }

    /// The addresses under which it can be reached.
    pub fn urls(&self) -> &ServerUrls {
        &self.urls
    }

    /// Stops accepting, lets every table finish what it is doing, and closes the store. Each of these has its time: a
    /// client that does not read, or a disk that does not answer, does not keep the server from ending.
    pub async fn stop(self) {
        if let Some(nodes) = &self.context.nodes {
            nodes.tell_leaving().await;
        }
        self.context.stopping.cancel();
        for listening in self.listening {
            if let Err(error) = listening.await {
                tracing::error!(%error, "listening failed");
            }
        }
        self.context.tasks.close();
        if timeout(SHUTDOWN_TIMEOUT, self.context.tasks.wait()).await.is_err() {
            tracing::warn!("some tables did not end in time");
        }
        if let Some(nodes) = &self.context.nodes {
            self.left.cancel();
            nodes.leave().await;
        }
        if timeout(SHUTDOWN_TIMEOUT, self.context.store.close()).await.is_err() {
            tracing::warn!("the store did not close in time; its log is replayed at the next start");
        }
    }
}
