import { yearOf } from '@veracite/model/csl';
import type { CitingMatch } from '@veracite/model/citing';
import type { Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import { isSpecific, titleStrength } from './identity';
import { viewOf } from './view';

/** Number of citing works without a common author that makes a copied or mistyped description unlikely. */
const INDEPENDENT = 3;

/** The works that cite a work which no database holds, and the reason shown for them. */
export interface Cited {
  by: Work[];
  reason: Reason;
}

/**
 * Returns the independent works that cite the same title, first author and year, when there are at least three.
 * Independent works share no author with each other or with the cited work. They make the work likely, never certain,
 * because wrong references are copied between lists as well.
 */
export function citedBy(reference: Reference, citing: CitingMatch[]): Cited | undefined {
  const taken = new Set(namesOf(reference.csl));
  const by: Work[] = [];
  for (const { by: work } of citing.filter(agrees).sort(byAge)) {
    const names = namesOf(work.csl);
    if (names.length === 0 || names.some((name) => taken.has(name))) continue;
    names.forEach((name) => taken.add(name));
    by.push(work);
  }
  const [first] = by;
  if (!first || by.length < INDEPENDENT) return undefined;
  return { by, reason: { code: 'cited', values: { count: by.length }, works: [first.csl] } };
}

/** Checks whether the entry describes the same work as the reference and the citing work is not older than it. */
function agrees({ by, entry }: CitingMatch): boolean {
  const view = viewOf(entry);
  if (titleStrength(view) !== 'whole' || !(isSpecific(view) || view.is('volume', 'same'))) return false;
  if (view.feature('firstAuthor') !== 1 && !view.is('author', 'same', 'near')) return false;
  if (view.is('issued', 'different') && view.get('issued')?.code !== 'year-off-by-one') return false;
  const [then, cited] = [yearOf(by.csl), yearOf(entry.candidate.work.csl)];
  return then === undefined || cited === undefined || then >= cited - 1;
}

function byAge({ by: a }: CitingMatch, { by: b }: CitingMatch): number {
  return (yearOf(a.csl) ?? Infinity) - (yearOf(b.csl) ?? Infinity) || (a.key < b.key ? -1 : 1);
}

/** Returns the folded family names, each once. */
function namesOf({ author = [] }: Pick<Work['csl'], 'author'>): string[] {
  return [...new Set(author.map(({ family, literal }) => fold(family ?? literal ?? '')))].filter(Boolean);
}
