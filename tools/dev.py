"""Server and page for development, as one command: `make dev`.

The page comes from Vite, which shows a change at once and passes `/api` on to the server. The server is built and started
anew when something changes that is compiled into it; while it does not compile, the last one that did goes on. Its
tables are kept in target/dev. Ctrl-C stops both.
"""

import os
import pathlib
import signal
import socket
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
# What the program is compiled from.
SOURCES = ("Cargo.lock", "Cargo.toml", "crates", "docs/rules", "messages")
SECONDS_BETWEEN_LOOKS = 1.0
BUILD = ["cargo", "build", "--quiet", "-p", "countinghouse"]


def newest_change():
    """When a source was last written, and how many there are: a file that is removed is a change too."""
    found = [ROOT / source for source in SOURCES]
    files = [file for path in found for file in ([path] if path.is_file() else path.rglob("*"))]
    times = [file.stat().st_mtime_ns for file in files if file.is_file()]
    return max(times), len(times)


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def start_server(port):
    # `cargo run` becomes the program it runs, so stopping it stops the server.
    command = ["cargo", "run", "--quiet", "-p", "countinghouse", "--", "serve"]
    return subprocess.Popen([*command, "--listen", f"127.0.0.1:{port}", "--data", "target/dev"], cwd=ROOT)


def stop(process):
    if process.poll() is None:
        process.terminate()
        process.wait()


def run():
    seen = newest_change()
    if subprocess.run(BUILD, cwd=ROOT).returncode != 0:
        return "the server does not compile"
    port = free_port()
    server = start_server(port)
    page = None
    try:
        environment = {**os.environ, "COUNTINGHOUSE_SERVER": f"http://127.0.0.1:{port}"}
        page = subprocess.Popen([ROOT / "web/node_modules/.bin/vite", *sys.argv[1:]], cwd=ROOT / "web", env=environment)
        while page.poll() is None:
            time.sleep(SECONDS_BETWEEN_LOOKS)
            now = newest_change()
            if now != seen:
                seen = now
                print("Building the server …", flush=True)
                if subprocess.run(BUILD, cwd=ROOT).returncode == 0:
                    stop(server)
                    server = start_server(port)
        return "the page's server has ended"
    finally:
        for process in filter(None, (server, page)):
            stop(process)


def main():
    # Also where a shell has told its background jobs to ignore Ctrl-C.
    for ending in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ending, signal.default_int_handler)
    try:
        return run()
    except KeyboardInterrupt:
        return None


if __name__ == "__main__":
    sys.exit(main())
