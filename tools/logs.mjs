import fs from 'node:fs';

/** Number of older logs kept per process. */
const KEPT = 5;
const LONGEST_BYTES = 20_000_000;

const older = (file, age) => (age === 0 ? file : file.replace(/(?:\.log)?$/, `.${age}.log`));

/** Rotates a log before a start: `main.log` becomes `main.1.log`, and so on. */
export function rotate(file) {
  if (!fs.existsSync(file) || fs.statSync(file).size === 0) return;
  for (let age = KEPT; age > 0; age -= 1) {
    if (fs.existsSync(older(file, age - 1))) fs.renameSync(older(file, age - 1), older(file, age));
  }
}

/** Copies and empties a log that became too long; its process appends, so it may be emptied. */
export function truncateLong(file, longest = LONGEST_BYTES) {
  if (!fs.existsSync(file) || fs.statSync(file).size <= longest) return;
  for (let age = KEPT; age > 1; age -= 1) {
    if (fs.existsSync(older(file, age - 1))) fs.renameSync(older(file, age - 1), older(file, age));
  }
  fs.copyFileSync(file, older(file, 1));
  fs.truncateSync(file, 0);
}
