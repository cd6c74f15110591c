import type { AnalyzedEntry } from '@veracite/report/bibliography/analyzed-entry';
import { capOf } from '@veracite/report/bibliography/score';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { Status } from '@veracite/model/verdict';
import { analyze } from './analyze';
import type { AnalysisContext, CheckedEntry, CheckedResult } from './checked';
import type { MatchedRecord } from '@veracite/model/work';
import { readInText } from './in-text/read-in-text';
import { longestInOrder } from './subsequence';

const NOW: AnalysisContext = { now: new Date('2026-11-21') };

interface Made extends Partial<CheckedResult> {
  csl?: Partial<CslItem>;
  record?: Partial<MatchedRecord>;
}

function entry(line: number, originalText: string, { csl = {}, record, ...result }: Made = {}): CheckedEntry {
  const item: CslItem = { type: 'article-journal', ...csl };
  return {
    line,
    result: {
      originalText,
      status: 'valid',
      confidence: 0.9,
      sourceLinks: [],
      evidence: record ? [{ field: 'title', agreement: 'same', found: 'x' }] : [],
      parsed: { csl: item },
      match: record && { csl: item, standing: 'current', ...record },
      ...result,
    },
  };
}

/** An entry as APA has it, with its record. */
function apa(line: number, family: string, year: number, title: string, more: Made = {}): CheckedEntry {
  const csl: Partial<CslItem> = {
    title,
    author: [{ family, given: 'A.' }],
    issued: dateOf(year),
    'container-title': 'Nature',
    ...more.csl,
  };
  const doi = `10.5555/${title.length}.${line}`;
  const text = `${family}, A. (${year}). ${title}. Nature, 12(3), 45–67.`;
  return entry(line, text, { record: { doi }, ...more, csl });
}

const analyzed = (entries: CheckedEntry[], around: Partial<AnalysisContext> = {}) =>
  analyze(entries, 'apa', { ...NOW, ...around });
const statuses = (entries: CheckedEntry[]) => analyzed(entries).entries.map(({ status }) => status);

describe('duplicates: the second occurrence', () => {
  const book = (line: number, edition: string): CheckedEntry =>
    entry(line, `Knuth, D. (1997). Art (${edition} ed.).`, {
      csl: {
        title: 'The art of programming',
        author: [{ family: 'Knuth' }],
        issued: dateOf(1997),
        edition,
        type: 'book',
      },
    });
  const preprint: Made = {
    csl: { type: 'article', 'container-title': undefined },
    record: { doi: '10.48550/arxiv.1706.1', publishedAs: '10.5555/21.2' },
  };
  test.each<[trap: string, a: CheckedEntry, b: CheckedEntry, expected: [string, string | undefined]]>([
    [
      'the same DOI in two spellings of the entry',
      apa(1, 'Li', 2020, 'One', { record: { doi: '10.1/x' } }),
      apa(4, 'Lee', 2021, 'Two', { record: { doi: '10.1/x' } }),
      ['duplicate', 'same-work'],
    ],
    [
      'the same text under another number',
      entry(1, '[1] Li. Teapots. 2020.', { status: 'fake' }),
      entry(2, '[2] Li. Teapots. 2020', { status: 'fake' }),
      ['duplicate', 'same-work'],
    ],
    [
      'the same work without a record, written in other words',
      entry(1, 'a', {
        status: 'unknown',
        csl: { title: 'On teapots and kettles', author: [{ family: 'Li', given: 'Wei' }] },
      }),
      entry(2, 'b', {
        status: 'unknown',
        csl: { title: 'On Teapots and Kettles.', author: [{ family: 'Li', given: 'W.' }] },
      }),
      ['duplicate', 'same-work'],
    ],
    ['two editions of a book', book(1, '2nd'), book(2, '3rd'), ['valid', undefined]],
    [
      'two works with one title and other authors',
      apa(1, 'Li', 2020, 'Deep learning'),
      apa(2, 'Wu', 2020, 'Deep learning'),
      ['valid', undefined],
    ],
    [
      'a preprint and its version of record, by their DOIs',
      apa(1, 'Li', 2017, 'Attention, please', preprint),
      apa(2, 'Li', 2018, 'Attention is all you'.padEnd(21), { record: { doi: '10.5555/21.2' } }),
      ['valid', 'version'],
    ],
    [
      'a preprint and its version of record, by title and author',
      apa(1, 'Li', 2017, 'Attention is all we need', { ...preprint, record: { doi: '10.48550/arxiv.1' } }),
      apa(2, 'Li', 2018, 'Attention is all we need'),
      ['valid', 'version'],
    ],
  ])('%s', (_trap, a, b, [status, relation]) => {
    const [, second] = analyzed([a, b]).entries;
    expect(second?.repeats?.relation).toBe(relation);
    expect(second?.status === 'duplicate').toBe(status === 'duplicate');
    if (relation === 'same-work') expect(second?.reason).toBe('Same work as line 1.');
    if (relation === 'version') expect(second?.reason).toContain('Another version of this work is on line 1.');
  });

  test('a work that occurs three times is one entry and two duplicates of the first', () => {
    const again = (line: number) => apa(line, 'Li', 2020, 'One', { record: { doi: '10.1/x' } });
    const { entries, duplicateEntries } = analyzed([again(1), again(3), again(7)]);
    expect(duplicateEntries).toBe(2);
    expect(entries.map(({ repeats }) => repeats?.lineNumber)).toEqual([undefined, 1, 1]);
  });
});

