/** Chinese and Japanese punctuation marks and their Latin equivalents. Each is one character, so spans stay valid. */
const FULL_WIDTH = '　、。．｡《》『』〈〉「」【】〔〕～〜';
const LATIN = ' ,...«»«»«»“”[][]--';
const MARKS = /[\u3000-\u301c\uff01-\uff65]/g;
/** Distance of the full-width forms from ASCII. */
const SHIFT = 0xff01 - 0x21;

/** Replaces full-width marks, letters and digits by their Latin equivalents. The length stays the same. */
export function plainMarks(text: string): string {
  return text.replace(MARKS, (mark) => {
    const code = mark.charCodeAt(0);
    const latin = LATIN[FULL_WIDTH.indexOf(mark)];
    return latin ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - SHIFT) : mark);
  });
}
