import { identifierUrl } from '@veracite/model/identifiers';
import type { Notice, Work } from '@veracite/model/work';
import type { Origin } from '../report/signals';

/** The answer of one database about a DOI. */
export interface WorkReply {
  database: string;
  /** Display name. */
  name: string;
  answered: boolean;
  /** True if the DOI is registered without a record in this database. */
  registeredOnly?: boolean;
  work?: Work;
}

export interface WorkDossier {
  doi: string;
  /** ISO date of the query. */
  today: string;
  replies: WorkReply[];
  /** Notices about the work that are not on its record, with the names of their sources. */
  notices?: { name: string; notice: Notice }[];
}

export function originOf(reply: WorkReply | undefined, { doi, today }: WorkDossier): Origin {
  return { origin: reply?.name ?? 'doi.org', date: today, url: reply?.work?.url ?? identifierUrl('doi', doi) };
}
