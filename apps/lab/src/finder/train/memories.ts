import { yearOf, type CslItem } from '@veracite/model/csl';
import { rarest } from '@veracite/library/index/rarity';
import { tokens } from '@veracite/text/fold';
import type { Remembered } from '@veracite/model/remembered';

/** A description of a work as a user might give it. */
export interface Memory {
  kind: MemoryKind;
  remembered: Remembered;
  item: CslItem;
}

const HALF_KINDS = ['half title', 'author misspelt', 'year off by one', 'author, year, journal word'] as const;
/** Ways of remembering half that are measured: one of them was never learned from. */
export const MEASURED_KINDS = [...HALF_KINDS, 'author, year, topic'] as const;
export const LEARNED_KINDS = [...HALF_KINDS, 'half title, author', 'keywords', 'doi', 'mistyped doi'] as const;
type MemoryKind = (typeof MEASURED_KINDS)[number] | (typeof LEARNED_KINDS)[number];

type Random = () => number;

/** A description of that kind; undefined when the work lacks what it takes. Deterministic for a given `random`. */
export function remember(item: CslItem, kind: MemoryKind, random: Random): Memory | undefined {
  const remembered = PARTS[kind](item, random);
  return remembered && { kind, remembered, item };
}

const PARTS: Record<MemoryKind, (item: CslItem, random: Random) => Remembered | undefined> = {
  'half title': (item, random) => titled(item, random, () => ({})),
  'author misspelt': (item, random) => titled(item, random, (family) => ({ author: misspelled(family, random) })),
  'year off by one': (item, random) =>
    titled(item, random, (family) => {
      const year = yearOf(item);
      const off = year === undefined ? undefined : year + (random() < 0.5 ? 1 : -1);
      return off === undefined ? undefined : { year: off, ...(random() < 0.5 ? { author: family } : {}) };
    }),
  'author, year, journal word': (item, random) => {
    const family = familyOf(item);
    const words = rarest(
      tokens(item['container-title'] ?? '').filter((word) => word.length > 3),
      2,
    );
    const journal = words[Math.floor(random() * words.length)];
    const year = yearOf(item);
    return family && journal && year ? { author: family, year, journal } : undefined;
  },
  'author, year, topic': (item, random) => {
    const families = (item.author ?? []).flatMap(({ family }) => family ?? []);
    const author = families[Math.floor(random() * families.length)];
    const year = yearOf(item);
    const topic = topicOf(item.title ?? '', random);
    return author && year && topic ? { author, year, [random() < 0.5 ? 'title' : 'keywords']: topic } : undefined;
  },
  'half title, author': (item, random) => titled(item, random, (family) => ({ author: family })),
  keywords: (item, random) => {
    const words = rarest(tokens(item.title ?? ''), 4 + Math.floor(random() * 3));
    return words.length < 4 ? undefined : { keywords: words.sort(() => random() - 0.5).join(' ') };
  },
  doi: (item) => (item.DOI ? { doi: item.DOI } : undefined),
  'mistyped doi': (item, random) =>
    item.DOI ? titled(item, random, () => ({ doi: `${item.DOI ?? ''}${Math.floor(random() * 90 + 10)}` })) : undefined,
};

function titled(item: CslItem, random: Random, more: (family: string) => Partial<Remembered> | undefined) {
  const family = familyOf(item);
  const others = family && more(family);
  return others && item.title ? { title: half(item.title, random), ...others } : undefined;
}

const familyOf = (item: CslItem): string | undefined => item.author?.[0]?.family ?? item.author?.[0]?.literal;

/** Half of the words, at least three: the first ones, or any; one in seven times one of them is another word. */
function half(title: string, random: Random): string {
  const words = title.split(/\s+/).filter(Boolean);
  const count = Math.min(words.length, Math.max(3, Math.ceil(words.length / 2)));
  const kept =
    random() < 0.5
      ? words.slice(0, count)
      : words
          .map((word, index) => ({ word, at: index, order: random() }))
          .sort((a, b) => a.order - b.order)
          .slice(0, count)
          .sort((a, b) => a.at - b.at)
          .map(({ word }) => word);
  if (count > 3 && random() < 1 / 7)
    kept[Math.floor(random() * count)] = OTHERS[Math.floor(random() * OTHERS.length)] ?? '';
  return kept.join(' ');
}

/** One to three words of a title, in its order, without the shortest: what the work is about. */
function topicOf(title: string, random: Random): string {
  const words = [...new Set(tokens(title))].filter((word) => word.length > 3);
  const count = 1 + Math.floor(random() * 3);
  const from = Math.floor(random() * Math.max(1, words.length - count + 1));
  return words.slice(from, from + count).join(' ');
}

const OTHERS = 'approach analysis effects modern study role model theory towards general problems review'.split(' ');

/** A letter left out, doubled, changed or exchanged with its neighbor, not the first one. */
export function misspelled(name: string, random: Random): string {
  if (name.length < 4) return name;
  const index = 1 + Math.floor(random() * (name.length - 2));
  const [before, letter, next] = [name.slice(0, index), name.charAt(index), name.charAt(index + 1)];
  const slips = [
    before + name.slice(index + 1),
    `${before}${letter}${name.slice(index)}`,
    `${before}${VOWELS[letter] ?? 'e'}${name.slice(index + 1)}`,
    `${before}${next}${letter}${name.slice(index + 2)}`,
  ];
  return slips[Math.floor(random() * slips.length)] ?? name;
}

const VOWELS: Record<string, string> = {
  a: 'e',
  e: 'a',
  i: 'y',
  o: 'u',
  u: 'o',
  y: 'i',
  c: 'k',
  k: 'c',
  s: 'z',
  z: 's',
};
