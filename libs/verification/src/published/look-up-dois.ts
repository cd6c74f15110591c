import type { Sources, RequestOptions } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { Work } from '@veracite/model/work';
import { withTimeout } from '../with-timeout';

const TIMEOUT_MS = 10_000;
/** How long a lookup waits for others to be sent in one request, in milliseconds. */
const BATCH_DELAY_MS = 25;

export interface Databases {
  library: Library;
  sources: Sources;
}

/** Returns the settings of a request that nothing depends on. */
export function shortRequest(signal?: AbortSignal): RequestOptions {
  const deadline = Date.now() + TIMEOUT_MS;
  return { signal: withTimeout(signal, TIMEOUT_MS), deadline, batchDelayMs: BATCH_DELAY_MS };
}

/** Looks up works by DOI in the library, then in Crossref, if it is asked. */
export async function lookUpDois(
  dois: string[],
  { library, sources }: Databases,
  signal?: AbortSignal,
  isCrossrefAsked = sources.list().some(({ source }) => source.id === 'crossref'),
): Promise<Map<string, Work>> {
  if (dois.length === 0) return new Map();
  const stored = await library.lookUpMany(dois.map((doi) => ({ doi })));
  const found = new Map(dois.flatMap((doi, index) => (stored[index]?.[0] ? [[doi, stored[index][0]] as const] : [])));
  const asked = isCrossrefAsked ? dois.filter((doi) => !found.has(doi)) : [];
  const options = shortRequest(signal);
  await Promise.all(
    asked.map(async (doi) => {
      const { works } = await sources.ask(
        { type: 'identifier', connector: 'crossref', kind: 'doi', value: doi },
        options,
      );
      if (works[0]) found.set(doi, works[0]);
    }),
  );
  return found;
}
