import type { CslName } from '@veracite/model/csl';
import { FAMILY_FIRST_SCRIPT } from '@veracite/text/names';
import { isInitials, isKinship, isParticle, isSuffix } from './name-parts';
import { stripEnd, stripStart } from '../strip';
import { isOrganization, isStudy } from './organization';

/** First words of Arabic names that have no given name: "Ibn Sina", "Abu Nuwas". */
const PATRONYMIC = /^(?:Ibn|Abu|Abū|Bint|Umm)$/u;

const HONORIFIC = /^(?:Sir|Dame|Dr\.?|Prof\.?(?: Dr\.)?|Rev\.|Mrs?\.|Ms\.)\s(?=\p{Lu}\S*\s\p{Lu})/u;

/** The rest of "3rd" or "Jr" after initials in an archive: "Reynolds CFr". */
const LOST_SUFFIX = /^(\p{Lu}[\p{L}'’ -]{1,40}\s\p{Lu}{2,3})r$/u;

const EDGES = ' ,;:&."“”';

/**
 * Parses one name: "Smith, J. K.", "J. K. Smith", "Smith JK", "Ludwig van Beethoven", "World Health Organization".
 * Particles stay with the family name, because plain text does not show which of them are dropping.
 */
export function readName(written: string): CslName | undefined {
  const text = stripEnd(stripStart(written.replace(/[^\S\u00a0]+/g, ' '), EDGES), ' ,;:&"“”')
    .replace(HONORIFIC, '')
    .replace(LOST_SUFFIX, '$1');
  if (!/\p{L}/u.test(text)) return undefined;
  if (FAMILY_FIRST_SCRIPT.test(text)) return { literal: stripEnd(text, ' .') };
  if (isStudy(text)) return { literal: trimDot(text) };
  if (isOrganization(text) && !/,\s?\p{Lu}\.?(?:\s?\p{Lu}\.?)*$/u.test(text)) return { literal: trimDot(text) };
  const parts = text.split(',').map((part) => part.trim());
  const suffix = parts.length > 1 && isSuffix(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const name = parts.length > 1 ? inverted(parts[0] ?? '', parts.slice(1).join(' ')) : natural(parts[0] ?? '');
  return suffix ? { ...name, suffix: trimDot(suffix) } : name;
}

function inverted(family: string, given: string): CslName {
  const words = given.split(' ');
  const suffix = / \S{2,4}$/.exec(trimDot(family))?.[0].trim();
  if (suffix && isSuffix(suffix) && !isKinship(suffix) && given)
    return { ...inverted(trimDot(family).slice(0, -suffix.length - 1), given), suffix };
  const particles: string[] = [];
  // "Beethoven, L. van": the particle is last but belongs before the family name.
  while (words.length > 1 && isParticle(trimDot(words.at(-1) ?? ''))) particles.unshift(trimDot(words.pop() ?? ''));
  return {
    family: [...particles, properCase(trimDot(family))].join(' '),
    given: properGiven(family, tidyGiven(words.join(' '))),
  };
}

/** Converts a given name in capitals if the family name is in capitals too: "SMITH, JOHN", but not the initials of "SMITH, JK". */
function properGiven(family: string, given: string): string {
  const isSet = !/\p{Ll}/u.test(family.replace(/^(?:\p{Ll}{2,5} ){1,2}/u, '') + given) && /\p{Lu}{2}/u.test(family);
  return isSet ? given.replace(/\p{Lu}{4,}/gu, properCase) : given;
}

function natural(text: string): CslName {
  const words = text
    .replace(/\.(?=\p{Lu})/gu, '. ')
    .split(' ')
    .filter(Boolean);
  let suffix: string | undefined;
  if (words.filter((word) => !isParticle(word)).length > 2 && isSuffix(words.at(-1) ?? ''))
    suffix = trimDot(words.pop() ?? '');
  const withSuffix = (name: CslName): CslName => (suffix ? { ...name, suffix } : name);
  // "Driel MA van": the particle is last but belongs before the family name.
  const end = words.findLastIndex((word) => !isParticle(word)) + 1;
  if (end > 1 && isInitials(words[end - 1] ?? '') && !isInitials(words[0] ?? '')) words.unshift(...words.splice(end));
  if (words.length === 2 && PATRONYMIC.test(words[0] ?? '')) return { family: trimDot(words.join(' ')) };
  if (words.length === 1) return withSuffix({ family: properCase(trimDot(words[0] ?? '')) });
  // "Smith JK" and "van der Berg J": initials last.
  let last = words.length;
  while (last > 1 && isInitials(words[last - 1] ?? '') && !isLongCapitals(words, last - 1)) last -= 1;
  if (last < words.length && (!isInitials(words[0] ?? '') || beginsWithFamily(words))) {
    return withSuffix({
      family: properCase(words.slice(0, last).join(' ')),
      given: tidyGiven(words.slice(last).join(' ')),
    });
  }
  let first = words.length - 1;
  const particle = words.findIndex((word, i) => i > 0 && i < words.length - 1 && isParticle(word));
  if (particle > 0) first = particle;
  else if (isInitials(words[0] ?? '')) {
    // After initials the rest is the family name: "J. A. Garcia Marquez".
    first = words.findIndex((word) => !isInitials(word));
    if (first < 0) first = words.length - 1;
    else if (words.length - first > 2) first = words.length - 1;
  }
  return withSuffix({
    family: properCase(trimDot(words.slice(first).join(' '))),
    given: tidyGiven(words.slice(0, first).join(' ')),
  });
}

/** Returns true for a short family name in capitals before its initials: "LI X", "YU P S", "KIM JH". */
function beginsWithFamily([family = '', ...initials]: readonly string[]): boolean {
  return (
    /^\p{Lu}{2,4}$/u.test(family) &&
    initials.every((word) => isInitials(word) && (word.includes('.') || word.length <= family.length))
  );
}

function isLongCapitals(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  // "JOHN SMITH" has no initials, "SMITH JK" has.
  return word.length > 3 && words.every((word) => !/\p{Ll}/u.test(word));
}

function trimDot(text: string): string {
  return stripEnd(text, '.,;: ');
}

function tidyGiven(text: string): string {
  const given = stripEnd(text, ',;: ').trim();
  // "Smith JK.": the period ends the list. "Smith, J.": it belongs to the initial.
  return /\p{L}{3}\.$|^\p{Lu}{2,4}\.$/u.test(given) ? given.slice(0, -1) : given;
}

/** Converts a family name in capitals: "DAVIS" becomes Davis. "MacArthur" and "WHO" stay unchanged. */
function properCase(family: string): string {
  const spaced = family.replaceAll('\u00a0', ' ');
  const particles = /^(?:\p{Ll}{2,5} ){1,2}/u.exec(spaced)?.[0] ?? '';
  if (particles) return particles + properCase(spaced.slice(particles.length));
  if (!/^[\p{Lu}\p{M}'’ -]{2,}$/u.test(spaced)) return spaced;
  return family
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
