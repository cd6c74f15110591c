import type { Identifiers } from '@veracite/model/identifiers';
import type { Organization } from '@veracite/model/organization';
import type { Work, WorkNotice, WorkQuery } from '@veracite/model/work';

/** A database that the library contains completely up to a day. */
export interface CompleteCorpus {
  /** A connector's id. */
  of: string;
  /** ISO 8601: the day the copy was made. */
  until: string;
  /** Years of the venues that it has completely, as "1979-2022,2024". Absent: it has all that the database has. */
  venues?: { [venue: string]: string };
}

export interface LibraryStatus {
  works: number;
  withDoi: number;
  /** Works by import, with the database that the import contains completely. */
  collections: { name: string; works: number; importedAt: string; completeCorpus?: CompleteCorpus }[];
  /** Organizations whose names are known, and the day of the newest entry of their registry. */
  organizations?: { count: number; until: string };
}

export interface Added {
  added: number;
  replaced: number;
  refused: number;
}

/** Called when a server of a partitioned library cannot be reached. The empty answer then proves nothing. */
export type OnUnavailable = () => void;

/** The local index of works. Methods reject without its database; `onUnavailable`: without a partition's server. */
export interface Library {
  lookUp(identifiers: Identifiers, onUnavailable?: OnUnavailable): Promise<Work[]>;
  /** Returns the works with any of the identifiers, for each query in order. */
  lookUpMany(identifiers: Identifiers[], onUnavailable?: OnUnavailable): Promise<Work[][]>;
  search(query: WorkQuery, onUnavailable?: OnUnavailable): Promise<Work[]>;
  /**
   * Returns works that fit a partial description, the most likely first: half a title, a misspelled name, a year that is off, a word of
   * the journal, words of the abstract. Wider than `search`, which looks for the one work a reference names.
   */
  find(description: WorkQuery, onUnavailable?: OnUnavailable): Promise<Work[]>;
  /** Returns notices in imported lists about works with these DOIs, which need not be in the library. */
  noticesAbout(dois: readonly string[]): Promise<WorkNotice[]>;
  searchMany(queries: WorkQuery[], onUnavailable?: OnUnavailable): Promise<Work[][]>;
  /** Adds works to a collection. A work with the same DOI, or else title, year and first author, is replaced. */
  add(collection: string, works: Iterable<Work> | AsyncIterable<Work>): Promise<Added>;
  status(): Promise<LibraryStatus>;
  /** Returns the databases that the library contains completely. An absent work proves nothing about any other database. */
  completeCorpora(): Promise<CompleteCorpus[]>;
  /** Returns organizations with one of these names, with all their names; none if no registry was imported. */
  organizationsNamed(names: string[]): Promise<Organization[]>;
}
