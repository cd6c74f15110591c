import { READY_POLICIES } from '@veracite/contracts/collections';
import { isIgnoredBy, type IgnoreRule } from './ignore';
import { parsePolicy, PolicyFault, policySchema, readyPolicies } from './policy';

test.each(READY_POLICIES)('the ready policy "%s" is valid and flags invented works', (name) => {
  const { against } = parsePolicy(readyPolicies[name]);
  expect(against.invented?.minConfidence).toBeGreaterThanOrEqual(0.7);
});

const VENUES = ['neurips', 'acl', 'iclr', 'icml', 'arxiv', 'siam', 'icmje'] as const;
test.each(VENUES)('the policy of a venue states its rule: %s', (name) => {
  const comment = (readyPolicies[name].split('\nversion:')[0] ?? '').replace(/\n# /g, ' ');
  for (const part of [/ Rule: \w/, /https:\/\/\w/, /\b2026-\d\d-\d\d\b/, /"[^"]{40,}"/]) expect(comment).toMatch(part);
});

test.each<[string, string, string, number]>([
  ['version: 2', 'version: Invalid input: expected 1', '/version', 1],
  [
    'version: 1\nagainst:\n  invented: { confidence: 1 }',
    'against.invented: Unrecognized key: "confidence"',
    '/against/invented',
    3,
  ],
  [
    'version: 1\nagainst:\n  invented: { minConfidence: 2 }',
    'against.invented.minConfidence: Too big',
    '/against/invented/minConfidence',
    3,
  ],
  ['version: 1\nagainst: { style: {} }', 'against: Unrecognized key: "style"', '/against', 2],
  ['version: 1\nnever: [cartoon]', 'never[0]: Invalid option: expected one of "unregistered"', '/never/0', 2],
  ['version: 1\nignore:\n  - doi: 10.1/x', 'ignore[0].reason: Invalid input: expected string', '/ignore/0/reason', 3],
  ['version: 1\nignore:\n  - reason: Our own data', 'ignore[0]: needs title', '/ignore/0', 3],
  ['version: [', 'Flow sequence', '', 1],
  ['version: 1\n---\nversion: 1', 'The file must be one document', '', 2],
  [`version: 1\nnever: ${'['.repeat(20_000)}`, 'The file is nested too deeply.', '', 2],
  ['version: 1\nlook: &a [invented]\nnever: *a', 'Aliases are not supported: write the value in place of *a.', '', 3],
  ['version: 1\nnever: *none', 'Aliases are not supported', '', 2],
  ['version: &v 1\nagainst: { <<: *v }', 'Aliases are not supported', '', 2],
  [`version: 1\na: &a x\nb: [${'*a, '.repeat(15_000)}x]`, 'Aliases are not supported', '', 3],
])('a fault names the field: %s', (yaml, message, pointer, line) => {
  const read = () => parsePolicy(yaml);
  expect(read).toThrow(PolicyFault);
  expect(read).toThrow(message);
  try {
    read();
  } catch (error) {
    expect(error).toMatchObject({ fault: { pointer, line } });
  }
});

test('the JSON schema has the rules and describes them', () => {
  const schema = JSON.stringify(policySchema());
  for (const word of ['wrong-authors', 'moreThan', 'Kinds of works that are never flagged'])
    expect(schema).toContain(word);
});

test.each<[string, IgnoreRule, boolean]>([
  ['title', { title: 'On Rivers.' }, true],
  ['title and other authors', { title: 'On rivers', authors: ['Wu'] }, false],
  ['DOI', { doi: 'https://doi.org/10.1234/R' }, true],
  ['venue', { venue: 'WATER' }, true],
  ['part of the text', { text: 'rivers. Water' }, true],
  ['other text', { text: 'lakes' }, false],
])('an ignored reference is found by %s', (_name, rule, expected) => {
  const csl = {
    type: 'article-journal' as const,
    title: 'On rivers',
    author: [{ family: 'Li' }],
    'container-title': 'Water',
    DOI: '10.1234/r',
  };
  expect(isIgnoredBy(rule, csl, 'Li. On rivers. Water.')).toBe(expected);
});
