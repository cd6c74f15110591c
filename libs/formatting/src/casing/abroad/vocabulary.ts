import { ABROAD } from './learned';
import { member } from '../model/known';

/** Languages of one sentence case that share a vocabulary: Romance, Latin, Malay and Indonesian, Germanic and Nordic, Slavic, Finnic, Turkish. */
export type Family = 'r' | 'l' | 'm' | 'g' | 's' | 'f' | 't';

const FAMILIES: Readonly<Record<Family, string>> = {
  r: 'fr es it pt ca ro gl oc',
  l: 'la',
  m: 'id ms in',
  g: 'nl sv no nb nn da nordic af',
  s: 'pl cs sk hr sl slavic',
  f: 'fi et hu lt lv eu',
  t: 'tr',
};

const FAMILY_OF = new Map(
  (Object.keys(FAMILIES) as Family[]).flatMap((family) =>
    FAMILIES[family].split(' ').map((language): [string, Family] => [language, family]),
  ),
);

/** @param language code as `languageOf` gives it */
export const familyOf = (language: string | undefined): Family | undefined => FAMILY_OF.get(language ?? '');

/** What of a word all its forms share is not shorter. */
const STEM = 5;

/** Endings of cases, the longest first, and an "i" that is left of a stem in -ius or -ia. */
const LATIN_CASE = /(?:[oa]rum|ibus|[aiu]s|[aeu]m|ae|es|os|[aeio])$/;

/**
 * What of a word the filter holds. In Romance languages a word without its marks, its last vowels and an "s" or "x" behind them:
 * "économiques" and "econômico" are one; in Latin without its case. A word that would be left too short stays as it is.
 */
export function stemOf(word: string, family: Family): string {
  const lower = word.toLowerCase();
  if (family !== 'r' && family !== 'l') return lower;
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('æ', 'ae');
  const stem =
    family === 'l'
      ? bare
          .replaceAll('j', 'i')
          .replace(LATIN_CASE, '')
          .replace(/i{1,2}$/, '')
      : bare.replace(/[sx]$/, '').replace(/[aeiou]{1,3}$/, '');
  return stem.length < STEM - (family === 'l' ? 1 : 0) ? lower : stem;
}

/** How a stem stands in the filter: met small in titles, hardly ever met large besides, of a dictionary alone; and a name whole. */
export const KEYS = {
  met: (word: string, family: Family): string => `${family} ${stemOf(word, family)}`,
  plain: (word: string, family: Family): string => `${family}-${stemOf(word, family)}`,
  noted: (word: string, family: Family): string => `${family}+${stemOf(word, family)}`,
  name: (word: string, family: Family): string =>
    `${family}!${family === 'l' ? stemOf(word, family) : word.toLowerCase()}`,
  sure: (word: string, family: Family): string => KEYS.name(word, family).replace('!', '='),
};

const known = member(ABROAD);

/** True for a word that titles of these languages have in lower case; of others, for two in a hundred. */
export const isMetAbroad = (word: string, family: Family): boolean => known(KEYS.met(word, family));

/** True for a word that such titles write small and hardly ever large; two keys, so that of others it is so for one in two thousand. */
export const isPlainAbroad = (word: string, family: Family): boolean =>
  known(KEYS.met(word, family)) && known(KEYS.plain(word, family));

/** True for a word that no title was met with and a dictionary has in lower case. */
export const isNotedAbroad = (word: string, family: Family): boolean => known(KEYS.noted(word, family));

/** True for a word that titles in their own sentence case write large; two keys here too. */
export const isNameAbroad = (word: string, family: Family): boolean =>
  known(KEYS.name(word, family)) && known(KEYS.sure(word, family));
