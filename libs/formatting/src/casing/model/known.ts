import { bloomHolds, probesOf } from './bloom';
import { FAMILIES } from './families';
import { GENERA } from './genera';
import { GIVEN } from './given';
import { MET } from './met';
import { NAMES } from './names';
import { PAIRS } from './pairs';
import { PLACES } from './places';
import { VOCABULARY } from './vocabulary';

/** Answers given; titles of one list share most of their words. */
const REMEMBERED = 50_000;

/** The lists of words, in the order of their bits in an answer. */
const LISTS = [MET, VOCABULARY, NAMES, FAMILIES, PLACES, GENERA, GIVEN];
const [MET_BIT, NOTED_BIT, NAME_BIT, FAMILY_BIT, PLACE_BIT, TAXON_BIT, GIVEN_BIT] = [1, 2, 4, 8, 16, 32, 64];

const unpacked = (list: string): Uint8Array =>
  Uint8Array.from(atob(list.replace(/\n/g, '')), (char) => char.charCodeAt(0));

/** Asks a packed Bloom filter, which is unpacked when first asked. */
export function member(packed: string): (word: string) => boolean {
  let bits: Uint8Array | undefined;
  const answers = new Map<string, boolean>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    const answer = bloomHolds((bits ??= unpacked(packed)), probesOf(word));
    if (answers.size >= REMEMBERED) answers.clear();
    answers.set(word, answer);
    return answer;
  };
}

let filters: Uint8Array[] | undefined;
const answers = new Map<string, number>();

/** One bit for each list that holds a word; the filters are unpacked when first asked. */
function listsOf(word: string): number {
  const known = answers.get(word);
  if (known !== undefined) return known;
  filters ??= LISTS.map(unpacked);
  const probes = probesOf(word);
  const answer = filters.reduce((bits, filter, index) => (bloomHolds(filter, probes) ? bits | (1 << index) : bits), 0);
  if (answers.size >= REMEMBERED) answers.clear();
  answers.set(word, answer);
  return answer;
}

const holds =
  (bits: number) =>
  (word: string): boolean =>
    (listsOf(word) & bits) !== 0;

/** True for a word that titles hold in lower case; of others, for three in a thousand. */
export const isMetWord = holds(MET_BIT);

/** True for a word that titles or dictionaries hold in lower case; of those that neither holds, for six in a thousand. */
export const isCommonWord = holds(MET_BIT | NOTED_BIT);

/** True for a name of a dictionary, or a word that headlines alone hold; of other words, for three in a thousand. */
export const isNoted = holds(NAME_BIT);

/** True for a family name of authors; of other words, for three in a thousand. */
export const isFamilyName = holds(FAMILY_BIT);

/** True for a word of the name of a city, a part of a country or a language; of other words, for three in a thousand. */
export const isPlaceName = holds(PLACE_BIT);

/** True for the name of a genus or a higher taxon; of other words, for three in a thousand. */
export const isTaxonName = holds(TAXON_BIT);

/** True for the given name of authors; of other words, for three in a thousand. */
export const isGivenName = holds(GIVEN_BIT);

/** True for a word of the names of persons, places, peoples or languages. */
export const isListedName = holds(NAME_BIT | FAMILY_BIT | PLACE_BIT);

/** True for two words, a space between them, that titles write small side by side; of others, for three in a thousand. */
export const isCommonPair = member(PAIRS);
