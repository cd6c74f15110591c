import { arxivOfDoi } from '@veracite/model/identifiers';
import { readingsOf, type Field, type Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import type { Finding } from './finding';

const FIELD_OF = { doi: 'DOI', arxiv: 'arXiv', pmid: 'PMID', pmcid: 'PMCID', isbn: 'ISBN' } as const satisfies Record<
  string,
  Field
>;

/**
 * Compares identifiers. The DOI of another version of the same work (preprint, version of record) is no contradiction.
 * If an identifier can be read in several ways, the reading that matches the work is used.
 */
export function compareIdentifiers(
  reference: Pick<Reference, 'identifiers' | 'alternatives'>,
  work: Work,
): Map<Field, Finding> {
  const findings = new Map<Field, Finding>();
  for (const kind of ['doi', 'arxiv', 'pmid', 'pmcid', 'isbn'] as const) {
    const readings = readingsOf(reference, kind);
    const found = work.identifiers[kind] ?? (kind === 'arxiv' ? arxivOfDoi(work.identifiers.doi ?? '') : undefined);
    const cited = readings.find((reading) => reading === found || isOtherVersion(kind, reading, work)) ?? readings[0];
    if (!cited && !found) continue;
    findings.set(FIELD_OF[kind], pair(kind, cited, found, work));
  }
  return findings;
}

function pair(kind: keyof typeof FIELD_OF, cited: string | undefined, found: string | undefined, work: Work): Finding {
  if (!cited) return { agreement: 'missing', found };
  if (cited === found) return { agreement: 'same', cited, found, likeness: 1 };
  const otherVersion = isOtherVersion(kind, cited, work);
  if (!found)
    return otherVersion ? { agreement: 'same', cited, found: cited, likeness: 1 } : { agreement: 'extra', cited };
  if (otherVersion) return { agreement: 'near', cited, found, likeness: 0.9, code: 'other-version' };
  if (kind === 'isbn') return { agreement: 'near', cited, found, likeness: 0.5, code: 'other-edition' };
  return { agreement: 'different', cited, found, likeness: 0, code: `${kind}-differs` };
}

function isOtherVersion(kind: keyof typeof FIELD_OF, cited: string, work: Work): boolean {
  if (kind !== 'doi') return false;
  const arxiv = arxivOfDoi(cited);
  if (arxiv && arxiv === work.identifiers.arxiv) return true;
  return cited === work.versionOf || cited === work.hasPreprint;
}
