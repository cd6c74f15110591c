import type { Span } from '@veracite/model/reference';
import { withoutBreaks, type Words } from '../decode/hyphens';

const OPENERS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };
const CLOSERS: Record<string, string> = { '(': ')', '[': ']', '{': '}' };
const EDGE = /[\s.,;:/|·•*_"“”„«»‘’'`´<>=–—\-−]/;

/** Trims white space, quotation marks, punctuation and unpaired brackets from a span of `text`. */
export function trimSpan(text: string, span: Span): Span {
  let { start, end } = span;
  for (let moved = true; moved && start < end;) {
    moved = false;
    const first = text.charAt(start);
    const last = text.charAt(end - 1);
    if (EDGE.test(first) || isLonely(text, first, start, end, CLOSERS) || first in OPENERS) {
      start += 1;
      moved = true;
    } else if (EDGE.test(last) || isLonely(text, last, start, end, OPENERS) || last in CLOSERS) {
      end -= 1;
      moved = true;
    } else if (CLOSERS[first] === last && !text.slice(start + 1, end - 1).includes(first)) {
      start += 1;
      end -= 1;
      moved = true;
    }
  }
  return { start, end };
}

function isLonely(text: string, char: string, start: number, end: number, partners: Record<string, string>): boolean {
  const partner = partners[char];
  return partner !== undefined && !text.slice(start, end).includes(partner);
}

/** Removes markup, line-break hyphens and repeated white space. */
export function tidy(text: string, words: Words): string {
  return withoutBreaks(text.replace(/<\/?(?:i|b|em|strong|italic|sub|sup|span)>/gi, ''), words)
    .replace(/\s+/g, ' ')
    .replace(/\s([,;:.])/g, '$1')
    .trim();
}
