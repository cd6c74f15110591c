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
import type { WorkQuery } from '../sources';

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

// Cache keys are built from the question only, never from a URL, which could contain an API key.

export function lookupKey(id: string, version: number, kind: IdentifierKind, value: string): string {
  return JSON.stringify([id, version, kind, value]);
}

export function noticesKey(id: string, version: number, doi: string): string {
  return JSON.stringify([id, version, 'notices', doi]);
}

export function referenceListKey(id: string, version: number, work: string): string {
  return JSON.stringify([id, version, 'entries', work]);
}

/** Empty fields and differences in white space do not change the key. */
export function searchKey(id: string, version: number, query: WorkQuery, kind = 'search'): string {
  const names = query.authors?.map((name) => name.family ?? name.literal);
  const fields = Object.entries({ ...query, authors: names })
    .filter(([, value]) => value !== undefined && value !== '')
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, value]) => [name, typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value]);
  return JSON.stringify([id, version, kind, fields]);
}
