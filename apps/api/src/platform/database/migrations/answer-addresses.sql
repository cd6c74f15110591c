-- What the address at which authors answer a letter is signed for. None was sent, or it was withdrawn, where it is null.
ALTER TABLE papers ADD COLUMN answer_key uuid, ADD COLUMN answer_until timestamptz;
CREATE INDEX papers_answers ON papers (answer_key) WHERE answer_key IS NOT NULL;
