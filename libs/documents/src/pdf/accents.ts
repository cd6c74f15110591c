import { combining_accents } from '../../data/glyphs.json';

/** Spacing accents and their combining characters. The OT1 fonts of TeX print an accent and then the letter under it. */
const COMBINING: Record<string, string> = combining_accents;
const ACCENT = /[´¨˘ˇ˙˚˝¯¸˜ˆ`^~]$/;
/** Matches an accent and its letter. ASCII characters are accents only within a word. */
const PRINTED = /([´¨˘ˇ˙˚˝¯¸˜ˆ](?=\s?\p{L})|(?<=\p{L})[`^~](?=\p{L}))\s?(\p{L})/gu;
const DOTLESS: Record<string, string> = { ı: 'i', ȷ: 'j' };

/** Returns true if a text ends with an accent whose letter follows. */
export const endsWithAccent = (text: string): boolean => ACCENT.test(text);

/** Combines each accent with the letter after it if Unicode has the accented letter. */
export function composeAccents(text: string): string {
  return text.replace(PRINTED, (all, accent: string, letter: string) => {
    const composed = `${DOTLESS[letter] ?? letter}${COMBINING[accent] ?? ''}`.normalize('NFC');
    return [...composed].length === 1 ? composed : all;
  });
}
