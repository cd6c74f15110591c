/**
 * Citations are composed as strings in which private-use characters mark italics, subscripts and superscripts:
 * they join like any text, never collide with an asterisk or a tag that a title holds, and are written out at the end.
 */

const ITALIC = ['\uE000', '\uE001'] as const;
const SUB = ['\uE002', '\uE003'] as const;
const SUP = ['\uE004', '\uE005'] as const;
const MARKS = /[\uE000-\uE005]/g;

/** A piece of a citation, set alike: what Word calls a run. */
export interface Run {
  text: string;
  italic: boolean;
  position?: 'sub' | 'super';
}

/** Sets text in italics; what is already italic inside (a species in a book's title) becomes upright, as all three manuals ask. */
export function italic(text: string): string {
  if (text === '') return '';
  if (!text.includes(ITALIC[0])) return ITALIC[0] + text + ITALIC[1];
  const swapped = text.replace(/[\uE000\uE001]/g, (mark) => (mark === ITALIC[0] ? ITALIC[1] : ITALIC[0]));
  return (ITALIC[0] + swapped + ITALIC[1]).replaceAll(ITALIC[0] + ITALIC[1], '');
}

export const subscript = (text: string): string => SUB[0] + text + SUB[1];
export const superscript = (text: string): string => SUP[0] + text + SUP[1];

/** The citation without any mark. */
export function toPlain(text: string): string {
  return text.replace(MARKS, '');
}

/** Italics between asterisks, the form of the wire. An asterisk of the text itself becomes U+2217, which no reader takes for a mark. */
export function toAsterisks(text: string): string {
  return text
    .replaceAll('*', '∗')
    .replace(/[\uE000\uE001]/g, '*')
    .replace(MARKS, '');
}

const TAGS: Record<string, string> = {
  [ITALIC[0]]: '<i>',
  [ITALIC[1]]: '</i>',
  [SUB[0]]: '<sub>',
  [SUB[1]]: '</sub>',
  [SUP[0]]: '<sup>',
  [SUP[1]]: '</sup>',
};
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** HTML of a citation: text escaped, only `i`, `sub` and `sup` as tags. */
export function toHtml(text: string): string {
  return escapeHtml(text).replace(MARKS, (mark) => TAGS[mark] ?? '');
}

/** The runs of a citation, in order, for writers of rich documents. */
export function toRuns(text: string): Run[] {
  const runs: Run[] = [];
  let isItalic = false;
  let position: Run['position'];
  for (const piece of text.split(/([\uE000-\uE005])/)) {
    if (piece === ITALIC[0]) isItalic = true;
    else if (piece === ITALIC[1]) isItalic = false;
    else if (piece === SUB[0]) position = 'sub';
    else if (piece === SUP[0]) position = 'super';
    else if (piece === SUB[1] || piece === SUP[1]) position = undefined;
    else if (piece !== '') runs.push({ text: piece, italic: isItalic, ...(position && { position }) });
  }
  return runs;
}
