/** Progress on the standard error, so that the standard output stays a command's result. */

const WIDTH = 11;

/** One line of progress: what it is about, and what became of it. */
export function say(subject, message) {
  process.stderr.write(`  ${subject.padEnd(WIDTH)}${message}\n`);
}

/** 850 ms, 4.2 s, 1 min 12 s. */
export function duration(ms) {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1_000)} s`;
}

/** Says every few seconds how a long step goes on, until the function it returns is called. */
export function sayEvery(ms, subject, message) {
  const began = Date.now();
  const timer = setInterval(() => say(subject, `${message()} (${duration(Date.now() - began)})`), ms);
  return () => clearInterval(timer);
}
