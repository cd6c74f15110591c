import { differences } from '@veracite/testing/handmade/compare';
import { handmadeRows } from '@veracite/testing/handmade/read-table';
import { parseOne } from '../../parse';

const rows = handmadeRows().filter(({ table }) => table === 'law');

test.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  expect(differences(row, parseOne(row.text, { now: new Date('2026-11-21') }))).toEqual([]);
});

test.each([
  ['an article about a case', 'Tushnet, M. (1991). The legacy of Roe v. Wade. Harvard Law Review, 104(3), 1–20.'],
  ['an act in a title', 'Smith, J. (2001). The Human Rights Act 1998 and after. Public Law, 12, 3–9.'],
  ['a convention in a title', 'Jones, K. Convention and invention in ritual. Man, 1999, 12(3): 4–5.'],
])('%s is no citation of law', (_trap, text) => {
  expect(['legal_case', 'legislation', 'treaty']).not.toContain(parseOne(text).csl.type);
});
