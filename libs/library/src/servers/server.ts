import { Pool, type ClientConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';
import { isOfTheQuestion, lacksTable } from '../store/readers';

/** Longest that a server may take to accept a connection, and to answer a batch of questions; milliseconds. */
const PATIENCE = { connectionTimeoutMillis: 2_000, query_timeout: 10_000 };
/** A server that failed is tried again so long after. */
const REST_MS = 2_000;
const CONNECTIONS = 8;

/**
 * Another server of the library. One that could not be asked is tried again when a later question comes, which does not
 * wait for it.
 */
export class Server {
  /** What the library knows it by, from 1; undefined until it answered once. */
  number: number | undefined;
  /** Host, port and database. */
  readonly name: string;
  readonly connection: ClientConfig;
  /** Why it is not asked. */
  fault: string | undefined = 'not asked yet';
  private readonly pool: Pool;
  private restsUntil = 0;
  private waking: Promise<void> | undefined;

  /** @param prepare makes sure of its tables and gives its number */
  constructor(
    address: string,
    private readonly prepare: (pool: Pool, name: string) => Promise<number>,
  ) {
    const { host, pathname } = new URL(address);
    this.name = `${host}${pathname}`;
    this.connection = { connectionString: address };
    this.pool = new Pool({ ...this.connection, ...PATIENCE, max: CONNECTIONS, allowExitOnIdle: true });
    // An idle connection that breaks is replaced when the next one is needed.
    this.pool.on('error', () => undefined);
  }

  /** Tries whether it answers, at most once at a time. */
  wake(): Promise<void> {
    this.waking ??= this.prepare(this.pool, this.name)
      .then(
        (number) => {
          this.number = number;
          this.fault = undefined;
        },
        (error: unknown) => this.rest(error),
      )
      .finally(() => (this.waking = undefined));
    return this.waking;
  }

  /** @returns undefined when it could not be asked */
  async ask<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R> | undefined> {
    if (this.fault !== undefined) {
      if (Date.now() >= this.restsUntil) void this.wake();
      return undefined;
    }
    try {
      return await this.pool.query<R>(query);
    } catch (error) {
      if (isOfTheQuestion(error)) throw error;
      // An index that another one has replaced, or that the server has lost: it answers otherwise.
      if (!lacksTable(error)) this.rest(error);
      return undefined;
    }
  }

  private rest(error: unknown): void {
    this.fault = error instanceof Error ? error.message : String(error);
    this.restsUntil = Date.now() + REST_MS;
  }

  end(): Promise<void> {
    return this.pool.end();
  }
}
