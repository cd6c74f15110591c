import { rulesOf, withRule, type PolicyRule } from './policy-rules';

const POLICY = `# For a journal.
version: 1
against:
  invented: { minConfidence: 0.7 } # strong evidence
  retracted: {}
look: [invented, differs]
ignore:
  - { doi: 10.1000/x, reason: Our own list }
`;

test('the rules of a policy', () => {
  expect(
    rulesOf(POLICY)?.map(({ rule, effect, minConfidence, moreThan }) => [rule, effect, minConfidence, moreThan]),
  ).toEqual([
    ['invented', 'both', 0.7, 0],
    ['other-work', 'none', 0, 0],
    ['retracted', 'against', 0, 0],
    ['wrong-authors', 'none', 0, 0],
    ['differs', 'look', 0, 0],
    ['unverifiable', 'none', 0, 0],
  ]);
});

test.each<[string, string]>([
  ['no YAML', 'against: ['],
  ['a text', 'against: all'],
  ['nothing', ''],
  ['an alias', 'look: *none'],
  ['a list in place of rules', 'look: invented'],
])('%s is no policy', (_name, yaml) => {
  expect(rulesOf(yaml)).toBeUndefined();
});

const rule = (change: Partial<PolicyRule>): PolicyRule => ({
  rule: 'invented',
  effect: 'both',
  minConfidence: 0.7,
  moreThan: 0,
  ...change,
});

test.each<[string, PolicyRule, string, string]>([
  [
    'a number',
    rule({ minConfidence: 0.9, moreThan: 2 }),
    'invented: { minConfidence: 0.7 }',
    'invented: { minConfidence: 0.9, moreThan: 2 }',
  ],
  ['no longer to look at', rule({ effect: 'against' }), 'look: [invented, differs]', 'look: [ differs ]'],
  [
    'a rule that counts now',
    rule({ rule: 'unverifiable', effect: 'against', minConfidence: 0, moreThan: 15 }),
    '  retracted: {}\n',
    '  retracted: {}\n  unverifiable: { moreThan: 15 }\n',
  ],
  ['a rule that no longer counts', rule({ rule: 'retracted', effect: 'none' }), '  retracted: {}\n', ''],
])('%s is changed, and the rest stays', (_name, changed, before, after) => {
  const [wanted, found] = [POLICY.replace(before, after), withRule(POLICY, changed)].map((yaml) => rulesOf(yaml));
  expect(found).toEqual(wanted);
  expect(withRule(POLICY, changed)).toContain('# For a journal.');
  expect(withRule(POLICY, changed)).toContain('reason: Our own list');
});

test('the default list is written out when a rule leaves it', () => {
  expect(withRule('version: 1\n', rule({ effect: 'none' }))).toBe(
    'version: 1\nlook: [ other-work, retracted, wrong-authors ]\n',
  );
});
