CREATE TABLE tables (
    id          BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    code        TEXT   NOT NULL UNIQUE,
    game        TEXT   NOT NULL,
    rules       BIGINT NOT NULL,
    setup       TEXT   NOT NULL,
    host        BIGINT NOT NULL,
    stage       TEXT   NOT NULL CHECK (stage IN ('waiting', 'playing', 'over')),
    server_seed BYTEA  NOT NULL,
    created_at  BIGINT NOT NULL
);

CREATE TABLE seats (
    table_id   BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat       BIGINT NOT NULL,
    name       TEXT   NOT NULL,
    sitter     TEXT   NOT NULL CHECK (sitter IN ('nobody', 'person', 'bot')),
    token_hash BYTEA,
    level      TEXT,
    nonce      TEXT,
    PRIMARY KEY (table_id, seat)
);

-- Entry 0 is the deal. What is here has been acknowledged or may be: nothing is ever changed or taken away.
CREATE TABLE entries (
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      BIGINT NOT NULL,
    seat     BIGINT,
    acted_by TEXT   NOT NULL,
    ref      TEXT,
    action   TEXT   NOT NULL,
    digest   BYTEA  NOT NULL,
    noticed  BIGINT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_by_ref ON entries (table_id, seat, ref) WHERE ref IS NOT NULL;
