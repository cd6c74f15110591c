import type { CslItem } from '@veracite/model/csl';
import { formatReference } from './catalog';
import { grantAll, LoadClient, type Ended, type Served } from './clients';
import { countBy, quantile } from '../../harness/figures';
import { healthOf } from './figures';

export interface Stage {
  origin: string;
  works: CslItem[];
  /** What those behind the server have done until now. */
  served(): Promise<Served>;
  startProfile(): void;
}

const SECONDS = Number(process.env['SECONDS'] ?? 20);
const WARM_SECONDS = Number(process.env['WARM_SECONDS'] ?? 6);

/** Texts of references that no request has sent, so that no answer comes from a cache. */
const unused: string[] = [];
let written = 0;

/** Formats references before the measurement, because formatting would delay the clients. */
function writeAhead(works: CslItem[], count: number): void {
  while (unused.length < count) {
    const item = works[written % works.length];
    if (item) unused.push(formatReference(item, written));
    written += 1;
  }
}

function nextText(works: CslItem[]): string {
  writeAhead(works, 1);
  return unused.shift() ?? '';
}

async function arrivals(origin: string, count: number): Promise<LoadClient[]> {
  const clients: LoadClient[] = [];
  for (let index = 0; index < count; index += 10)
    clients.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - index) }, () => LoadClient.arrive(origin)))),
    );
  await grantAll();
  return clients;
}

/** Every user sends the next request after a response, or after Retry-After. */
async function keepAsking(clients: LoadClient[], seconds: number, ask: (client: LoadClient) => Promise<Ended>) {
  const until = performance.now() + seconds * 1_000;
  const ended: Ended[] = [];
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        const answer = await ask(client);
        ended.push(answer);
        if (answer.status === 503) await new Promise((resolve) => setTimeout(resolve, answer.retryAfterMs));
      }
    }),
  );
  return ended;
}

/** Requests `/health/live` ten times a second until `signal` aborts. @returns the duration of each request in milliseconds */
async function probeHealth(origin: string, signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    const start = performance.now();
    await (await fetch(`${origin}/health/live`)).text();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return times;
}

const ms = (value: number): string => `${Math.round(value)} ms`;

async function underLoad(
  { origin, served, startProfile }: Stage,
  name: string,
  clients: LoadClient[],
  ask: (client: LoadClient) => Promise<Ended>,
): Promise<void> {
  await keepAsking(clients, WARM_SECONDS, ask);
  startProfile();
  const before = await healthOf(origin);
  const servedBefore = await served();
  const start = performance.now();
  const stop = new AbortController();
  const probing = probeHealth(origin, stop.signal);
  const ended = await keepAsking(clients, SECONDS, ask);
  stop.abort();
  const probes = await probing;
  const seconds = (performance.now() - start) / 1_000;
  const after = await healthOf(origin);
  const timesOf = (status: number): number[] => ended.filter((item) => item.status === status).map((item) => item.ms);
  const [answered, refused] = [timesOf(200), timesOf(503)];
  console.info(
    `${name}: ${(answered.length / seconds).toFixed(1)} a second, p50 ${ms(quantile(answered, 0.5))}, p99 ${ms(quantile(answered, 0.99))}; ` +
      `loop p99 ${ms(after.loopP99)}, most ${ms(after.loopMost)}; server ${((after.processor - before.processor) / seconds).toFixed(2)} processors, ${((1_000 * (after.processor - before.processor)) / answered.length).toFixed(1)} CPU ms per answer; ${Math.round(after.resident)} MB`,
  );
  console.info(
    `  /health/live: p50 ${ms(quantile(probes, 0.5))}, p99 ${ms(quantile(probes, 0.99))}, max ${ms(Math.max(...probes))}`,
  );
  const servedAfter = await served();
  const each = (who: keyof Served): string => ((servedAfter[who] - servedBefore[who]) / answered.length).toFixed(1);
  console.info(
    `  for each: ${each('databases')} requests to databases, ${each('postgres')} transactions of PostgreSQL, ${each('redis')} commands of Redis`,
  );
  if (refused.length > 0)
    console.info(`  refused ${refused.length}: p50 ${ms(quantile(refused, 0.5))}, p99 ${ms(quantile(refused, 0.99))}`);
  const odd = ended.filter(({ status }) => status !== 200 && status !== 503);
  if (odd.length > 0)
    console.info(`  ${odd.length} of other statuses: ${[...new Set(odd.map(({ status }) => status))].join(', ')}`);
  const judged = ended.flatMap(({ body }) => (body as { status?: unknown }).status ?? []);
  const statuses = countBy(
    judged.filter((status) => typeof status === 'string'),
    (status) => status,
  );
  if (statuses.size > 0) console.info(`  ${[...statuses].map(([status, n]) => `${n} ${status}`).join(', ')}`);
}

/** Measures single checks by `count` concurrent users. */
async function checks(stage: Stage, count: number): Promise<void> {
  writeAhead(stage.works, 100 * (SECONDS + WARM_SECONDS));
  await underLoad(stage, `${count} users`, await arrivals(stage.origin, count), checking(stage.works));
}

const checking = (works: CslItem[]) => (client: LoadClient) =>
  client.post('/api/citations/verify', { citation: nextText(works) });

async function stranger({ origin, works }: Stage): Promise<void> {
  const [many, other] = await arrivals(origin, 2);
  if (!many || !other) throw new Error('no user signed in');
  const texts = (count: number): string[] => Array.from({ length: count }, () => nextText(works));
  const batchesOfTwo = async (count: number, name: string): Promise<void> => {
    const times: number[] = [];
    for (let round = 0; round < count; round += 1) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { status, ms: took } = await other.post('/api/citations/verify-batch', { citations: texts(2) });
      if (status !== 200) throw new Error(`the stranger was answered ${status}`);
      times.push(took);
    }
    console.info(`a stranger's batch of 2, ${name}: p50 ${ms(quantile(times, 0.5))} (${times.map(ms).join(', ')})`);
  };
  await batchesOfTwo(5, 'alone');
  const later = { Prefer: 'respond-async' };
  await Promise.all(
    Array.from({ length: 20 }, () => many.post('/api/citations/verify-batch', { citations: texts(50) }, later)),
  );
  await batchesOfTwo(10, 'next to 20 of 50');
}

/** What is measured, by the name under which it can be asked for alone. */
export const parts: Record<string, (stage: Stage) => Promise<void>> = {
  users: (stage) => checks(stage, Number(process.env['USERS'] ?? 50)),
  crowd: (stage) => checks(stage, 200),
  readers: async (stage) => {
    const clients = await arrivals(stage.origin, 50);
    for (const client of clients)
      await client.post('/api/citations/verify-batch', {
        citations: Array.from({ length: 10 }, () => nextText(stage.works)),
      });
    await underLoad(stage, '50 readers', clients, (client) => client.get('/api/citations?page=1&limit=10'));
  },
  stranger,
};
