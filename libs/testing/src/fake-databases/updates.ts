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
   * The databases with the notice on their record of the work. `crossref notice`: only the record of the notice, as happens
   * before the two are linked.
   */
  reportedBy: (Extract<DatabaseId, 'crossref' | 'pubmed' | 'openalex'> | 'crossref notice')[];
}

/** Returns the updates of one work in one database. */
export type UpdatesOf = (doi: string | undefined, reporter: Update['reportedBy'][number]) => Update[];

export function updatesBy(updates: readonly Update[]): UpdatesOf {
  return (doi, reporter) =>
    updates.filter(({ of, reportedBy }) => of.toLowerCase() === doi?.toLowerCase() && reportedBy.includes(reporter));
}
