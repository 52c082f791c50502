-- What an operator has ordered from the command line while a server runs, which carries it out.
CREATE TABLE orders (
    id     BIGINT PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    code   TEXT    NOT NULL,
    what   TEXT    NOT NULL CHECK (what IN ('close', 'delete', 'clear')),
    -- To be cleared away if its last entry was made before.
    before BIGINT  NOT NULL,
    at     BIGINT  NOT NULL,
    -- NULL until it was carried out or refused.
    answer TEXT
);
