import type { Sources } from '@veracite/connectors/sources';
import { correct } from '@veracite/formatting/correct';
import type { Library } from '@veracite/library/port';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { CheckedLink } from '@veracite/model/xray';
import type { PageReply } from '@veracite/reputation/web/guarded';
import type { CheckedEntry } from './checked';
import { checkLinks } from './links';

/** What an analysis asks for once its entries are checked. */
export interface Enrichment {
  links: CheckedLink[];
  /** Citations of versions of record by their DOI. */
  published: Record<string, CorrectedCitation>;
}

export interface Enricher {
  /** Throws for no fault of a site or a database. */
  enrich(entries: Pick<CheckedEntry, 'result'>[], signal?: AbortSignal): Promise<Enrichment>;
}

const PATIENCE_MS = 10_000;

/** Looks at the web addresses of entries, and for the records of what became of their preprints. */
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

/** The library's record, else Crossref's, which registers versions of record. */
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
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    const options = {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      deadline: Date.now() + PATIENCE_MS,
    };
    const answers = await sources.lookUpMany('crossref', 'doi', asked, options);
    asked.forEach((doi, at) => {
      const work = answers[at]?.works[0];
      if (work) found.set(doi, work);
    });
  }
  return Object.fromEntries([...found].map(([doi, { csl }]) => [doi, correct(csl)]));
}
