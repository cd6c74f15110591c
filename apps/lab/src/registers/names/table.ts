import { isListedName, isLowercaseWord } from '@veracite/formatting/casing/model/lists';
import {
  FIRST_YEAR,
  NAME_FACTS,
  nameHash,
  YEAR_BITS,
  YEAR_STEP,
  type NamesFile,
} from '@veracite/text/registered-names';
import { bitsOf, type Known } from './collect';

const MAX_BUCKET = 255;
const ABOUT =
  'Names of journals, conferences, newspapers, publishers and institutions, as hashes. Written by npm run lab -- build:names; apps/lab/data.md lists the sources.';

/** What the register has about a key, as bits. */
export interface Profile {
  kinds: number;
  facts: number;
}

/** The register while it is written. */
export class NameTable {
  private readonly buckets = Array.from({ length: 2 ** 16 }, () => new Map<number, number>());
  private readonly profiles: Profile[] = [];
  private readonly places = new Map<string, number>();

  get size(): number {
    return this.buckets.reduce((sum, { size }) => sum + size, 0);
  }

  get(key: string): Profile | undefined {
    const [bucket, rest] = nameHash(key);
    return this.profiles[this.buckets[bucket]?.get(rest) ?? -1];
  }

  set(key: string, { kinds, facts }: Profile): void {
    const [bucket, rest] = nameHash(key);
    const place = this.places.get(`${kinds} ${facts}`) ?? this.profiles.length;
    if (place === this.profiles.length) {
      this.places.set(`${kinds} ${facts}`, place);
      this.profiles.push({ kinds, facts });
    }
    this.buckets[bucket]?.set(rest, place);
  }

  file(): NamesFile {
    const { buckets, profiles } = this;
    if (profiles.length > 2 ** 16 || buckets.some(({ size }) => size > MAX_BUCKET))
      throw new RangeError('The register of names is too large for its format.');
    const sorted = buckets.flatMap((bucket) => [...bucket].sort((a, b) => a[0] - b[0]));
    return {
      about: ABOUT,
      values: {},
      arrays: {
        counts: Uint8Array.from(buckets, ({ size }) => size),
        rests: Uint8Array.from(sorted.flatMap(([rest]) => [rest >> 16, (rest >> 8) & 0xff, rest & 0xff])),
        profiles: Uint8Array.from(sorted.flatMap(([, place]) => [place >> 8, place & 0xff])),
        kinds: Int32Array.from(profiles, ({ kinds }) => kinds),
        facts: Int32Array.from(profiles, ({ facts }) => facts),
      },
    };
  }
}

/** Returns what is known about a key as bits. */
export const profileOf = (key: string, known: Known): Profile => ({
  kinds: bitsOf(known.kinds),
  facts: factBits(key, known),
});

const stepOf = (year = 0): number =>
  Number.isFinite(year) && year > FIRST_YEAR ? Math.floor((year - FIRST_YEAR) / YEAR_STEP) : 0;

function factBits(key: string, { facts, from, to }: Known): number {
  const isCommon = !key.includes(' ') && (isLowercaseWord(key) || isListedName(key));
  const bits = NAME_FACTS.reduce(
    (sum, fact, bit) => (facts.has(fact) || (fact === 'common' && isCommon) ? sum | (1 << bit) : sum),
    0,
  );
  return bits | (stepOf(from) << NAME_FACTS.length) | (stepOf(to) << (NAME_FACTS.length + YEAR_BITS));
}
