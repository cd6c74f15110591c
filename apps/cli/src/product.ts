import { createSources } from '@veracite/connectors/runtime/source';
import type { LocalLibrary } from '@veracite/library/create';
import type { Library } from '@veracite/library/port';
import { starterInMemory } from '@veracite/library/starter/in-memory';
import { createVerifier, type Verifier } from '@veracite/verification/pipeline/verifier';
import { UsageError } from './exit';

/** The verification pipeline of the server, without the server. */
export interface Product {
  verifier: Verifier;
  library: Library;
  /** Imported lists of journals. Only a library in PostgreSQL has them. */
  listings?: LocalLibrary['listings'];
  sources: ReturnType<typeof createSources>;
  sourceIds: string[];
  close(): Promise<void>;
}

/** Composes the pipeline over the library at DATABASE_URL, or over the starter works. Rate limits and cache are those of this process. */
export async function openProduct(): Promise<Product> {
  const { library, listings, close } = await openLibraryOrStarter();
  const sources = createSources({ env: process.env });
  return {
    verifier: createVerifier({ library, sources }),
    library,
    ...(listings && { listings }),
    sources,
    sourceIds: sources.list().map(({ source }) => source.id),
    close: async () => {
      await sources.close();
      await close();
    },
  };
}

async function openLibraryOrStarter(): Promise<Pick<Product, 'library' | 'listings' | 'close'>> {
  if (process.env['DATABASE_URL']) {
    const { library, close } = await (await import('./database')).openLibrary();
    return { library, listings: library.listings, close };
  }
  return { library: await starterInMemory(), close: () => Promise.resolve() };
}

/** @throws UsageError for a database that does not exist. The library is always asked; when only it is named, no database is. */
export function refuseUnknownSources({ sourceIds }: Product, named: readonly string[] = []): void {
  const known = ['library', ...sourceIds];
  const unknown = named.find((id) => !known.includes(id));
  if (unknown !== undefined)
    throw new UsageError(`--sources: unknown database "${unknown}". Known: ${known.join(', ')}.`);
}
