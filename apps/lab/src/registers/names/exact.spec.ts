import type { NameKind } from '@veracite/text/registered-names';
import { bitsOf, registerKey, type Entry } from './collect';
import { exactKey } from '@veracite/text/register-key';
import { separatePress } from './exact';
import { NameTable } from './table';

const entryOf = (kind: NameKind, name: string): Entry => ({
  kinds: new Set([kind]),
  facts: new Set(),
  names: [name],
  shorts: [],
  issns: [],
  publishers: [],
  least: 1,
});
const bits = (...kinds: NameKind[]): number => bitsOf(new Set(kinds));

test.each<[string, string, string, string, NameKind | undefined]>([
  ['the journal', 'Pour la Science', 'Science', 'Science', 'journal'],
  ['the magazine', 'Pour la Science', 'Science', 'Pour la Science', 'magazine'],
  ['an article that only the citation has', 'Pour la Science', 'Science', 'La Science', undefined],
  ['the same name', 'Time', 'Time', 'Time', undefined],
  ['the journal without an article', 'The Age', 'Age', 'Age', undefined],
  ['the journal with an article', 'Nautilus', 'The Nautilus', 'The Nautilus', undefined],
  ['an article of another language', 'The Economist', 'De Economist', 'De Economist', 'journal'],
  ['neither article', 'The Economist', 'De Economist', 'Economist', undefined],
  ['an article with an apostrophe', 'L’Express', 'AMB Express', 'Express', 'magazine'],
])('%s, of the magazine %s and the journal %s', (_case, magazine, journal, cited, expected) => {
  const table = new NameTable();
  table.set(registerKey(journal), { kinds: bits('journal', 'magazine', 'company'), facts: 0 });
  separatePress(table, [entryOf('magazine', magazine), entryOf('journal', journal)]);
  expect(table.get(exactKey(cited))?.kinds).toBe(expected && bits(expected, 'company'));
});

test('a key that only journals have is left as it is', () => {
  const table = new NameTable();
  table.set('science', { kinds: bits('journal'), facts: 0 });
  separatePress(table, [entryOf('magazine', 'Pour la Science'), entryOf('journal', 'Science')]);
  expect(table.size).toBe(1);
});
