-- Answers of authors to letters about their papers.
CREATE TABLE letter_answers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  paper_id uuid NOT NULL REFERENCES papers ON DELETE CASCADE,
  position integer NOT NULL,
  address text,
  note text NOT NULL,
  file_name text,
  file bytea,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE letter_answers ALTER file SET STORAGE EXTERNAL;
CREATE INDEX letter_answers_paper ON letter_answers (paper_id, created_at);
