import type { Doubt } from '@veracite/model/reference';
import type { Listed } from './listed';

/** Minimum count of entries with which a list shows its usual length. */
const ENOUGH = 4;
/** Minimum length of an entry that may be several, in characters. */
const LONG = 300;
/** Number of entries that together are shorter than several entries in one. */
const NEIGHBORS = 3;
const YEAR = /(?<![\d.:/–-])(?:1[6-9]|20)\d\d(?![\d–-])/g;
/** The authors and the year with which an entry begins: "Adams, B., & Brown, C. (2019)". */
const HEAD =
  /(?:^|[.\d)\]/]\s*)\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.[\s-]?){1,4}[^.():;]{0,20}(?:[^():;]{0,200})\((?:1[6-9]|20)\d\d[a-z]?\)/gu;

const DOUBT: Doubt = {
  code: 'several-references',
  message: 'This entry may be several references that were read as one: check where it ends.',
};

/**
 * Adds a doubt to entries that may be several: those with the authors and years of several entries, and those with several years
 * that are longer than three of their neighbors together.
 */
export function withJoinedEntries(listed: readonly Listed[]): Listed[] {
  const lengths = listed.map(({ reference }) => reference.raw.length);
  return listed.map((entry, i) => {
    const { reference } = entry;
    if (reference.format !== 'text' || reference.raw.length < LONG) return entry;
    const heads = reference.raw.match(HEAD)?.length ?? 0;
    const years = new Set(reference.raw.match(YEAR)).size;
    const others = [...lengths.slice(Math.max(0, i - NEIGHBORS), i), ...lengths.slice(i + 1, i + 1 + NEIGHBORS)];
    const near = others.sort((a, b) => b - a).slice(0, NEIGHBORS);
    const isLong = listed.length >= ENOUGH && reference.raw.length > near.reduce((sum, length) => sum + length, 0);
    const isJoined = heads > 1 || (isLong && years > 1);
    return isJoined ? { ...entry, reference: { ...reference, doubts: [...reference.doubts, DOUBT] } } : entry;
  });
}
