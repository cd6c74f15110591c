import type { Span } from '@veracite/model/reference';
import type { PlainEntry } from '../entry';

const TAG = /<[^<>]{0,400}>/g;
/** Inline tags that the reader of running text handles. */
const INLINE = /^<\/?(?:a|b|em|i|span|strong|sub|sup)\b/i;

/** Returns a span of XML or HTML as running text: tags become holes, white space at the ends is trimmed. */
export function plainEntry(text: string, { start, end }: Span, further: readonly Span[] = []): PlainEntry {
  const inside = text.slice(start, end);
  const from = start + inside.length - inside.trimStart().length;
  const span = { start: from, end: Math.max(from, start + inside.trimEnd().length) };
  const tags = [...text.slice(span.start, span.end).matchAll(TAG)]
    .filter(([tag]) => !INLINE.test(tag))
    .map(({ 0: tag, index }) => ({ start: index, end: index + tag.length }));
  const others = further
    .filter((hole) => hole.start >= span.start && hole.end <= span.end)
    .map((hole) => ({ start: hole.start - span.start, end: hole.end - span.start }));
  return { span, holes: [...tags, ...others] };
}
