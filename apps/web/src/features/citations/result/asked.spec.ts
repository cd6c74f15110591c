import type { VerificationResult } from '@veracite/contracts/citations';
import { askedOf } from './asked';

type Consulted = VerificationResult['consulted'];
const answered = (source: string, ms: number) =>
  ({ source, question: 'search', outcome: 'answered', ms }) as Consulted[0];
const failed = { ...answered('arXiv', 9), outcome: 'failed', problem: 'timeout' } as Consulted[0];

test.each<[string, Consulted, [string, string, number, number][]]>([
  ['nobody', [], []],
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
  expect(askedOf(consulted).map(({ source, outcome, ms, questions }) => [source, outcome, ms, questions])).toEqual(
    expected,
  );
});
