/**
 * How many real references are called fake when databases answer with well-formed empty lists: `npm run lab -- eval:silence
 * [--limit N]`. First all databases are empty at once, with half of the references, also without controls; then each alone.
 */
import { DATABASE_IDS, type DatabaseId } from '@veracite/connectors/connector-definitions';
import type { Reference } from '@veracite/model/reference';
import { parseOne } from '@veracite/parsing/parse';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { measuringData } from '../harness/data';
import { createVerifier } from '@veracite/verification/pipeline/verifier';
import { NOW } from '../harness/ask';
import { halfHash } from '../harness/shares';
import { readOptions } from '../harness/options';
import { openSources, verifyAll } from '../harness/pipeline';
import { table } from '../harness/table';
import { buildWorld, WORLD } from './world';

/** More references are drawn, because some are called fake even while all databases work. */
const MORE = 1.1;

const { limit } = readOptions({ limit: 300 });

const world = buildWorld(measuringData(WORLD));
const drawn = [
  // Strings without a DOI are of works that no database of this world holds.
  ...world.strings.flatMap(({ id, text, doi }) => (doi ? [{ id, text }] : [])),
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
  const real = openSources(standIn);
  const control: typeof real.control = (...question) =>
    hasControls ? real.control(...question) : Promise.resolve({ outcome: 'passed' });
  const verifier = createVerifier({ library: fakeLibrary(), sources: { ...real, control }, now: () => NOW });
  const results = await verifyAll(verifier, asked);
  await real.close();
  return asked.filter((_reference, index) => results[index]?.verdict.status === 'fake');
}

const rows: string[][] = [];
const add = (name: string, fake: number, asked: number) => rows.push([name, String(fake), String(asked)]);

const wrong = await calledFake([], drawn);
add('none is empty: left out below', wrong.length, drawn.length);
const references = drawn.filter((reference) => !wrong.includes(reference)).slice(0, limit);
const half = references.slice(0, Math.ceil(references.length / 2));
add('all are empty, without controls', (await calledFake(DATABASE_IDS, half, false)).length, half.length);
add('all are empty', (await calledFake(DATABASE_IDS, half)).length, half.length);
const called = new Set(standIn.calls().map(({ database }) => database));
for (const id of DATABASE_IDS.filter((id) => called.has(id)))
  add(`${id} is empty`, (await calledFake([id], references)).length, references.length);
await standIn.close();
console.log(table(['databases that answer with empty lists', 'called fake', 'real'], rows));
