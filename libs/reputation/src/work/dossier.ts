import { identifierUrl } from '@veracite/model/identifiers';
import type { Work } from '@veracite/model/work';
import type { Origin } from '../report/line';

/** What one database answered about a DOI. */
export interface WorkReply {
  database: string;
  /** For people. */
  name: string;
  answered: boolean;
  /** The DOI is registered, but what it names is not told here. */
  registeredOnly?: boolean;
  work?: Work;
}

/** Everything asked about one work. */
export interface WorkDossier {
  doi: string;
  /** ISO day of asking. */
  today: string;
  replies: WorkReply[];
}

export function originOf(reply: WorkReply | undefined, { doi, today }: WorkDossier): Origin {
  return { origin: reply?.name ?? 'doi.org', date: today, url: reply?.work?.url ?? identifierUrl('doi', doi) };
}