describe('the status of an entry', () => {
  const WRONG = 'Li, A. and Wu, B. (2020). Teapots. Nature, 12(3), 45-67.';
  test.each<[trap: string, status: Status, text: string, expected: string]>([
    ['well written', 'valid', 'Li, A. (2020). Teapots. Nature, 12(3), 45–67.', 'valid'],
    ['against the style', 'valid', WRONG, 'formatting_error'],
    ['in another style', 'valid', 'Li, A. “Teapots.” Nature, vol. 12, no. 3, 2020, pp. 45–67.', 'formatting_error'],
    ['incomplete and against the style', 'incomplete', WRONG, 'incomplete'],
    ['nowhere to be found and against the style', 'fake', WRONG, 'fake'],
    ['not to be checked', 'unknown', WRONG, 'unknown'],
    ['numbered, which is no fault of style', 'valid', '[3] Li, A. (2020). Teapots. Nature, 12(3), 45–67.', 'valid'],
  ])('%s', (_trap, status, text, expected) => {
    expect(statuses([entry(1, text, { status })])).toEqual([expected]);
  });

  test('319: every entry has one status, and the counts add up', () => {
    const all = analyzed([
      apa(1, 'Li', 2020, 'One'),
      apa(2, 'Li', 2021, 'Two', { status: 'incomplete' }),
      apa(3, 'Wu', 2021, 'Three', { status: 'fake', record: undefined }),
      apa(4, 'Xu', 2021, 'Four', { status: 'unknown', record: undefined }),
      entry(5, WRONG),
      entry(6, WRONG),
    ]);
    expect(all).toMatchObject({
      totalEntries: 6,
      validEntries: 1,
      incompleteEntries: 1,
      fakeEntries: 1,
      unknownEntries: 1,
      formattingErrors: 1,
      duplicateEntries: 1,
    });
    expect(all.entries[4]?.formattingErrors.map(({ rule }) => rule)).toContain('apa-ampersand');
  });
});

