import { particlePattern } from '@veracite/text/names';
import type { CitedItem } from '@veracite/model/document';
import { readNames } from './cited-names';

/** Matches given names before the family name at the end of a text. */
const GIVEN_NAMES = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.’'-]*\s){1,3}(?=(?:(?:${particlePattern('noteName')})\s)*\p{Lu}[\p{L}’'-]+$)`,
  'u',
);

const SIGNAL =
  /^(?:(?:see(?: also| generally| esp\.?)?|cf\.?|compare|but see|e\.g\.,?|for (?:example|instance|a discussion)[^,]{0,30},|vgl\.|siehe|voir|véase|quoted in|cited in|as in|also|and|both|on this|here)\s)+/i;

/**
 * Parses the works of a footnote, in full or by short title: "Smith, Short Title, 12; see also Jones, “Title,” 5." Each one is a
 * guess: it is a citation only if the list has such a work.
 */
export function readNote(text: string): CitedItem[] {
  // Notes of web pages end with a link back to the text.
  const body = text.replace(/^\s*(?:\d{1,3}|[*†‡§¶]{1,3})[.)]?\s*/, '').replace(/\s{0,3}[↩↑]\uFE0E?\s{0,3}$/u, '');
  return body.split(/;\s(?=\p{Lu}|see |cf\.)|(?<=\d\.)\s(?=See |Cf\. )/u).flatMap((part) => {
    const item = readPart(part.trim().replace(SIGNAL, ''));
    return item ? [item] : [];
  });
}

/** Matches a title of several words in quotation marks, which identifies a work without readable authors. */
const QUOTED = /[“"«„]([^”"»“]{12,300})[”"»“]/;

function readPart(part: string): CitedItem | undefined {
  const locator =
    /(?:,\s|\s)(?:pp?\.\s?|S\.\s?|at\s)?(\d{1,5}(?:[–-]\d{1,5})?(?:,\s\d{1,5}(?:[–-]\d{1,5})?)*)\s?(?:ff?\.)?[.\s]*$/.exec(
      part,
    )?.[1];
  if (/^(?:ibid(?:em)?|ebd|ebenda|id)\b/i.test(part)) return { names: [], isSame: true, ...(locator && { locator }) };
  const [, people = '', rest = ''] = /^(.{2,120}?),\s(.{3,})$/s.exec(part) ?? [];
  const named = readNames(people.replace(GIVEN_NAMES, ''));
  if (!named || named.names.length === 0) {
    const [, title] = QUOTED.exec(part) ?? [];
    return title === undefined ? undefined : { names: [], title, ...(locator && { locator }), isGuess: true };
  }
  return { ...named, title: rest.replace(/[“”"‘’]/g, '').slice(0, 200), ...(locator && { locator }), isGuess: true };
}
