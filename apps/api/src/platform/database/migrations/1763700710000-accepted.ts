import { sqlMigration } from './sql-migration';

/** Which of its corrected citations a reader put in the place of the one written; none when it stands as written. */
export const Accepted1763700710000 = sqlMigration({
  name: 'Accepted1763700710000',
  up: 'ALTER TABLE citations ADD COLUMN accepted text',
  down: 'ALTER TABLE citations DROP COLUMN accepted',
});
