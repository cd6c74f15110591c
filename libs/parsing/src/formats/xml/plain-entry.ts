import type { Span } from '@veracite/model/reference';
import type { PlainEntry } from '../entry';

const TAG = /<[^<>]{0,400}>/g;
/** Tags that the reader of running text knows, and which part no words. */
const KNOWN = /^<\/?(?:a|b|em|i|span|strong|sub|sup)\b/i;

/** A stretch of XML or HTML as running text: its tags are holes, blanks at its ends are left out. */
export function plainEntry(text: string, { start, end }: Span, further: readonly Span[] = []): PlainEntry {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const span = { start: from, end: Math.max(from, start + inside.trimEnd().length) };
  const tags = [...text.slice(span.start, span.end).matchAll(TAG)]
    .filter(([tag]) => !KNOWN.test(tag))
    .map(({ 0: tag, index }) => ({ start: index, end: index + tag.length }));
  const others = further
    .filter((hole) => hole.start >= span.start && hole.end <= span.end)
    .map((hole) => ({ start: hole.start - span.start, end: hole.end - span.start }));
  return { span, holes: [...tags, ...others] };
}
