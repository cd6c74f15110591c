import type { CslItem } from '@veracite/model/csl';
import type { Alternatives, Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';
import { readDate } from '../plain/fields/read-date';
import type { Found } from './find';

const FIELD_OF = {
  doi: 'DOI',
  arxiv: 'arXiv',
  pmid: 'PMID',
  pmcid: 'PMCID',
  isbn: 'ISBN',
  issn: 'ISSN',
  orcid: 'author',
  url: 'URL',
  accessed: 'accessed',
} as const satisfies Record<Found['kind'], Field>;

const MALFORMED = {
  doi: ['malformed-doi', 'This is no DOI: it must begin with "10.", a registrant and a slash.'],
  arxiv: ['malformed-arxiv', 'This is no arXiv number: year, month (01 to 12), a dot and four or five digits.'],
  pmid: ['malformed-pmid', 'This is no PubMed number: one to nine digits.'],
  isbn: ['malformed-isbn', 'The check digit of this ISBN does not fit.'],
  orcid: ['malformed-orcid', 'The check digit of this ORCID does not fit.'],
  issn: ['malformed-issn', 'The check digit of this ISSN does not fit.'],
} as const;

/**
 * Puts what was found into the item and the identifiers: the first of each kind that is sound.
 * A malformed one becomes a doubt and stays out of the identifiers, so that nobody looks it up.
 */
export function takeIdentifiers(
  found: readonly Found[],
  csl: Partial<CslItem>,
  fields: Partial<Record<Field, Span[]>>,
): { identifiers: Identifiers; alternatives?: Alternatives; doubts: Doubt[] } {
  const identifiers: Identifiers = {};
  const doubts: Doubt[] = [];
  for (const { kind, value, written, start, end } of found) {
    const field = FIELD_OF[kind];
    if (kind !== 'orcid') (fields[field] ??= []).push({ start, end });
    if (kind === 'accessed') {
      const accessed = readDate(written);
      if (accessed) csl.accessed ??= accessed;
    } else if (kind === 'url') csl.URL ??= value ?? written;
    else if (value === undefined) {
      if (kind in MALFORMED) {
        const [code, message] = MALFORMED[kind as keyof typeof MALFORMED];
        doubts.push({ code, message, field, span: { start, end } });
      }
    } else if (kind !== 'orcid') {
      identifiers[kind] ??= value;
      if (field !== 'arXiv') csl[field as 'DOI' | 'PMID' | 'PMCID' | 'ISBN' | 'ISSN'] ??= value;
    }
  }
  if (identifiers.arxiv && !csl.URL) csl.URL = `https://arxiv.org/abs/${identifiers.arxiv}`;
  const dois = alternativesTo(identifiers.doi, found);
  return { identifiers, doubts, ...(dois.length > 0 ? { alternatives: { doi: dois } } : {}) };
}

/** Alternatives kept of one reference; each costs its own question. */
const MOST_ALTERNATIVES = 4;

/** The other DOIs that a text holds, and other ways to read where each ends. */
function alternativesTo(doi: string | undefined, found: readonly Found[]): string[] {
  const dois = found.filter(({ kind }) => kind === 'doi');
  const values = [...dois.map(({ value }) => value), ...dois.flatMap(({ others = [] }) => others)];
  return [...new Set(values.filter((value) => value !== undefined && value !== doi))].slice(
    0,
    MOST_ALTERNATIVES,
  ) as string[];
}
