import type { CslItem, CslName } from '@veracite/model/csl';

/** "Book review", "film review": what kind of thing the review is of. */
const KIND = /^(\p{L}{3,20}) review$/iu;

/**
 * What a review is about. An article about something is a review, and one of a book has a type of its own. Changes `csl`.
 * @param kind of what is reviewed ("book"); without it "Book review" in `genre` tells it, and goes from there
 */
export function nameReviewed(csl: CslItem, title: string, authors: CslName[], kind?: string): void {
  csl['reviewed-title'] = title;
  if (authors.length > 0) csl['reviewed-author'] = authors;
  const told = KIND.exec(csl.genre ?? '')?.[1]?.toLowerCase();
  if (told && !kind) delete csl.genre;
  const genre = kind ?? told;
  const isReview = csl.type === 'article-journal' || csl.type === 'review';
  if (isReview) csl.type = genre === 'book' ? 'review-book' : 'review';
  if (genre && csl.type !== 'review-book') csl['reviewed-genre'] = genre;
}
