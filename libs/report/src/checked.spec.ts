import type { CheckedReference } from '@veracite/contracts/checked-references';
import { checkedLine, marksOf, withMarks } from './checked';

const mark = (over: Partial<CheckedReference> = {}): CheckedReference => ({
  id: 'm1',
  title: 'The harbor lights of Nordby',
  authors: ['Okafor', 'Nygård'],
  reason: 'in the archive of the newspaper',
  by: 'Ana',
  checked: '2026-03-03',
  isOwn: false,
  ...over,
});

test.each([
  ['without a source', {}, 'Checked by Ana on March 3, 2026: in the archive of the newspaper'],
  [
    'with a file',
    { source: 'scan.pdf' },
    'Checked by Ana on March 3, 2026: in the archive of the newspaper (scan.pdf)',
  ],
])('who, when and why, %s', (_name, over, text) => {
  expect(checkedLine(mark(over))).toBe(text);
});

const people = (...families: string[]) => families.map((family) => ({ family }));
test.each([
  ['as it was marked', 'The harbor lights of Nordby', people('Okafor', 'Nygård'), 2],
  ['in another case, without accents', 'The Harbor-Lights of NORDBY', people('OKAFOR', 'Nygard'), 2],
  ['of a part of the authors', 'The harbor lights of Nordby', people('Okafor'), 0],
  ['of another title', 'The harbor lights', people('Okafor', 'Nygård'), 0],
  ['without a title', undefined, people('Okafor', 'Nygård'), 0],
])('the marks of a reference %s', (_name, title, author, count) => {
  const marks = [mark(), mark({ id: 'm2', by: 'Ben' }), mark({ id: 'm3', title: 'Another' })];
  const csl = { type: 'book' as const, author, ...(title && { title }) };
  expect(marksOf(marks, csl)).toHaveLength(count);
  expect(withMarks({ parsed: { csl } }, marks).checkedByHand?.length ?? 0).toBe(count);
});
