/** Level of pino for errors. */
const ERROR = 50;
/** Lines that Node prints around an uncaught error: position, stack, version, fields. */
const NOISE = /^(?: {4}at |Node\.js v|node:|file:|\/|\s*\^|\s*[\w$]+: |throw |\s*\}|Emitted )/;

/** Number of last lines that are searched: an error an hour ago is not the reason. */
const LAST_LINES = 40;

/**
 * Returns why a process exited: its signal, otherwise the last error in its log.
 * @param log output since its start
 */
export function exitReason(code, signal, log) {
  const end = log.split('\n').slice(-LAST_LINES).join('\n');
  if (/JavaScript heap out of memory|ERR_WORKER_OUT_OF_MEMORY/.test(end)) return 'it ran out of memory';
  if (signal === 'SIGKILL') return 'it was killed (SIGKILL), by a user or because the machine ran out of memory';
  if (signal !== null && signal !== undefined) return `it was ended by ${signal}`;
  if (code === 0) return 'it ended by itself, without a fault (exit code 0)';
  return lastError(end);
}

/**
 * Returns the message of the last error in a log, whether it is a JSON record or the plain text of an uncaught error.
 */
export function lastError(log) {
  const lines = log.split('\n').filter((line) => line.trim());
  const records = lines.map(readRecord);
  const record = records.findLast((each) => each?.level >= ERROR);
  if (record) return record.err?.message ?? record.msg;
  const plain = lines.filter((line, index) => !records[index] && (/^\w*Error: /.test(line) || !NOISE.test(line)));
  const from = plain.findLastIndex((line) => /^\w*Error: /.test(line));
  const words = plain.slice(from < 0 ? -1 : from).map((line) => line.replace(/^\w*Error: /, ''));
  return words.join('\n').slice(0, 2_000) || records.at(-1)?.msg || 'it gave no reason';
}

function readRecord(line) {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    // A line that only looks like a record.
    return undefined;
  }
}
