import { isDamagedText } from '@veracite/text/damaged-text';
import type { Reference } from '@veracite/model/reference';
import type { Reason } from '@veracite/model/verdict';
import type { View } from '../view';

/**
 * Returns the reason why the reference may have been misread, so that its absence proves nothing: a text damaged by
 * scanning, or a style without titles, where the venue was read as the title.
 */
export function unreliableParse({ raw, format }: Reference, views: View[]): Reason | undefined {
  const place = views.find((view) => view.get('title')?.code === 'place-as-title');
  if (place) {
    return { code: 'no-title', values: { venue: place.match.candidate.work.csl['container-title'] } };
  }
  return format === 'text' && isDamagedText(raw) ? { code: 'damaged' } : undefined;
}
