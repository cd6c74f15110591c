import { z } from 'zod';
import { normalizeDoi } from '@veracite/model/identifiers';
import type { Notice, WorkNotice } from '@veracite/model/work';
import { dateFromParts } from './csl-dates';
import { listOf, optionalObject, text, integer } from './lenient-schemas';

/** An entry of `updated-by`, with the DOI of the notice, or of `update-to`, with the DOI of the work. */
export const updateShape = z.object({
  DOI: text,
  type: text,
  updated: optionalObject({ 'date-parts': listOf(listOf(integer)) }),
});
type CrossrefUpdate = z.infer<typeof updateShape>;

/** Crossref's update types (www.crossref.org/documentation/crossmark/version-control-corrections-and-retractions). */
const UPDATES: { [type: string]: Notice['standing'] } = {
  retraction: 'retracted',
  partial_retraction: 'corrected',
  withdrawal: 'withdrawn',
  removal: 'withdrawn',
  expression_of_concern: 'concern',
  correction: 'corrected',
  erratum: 'corrected',
  corrigendum: 'corrected',
  addendum: 'corrected',
  clarification: 'corrected',
};
/** A new version replaces a work only if it comes with a retraction. */
const NEW_VERSIONS = ['new_version', 'new_edition'];

function typeOf({ type = '' }: CrossrefUpdate): string {
  return type.toLowerCase().replace(/[\s-]/g, '_');
}

/** Returns the notices in the `updated-by` of a work. */
export function noticesOf(updates: CrossrefUpdate[]): Notice[] {
  const isReplaced = updates.some((update) => NEW_VERSIONS.includes(typeOf(update)));
  return updates.flatMap((update) => {
    const standing = UPDATES[typeOf(update)];
    if (!standing) return [];
    const doi = update.DOI && (normalizeDoi(update.DOI) ?? update.DOI.toLowerCase());
    const date = dateFromParts(update.updated?.['date-parts'][0]);
    const notice: Notice = {
      standing: standing === 'retracted' && isReplaced ? 'replaced' : standing,
      source: 'crossref',
    };
    return [{ ...notice, ...(doi && { doi, url: `https://doi.org/${doi}` }), ...(date && { date }) }];
  });
}

export const noticeShape = z.object({ DOI: text, 'update-to': listOf(updateShape) });

/** Returns the notices of a list, one for each work that they are about. */
export function noticesByWork(items: z.infer<typeof noticeShape>[]): WorkNotice[] {
  const byWork = new Map<string, CrossrefUpdate[]>();
  for (const { DOI: notice, 'update-to': updates } of items) {
    for (const { DOI: of, ...update } of updates) {
      const doi = normalizeDoi(of ?? '');
      if (doi) byWork.set(doi, [...(byWork.get(doi) ?? []), { ...update, DOI: notice }]);
    }
  }
  return [...byWork].flatMap(([doi, updates]) => noticesOf(updates).map((notice) => ({ doi, notice })));
}
