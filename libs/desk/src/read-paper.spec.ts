import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { readPaper } from './read-paper';

const KNOWN = 'Ostrander, Z. (2011). Kettles of copper in the province. Annals of Botany, 14(2), 101–119.';

async function paperIn(...references: string[]) {
  const text = `# On kettles\n\nAnn Li\n\nAs known (Ostrander, 2011).\n\n# References\n\n${references.join('\n\n')}\n`;
  const read = await readAndCheck({ bytes: new TextEncoder().encode(text), name: 'paper.md' });
  if ('fault' in read) throw new Error(read.message);
  return readPaper(read, ['as known']);
}

test('a paper: its title, entries with fingerprints, and the signals of its text', async () => {
  const paper = await paperIn(KNOWN);
  expect(paper).toMatchObject({
    title: 'On kettles',
    kind: 'markdown',
    entries: [{ text: KNOWN }],
    fingerprints: [expect.stringMatching(/^[\da-f]{64}$/)],
    signals: [{ kind: 'phrases', count: 1 }],
  });
});

test('an entry without title and identifier is kept, marked as unreadable', async () => {
  const paper = await paperIn(KNOWN, 'Ostrander, Z. (2012).');
  expect('entries' in paper && paper.entries.map(({ isUnreadable }) => isUnreadable)).toEqual([undefined, true]);
});

test('a paper without references is refused', async () => {
  expect(await paperIn()).toEqual({ fault: 'No list of references was found in this file.' });
});
