/**
 * So many empty PostgreSQL servers on this machine, for tests and measurements: `node tools/postgres-servers.mjs 3`. Says
 * their addresses as a JSON list on one line when all are ready, and stops when its standard input closes. `kill 1` there
 * ends the first of them at once, as a power cut does; `start 1` starts it again on its data and its port. It prints
 * the name of what was done. libs/testing/src/postgres-servers.ts starts it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { answerLines } from './answer-lines.mjs';
import { onShutdown, runMain } from './shutdown.mjs';
import { startPostgres, THROWAWAY } from './services/postgres.mjs';

const count = Number(process.argv[2] ?? 3);

await runMain(async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-servers-'));
  fs.chmodSync(home, 0o755);
  onShutdown(() => fs.rmSync(home, { recursive: true, force: true }));
  const homes = Array.from({ length: count }, (_, index) => path.join(home, String(index + 1)));
  const running = await Promise.all(homes.map((each) => startPostgres(each, THROWAWAY)));
  const stopped = new Set();
  onShutdown(() => Promise.all(running.filter((_, index) => !stopped.has(index)).map((server) => server.stop())));

  const did = {
    kill: async (index) => {
      process.kill(pidOf(homes[index]), 'SIGKILL');
      stopped.add(index);
      await running[index].stop();
    },
    start: async (index) => {
      const { port } = new URL(running[index].url);
      running[index] = await startPostgres(homes[index], { ...THROWAWAY, port });
      stopped.delete(index);
    },
  };
  answerLines(async (line) => {
    const [what, number] = line.split(' ');
    await did[what](Number(number) - 1);
    return line;
  });
  process.stdout.write(`${JSON.stringify(running.map(({ url }) => url))}\n`);
});

const pidOf = (home) => Number(fs.readFileSync(path.join(home, 'data/postmaster.pid'), 'utf8').split('\n')[0]);
