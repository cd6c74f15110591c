/** JSON values, one a line (github.com/ndjson/ndjson-spec). */
export const NDJSON = 'application/x-ndjson';

/** Returns the headers of a response that is sent in pieces, which no proxy may collect. */
export const streamHeaders = (type: string) => ({
  'Content-Type': `${type}; charset=utf-8`,
  'Cache-Control': 'no-store',
  'X-Accel-Buffering': 'no',
});
