import { checkedEntry } from '@veracite/testing/checked-entry';
import { parseOne } from '@veracite/parsing/parse';
import { changesOfList } from './text-changes';

/** Returns the text that replaces the pages of an entry. */
function correctedPages(pages: string, found: string): string | undefined {
  const { raw, csl, fields } = parseOne(`Li, A. (2019). On rivers and their banks. Water, 3, ${pages}.`);
  const { result } = checkedEntry({ raw }, {
    status: 'incomplete',
    match: { csl, standing: 'current' },
    parsed: { csl, fields },
    evidence: [{ field: 'page', cited: csl.page ?? '', found, agreement: 'different' }],
  }); // prettier-ignore
  return changesOfList([{ raw, csl, ...(result && { result }) }], () => true)[0]?.[0]?.text;
}

test.each([
  ['an en dash', '1–9', '379-423', '379–423'],
  ['a hyphen', '1-9', '379–423', '379-423'],
  ['several ranges', '1–9', '379-423, 623-656', '379–423, 623–656'],
  ['compound pages', '1–9', '31-1-31-45', '31-1–31-45'],
  ['an article number', '1–9', 'e045101', 'e045101'],
])('corrected pages have the dash of the text: %s', (_kind, pages, found, expected) => {
  expect(correctedPages(pages, found)).toBe(expected);
});
