import type { Span } from '@veracite/model/reference';

/** A text in plain characters, and the way back to the text as it was pasted. */
export interface Decoded {
  text: string;
  /** The span of the pasted text that a span of `text` stands for. */
  toRaw: (span: Span) => Span;
}

export function asItIs(text: string): Decoded {
  return { text, toRaw: (span) => span };
}

/**
 * Puts other characters in the place of what `pattern` matches; undefined leaves a match as it is.
 * @param pattern with the flag g
 */
export function rewrite(raw: string, pattern: RegExp, plain: (match: RegExpExecArray) => string | undefined): Decoded {
  /** Offsets in the new text behind each piece put in, and how much longer the pasted text is up to there. */
  const steps: { at: number; longer: number }[] = [];
  let text = '';
  let from = 0;
  for (const match of raw.matchAll(pattern)) {
    const piece = plain(match);
    if (piece === undefined) continue;
    text += raw.slice(from, match.index) + piece;
    from = match.index + match[0].length;
    steps.push({ at: text.length, longer: from - text.length });
  }
  if (steps.length === 0) return asItIs(raw);
  text += raw.slice(from);
  const place = (at: number): number => at + (steps.findLast((step) => step.at <= at)?.longer ?? 0);
  return { text, toRaw: ({ start, end }) => ({ start: place(start), end: place(end) }) };
}
