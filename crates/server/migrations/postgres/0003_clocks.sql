-- How the clocks of a live table stood a moment ago, as JSON; they stand still while the server is down.
ALTER TABLE tables ADD COLUMN clocks TEXT;
