-- A ref counts once because the table that appends an entry knows every ref before it, and no two can append the same
-- number. An index that says so again cost as much to keep as the entries themselves.
DROP INDEX entries_by_ref;
