import fs from 'node:fs';
import path from 'node:path';
import type { Kind } from '@veracite/model/kind';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { rowsOfFile, type MeasuringData } from '../../../harness/data';
import { expectedPresence, presenceFeatures } from '@veracite/verdict/absence/presence';
import { databasesWithVenue } from '@veracite/verification/pipeline/library-coverage';
import { venueFacts } from '@veracite/verification/pipeline/venue-facts';
import { readKinds } from '@veracite/parsing/kinds/read-kinds';
import { sum } from '../../../harness/figures';
import { halfHash } from '../../../harness/shares';
import { renderingsOf } from '../../../parsing/train/kinds/examples';
import type { LabeledWork } from '../../../parsing/train/kinds/works';

/** A real reference, and whether the databases hold its work. */
export interface PresenceExample {
  features: Record<string, number>;
  /** A register has all works of the venue in that year, so that features have weights of their own. */
  isComplete: boolean;
  /** What the product says today. */
  expected: number;
  isPresent: boolean;
  group: string;
  set: string;
  kind?: Kind;
  raw: string;
}

const NOW = new Date('2026-11-29');
/** Kinds of which entries without an identifier are left out: many lists give none. For others the share with one is a lower bound. */
const REGISTERED = new Set<Kind>(['article', 'conference', 'preprint']);
/** Kinds of which an entry with an identifier tells nothing either, since those without one are left out, unless a register has all works of the venue. */
const CHOSEN = new Set<Kind>(['article', 'conference']);

/** Returns what is known of a reference that no database has found, when all have answered. */
function featuresOf(reference: Reference) {
  const kinds = reference.kinds ?? readKinds(reference);
  const facts = venueFacts(reference, {
    register: databasesWithVenue(reference).length > 0 || reference.identifiers.arxiv !== undefined,
    isSearched: () => true,
  });
  const absent = { reference, kinds, facts };
  const isComplete = facts.venue === 'complete';
  return { features: presenceFeatures(absent), expected: expectedPresence(absent), isComplete, kinds };
}

/** Works with a labeled kind: present with an identifier or in a journal of that year, absent if their kind is not registered. */
export async function labeledExamples(works: readonly LabeledWork[], set: string): Promise<PresenceExample[]> {
  const examples: PresenceExample[] = [];
  for (const work of works) {
    const hasIdentifier = Boolean(work.csl.DOI ?? work.csl.PMID ?? work.csl.ISBN);
    const { DOI: _doi, PMID: _pmid, PMCID: _pmcid, ISBN: _isbn, ...unidentified } = work.csl;
    const texts = [
      ...(hasIdentifier ? [] : [work.entry ?? []].flat()),
      ...(await renderingsOf({ ...work, csl: unidentified })),
    ];
    for (const text of texts) {
      const reference = parseOne(text, { now: NOW });
      const { kinds: _kinds, ...seen } = featuresOf(reference);
      const isInVenue = seen.isComplete && CHOSEN.has(work.kind);
      if (!isInVenue && (CHOSEN.has(work.kind) || (!hasIdentifier && REGISTERED.has(work.kind)))) continue;
      examples.push({
        ...seen,
        isPresent: hasIdentifier || isInVenue,
        group: work.group,
        set,
        kind: work.kind,
        raw: text,
      });
    }
  }
  return examples;
}

export const CHECKED_BY_HAND = 'matching/crossref-real.jsonl.gz';
export const DEPOSITED = 'matching/crossref-structured.jsonl.gz';
export const PAIRS = 'matching/pmc-doi-pairs.jsonl.gz';
export const STYLES = 'matching/crossref-styles.strings.jsonl.gz';

interface StringRow {
  set?: string;
  text: string;
  doi?: string;
  style?: string;
}

/**
 * References as authors wrote them, with their DOI, or none if a person found no such work. Sets whose works all have a DOI tell nothing
 * of the share that has one, and are learned from only where a register has all works of the venue.
 */
