import { fold } from './fold';

const ARTICLES = new Set(['a', 'an', 'the']);

/**
 * A key that equal titles share however they are typeset: folded, without English articles and without spaces, so that
 * "The Data-Base" and "Data base" have one key. Empty when the title has no letters or digits.
 */
export function titleFingerprint(title: string): string {
  const words = fold(title).split(' ');
  const kept = words.filter((word) => !ARTICLES.has(word));
  return (kept.length > 0 ? kept : words).join('');
}
