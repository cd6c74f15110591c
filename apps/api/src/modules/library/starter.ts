import { Logger } from '@nestjs/common';
import type { LocalLibrary } from '@veracite/library/create';
import { loadStarter } from '@veracite/library/starter/load';
import { awaitBeforeReady } from '../../platform/starting';

export interface StartedLibrary extends LocalLibrary {
  /** Resolves when the starter library is loaded or has failed to load. Never rejects. */
  loaded: Promise<void>;
}

/** Loads the starter library before the process is ready. Pages are served, and queries of the library wait. An error is only logged. */
export function withStarter(library: LocalLibrary): StartedLibrary {
  const log = new Logger('Library');
  const loaded = loadStarter(library).then(
    ({ added }) => (added > 0 ? log.log(`Starter library loaded: ${added} works`) : undefined),
    (error: unknown) => log.error('The starter library could not be loaded', error),
  );
  awaitBeforeReady(loaded);
  const after = later(loaded);
  return {
    ...library,
    loaded,
    lookUp: after(library.lookUp),
    lookUpMany: after(library.lookUpMany),
    search: after(library.search),
    searchMany: after(library.searchMany),
    find: after(library.find),
    status: after(library.status),
  };
}

/** Returns a function that delays calls of a function until the library is loaded. */
const later =
  (loaded: Promise<void>) =>
  <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
  async (...args: A): Promise<R> => {
    await loaded;
    return ask(...args);
  };