export function writtenExamples(data: MeasuringData): PresenceExample[] {
  const isTaken = ({ text }: StringRow, share: number) => halfHash(text) % share === 0;
  const chosen = [
    ...data.rows<StringRow>(PAIRS).filter((row) => isTaken(row, 3)),
    ...data.rows<StringRow>(STYLES).filter((row) => row.doi && !row.style?.includes('degraded') && isTaken(row, 12)),
  ];
  const exampleOf = ({ text, doi, set = 'styles' }: StringRow): PresenceExample => {
    const { kinds: _kinds, ...seen } = featuresOf(parseOne(withoutIdentifiers(text), { now: NOW }));
    return { ...seen, isPresent: doi !== undefined, group: doi ?? text, set, raw: text };
  };
  return [
    ...data.rows<StringRow>(CHECKED_BY_HAND).map(exampleOf),
    ...chosen.map(exampleOf).filter(({ isComplete }) => isComplete),
  ];
}

/** Removes printed identifiers: a work that has one is found by it, so that only the rest tells whether it is held. */
const withoutIdentifiers = (text: string): string =>
  text.replace(/(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:?\s?)10\.\S+|\bPMID:?\s?\d+|\bPMC\d+/gi, '').trim();

/** Parts of a list whose outcome is certain. Half of the lists, by a hash, is reported. */
export type Part = 'train' | 'reported';
const partOf = (group: string): Part => (halfHash(`presence ${group}`) % 2 === 0 ? 'train' : 'reported');

interface PublishedRow {
  repo: string;
  kind: string;
  text: string;
  hasDoi: boolean;
  hasPmid: boolean;
}

/** Kinds that catalogs of libraries hold too, so that a publisher's look-up of an identifier does not decide. */
const IN_CATALOGS = ['book', 'chapter', 'report', 'thesis', 'entry'] as const;

/**
 * Entries of published lists (`jats.jsonl`, apps/lab/data.md) whose publisher looked up each: with an identifier, or in a journal of that
 * year, or absent. What is read as a kind of catalogs is left out, whatever it is: a choice by the outcome would be none of the product.
 */
export function publishedExamples(folder: string, part: Part): PresenceExample[] {
  const file = path.join(folder, 'jats.jsonl');
  if (!fs.existsSync(file)) return [];
  return rowsOfFile<PublishedRow>(file)
    .filter(({ repo }) => partOf(repo) === part)
    .flatMap(({ repo, kind, text, hasDoi, hasPmid }) => {
      const { kinds, ...seen } = featuresOf(parseOne(withoutIdentifiers(text), { now: NOW }));
      if (sum(IN_CATALOGS.map((catalog) => kinds[catalog])) >= 0.5) return [];
      const isInVenue = seen.isComplete && kind === 'journal';
      return [{ ...seen, isPresent: hasDoi || hasPmid || isInVenue, group: repo, set: 'jats', raw: text }];
    });
}

interface DepositedRow {
  id: string;
  citing_doi?: string;
  doi?: string;
  fields?: Record<string, string | undefined>;
}

/** Articles as publishers deposited them with Crossref, with the DOI that a person found, or none. */
export function depositedExamples(data: MeasuringData, part: Part): PresenceExample[] {
  return data.rows<DepositedRow>(DEPOSITED).flatMap(({ id, citing_doi: group = id, doi, fields = {} }) => {
    const {
      author,
      year,
      volume,
      issue,
      'article-title': title,
      'journal-title': journal,
      'first-page': page,
    } = fields;
    if (!journal || !author || partOf(group) !== part) return [];
    const place = [volume, issue && `(${issue})`, page && `, ${page}`].join('');
    const raw = `${author}${year ? ` (${year})` : ''}. ${title ? `${title}. ` : ''}${journal} ${place}.`;
    const { kinds: _kinds, ...seen } = featuresOf(parseOne(raw, { now: NOW }));
    return [{ ...seen, isPresent: doi !== undefined || seen.isComplete, group, set: 'deposited', raw }];
  });
}
