import type { Entry } from '../entry';
import { isObject, readItem } from './csl-item';
import type { Span } from '@veracite/model/reference';

const LIST_KEYS = ['items', 'references', 'data'];

/** Reads CSL-JSON: an array, one item, or an object with `items` or pandoc's `references`. */
export function readCslJson(text: string): Entry[] {
  const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ' '));
  const list = listIn(value);
  const spans = objectSpans(text, LIST_KEYS);
  return list.filter(isObject).flatMap((item, i) => {
    const span = spans[i];
    return span ? [{ span, ...readItem(item) }] : [];
  });
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  const list = Object.entries(value).find(([key, inside]) => LIST_KEYS.includes(key) && Array.isArray(inside))?.[1];
  return Array.isArray(list) ? list : [value];
}

/**
 * Returns the positions of objects in JSON: the items of the top-level array, or of the array under one of these keys of the
 * top-level object. Without such an array, the whole object. The text must be valid JSON. Runs in linear time.
 */
function objectSpans(text: string, listKeys: readonly string[]): Span[] {
  const spans: Span[] = [];
  /** Depth of the items: 1 in a list, 2 in a list under a key. */
  let itemDepth = 0;
  let depth = 0;
  let start = 0;
  let whole: Span | undefined;
  let key = '';
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[[\]{}]/gs;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [part] = found;
    if (part.startsWith('"')) {
      if (depth === 1 && itemDepth === 0 && /^\s*:/.test(text.slice(token.lastIndex, token.lastIndex + 40)))
        key = part.slice(1, -1);
      continue;
    }
    if (part === '[' || part === '{') {
      if (part === '[' && itemDepth === 0 && (depth === 0 || (depth === 1 && listKeys.includes(key))))
        itemDepth = depth + 1;
      else if (part === '{' && depth === (itemDepth || 0)) start = found.index;
      depth += 1;
      continue;
    }
    depth -= 1;
    if (part === '}' && itemDepth > 0 && depth === itemDepth) spans.push({ start, end: token.lastIndex });
    if (depth === 0) whole ??= { start: 0, end: token.lastIndex };
    if (part === ']' && itemDepth > 0 && depth < itemDepth) itemDepth = Infinity;
  }
  const first = text.search(/[{[]/);
  return itemDepth > 0 ? spans : whole ? [{ start: first, end: whole.end }] : [];
}
