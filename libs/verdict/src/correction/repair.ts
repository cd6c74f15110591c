import type { EvidenceCode } from '@veracite/model/evidence';
import { fold } from '@veracite/text/fold';
import { isShortForm, spelledShortForm } from '@veracite/text/venues';

/** Field separators of library catalogs (ISBD) that remain at the end of a field. */
const CATALOG_TAIL = /\s?[/:;=,]$/;
/** A period after a word that is not an abbreviation. */
const FINAL_PERIOD = /(?<=[\p{Ll}\p{N}]{4}|\))\.$/u;

/** Removes trailing catalog separators and periods from a field. */
export function repaired(text: string | undefined): string | undefined {
  return text?.trim().replace(CATALOG_TAIL, '').replace(FINAL_PERIOD, '').trim();
}

/** Evidence codes of venue names that the record writes in full. */
const SHORTENED: (EvidenceCode | undefined)[] = ['venue-abbreviated', 'venue-short', 'venue-frame', 'venue-part'];

/**
 * Returns the name of a venue: the full form of a shortened name, otherwise the typed form. Of two forms that differ in
 * capitals the one with more is used, because catalogs write "Iclr" and "Plos one".
 * @param isSame the record's name is in the text, or differs in no word
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
  // The name is the same but not letter by letter: the parsed name is incomplete, unless only a number differs.
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
