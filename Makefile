# The two commands a stranger needs are `make play` and `make test`; each installs what it lacks.
.PHONY: archive play dev new-game test test-rust test-web browser browsers other-browsers postgres check bench bench-compare bench-web lab-results pictures soak new-game-played python python-full python-speed

play: web/dist/index.html
	cargo run --release --quiet -p countinghouse -- serve

# Server and page, both of them anew after every change of their sources. Ctrl-C stops both.
dev: web/dist/index.html
	@python3 tools/dev.py

# A small and complete game to start from: make new-game NAME=<name>
new-game:
	@python3 tools/new-game/new_game.py $(NAME)

# A new game in a fresh clone, played to its end in the browser by the tests that go over the list of games.
FRESH = target/fresh-clone
new-game-played: browser
	rm -rf $(FRESH)
	git clone --quiet . $(FRESH)
	$(MAKE) -C $(FRESH) new-game NAME=harbour-days
	$(MAKE) -C $(FRESH) web/dist/index.html
	cd $(FRESH) && cargo build --quiet -p countinghouse
	cd $(FRESH)/web && npm run --silent e2e -- games -g harbour-days

test: test-rust test-web

# Many tests wait: for a database, a lease, another process. So three of them run at once where there are two processors.
CORES := $(shell getconf _NPROCESSORS_ONLN)
test-rust: web/dist/index.html postgres
	if cargo nextest --version >/dev/null 2>&1; then cargo nextest run --workspace $(if $(CI),--profile ci) --test-threads $$(($(CORES) + ($(CORES) + 1) / 2)); else cargo test --workspace; fi

test-web: web/dist/index.html browser
	cd web && npm run --silent check && npm run --silent test
	cargo build --quiet -p countinghouse
	cd web && npm run --silent e2e

# The stores are tested with a real PostgreSQL, which each test starts for itself; its programs must be there.
postgres:
	@if command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -qq -y postgresql >/dev/null; \
	else echo "make test needs PostgreSQL's programs (initdb, postgres, pg_ctl): install the package 'postgresql'" >&2; exit 1; fi

BROWSERS = /usr/bin/chromium /usr/bin/chromium-browser /usr/bin/google-chrome

# The system's Chromium is used where there is one; else the system installs it, or Playwright brings its own.
browser: web/node_modules/.package-lock.json
	@for browser in "$$CHROMIUM" $(BROWSERS); do [ -x "$$browser" ] && exit 0; done; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -qq -y chromium >/dev/null; \
	else cd web && npx playwright install chromium; fi

# Turns of every game in the system's Firefox and WebKit. Where one of them is not installed and cannot be, it says so.
browsers: web/dist/index.html other-browsers
	cargo build --quiet -p countinghouse
	cd web && npm run --silent browsers

other-browsers: web/node_modules/.package-lock.json
	@if command -v firefox-esr >/dev/null && command -v WebKitWebDriver >/dev/null && command -v Xvfb >/dev/null; then exit 0; fi; \
	if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then apt-get update -qq && apt-get install -qq -y firefox-esr webkit2gtk-driver xvfb >/dev/null || true; fi

web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm ci
	touch $@

# The program embeds the pages, so they are built before it.
web/dist/index.html: web/node_modules/.package-lock.json web/index.html web/vite.config.ts web/vite.report.config.ts $(shell find web/src web/public docs/rules/figures -type f 2>/dev/null)
	cd web && npm run --silent build
	touch $@

# An installed cargo-deny is used. Else it is built once, unoptimised: that halves the time and it runs for seconds.
CARGO_DENY := $(or $(shell command -v cargo-deny),target/tools/bin/cargo-deny)
target/tools/bin/cargo-deny:
	cargo install --quiet cargo-deny --version 0.20.2 --locked --debug --no-default-features --root target/tools

# All that can be found without running a test, quickest first.
check: web/dist/index.html .venv/typos $(CARGO_DENY)
	cargo fmt --all --check
	cargo fmt --check --manifest-path python/Cargo.toml
	.venv/bin/typos
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check
	$(CARGO_DENY) check bans licenses sources
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --quiet --workspace --no-deps --document-private-items

.venv/typos: .ci/requirements.txt
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r .ci/requirements.txt
	touch $@

# OpenSpiel comes as a wheel into an environment of its own; nothing of it enters the program.
.venv/open_spiel: crates/bench/requirements.txt
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r crates/bench/requirements.txt
	touch $@

bench: .venv/open_spiel postgres
	cargo build --release --quiet -p bench -p countinghouse
	.venv/bin/python crates/bench/peers.py target/release/bench
	.venv/bin/python crates/bench/match.py target/release/bench
	python3 crates/bench/speeds.py target/release/countinghouse
	python3 crates/bench/load.py target/release/load
	$(MAKE) bench-web

# Each row of `bench` beside an earlier build, in turns: fails if one is more than three per cent slower. OLD is the folder with
# the earlier programs, built with --release; ONLY=text measures the rows that contain it.
bench-compare:
	cargo build --release --quiet -p bench -p countinghouse
	python3 crates/bench/compare.py "$(OLD)" target/release --only "$(ONLY)"

