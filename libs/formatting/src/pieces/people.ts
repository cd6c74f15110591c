import type { CslName } from '@veracite/model/csl';
import { capitalize, isAllCapitals, isRomanNumeral, PARTICLES } from './capitals';
import { cleanText, withoutTail } from './clean';
import { repairedNames } from './damaged-names';

/** Matches digraphs of Cyrillic and Greek transliterations, which form one initial. */
const DIGRAPHS = /^(?:Ch|Yu|Ya|Ye|Zh|Sh|Th|Ts|Kh|Ph)\.$/;
const HAS_CASE = /\p{Lu}|\p{Ll}/u;

/** Converts "CALIANDRO" to "Caliandro", "MCDONALD" to "McDonald", "O’BRIEN" to "O’Brien", "VAN DER BERG" to "van der Berg". */
function repairName(text: string): string {
  return text
    .split(' ')
    .map((word, index) => {
      const lower = word.toLowerCase();
      // "Le Gros Clark", "La Rochefoucauld": an article is part of the name (Chicago 8.7).
      const isArticle = index === 0 && /^l[ae]$/.test(lower);
      if (text.includes(' ') && PARTICLES.has(lower) && !isArticle) return lower;
      return lower
        .split(/(?<=[-'’])/)
        .map((part) => capitalize(part).replace(/^Mc(\p{Ll})/u, (_all, letter: string) => `Mc${letter.toUpperCase()}`))
        .join('');
    })
    .join(' ');
}

/** Converts "JK" and "J.K." to "J. K.", "J-P" to "J.-P."; longer words stay unchanged. */
function spaceInitials(given: string): string {
  const packed = /^\p{Lu}{2,3}$/u.test(given) && !isRomanNumeral(given) ? [...given].join(' ') : given;
  return packed.replace(/\.(?=[^\s.\-,])/g, '. ').replace(/(?<![\p{L}\p{M}’])(\p{Lu})(?![\p{L}\p{M}.’])/gu, '$1.');
}

function initial(word: string): string {
  if (PARTICLES.has(word) || DIGRAPHS.test(word)) return word;
  const letter = /\p{L}\p{M}*/u.exec(word)?.[0];
  return letter ? `${letter.toUpperCase()}.` : '';
}

/** Converts "Jean-Paul M" to "J.-P. M.". Names in scripts without capitals stay unchanged. */
export function initialsOf(given: string): string {
  if (!HAS_CASE.test(given)) return given;
  return spaceInitials(given)
    .split(' ')
    .map((word) => word.split(/[-‐‑]/).map(initial).filter(Boolean).join('-'))
    .filter(Boolean)
    .join(' ');
}

/** One author, editor or translator with cleaned names. */
export interface Person {
  /** Family name with its particle, or the full name of an organization. */
  family: string;
  given: string;
  initials: string;
  suffix: string;
  organization: boolean;
  /** Abbreviation recorded after the name of an organization: "World Health Organization (WHO)". */
  abbreviation?: string;
}

const ABBREVIATED = /^(.{4,200}?)\s[([](\p{Lu}[\p{L}&-]{0,10}\p{Lu})[)\]]$/u;

/** Returns true if the abbreviation consists of letters of the name in order: "(WHO)", but not "(UK)" after a department. */
function isAcronymOf(abbreviation: string, name: string): boolean {
  const letters = name.replace(/^the\s/i, '').toLowerCase();
  let index = -1;
  for (const letter of abbreviation.toLowerCase().replace(/\P{L}/gu, '')) {
    const next = letters.indexOf(letter, index + 1);
    if (next < 0 || (index < 0 && next > 0)) return false;
    index = next;
  }
  return true;
}

function organization(literal: string): Person {
  const [, name = literal, abbreviation] = ABBREVIATED.exec(literal) ?? [];
  const body = { family: name, given: '', initials: '', suffix: '', organization: true };
  return abbreviation && isAcronymOf(abbreviation, name) ? { ...body, abbreviation } : { ...body, family: literal };
}

const SUFFIX = /,?\s(Jr|Sr|II|III|IV)\.?$/;

function toPerson(name: CslName): Person | undefined {
  const literal = cleanText(name.literal ?? '');
  const bare = withoutTail(cleanText(name.family ?? ''), ',; ').replace(/^[,;.\s]+/, '');
  if (!bare && !literal) {
    const only = cleanText(name.given ?? '');
    return only ? { family: only, given: '', initials: '', suffix: '', organization: false } : undefined;
  }
  if (!bare) return organization(literal);
  let given = cleanText(name.given ?? '').replace(/,$/, '');
  const found = SUFFIX.exec(given);
  if (found) given = given.slice(0, found.index);
  const shouting = isAllCapitals(bare) && (bare.length > 2 || (given.length > 3 && isAllCapitals(given)));
  const family = shouting ? repairName(bare) : bare;
  if (shouting && /\p{Lu}{4}/u.test(given)) given = repairName(given);
  const dropping = cleanText(name['dropping-particle'] ?? '');
  const full = [spaceInitials(given), dropping].filter(Boolean).join(' ');
  return {
    family: [cleanText(name['non-dropping-particle'] ?? ''), family].filter(Boolean).join(' '),
    given: full,
    initials: [initialsOf(given), dropping].filter(Boolean).join(' '),
    suffix: suffixText(name.suffix ?? found?.[1] ?? ''),
    organization: false,
  };
}

function suffixText(suffix: string): string {
  const bare = suffix.replace(/[.,\s]/g, '');
  return /^(?:jr|sr)$/i.test(bare) ? `${capitalize(bare.toLowerCase())}.` : bare;
}

const OTHERS = /^(?:and\s)?(?:others|et\sal\.?)$/i;

/** Returns the people of a list, and whether the record marks the list as truncated. */
export function peopleOf(names: CslName[] | undefined): { people: Person[]; cut: boolean } {
  const people: Person[] = [];
  let cut = false;
  for (const name of repairedNames(names ?? [])) {
    const person = toPerson(name);
    if (person && OTHERS.test(person.family)) cut = true;
    else if (person) people.push(person);
  }
  return { people, cut };
}

/** Formats "Ada King Lovelace Jr.". A Chinese, Japanese or Korean name in its own script keeps its order without a space. */
export function inOrder(person: Person, given = person.given): string {
  if (
    !HAS_CASE.test(person.family) &&
    /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]+$/u.test(person.family)
  ) {
    return person.family + given;
  }
  return [given, person.family, person.suffix].filter(Boolean).join(' ');
}

/** Formats "Lovelace, Ada King, Jr." */
export function inverted(person: Person, given = person.given): string {
  return [person.family, given, person.suffix].filter(Boolean).join(', ');
}
