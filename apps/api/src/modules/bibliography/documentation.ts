import type { ApiResponseOptions } from '@nestjs/swagger';
import type { AnalysisView, AnalyzeResult } from '@veracite/contracts/bibliography';

const EXAMPLE: AnalyzeResult = {
  totalEntries: 2,
  validEntries: 1,
  incompleteEntries: 0,
  fakeEntries: 1,
  duplicateEntries: 0,
  formattingErrors: 0,
  unknownEntries: 0,
  overallScore: 40,
  averageCompleteness: 100,
  summary: {
    strengths: ['1 of 2 entries are confirmed by a database without a fault.'],
    weaknesses: ['1 of 2 references was not found (line 3).'],
    recommendations: ['Look up line 3 by hand, and take out what you cannot find.'],
  },
  entries: [
    {
      id: '4b7f1a5e-0000-4000-8000-000000000000',
      lineNumber: 1,
      status: 'valid',
      originalText: 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444.',
      reason: 'Confirmed by Crossref.',
      correctedCitation: 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. *Nature*, *521*(7553), 436–444.',
      sourceLinks: ['https://doi.org/10.1038/nature14539'],
      verdict: 'valid',
      confidence: 0.98,
      formattingErrors: [],
      completeness: 100,
      missing: [],
    },
  ],
  analysisId: '4b7f1a5e-0000-4000-8000-000000000001',
  format: 'apa',
  analysisType: 'comprehensive',
  score: [
    {
      code: 'existence',
      name: 'Works that exist',
      explanation: '1 of 2 checked entries could not be found; each counts twice.',
      weight: 45,
      value: 0,
      points: 0,
      entries: [1],
    },
  ],
  statements: [
    {
      kind: 'weakness',
      code: 'fake',
      text: '1 of 2 references was not found (line 3).',
      entries: [1],
    },
  ],
  list: {
    styles: [{ style: 'apa', entries: [0, 1] }],
    mixed: false,
    order: { kind: 'none', misplaced: [] },
    yearLetters: [],
  },
  xray: {
    ages: {
      byYear: [{ year: 2015, entries: [0] }],
      undated: [],
      median: 11,
      oldest: 2015,
      newest: 2015,
      recent: { entries: [], known: 1, share: 0 },
    },
    selfCitation: { basis: 'given', authors: [], entries: [], known: 2, share: 0 },
    authors: { top: [{ name: 'Yann LeCun', entries: [0], share: 0.5 }], distinct: 3, index: 0.33 },
    journals: { top: [{ name: 'Nature', entries: [0], share: 0.5 }], distinct: 1, index: 1 },
    withDoi: { entries: [0], known: 2, share: 0.5 },
    openAccess: { entries: [], known: 1, share: 0 },
    retracted: { entries: [], known: 1, share: 0 },
    noticed: { entries: [], known: 1, share: 0 },
    preprints: { entries: [], known: 2, share: 0 },
    publishedPreprints: [],
    links: [],
    types: [{ type: 'article-journal', entries: [0, 1] }],
  },
};

const VIEW: AnalysisView = {
  analysisId: EXAMPLE.analysisId ?? '',
  batchId: EXAMPLE.analysisId ?? '',
  state: 'running',
  settled: 1,
  total: 2,
};

/** How an analysis stands in the documentation. */
export const ANALYSIS_RESPONSE: ApiResponseOptions = {
  description:
    'Lists named `entries` hold indexes of entries, from 0. `overallScore` is the sum of the points of `score`, at most `cap.to` where references were not found. Shares are of the entries of which the question could be answered (`known`).',
  schema: { type: 'object', example: EXAMPLE },
};

export const ANALYSIS_VIEW: ApiResponseOptions = {
  description: 'The analysis as it stands; `result` is there once it has ended.',
  schema: { type: 'object', example: VIEW },
};
