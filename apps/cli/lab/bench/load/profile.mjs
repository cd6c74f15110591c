/** Loaded into the server by NODE_OPTIONS: writes a profile of 20 s of its main thread into the folder PROFILE_DIR. */
import fs from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const FROM_MS = Number(process.env['PROFILE_FROM_MS'] ?? 14_000);
const FOR_MS = 20_000;
const folder = process.env['PROFILE_DIR'];

if (folder && isMainThread && process.argv[1]?.endsWith('main.mjs')) {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.setSamplingInterval', { interval: 1_000 });
  setTimeout(() => session.post('Profiler.start'), FROM_MS).unref();
  setTimeout(() => {
    session.post('Profiler.stop', (_error, { profile }) => {
      fs.mkdirSync(folder, { recursive: true });
      fs.writeFileSync(path.join(folder, 'server.cpuprofile'), JSON.stringify(profile));
    });
  }, FROM_MS + FOR_MS).unref();
}
