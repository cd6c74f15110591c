import fs from 'node:fs';
import { isAlive, sleep } from '../processes.mjs';

/**
 * Runs `work` under a lock file. A lock whose owner exited is broken.
 * @returns what `work` returns
 */
export async function withLock(file, work) {
  while (!take(file)) await sleep(30);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const holder = readHolder(file);
    if (holder !== undefined && !isAlive(holder)) fs.rmSync(file, { force: true });
    return false;
  }
}

/** Returns the owner's process id, or undefined while the file is being written or removed. */
function readHolder(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return text === '' ? undefined : Number(text);
}
