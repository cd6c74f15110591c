import type { DatabaseId } from '@veracite/connectors/connector-definitions';

/** Something published about a work after it: a retraction, a correction, a concern. */
export interface Update {
  /** DOI of the work. */
  of: string;
  /** As Crossref calls it. */
  type: 'retraction' | 'withdrawal' | 'expression_of_concern' | 'correction' | 'new_version';
  /** DOI of the notice. */
  notice: string;
  year: number;
  /**
   * Who tells it of the work: a database on its record of the work, or, in Crossref, only the notice's own record, as
   * happens while the two are not linked.
   */
  reportedBy: (Extract<DatabaseId, 'crossref' | 'pubmed' | 'openalex'> | 'crossref notice')[];
}

/** The updates of one work that one of the tellers knows. */
export type UpdatesOf = (doi: string | undefined, teller: Update['reportedBy'][number]) => Update[];

export function updatesBy(updates: readonly Update[]): UpdatesOf {
  return (doi, teller) =>
    updates.filter(({ of, reportedBy }) => of.toLowerCase() === doi?.toLowerCase() && reportedBy.includes(teller));
}
