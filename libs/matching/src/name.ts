import { displayName, type CslName } from '@veracite/model/csl';
import { editDistance, similarity } from '@veracite/text/distance';
import { fold } from '@veracite/text/fold';
import { hasOrganisationWord, isNameParticle } from '@veracite/text/names';

/** A name taken apart for comparing; all folded. */
export interface NameParts {
  /** Family name without spaces; of an organisation, its whole name with spaces. */
  family: string;
  familyWords: string[];
  given: string[];
  organisation: boolean;
  shown: string;
}

/** What joins two family names: "Costa e Silva", "Ortega y Gasset", "Vila i Casas". */
const JOINTS = new Set(['e', 'y', 'i']);
const isParticle = (word: string): boolean => isNameParticle(word) || JOINTS.has(word);
const SUFFIXES = new Set('jr sr ii iii iv junior senior phd md'.split(' '));

/** Given names that stand for one another; the first of a row is the form compared. */
const SHORT_FORMS = [
  'alexander alex sasha aleksandr',
  'andrew andy drew',
  'anthony tony',
  'benjamin ben',
  'catherine cathy kate katherine kathryn',
  'charles charlie chuck',
  'christopher chris',
  'daniel dan danny',
  'david dave',
  'deborah debbie',
  'donald don',
  'edward ed ted eddie',
  'elizabeth liz beth betty',
  'frederick fred',
  'gregory greg',
  'henry harry hank',
  'james jim jimmy jamie',
  'jeffrey jeff geoffrey geoff',
  'jennifer jen jenny',
  'john jack jon johnny',
  'joseph joe',
  'joshua josh',
  'kenneth ken',
  'lawrence larry laurence',
  'leonard leo len',
  'margaret maggie peggy meg',
  'matthew matt',
  'michael mike mick',
  'nicholas nick',
  'patricia pat patty',
  'patrick pat',
  'peter pete',
  'philip phil',
  'rebecca becky',
  'richard rick dick rich',
  'robert bob rob bobby bert',
  'ronald ron',
  'samuel sam',
  'stephen steve steven',
  'susan sue',
  'theodore theo',
  'thomas tom',
  'timothy tim',
  'victoria vicky',
  'vincent vince',
  'walter walt',
  'william bill will billy',
  'zachary zach zack',
];
const FULL_FORM = new Map(
  SHORT_FORMS.flatMap((row) => {
    const [full = '', ...short] = row.split(' ');
    return short.map((name): [string, string] => [name, full]);
  }),
);

/** A whole name in Han, Hangul or kana. */
const IN_SIGNS = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}々ー]{2,12}$/u;

