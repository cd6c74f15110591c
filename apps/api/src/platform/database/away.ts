/** SQLSTATE classes and codes with which PostgreSQL turns callers away: connections, shutdown, too many of them. */
const CODES = /^(?:08\w{3}|57P0[1-5]|53300|25P03)$/;
/** What the sockets below say, by Node's codes. */
const SOCKETS = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Sentences of `pg` and `pg-pool` that carry no code. */
const SENTENCES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

/** Whether an error of TypeORM or `pg` says that PostgreSQL cannot be reached now, not that the question was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && (CODES.test(code) || SOCKETS.test(code))) return true;
  return (
    SENTENCES.test(error.message) || (driverError !== undefined && driverError !== error && isDatabaseAway(driverError))
  );
}
