/**
 * How many real references are called fake when databases answer with well-formed empty lists: `npm run lab -- eval:silence
 * [--limit N]`. First all databases are empty at once, with half of the references, also without controls; then each alone.
 */
import { parseArgs } from 'node:util';
import { DATABASE_IDS, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { createSources } from '@veracite/connectors/runtime/source';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { measuringData } from '../sets/data';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { NOW } from './ask';
import { halfHash } from './shares';
import { buildWorld, WORLD } from './world';

/** References that are verified in one call, so that questions do not time out on a busy machine. */
const BATCH = 20;

/** More references are drawn, because some are called fake even while all databases work. */
const MORE = 1.1;

const { values } = parseArgs({ options: { limit: { type: 'string', default: '300' } } });
const limit = Number(values.limit);

const world = buildWorld(measuringData(WORLD));
const drawn = [
  ...world.strings.map(({ id, text }) => ({ id, text })),
  ...world.rows.flatMap(({ id, truth, texts }) =>
    truth === 'real' ? [{ id, text: Object.values(texts)[0] ?? '' }] : [],
  ),
]
  .filter(({ id }) => halfHash(id) % 2 === 1)
  .sort((a, b) => halfHash(a.text) - halfHash(b.text))
  .slice(0, Math.ceil(limit * MORE))
  .map(({ text }) => parseOne(text, { now: NOW }));
const standIn = await startFakeDatabases(world);

/** Returns the references that are called fake. @param hasControls whether silent databases are asked for known works */
async function calledFake(empty: readonly DatabaseId[], asked: Reference[], hasControls = true): Promise<Reference[]> {
  standIn.setFaults(Object.fromEntries(empty.map((id) => [id, { kind: 'empty' }])));
  const real = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'eval@veracite.test' },
  });
  const control: typeof real.control = (...question) =>
    hasControls ? real.control(...question) : Promise.resolve({ outcome: 'passed' });
  const verifier = createVerifier({ library: fakeLibrary(), sources: { ...real, control }, now: () => NOW });
  const fake: Reference[] = [];
  for (let from = 0; from < asked.length; from += BATCH) {
    const batch = asked.slice(from, from + BATCH);
    const results = await verifier.verifyMany(batch);
    fake.push(...batch.filter((_reference, at) => results[at]?.verdict.status === 'fake'));
  }
  await real.close();
  return fake;
}

const print = (name: string, fake: number, asked: number): void =>
  console.log(`${name.padEnd(40)} ${fake} of ${asked}`);

console.log('Real references that are called fake while databases answer with empty lists');
const wrong = await calledFake([], drawn);
print('none is empty: left out below', wrong.length, drawn.length);
const references = drawn.filter((reference) => !wrong.includes(reference)).slice(0, limit);
const half = references.slice(0, Math.ceil(references.length / 2));
print('all are empty, without controls', (await calledFake(DATABASE_IDS, half, false)).length, half.length);
print('all are empty', (await calledFake(DATABASE_IDS, half)).length, half.length);
const called = new Set(standIn.calls().map(({ database }) => database));
for (const id of DATABASE_IDS.filter((one) => called.has(one)))
  print(`${id} is empty`, (await calledFake([id], references)).length, references.length);
await standIn.close();
