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

/**
 * Checks the links of entries and looks up the versions of record of preprints. It does not throw when a site or a database
 * fails.
 */
export async function enrich(
  entries: Pick<CheckedEntry, 'result'>[],
  { library, sources, read }: { library: Library; sources: Sources; read: (url: string) => Promise<PageReply> },
  signal?: AbortSignal,
): Promise<Enrichment> {
  const dois = [...new Set(entries.flatMap(({ result }) => result.match?.publishedAs?.toLowerCase() ?? []))];
  const [links, published] = await Promise.all([
    checkLinks(entries, read, signal),
    lookUpDois(dois, { library, sources }, signal),
  ]);
  return { links, published: Object.fromEntries([...published].map(([doi, { csl }]) => [doi, correct(csl)])) };
}
