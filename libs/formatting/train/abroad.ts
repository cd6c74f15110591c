/**
 * Learns which words other languages write small in titles: `npm run train:abroad` writes src/casing/abroad/learned.ts,
 * from titles in their own sentence case and spelling dictionaries.
 */
import { writeFileSync } from 'node:fs';
import { KEYS, stemOf, type Family } from '../src/casing/abroad/vocabulary';
import { COMMON_ODDS, letterSlots, SLOTS } from '../src/casing/abroad/letters';
import { bloomOf } from '../src/casing/model/bloom';
import { unpack } from '../src/casing/model/packing';
import { cityNames } from './cities';
import { latinStems, wordsAbroad } from './dictionaries-abroad';
import { countForms, type Times } from './forms-abroad';
import { learnLetters } from './letters-abroad';
import { authorNames } from './titles';

/** Log odds of the letters of a word that dictionaries have, above which it is no name. */
const SURELY = 2;

/** So many times large, and small in no more than one case of ten: a name. */
const NAMED = 2;
const NAMED_SHARE = 0.9;
/** So many times small, and large in no more than one case of thirty: large nowhere but in headlines. */
const PLAIN = 3;
const PLAIN_SHARE = 1 / 30;

const families = countForms();
const metSmall = (family: Family): Set<string> =>
  new Set([...(families.get(family) ?? [])].filter(([, { small, large }]) => small > large).map(([word]) => word));

/** Names of authors and cities that are no words of these languages besides. */
function namesFor(common: Set<string>): string[] {
  const authors = [...authorNames('family').keys(), ...authorNames('given').keys()];
  const cities = [...cityNames((word) => common.has(word))].map((name) => name.toLowerCase());
  const titled = [...(families.get('r') ?? [])].filter(([, { small, large }]) => large > small).map(([word]) => word);
  return [...new Set([...authors, ...cities, ...titled])].filter(
    (word) => !common.has(word) && /^\p{Ll}{4,}$/u.test(word),
  );
}

const romance = new Set([...wordsAbroad('r'), ...metSmall('r')]);
const { text: letters, scale } = learnLetters(
  [...romance].filter((word) => word.length > 3),
  namesFor(romance),
);
const weights = unpack(letters, SLOTS);
const odds = (word: string): number => letterSlots(word).reduce((sum, slot) => sum + (weights[slot] ?? 0), 0) * scale;

/** Titles have it large far oftener than small, or small, so that it is met. */
const isLarge = (times: Times | undefined): boolean =>
  times !== undefined && (times.small > times.large || times.large > 2 * times.small + 1);

const keys = new Set<string>();
for (const [family, forms] of families) {
  const before = keys.size;
  const stems = new Map<string, Times>();
  for (const [word, { small, large }] of forms) {
    const named = large >= NAMED && large >= NAMED_SHARE * (small + large);
    // "Dizionario": large in the titles of works, and no name.
    if (named && !(family === 'r' && romance.has(word) && odds(word) > SURELY))
      keys.add(KEYS.name(word, family)).add(KEYS.sure(word, family));
    const stem = stemOf(word, family);
    const { small: s = 0, large: l = 0 } = stems.get(stem) ?? {};
    stems.set(stem, { small: s + small, large: l + large });
  }
  for (const [word] of forms) {
    const { small, large } = stems.get(stemOf(word, family)) ?? { small: 0, large: 0 };
    if (small > large) keys.add(KEYS.met(word, family));
    if (small >= PLAIN && large <= PLAIN_SHARE * (small + large)) keys.add(KEYS.plain(word, family));
  }
  const met = keys.size - before;
  for (const word of wordsAbroad(family))
    if ((family !== 'r' || odds(word) < COMMON_ODDS) && !isLarge(stems.get(stemOf(word, family))))
      keys.add(KEYS.noted(word, family));
  console.log(family, forms.size, met, keys.size - before - met);
}
for (const name of latinStems().names) keys.add(KEYS.name(name, 'l')).add(KEYS.sure(name, 'l'));
const bits = Buffer.from(bloomOf(keys)).toString('base64');
writeFileSync(
  'libs/formatting/src/casing/abroad/learned.ts',
  `/** Words of other languages as bits (bloom.ts); written by libs/formatting/train/abroad.ts, not by hand. */\nexport const ABROAD = \`\n${bits.replace(/.{120}/g, '$&\n')}\n\`;\n\n` +
    `/** Weights of the letters of Romance words (letters.ts), packed as packing.ts says. */\nexport const SCALE = ${scale};\n\nexport const LETTERS = \`\n${letters}\n\`;\n`,
);
console.log(`${keys.size} of ABROAD`);
