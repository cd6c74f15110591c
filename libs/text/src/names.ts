import andWords from '../data/and-words.json';
import groups from '../data/group-words.json';
import organizations from '../data/organisation-words.json';
import particles from '../data/name-particles.json';
import { rowsOf } from './data-file';

const TABLE = rowsOf(particles, ['particle', 'uses']);
const PARTICLES: ReadonlySet<string> = new Set(TABLE.map(({ particle }) => particle));

/**
 * Contexts that recognize only some particles, because a word such as "das" or "st" has other meanings there: the start of a list, of
 * a name, of an entry; an author in a note; the start, the words and the whole of an in-text name; editors in a statement; the words of a
 * name that stay in lower case.
 */
export type ParticleUse =
  | 'listStart'
  | 'nameStart'
  | 'noteName'
  | 'entryStart'
  | 'citedStart'
  | 'citedName'
  | 'citedWord'
  | 'inStatement'
  | 'lowercase';

/** Returns the particles that a context recognizes, in lower case. */
export const particlesFor = (use: ParticleUse): string[] =>
  TABLE.filter(({ uses }) => uses.split(' ').includes(use)).map(({ particle }) => particle);

/** Returns the same as alternatives of a regular expression: "de|der|van". */
export const particlePattern = (use: ParticleUse): string => particlesFor(use).join('|');

/** Returns true for a particle of family names in lower case: "van", "de", "al"; "d'" and "l'" as well. */
export function isNameParticle(word: string): boolean {
  return PARTICLES.has(word) || /^[dl]['’]$/.test(word);
}

const AND_TABLE = rowsOf(andWords, ['word', 'uses']);

/** Words that always join two people: "and", "und", "ve". */
export const AND_WORDS: readonly string[] = AND_TABLE.filter(({ uses }) => !uses).map(({ word }) => word);

/** Words that join two people, but also have other meanings between capitalized words: Czech "a", Slovenian "in". */
export const DOUBTFUL_AND_WORDS: readonly string[] = AND_TABLE.filter(({ uses }) => uses).map(({ word }) => word);

const anyOf = (words: string[]): RegExp =>
  new RegExp(
    String.raw`(?<!\p{L})(?:${words.map((word) => word.replace(/-$/, String.raw`\p{L}*`)).join('|')})(?!\p{L})`,
    'iu',
  );

const ORGANISATION = anyOf(organizations.entries);
const GROUP = anyOf(groups.entries);

/** Returns true for a name with a word that only organizations have: "university", "committee", "ministerio". */
export function hasOrganizationWord(name: string): boolean {
  return ORGANISATION.test(name);
}

/** Returns true for the name of a group, whose members may be listed as the authors instead: "ATLAS Collaboration". */
export function namesGroup(name: string): boolean {
  return GROUP.test(name);
}

/** Han, Hangul and kana: names in them begin with the family name, have no comma inside and no order to turn. */
export const FAMILY_FIRST_SCRIPT = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
