import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** What a reader of the library asks by. */
export interface Asks {
  query<R extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<R>>;
}

/** A replica that failed is left alone so long. */
const REST_MS = 5000;

/** Faults of the question, which the database itself would have as well: classes of SQLSTATE (PostgreSQL manual, appendix A). */
const OF_THE_QUESTION = /^(?:22|23|42(?!P01|703))/;

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

export const lacksTable = (error: unknown): boolean => codeOf(error) === '42P01';

export const isOfTheQuestion = (error: unknown): boolean => OF_THE_QUESTION.test(codeOf(error));

/**
 * Reads from the replicas in turn. One that is away, is shutting down, cancels the question for its own recovery, or lags behind the
 * tables is left alone for a while, and the database itself is asked.
 */
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