# Weight and speed of the page against the released program, held to the limits themselves.
bench-web: web/dist/index.html browser
	cargo build --release --quiet -p countinghouse
	cd web && COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent bench

# The commands of docs/lab-results.md again: shows every figure that differs. Takes long; ONLY=text runs the commands that contain it.
# `make test` runs each command with a few games (test `lab_results`).
lab-results:
	cargo build --release --quiet -p countinghouse
	python3 tools/lab_results.py --only "$(ONLY)"

# Everything that a machine of the same kind needs to run a house, in target/archive.
archive: web/dist/index.html
	cargo build --release --locked --quiet -p countinghouse
	@python3 tools/archive.py target/release/countinghouse

# docs/screenshots anew: every game at start, middle and end, on paper and in ink.
pictures: web/dist/index.html browser
	cargo build --quiet -p countinghouse
	cd web && npm run --silent pictures

# Millions of games, as each game's manifest asks for; every audit, every promise, every event kind and rule code.
# Takes its time. Its tests are built as for `make test`: that saves a second build, and overflows are noticed.
# Where speed is asked for, they drive the released program.
soak:
	cargo build --release --quiet -p countinghouse
	target/release/countinghouse soak
	KILLS=1000 cargo test --quiet -p countinghouse --test it crash_recovery
	NODE_KILLS=30 cargo test --quiet -p countinghouse --test it nodes::kills
	HOSTING=1 cargo test --quiet -p countinghouse --test it hosting
	SIEGE=full COUNTINGHOUSE_BIN=$(CURDIR)/target/release/countinghouse cargo test --quiet -p countinghouse --test it siege -- --nocapture
	DISK_FULL=10 cargo test --quiet -p server --test it store_faults
	NOISE=100000 FUZZ=1 cargo test --quiet -p server --test it malformed_messages
	target/release/countinghouse soak --games 2000 --examine-every 1
	cargo build --release --quiet -p bench
	SOAK_SECONDS=3600 python3 crates/bench/load.py target/release/load soak
	LONG_TABLE=12000 cargo test --quiet -p server --test it a_long_table_goes_on -- --nocapture
	ABANDONED=500 cargo test --quiet -p server --test it a_living_bot
	CLASS=full cargo test --quiet -p server --test it classes::many -- --nocapture --test-threads 1
	DEBRIEFS=200 FLOWS=500 cargo test --quiet -p debrief --test it
	FUZZ=100 cargo test --quiet -p games -p protocol -p countinghouse --test it fuzz
	CARDS=1000 cargo test --quiet --workspace --test it random_cards::
	LANGUAGE_GAMES=2000 cargo test --quiet -p games --test it -- languages::
	CONTRACT_GAMES=2000 ROUNDS=20000 cargo test --quiet --workspace --test it -- contract:: rounds::
	PREVIEW_GAMES=2000 POSITIONS=100000 cargo test --quiet -p games --test it -- previews:: positions::
	$(MAKE) new-game-played
	$(MAKE) other-browsers
	cd web && COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent browsers
	cd web && LAB=all COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent e2e -- lab -g ready
	cd web && SCREENS=all COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent e2e -- games maker guided decks
	cd web && LAYOUT=full COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent e2e -- layout
	cd web && LANGUAGES=all COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent e2e -- languages
	cd web && SWALLOW=60 COUNTINGHOUSE_BIN=../target/release/countinghouse npm run --silent e2e -- together -g swallows

# The package for Python: built and tested in an environment of its own, 1,000 random episodes of every game at every size.
# Nothing else here needs it.
python: python/.venv/installed
	cd python && .venv/bin/maturin develop --release --quiet
	cd python && .venv/bin/python -m pytest tests --ignore tests/full

python/.venv/installed: python/requirements.txt
	python3 -m venv python/.venv
	python/.venv/bin/pip install --quiet --disable-pip-version-check -r python/requirements.txt
	touch $@

# The same with 10,000 episodes, and with what is large to install: Ray, RLlib, TorchRL, OpenSpiel. PyTorch is installed
# as the package index has it; where PIP_EXTRA_INDEX_URL names one for processors alone, that is enough.
python-full: python/.venv-full/installed
	cd python && VIRTUAL_ENV=$(CURDIR)/python/.venv-full .venv-full/bin/maturin develop --release --quiet
	cd python && EPISODES=10000 .venv-full/bin/python -m pytest tests -s

python/.venv-full/installed: python/requirements-full.txt
	python3 -m venv python/.venv-full
	python/.venv-full/bin/pip install --quiet --disable-pip-version-check -r python/requirements-full.txt
	touch $@

# Steps a second beside PettingZoo's leduc, in one run.
python-speed: python/.venv/installed
	cd python && .venv/bin/maturin develop --release --quiet
	cd python && .venv/bin/python examples/speed.py
