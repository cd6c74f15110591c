import readBytes from '../data/names.bin';
import { readBinaryFile, type BinaryFile } from './binary-file';
import { probesOf } from './bloom';
import { lazily } from './data-file';
import { registerForms } from './register-key';
import { remembered } from './remembered';

/** Kinds of named venues, publishers and bodies, in the order of the bits. */
export const NAME_KINDS = [
  'journal',
  'series',
  'conference',
  'newspaper',
  'magazine',
  'news-site',
  'book-publisher',
  'university',
  'government',
  'company',
  'organization',
  'preprint-server',
  'repository',
  'encyclopedia',
  'law-reporter',
] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** What the register knows about a name. */
export interface RegisteredName {
  /** All kinds of things with this name. A newspaper is not also a journal unless a bibliography has articles of a journal with that name. */
  kinds: ReadonlySet<NameKind>;
  /**
   * Present when articles of the journal have DOIs of Crossref: seen ones, or (`isSeen` false) all those of its publisher's journals.
   * The years are those of DOIs that were seen or in which the journal appeared, in steps of five; absent when unknown.
   */
  depositedAtCrossref?: { isSeen: boolean; from?: number; to?: number };
  isInPubmed: boolean;
  isInDoaj: boolean;
  isInDblp: boolean;
  /** The name is one common word ("Nature", "World"): volume, pages or an identifier must confirm that the venue is meant. */
  isCommonWord: boolean;
  /** The name was found without its parenthesis, subtitle or place. */
  isPart: boolean;
}

/** Facts of a journal in the order of the bits; the years follow. */
export const NAME_FACTS = ['deposited', 'seen', 'pubmed', 'doaj', 'dblp', 'common'] as const;
export type NameFact = (typeof NAME_FACTS)[number];
/** Years are counted in steps from this one; 0 is unknown. */
export const FIRST_YEAR = 1795;
export const YEAR_STEP = 5;
export const YEAR_BITS = 6;

/**
 * The register: sorted hashes of 40 bits, divided by their first 16 bits into buckets of which `counts` has the sizes. `rests` has the
 * other 24 bits of each hash, `profiles` the place of its facts in `kinds` and `facts` in 16 bits.
 */
export interface NamesFile extends BinaryFile {
  arrays: Record<'counts' | 'rests' | 'profiles', Uint8Array> & Record<'kinds' | 'facts', Int32Array>;
}

/** Returns the bucket of a key and the rest of its hash. Unknown names are found with a probability of one in two million. */
export function nameHash(key: string): [bucket: number, rest: number] {
  const [first, second] = probesOf(key);
  return [first >>> 16, ((first & 0xffff) << 8) | (second >>> 24)];
}

const register = lazily(() => {
  const { counts, rests, profiles, kinds, facts } = readBinaryFile<NamesFile>(readBytes()).arrays;
  const starts = new Int32Array(counts.length + 1);
  counts.forEach((count, bucket) => (starts[bucket + 1] = (starts[bucket] ?? 0) + count));
  const three = (index: number): number =>
    ((rests[index] ?? 0) << 16) | ((rests[index + 1] ?? 0) << 8) | (rests[index + 2] ?? 0);
  return { starts, three, profiles, kinds, facts };
});

/** Returns the place of the profile of a key, undefined when the register lacks it. */
function profileOf(key: string | undefined): number | undefined {
  if (key === undefined) return undefined;
  const { starts, three, profiles } = register();
  const [bucket, rest] = nameHash(key);
  const end = starts[bucket + 1] ?? 0;
  for (let place = starts[bucket] ?? 0; place < end; place += 1)
    if (three(place * 3) === rest) return ((profiles[place * 2] ?? 0) << 8) | (profiles[place * 2 + 1] ?? 0);
  return undefined;
}

const JOURNAL_BITS = 0b111111;

/**
 * Looks up the name of a venue, publisher or institution in the register that comes with the product (apps/lab/data.md lists its sources): as
 * it is written, then without its parenthesis, number of a meeting, subtitle, and place. Undefined says that no source has the name, not that nothing
 * has it.
 */
export const lookUpName = remembered((name: string): RegisteredName | undefined => {
  for (const { key, exact, isPart, isBody } of registerForms(name)) {
    const profile = profileOf(exact) ?? profileOf(key);
    if (profile === undefined) continue;
    const kinds = register().kinds[profile] ?? 0;
    if (isBody && (kinds & ~JOURNAL_BITS) === 0) continue;
    return { ...described(isBody ? kinds & ~JOURNAL_BITS : kinds, register().facts[profile] ?? 0), isPart };
  }
  return undefined;
});

function described(kinds: number, facts: number): Omit<RegisteredName, 'isPart'> {
  const has = (fact: NameFact): boolean => ((facts >> NAME_FACTS.indexOf(fact)) & 1) === 1;
  const yearAt = (shift: number): number | undefined => {
    const step = (facts >> shift) & (2 ** YEAR_BITS - 1);
    return step === 0 ? undefined : FIRST_YEAR + step * YEAR_STEP;
  };
  const [from, end] = [yearAt(NAME_FACTS.length), yearAt(NAME_FACTS.length + YEAR_BITS)];
  const years = { ...(from && { from }), ...(end && { to: end + YEAR_STEP - 1 }) };
  return {
    kinds: new Set(NAME_KINDS.filter((_, bit) => ((kinds >> bit) & 1) === 1)),
    ...(has('deposited') && { depositedAtCrossref: { isSeen: has('seen'), ...years } }),
    isInPubmed: has('pubmed'),
    isInDoaj: has('doaj'),
    isInDblp: has('dblp'),
    isCommonWord: has('common'),
  };
}
