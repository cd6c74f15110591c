import { everything } from './filter';
import { addressOf, shownIn, type Shown } from './useShown';

const first: Shown = { page: 1, limit: 10, filter: everything };

test.each<[string, Shown, string]>([
  ['what is shown at first has a plain address', first, ''],
  ['a page and a size', { ...first, page: 3, limit: 25 }, 'page=3&limit=25'],
  ['a status', { ...first, filter: { ...everything, status: 'invalid' } }, 'status=invalid'],
  ['a tool', { ...first, filter: { ...everything, tool: 'documents' } }, 'tool=documents'],
  ['words with signs', { ...first, filter: { ...everything, search: 'Wat & on' } }, 'q=Wat+%26+on'],
  [
    'days',
    { ...first, filter: { ...everything, fromDay: '2026-11-02', toDay: '2026-11-03' } },
    'from=2026-11-02&to=2026-11-03',
  ],
])('%s, and is read back', (_name, shown, address) => {
  expect(addressOf(shown)).toBe(address);
  expect(shownIn(new URLSearchParams(address))).toEqual(shown);
});

test.each([
  ['a page of no number', 'page=two'],
  ['a page below the first', 'page=0'],
  ['a page of a fraction', 'page=1.5'],
  ['a size that is not offered', 'limit=1000'],
  ['an unknown status', 'status=doubtful'],
  ['an unknown tool', 'tool=hammer'],
  ['a day that is none', 'from=yesterday&to=2026-1-1'],
])('%s is ignored', (_name, address) => {
  expect(shownIn(new URLSearchParams(address))).toEqual(first);
});

test('words that are too long are cut where the form cuts them', () => {
  expect(shownIn(new URLSearchParams({ q: 'x'.repeat(500) })).filter.search).toHaveLength(200);
});
