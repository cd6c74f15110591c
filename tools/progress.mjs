/** Progress goes to standard error, so that standard output has only the result of a command. */

const WIDTH = 11;

/** Prints one line of progress: a subject and a message. */
export function logProgress(subject, message) {
  process.stderr.write(`  ${subject.padEnd(WIDTH)}${message}\n`);
}

/** Formats milliseconds: 850 ms, 4.2 s, 1 min 12 s. */
export function duration(ms) {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

/** Prints progress every `ms` milliseconds until the returned function is called. */
export function logProgressEvery(ms, subject, message) {
  const began = Date.now();
  const timer = setInterval(() => logProgress(subject, `${message()} (${duration(Date.now() - began)})`), ms);
  return () => clearInterval(timer);
}
