import { checkOf, readCheck } from '@veracite/testing/web-answers/checks';
import { fake, incomplete, valid } from '@veracite/testing/web-answers/results';
import { AT_ONCE, type Change, countsOf, next, type PanelState, runsAtOnce, START } from './state';

const source = { text: 'One.\nTwo.' };
const began: Change = { type: 'began', source };
const read: Change = { type: 'read', check: readCheck(['One.', 'Two.']) };
const ran: Change = { type: 'ran' };
const judged = (position: number, result = valid): Change => ({ type: 'judged', position, result, settled: 1 });
const MARKS = [
  { id: 'm1', title: 'One', authors: [], reason: 'seen it', by: 'Ana', checked: '2026-03-03', isOwn: true },
];
const after = (...changes: Change[]) => changes.reduce(next, START);

test.each<[string, Change[], Partial<PanelState>]>([
  ['a press', [began], { phase: 'reading', source, entries: [] }],
  ['references were found', [began, read], { phase: 'read' }],
  ['the check was started', [began, read, ran], { phase: 'running' }],
  [
    'databases are asked',
    [began, read, ran, { type: 'asked', position: 0, sources: ['Crossref'] }],
    { phase: 'running' },
  ],
  ['people have checked references', [began, read, { type: 'marked', marks: MARKS }], { phase: 'read', marks: MARKS }],
  ['the check has finished', [began, read, ran, { type: 'finished', state: 'finished' }], { phase: 'finished' }],
  ['the user canceled it', [began, read, ran, { type: 'finished', state: 'canceled' }], { phase: 'canceled' }],
  ['the server refused', [began, { type: 'stopped', fault: 'No.' }], { phase: 'reading', source, fault: 'No.' }],
  [
    'the check was started again',
    [began, read, { type: 'stopped', fault: 'No.' }, ran],
    { phase: 'running', fault: undefined },
  ],
  ['the user wants other references', [began, read, { type: 'stopped' }], START],
  ['a second press', [began, read, ran, judged(0), began], { phase: 'reading', entries: [] }],
])('%s', (_name, changes, expected) => {
  expect(after(...changes)).toMatchObject(expected);
});

test('a result belongs to the entry of its position', () => {
  const { entries } = after(began, read, ran, judged(1, fake));
  expect(entries.map(({ raw, result }) => [raw, result?.status])).toEqual([
    ['One.', undefined],
    ['Two.', 'fake'],
  ]);
});

test('the result of an entry that is checked again is replaced', () => {
  const finished: Change = { type: 'finished', state: 'finished' };
  const again = after(began, read, ran, judged(0, fake), judged(1), finished, { type: 'again', position: 0 });
  expect(again.entries.map(({ result }) => result?.status)).toEqual([undefined, 'valid']);
  const { phase, entries } = next(again, judged(0, incomplete));
  expect([phase, ...entries.map(({ result }) => result?.status)]).toEqual(['finished', 'incomplete', 'valid']);
});

test('results are counted by status', () => {
  const { entries } = checkOf(['One.', 'Two.', 'Three.', 'Four.'], [valid, incomplete, valid]);
  expect(Object.fromEntries(countsOf(entries))).toEqual({ valid: 2, incomplete: 1 });
});

test.each([
  ['a short selection', { text: '…' }, AT_ONCE, true],
  ['a long one, whose cost is shown first', { text: '…' }, AT_ONCE + 1, false],
  ['a selection without references', { text: '…' }, 0, false],
  ['the list of a page', { html: '…' }, 1, false],
])('runs at once: %s', (_name, from, total, expected) => {
  expect(runsAtOnce({ total }, from)).toBe(expected);
});
