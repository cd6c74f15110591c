import { dateOf, yearOf, type CslItem, type CslName } from '@veracite/model/csl';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Reference } from '@veracite/model/reference';
import type { Work } from '@veracite/model/work';
import { aReference } from '@veracite/testing/builders';
import { titleFingerprint } from '@veracite/text/fingerprint';
import { fold, tokens } from '@veracite/text/fold';
import { workOf } from '../../harness/works';

/** A reference and a work, and whether the reference means the work. */
export interface Pair {
  reference: Reference;
  work: Work;
  same: boolean;
}

/** For every work: references to it, faultless and faulty, against it and against the works most like it. */
export function makePairs(items: CslItem[], random: () => number): Pair[] {
  const works = items.map((item, index) => workOf(item, `w${index}`));
  const neighbors = neighborhood(items);
  return works.flatMap((work, i) => {
    const others = neighbors(i).flatMap((j) => works[j] ?? []);
    return [0, 1].flatMap(() => {
      const reference = referenceTo(work.csl, random);
      return [{ reference, work, same: true }, ...others.map((other) => ({ reference, work: other, same: false }))];
    });
  });
}

/**
 * Works of one title that are not one work: columns, mastheads, reports that come again each year. References to each
 * against all others of its title.
 */
export function lookAlikePairs(items: CslItem[], random: () => number): Pair[] {
  const byTitle = new Map<string, CslItem[]>();
  for (const item of items) {
    const key = titleFingerprint(item.title ?? '');
    byTitle.set(key, [...(byTitle.get(key) ?? []), item]);
  }
  return [...byTitle.values()].flatMap((alike) => {
    const [first, ...rest] = alike.filter((item, i) => alike.findIndex((other) => isSame(item, other)) === i);
    if (!first || rest.length === 0) return [];
    const works = [first, ...rest.slice(0, 3)].map((item, index) => workOf(item, `w${index}`));
    return works.flatMap((work) => {
      const reference = referenceTo(work.csl, random);
      return works.map((other) => ({ reference, work: other, same: other === work }));
    });
  });
}

/** One author's work of one title may be its preprint or its next edition. */
function isSame(a: CslItem, b: CslItem): boolean {
  const first = ({ author, editor }: CslItem) => fold((author ?? editor)?.[0]?.family ?? '');
  if (first(a) !== first(b)) return false;
  return first(a) !== '' || (yearOf(a) === yearOf(b) && a.volume === b.volume && a.page === b.page);
}

/** The three works that share most rare words of title and authors with a work. */
function neighborhood(items: CslItem[]): (index: number) => number[] {
  const words = items.map((item) => [
    ...new Set(tokens([item.title, ...(item.author ?? []).map((name) => name.family)].filter(Boolean).join(' '))),
  ]);
  const postings = new Map<string, number[]>();
  words.forEach((list, i) => {
    for (const word of list) {
      const posting = postings.get(word);
      if (posting) posting.push(i);
      else postings.set(word, [i]);
    }
  });
  return (index) => {
    const scores = new Map<number, number>();
    for (const word of words[index] ?? []) {
      const list = postings.get(word) ?? [];
      if (list.length > 200) continue;
      for (const other of list) if (other !== index) scores.set(other, (scores.get(other) ?? 0) + 1 / list.length);
    }
    return [...scores]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, 3)
      .map(([other]) => other);
  };
}

/** A reference as people write it: initials, fields left out, and now and then a mistake. */
function referenceTo(item: CslItem, random: () => number): Reference {
  const maybe = (chance: number) => random() < chance;
  // Now and then an identifier is all that is pasted.
  const csl: CslItem = item.DOI && maybe(0.1) ? { type: item.type, DOI: item.DOI } : { ...item };
  if (csl.author && maybe(0.5)) csl.author = item.author?.map(initialled);
  if (maybe(0.12)) csl.author = csl.author?.slice(0, 1 + Math.floor(random() * 2));
  if (csl.title && maybe(0.25)) delete csl.DOI;
  if (maybe(0.15)) delete csl.volume;
  if (maybe(0.2)) delete csl.page;
  if (maybe(0.12)) delete csl['container-title'];
  if (maybe(0.08)) delete csl.title;
  else if (csl.title && maybe(0.12)) csl.title = withoutWord(item.title ?? '', random);
  const year = yearOf(item);
  if (csl.issued && year !== undefined && maybe(0.1)) csl.issued = dateOf(year + (maybe(0.5) ? 1 : -1));
  const doi = csl.DOI ? normalizeDoi(csl.DOI) : undefined;
  const raw = rendered(csl);
  return aReference(raw, csl, { identifiers: doi ? { doi } : {} });
}

function initialled(name: CslName): CslName {
  return name.given ? { ...name, given: `${name.given.charAt(0)}.` } : name;
}

function withoutWord(title: string, random: () => number): string {
  const words = title.split(' ');
  if (words.length < 4) return title;
  const index = Math.floor(random() * words.length);
  return words.filter((_word, i) => i !== index).join(' ');
}

function rendered(csl: CslItem): string {
  const names = (csl.author ?? []).map((name) => [name.family ?? name.literal, name.given].filter(Boolean).join(', '));
  const place = [csl.volume, csl.issue && `(${csl.issue})`, csl.page].filter(Boolean).join(', ');
  if (!csl.title && !csl.author) return csl.DOI ?? '';
  return `${names.join('; ')} (${yearOf(csl) ?? 'n.d.'}). ${csl.title ?? ''}. ${csl['container-title'] ?? ''}, ${place}.`;
}
