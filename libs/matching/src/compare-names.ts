import { editDistance, similarity } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import { oneRomanization } from '@veracite/text/romanized-slavic';
import shortForms from '../data/short-forms.json';
import { isParticle, SUFFIXES, type NameParts } from './name';

/** Full forms by the short form of a given name. */
const FULL_FORM = new Map(
  Object.entries(shortForms.entries).flatMap(([full, short]) => short.map((name): [string, string] => [name, full])),
);

export type NameAgreement = 'same' | 'misspelt' | 'initials-differ' | 'none';

/** Compares two names and reports whether they may be the same person. */
export function compareNames(a: NameParts, b: NameParts): NameAgreement {
  if (a.organization || b.organization) return sameOrganization(a, b) ? 'same' : 'none';
  if (sameFamily(a, b)) {
    const given = givenAgree(a.given, b.given);
    if (given === 'yes') return 'same';
    return given === 'initials' ? 'initials-differ' : 'none';
  }
  if (swapped(a, b) || sameWords(a, b)) return 'same';
  if (isTypo(a.family, b.family) && givenAgree(a.given, b.given) === 'yes') return 'misspelt';
  return 'none';
}

function sameOrganization(a: NameParts, b: NameParts): boolean {
  const left = a.organization ? a.family : [...a.given, ...a.familyWords].join(' ');
  const right = b.organization ? b.family : [...b.given, ...b.familyWords].join(' ');
  if (similarity(left, right) >= 0.85) return true;
  const [short, long] = left.length < right.length ? [left, right] : [right, left];
  const letters = long
    .split(' ')
    .filter((word) => !isParticle(word) && !['the', 'of', 'for', 'and', 'on'].includes(word));
  if (short.replaceAll(' ', '') === letters.map((word) => word.charAt(0)).join('') && letters.length > 1) return true;
  return short.length >= 8 && ` ${long} `.includes(` ${short} `);
}

function sameFamily(a: NameParts, b: NameParts): boolean {
  if (!a.family || !b.family) return false;
  if (a.family === b.family || plainVowels(a.family) === plainVowels(b.family)) return true;
  if (oneRomanization(a.family) === oneRomanization(b.family)) return true;
  if (lostLetters(a, b.family) || lostLetters(b, a.family)) return true;
  const left = core(a.familyWords);
  const right = core(b.familyWords);
  if (left.join('') === right.join('')) return true;
  // Double names are often shortened: "García" for "García Márquez". The middle name may be among the given names.
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.length > 0 && short.join('').length >= 3 && short.every((word) => long.includes(word));
}

function core(familyWords: string[]): string[] {
  const kept = familyWords.filter((word) => !isParticle(word) && !SUFFIXES.has(word));
  return kept.length > 0 ? kept : familyWords;
}

/** Reduces digraphs to plain vowels: "Mueller" equals Müller, which folds to "muller", and "Aarhus" equals Århus. */
const plainVowels = (family: string): string => family.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');

/** Checks for names from which an export dropped all non-ASCII letters: "Elis" for "Eliás". */
function lostLetters({ shown }: NameParts, family: string): boolean {
  if (family.length < 3 || !/[^\0-\x7F]/.test(shown)) return false;
  return fold(shown.replace(/[^\0-\x7F]/g, ''))
    .replaceAll(' ', '')
    .endsWith(family);
}

function isTypo(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  if (shortest < 4) return false;
  const most = shortest >= 8 ? 2 : 1;
  return editDistance(a, b, most) <= most;
}

type GivenAgreement = 'yes' | 'initials' | 'no';

function givenAgree(a: string[], b: string[]): GivenAgreement {
  if (a.length === 0 || b.length === 0) return 'yes';
  if (a.join('') === b.join('')) return 'yes';
  const [first = '', ...restA] = a;
  const [other = '', ...restB] = b;
  if (sameGiven(first, other)) return 'yes';
  // People may use a middle name: "R. John Smith" publishes as "John Smith".
  if (restB.some((name) => sameGiven(first, name)) || restA.some((name) => sameGiven(name, other))) return 'yes';
  // "Jean-Luc" and "J.-L." or "JL"; "Xiao Ming" and "Xiaoming".
  if (a.map(initial).join('') === b.map(initial).join('') && (allInitials(a) || allInitials(b))) return 'yes';
  if (a.join('').startsWith(b.join('')) || b.join('').startsWith(a.join(''))) return 'yes';
  if (first.length === 1 || other.length === 1) return 'initials';
  return 'no';
}

function sameGiven(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length === 1 || b.length === 1) return a.charAt(0) === b.charAt(0);
  if ((FULL_FORM.get(a) ?? a) === (FULL_FORM.get(b) ?? b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= 3 && long.startsWith(short)) return true;
  const most = short.length >= 7 ? 2 : 1;
  return short.length >= 4 && editDistance(a, b, most) <= most;
}

const initial = (name: string): string => name.charAt(0);

const allInitials = (given: string[]): boolean => given.every((name) => name.length === 1);

/** Checks for exchanged family and given names, common for Chinese, Korean, Hungarian and Japanese names. */
function swapped(a: NameParts, b: NameParts): boolean {
  const givenA = a.given.join('');
  const givenB = b.given.join('');
  if (givenA.length < 2 && givenB.length < 2) return false;
  if (givenA === b.family) return givenB === a.family || b.given.every((name) => a.family.startsWith(name.charAt(0)));
  return givenB === a.family && a.given.every((name) => b.family.startsWith(name.charAt(0)));
}

/**
 * Checks for the same words with another boundary between given and family name, some of them as initials: "d. l. R.
 * M. L. Fernández-González" is María Luisa de la Rosa Fernández-González. Both sides must spell out the longest word.
 */
function sameWords(a: NameParts, b: NameParts): boolean {
  const [left, right] = [
    [...a.given, ...a.familyWords],
    [...b.given, ...b.familyWords],
  ];
  const longest = [...a.familyWords, ...b.familyWords].reduce((x, y) => (y.length > x.length ? y : x), '');
  if (left.length < 2 || left.length !== right.length || longest.length < 3) return false;
  if (!left.includes(longest) || !right.includes(longest)) return false;
  const rest = [...right];
  const isTaken = (test: (word: string) => boolean) => {
    const index = rest.findIndex(test);
    if (index >= 0) rest.splice(index, 1);
    return index >= 0;
  };
  const others = left.filter((word) => !isTaken((other) => other === word));
  return others.every((word) =>
    isTaken((other) => word.charAt(0) === other.charAt(0) && (word.length === 1 || other.length === 1)),
  );
}
