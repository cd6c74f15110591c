import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Asks } from '../store/readers';
import type { Servers } from './servers';

/** Questions that are put together, and which servers could not be asked them. */
export class Asking implements Asks {
  /** Numbers of the servers. */
  readonly missed = new Set<number>();

  constructor(
    private readonly own: Asks,
    readonly servers: Servers,
  ) {}

  /** Asks the library's own database, or a replica of it. */
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
    return this.own.query<R>(query);
  }

  /** Asks a server. @returns undefined when it could not be asked */
  async at<R extends QueryResultRow>(number: number, query: QueryConfig): Promise<R[] | undefined> {
    return (await this.servers.withNumber(number)?.ask<R>(query))?.rows;
  }
}
