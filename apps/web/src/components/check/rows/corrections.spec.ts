import type { VerificationResult } from '@veracite/contracts/citations';
import { acceptedOf, correctedList, hasCorrection, keysOf, offeredIn } from './corrections';

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
const quoted = result({ originalText: '"Genes"  1–2.', correctedCitation: corrected('“Genes” 1-2.') });

test.each<[string, VerificationResult | undefined, boolean]>([
  ['a correction', result({ correctedCitation: corrected('Crick 1953. *Nature*.') }), true],
  ['written so already, but for the italics', result({ correctedCitation: corrected('Crick 1954. *Nature*.') }), false],
  ['quotes and spaces of another shape', quoted, false],
  ['a mark of its own', result({ correctedCitation: corrected('Crick, 1954. *Nature*.') }), true],
  ['an empty style', result({ correctedCitation: corrected('') }), false],
  ['nothing found', result({}), false],
  ['still being checked', undefined, false],
])('what is offered: %s', (_name, item, expected) => {
  expect(hasCorrection(item, 'apa')).toBe(expected);
});

test('accepting all leaves an invalid citation, and one that waits, as they are', () => {
  const found = { correctedCitation: corrected('Crick 1953.') };
  expect([...offeredIn([result(found), result({ ...found, status: 'fake' }), undefined], 'apa')]).toEqual([[0, 'apa']]);
});

test('the list keeps what was not accepted as written, and an asterisk of its own stays no italics', () => {
  const list = [result({ correctedCitation: corrected('*Nature*') }), result({ originalText: 'A* search' })];
  expect(correctedList(list, new Map([[0, 'apa']]))).toEqual(['*Nature*', 'A∗ search']);
  expect(correctedList(list, new Map([[0, 'apa']]), ['[1]', undefined])).toEqual(['[1] *Nature*', 'A∗ search']);
});

const [a, b] = [result({ originalText: 'a' }), result({ originalText: 'b', accepted: 'apa' })];

test.each<[string, (VerificationResult | undefined)[], Map<string, 'mla' | undefined>, [number, string][]]>([
  ['what the server kept', [a, b], new Map(), [[1, 'apa']]],
  ['a choice over it', [a, b], new Map([['0 b', 'mla']]), [[1, 'mla']]],
  ['taken back since', [a, b], new Map([['0 b', undefined]]), []],
  ['the second of two alike', [a, a], new Map([['1 a', 'mla']]), [[1, 'mla']]],
  ['a gap closed by a stop', [b], new Map([[keysOf([a, undefined, b])[2] ?? '', 'mla']]), [[0, 'mla']]],
])('what is accepted: %s', (_name, list, chosen, expected) => {
  expect([...acceptedOf(list, chosen)]).toEqual(expected);
});
