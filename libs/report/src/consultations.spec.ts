import type { VerificationResult } from '@veracite/contracts/citations';
import { answeredText, askedOf, outcomeOf, unreachedIn } from './consultations';

type Consulted = VerificationResult['consulted'];
const answered = (source: string, ms: number) =>
  ({ source, question: 'search', outcome: 'answered', ms }) as Consulted[0];
const failed = { ...answered('arXiv', 9), outcome: 'failed', problem: 'timeout' } as Consulted[0];

test.each<[string, Consulted, [string, string, number, number][]]>([
  ['no database', [], []],
  ['two questions answered', [answered('arXiv', 40), answered('arXiv', 2)], [['arXiv', 'answered', 42, 2]]],
  [
    'one of two answered',
    [answered('arXiv', 40), failed],
    [
      ['arXiv', 'answered', 40, 1],
      ['arXiv', 'failed', 9, 1],
    ],
  ],
  [
    'others between',
    [answered('A', 1), answered('B', 2), answered('A', 3)],
    [
      ['A', 'answered', 4, 2],
      ['B', 'answered', 2, 1],
    ],
  ],
])('who was asked: %s', (_trap, consulted, expected) => {
  expect(askedOf(consulted).map(({ source, outcome, ms, requests }) => [source, outcome, ms, requests.length])).toEqual(expected); // prettier-ignore
});

test.each<[string, Consulted[0], string[] | undefined, string]>([
  ['a database that holds it', answered('arXiv', 1), ['arXiv'], 'found'],
  ['one that holds nothing is not ticked', { ...answered('arXiv', 1), found: 0 }, ['Crossref'], 'nothing'],
  ['one that has something else', { ...answered('arXiv', 1), found: 3 }, ['Crossref'], 'others'],
  ['who holds it is not known', answered('arXiv', 1), undefined, 'answered'],
  ['one that failed', failed, ['arXiv'], 'failed'],
])('what came of asking: %s', (_trap, item, holders, expected) => {
  expect(outcomeOf(item, holders)).toBe(expected);
});

const lookUp = (item: Consulted[0]) => ({ ...item, question: 'identifier' as const });

test.each<[string, Consulted, string]>([
  ['databases that searched', [answered('arXiv', 1), answered('Crossref', 1)], '2 answered'],
  ['one that failed', [answered('Crossref', 1), failed], '1 answered, 1 failed'],
  [
    'a copy of others, and a lookup',
    [answered('Crossref', 1), answered('arXiv', 1), answered('Local library', 1), lookUp(answered('doi.org', 1))],
    '2 answered a search, also doi.org and Local library',
  ],
  ['lookups alone', [lookUp(answered('Crossref', 1))], '1 answered'],
])('how many answered: %s', (_trap, consulted, expected) => {
  expect(answeredText({ consulted })).toBe(expected);
});

test('all databases that answered are counted if the work was found', () => {
  const consulted = [answered('Local library', 1), answered('arXiv', 1), lookUp(answered('Crossref', 1))];
  const match = { csl: { type: 'book' }, standing: 'current' } as const;
  expect(answeredText({ consulted, match })).toBe('3 answered');
});

test.each<[string, Consulted, string[]]>([
  ['all answered', [answered('arXiv', 1), lookUp(answered('arXiv', 1))], []],
  ['a search', [failed, answered('Crossref', 1)], ['arXiv']],
  ['a search that was answered when it was repeated', [failed, answered('arXiv', 1)], []],
  ['a lookup', [lookUp(failed)], ['arXiv']],
  ['a search, while the lookup was answered', [failed, lookUp(answered('arXiv', 1))], []],
  ['one without a key', [{ ...answered('CORE', 1), outcome: 'skipped' }], ['CORE']],
])('what could not be asked: %s', (_name, consulted, expected) => {
  expect(unreachedIn({ consulted })).toEqual(expected);
});
