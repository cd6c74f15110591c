import { escapeHtml } from '@veracite/text/escape-html';

/**
 * Citations are strings in which private-use characters mark italics, subscripts and superscripts. They can be joined like any
 * text, do not collide with asterisks or tags in a title, and are converted at the end.
 */

const ITALIC = ['\uE000', '\uE001'] as const;
const SUB = ['\uE002', '\uE003'] as const;
const SUP = ['\uE004', '\uE005'] as const;
const MARKS = /[\uE000-\uE005]/g;

/** A uniformly formatted piece of a citation, called a run in Word. */
export interface Run {
  text: string;
  italic: boolean;
  position?: 'sub' | 'super';
}

/** Italicizes text. Italics inside it (a species in a book's title) become upright, as all three manuals require. */
export function italic(text: string): string {
  if (text === '') return '';
  if (!text.includes(ITALIC[0])) return ITALIC[0] + text + ITALIC[1];
  const swapped = text.replace(/[\uE000\uE001]/g, (mark) => (mark === ITALIC[0] ? ITALIC[1] : ITALIC[0]));
  return (ITALIC[0] + swapped + ITALIC[1]).replaceAll(ITALIC[0] + ITALIC[1], '');
}

export const subscript = (text: string): string => SUB[0] + text + SUB[1];
export const superscript = (text: string): string => SUP[0] + text + SUP[1];

export function toPlain(text: string): string {
  return text.replace(MARKS, '');
}

/** Converts italics to asterisks for the API. A literal asterisk becomes U+2217. */
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

/** Converts a citation to escaped HTML with only `i`, `sub` and `sup` tags. */
export function toHtml(text: string): string {
  return escapeHtml(text).replace(MARKS, (mark) => TAGS[mark] ?? '');
}

/** Splits a citation into runs for rich documents. */
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
