import type { Pool } from 'pg';
import { progressOf, setProgress, type Progress } from './import/progress';
import type { Library } from './port';
import { findWorks } from './store/find';
import { lookUpWorks } from './store/look-up';
import { migrate } from './store/migrate';
import { addNotices, type NoticeOf } from './store/notices';
import { searchWorks } from './store/search';
import { libraryStatus } from './store/status';
import { addWorks, dropCollection } from './store/writer';

/** The library with what only those who fill it need. */
export interface LocalLibrary extends Library {
  /** Records retractions, corrections and concerns: works with these DOIs come with them from then on. */
  addNotices(notices: Iterable<NoticeOf> | AsyncIterable<NoticeOf>): Promise<{ added: number }>;
  /** Takes out the works that were last written by this collection, and gives their number. */
  drop(collection: string): Promise<number>;
  /** How far imports came, by the name of their source. */
  progress: {
    of(source: string): Promise<Progress | undefined>;
    set(source: string, progress: Progress): Promise<void>;
  };
}

/**
 * The local library over PostgreSQL 15 and later; its tables begin with `library_` and are made or brought up to date here.
 * @throws when the database cannot be reached, or its tables cannot be made
 */
export async function createLibrary(pool: Pool): Promise<LocalLibrary> {
  await migrate(pool);
  return {
    lookUp: async (identifiers) => (await lookUpWorks(pool, [identifiers]))[0] ?? [],
    lookUpMany: (identifiers) => lookUpWorks(pool, identifiers),
    search: async (query) => (await searchWorks(pool, [query]))[0] ?? [],
    find: (description) => findWorks(pool, description),
    searchMany: (queries) => searchWorks(pool, queries),
    add: (collection, works) => addWorks(pool, collection, works),
    addNotices: (notices) => addNotices(pool, notices),
    drop: (collection) => dropCollection(pool, collection),
    progress: {
      of: (source) => progressOf(pool, source),
      set: (source, progress) => setProgress(pool, source, progress),
    },
    status: () => libraryStatus(pool),
  };
}
