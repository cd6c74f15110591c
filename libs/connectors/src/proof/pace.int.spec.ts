import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { mostAtOnce, mostWithin } from '@veracite/testing/stand-in/rate';
import { startStandIn, type StandIn } from '@veracite/testing/stand-in/start';
import { CATALOGUE } from './catalogue';

const run = promisify(execFile);
const root = path.join(__dirname, '../../../..');
const worker = 'libs/connectors/src/proof/pace-worker.ts';
const bundled = path.join(root, 'dist/run/libs-connectors-src-proof-pace-worker/main.mjs');
const WORKERS = ['a', 'b', 'c', 'd'];

let standIn: StandIn;

async function work(questions: number): Promise<string[]> {
  const env = {
    ...process.env,
    UPSTREAM_ORIGIN: standIn.origin,
    CROSSREF_PACE: '3/1',
    CONTACT_EMAIL: 'ops@veracite.test',
    PACE_PREFIX: randomUUID(),
  };
  const asked = WORKERS.map((name) => run(process.execPath, [bundled, name, String(questions)], { cwd: root, env }));
  const outputs = await Promise.all(asked);
  return outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
}

beforeAll(async () => {
  // Bundles it once for all.
  await run(process.execPath, ['tools/run.mjs', worker, 'none', '0'], { cwd: root });
  standIn = await startStandIn({ works: CATALOGUE, latencyMs: 300 });
}, 60_000);
afterAll(() => standIn.close());

test('four processes together keep one pace in every sliding second, and one concurrency', async () => {
  const outcomes = await work(5);
  expect(outcomes).toEqual(Array(20).fill('answered'));
  expect(standIn.calls()).toHaveLength(20);
  expect(mostWithin(standIn.calls(), 1_000)).toBeLessThanOrEqual(3);
  expect(mostAtOnce(standIn.calls())).toBeLessThanOrEqual(3);
}, 90_000);

test('Retry-After told to one is kept by all', async () => {
  const before = standIn.calls().length;
  standIn.setLatency(0);
  standIn.setFaults({ crossref: { kind: 'too-many', retryAfter: 3, times: 1 } });
  await work(3);
  const times = standIn
    .calls()
    .slice(before)
    .map((call) => call.at);
  const told = times[0] ?? 0;
  // What was under way when it was told cannot be called back.
  expect(times.filter((at) => at > told + 100 && at < told + 2_900)).toEqual([]);
}, 90_000);
