import { createSources } from '@veracite/connectors/runtime/create';
import type { Verifier } from '@veracite/verification/port';
import { createVerifier } from '@veracite/verification/verifier';
import { openLibrary } from './database';

/** The pipeline as the server has it, without the server. */
export interface Product {
  verifier: Verifier;
  sourceIds: string[];
  /** A connector's display name. */
  nameOf: (connector: string) => string;
  close(): Promise<void>;
}

/** Composes the rooms over the database of DATABASE_URL, with pace and cache in this process. */
export async function openProduct(): Promise<Product> {
  const { library, close } = await openLibrary();
  const sources = createSources({ env: process.env });
  const known = sources.list().map(({ source }) => source);
  const names = new Map([['library', 'Local library'], ...known.map(({ id, name }): [string, string] => [id, name])]);
  return {
    verifier: createVerifier({ library, sources }),
    sourceIds: known.map(({ id }) => id),
    nameOf: (connector) => names.get(connector) ?? connector,
    close: async () => {
      await sources.close();
      await close();
    },
  };
}
