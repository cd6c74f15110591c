import type { Sources } from '@veracite/connectors/sources';
import { correct } from '@veracite/formatting/correct';
import type { Library } from '@veracite/library/port';
import type { CorrectedCitation } from '@veracite/model/verification';
import type { CheckedLink } from '@veracite/model/xray';
import type { PageReply } from '@veracite/reputation/web/guarded-get';
import type { CheckedEntry } from './checked';
import { lookUpDois } from '../published/look-up-dois';
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
        lookUpDois(dois, { library, sources }, signal),
      ]);
      return { links, published: Object.fromEntries([...published].map(([doi, { csl }]) => [doi, correct(csl)])) };
    },
  };
}
