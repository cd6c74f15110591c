import fs from 'node:fs';

/** Logs kept of each process beside the one that is written. */
const KEPT = 5;
const LONGEST_BYTES = 20_000_000;

const older = (file, age) => (age === 0 ? file : file.replace(/(?:\.log)?$/, `.${age}.log`));

/** Puts a log aside, so that the next start has one of its own: `main.log` becomes `main.1.log`, and so on. */
export function turnOver(file) {
  if (!fs.existsSync(file) || fs.statSync(file).size === 0) return;
  for (let age = KEPT; age > 0; age -= 1) {
    if (fs.existsSync(older(file, age - 1))) fs.renameSync(older(file, age - 1), older(file, age));
  }
}

/** Puts a log aside that became long while its process writes on to it: the writer appends, so it may be emptied. */
export function keepShort(file, longest = LONGEST_BYTES) {
  if (!fs.existsSync(file) || fs.statSync(file).size <= longest) return;
  for (let age = KEPT; age > 1; age -= 1) {
    if (fs.existsSync(older(file, age - 1))) fs.renameSync(older(file, age - 1), older(file, age));
  }
  fs.copyFileSync(file, older(file, 1));
  fs.truncateSync(file, 0);
}
