import { Redis } from 'ioredis';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeIdentifier, Pool } from 'pg';
import type { Product } from '@veracite/testing/product';

/** Everything that a product stores and logs, to be searched. */
export interface Stores {
  postgres: Pool;
  /** Names of the tables, Redis keys and logs that hold a word, in whatever case. */
  holding(word: string): Promise<string[]>;
  close(): Promise<void>;
}

export async function openStores({ databaseUrl, logs }: Product): Promise<Stores> {
  const postgres = new Pool({ connectionString: databaseUrl });
  const redis = new Redis(process.env['REDIS_URL'] ?? '');
  return {
    postgres,
    holding: async (word) => [
      ...(await tablesWith(postgres, word)),
      ...(await keysWith(redis, word)),
      ...logsWith(logs, word),
    ],
    close: async () => {
      redis.disconnect();
      await postgres.end();
    },
  };
}

/** Every table of every schema but PostgreSQL's own, those of the queue and the library too; bytes are read as text. */
async function tablesWith(postgres: Pool, word: string): Promise<string[]> {
  const { rows } = await postgres.query<{ schema: string; name: string; bytes: string[] }>(
    `SELECT table_schema AS schema, table_name AS name,
       ARRAY(SELECT column_name::text FROM information_schema.columns own
         WHERE (own.table_schema, own.table_name) = (tables.table_schema, tables.table_name) AND data_type = 'bytea') AS bytes
     FROM information_schema.tables tables
     WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { schema, name, bytes } of rows) {
    const texts = ['entry::text', ...bytes.map((column) => `encode(entry.${escapeIdentifier(column)}, 'escape')`)];
    const { rowCount } = await postgres.query(
      `SELECT FROM ${escapeIdentifier(schema)}.${escapeIdentifier(name)} entry
       WHERE concat_ws(' ', ${texts.join(', ')}) ILIKE '%' || $1 || '%' LIMIT 1`,
      [word],
    );
    if (rowCount) found.push(`table ${name}`);
  }
  return found;
}

async function keysWith(redis: Redis, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const key of await redis.keys('*')) {
    const entry = `${key} ${JSON.stringify(await valueOf(redis, key))}`;
    if (entry.toLowerCase().includes(word.toLowerCase())) found.push(`key ${key}`);
  }
  return found;
}

async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'string') return redis.get(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, 0, -1);
  if (type === 'stream') return redis.xrange(key, '-', '+');
  // Gone since it was listed.
  if (type === 'none') return null;
  throw new Error(`the key ${key} is of the type ${type}, which is not searched`);
}

function logsWith(folder: string, word: string): string[] {
  return readdirSync(folder)
    .filter((name) => readFileSync(path.join(folder, name), 'utf8').toLowerCase().includes(word.toLowerCase()))
    .map((name) => `log ${name}`);
}
