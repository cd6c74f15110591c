import type { VerificationResult } from '@veracite/contracts/citations';
import { correctedList, correctionOf, correctionsOf } from './corrections';

const result = (over: Partial<VerificationResult>): VerificationResult => ({
  status: 'incomplete',
  originalText: 'Crick 1954. Nature.',
  confidence: 0.9,
  sourceLinks: [],
  evidence: [],
  consulted: [],
  suggestions: [],
  parsed: { csl: { type: 'document' }, fields: {} },
  ...over,
});
const corrected = (apa: string) => ({ apa, mla: '', chicago: '' });

test.each<[string, VerificationResult | undefined, string | undefined]>([
  ['a correction', result({ correctedCitation: corrected('Crick 1953. *Nature*.') }), 'Crick 1953. *Nature*.'],
  [
    'written so already, but for the italics',
    result({ correctedCitation: corrected('Crick 1954. *Nature*.') }),
    undefined,
  ],
  ['an empty style', result({ correctedCitation: corrected('') }), undefined],
  ['nothing found', result({}), undefined],
  ['still being checked', undefined, undefined],
])('what is offered: %s', (_name, one, expected) => {
  expect(correctionOf(one, 'apa')).toBe(expected);
});

test('accepting all leaves an invalid citation, and one that waits, as they are', () => {
  const found = { correctedCitation: corrected('Crick 1953.') };
  expect([...correctionsOf([result(found), result({ ...found, status: 'fake' }), undefined], 'apa')]).toEqual([
    [0, 'Crick 1953.'],
  ]);
});

test('the list keeps what was not accepted as written, and an asterisk of its own stays no italics', () => {
  const list = [result({}), result({ originalText: 'A* search' })];
  expect(correctedList(list, new Map([[0, '*Nature*']]))).toEqual(['*Nature*', 'A∗ search']);
});
