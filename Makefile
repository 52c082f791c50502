# The two commands a stranger needs are `make play` and `make test`; each installs what it lacks.
.PHONY: play test check bench soak

play:
	cargo run --release --quiet -p countinghouse -- play no-more-money

test:
	cargo nextest run --workspace

check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --document-private-items

# OpenSpiel comes as a wheel into an environment of its own; nothing of it enters the program.
.venv/open_spiel: crates/bench/requirements.txt
	python3 -m venv .venv
	.venv/bin/pip install --quiet --disable-pip-version-check -r crates/bench/requirements.txt
	touch $@

bench: .venv/open_spiel
	cargo build --release --quiet -p bench
	.venv/bin/python crates/bench/peers.py target/release/bench
