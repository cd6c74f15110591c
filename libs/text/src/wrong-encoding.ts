import { decodeText } from './decode';
import { windows1252Bytes } from './encode';

/** The characters that Windows-1252 has for the bytes with which UTF-8 continues a character. */
const TAIL = `[${Array.from({ length: 64 }, (_, i) => decodeText(Uint8Array.of(0x80 + i))).join('')}]`;
/** What may be a character of UTF-8 that was read as Windows-1252: "Ã¼" for "ü", "â€“" for "–". */
export const WRONG_ENCODING = new RegExp(`[\\u00c2-\\u00df]${TAIL}|[\\u00e0-\\u00ef]${TAIL}${TAIL}`, 'g');
/** Letters of European languages and marks of print. Anything else is more likely meant as it is written: «CAFÉ». */
const EXPECTED = /^[\u00a0-\u017f\u0218-\u021b\u2010-\u2044\u20ac\u2122\ufb00-\ufb04]$/;

/** Returns the character that a match of `WRONG_ENCODING` should be; undefined if it is right as it is. */
export function rightCharacter(written: string): string | undefined {
  const bytes = windows1252Bytes(written);
  const text = bytes && decodeText(bytes);
  return text !== undefined && EXPECTED.test(text) ? text : undefined;
}

/** Replaces characters that were read in the wrong encoding. */
export const withRightEncoding = (text: string): string =>
  text.replace(WRONG_ENCODING, (written) => rightCharacter(written) ?? written);