describe('the order of the list', () => {
  const names = (...families: string[]) =>
    families.map((family, index) => apa(index + 1, family, 2000 + index, `Title ${index}`));
  test.each<[trap: string, entries: CheckedEntry[], kind: string, misplaced: number[]]>([
    ['alphabetical', names('Abel', 'Ångström', 'Baker', 'Cole'), 'alphabetical', []],
    ['one entry out of it', names('Abel', 'Zorn', 'Baker', 'Cole', 'Dorn'), 'alphabetical', [1]],
    ['numbered', ['[1] Zorn', '[2] Abel', '[3] Cole'].map((text, index) => entry(index + 1, text)), 'numbered', []],
    [
      'numbers exchanged',
      ['1. Zorn', '3. Abel', '2. Cole', '4. Dorn'].map((text, index) => entry(index + 1, text)),
      'numbered',
      [1],
    ],
    ['by year', names('Zorn', 'Cole', 'Baker', 'Abel'), 'chronological', []],
    ['two entries are in any order', names('Zorn', 'Abel'), 'none', []],
  ])('%s', (_trap, entries, kind, misplaced) => {
    const { order } = analyzed(entries).list;
    expect(order.kind).toBe(kind);
    expect(order.misplaced).toHaveLength(misplaced.length);
  });

  test('missing and repeated numbers', () => {
    const texts = ['[1] Abel', '[2] Baker', '[2] Cole', '[5] Dorn'];
    expect(analyzed(texts.map((text, index) => entry(index + 1, text))).list.numbering).toEqual({
      missing: [3, 4],
      repeated: [2],
    });
  });

  test('the fewest moves', () => {
    expect([...longestInOrder([3, 1, 2, 9, 4, 5], (a, b) => a - b)].sort()).toEqual([1, 2, 4, 5]);
  });
});

describe('letters after the year', () => {
  const text = (line: number, year: string, title: string) =>
    entry(line, `Li, A. (${year}). ${title}. Nature, 1, 2.`, {
      csl: { author: [{ family: 'Li', given: 'A.' }], title, issued: dateOf(Number(year.slice(0, 4))) },
    });
  test.each([
    ['two works without letters', [text(1, '2020', 'A b'), text(2, '2020', 'C d')], 'missing'],
    ['letters in the wrong order', [text(1, '2020b', 'A b'), text(2, '2020a', 'C d')], 'wrong'],
    ['right letters', [text(1, '2020a', 'A b'), text(2, '2020b', 'C d')], undefined],
    ['one work twice', [text(1, '2020', 'A b'), text(2, '2020', 'A b')], undefined],
    ['two years', [text(1, '2020', 'A b'), text(2, '2021', 'C d')], undefined],
  ])('%s', (_trap, entries, problem) => {
    expect(analyzed(entries).list.yearLetters[0]?.problem).toBe(problem);
  });
});

