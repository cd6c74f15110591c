import { fold } from './fold';

const ARTICLES = new Set(['a', 'an', 'the']);

/** A key of equal titles: folded, without English articles and spaces ("The Data-Base", "Data base"). */
export function titleFingerprint(title: string): string {
  const words = fold(title).split(' ');
  const kept = words.filter((word) => !ARTICLES.has(word));
  return (kept.length > 0 ? kept : words).join('');
}
