import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Source } from '@veracite/model/source';
import type { Work } from '@veracite/model/work';
import type { z } from 'zod';
import type { WorkNotice, WorkQuery } from './sources';

/** How often a database may be asked. */
export interface Pace {
  requests: number;
  seconds: number;
  /** Requests under way at once, over all processes. */
  concurrent: number;
  /** Where lists and searches are rationed more strictly than single records: counted beside the pace above. */
  lists?: { requests: number; seconds: number };
}

/**
 * One request and how its reply is read. The runtime sends it; a definition only describes it.
 * `R` is what is asked for: works, or records of a registry.
 */
export interface Request<R = Work> {
  /** Complete address without key and without contact address: the runtime adds both. */
  url: string;
  /** Sent by POST when present. */
  body?: string;
  headers?: Record<string, string>;
  /** `either`: JSON or XML, whichever comes. `text` is handed to `read` as it came. */
  format: 'json' | 'xml' | 'either' | 'text';
  /** A list or a search, rationed by `Pace.lists`. */
  list?: boolean;
  /** Status codes that mean "there is no such work"; default 404 and 410. */
  notFoundStatuses?: number[];
  /** Status codes that mean "this is not mine to hold". */
  notCoveredStatuses?: number[];
  /** The records of a parsed body, or the next request to send. Throws `WrongShape` or an `AskFault`. */
  read(body: unknown): R[] | Request<R>;
}

/** What was sent back is not what the database documents. */
export class WrongShape extends Error {
  override name = 'WrongShape';
}

/** The database says that such a work is not among those it could hold. */
export class NotCovered extends Error {
  override name = 'NotCovered';
}

/** A step whose reply is checked by `schema` before `records` sees it. */
export function defineRequest<T, R = Work>(
  request: Omit<Request, 'read'>,
  schema: z.ZodType<T>,
  records: (reply: T) => (R | undefined)[] | Request<R>,
): Request<R> {
  return {
    ...request,
    read(body) {
      const reply = schema.safeParse(body);
      if (!reply.success) throw new WrongShape(reply.error.issues[0]?.path.join('.') || 'body');
      const read = records(reply.data);
      return Array.isArray(read) ? read.filter((one) => one !== undefined) : read;
    },
  };
}

/** A step whose reply is one record: one that describes nothing is no reply, as absence has a status code of its own. */
export function defineRecordRequest<T, R = Work>(
  request: Omit<Request, 'read'>,
  schema: z.ZodType<T>,
  one: (reply: T) => R | undefined,
): Request<R> {
  return defineRequest(request, schema, (reply) => {
    const read = one(reply);
    if (!read) throw new WrongShape('record');
    return [read];
  });
}

/** How a database is shown the key, and what it refuses without one. */
export type KeyPlace = { param: string } | { header: string; prefix?: string };

export interface KeyRule {
  place: KeyPlace;
  needed: 'always' | 'search' | 'never';
  /** Where a key is had. */
  from: string;
}

/** Where a service is asked, how often, and what it wants to be shown. */
export interface Service {
  /** Raised when the mapping changes, so that nothing cached by the former one is used. */
  version: number;
  /** Where its interface is documented. */
  documentation: string;
  pace: Pace;
  /** With CONTACT_EMAIL. */
  politePace?: Pace;
  /** With a key. */
  keyedPace?: Pace;
  key?: KeyRule;
  /** Query parameter for CONTACT_EMAIL, and whether nothing is answered without. */
  contact?: { param: string; needed?: boolean };
  /** Why the database is off until its operator says otherwise by naming it in SOURCES. */
  disabledReason?: string;
  /** Other hosts its answers may redirect to. */
  redirectsTo?: string[];
  /** Hours an answer may be kept, where the terms allow less than the runtime's own. */
  maxCacheHours?: number;
}

/** Everything the runtime knows of one database. */
export interface ConnectorDefinition extends Service {
  source: Omit<Source, 'id'>;
  /** A request for one identifier; undefined when this database cannot hold it. */
  lookUp: Partial<Record<IdentifierKind, (value: string) => Request | undefined>>;
  /** `fits` refuses values that its list syntax cannot carry: they are asked for one by one. */
  bulk?: Partial<Record<IdentifierKind, BulkLookup>>;
  /** Notices of retraction, correction and concern about works, where the database is asked for them apart. */
  notices?: BulkLookup<WorkNotice>;
  /** Who cites a work of this description, where the database searches lists of references. */
  citing?: CitingSearch;
  /** Undefined when the query holds nothing this database could search for. */
  search?: (query: WorkQuery) => Request | undefined;
  /** How several searches travel in one request, where its interface knows "or". */
  combinedSearch?: CombinedSearch;
  /** Requests that a search takes where it is more than one: planning counts them. */
  requestsPerSearch?: number;
}

export interface BulkLookup<R = Work> {
  maxValues: number;
  accepts?: (value: string) => boolean;
  request: (values: string[]) => Request<R>;
}

/** Several searches for titles in one request. */
export interface CombinedSearch {
  /** Searches in one request, at most. */
  maxSearches: number;
  /** Records that one reply may hold, at most: what is cut off there is asked for alone. */
  maxRecords: number;
  /** Records asked for, for each of the searches; where its syntax brings others too, more than the usual 8. */
  recordsPerSearch?: number;
  /** Characters of the address, at most, where the runtime's own bound is too wide. */
  maxUrlLength?: number;
  /** @param size records asked for */
  request(queries: WorkQuery[], size: number): Request;
}

/** Works whose lists of references hold certain words, and the entries of each of these lists. */
export interface CitingSearch {
  /** The citing works, the earliest first; undefined when the query describes too little. */
  search(query: WorkQuery): Request | undefined;
  /** The list of references of one of them, each entry as a work of its own. */
  entries(citing: Work): Request | undefined;
}
