import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { assess, type AssessedEntry } from './assess';
import { letterOf, letterText } from './letter';
import { parsePolicy, readyPolicies } from './policy';
import { signalsOf } from './signals';

const ARTICLE: CslItem = {
  type: 'article-journal',
  title: 'Deep learning',
  author: [{ family: 'LeCun', given: 'Yann' }],
  'container-title': 'Nature',
  volume: '521',
  issued: { 'date-parts': [[2015]] },
};

const resultOf = (changes: Partial<VerificationResult>): VerificationResult => ({
  status: 'valid',
  confidence: 0.95,
  originalText: 'LeCun, Y. (2015). Deep learning. Nature, 521, 436–444.',
  sourceLinks: [],
  evidence: [],
  consulted: [],
  suggestions: [],
  parsed: { csl: ARTICLE, fields: {} },
  ...changes,
});
const entriesOf = (...results: Partial<VerificationResult>[]): AssessedEntry[] =>
  results.map((result, position) => ({ position, result: resultOf(result) }));

const CONFERENCE = parsePolicy(readyPolicies.conference);
const FAKE: Partial<VerificationResult> = { status: 'fake', confidence: 0.9, reason: 'No such work in Crossref.' };

test('the expected number is the sum of the chances, with its 90 % interval', () => {
  const { expected, interval, isAgainst, line } = assess(entriesOf(FAKE, FAKE, {}, {}), CONFERENCE, 3);
  expect({ expected, interval, isAgainst, line }).toEqual({
    expected: expect.closeTo(1.8),
    interval: [1, 2],
    isAgainst: true,
    line: '2 references name works that no database asked has.',
  });
});

test('a dismissed reference does not count, and a confirmed one is certain', () => {
  const [first, second] = entriesOf(FAKE, { ...FAKE, confidence: 0.5 }) as [AssessedEntry, AssessedEntry];
  const assessed = assess(
    [
      { ...first, decision: 'dismissed' },
      { ...second, decision: 'confirmed' },
    ],
    CONFERENCE,
    1,
  );
  expect(assessed).toMatchObject({
    expected: 1,
    isAgainst: true,
    flags: [{ position: 1, rule: 'invented', counts: true }],
  });
});

test('a letter quotes the flagged reference and its evidence', () => {
  const [entry] = entriesOf(FAKE) as [AssessedEntry];
  const [flag] = assess([entry], CONFERENCE, 1).flags;
  if (!flag) throw new Error('The reference is not flagged.');
  const letter = letterOf({ name: 'a.pdf', collection: 'ICX 2027', editor: 'Ada' }, [
    { position: 0, raw: 'LeCun, Y. (2015).', flag, result: entry.result },
  ]);
  expect(letterText(letter)).toContain('[1] LeCun, Y. (2015).');
});

test('works by one author are counted', () => {
  expect(signalsOf({ authors: [], entries: entriesOf({}, {}, {}, {}, {}, {}) })).toContainEqual(
    expect.objectContaining({ kind: 'concentration', count: 6, of: 6 }),
  );
});
