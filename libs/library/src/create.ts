import type { Identifiers } from '@veracite/model/identifiers';
import type { Pool } from 'pg';
import { progressOf, setProgress, type Progress } from './import/progress';
import type { ImportReport } from './import/reading';
import { runImport, type ImportOptions } from './import/run';
import { isPartitioned, partitionLibrary } from './partition/partition';
import type { Library, OnUnavailable } from './port';
import type { WorkQuery } from '@veracite/model/work';
import { exclusively } from './store/exclusively';
import { gathered } from './store/gathered';
import { findWorks } from './store/find';
import { noticesForEach } from './store/notices';
import { lookUpWorks } from './store/look-up';
import { migrate } from './store/migrate';
import { addListings, listingsNaming, type JournalListing } from './store/listings';
import { organizationsNamed } from './store/organizations';
import { isServerAway, readers, withTimeout } from './store/readers';
import { searchWorks } from './store/search';
import { libraryStatus, completeCorpora } from './store/status';
import { addWorks, dropCollection } from './store/writer';

/** The library with the methods that fill it. */
export interface LocalLibrary extends Library {
  /** Entries about journals in lists: in DOAJ, and in lists of the operator. */
  listings: {
    add(listings: Iterable<JournalListing>): Promise<{ added: number }>;
    /** Returns listings of a journal by ISSN, or by the whole folded title if no ISSN contradicts it. */
    naming(titles: string[], issns: string[]): Promise<JournalListing[]>;
  };
  /** Imports records of any number; see import/run.ts. */
  import(options: Omit<ImportOptions, 'pool'>, records: AsyncIterable<string>): Promise<ImportReport>;
  /** Deletes the works that this collection wrote last, and returns their number. */
  drop(collection: string): Promise<number>;
  /** Progress of imports, by name of the source. */
  progress: {
    read(source: string): Promise<Progress | undefined>;
    set(source: string, progress: Progress): Promise<void>;
  };
  /** Runs `work` while no other process fills the library with its starter; waits for the one that does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Moves the imported works to partitions on other servers; see partition/partition.ts. */
  partition(addresses: readonly string[]): Promise<void>;
}

const STARTER_LOCK = 7_243_110_505;

/** Milliseconds that a query of a partitioned library may take. */
const PARTITIONED_TIMEOUT = 10_000;

/** Opens the library in PostgreSQL 15 or later and migrates its tables; works are read from `replicas`. @throws */
export async function createLibrary(pool: Pool, replicas: readonly Pool[] = []): Promise<LocalLibrary> {
  await migrate(pool);
  const fromAll = readers(pool, replicas);
  const reader = (await isPartitioned(pool)) ? withTimeout(fromAll, PARTITIONED_TIMEOUT) : fromAll;
  const corpora = recent(() => completeCorpora(reader));
  const named = gathered((lists: string[][]) => organizationsNamed(reader, lists));
  const lookUp = gathered((identifiers: Identifiers[]) => lookUpWorks(reader, identifiers));
  const search = gathered((queries: WorkQuery[]) => searchWorks(reader, queries));
  const notices = gathered((lists: (readonly string[])[]) => noticesForEach(reader, lists));
  return {
    lookUp: (identifiers, onUnavailable) => orNone(lookUp(identifiers), [], onUnavailable),
    lookUpMany: (all, onUnavailable) =>
      orNone(
        lookUpWorks(reader, all),
        all.map(() => []),
        onUnavailable,
      ),
    search: (query, onUnavailable) => orNone(search(query), [], onUnavailable),
    find: (description, onUnavailable) => orNone(findWorks(reader, description), [], onUnavailable),
    searchMany: (queries, onUnavailable) =>
      orNone(
        searchWorks(reader, queries),
        queries.map(() => []),
        onUnavailable,
      ),
    noticesAbout: (dois) => orNone(notices(dois), []),
    add: (collection, works) => addWorks(pool, collection, works),
    listings: {
      add: (listings) => addListings(pool, listings),
      naming: (titles, issns) => listingsNaming(pool, titles, issns),
    },
    import: (options, records) => runImport({ ...options, pool }, records).finally(corpora.forget),
    drop: (collection) => dropCollection(pool, collection).finally(corpora.forget),
    progress: {
      read: (source) => progressOf(pool, source),
      set: (source, progress) => setProgress(pool, source, progress),
    },
    alone: (work) => exclusively(pool, STARTER_LOCK, work),
    partition: (addresses) => partitionLibrary(pool, addresses),
    status: () => libraryStatus(pool),
    completeCorpora: corpora.get,
    organizationsNamed: (names) => (names.length === 0 ? Promise.resolve([]) : named(names)),
  };
}

/** Milliseconds for which the list of complete corpora is not read again. */
const RECENT_MS = 1_000;

/** Reads a value at most once a second, and again after `forget`. An error is not kept. */
function recent<A>(read: () => Promise<A>): { get: () => Promise<A>; forget: () => void } {
  let value: Promise<A> | undefined;
  let until = 0;
  const forget = (): void => {
    value = undefined;
  };
  return {
    forget,
    get: () => {
      if (value && Date.now() < until) return value;
      until = Date.now() + RECENT_MS;
      value = read();
      value.catch(forget);
      return value;
    },
  };
}

/** Returns `none`, and calls `onUnavailable`, when a server of a partitioned library cannot be reached. */
async function orNone<A>(answer: Promise<A>, none: A, onUnavailable?: OnUnavailable): Promise<A> {
  try {
    return await answer;
  } catch (error) {
    if (!isServerAway(error)) throw error;
    onUnavailable?.();
    return none;
  }
}
