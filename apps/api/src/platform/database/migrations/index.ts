import answerAddresses from './answer-addresses.sql';
import checkedReferences from './checked-references.sql';
import letterAnswers from './letter-answers.sql';
import letterTemplates from './letter-templates.sql';
import paidEntries from './paid-entries.sql';
import schema from './schema.sql';
import { sqlMigration } from './sql-migration';

/** Renames the keys and indexes that were created before checks had their name. New databases have none. */
const NAMES = `
  DO $$
  DECLARE old record;
  BEGIN
    FOR old IN SELECT conrelid::regclass AS place, conname AS name FROM pg_constraint
      WHERE conname LIKE 'batch%' AND connamespace = current_schema()::regnamespace
    LOOP
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old.place, old.name,
        replace(replace(replace(old.name, 'batch_items_batch', 'check_entries_check'), 'batch_items', 'check_entries'),
          'batches', 'checks'));
    END LOOP;
  END $$;
  ALTER INDEX IF EXISTS batches_open RENAME TO checks_open;
  ALTER INDEX IF EXISTS batches_user RENAME TO checks_user;
  ALTER INDEX IF EXISTS batches_forgotten RENAME TO checks_forgotten;
`;

/** Creates all tables. It has the name of the last migration of the version before, which leads to the same. */
export const FIRST = 'EarlierVersions1764200000000';

/** In the order they are run. A migration that was released is never changed. */
export const MIGRATIONS = [
  { name: FIRST, up: schema },
  { name: 'NamesOfChecks1764300000000', up: NAMES },
  { name: 'PaidEntries1764400000000', up: paidEntries },
  { name: 'LetterAnswers1764400100000', up: letterAnswers },
  { name: 'AnswerAddresses1764400200000', up: answerAddresses },
  { name: 'LetterTemplates1764400300000', up: letterTemplates },
  { name: 'CheckedReferences1764400400000', up: checkedReferences },
].map(sqlMigration);
