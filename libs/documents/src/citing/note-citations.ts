import { particlePattern } from '@veracite/text/names';
import type { CitedItem } from '@veracite/model/document';
import { readNames } from './cited-names';

/** Given names before the family name that ends a text. */
const GIVEN_NAMES = new RegExp(
  String.raw`^(?:\p{Lu}[\p{L}.’'-]*\s){1,3}(?=(?:(?:${particlePattern('noteName')})\s)*\p{Lu}[\p{L}’'-]+$)`,
  'u',
);

const SIGNAL =
  /^(?:(?:see(?: also| generally| esp\.?)?|cf\.?|compare|but see|e\.g\.,?|for (?:example|instance|a discussion)[^,]{0,30},|vgl\.|siehe|voir|véase|quoted in|cited in|as in|also|and|both|on this|here)\s)+/i;

/**
 * The works of a footnote, in full or by a short title: "Smith, Short Title, 12; see also Jones, “Title,” 5." Each is a guess: only
 * a list with such a work makes it a citation.
 */
export function readNote(text: string): CitedItem[] {
  // The sign that leads back to the text ends a note on a page of the web.
  const body = text.replace(/^\s*(?:\d{1,3}|[*†‡§¶]{1,3})[.)]?\s*/, '').replace(/\s{0,3}[↩↑]\uFE0E?\s{0,3}$/u, '');
  return body.split(/;\s(?=\p{Lu}|see |cf\.)|(?<=\d\.)\s(?=See |Cf\. )/u).flatMap((part) => {
    const item = readPart(part.trim().replace(SIGNAL, ''));
    return item ? [item] : [];
  });
}

/** A title of several words between quotation marks: it tells a work whose authors are not given or cannot be read. */
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
