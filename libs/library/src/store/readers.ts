import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** A connection or pool that works are read from. */
export interface Asks {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>;
}

/** A replica that failed is not used for this time. */
const REST_MS = 5000;

/** Faults of the question, which the database itself would have as well: classes of SQLSTATE (PostgreSQL manual, appendix A). */
const OF_THE_QUESTION = /^(?:22|23|42(?!P01|703))/;

/** SQLSTATE of connections to a foreign server that could not be made or broke, and of servers that shut down or start. */
const SERVER_AWAY = /^(?:08|57P0[123])/;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const isOfTheQuestion = (error: unknown): boolean => OF_THE_QUESTION.test(codeOf(error));

/** Reads from replicas in turn. One that is away, cancels or lags is replaced by the database itself for a while. */
export function readers(main: Pool, replicas: readonly Pool[], now: () => number = Date.now): Asks {
  if (replicas.length === 0) return main;
  const restsUntil = new Map<Pool, number>();
  let turn = 0;
  return {
    async query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>> {
      const awake = replicas.filter((replica) => (restsUntil.get(replica) ?? 0) <= now());
      const replica = awake[(turn += 1) % Math.max(1, awake.length)];
      if (replica) {
        try {
          return await replica.query<R>(query);
        } catch (error) {
          if (isOfTheQuestion(error)) throw error;
          restsUntil.set(replica, now() + REST_MS);
        }
      }
      return main.query<R>(query);
    },
  };
}

/** Limits the time of each query, because a server of a partitioned library may hang. @param timeout milliseconds */
export const withTimeout = (reader: Asks, timeout: number): Asks => ({
  query: <R extends QueryResultRow>(query: QueryConfig) =>
    reader.query<R>({ ...query, query_timeout: timeout } as QueryConfig),
});

/** Returns true for the error of a query that failed because a server of a partitioned library cannot be reached or hangs. */
export const isServerAway = (error: unknown): boolean =>
  SERVER_AWAY.test(codeOf(error)) || (error instanceof Error && error.message === 'Query read timeout');