describe('citations in the manuscript', () => {
  const list = [
    entry(1, 'Smith, J., & Jones, K. (2020). A.', {
      csl: { author: [{ family: 'Smith' }, { family: 'Jones' }], issued: dateOf(2020) },
    }),
    entry(2, 'de la Cruz, M., Wu, B., & Li, C. (2019). B.', {
      csl: { author: [{ family: 'de la Cruz' }, { family: 'Wu' }, { family: 'Li' }], issued: dateOf(2019) },
    }),
    entry(3, 'World Health Organization. (2021). C.', {
      csl: { author: [{ literal: 'World Health Organization' }], issued: dateOf(2021) },
    }),
    entry(4, 'Uncited, U. (2001). D.', { csl: { author: [{ family: 'Uncited' }], issued: dateOf(2001) } }),
  ];
  const report = (manuscript: string) => analyzed(list, { inText: readInText(manuscript) }).inText;

  test.each<[trap: string, manuscript: string, uncited: number[], without: string[]]>([
    ['in brackets', 'As shown (Smith & Jones, 2020).', [1, 2, 3], []],
    ['several in one pair of brackets', '(see Smith & Jones, 2020, p. 4; de la Cruz et al., 2019)', [2, 3], []],
    ['in the sentence', 'Smith and Jones (2020) and de la Cruz et al. (2019) agree.', [2, 3], []],
    ['a body', 'As advised (World Health Organization, 2021).', [0, 1, 3], []],
    ['a body with its short name', '(World Health Organization [WHO], 2021)', [0, 1, 3], []],
    ['a work that the list lacks', 'But (Nobody, 1999) and again (Nobody, 1999).', [0, 1, 2, 3], ['Nobody, 1999']],
    [
      'words in brackets that are no citation',
      '(in the year 2020) (Figure 3) (n = 40) (Smith & Jones, 2020)',
      [1, 2, 3],
      [],
    ],
    [
      'below the heading of the list nothing is cited',
      `${'Text. '.repeat(40)}(Smith & Jones, 2020)\nReferences\nUncited, U. (2001). D.`,
      [1, 2, 3],
      [],
    ],
  ])('%s', (_trap, manuscript, uncited, without) => {
    expect(report(manuscript)?.uncited).toEqual(uncited);
    expect(report(manuscript)?.withoutEntry.map(({ text }) => text)).toEqual(without);
  });

  test('another year than in the list', () => {
    expect(report('(Smith & Jones, 2018)')?.yearDiffers).toEqual([{ text: 'Smith, Jones, 2018', entry: 0 }]);
  });

  test('numbers and ranges', () => {
    const numbered = ['[1] A', '[2] B', '[3] C', '[4] D'].map((text, index) => entry(index + 1, text));
    const inText = readInText('As in [1, 3–4] and [7].');
    expect(analyzed(numbered, { inText }).inText).toMatchObject({
      kind: 'numeric',
      uncited: [1],
      withoutEntry: [{ text: '[7]', times: 1 }],
    });
  });

  test('a manuscript of half a million characters is read within a second', () => {
    const start = process.cpuUsage();
    readInText(`${'(a '.repeat(60_000)}${'Aaa, '.repeat(60_000)}${'['.repeat(20_000)}`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1_000);
  });
});

describe('the X-ray', () => {
  const list = [
    apa(1, 'Li', 2024, 'One', { record: { doi: '10.1/a', openAccess: true } }),
    apa(2, 'Li', 2010, 'Two', { record: { doi: '10.1/b', openAccess: false, standing: 'retracted' } }),
    apa(3, 'Wu', 2000, 'Three', { record: { standing: 'corrected' }, csl: { 'container-title': 'Cell' } }),
    apa(4, 'Xu', 2018, 'Four', { status: 'unknown', record: undefined }),
    apa(5, 'Li', 2016, 'Five', {
      record: { doi: '10.48550/arxiv.5', publishedAs: '10.1/five' },
      csl: { type: 'article', 'container-title': undefined },
    }),
  ];
  const invented = apa(6, 'Li', 2020, 'Six', { status: 'fake', record: undefined, csl: { DOI: '10.1/six' } });
  const { xray } = analyzed([...list, invented], {
    links: [{ entry: 2, url: 'https://a.test/', state: 'dead', status: 404 }],
  });

  test.each<[figure: string, found: unknown, expected: unknown]>([
    [
      'ages',
      xray.ages,
      { median: 10, oldest: 2000, newest: 2024, undated: [], recent: { entries: [0], known: 5, share: 0.2 } },
    ],
    ['the dominating author', xray.selfCitation, { basis: 'dominating', entries: [0, 1, 4], known: 5, share: 0.6 }],
    [
      'journals',
      xray.journals,
      { distinct: 2, top: [{ name: 'Nature', entries: [0, 1, 3], share: 0.6 }, { name: 'Cell' }], index: 0.625 },
    ],
    ['open access of those of which it is known', xray.openAccess, { entries: [0], known: 2, share: 0.5 }],
    ['retracted, of those with a record', xray.retracted, { entries: [1], known: 4, share: 0.25 }],
    ['corrected', xray.noticed, { entries: [2] }],
    ['preprints', xray.preprints, { entries: [4] }],
    [
      'DOIs that the entries give, of those that were not found to be invented',
      xray.withDoi,
      { entries: [], known: 5 },
    ],
    ['kinds', xray.types, [{ type: 'article-journal', entries: [0, 1, 2, 3] }, { entries: [4] }]],
    ['published preprints', xray.publishedPreprints, [{ entry: 4, doi: '10.1/five' }]],
  ])('%s', (_figure, found, expected) => expect(found).toMatchObject(expected as object));

  test('the manuscript’s authors, when they are named', () => {
    const { selfCitation } = analyzed(list, { authors: ['Barbara Wu', 'Xu, A.'] }).xray;
    expect(selfCitation).toMatchObject({ basis: 'given', entries: [3] });
  });

  test('addresses that were not requested are "not checked"', () => {
    const [web] = [entry(1, 'A page.', { csl: { URL: 'https://a.test/x', type: 'webpage' } })];
    expect(analyzed([web as CheckedEntry]).xray.links).toEqual([
      { entry: 0, url: 'https://a.test/x', state: 'not checked' },
    ]);
  });
});

