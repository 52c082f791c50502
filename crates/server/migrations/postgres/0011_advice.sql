-- Whether people may ask bots for advice: 0 or 1; NULL if nobody has chosen.
ALTER TABLE tables ADD COLUMN advice BIGINT;
