/**
 * How many real references are called fake when databases answer with well-formed empty lists, whether or not the databases
 * are asked for works that they are known to hold: `npm run lab -- eval:silence [--limit N]`. First all databases are empty
 * at once, with half of the references, then each alone.
 */
import { parseArgs } from 'node:util';
import { DATABASE_IDS, type DatabaseId } from '@veracite/connectors/connector-definitions';
import { createSources } from '@veracite/connectors/runtime/source';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { measuringData } from '@veracite/testing/measuring/data';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { NOW } from './ask';
import { halfHash } from './shares';
import { buildWorld, WORLD } from './world';

/** References that are verified in one call, so that questions do not time out on a busy machine. */
const BATCH = 20;

const { values } = parseArgs({ options: { limit: { type: 'string', default: '300' } } });
const limit = Number(values.limit);

const world = buildWorld(measuringData(WORLD));
const references = [
  ...world.strings.map(({ id, text }) => ({ id, text })),
  ...world.rows.flatMap(({ id, truth, texts }) =>
    truth === 'real' ? [{ id, text: Object.values(texts)[0] ?? '' }] : [],
  ),
]
  .filter(({ id }) => halfHash(id) % 2 === 1)
  .sort((a, b) => halfHash(a.text) - halfHash(b.text))
  .slice(0, limit)
  .map(({ text }) => parseOne(text, { now: NOW }));
const standIn = await startFakeDatabases(world);

/** Returns the number of references that are called fake. @param hasControls whether silent databases are asked for known works */
async function countFake(empty: readonly DatabaseId[], asked: Reference[], hasControls: boolean): Promise<number> {
  standIn.setFaults(Object.fromEntries(empty.map((id) => [id, { kind: 'empty' }])));
  const real = createSources({
    env: { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', CONTACT_EMAIL: 'eval@veracite.test' },
  });
  const control: typeof real.control = (...question) =>
    hasControls ? real.control(...question) : Promise.resolve({ outcome: 'passed' });
  const verifier = createVerifier({ library: fakeLibrary(), sources: { ...real, control }, now: () => NOW });
  let fake = 0;
  for (let from = 0; from < asked.length; from += BATCH)
    for (const { verdict } of await verifier.verifyMany(asked.slice(from, from + BATCH)))
      if (verdict.status === 'fake') fake += 1;
  await real.close();
  return fake;
}

async function print(name: string, empty: readonly DatabaseId[], asked: Reference[]): Promise<number> {
  const before = await countFake(empty, asked, false);
  const fake = await countFake(empty, asked, true);
  console.log(
    `${name.padEnd(24)} ${String(asked.length).padStart(5)} ${String(before).padStart(17)} ${String(fake).padStart(14)}`,
  );
  return fake;
}

const half = references.slice(0, Math.ceil(references.length / 2));
console.log(`empty                    asked   without controls  with controls`);
await print('none', [], references);
await print('all', DATABASE_IDS, half);
const called = new Set(standIn.calls().map(({ database }) => database));
let most = 0;
for (const id of DATABASE_IDS.filter((one) => called.has(one)))
  most = Math.max(most, await print(id, [id], references));
console.log(`Each database alone empty: at most ${most} of ${references.length} called fake`);
await standIn.close();
