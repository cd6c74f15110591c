import { tex_control_characters } from '../../data/glyphs.json';
import { composeAccents } from './accents';
import type { Piece } from './piece';

/** Ligatures and dashes at their control-character positions in the TeX encodings T1 (Cork) and OT1: bitmap fonts have no Unicode map. */
const GLYPHS: Record<string, string> = tex_control_characters;
/** The letters of T1 from 0x80 to 0xBF. The rest is Latin-1 except for the four below. */
const CORK = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';
const CORK_EXCEPTIONS: Record<string, string> = { '×': 'Œ', ß: 'SS', '÷': 'œ', ÿ: 'ß' };
// eslint-disable-next-line no-control-regex -- TeX encodings use them
const CONTROL = /[\u0000-\u001f]/g;
/** First private-use character that replaces control characters until all bitmap fonts are known, so they are not treated as spaces. */
const PLACEHOLDER = 0xee00;
const PLACEHOLDERS = /[\uee00-\uee1f]/g;
/** Characters that are ligatures, quotation marks and dashes only in T1. */
// eslint-disable-next-line no-control-regex -- TeX encodings use them
const OF_T1 = /[\u0010-\u0012\u0015\u0016\u001b-\u001f]/;

/** Detects the TeX bitmap fonts of a document and decodes their characters. */
export class TexFonts {
  private readonly cork = new Set<string>();

  /** Replaces control characters with placeholders for `decodeTexGlyphs`, and detects fonts in T1 encoding. */
  reserveControls(text: string, font: string): string {
    if (OF_T1.test(text)) this.cork.add(font);
    return text.replace(CONTROL, (char) => String.fromCharCode(PLACEHOLDER + char.charCodeAt(0)));
  }

  /** Decodes ligatures and T1 letters, and combines accents with their letters. Call it after all pages are read. */
  decodeTexGlyphs(pieces: readonly Piece[]): void {
    for (const { runs } of pieces)
      for (const run of runs)
        run.text = composeAccents(
          (this.cork.has(run.font)
            ? run.text.replace(
                /[\u0080-\u00bf×ß÷ÿ]/g,
                (char) => CORK_EXCEPTIONS[char] ?? CORK.charAt(char.charCodeAt(0) - 0x80),
              )
            : run.text
          ).replace(PLACEHOLDERS, (char) => GLYPHS[String.fromCharCode(char.charCodeAt(0) - PLACEHOLDER)] ?? ' '),
        );
  }
}
