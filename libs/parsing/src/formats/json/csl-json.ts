import type { Entry } from '../entry';
import { isObject, readItem } from './csl-item';
import { objectSpans } from './object-spans';

const LIST_KEYS = ['items', 'references', 'data'];

/**
 * Reads CSL-JSON: an array of items, one item, or an object with a list of them (`items`, pandoc's `references`). Unknown keys are
 * ignored.
 */
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
