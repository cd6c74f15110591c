import { sqlMigration } from './sql-migration';

/** The style of the correction that the user accepted; null when none was. */
export const Accepted1763700710000 = sqlMigration({
  name: 'Accepted1763700710000',
  up: 'ALTER TABLE citations ADD COLUMN accepted text',
  down: 'ALTER TABLE citations DROP COLUMN accepted',
});
