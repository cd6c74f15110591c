import type { CslItem, CslType } from '@veracite/model/csl';
import { reviewedGenre } from '../facts';
import { capitalize } from '../pieces/capitals';

const KINDS: Record<string, CslType | undefined> = { book: 'book', film: 'motion_picture' };

/** Returns the subject of a review as a separate work, with its kind as type if there is one, else as genre. */
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

/** Returns the recorded genre, else a label such as "Book review", for formats with one field for the kind of a text. */
export const reviewKind = (item: CslItem): string =>
  item.genre ?? (item['reviewed-title'] && reviewedGenre(item) ? `${capitalize(reviewedGenre(item))} review` : '');
