import { Logger } from '@nestjs/common';
import type { LocalLibrary } from '@veracite/library/create';
import { loadStarter } from '@veracite/library/starter/load';
import type { Verifier } from '@veracite/verification/pipeline/port';

export interface StartedLibrary extends LocalLibrary {
  /** Fulfilled when the starter is in, or cannot be; never rejected. */
  loaded: Promise<void>;
}

/**
 * Brings the starter library in while the product starts. Pages are served meanwhile; what asks the library waits, so that a
 * well-known work is never missed only because the product is new. Without the starter, which is logged, the rest answers.
 */
export function withStarter(library: LocalLibrary): StartedLibrary {
  const log = new Logger('Library');
  const loaded = loadStarter(library).then(
    ({ added }) => (added > 0 ? log.log(`Starter library loaded: ${added} works`) : undefined),
    (error: unknown) => log.error('The starter library could not be loaded', error),
  );
  const after =
    <A extends unknown[], R>(ask: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      await loaded;
      return ask(...args);
    };
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

/** Checks begin when the starter is in: the time in which databases must answer does not run while it is loaded. */
export function afterLoading(loaded: Promise<void>, verifier: Verifier): Verifier {
  return {
    verify: async (...asked) => {
      await loaded;
      return verifier.verify(...asked);
    },
    verifyMany: async (...asked) => {
      await loaded;
      return verifier.verifyMany(...asked);
    },
  };
}
