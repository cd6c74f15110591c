/**
 * Loaded into the server by NODE_OPTIONS. When a file `start` appears in the folder PROFILE_DIR, deletes it and writes a
 * profile of 20 s of the main thread there.
 */
import fs from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FOR_MS = 20_000;
const folder = process.env['PROFILE_DIR'];

if (folder && isMainThread && process.argv[1]?.endsWith('main.mjs')) {
  const start = path.join(folder, 'start');
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 1_000 });
  const timer = setInterval(() => {
    if (!fs.existsSync(start)) return;
    clearInterval(timer);
    fs.rmSync(start);
    session.post('Profiler.start');
    setTimeout(() => {
      session.post('Profiler.stop', (_error, { profile }) => {
        fs.writeFileSync(path.join(folder, 'server.cpuprofile'), JSON.stringify(profile));
      });
    }, FOR_MS).unref();
  }, 500).unref();
}
