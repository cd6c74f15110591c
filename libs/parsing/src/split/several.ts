import { looksFinished, looksLikeStart } from './looks';
import type { Bounds } from './parts';

/** What parts the references of one footnote, or of two columns that were copied as one line. */
const BETWEEN = /;\s|\t/g;
const SIGNAL = /^(?:(?:see also|see|cf\.|vgl\.|cfr\.|and)\s)?/i;
/** Shorter is a place, a page or a second edition: "; New York, 1991". Characters. */
const LEAST = 30;
const YEAR = /(?<!\d)(?:1[5-9]|20)\d{2}(?!\d)/;

/** An entry taken apart at semicolons and tabs, where each piece looks like a whole reference: it begins with a name, ends like one and has a year. */
export function cutSeveral(text: string, whole: Bounds): Bounds[] {
  const parts: Bounds[] = [];
  let part = whole;
  for (const { index, 0: sign } of text.slice(whole.start, whole.end).matchAll(BETWEEN)) {
    const at = whole.start + index;
    const rest = text.slice(at + sign.length, whole.end);
    const before = text.slice(part.start + part.lead, at);
    const after = rest.slice(SIGNAL.exec(rest)?.[0].length ?? 0);
    if (!isWhole(before.trimEnd()) || !looksLikeStart(after) || after.length < LEAST || !YEAR.test(after)) continue;
    parts.push({ ...part, end: part.start + part.lead + before.trimEnd().length });
    part = { ...whole, start: at + sign.length, lead: 0 };
  }
  return [...parts, part];
}

function isWhole(text: string): boolean {
  return text.length >= LEAST && YEAR.test(text) && looksFinished(text);
}
