import { composeAccents } from './accents';
import type { Piece } from './piece';

/**
 * Fonts of bitmaps name no Unicode: their ligatures and dashes come as signs of control, at the places that TeX's encodings T1 (Cork) and
 * OT1 give them.
 */
const GLYPHS: Record<string, string> = {
  '\u000b': 'ff',
  '\u000c': 'fi',
  '\u000d': 'fl',
  '\u000e': 'ffi',
  '\u000f': 'ffl',
  '\u0010': '“',
  '\u0011': '”',
  '\u0012': '„',
  '\u0013': '«',
  '\u0014': '»',
  '\u0015': '–',
  '\u0016': '—',
  '\u0019': 'ı',
  '\u001b': 'ff',
  '\u001c': 'fi',
  '\u001d': 'fl',
  '\u001e': 'ffi',
  '\u001f': 'ffl',
};
/** The letters of T1 from 0x80 to 0xBF; from there on it is Latin-1 but for the four below. */
const CORK = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';
const CORK_EXCEPTIONS: Record<string, string> = { '×': 'Œ', ß: 'SS', '÷': 'œ', ÿ: 'ß' };
// eslint-disable-next-line no-control-regex -- they are what is sought
const CONTROL = /[\u0000-\u001f]/g;
/** Where signs of control wait until it is known which fonts are bitmaps: a place of private use, which is no blank as they are. */
const PLACEHOLDER = 0xee00;
const PLACEHOLDERS = /[\uee00-\uee1f]/g;
/** Places where only T1 has its ligatures, quotation marks and dashes. */
// eslint-disable-next-line no-control-regex -- they are what is sought
const OF_T1 = /[\u0010-\u0012\u0015\u0016\u001b-\u001f]/;

/** The fonts of one document that are bitmaps in an encoding of TeX's: which they are shows as pages are read. */
export class TexFonts {
  private readonly cork = new Set<string>();

  /** A text of a page; its signs of control wait for `decodeTexGlyphs`. */
  reserveControls(text: string, font: string): string {
    if (OF_T1.test(text)) this.cork.add(font);
    return text.replace(CONTROL, (char) => String.fromCharCode(PLACEHOLDER + char.charCodeAt(0)));
  }

  /** Puts right what pages hold when all of them are read: its ligatures, letters of T1, and accents that were printed apart from theirs. */
  decodeTexGlyphs(pieces: readonly Piece[]): void {
    for (const { runs } of pieces)
      for (const run of runs)
        run.text = composeAccents(
          (this.cork.has(run.font)
            ? run.text.replace(/[\u0080-\u00bf×ß÷ÿ]/g, (char) => CORK_EXCEPTIONS[char] ?? CORK.charAt(char.charCodeAt(0) - 0x80))
            : run.text
          ).replace(PLACEHOLDERS, (char) => GLYPHS[String.fromCharCode(char.charCodeAt(0) - PLACEHOLDER)] ?? ' '),
        );
  }
}
