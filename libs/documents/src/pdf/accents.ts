/**
 * TeX's oldest fonts (OT1) have no accented letters: an accent is printed, and the letter under it. The signs that stand for accents by
 * themselves, and what they are upon a letter.
 */
const COMBINING: Record<string, string> = {
  '´': '\u0301',
  '¨': '\u0308',
  '˘': '\u0306',
  ˇ: '\u030c',
  '˙': '\u0307',
  '˚': '\u030a',
  '˝': '\u030b',
  '¯': '\u0304',
  '¸': '\u0327',
  '˜': '\u0303',
  ˆ: '\u0302',
  '`': '\u0300',
  '^': '\u0302',
  '~': '\u0303',
};
const ACCENT = /[´¨˘ˇ˙˚˝¯¸˜ˆ`^~]$/;
/** Signs of ASCII have other meanings too, but not within a word. */
const PRINTED = /([´¨˘ˇ˙˚˝¯¸˜ˆ](?=\s?\p{L})|(?<=\p{L})[`^~](?=\p{L}))\s?(\p{L})/gu;
const DOTLESS: Record<string, string> = { ı: 'i', ȷ: 'j' };

/** Whether a text ends with an accent that waits for its letter. */
export const endsWithAccent = (text: string): boolean => ACCENT.test(text);

/** A text with each accent upon the letter behind it, where there is such a letter. */
export function composeAccents(text: string): string {
  return text.replace(PRINTED, (all, accent: string, letter: string) => {
    const one = `${DOTLESS[letter] ?? letter}${COMBINING[accent] ?? ''}`.normalize('NFC');
    return [...one].length === 1 ? one : all;
  });
}
