import fs from 'node:fs';
import path from 'node:path';
import { databaseUser } from './postgres-home.mjs';
import { startPostgres } from './postgres.mjs';

/**
 * Starts an empty PostgreSQL and a streaming replica. The replica starts as a copy of the stopped server's files, because the
 * packaged PostgreSQL has no pg_basebackup.
 * @param settings server settings by name
 * @returns `url`, `replicaUrl`, and `stop`
 */
export async function startReplicated(home, settings) {
  const [first, second] = ['first', 'second'].map((name) => path.join(home, name));
  const before = await startPostgres(first, settings);
  await before.stop();
  fs.mkdirSync(second, { mode: 0o755 });
  for (const name of ['data', 'password'])
    fs.cpSync(path.join(first, name), path.join(second, name), { recursive: true, preserveTimestamps: true });
  const main = await startPostgres(first, settings);
  const { port, password, username } = new URL(main.url);
  fs.writeFileSync(path.join(second, 'data/standby.signal'), '');
  fs.appendFileSync(
    path.join(second, 'data/postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${port} user=${username} password=${password}'\n`,
  );
  ownedBy(second, databaseUser());
  const replica = await startPostgres(second, settings);
  return {
    url: main.url,
    replicaUrl: replica.url,
    stop: async () => {
      await replica.stop();
      await main.stop();
    },
  };
}

function ownedBy(folder, user) {
  if (!user) return;
  for (const name of ['', ...fs.readdirSync(folder, { recursive: true })])
    fs.chownSync(path.join(folder, name), user.uid, user.gid);
  fs.chmodSync(path.join(folder, 'data'), 0o700);
}
