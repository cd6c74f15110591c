import type { Sources } from '@veracite/connectors/sources';
import { correct } from '@veracite/formatting/correct';
import type { Library } from '@veracite/library/port';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { CheckedLink } from '@veracite/model/xray';
import type { PageReply } from '@veracite/reputation/web/guarded-get';
import type { CheckedEntry } from './checked';
import { checkLinks } from './links';

/** Data that an analysis requests after its entries are checked. */
export interface Enrichment {
  links: CheckedLink[];
  /** Citations of versions of record by their DOI. */
  published: Record<string, CorrectedCitation>;
}

export interface Enricher {
  /** Requests the data. Does not throw when a site or a database fails. */
  enrich(entries: Pick<CheckedEntry, 'result'>[], signal?: AbortSignal): Promise<Enrichment>;
}

const TIMEOUT_MS = 10_000;
/** How long a lookup waits for others to be sent in one request, in milliseconds. */
const BATCH_DELAY_MS = 25;

/** Creates an enricher that checks the links of entries and looks up the versions of record of preprints. */
export function createEnricher(parts: {
  library: Library;
  sources: Sources;
  read: (url: string) => Promise<PageReply>;
}): Enricher {
  const { library, sources, read } = parts;
  return {
    async enrich(entries, signal) {
      const dois = [...new Set(entries.flatMap(({ result }) => result.match?.publishedAs?.toLowerCase() ?? []))];
      const [links, published] = await Promise.all([
        checkLinks(entries, read, signal),
        versionsOfRecord(dois, library, sources, signal),
      ]);
      return { links, published };
    },
  };
}

/** Looks up versions of record in the library, then in Crossref. */
async function versionsOfRecord(
  dois: string[],
  library: Library,
  sources: Sources,
  signal?: AbortSignal,
): Promise<Enrichment['published']> {
  if (dois.length === 0) return {};
  const own = await library.lookUpMany(dois.map((doi) => ({ doi })));
  const found = new Map(dois.flatMap((doi, at) => (own[at]?.[0] ? [[doi, own[at][0]] as const] : [])));
  const asked = dois.filter((doi) => !found.has(doi));
  if (asked.length > 0 && sources.list().some(({ source }) => source.id === 'crossref')) {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const options = {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      deadline: Date.now() + TIMEOUT_MS,
      batchDelayMs: BATCH_DELAY_MS,
    };
    await Promise.all(
      asked.map(async (doi) => {
        const { works } = await sources.ask(
          { type: 'identifier', connector: 'crossref', kind: 'doi', value: doi },
          options,
        );
        if (works[0]) found.set(doi, works[0]);
      }),
    );
  }
  return Object.fromEntries([...found].map(([doi, { csl }]) => [doi, correct(csl)]));
}
