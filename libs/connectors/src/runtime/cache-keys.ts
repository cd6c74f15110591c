import type { WorkQuery } from '../sources';
import {
  normaliseArxiv,
  normaliseBibcode,
  normaliseDoi,
  normaliseIsbn,
  normaliseIssn,
  normalisePmcid,
  normalisePmid,
  type IdentifierKind,
} from '@veracite/model/identifiers';

const NORMALISE: Record<IdentifierKind, (text: string) => string | undefined> = {
  doi: normaliseDoi,
  arxiv: normaliseArxiv,
  pmid: normalisePmid,
  pmcid: normalisePmcid,
  isbn: normaliseIsbn,
  issn: normaliseIssn,
  bibcode: normaliseBibcode,
};

/** The identifier in its one form; what has none is left as it is. */
export function normalizeIdentifier(kind: IdentifierKind, value: string): string {
  return NORMALISE[kind](value) ?? value;
}

/** Names a look-up in caches; made of the question alone, never of an address that could hold a key. */
export function lookupKey(id: string, version: number, kind: IdentifierKind, value: string): string {
  return JSON.stringify([id, version, kind, value]);
}

/** Names the notices about one work in caches. */
export function noticesKey(id: string, version: number, doi: string): string {
  return JSON.stringify([id, version, 'notices', doi]);
}

/** Names the list of references of a work in caches. */
export function referenceListKey(id: string, version: number, work: string): string {
  return JSON.stringify([id, version, 'entries', work]);
}

/** Names a search in caches: parts that are missing or differ in white space only make no difference. */
export function searchKey(id: string, version: number, query: WorkQuery, kind = 'search'): string {
  const names = query.authors?.map((name) => name.family ?? name.literal);
  const parts = { ...query, authors: names };
  const told = Object.entries(parts)
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([part, value]) => [part, typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value]);
  return JSON.stringify([id, version, kind, told]);
}
