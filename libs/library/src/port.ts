import type { Identifiers } from '@veracite/model/identifiers';
import type { Organization } from '@veracite/model/organization';
import type { Work, WorkQuery } from '@veracite/model/work';

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
  /** Works by the import they came with, and of what that claims to be all. */
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
  /** In the order of the asked; each has the works that carry any of its identifiers. */
  lookUpMany(identifiers: Identifiers[], onUnavailable?: OnUnavailable): Promise<Work[][]>;
  search(query: WorkQuery, onUnavailable?: OnUnavailable): Promise<Work[]>;
  /**
   * Works that fit a partial description, likeliest first: half a title, a misspelled name, a year that is off, a word of
   * the journal, words of the abstract. Wider than `search`, which looks for the one work a reference names.
   */
  find(description: WorkQuery, onUnavailable?: OnUnavailable): Promise<Work[]>;
  searchMany(queries: WorkQuery[], onUnavailable?: OnUnavailable): Promise<Work[][]>;
  /** Adds works under a collection's name; the same work (DOI, else title, year, first author) is replaced, not doubled. */
  add(collection: string, works: Iterable<Work> | AsyncIterable<Work>): Promise<Added>;
  status(): Promise<LibraryStatus>;
  /** Returns the databases that the library contains completely. An absent work proves nothing about any other database. */
  completeCorpora(): Promise<CompleteCorpus[]>;
  /** Organizations that bear one of these names, with all that they are called; none where no registry was imported. */
  organizationsNamed(names: string[]): Promise<Organization[]>;
}
