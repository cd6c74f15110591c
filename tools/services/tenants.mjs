import fs from 'node:fs';
import path from 'node:path';
import { isAlive } from '../processes.mjs';

/*
 * Processes that share a service: one file per process, named by its id. The command line may start the database, the
 * server may find it running, and the command line may exit first.
 */

const folder = (home) => path.join(home, 'tenants');

/** Records that this process uses the service at `home`. */
export function joinTenants(home) {
  fs.mkdirSync(folder(home), { recursive: true });
  fs.writeFileSync(path.join(folder(home), String(process.pid)), '');
}

/** Removes this process. @returns true when no other process uses the service, so that it may be stopped */
export function leaveTenants(home) {
  fs.rmSync(path.join(folder(home), String(process.pid)), { force: true });
  const others = fs.readdirSync(folder(home)).map(Number);
  for (const pid of others.filter((id) => !isAlive(id)))
    fs.rmSync(path.join(folder(home), String(pid)), { force: true });
  return !others.some(isAlive);
}
