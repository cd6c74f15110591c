import * as auth from './modules/auth/entities';
import * as billing from './modules/billing/entities';
import * as certificates from './modules/certificates/entities';
import * as checked from './modules/checked/entities';
import * as checks from './modules/checks/entities';
import * as citations from './modules/citations/entities';
import * as collections from './modules/collections/entities';
import * as finder from './modules/finder/entities';
import * as groups from './modules/groups/entities';
import * as share from './modules/share/entities';
import * as watches from './modules/watches/entities';
import * as webhooks from './modules/webhooks/entities';

const MODULES = [
  auth,
  billing,
  certificates,
  checked,
  checks,
  citations,
  collections,
  finder,
  groups,
  share,
  watches,
  webhooks,
];

/** The entities of the tables that TypeORM reads and writes. */
export const ENTITIES = MODULES.flatMap((module) => Object.values(module)).filter(
  (exported) => typeof exported === 'function',
);
