import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import { incomplete } from './results';

const statuses = ['valid', 'incomplete', 'fake', 'duplicate', 'formatting_error', 'unknown'] as const;

export const analysis: AnalyzeResult = {
  totalEntries: 12,
  validEntries: 2,
  incompleteEntries: 2,
  fakeEntries: 2,
  duplicateEntries: 2,
  formattingErrors: 2,
  overallScore: 71,
  averageCompleteness: 84.4,
  summary: {
    strengths: ['Two entries agree with their record in every field.'],
    weaknesses: ['2 of 12 references were not found (lines 3 and 9).', 'Two entries repeat an earlier one.'],
    recommendations: ['Search for the two invalid entries by hand before you hand the list in.'],
  },
  entries: Array.from({ length: 12 }, (_, index) => ({
    id: `e${index}`,
    lineNumber: index + 1,
    status: statuses[index % statuses.length] ?? 'unknown',
    originalText: `${incomplete.originalText} ${'And a note that makes this entry long. '.repeat(2)}`,
    reason: incomplete.reason ?? '',
    correctedCitation: incomplete.correctedCitation?.apa,
    sourceLinks: [...incomplete.sourceLinks, 'https://europepmc.org/article/MED/13054692'],
  })),
};

const share = (entries: number[], known = 12) => ({
  entries,
  known,
  share: known === 0 ? null : entries.length / known,
});

/** An analysis with every kind of statement. */
export const wholeAnalysis: AnalyzeResult = {
  ...analysis,
  statements: [
    { kind: 'weakness', code: 'fakes', text: analysis.summary.weaknesses[0] ?? '', entries: [2, 8] },
    { kind: 'recommendation', code: 'fakes', text: analysis.summary.recommendations[0] ?? '', entries: [2, 8] },
  ],
  score: [
    {
      code: 'existence',
      name: 'Existence',
      explanation: '10 of 12 entries name a work that a database holds.',
      weight: 40,
      value: 10 / 12,
      points: 33.3,
      entries: [2, 8],
    },
    {
      code: 'accuracy',
      name: 'Accuracy',
      explanation: '8 of 10 entries agree with their record.',
      weight: 25,
      value: 0.8,
      points: 20,
      entries: [1, 7],
    },
  ],
  list: {
    styles: [
      { style: 'apa', entries: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
      { style: 'mla', entries: [10, 11] },
    ],
    mixed: true,
    order: { kind: 'alphabetical', misplaced: [4] },
    yearLetters: [{ author: 'Watson', year: 1953, entries: [0, 6], problem: 'missing' }],
  },
  inText: {
    kind: 'author-year',
    citations: 23,
    withoutEntry: [{ text: 'Franklin, 1953', times: 2 }],
    uncited: [5, 11],
    yearDiffers: [{ text: 'Watson & Crick, 1954', entry: 0 }],
    ambiguous: [],
  },
  xray: {
    ages: {
      byYear: [
        { year: 1953, entries: [0] },
        { year: 2012, entries: [1, 2] },
        { year: 2018, entries: [3, 4, 5] },
        { year: 2021, entries: [6, 7] },
        { year: 2024, entries: [8, 9, 10] },
      ],
      undated: [11],
      median: 8,
      oldest: 1953,
      newest: 2024,
      recent: share([8, 9, 10]),
    },
    selfCitation: { ...share([0, 1]), basis: 'given', authors: ['Ada Lovelace'] },
    authors: {
      top: [
        { name: 'Watson, J. D.', entries: [0, 1, 2], share: 0.25 },
        { name: 'Franklin, R.', entries: [3], share: 0.08 },
      ],
      distinct: 17,
      index: 0.11,
    },
    journals: {
      top: [
        { name: 'Nature', entries: [0, 1, 2, 3, 4], share: 0.42 },
        {
          name: 'Proceedings of the National Academy of Sciences of the United States of America',
          entries: [5],
          share: 0.08,
        },
      ],
      distinct: 6,
      index: 0.2,
    },
    withDoi: share([0, 1, 2, 3, 4, 5, 6]),
    openAccess: share([0, 3], 9),
    retracted: share([3]),
    noticed: share([]),
    preprints: share([9]),
    publishedPreprints: [
      { entry: 9, doi: '10.1000/published', citation: 'Lovelace, A. (2024). Notes. *Nature*, *1*.' },
    ],
    links: [{ entry: 10, url: 'https://gone.example/paper', state: 'dead', status: 404 }],
    types: [{ type: 'article-journal', entries: [0, 1, 2] }],
  },
};
