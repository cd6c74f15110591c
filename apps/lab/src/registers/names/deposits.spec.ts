import { NAME_FACTS, type NameFact } from '@veracite/text/registered-names';
import { bitsOf, registerKey, type Entry } from './collect';
import { shareDeposits } from './deposits';
import { NameTable } from './table';

const facts = (...names: NameFact[]): number => names.reduce((sum, name) => sum | (1 << NAME_FACTS.indexOf(name)), 0);
const [LISTED, SEEN] = [facts('pubmed'), facts('deposited', 'seen')];
const OTHER_NAME = 'AJR. American journal of roentgenology';

const entryOf = (name: string, issn?: string): Entry => ({
  kinds: new Set(['journal']),
  facts: new Set(),
  names: [name],
  shorts: [],
  issns: issn ? [issn] : [],
  publishers: [],
  least: 1,
});

test.each<[string, [string, string?][], string, number]>([
  ['another name with the ISSN', [[OTHER_NAME, 'A']], OTHER_NAME, SEEN | LISTED],
  ['its abbreviation', [[OTHER_NAME, 'A']], 'AJR Am. J. Roentgenol.', SEEN | LISTED],
  ['a name with another ISSN', [[OTHER_NAME, 'B']], OTHER_NAME, LISTED],
  ['a name without ISSN', [[OTHER_NAME]], OTHER_NAME, LISTED],
  ['a name that another journal has too', [[OTHER_NAME, 'A'], [OTHER_NAME, 'B']], OTHER_NAME, LISTED], // prettier-ignore
  ['a name of deposits that another journal has too', [[OTHER_NAME, 'A'], ['American Journal of Roentgenology', 'B']], OTHER_NAME, LISTED], // prettier-ignore
  ['one word', [['AJR', 'A']], 'AJR', LISTED],
])('deposits of a journal under one of its names: %s', (_case, names, cited, expected) => {
  const table = new NameTable();
  const kinds = bitsOf(new Set(['journal']));
  table.set('american journal roentgenology', { kinds, facts: SEEN | facts('doaj') });
  table.set(registerKey(cited), { kinds, facts: LISTED });
  const entries = [entryOf('American Journal of Roentgenology', 'A'), ...names.map((each) => entryOf(...each))];
  shareDeposits(table, entries);
  expect(table.get(registerKey(cited))?.facts).toBe(expected);
});
