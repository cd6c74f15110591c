import organisations from '../data/organisation-words.json';
import particles from '../data/name-particles.json';

/** What holds of names of people and bodies in the languages that references are written in. */

const PARTICLES: ReadonlySet<string> = new Set(particles.entries);

/** Whether a word, in lower case, is a particle of family names: "van", "de", "al"; "d'" and "l'" as well. */
export function isNameParticle(word: string): boolean {
  return PARTICLES.has(word) || /^[dl]['’]$/.test(word);
}

const ORGANISATION = new RegExp(
  String.raw`(?<!\p{L})(?:${organisations.entries.map((word) => word.replace(/-$/, String.raw`\p{L}*`)).join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a name has a word that bodies are called by and people are not: "university", "committee", "ministerio". */
export function hasOrganisationWord(name: string): boolean {
  return ORGANISATION.test(name);
}

/** Han, Hangul and kana: names in them begin with the family name, have no comma inside and no order to turn. */
export const FAMILY_FIRST_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