describe('the score', () => {
  const good = (line: number) => apa(line, `B${'abcdefghij'.charAt(line)}ker`, 2020, `Title ${'x'.repeat(line)}`);
  const fake = (line: number) => ({
    ...good(line),
    result: { ...good(line).result, status: 'fake' as const, match: undefined, evidence: [] },
  });

  test('is the sum of its parts, whose weights come to 100', () => {
    const { score, overallScore } = analyzed([
      good(1),
      good(2),
      apa(3, 'Li', 2020, 'One', { record: { standing: 'retracted', doi: '10.1/r' } }),
    ]);
    expect(Math.round(score.reduce((sum, { weight }) => sum + weight, 0))).toBe(100);
    expect(overallScore).toBe(Math.round(score.reduce((sum, { points }) => sum + points, 0)));
    for (const { weight, value, points } of score) expect(points).toBeCloseTo(weight * value, 1);
  });

  test.each<[name: string, entries: CheckedEntry[], score: number]>([
    ['nothing to blame', [good(1), good(2), good(3), good(4)], 100],
    // Existence 45 × (1 − 2/4), accuracy and completeness 15 × 3/4 each, the rest full: 70, capped at an F.
    ['one of four cannot be found', [good(1), good(2), good(3), fake(4)], 59],
    [
      'nothing could be checked',
      [{ ...good(1), result: { ...good(1).result, status: 'unknown', match: undefined } }],
      0,
    ],
    ['a work that is listed twice', [good(1), good(2), { ...fake(3) }, { ...fake(3), line: 4 }], 59],
  ])('%s: %#', (_name, entries, score) => expect(analyzed(entries).overallScore).toBe(score));

  test.each<[name: string, found: number, fakes: number, cap: object | undefined]>([
    ['none is missing', 4, 0, undefined],
    ['one of thirty is a D', 29, 1, { to: 69, reason: '1 reference was not found.' }],
    ['one of twenty is an F', 19, 1, { to: 59, reason: '1 reference was not found.' }],
    ['three are an F in the longest list', 117, 3, { to: 59, reason: '3 references were not found.' }],
  ])('is capped by what was not found: %s', (_name, found, fakes, cap) => {
    const list = Array.from({ length: found + fakes }, (_, index) => ({ status: index < found ? 'valid' : 'fake' }));
    expect(capOf(list as AnalyzedEntry[])).toEqual(cap);
  });

  test('unknown and repeated entries are counted once, wherever they are counted', () => {
    const unknown = { ...good(3), result: { ...good(3).result, status: 'unknown' as const, match: undefined } };
    const list = [good(1), fake(2), unknown, { ...unknown, line: 4 }];
    const { score, unknownEntries, cap, statements } = analyzed(list);
    expect(unknownEntries).toBe(1);
    expect(score[0]?.explanation).toContain('1 of 2 checked entries');
    expect(cap?.reason).toBe('1 reference was not found.');
    expect(statements.filter(({ code }) => code === 'confirmed')).toMatchObject([{ entries: [0] }]);
  });

  test('nothing that could be checked is no praise', () => {
    const { summary, score } = analyzed([entry(1, 'Unreadable.', { status: 'unknown' })]);
    expect(score).toEqual([]);
    expect(summary.strengths.filter((text) => !/style/.test(text))).toEqual([]);
  });
});

