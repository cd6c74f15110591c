import type { Span } from '@veracite/model/reference';

/**
 * Where each object of a text of JSON stands that is an item of the list with which the text begins, or of the list under one of
 * these keys of its object; where there is no such list, the whole object. The text must be valid JSON; time is linear.
 */
export function objectSpans(text: string, listKeys: readonly string[]): Span[] {
  const spans: Span[] = [];
  /** Depth at which items stand: 1 in a list, 2 in a list under a key. */
  let itemDepth = 0;
  let depth = 0;
  let start = 0;
  let whole: Span | undefined;
  let key = '';
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const sign = found[0];
    if (sign.startsWith('"')) {
      if (depth === 1 && itemDepth === 0 && /^\s*:/.test(text.slice(token.lastIndex, token.lastIndex + 40)))
        key = sign.slice(1, -1);
      continue;
    }
    if (sign === '[' || sign === '{') {
      if (sign === '[' && itemDepth === 0 && (depth === 0 || (depth === 1 && listKeys.includes(key))))
        itemDepth = depth + 1;
      else if (sign === '{' && depth === (itemDepth || 0)) start = found.index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (sign === '}' && itemDepth > 0 && depth === itemDepth) spans.push({ start, end: token.lastIndex });
    if (depth === 0) whole ??= { start: 0, end: token.lastIndex };
    if (sign === ']' && itemDepth > 0 && depth < itemDepth) itemDepth = Infinity;
  }
  const first = text.search(/[{[]/);
  return itemDepth > 0 ? spans : whole ? [{ start: first, end: whole.end }] : [];
}
