import type { EvidenceCode } from '@veracite/model/evidence';
import { fold } from '@veracite/text/fold';
import { isShortForm, spelledShortForm } from '@veracite/text/venues';

/** Marks by which library catalogues divide their fields (ISBD): they stay behind at the end of one. */
const CATALOGUE_TAIL = /\s?[/:;=,]$/;
/** A full stop behind a word, which no abbreviation is. */
const FULL_STOP = /(?<=[\p{Ll}\p{N}]{4}|\))\.$/u;

/** A field without what catalogues leave behind. */
export function repaired(text: string | undefined): string | undefined {
  return text?.trim().replace(CATALOGUE_TAIL, '').replace(FULL_STOP, '').trim();
}

/** Forms of a name that the record writes out. */
const SHORTENED: (EvidenceCode | undefined)[] = ['venue-abbreviated', 'venue-short', 'venue-frame', 'venue-part'];

/**
 * The name of a venue: in full where one was shortened, else as typed, with the capitals of whoever has more of them:
 * catalogues write "Iclr" and "Plos one".
 * @param isSame the record's name stands in the text, or differs in no word
 */
export function venueForm(
  typed: string | undefined,
  found: string | undefined,
  code: EvidenceCode | undefined,
  isSame: boolean,
): string | undefined {
  if (typed === undefined || found === undefined) return acronym(typed ?? found);
  if (fold(typed) === fold(found))
    return acronym(capitals(typed) > capitals(found) && !isAllCaps(typed) ? typed : found);
  // The same, and not letter by letter: more or less was read than the name, unless a number is all that differs.
  if (isSame && unnumbered(typed) !== unnumbered(found)) return acronym(found);
  const isFuller = isSame || SHORTENED.includes(code);
  return acronym(isFuller && found.length > typed.length ? found : typed);
}

const unnumbered = (name: string): string =>
  fold(name)
    .replace(/\b\d{1,4}(?:st|nd|rd|th)?\b ?/g, '')
    .trim();

const capitals = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0;
const isAllCaps = (text: string): boolean => text.includes(' ') && text === text.toUpperCase();

function acronym(text: string | undefined): string | undefined {
  if (text === undefined || capitals(text) > 1 || !isShortForm(fold(text))) return text;
  return spelledShortForm(fold(text));
}
