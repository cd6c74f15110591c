import type { DatabaseId } from '@veracite/connectors/connector-definitions';

/** A notice about a work: a retraction, correction or concern. */
export interface Update {
  /** DOI of the work. */
  of: string;
  /** The type in Crossref. */
  type: 'retraction' | 'withdrawal' | 'expression_of_concern' | 'correction' | 'new_version';
  /** DOI of the notice. */
  notice: string;
  year: number;
  /**
   * The databases with the notice on their record of the work. `crossref notice`: only the record of the notice names the work, as
   * happens before the two are linked.
   */
  reportedBy: (
    | Extract<DatabaseId, 'crossref' | 'pubmed' | 'europe-pmc' | 'openalex' | 'wikidata' | 'arxiv' | 'biorxiv'>
    | `${'crossref' | 'pubmed' | 'europe-pmc'} notice`
  )[];
}

/** Returns the updates that the record with this DOI has in one database: about the work, or of the notice. */
export type UpdatesOf = (
  doi: string | undefined,
  reporter: Update['reportedBy'][number],
  side?: 'of' | 'notice',
) => Update[];

export function updatesBy(updates: readonly Update[]): UpdatesOf {
  return (doi, reporter, side = 'of') =>
    updates.filter(
      (update) => update[side].toLowerCase() === doi?.toLowerCase() && update.reportedBy.includes(reporter),
    );
}
