import type { VerificationResult } from '@veracite/contracts/citations';
import type { CslItem } from '@veracite/model/csl';
import { parseOne } from '@veracite/parsing/parse';
import { assess, rankOf, type AssessedEntry } from './assess';
import type { Assessment, ReadyPolicy } from '@veracite/contracts/collections';
import { parsePolicy, readyPolicies } from './policy';
import { parsePhrases, phraseSignal, signalsOf } from './signals';

const ARTICLE: CslItem = {
  type: 'article-journal',
  title: 'Deep learning of kettles',
  author: [{ family: 'LeCun', given: 'Yann' }],
  'container-title': 'Nature',
  volume: '521',
  issued: { 'date-parts': [[2015]] },
};

const resultOf = (changes: Partial<VerificationResult>): VerificationResult => ({
  status: 'valid',
  confidence: 0.95,
  originalText: 'LeCun, Y. (2015). Deep learning of kettles. Nature, 521, 436–444.',
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
/** The described work is found nowhere. */
const DOI_OF_ANOTHER: Partial<VerificationResult> = {
  ...FAKE,
  chimera: [{ csl: ARTICLE, standing: 'current', part: 'identifier' }],
};
const UNKNOWN: Partial<VerificationResult> = { status: 'unknown', confidence: 0.5, expected: 0.9 };
/** A database that should have the work did not answer. */
const UNCHECKED: Partial<VerificationResult> = { ...UNKNOWN, reasonCodes: ['core-unreachable'] };

test('the expected number is the sum of the chances, with its 90 % interval', () => {
  const { expected, interval, isAgainst, line } = assess(entriesOf(FAKE, FAKE, {}, {}), CONFERENCE, 3);
  expect({ expected, interval, isAgainst, line }).toEqual({
    expected: expect.closeTo(1.8),
    interval: [1, 2],
    isAgainst: true,
    line: '2 references were not found.',
  });
});

test.each([
  ['without a flag', [UNKNOWN, {}], 'Nothing counts against this paper; 1 other reference is unknown.'],
  [
    'next to a flag',
    [FAKE, UNKNOWN, { status: 'unknown' as const, parsed: { csl: { type: 'webpage' as const }, fields: {} } }],
    '1 reference was not found; 2 other references are unknown.',
  ],
  [
    'next to the DOI of another work',
    [DOI_OF_ANOTHER, UNKNOWN],
    '1 reference mixes details of different works; 1 other reference is unknown.',
  ],
  [
    'that databases did not answer about, and says nothing in favor of the paper',
    [UNCHECKED, UNCHECKED, UNCHECKED],
    '3 references could not be checked, because databases did not answer: check the paper again.',
  ],
  [
    'of each cause',
    [FAKE, UNKNOWN, UNCHECKED],
    '1 reference was not found; 1 other reference is unknown; 1 reference could not be checked, because databases did not answer: check the paper again.',
  ],
])('the line of a paper counts unknown references %s', (_name, results, line) => {
  expect(assess(entriesOf(...results), CONFERENCE, 1).line).toBe(line);
});

test('unknown references widen the interval and decide between equal papers', () => {
  const unknown = { status: 'unknown' as const, confidence: 0.5 };
  const [clean, some, many] = [0, 3, 20].map((count) =>
    assess(entriesOf(...Array<typeof unknown>(count).fill(unknown), {}), CONFERENCE, 1),
  ) as [Assessment, Assessment, Assessment];
  expect([clean, some, many].map(({ expected, interval }) => [expected, interval])).toEqual([
    [0, [0, 0]],
    [0, [0, 0]],
    [0, [0, 1]],
  ]);
  expect(many.unknown).toHaveLength(20);
  const ranks = [many, some, clean].map(rankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(rankOf(many)).toBeLessThan(rankOf({ ...clean, isAgainst: true }));
});

test('references that databases did not answer about are apart from the unknown ones, with the same rank and interval', () => {
  const looked = assess(entriesOf(UNKNOWN, UNKNOWN, {}), CONFERENCE, 1);
  const failed = assess(entriesOf(UNCHECKED, UNKNOWN, {}), CONFERENCE, 1);
  expect([looked.unknown, looked.unchecked, failed.unknown, failed.unchecked]).toEqual([[0, 1], undefined, [1], [0]]);
  expect([rankOf(failed), failed.interval]).toEqual([rankOf(looked), looked.interval]);
});

test('a dismissed unknown reference is not counted in the line', () => {
  const [entry] = entriesOf(UNKNOWN) as [AssessedEntry];
  const { line } = assess([{ ...entry, decision: 'dismissed' }], CONFERENCE, 1);
  expect(line).toBe('Nothing counts against this paper.');
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

const OTHER_AUTHOR = {
  evidence: [{ field: 'author' as const, agreement: 'different' as const }],
  match: { csl: { ...ARTICLE, author: [{ family: 'Hinton' }] }, standing: 'current' as const },
};
const RETRACTED = { match: { csl: ARTICLE, standing: 'retracted' as const } };

test.each<[string, string, Partial<VerificationResult>[], string[], boolean]>([
  ['an invented work below the confidence', '', [{ ...FAKE, confidence: 0.6 }], ['invented'], false],
  ['a missing field', '', [{ status: 'incomplete', problem: 'missing' }], [], false],
  [
    'one reference with wrong authors',
    '',
    [{ status: 'incomplete', problem: 'differs', ...OTHER_AUTHOR }],
    ['wrong-authors'],
    false,
  ],
  [
    'a left out author',
    '',
    [
      {
        status: 'incomplete',
        problem: 'differs',
        ...OTHER_AUTHOR,
        match: { csl: { ...ARTICLE, author: [...(ARTICLE.author ?? []), { family: 'Wu' }] }, standing: 'current' },
      },
    ],
    [],
    false,
  ],
  [
    'two authors read as one, whose family names the record has',
    '',
    [
      {
        status: 'incomplete',
        problem: 'differs',
        ...OTHER_AUTHOR,
        parsed: { csl: { ...ARTICLE, author: [{ family: 'LeCun YA', given: 'Bengio YO' }] }, fields: {} },
        match: { csl: { ...ARTICLE, author: [{ family: 'LeCun' }, { family: 'Bengio' }] }, standing: 'current' },
      },
    ],
    [],
    false,
  ],
  ['a retracted work', '', [RETRACTED], ['retracted'], true],
  [
    'a retracted work that the reference calls so',
    '',
    [{ ...RETRACTED, originalText: 'LeCun. Deep learning (Retracted).' }],
    [],
    false,
  ],
  ['few unverifiable works', '', Array.from({ length: 15 }, () => UNKNOWN), [], false],
  [
    'many unverifiable works',
    '',
    Array.from({ length: 16 }, () => UNKNOWN),
    Array.from({ length: 16 }, () => 'unverifiable'),
    true,
  ],
  [
    'many web pages',
    '',
    Array.from({ length: 30 }, () => ({
      ...UNKNOWN,
      expected: 0.02,
      parsed: { csl: { type: 'webpage' as const, title: 'Rain' }, fields: {} },
    })),
    [],
    false,
  ],
  ['an ignored work', 'ignore: [{ venue: nature, reason: Our journal }]', [FAKE], [], false],
  [
    'an ignored work after the last day',
    'ignore: [{ venue: nature, reason: Our journal, expires: 2020-01-01 }]',
    [FAKE],
    ['invented'],
    true,
  ],
])('policy: %s', (_name, more, results, rules, isAgainst) => {
  const assessed = assess(entriesOf(...results), parsePolicy(`${readyPolicies.conference}\n${more}`), 1);
  expect(assessed.flags.map(({ rule }) => rule)).toEqual(rules);
  expect(assessed.isAgainst).toBe(isAgainst);
});

const OTHER_WORK: Partial<VerificationResult> = { status: 'incomplete', problem: 'other-work', confidence: 0.95 };
const WRONG_AUTHORS: Partial<VerificationResult> = { status: 'incomplete', problem: 'differs', ...OTHER_AUTHOR };
const WRONG = ['invented', 'other-work', 'retracted', 'wrong-authors'];
test.each<[ReadyPolicy, string[]]>([
  ['neurips', WRONG],
  ['acl', ['invented']],
  ['iclr', ['invented']],
  ['icml', WRONG],
  ['arxiv', []],
  ['siam', WRONG],
  ['icmje', WRONG],
])('the policy of a venue: %s', (name, counting) => {
  const results = [OTHER_WORK, RETRACTED, WRONG_AUTHORS].flatMap((result) => [result, result, result]);
  const entries = entriesOf({ ...FAKE, confidence: 0.85 }, ...results);
  const { flags } = assess(entries, parsePolicy(readyPolicies[name]), 1);
  expect([...new Set(flags.map(({ rule }) => rule))].sort()).toEqual(WRONG);
  expect([...new Set(flags.filter(({ counts }) => counts).map(({ rule }) => rule))].sort()).toEqual(counting);
});

test.each<[string, string, string[], boolean]>([
  ['that counts works that do not exist', 'invented: {}', ['invented'], true],
  ['that counts other works', 'other-work: {}', ['other-work'], true],
  ['that counts neither', 'retracted: {}', ['invented'], false],
])(
  'the DOI of another work, where the described work is found nowhere, by a policy %s',
  (_name, rule, rules, counts) => {
    const { flags, isAgainst } = assess(entriesOf(DOI_OF_ANOTHER), parsePolicy(`version: 1\nagainst: { ${rule} }`), 1);
    expect([flags.map((flag) => flag.rule), isAgainst]).toEqual([rules, counts]);
  },
);

const COUNTED = { flags: [{ rule: 'invented', counts: true }], isAgainst: true };
const SHOWN = { flags: [{ rule: 'invented', counts: false }], isAgainst: false };
test.each<[string, string, object, number]>([
  [
    'read as a whole',
    'Camilleri, M. (2020). Thrombotic microangiopathy in myeloma. Journal of Kettles, 12(3), 101–119.',
    COUNTED,
    0.9,
  ],
  [
    'an abstract on a web page',
    'Camilleri M, Cuadrado M. Thrombotic microangiopathy in myeloma patients. 2020. [cited 2020 August 6]. Available from: EHA Open Access Library EHA25 e-poster presentations.',
    SHOWN,
    0.01,
  ],
  ['an entry that was cut', 'Schmidt, Dr. Otto (Hrsg.)', SHOWN, 0.01],
  [
    'text of another entry after it',
    'Camilleri, M. (2020). Thrombotic microangiopathy in myeloma. Journal of Kettles, 12(3), 101–119. so that the rows of the table above show what was seen in the second year of the study by all',
    SHOWN,
    0.01,
  ],
])('a work that was not found, %s', (_name, text, assessed, chance) => {
  const { raw, csl, fields } = parseOne(text);
  const result = { ...FAKE, originalText: raw, parsed: { csl, fields } };
  const found = assess(entriesOf(result), CONFERENCE, 1);
  expect(found).toMatchObject(assessed);
  expect(found.expected).toBeCloseTo(chance);
});

test('a work that was not found, names after the title read as authors', () => {
  const originalText = 'Silba, J. (1986). A census of conifers. London: H. N. Moldenke. Company, 1-79.';
  const spanOf = (text: string) => ({
    start: originalText.indexOf(text),
    end: originalText.indexOf(text) + text.length,
  });
  const rest = {
    title: [spanOf('A census of conifers')],
    publisher: [spanOf('London: H. N. Moldenke')],
    page: [spanOf('Company, 1-79')],
  };
  const readAs = (...author: string[]) => ({
    ...FAKE,
    originalText,
    parsed: { csl: ARTICLE, fields: { ...rest, author: author.map(spanOf), issued: [spanOf('1986')] } },
  });
  expect(assess(entriesOf(readAs('Silba, J.', 'H. N. Moldenke')), CONFERENCE, 1)).toMatchObject(SHOWN);
  expect(assess(entriesOf(readAs('Silba, J.')), CONFERENCE, 1).isAgainst).toBe(true);
});

test('errors that another paper has too, and references of no other paper, are counted with their places', () => {
  const paper = { authors: [{ family: 'LeCun', given: 'Yann' }], entries: entriesOf(FAKE, {}, RETRACTED) };
  const shared = [2, 0, 1].map((papers, position) => ({ position, papers }));
  const phrases = parsePhrases('# public list\nbosom peril\tbreast cancer\nrain');
  const signals = [...signalsOf(paper, shared), ...phraseSignal('A bosom peril\nscreening.', phrases)];
  expect(signals.map(({ kind, count, of, positions }) => [kind, count, of, positions])).toEqual([
    ['retracted-share', 1, 1, [2]],
    ['self-citation', 2, 2, [1, 2]],
    ['shared-errors', 1, 3, [0]],
    ['unique-references', 1, 3, [1]],
    ['phrases', 1, 2, []],
  ]);
});

test('works by one author are counted', () => {
  expect(signalsOf({ authors: [], entries: entriesOf({}, {}, {}, {}, {}, {}) })).toContainEqual(
    expect.objectContaining({ kind: 'concentration', count: 6, of: 6 }),
  );
});

test('of papers with about the same expected number, one with a retracted work comes first', () => {
  const retracted = assess(entriesOf(RETRACTED), CONFERENCE, 1);
  const clean = assess(entriesOf({}, {}), CONFERENCE, 1);
  const invented = assess(entriesOf(FAKE), CONFERENCE, 1);
  const ranks = [invented, retracted, clean].map(rankOf);
  expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  expect(new Set(ranks).size).toBe(3);
});

test('an unverifiable work counts by how surely it would have been found, and most in a venue that no register knows', () => {
  const chanceOf = (result: Partial<VerificationResult>) => assess(entriesOf(result), CONFERENCE, 1).expected;
  const chances = [
    chanceOf({ ...UNKNOWN, expected: 0.02 }),
    chanceOf({ ...UNKNOWN, expected: 0.7 }),
    chanceOf({ ...UNKNOWN, expected: 0.97 }),
    chanceOf({ ...UNKNOWN, expected: 0.9, reasonCodes: ['venue-unknown', 'not-found'] }),
  ];
  expect(chances).toEqual([...chances].sort((a, b) => a - b));
  expect([chances[0], new Set(chances).size]).toEqual([0, 4]);
});
