import type { CslItem } from '@veracite/model/csl';
import { normalizeDoi, urlOfShortDoi, type Alternatives, type Identifiers } from '@veracite/model/identifiers';
import type { Doubt, Field, Span } from '@veracite/model/reference';
import { readDate } from '../plain/fields/read-date';
import type { FoundIdentifier } from './find-identifiers';

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
} as const satisfies Record<FoundIdentifier['kind'], Field>;

const MALFORMED = {
  doi: ['malformed-doi', 'This is not a DOI: a DOI is "10.", a registrant, a slash and a name.'],
  cut: ['malformed-doi', 'This DOI is cut off: it ends within an ISBN.'],
  arxiv: [
    'malformed-arxiv',
    'This is not an arXiv number: it has a year, a month (01 to 12), a dot and four or five digits.',
  ],
  pmid: ['malformed-pmid', 'This is not a PubMed number: it has one to nine digits.'],
  isbn: ['malformed-isbn', 'The check digit of this ISBN is wrong.'],
  orcid: ['malformed-orcid', 'The check digit of this ORCID is wrong.'],
  issn: ['malformed-issn', 'The check digit of this ISSN is wrong.'],
} as const;

/** Adds the first valid identifier of each kind; a malformed one becomes a doubt and is never looked up. */
export function takeIdentifiers(
  found: readonly FoundIdentifier[],
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
      const short = kind === 'doi' ? urlOfShortDoi(written) : undefined;
      if (short) csl.URL ??= short;
      else if (kind in MALFORMED) {
        const isCut = kind === 'doi' && normalizeDoi(written) !== undefined;
        const [code, message] = MALFORMED[isCut ? 'cut' : (kind as keyof typeof MALFORMED)];
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

/** Each alternative of a reference costs a lookup. */
const MAX_ALTERNATIVES = 4;

/** Returns the other DOIs in a text, and other readings of each. */
function alternativesTo(doi: string | undefined, found: readonly FoundIdentifier[]): string[] {
  const dois = found.filter(({ kind }) => kind === 'doi');
  const values = [...dois.map(({ value }) => value), ...dois.flatMap(({ others = [] }) => others)];
  return [...new Set(values.filter((value) => value !== undefined && value !== doi))].slice(
    0,
    MAX_ALTERNATIVES,
  ) as string[];
}
