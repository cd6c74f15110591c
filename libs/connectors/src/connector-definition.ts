import type { IdentifierKind, Identifiers } from '@veracite/model/identifiers';
import type { WorkKind } from '@veracite/model/kind';
import type { Discipline, Language, Literature, Source } from '@veracite/model/source';
import type { Work, WorkNotice, WorkQuery } from '@veracite/model/work';
import type { z } from 'zod';
import type { DatedVenueRegister } from './venue-registers';

export interface Pace {
  requests: number;
  seconds: number;
  /** The largest number of concurrent requests, over all processes. */
  concurrent: number;
  /** The rate limit of lists and searches, which also count against the limit above. */
  lists?: { requests: number; seconds: number };
}

/** One HTTP request and how to read its reply. `R` is a work, or the record of a registry. */
export interface Request<R = Work> {
  /** Without key and contact address, which the runtime adds. */
  url: string;
  /** If set, the request is a POST. */
  body?: string;
  headers?: Record<string, string>;
  /** `either`: JSON or XML, whichever the reply is. `text`: `read` receives the body unparsed. */
  format: 'json' | 'xml' | 'either' | 'text';
  /** True for a list or a search, to which `Pace.lists` applies. */
  list?: boolean;
  /** The titles that a search is for. Default: that of the query. */
  titles?: string[];
  /** HTTP status codes that mean "no such work". Default: 404 and 410. */
  notFoundStatuses?: number[];
  /** HTTP status codes that mean "this database cannot have such a work". */
  notCoveredStatuses?: number[];
  /** Asked when there is no such work: whether that can be known here. */
  ifNotFound?: Request<R>;
  /** A redirect to another site shows that the work exists, without its record. */
  leadsElsewhere?: boolean;
  /** Returns the records of a parsed body, or the next request to send. @throws WrongShape, SourceError */
  read(body: unknown): R[] | Request<R>;
}

/** The reply does not have the documented form. */
export class WrongShape extends Error {
  override name = 'WrongShape';
}

/** The database cannot have the record of such a work. */
export class NotCovered extends Error {
  override name = 'NotCovered';

  /** @param found 1 if the work exists */
  constructor(readonly found: 0 | 1 = 0) {
    super();
  }
}

/** Defines a request whose reply is validated by `schema` before it is mapped to records or to the next request. */
export function defineRequest<T, R = Work>(
  request: Omit<Request<R>, 'read'>,
  schema: z.ZodType<T>,
  mapReply: (reply: T) => (R | undefined)[] | Request<R>,
): Request<R> {
  return {
    ...request,
    read(body) {
      const reply = schema.safeParse(body);
      if (!reply.success) throw new WrongShape(reply.error.issues[0]?.path.join('.') || 'body');
      const mapped = mapReply(reply.data);
      return Array.isArray(mapped) ? mapped.filter((item) => item !== undefined) : mapped;
    },
  };
}

/** Defines a request for one record. An empty record is an invalid reply, because absence has a status code. */
export function defineRecordRequest<T, R = Work>(
  request: Omit<Request<R>, 'read'>,
  schema: z.ZodType<T>,
  mapRecord: (reply: T) => R | undefined,
): Request<R> {
  return defineRequest(request, schema, (reply) => {
    const mapped = mapRecord(reply);
    if (!mapped) throw new WrongShape('record');
    return [mapped];
  });
}

/** Where the key is sent. */
type KeyLocation = { param: string } | { header: string; prefix?: string };

interface KeyRule {
  place: KeyLocation;
  /** Requests that are refused without a key. */
  needed: 'always' | 'search' | 'never';
  /** Where to obtain a key. */
  from: string;
}

/** A web service: its rate limits, keys and terms of use. */
export interface Service {
  /** Increased when the mapping changes, so that cached answers of the former mapping are not used. */
  version: number;
  /** URL of the documentation of its API. */
  documentation: string;
  /** Built from the documentation alone: no recorded reply tests it. */
  onlyDocumented?: true;
  pace: Pace;
  /** The rate limit with CONTACT_EMAIL. */
  politePace?: Pace;
  /** The rate limit with a key. */
  keyedPace?: Pace;
  key?: KeyRule;
  /** The query parameter for CONTACT_EMAIL, and whether the service requires it. */
  contact?: { param: string; needed?: boolean };
  /** Why the service is off until the operator names it in SOURCES or sets its key. */
  disabledReason?: string;
  /** Other hosts that it may redirect to. */
  redirectsTo?: string[];
  /** The hours that its terms of use allow an answer to be cached, if less than the default. */
  maxCacheHours?: number;
}

/** Places in an order of databases; the lowest comes first. */
export type Ranks<K extends string> = Partial<Record<K, number>>;

