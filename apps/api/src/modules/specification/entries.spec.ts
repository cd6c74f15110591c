import { sameThread } from '../../../testing/same-thread';
import type { NewEntry } from '../../tasks/read-list';
import type { Threads } from '../../platform/threads/threads';
import { ListReader } from '../checks/list-reader.service';
import { lineEntries } from './entries';

const LECUN = 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning.\n   Nature, 521(7553), 436–444.';
const WATSON = 'Watson, J. D., & Crick, F. H. C. (1953). On growth and\n   form. Nature, 171(4356), 737–738.';
const LIST = `References\n\n[1] ${LECUN}\r\n[2] ${WATSON}`;

const reader = new ListReader(sameThread as Threads);
const user = { queueKey: 'ada' };
async function read(...[text, chosen]: [string, Parameters<ListReader['readBibliography']>[1]]) {
  const { json } = await reader.readBibliography(text, chosen, user);
  return (JSON.parse(json) as NewEntry[]).map(({ text: entry, details }) => [details?.line, details?.label, entry]);
}

test('a found reference is counted once, on its first line, and keeps its number', async () => {
  const chosen = [LECUN, WATSON].map((text) => {
    const start = LIST.indexOf(text);
    return { start, end: start + text.length };
  });
  expect(await read(LIST, chosen)).toEqual([
    [3, '[1]', LECUN],
    [5, '[2]', WATSON],
  ]);
});

test('short entries are not counted, whatever the layout', async () => {
  const chosen = [
    { start: 0, end: 10 },
    { start: 11, end: 22 },
  ];
  expect(await read('0123456789\n01234567890', chosen)).toEqual([[2, undefined, '01234567890']]);
  const lines = '\n 0123456789 \n\n 01234567890 ';
  expect(await read(lines, lineEntries(lines))).toEqual([[4, undefined, '01234567890']]);
});

test.each<[string, () => Promise<unknown>, string]>([
  ['nothing counted', async () => lineEntries('short\nlines'), 'at least some text'],
  ['nothing chosen that counts', () => read('short', [{ start: 0, end: 5 }]), 'at least some text'],
  ['501 lines', async () => lineEntries('a line long enough\n'.repeat(501)), 'at most 500 entries'],
  ['a line of 2,000 characters', async () => lineEntries('x'.repeat(2000)), 'at most 1999 characters'],
])('%s is refused', async (_name, count, message) => {
  await expect(count()).rejects.toThrow(message);
});
