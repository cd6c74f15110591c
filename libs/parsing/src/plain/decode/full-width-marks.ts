/** Marks of Chinese and Japanese print and what they are to a reader of references; each is one character, so that spans hold. */
const PLAIN: Record<string, string> = {
  '　': ' ',
  '、': ',',
  '。': '.',
  '．': '.',
  '｡': '.',
  '《': '«',
  '》': '»',
  '『': '«',
  '』': '»',
  '〈': '«',
  '〉': '»',
  '「': '“',
  '」': '”',
  '【': '[',
  '】': ']',
  '〔': '[',
  '〕': ']',
  '～': '-',
  '〜': '-',
};
const MARKS = /[\u3000-\u301c\uff01-\uff65]/g;
/** From the full-width forms to ASCII. */
const SHIFT = 0xff01 - 0x21;

/** A text of the same length in which full-width marks, letters and digits are those of Latin print. */
export function plainMarks(text: string): string {
  return text.replace(MARKS, (mark) => {
    const code = mark.charCodeAt(0);
    return PLAIN[mark] ?? (code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - SHIFT) : mark);
  });
}