/** What a database is asked about a reference. Those of equal kind are asked in the order of their ranks. */
export interface Asked {
  /** Lookups of identifiers, the registries first: only they can decide that an identifier is another work's. */
  identifiers?: Ranks<IdentifierKind>;
  /** Lookups of identifiers while no database describes the work. Absence proves nothing then. */
  lastIdentifiers?: Ranks<IdentifierKind>;
  /** Searches by kind of work. Books are searched in databases of papers too: "NeurIPS, 2023" may be read as a publisher. */
  searches?: Ranks<WorkKind>;
  /** Searches for works of a discipline. */
  disciplines?: Ranks<Discipline>;
  /** Searches for works in a language, after all others. */
  languages?: Ranks<Language>;
}

/** Works all of which a database has. */
interface Complete {
  /** Kinds of identifiers that it assigns itself. */
  identifiers?: IdentifierKind[];
  /** Venues with their years, the day and the origin of the declaration. */
  venues?: readonly DatedVenueRegister[];
  /** Venues with a fact in the register of names that comes with the product (`RegisteredName`). */
  named?: NamedVenues;
}

interface NamedVenues {
  fact: 'isInDblp' | 'depositedAtCrossref';
  /** Default: every kind of venue. */
  kind?: 'conference';
  /** First year of complete works, where the register of names has no earlier one. */
  since: number;
  /** ISO 8601: the day of the declaration. Absent where works are registered when they are published. */
  until?: string;
}

/**
 * A work that a database is known to hold. It is asked for to show that the database works: its silence counts as absence only
 * then. The record's title may continue with a subtitle, and its year may be that of another version.
 */
export interface ControlWork {
  title: string;
  /** Family name of an author. */
  family: string;
  year: number;
  /** Looked up where the database is not searched. */
  identifiers?: Identifiers;
}

export interface ConnectorDefinition extends Service {
  source: Omit<Source, 'id'>;
  asked: Asked;
  control: ControlWork;
  /** Literature that it holds: absence counts only after a database of each expected literature has answered, by rank. */
  holds?: Ranks<Literature>;
  /** It collects the records of other databases. */
  isAggregator?: true;
  /** Its records have abstracts. */
  hasAbstracts?: true;
  complete?: Complete;
  /** The only DOIs that it has. Default: all. */
  dois?: RegExp;
  /** DOIs that it registers and no other agency does. */
  ownDois?: RegExp;
  /** Returns the request for one identifier; undefined when this database cannot have it. */
  lookUp: Partial<Record<IdentifierKind, (value: string) => Request | undefined>>;
  bulk?: Partial<Record<IdentifierKind, BulkLookup>>;
  /** Notices of retraction, correction and concern, where they are requested separately from records. */
  notices?: BulkLookup<WorkNotice>;
  /** Disciplines whose retracted works are marked in its records, so that it is asked about works that others describe too. */
  marksRetracted?: readonly Discipline[];
  /** Searches for works that cite a work, where the database indexes lists of references. */
  citing?: CitingSearch;
  /** Returns undefined when the query has nothing that this database can search for. */
  search?: (query: WorkQuery) => Request | undefined;
  /** Its search finds all parts of a book (`WorkQuery.partsOf`). */
  searchesParts?: true;
  /** Combines several searches in one request, where the query syntax has an "or". */
  combinedSearch?: CombinedSearch;
  /** The number of requests that one search takes. Default 1. */
  requestsPerSearch?: number;
}

/** Checks whether a database can have a work with this identifier. */
export const canHave = ({ dois }: Pick<ConnectorDefinition, 'dois'>, kind: IdentifierKind, value: string): boolean =>
  kind !== 'doi' || dois?.test(value) !== false;

export interface BulkLookup<R = Work> {
  /** The largest number of values in one request. */
  maxValues: number;
  /** Returns false for a value that the list syntax cannot express; it is then looked up singly. */
  accepts?: (value: string) => boolean;
  request: (values: string[]) => Request<R>;
}

/** Several searches by title in one request. */
export interface CombinedSearch {
  maxSearches: number;
  /** The largest number of records in one reply. A search whose records may be cut off is sent singly. */
  maxRecords: number;
  /** The number of records requested for each search. Default 8. */
  recordsPerSearch?: number;
  /** The longest URL in characters, if shorter than the default. */
  maxUrlLength?: number;
  /** Returns the folded words of a title that the request requires. Default: all. */
  words?(query: WorkQuery): string[];
  request(queries: WorkQuery[], records: number): Request;
}

/** A search for works whose lists of references contain certain words. */
export interface CitingSearch {
  /** Requests the citing works, the earliest first; undefined when the query is too vague. */
  search(query: WorkQuery): Request | undefined;
  /** Requests the list of references of one of them; each entry is read as a work. */
  entries(citing: Work): Request | undefined;
}
