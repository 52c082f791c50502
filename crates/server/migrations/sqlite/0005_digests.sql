-- From here on a digest may say by which scheme it was made (`game_core::Digest`). Nothing is changed; a program that
-- knows bare digests only refuses a database with this migration, as it should.
SELECT 1;
