import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgres, THROWAWAY } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { ensureProgram } from './system-packages.mjs';

/**
 * Starts an empty PostgreSQL and an empty Redis for tests.
 * @param databases how many databases PostgreSQL gets, for tests that run in parallel (tiers/own-services.cjs)
 * @returns `env`, the variables with their addresses and THROWAWAY_SERVICES, which allows tests to empty them, and `stop`, which stops both and deletes their data
 */
export async function startThrowawayServices(onProgress, databases = 2) {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'veracite-'));
  fs.chmodSync(home, 0o755);
  const started = [];
  const stop = async () => {
    for (const service of started.reverse()) await service.stop();
    fs.rmSync(home, { recursive: true, force: true });
  };
  try {
    const redis = await ensureProgram('redis', onProgress);
    const database = await startPostgres(path.join(home, 'postgres'), { ...THROWAWAY, max_connections: 400 });
    started.push(database);
    await addDatabases(database.url, databases);
    const queue = await startRedis(redis.program, path.join(home, 'redis'), { keep: false, env: redis.env });
    started.push(queue);
    return { env: { DATABASE_URL: database.url, REDIS_URL: queue.url, THROWAWAY_SERVICES: 'true' }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Creates further databases, named like the first with `_2`, `_3` … at the end. */
async function addDatabases(url, count) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let number = 2; number <= count; number += 1)
      await client.query(`CREATE DATABASE ${client.escapeIdentifier(`${client.database}_${number}`)}`);
  } finally {
    await client.end();
  }
}
