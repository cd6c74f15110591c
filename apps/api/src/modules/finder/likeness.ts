import { compareNames, nameParts } from '@veracite/matching/name';
import { yearOf, type CslName } from '@veracite/model/csl';
import type { Candidate } from '@veracite/model/evidence';
import type { Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { similarity } from '@veracite/text/distance';
import { tokens } from '@veracite/text/fold';

/**
 * How much each remembered part tells, by how rarely two works share it: a DOI names one work, a title nearly, a year
 * one in a hundred. Set by hand; only the order of works depends on them, not any verdict.
 */
const WEIGHTS = { doi: 8, title: 5, author: 3, keywords: 3, journal: 1.5, year: 1.5 };

/** A year is remembered wrongly by one or two more often than by more. */
const YEAR_OFF = [1, 0.7, 0.45];

/** Every remembered word stands in the title, but not the whole title: nearly as good as the whole. */
const PART = 0.95;

/**
 * How well a work fits a description, of which every part may be cut short, misspelt or wrong.
 * @param keywords words or an abstract
 * @returns 0 for nothing, 1 when everything that was given fits
 */
export function likenessOf(candidate: Candidate, description: Reference, keywords?: string): number {
  const works = [candidate.work, ...(candidate.also ?? []).map(({ work }) => work)];
  return Math.max(...works.map((work) => likenessOfRecord(work, description, keywords)));
}

function likenessOfRecord(work: Work, { csl, identifiers }: Reference, keywords?: string): number {
  const parts: [weight: number, likeness: number][] = [];
  const year = yearOf(csl);
  if (identifiers.doi) parts.push([WEIGHTS.doi, work.identifiers.doi === identifiers.doi ? 1 : 0]);
  if (csl.title)
    parts.push([WEIGHTS.title, titleLikeness(csl.title, [work.csl.title ?? '', ...(work.otherTitles ?? [])])]);
  if (csl.author?.length)
    parts.push([WEIGHTS.author, authorLikeness(csl.author, work.csl.author ?? work.csl.editor ?? [])]);
  if (csl['container-title']) parts.push([WEIGHTS.journal, wordLikeness(csl['container-title'], venueOf(work))]);
  if (year !== undefined) parts.push([WEIGHTS.year, yearLikeness(year, work)]);
  if (keywords)
    parts.push([WEIGHTS.keywords, held(keywords, `${work.csl.title ?? ''} ${venueOf(work)} ${abstractOf(work)}`)]);
  const total = parts.reduce((sum, [weight]) => sum + weight, 0);
  return total === 0 ? 0 : parts.reduce((sum, [weight, likeness]) => sum + weight * likeness, 0) / total;
}

function titleLikeness(asked: string, titles: string[]): number {
  return Math.max(...titles.map((title) => wordLikeness(asked, title)));
}

function wordLikeness(asked: string, found: string): number {
  return Math.max(similarity(asked, found), PART * held(asked, found));
}

/** Share of the asked words that a text holds. */
function held(asked: string, text: string): number {
  const words = [...new Set(tokens(asked))].filter((word) => word.length > 2);
  const there = new Set(tokens(text));
  return words.length === 0 ? 0 : words.filter((word) => there.has(word)).length / words.length;
}

/** Share of the asked people who are among the authors; a misspelt name counts nearly as one. */
function authorLikeness(asked: CslName[], authors: CslName[]): number {
  const known = authors.map(nameParts);
  const fits = asked.map(nameParts).map((name): number => {
    const agreements = known.map((other) => compareNames(name, other));
    return agreements.includes('same')
      ? 1
      : agreements.includes('misspelt')
        ? 0.85
        : agreements.includes('initials-differ')
          ? 0.5
          : 0;
  });
  return fits.reduce((sum, fit) => sum + fit, 0) / Math.max(1, fits.length);
}

function yearLikeness(asked: number, { csl, years }: Work): number {
  const known = [yearOf(csl), ...(years ?? [])].filter((year): year is number => year !== undefined);
  return Math.max(0, ...known.map((year) => YEAR_OFF[Math.abs(asked - year)] ?? 0));
}

function venueOf({ csl }: Work): string {
  return [csl['container-title'], csl['container-title-short'], csl['event-title'], csl.publisher]
    .filter(Boolean)
    .join(' ');
}

function abstractOf(work: Work): string {
  return work.abstract ?? work.csl.abstract ?? '';
}