export function nameParts(name: CslName): NameParts {
  const shown = displayName(name);
  const whole = `${name.family ?? ''}${name.given ?? ''}${name.literal ?? ''}`.replace(/[\s,，·・]/g, '');
  // Where the family name ends is not written in these scripts: "王伟" is 王, 伟.
  if (IN_SIGNS.test(whole))
    return { family: fold(whole), familyWords: [fold(whole)], given: [], organisation: false, shown };
  if (name.literal && !name.family) {
    const person = personIn(name.literal);
    if (person) return { ...nameParts(person), shown };
    return {
      family: fold(name.literal),
      familyWords: fold(name.literal).split(' '),
      given: [],
      organisation: true,
      shown,
    };
  }
  const written = [name['dropping-particle'], name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  // DBLP numbers its homonyms: "Hao Wang 0001".
  const named = written.replace(/\d+/g, '').trim();
  if (!named && name.given) {
    const person = personIn(name.given.replace(/\d+/g, '').trim());
    if (person) return { ...nameParts(person), shown };
  }
  const familyWords = words(named).filter((word, i) => i === 0 || !SUFFIXES.has(word));
  return {
    family: familyWords.join(''),
    familyWords,
    given: givenWords(name.given ?? ''),
    organisation: false,
    shown,
  };
}

/** "Lovelace, Ada" or "Ada Lovelace" given as one text; undefined when it reads like an organisation. */
function personIn(literal: string): CslName | undefined {
  const comma = /^([^,]{2,40}),\s?([^,]{1,40})$/.exec(literal);
  if (comma) return { family: comma[1], given: comma[2] };
  const parts = literal.trim().split(/\s+/);
  const isPerson =
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every((part) => /^\p{Lu}[\p{L}'’.-]*$/u.test(part)) &&
    parts.some((part) => part.length > 1) &&
    !hasOrganisationWord(literal) &&
    !/\b(?:study|health)\b/i.test(literal);
  return isPerson ? { family: parts.at(-1), given: parts.slice(0, -1).join(' ') } : undefined;
}

function words(text: string): string[] {
  const folded = fold(text.replace(/[.’']\s?/g, (mark) => (mark.startsWith('.') ? ' ' : '')));
  return folded ? folded.split(' ') : [];
}

/** Given names as words; initials glued together ("JK", "J.K.") are taken apart. */
function givenWords(given: string): string[] {
  const glued = given.replace(/(?<![\p{L}.])\p{Lu}{2,4}(?![\p{L}.])/gu, (run) =>
    given === given.toUpperCase() && run.length > 3 ? run : Array.from(run).join(' '),
  );
  return words(glued.replace(/\d+/g, '')).filter((word) => !SUFFIXES.has(word));
}

export type NameAgreement = 'same' | 'misspelt' | 'initials-differ' | 'none';

/** Whether two names can be of one person. */
export function compareNames(a: NameParts, b: NameParts): NameAgreement {
  if (a.organisation || b.organisation) return sameOrganisation(a, b) ? 'same' : 'none';
  if (sameFamily(a, b)) {
    const given = givenAgree(a.given, b.given);
    if (given === 'yes') return 'same';
    return given === 'initials' ? 'initials-differ' : 'none';
  }
  if (swapped(a, b) || sameWords(a, b)) return 'same';
  if (familySlip(a.family, b.family) && givenAgree(a.given, b.given) === 'yes') return 'misspelt';
  return 'none';
}

function sameOrganisation(a: NameParts, b: NameParts): boolean {
  const left = a.organisation ? a.family : [...a.given, ...a.familyWords].join(' ');
  const right = b.organisation ? b.family : [...b.given, ...b.familyWords].join(' ');
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
  if (lostLetters(a, b.family) || lostLetters(b, a.family)) return true;
  const left = core(a.familyWords);
  const right = core(b.familyWords);
  if (left.join('') === right.join('')) return true;
  // Double names are often cut to one half: "García" for "García Márquez"; the middle one may sit with the given names.
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  return short.length > 0 && short.join('').length >= 3 && short.every((word) => long.includes(word));
}

function core(familyWords: string[]): string[] {
  const kept = familyWords.filter((word) => !isParticle(word) && !SUFFIXES.has(word));
  return kept.length > 0 ? kept : familyWords;
}

/** "Mueller" is Müller, which folds to "muller"; "Aarhus" is Århus. */
function plainVowels(family: string): string {
  return family.replace(/([aou])e/g, '$1').replace(/aa/g, 'a');
}

/** Some exports drop every letter that is not ASCII: "Eliás" is left as "Elis". */
function lostLetters({ shown }: NameParts, family: string): boolean {
  if (family.length < 3 || !/[^\0-\x7F]/.test(shown)) return false;
  return fold(shown.replace(/[^\0-\x7F]/g, ''))
    .replaceAll(' ', '')
    .endsWith(family);
}

function familySlip(a: string, b: string): boolean {
  const shortest = Math.min(a.length, b.length);
  if (shortest < 4) return false;
  return editDistance(a, b) <= (shortest >= 8 ? 2 : 1);
}

type GivenAgreement = 'yes' | 'initials' | 'no';

function givenAgree(a: string[], b: string[]): GivenAgreement {
  if (a.length === 0 || b.length === 0) return 'yes';
  if (a.join('') === b.join('')) return 'yes';
  const [first = '', ...restA] = a;
  const [other = '', ...restB] = b;
  if (sameGiven(first, other)) return 'yes';
  // Someone known by a middle name: "R. John Smith" signs "John Smith".
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
  return short.length >= 4 && editDistance(a, b) <= (short.length >= 7 ? 2 : 1);
}

function initial(name: string): string {
  return name.charAt(0);
}

function allInitials(given: string[]): boolean {
  return given.every((name) => name.length === 1);
}

/** Family and given name exchanged, as happens to Chinese, Korean, Hungarian and Japanese names. */
function swapped(a: NameParts, b: NameParts): boolean {
  const givenA = a.given.join('');
  const givenB = b.given.join('');
  if (givenA.length < 2 && givenB.length < 2) return false;
  if (givenA === b.family) return givenB === a.family || b.given.every((name) => a.family.startsWith(name.charAt(0)));
  return givenB === a.family && a.given.every((name) => b.family.startsWith(name.charAt(0)));
}

/**
 * The same words on another side of the line between given and family name, some of them as initials: "d. l. R. M. L.
 * Fernández-González" is María Luisa de la Rosa Fernández-González. The longest word must be written out on both sides.
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
    const at = rest.findIndex(test);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  };
  const others = left.filter((word) => !isTaken((other) => other === word));
  return others.every((word) =>
    isTaken((other) => word.charAt(0) === other.charAt(0) && (word.length === 1 || other.length === 1)),
  );
}
