import {
  normalizeArxiv,
  normalizeBibcode,
  normalizeDoi,
  normalizeIsbn,
  normalizeIssn,
  normalizePmcid,
  normalizePmid,
  type IdentifierKind,
} from '@veracite/model/identifiers';
import type { WorkQuery } from '@veracite/model/work';

const NORMALIZE: Record<IdentifierKind, (text: string) => string | undefined> = {
  doi: normalizeDoi,
  arxiv: normalizeArxiv,
  pmid: normalizePmid,
  pmcid: normalizePmcid,
  isbn: normalizeIsbn,
  issn: normalizeIssn,
  bibcode: normalizeBibcode,
};

/** Normalizes an identifier. An invalid one is returned unchanged. */
export function normalizeIdentifier(kind: IdentifierKind, value: string): string {
  return NORMALIZE[kind](value) ?? value;
}

/** Returns a cache key. It is built from the question only, never from a URL, which could contain an API key. */
export const cacheKey = (id: string, version: number, kind: string, question: unknown): string =>
  JSON.stringify([id, version, kind, question]);

/** Returns the part of a cache key for a search. Empty fields and differences in white space do not change it. */
export function searchFields(query: WorkQuery): unknown {
  const names = query.authors?.map((name) => name.family ?? name.literal);
  return Object.entries({ ...query, authors: names })
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => [name, typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value]);
}
