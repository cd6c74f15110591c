/** SQLSTATE classes and codes for a refused or lost connection: connection failures, shutdown, too many connections. */
const CODES = /^(?:08\w{3}|57P0[1-5]|53300|25P03)$/;
/** Node.js error codes of sockets. */
const SOCKETS = /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Messages of `pg` and `pg-pool` without a code. */
const MESSAGES =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed)/;

/** Tests whether an error of TypeORM or `pg` means that PostgreSQL cannot be reached, not that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (typeof code === 'string' && (CODES.test(code) || SOCKETS.test(code))) return true;
  return (
    MESSAGES.test(error.message) || (driverError !== undefined && driverError !== error && isDatabaseAway(driverError))
  );
}
