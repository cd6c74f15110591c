import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, THROWAWAY } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { ensureProgram } from './system-packages.mjs';

/**
 * Starts an empty PostgreSQL and an empty Redis for tests.
 * @returns the environment that points at them, and `stop`, which leaves nothing of them
 */
export async function startThrowawayServices(onProgress) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-'));
  fs.chmodSync(home, 0o755);
  const started = [];
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    const redis = await ensureProgram('redis', onProgress);
    const database = await startPostgres(path.join(home, 'postgres'), THROWAWAY);
    started.push(database);
    await addDatabase(database.url);
    const queue = await startRedis(redis.program, path.join(home, 'redis'), { keep: false, env: redis.env });
    started.push(queue);
    return { env: { DATABASE_URL: database.url, REDIS_URL: queue.url }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** One more database, for a second worker of the tests: its address is the first's with `_2` behind it. */
async function addDatabase(url) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(`${client.database}_2`)}`);
  } finally {
    await client.end();
  }
}
