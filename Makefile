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
