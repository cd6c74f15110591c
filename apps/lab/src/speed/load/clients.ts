import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import pg from 'pg';
import { Agent, fetch } from 'undici';

/** One request as it ended. */
export interface Ended {
  status: number;
  ms: number;
  body: unknown;
  retryAfterMs: number;
}

const agent = new Agent({ connections: 512, headersTimeout: 60_000, bodyTimeout: 60_000 });

/** A user with a session, and no end of credits. */
export class LoadClient {
  private constructor(
    private readonly origin: string,
    private readonly cookie: string,
  ) {}

  static async arrive(origin: string): Promise<LoadClient> {
    const email = `${randomBytes(8).toString('hex')}@example.org`;
    const response = await fetch(`${origin}/api/auth/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Ada Lovelace', email, password: 'secret1' }),
    });
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
    if (!response.ok || !cookie) throw new Error(`no account: ${response.status} ${await response.text()}`);
    const client = new LoadClient(origin, cookie);
    await client.get('/api/payments/billing');
    return client;
  }

  get(path: string): Promise<Ended> {
    return this.send(path, {});
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Ended> {
    return this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  private async send(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: string },
  ): Promise<Ended> {
    const start = performance.now();
    const response = await fetch(this.origin + path, {
      ...init,
      headers: { ...init.headers, Cookie: this.cookie },
      dispatcher: agent,
    });
    const text = await response.text();
    return {
      status: response.status,
      ms: performance.now() - start,
      body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text,
      retryAfterMs: 1_000 * Number(response.headers.get('Retry-After') ?? 0),
    };
  }
}

/** Requests to databases, commands of Redis and transactions of PostgreSQL, each since its beginning. */
export interface Served {
  databases: number;
  redis: number;
  postgres: number;
}

/** Commands that Redis, and transactions that PostgreSQL has carried out since they began. */
export async function servedBy(redis: Redis): Promise<Omit<Served, 'databases'>> {
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  const { rows } = await database.query<{ n: number }>('SELECT sum(xact_commit)::int AS n FROM pg_stat_database');
  await database.end();
  const match = /total_commands_processed:(\d+)/.exec(await redis.info('stats'));
  return { redis: Number(match?.[1]), postgres: rows[0]?.n ?? NaN };
}

/** Everybody may check without end: what is measured is the server and not the plan. */
export async function grantAll(): Promise<void> {
  const database = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query('UPDATE credit_periods SET granted = -1');
  await database.end();
}
