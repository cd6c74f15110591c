import databases from '../data/databases.json';
import type { ConnectorDefinition } from './connector-definition';

/** What a database is, what it is asked, and its terms, apart from how it is asked. */
type Declaration = Pick<
  ConnectorDefinition,
  | 'source'
  | 'asked'
  | 'holds'
  | 'isAggregator'
  | 'hasAbstracts'
  | 'marksRetracted'
  | 'control'
  | 'documentation'
  | 'onlyDocumented'
  | 'pace'
  | 'politePace'
  | 'keyedPace'
  | 'key'
  | 'contact'
  | 'disabledReason'
  | 'redirectsTo'
  | 'maxCacheHours'
  | 'requestsPerSearch'
>;

/** Returns the declaration of a database in `data/databases.json`, whose `notes` give the reasons of values. */
export const declared = (id: keyof typeof databases): Declaration => databases[id] as Declaration;
