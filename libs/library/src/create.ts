import type { Pool } from 'pg';
import { progressOf, setProgress, type Progress } from './import/progress';
import type { ImportReport } from './import/reading';
import { runImport, type ImportOptions } from './import/run';
import type { Library } from './port';
import { askers } from './servers/askers';
import { Servers, type ServerState } from './servers/servers';
import { exclusively } from './store/exclusively';
import { gathered } from './store/gathered';
import { findWorks } from './store/find';
import { lookUpWorks } from './store/look-up';
import { migrate } from './store/migrate';
import { addListings, listingsNaming, type JournalListing } from './store/listings';
import { addNotices, type NoticeOf } from './store/notices';
import { organisationsNamed } from './store/organisations';
import { readers } from './store/readers';
import { searchWorks } from './store/search';
import { libraryStatus, completeCorpora } from './store/status';
import { addWorks, dropCollection } from './store/writer';

/** The library with what only those who fill it need. */
export interface LocalLibrary extends Library {
  /** Records retractions, corrections and concerns: works with these DOIs come with them from then on. */
  addNotices(notices: Iterable<NoticeOf> | AsyncIterable<NoticeOf>): Promise<{ added: number }>;
  /** What lists say of journals: DOAJ's own, and those an operator keeps. */
  listings: {
    add(listings: Iterable<JournalListing>): Promise<{ added: number }>;
    /** Listings that name a journal by one of its ISSNs, or by a whole folded title where no ISSN says otherwise. */
    naming(titles: string[], issns: string[]): Promise<JournalListing[]>;
  };
  /** Imports records of any number; see import/run.ts. */
  import(options: Omit<ImportOptions, 'pool' | 'servers'>, records: AsyncIterable<string>): Promise<ImportReport>;
  /** Takes out the works that were last written by this collection, and gives their number. */
  drop(collection: string): Promise<number>;
  /** How far imports came, by the name of their source. */
  progress: {
    of(source: string): Promise<Progress | undefined>;
    set(source: string, progress: Progress): Promise<void>;
  };
  /** Runs `work` while no other process fills the library with its starter; waits for the one that does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  servers: {
    /** The servers besides the library's own database, each tried now. */
    states(): Promise<ServerState[]>;
    /** Gives one up with all that it held; nothing counts as held whole any more. @returns false when there is none */
    forget(number: number): Promise<boolean>;
  };
  /** Ends the connections to the servers; the pools that were given are their owners'. */
  close(): Promise<void>;
}

const STARTER_LOCK = 7_243_110_505;

/**
 * The local library over PostgreSQL 15 and later; its tables begin with `library_` and are made or brought up to date here.
 * @param replicas of that database, which may lag: works are looked up and searched there
 * @param addresses of other servers, on which imported works lie; any of them may be away
 * @throws when the database cannot be reached, or its tables cannot be made
 */
export async function createLibrary(
  pool: Pool,
  replicas: readonly Pool[] = [],
  addresses: readonly string[] = [],
): Promise<LocalLibrary> {
  await migrate(pool);
  const reader = readers(pool, replicas);
  const servers = new Servers(pool, addresses);
  await servers.wake();
  const corpora = gathered(async (asked: undefined[]) => {
    const complete = await completeCorpora(reader);
    return asked.map(() => complete);
  });
  const named = gathered((lists: string[][]) => organisationsNamed(reader, lists));
  const { asked, together } = askers(reader, servers);
  return {
    lookUp: together(lookUpWorks),
    lookUpMany: (identifiers, onMissed) => asked((asking) => lookUpWorks(asking, identifiers), onMissed),
    search: together(searchWorks),
    find: (description, onMissed) => asked((asking) => findWorks(asking, description), onMissed),
    searchMany: (queries, onMissed) => asked((asking) => searchWorks(asking, queries), onMissed),
    add: (collection, works) => addWorks(pool, collection, works),
    addNotices: (notices) => addNotices(pool, notices),
    listings: {
      add: (listings) => addListings(pool, listings),
      naming: (titles, issns) => listingsNaming(pool, titles, issns),
    },
    import: (options, records) => runImport({ ...options, pool, servers }, records),
    drop: (collection) => dropCollection(pool, collection),
    progress: {
      of: (source) => progressOf(pool, source),
      set: (source, progress) => setProgress(pool, source, progress),
    },
    alone: (work) => exclusively(pool, STARTER_LOCK, work),
    servers: { states: () => servers.states(), forget: (number) => servers.forget(number) },
    close: () => servers.end(),
    status: () => libraryStatus(pool),
    completeCorpora: () => corpora(undefined),
    organisationsNamed: (names) => (names.length === 0 ? Promise.resolve([]) : named(names)),
  };
}
