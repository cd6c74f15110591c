import path from 'node:path';
import { readInWorkerThread } from './read-in-worker-thread';

const read = (what: string) =>
  readInWorkerThread(
    what,
    new Uint8Array(),
    { ms: what === 'spins' ? 1500 : 60_000, megabytes: 32 },
    path.join(__dirname, '../testing/thread.mjs'),
  );

test.each<[string, string, RegExp]>([
  ['a document that is refused says why', 'refuses', /^The file is empty\.$/],
  ['one that never ends', 'spins', /more than 1\.5 seconds/],
  ['one that takes all memory', 'fills', /more than 32 MB of memory/],
  ['a fault of ours stays one', 'throws', /a fault of ours/],
])('%s', async (_trap, what, message) => {
  await expect(read(what)).rejects.toThrow(message);
});

test('one that is read', async () => {
  await expect(read('answers')).resolves.toMatchObject({ report: { references: [] } });
});
