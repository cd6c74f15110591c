import { lost_ligatures, tex_control_characters } from '../../data/glyphs.json';
import { decodeText } from '@veracite/text/decode';
import { composeAccents } from './accents';
import type { Piece } from './piece';

/** Ligatures and dashes at their control-character positions in the TeX encodings T1 (Cork) and OT1: bitmap fonts have no Unicode map. */
const GLYPHS: Record<string, string> = tex_control_characters;
/** The letters of T1 from 0x80 to 0xBF. The rest is Latin-1 except for the four below. */
const CORK = 'ĂĄĆČĎĚĘĞĹĽŁŃŇŊŐŔŘŚŠŞŤŢŰŮŸŹŽŻĲİđ§ăąćčďěęğĺľłńňŋőŕřśšşťţűůÿźžżĳ¡¿£';
const CORK_EXCEPTIONS: Record<string, string> = { '×': 'Œ', ß: 'SS', '÷': 'œ', ÿ: 'ß' };
// eslint-disable-next-line no-control-regex -- TeX encodings use them
const CONTROL = /[\u0000-\u001f]/g;
/** Text in Windows-1252 that a program called Mac Roman. */
const BYTES = Uint8Array.from({ length: 128 }, (_, index) => 128 + index);
const [MAC_ROMAN, WINDOWS] = [new TextDecoder('macintosh').decode(BYTES), decodeText(BYTES)];
/** First private-use character that replaces control characters until all bitmap fonts are known, so they are not treated as spaces. */
const PLACEHOLDER = 0xee00;
const PLACEHOLDERS = /[\uee00-\uee1f]/g;
/** Characters that are ligatures, quotation marks and dashes only in T1. */
// eslint-disable-next-line no-control-regex -- TeX encodings use them
const OF_T1 = /[\u0010-\u0012\u0015\u0016\u001b-\u001f]/;

/**
 * Ligatures by up to two letters on each side (`^` and `$` are the ends of a word), for fonts of browsers that map all ligatures to
 * the null character.
 */
const LIGATURES = new Map(
  Object.entries(lost_ligatures).flatMap(([ligature, contexts]) =>
    contexts.split(' ').map((context): [string, string] => [context, ligature]),
  ),
);
/** Numbers of letters before and after a ligature, the most specific first. */
const CONTEXTS = ['22', '21', '11', '01', '00'].map(([before, after]) => [Number(before), Number(after)] as const);
/** Maximum share of null characters that are ligatures. If there are more, they are spaces. */
const MAX_LIGATURES = 0.03;

/** Returns the most likely ligature at an offset, or a space outside of words. */
function ligatureAt(text: string, offset: number): string {
  const before = `^${/\p{L}{0,2}$/u.exec(text.slice(Math.max(0, offset - 2), offset))?.[0] ?? ''}`.toLowerCase();
  const after = `${/^\p{L}*/u.exec(text.slice(offset + 1, offset + 3))?.[0] ?? ''}$`.toLowerCase();
  if (before + after === '^$') return ' ';
  return (
    CONTEXTS.map(([p, n]) => LIGATURES.get(`${p === 0 ? '' : before.slice(-p)}_${after.slice(0, n)}`)).find(Boolean) ??
    ' '
  );
}

/** Detects the TeX bitmap fonts of a document and decodes their characters. */
export class TexFonts {
  private readonly cork = new Set<string>();
  /** Fonts with words that begin with "ì" and words that end with "î": quotation marks of Windows-1252. */
  private readonly quoted = { opened: new Set<string>(), closed: new Set<string>() };
  private characters = 0;
  private nulls = 0;

  /** Replaces control characters with placeholders for `decodeTexGlyphs`, and detects fonts in T1 encoding. */
  reserveControls(text: string, font: string): string {
    if (OF_T1.test(text)) this.cork.add(font);
    if (/(?<!\p{L})ì\p{L}/u.test(text)) this.quoted.opened.add(font);
    if (/\p{L}î(?!\p{L})/u.test(text)) this.quoted.closed.add(font);
    this.characters += text.length;
    this.nulls += text.split('\0').length - 1;
    return text.replace(CONTROL, (char) => String.fromCharCode(PLACEHOLDER + char.charCodeAt(0)));
  }

  /** Decodes ligatures, also lost ones, and T1 letters, and combines accents with their letters. Call it after all pages are read. */
  decodeTexGlyphs(pieces: readonly Piece[]): void {
    for (const { runs } of pieces)
      for (const run of runs)
        run.text = composeAccents(
          (this.quoted.opened.has(run.font) && this.quoted.closed.has(run.font)
            ? run.text.replace(/[^\0-\x7f]/g, (char) => WINDOWS[MAC_ROMAN.indexOf(char)] ?? char)
            : this.cork.has(run.font)
              ? run.text.replace(
                  /[\u0080-\u00bf×ß÷ÿ]/g,
                  (char) => CORK_EXCEPTIONS[char] ?? CORK.charAt(char.charCodeAt(0) - 0x80),
                )
              : run.text
          ).replace(PLACEHOLDERS, (char, offset: number, all: string) =>
            char.charCodeAt(0) === PLACEHOLDER &&
            !this.cork.has(run.font) &&
            this.nulls < MAX_LIGATURES * this.characters
              ? ligatureAt(all, offset)
              : (GLYPHS[String.fromCharCode(char.charCodeAt(0) - PLACEHOLDER)] ?? ' '),
          ),
        );
  }
}
