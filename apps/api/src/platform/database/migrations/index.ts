import { ACCOUNTS } from './accounts';
import { CHECKS } from './checks';
import { COLLECTIONS } from './collections';
import { FEATURES } from './features';
import { REMOVALS } from './removals';
import { sqlMigration } from './sql-migration';

/** In the order they are run. A migration that was released is never changed. */
export const MIGRATIONS = [...ACCOUNTS, ...FEATURES, ...CHECKS, ...COLLECTIONS, ...REMOVALS].map(sqlMigration);
