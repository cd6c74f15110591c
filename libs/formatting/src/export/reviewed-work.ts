import type { CslItem, CslType } from '@veracite/model/csl';
import { reviewedGenre } from '../facts';
import { capitalise } from '../pieces/capitals';

const KINDS: Record<string, CslType | undefined> = { book: 'book', film: 'motion_picture' };

/** What a review is about, as a work of its own: of a kind that formats have a name for, else with its kind as genre. */
export function reviewedWork(item: CslItem): CslItem | undefined {
  if (!item['reviewed-title']) return undefined;
  const genre = reviewedGenre(item);
  const type = KINDS[genre.toLowerCase()];
  return {
    type: type ?? 'document',
    title: item['reviewed-title'],
    ...(item['reviewed-author'] && { author: item['reviewed-author'] }),
    ...(genre && !type && { genre }),
  };
}

/** "Book review", for formats that have one field for the kind of a text; the record's own word goes before. */
export const reviewKind = (item: CslItem): string =>
  item.genre ?? (item['reviewed-title'] && reviewedGenre(item) ? `${capitalise(reviewedGenre(item))} review` : '');
