import type { CslItem, CslName } from '@veracite/model/csl';

/** The kind of the reviewed work in "Book review", "film review". */
const KIND = /^(\p{L}{3,20}) review$/iu;

/**
 * Adds the reviewed work to a review and sets its type to `review` or `review-book`. Changes `csl`.
 * @param kind of the reviewed work ("book"); by default taken, and removed, from a `genre` such as "Book review"
 */
export function addReviewedWork(csl: CslItem, title: string, authors: CslName[], kind?: string): void {
  csl['reviewed-title'] = title;
  if (authors.length > 0) csl['reviewed-author'] = authors;
  const kindInGenre = KIND.exec(csl.genre ?? '')?.[1]?.toLowerCase();
  if (kindInGenre && !kind) delete csl.genre;
  const genre = kind ?? kindInGenre;
  const isReview = csl.type === 'article-journal' || csl.type === 'review';
  if (isReview) csl.type = genre === 'book' ? 'review-book' : 'review';
  if (genre && csl.type !== 'review-book') csl['reviewed-genre'] = genre;
}
