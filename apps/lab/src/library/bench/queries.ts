import { yearOf, type CslItem } from '@veracite/model/csl';
import { hash40 } from '@veracite/library/index/keys';
import type { WorkQuery } from '@veracite/model/work';

/** A letter of every fifth word of four letters and more changed, and one word in eight left out. */
function damaged(title: string): string {
  return title
    .split(' ')
    .filter((word, index, all) => all.length < 5 || hash40(`${title}${index}`) % 8 !== 0)
    .map((word, index) =>
      word.length > 3 && hash40(`${word}${index}`) % 5 === 0 ? `${word.slice(0, 2)}x${word.slice(3)}` : word,
    )
    .join(' ');
}

const families = (csl: CslItem) => csl.author?.map((name) => name.family ?? name.literal).join(', ');

/** Every second journal as it is abbreviated: the first four letters of its longer words. */
function journal(csl: CslItem): string {
  const whole = csl['container-title'] ?? '';
  if (hash40(csl.title ?? '') % 2 === 0) return whole;
  return whole.replace(/\p{L}{6,}/gu, (word) => `${word.slice(0, 4)}.`);
}

/** What a reference without a title must say to name a work at all. */
const isPlaced = (csl: CslItem): boolean => Boolean(csl['container-title'] && csl.page);

export interface Kind {
  name: string;
  queryOf(csl: CslItem): WorkQuery;
  /** Works of which such a query can be made; every work when absent. */
  of?(csl: CslItem): boolean;
}

export const KINDS: Kind[] = [
  { name: 'clean', queryOf: (csl) => ({ title: csl.title, authors: csl.author, year: yearOf(csl) }) },
  {
    name: 'damaged',
    queryOf: (csl) => ({ title: damaged(csl.title ?? ''), authors: csl.author, year: yearOf(csl) }),
  },
  {
    name: 'bare text, damaged',
    queryOf: (csl) => ({
      raw: `${families(csl)} (${yearOf(csl)}). ${damaged(csl.title ?? '')}. ${csl['container-title'] ?? csl.publisher ?? ''} ${csl.volume ?? ''}, ${csl.page ?? ''}.`,
    }),
  },
  {
    name: 'without title',
    of: isPlaced,
    queryOf: (csl) => ({
      authors: csl.author,
      containerTitle: journal(csl),
      volume: csl.volume,
      page: csl.page,
      year: yearOf(csl),
      raw: `${families(csl)}, ${journal(csl)} ${csl.volume ?? ''}, ${csl.page} (${yearOf(csl)}).`,
    }),
  },
];
