import { resultsOf } from '@veracite/contracts/check-events';
import { createLibrary } from '@veracite/library/create';
import { scratchPool, type ScratchPool } from '@veracite/testing/scratch-pool';
import type { Verifier } from '@veracite/verification/pipeline/verifier';
import { createChecker } from './checker';
import { withStarter } from './starter';

let scratch: ScratchPool;
beforeEach(async () => {
  scratch = await scratchPool();
});
afterEach(() => scratch.end());

test('the first question waits for the starter, closing too, and nothing else does', async () => {
  const began = Date.now();
  const library = withStarter(await createLibrary(scratch.pool));
  expect(await library.completeCorpora()).toEqual([]);
  const untilAnswered = Date.now() - began;
  const [found] = await library.search({ title: 'Attention is all you need', authors: [{ family: 'Vaswani' }] });
  expect(found?.csl.title?.toLowerCase()).toBe('attention is all you need');
  expect(untilAnswered).toBeLessThan(Date.now() - began);
  await library.loaded;
});

test('a starter that cannot be loaded leaves the library as it is', async () => {
  const library = await createLibrary(scratch.pool);
  const broken = withStarter({
    ...library,
    progress: { ...library.progress, read: () => Promise.reject(new Error('no')) },
  });
  expect(await broken.search({ title: 'Attention is all you need' })).toEqual([]);
  await broken.loaded;
});

test('a check begins when the starter is in, so that the time for databases does not run before', async () => {
  const begun: string[] = [];
  const verifier = {
    async *verify() {
      begun.push('verify');
      yield* [];
    },
  } as Verifier;
  let isIn: () => void = () => undefined;
  const waiting = createChecker(verifier, new Promise((resolve) => (isIn = resolve)));
  const asked = resultsOf(waiting.check([]));
  await new Promise(setImmediate);
  expect(begun).toEqual([]);
  isIn();
  await asked;
  expect(begun).toEqual(['verify']);
});
