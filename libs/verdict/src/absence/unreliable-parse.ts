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
    const venue = place.match.candidate.work.csl['container-title'] ?? 'a journal';
    return { code: 'no-title', sentence: `No title could be read. The text in its place belongs to “${venue}”.` };
  }
  if (format === 'text' && isDamagedText(raw)) {
    return { code: 'damaged', sentence: 'The text is damaged, so that it is found nowhere proves nothing.' };
  }
  return undefined;
}
