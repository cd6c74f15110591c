import type { Reading } from './readings';

/** The beginning of an ISBN with hyphens. A number that begins with 978 or 979 may be a whole DOI ("10.17226/9781"). */
const ISBN = /^b?97[89]-[\d-]*$/;
const ISBN_DIGITS = 13;

/** Returns the end of a DOI that is cut off within an ISBN, with a hyphen there; undefined if the DOI is whole. */
export function endOfCut(text: string, { value, end }: Reading): number | undefined {
  const hyphen = /^[\u00ad\p{Pd}]/u.exec(text.slice(end, end + 1))?.[0] ?? '';
  const suffix = value.slice(value.indexOf('/') + 1) + (hyphen && '-');
  const isCut = ISBN.test(suffix) && suffix.replace(/\D/g, '').length < ISBN_DIGITS;
  return isCut ? end + hyphen.length : undefined;
}
