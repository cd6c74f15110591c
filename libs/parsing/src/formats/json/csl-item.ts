import { CSL_TYPES, type CslDate, type CslItem, type CslName, type CslType } from '@veracite/model/csl';
import { normalizeOrcid } from '@veracite/model/identifiers';
import { readNames } from '../../names/read-names';
import type { Entry } from '../entry';
import { readExchangeDate } from '../exchange-date';
import { identifiersInNote } from '../note-identifiers';

export type Json = Record<string, unknown>;

const TEXTS = [
  'title',
  'title-short',
  'container-title',
  'container-title-short',
  'collection-title',
  'collection-number',
  'event-title',
  'reviewed-title',
  'reviewed-genre',
  'authority',
  'volume',
  'issue',
  'number',
  'page',
  'page-first',
  'number-of-pages',
  'chapter-number',
  'section',
  'edition',
  'publisher',
  'publisher-place',
  'genre',
  'medium',
  'version',
  'status',
  'abstract',
  'language',
  'archive',
  'note',
  'URL',
] as const;
const DATES = ['issued', 'accessed', 'original-date'] as const;
const PEOPLE = ['author', 'editor', 'translator', 'container-author', 'reviewed-author'] as const;
/** Roles that become the author of a film or broadcast without one. */
const LEADING = ['director', 'host', 'composer'];
const TYPES = new Set<string>(CSL_TYPES);

export function readItem(json: Json): Pick<Entry, 'csl' | 'written' | 'key'> {
  const type = asText(json['type']) ?? '';
  const csl: CslItem = { type: TYPES.has(type) ? (type as CslType) : (FOREIGN_TYPES[type] ?? 'document') };
  for (const key of TEXTS) {
    const value = asText(json[key]);
    if (value !== undefined) csl[key] = value;
  }
  for (const key of PEOPLE) {
    const names = readPeople(json[key]);
    if (names.length > 0) csl[key] = names;
  }
  const leading = csl.author ? [] : LEADING.map((key) => readPeople(json[key])).find((names) => names.length > 0);
  if (leading?.length) csl.author = leading;
  for (const key of DATES) {
    const date = readCslDate(json[key]);
    if (date) csl[key] = date;
  }
  const written: Entry['written'] = [];
  for (const kind of ['doi', 'isbn', 'issn', 'pmid', 'pmcid'] as const) {
    const value = asText(json[kind.toUpperCase()]);
    if (value) written.push({ kind, value: kind === 'doi' ? value : (value.split(/[\s,;]+/)[0] ?? value) });
  }
  for (const [kind, value] of Object.entries(identifiersInNote(csl.note ?? '')))
    if (!written.some((first) => first.kind === kind))
      written.push({ kind: kind as 'doi' | 'pmid' | 'pmcid' | 'arxiv', value });
  return { csl, written, key: asText(json['id']) ?? asText(json['citation-key']) };
}

/** Type names of Crossref and schema.org that occur in CSL-JSON files. */
const FOREIGN_TYPES: Record<string, CslType> = {
  'journal-article': 'article-journal',
  'proceedings-article': 'paper-conference',
  'book-chapter': 'chapter',
  'posted-content': 'article',
  monograph: 'book',
  'edited-book': 'book',
  dissertation: 'thesis',
};

/** Reads an array of people, one person, or a list in running text. */
function readPeople(value: unknown): CslName[] {
  if (typeof value === 'string') return readNames(value).names;
  const list = Array.isArray(value) ? value : [value];
  return list.map(readPerson).filter((name): name is CslName => name !== undefined);
}

function readPerson(value: unknown): CslName | undefined {
  if (typeof value === 'string') return value.trim() ? { literal: value.trim() } : undefined;
  if (!isObject(value)) return undefined;
  const name: CslName = {};
  for (const key of ['family', 'given', 'dropping-particle', 'non-dropping-particle', 'suffix', 'literal'] as const) {
    const part = asText(value[key]);
    if (part) name[key] = part;
  }
  const orcid = normalizeOrcid(asText(value['ORCID']) ?? '');
  if (orcid) name.ORCID = orcid;
  const whole = asText(value['name']);
  if (whole && !name.family) name.literal ??= whole;
  return name.family || name.given || name.literal ? name : undefined;
}

/** Reads CSL `date-parts` (one date or two; a bare array is one date), EDTF, running text, or year, month and day by name. */
function readCslDate(value: unknown): CslDate | undefined {
  if (typeof value === 'string' || typeof value === 'number')
    return readExchangeDate(String(value)) ?? (String(value).trim() ? { literal: String(value).trim() } : undefined);
  if (!isObject(value)) return undefined;
  const given = asList(value['date-parts']);
  const dates = (given.some(Array.isArray) ? given : [given]).map(readParts).filter((parts) => parts.length > 0);
  const season = asText(value['season']);
  const extra = { ...(season ? { season } : {}), ...(value['circa'] ? { circa: true } : {}) };
  if (dates.length > 0) return { 'date-parts': dates.slice(0, 2), ...extra };
  const named = readParts([value['year'], value['month'], value['day']]);
  if (named.length > 0) return { 'date-parts': [named], ...extra };
  const text = asText(value['raw']) ?? asText(value['literal']) ?? asText(value['edtf']);
  return text ? (readExchangeDate(text) ?? { literal: text }) : undefined;
}

/** Reads year, month and day up to the first invalid number: some programs write 0 for unknown parts. */
function readParts(value: unknown): number[] {
  const parts = asList(value).map((part) => (part === null || part === '' ? NaN : Number(part)));
  const end = parts.findIndex((part, i) => !Number.isInteger(part) || part === 0 || (i > 0 && (part < 1 || part > 31)));
  return (end < 0 ? parts : parts.slice(0, end)).slice(0, 3);
}

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text or number as text; Crossref wraps titles in arrays of one. */
export function asText(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first === 'number') return String(first);
  return typeof first === 'string' && first.trim() ? first.trim() : undefined;
}
