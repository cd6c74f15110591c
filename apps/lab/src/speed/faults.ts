/**
 * A batch of 100 real references while databases and the network misbehave, at the real paces and in real time:
 * `npm run lab -- troubles [PATTERN]`, the pattern for names of troubles. Ends with 1 when a trouble made more references
 * unknown than it may, or had one accused. The same troubles stand in `npm test`, smaller and on a faster clock.
 */
import { resultsOf } from '@veracite/contracts/check-events';
import type { Verification } from '@veracite/model/verification';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { causeTrouble, troubles, type Trouble } from '@veracite/testing/fake-databases/troubles';
import { withPipeline } from '../harness/pipeline';
import { realReferences } from './references';

const LATENCY_MS = 300;
const wanted = new RegExp(process.argv[2] ?? '');
const { from, samples, ...records } = realReferences();
const standIn = await startFakeDatabases({ ...records, latencyMs: LATENCY_MS });
const references = samples.find(({ name }) => name === 'mixed')?.references ?? [];

async function check(trouble?: Trouble): Promise<{ all: Verification[]; seconds: number }> {
  const end = trouble && causeTrouble(standIn, trouble, (ms) => ms);
  const start = Date.now();
  try {
    const all = await withPipeline(standIn, ({ verify }) => resultsOf(verify(references)), { isPaced: true });
    return { all, seconds: (Date.now() - start) / 1000 };
  } finally {
    end?.();
  }
}

const count = (all: Verification[], status: string): number =>
  all.filter(({ verdict }) => verdict.status === status).length;
const show = ({ all, seconds }: { all: Verification[]; seconds: number }): string =>
  `${seconds.toFixed(1)} s; ${['valid', 'incomplete', 'unknown', 'fake'].map((status) => `${count(all, status)} ${status}`).join(', ')}`;

const calm = await check();
console.info(`${references.length} ${from}\nwithout trouble: ${show(calm)}`);
for (const trouble of troubles(LATENCY_MS).filter(({ name }) => wanted.test(name))) {
  const result = await check(trouble);
  const more = count(result.all, 'unknown') - count(calm.all, 'unknown');
  const accused = result.all.filter(
    ({ verdict }, index) => verdict.status === 'fake' && calm.all[index]?.verdict.status === 'valid',
  ).length;
  const missed = accused > 0 || more > (trouble.moreUnknown ?? Infinity);
  if (missed) process.exitCode = 1;
  console.info(`${missed ? 'MISSED ' : ''}${trouble.name}: ${show(result)}; ${more} more unknown, ${accused} accused`);
}
await standIn.close();
