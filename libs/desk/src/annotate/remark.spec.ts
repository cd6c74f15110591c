import type { VerificationResult } from '@veracite/contracts/citations';
import { checkedEntry } from '@veracite/testing/checked-entry';
import { remarksOf } from './remark';

const entry = (result?: Partial<VerificationResult>) =>
  checkedEntry({ position: 3, raw: 'Li, On rivers', key: 'b4' }, result);
const match = {
  csl: { type: 'book' as const, title: 'On rivers', PMID: '12', ISBN: '978' },
  doi: '10.1/rivers',
  standing: 'current' as const,
};

test.each<[string, Partial<VerificationResult>, object]>([
  [
    'a found work with its identifiers',
    { match, reason: 'Crossref has it.' },
    {
      label: 'Found',
      comment: 'Crossref has it.\nOn rivers https://doi.org/10.1/rivers',
      identifiers: { doi: '10.1/rivers', pmid: '12', isbn: '978' },
    },
  ],
  [
    'the identifier of another work, which is not repeated',
    { status: 'incomplete', problem: 'other-work', match },
    { label: 'Found, with differences', identifiers: {} },
  ],
  [
    'a work that is not found',
    { status: 'fake', reason: 'In no register.' },
    { label: 'Not found', comment: 'In no register.' },
  ],
  [
    'the DOI of another work, where the described work is found nowhere',
    { status: 'fake', reason: 'In no register.', chimera: [{ ...match, part: 'identifier' }] },
    { label: 'Details of different works', comment: 'In no register.' },
  ],
])('%s', (_name, result, remark) => {
  expect(remarksOf({ decisions: [] }, [entry(result), entry()])).toEqual([
    expect.objectContaining({ position: 3, raw: 'Li, On rivers', key: 'b4', ...remark }),
  ]);
});

test('a flag is the reason, and a decision follows', () => {
  const flags = [{ position: 3, rule: 'invented' as const, message: 'Counts as invented.', counts: true }];
  const assessment = {
    policyVersion: 1,
    references: 9,
    expected: 1,
    interval: [0, 2] as [number, number],
    isAgainst: true,
    line: '',
    flags,
  };
  const decisions = [
    {
      position: 3,
      kind: 'dismissed' as const,
      reason: 'In print',
      everywhere: false,
      user: null,
      decidedAt: '',
      version: 1,
    },
  ];
  const [remark] = remarksOf({ assessment, decisions }, [entry({ status: 'fake', reason: 'Another' })]);
  expect(remark?.comment).toBe('Counts as invented.\nDecision: dismissed (In print)');
});
