import { displayName, type CslName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import { hasOrganizationWord, isNameParticle } from '@veracite/text/names';

/** The folded parts of a name for comparisons. */
export interface NameParts {
  /** Family name without spaces, or the whole name of an organization with spaces. */
  family: string;
  familyWords: string[];
  given: string[];
  organization: boolean;
  shown: string;
}

/** Words between two family names: "Costa e Silva", "Ortega y Gasset", "Vila i Casas". */
const CONJUNCTIONS = new Set(['e', 'y', 'i']);
/** Checks for a particle of family names or a conjunction between them. */
export const isParticle = (word: string): boolean => isNameParticle(word) || CONJUNCTIONS.has(word);
export const SUFFIXES: ReadonlySet<string> = new Set('jr sr ii iii iv junior senior phd md'.split(' '));

/** A whole name in Han, Hangul or kana. */
const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,12}$/u;

/** Splits a name into its folded parts. */
export function nameParts(name: CslName): NameParts {
  const shown = displayName(name);
  const whole = `${name.family ?? ''}${name.given ?? ''}${name.literal ?? ''}`.replace(/[\s,，·・]/g, '');
  // These scripts do not mark the end of the family name: "王伟" is 王, 伟.
  if (EAST_ASIAN.test(whole))
    return { family: fold(whole), familyWords: [fold(whole)], given: [], organization: false, shown };
  if (name.literal && !name.family) {
    const person = personIn(name.literal);
    if (person) return { ...nameParts(person), shown };
    return {
      family: fold(name.literal),
      familyWords: fold(name.literal).split(' '),
      given: [],
      organization: true,
      shown,
    };
  }
  const written = [name['dropping-particle'], name['non-dropping-particle'], name.family].filter(Boolean).join(' ');
  // DBLP numbers authors with the same name: "Hao Wang 0001".
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
    organization: false,
    shown,
  };
}

/** Parses "Lovelace, Ada" or "Ada Lovelace"; returns undefined if the text looks like an organization. */
function personIn(literal: string): CslName | undefined {
  const comma = /^([^,]{2,40}),\s?([^,]{1,40})$/.exec(literal);
  if (comma) return { family: comma[1], given: comma[2] };
  const parts = literal.trim().split(/\s+/);
  const isPerson =
    parts.length >= 2 &&
    parts.length <= 4 &&
    parts.every((part) => /^\p{Lu}[\p{L}'’.-]*$/u.test(part)) &&
    parts.some((part) => part.length > 1) &&
    !hasOrganizationWord(literal) &&
    !/\b(?:study|health)\b/i.test(literal);
  return isPerson ? { family: parts.at(-1), given: parts.slice(0, -1).join(' ') } : undefined;
}

function words(text: string): string[] {
  const folded = fold(text.replace(/[.’']\s?/g, (mark) => (mark.startsWith('.') ? ' ' : '')));
  return folded ? folded.split(' ') : [];
}

/** Returns given names as words and splits joined initials ("JK", "J.K."). */
function givenWords(given: string): string[] {
  const glued = given.replace(/(?<![\p{L}.])\p{Lu}{2,4}(?![\p{L}.])/gu, (run) =>
    given === given.toUpperCase() && run.length > 3 ? run : Array.from(run).join(' '),
  );
  return words(glued.replace(/\d+/g, '')).filter((word) => !SUFFIXES.has(word));
}
