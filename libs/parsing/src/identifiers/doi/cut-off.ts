import type { Reading } from './readings';
import type { Shapes } from './shapes';

/** A DOI that is an ISBN, or the beginning of one. Of 182,023 registered DOIs, 546 are an ISBN and none is a part of one. */
const ISBN = /^b?97[89][\d-]*$/;
const ISBN_DIGITS = 13;

/** Checks whether a DOI is cut off: it ends within an ISBN, or at a hyphen and not as those of its registrant. */
export function isCutOff(text: string, { value, end }: Reading, shapes: Shapes): boolean {
  const at = value.indexOf('/');
  const suffix = value.slice(at + 1);
  if (ISBN.test(suffix)) return suffix.replace(/\D/g, '').length < ISBN_DIGITS;
  return (
    /^[-\u00ad\u2010\u2011](?:\s|$)/.test(text.slice(end, end + 2)) && shapes.fit(value.slice(0, at), suffix) !== 'own'
  );
}
