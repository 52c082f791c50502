-- What the host chose for the record when the table is cleared away; NULL is the first choice of the house.
ALTER TABLE tables ADD COLUMN record TEXT;