test.each<[string, CslItem['type'], number, string[]]>([
  ['an article needs no publisher', 'article-journal', 100, []],
  ['a paper of a conference needs none', 'paper-conference', 100, []],
  ['a book needs one', 'book', 50, ['publisher']],
])('%s', (_name, type, percent, missing) => {
  const evidence = [
    { field: 'title' as const, agreement: 'same' as const, found: 'x' },
    { field: 'publisher' as const, agreement: 'missing' as const, found: 'Elm Press' },
  ];
  const [item] = analyzed([entry(1, 'Li, A. (2020). One.', { csl: { type }, record: {}, evidence })]).entries;
  expect([item?.completeness, item?.missing]).toEqual([percent, missing]);
});

test.each<[string, CheckedResult['reasonCodes'], string]>([
  [
    'a database gave no answer',
    ['core-unreachable', 'not-found'],
    'Check line 1 again later: too few databases answered.',
  ],
  [
    'not found',
    ['not-found'],
    'Look up line 1 manually: it was not found in the databases that answered, which proves nothing.',
  ],
  ['not covered', ['not-covered'], 'Look up line 1 manually: no database that was asked holds all works of this kind.'],
  ['no title', ['no-title'], 'Look up line 1 manually: its reason says what could not be decided.'],
])('the recommendation says what the entry says: %s', (_name, reasonCodes, expected) => {
  const unknown = entry(1, 'Li, A. (2020). One.', { status: 'unknown' });
  const { recommendations } = analyzed([{ ...unknown, result: { ...unknown.result, reasonCodes } }]).summary;
  expect(recommendations).toContain(expected);
});

test('every sentence names its entries, and a weakness has its advice', () => {
  const { statements, summary } = analyzed([
    apa(1, 'Li', 2020, 'One', { record: { standing: 'retracted', doi: '10.1/r' } }),
    apa(3, 'Wu', 2021, 'Two', { status: 'fake', record: undefined }),
    apa(9, 'Xu', 2021, 'Two and more', {
      status: 'incomplete',
      evidence: [
        { field: 'title', agreement: 'same', found: 'x' },
        { field: 'DOI', agreement: 'missing', found: '10.1/x' },
      ],
    }),
  ]);
  for (const { text, entries } of statements) expect([text, entries.length > 0]).toEqual([text, true]);
  expect(summary.weaknesses).toEqual(
    expect.arrayContaining([
      '1 of 3 references was not found (line 3).',
      '1 entry cites a retracted work (line 1).',
      'An element is missing in 1 of 3 entries (line 9): DOI (1).',
    ]),
  );
  const weak = statements.filter(({ kind }) => kind === 'weakness').map(({ code }) => code);
  const advised = statements.filter(({ kind }) => kind === 'recommendation').map(({ code }) => code);
  expect(advised).toEqual(expect.arrayContaining(weak));
});

test('styles of a mixed list have their names', () => {
  const mla = (line: number, family: string): CheckedEntry =>
    entry(line, `${family}, Ada. “Teapots of ${family}.” Nature, vol. 12, no. 3, 2020, pp. 45–67.`);
  const list = [
    ...['Adams', 'Baker', 'Clark'].map((family, index) => apa(index + 1, family, 2019, `Kettles ${family}`)),
    mla(4, 'Davis'),
  ];
  expect(analyzed(list).summary.weaknesses).toContain('The list mixes styles: 75% look like APA, line 4 like MLA.');
});
