import type { Billing, HistoryStats, SessionInfo, SignInOptions, TodayStats, User } from '@veracite/contracts/account';
import type { AnalyzeResult } from '@veracite/contracts/bibliography';
import type { CitationRecord, CitationsPage } from '@veracite/contracts/citations';
import type { DatabaseState } from '@veracite/contracts/databases';
import type { FindResponse, FoundWork } from '@veracite/contracts/find';
import type { PaymentConfig } from '@veracite/contracts/payments';
import type { ApiKey } from '@veracite/contracts/keys';
import type { Plan } from '@veracite/contracts/plans';
import type { SourceCheckData } from '@veracite/contracts/source-check';
import { incomplete, fake, valid } from './results';

export const ada: User = {
  id: 'u1',
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  avatar: null,
  createdAt: '2025-03-09T10:00:00.000Z',
  provider: 'email',
  hasPassword: true,
  role: 'user',
};

export const signInOptions: SignInOptions = { google: true, oidc: null, passwordReset: true, passwordMin: 6 };

export const sessions: SessionInfo[] = [
  {
    id: 's1',
    device: 'Firefox on Linux',
    createdAt: '2026-11-20T08:00:00.000Z',
    seenAt: '2026-11-21T09:30:00.000Z',
    current: true,
  },
  {
    id: 's2',
    device: 'Safari on iPhone',
    createdAt: '2026-11-02T18:12:00.000Z',
    seenAt: '2026-11-19T21:05:00.000Z',
    current: false,
  },
];

export const apiKeys: ApiKey[] = [
  {
    id: 'k1',
    name: 'Reference manager on the office computer',
    hint: 'vk_Ab3d',
    scopes: ['verify', 'bibliography'],
    createdAt: '2026-11-01T10:00:00.000Z',
    lastUsedAt: '2026-11-21T07:44:00.000Z',
  },
];

export const billing: Billing = {
  planType: 'basic',
  usedCreditsThisMonth: 37,
  limit: 100,
  remaining: 63,
  subscriptionStatus: 'active',
  totalCitationsVerified: 412,
  periodEnd: '2026-12-01T00:00:00.000Z',
};

export const today: TodayStats = { valid: 21, incomplete: 9, invalid: 4 };

const sold = { limitations: [], popular: false };
const features = (bulk: string) => [
  'All databases',
  'Corrected citations in three styles',
  bulk,
  'History',
  'Citation finder',
  'Bibliography reports',
  'Email support',
];

export const plans: Plan[] = [
  {
    ...sold,
    id: 'p0',
    slug: 'free',
    name: 'Free',
    description: 'For trying out',
    monthlyPrice: 0,
    yearlyPrice: 0,
    citationsPerMonth: 3,
    features: ['All databases', 'Corrected citations in three styles', 'Evidence for every field'],
    limitations: [
      'Limited to 3 verifications',
      'No batch processing beyond your 3 monthly verifications',
      'Basic reports only',
    ],
    priceIds: { monthly: null, yearly: null },
    sortOrder: 0,
  },
  {
    ...sold,
    id: 'p1',
    slug: 'basic',
    name: 'Basic',
    description: 'For students and researchers',
    monthlyPrice: 9,
    yearlyPrice: 76,
    citationsPerMonth: 100,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_basic_m', yearly: 'pri_basic_y' },
    sortOrder: 1,
  },
  {
    ...sold,
    id: 'p2',
    slug: 'professional',
    name: 'Professional',
    description: 'For regular users',
    monthlyPrice: 14,
    yearlyPrice: 118,
    citationsPerMonth: 200,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_pro_m', yearly: 'pri_pro_y' },
    popular: true,
    sortOrder: 2,
  },
  {
    ...sold,
    id: 'p3',
    slug: 'expert',
    name: 'Expert',
    description: 'For professionals and institutions',
    monthlyPrice: 18,
    yearlyPrice: 152,
    citationsPerMonth: 500,
    features: features('Batches of up to 100 citations'),
    priceIds: { monthly: 'pri_expert_m', yearly: 'pri_expert_y' },
    sortOrder: 3,
  },
];

export const paymentConfig: PaymentConfig = {
  provider: 'paddle',
  providerName: 'Paddle',
  environment: 'sandbox',
  clientToken: 'test_token',
  portalUrl: 'https://customer-portal.paddle.com/cpl_1',
};

export const databases: DatabaseState[] = (
  [
    ['crossref', 'Crossref', 'general', 'DOI records of journals, books and proceedings.'],
    ['openalex', 'OpenAlex', 'general', 'An open index of works, authors and venues.'],
    ['datacite', 'DataCite', 'general', 'DOI records of data, software and preprints.'],
    ['pubmed', 'PubMed', 'scientific', 'Biomedical literature.'],
    ['europe-pmc', 'Europe PMC', 'scientific', 'Life science articles and preprints.'],
    ['arxiv', 'arXiv', 'scientific', 'Preprints in physics, mathematics and computing.'],
    ['dblp', 'DBLP', 'specialised', 'Computer science publications.'],
    ['open-library', 'Open Library', 'specialised', 'Books and their editions.'],
    ['doaj', 'DOAJ', 'publisher', 'Articles of open access journals.'],
  ] as const
).map(([id, name, group, coverage]) => ({
  id,
  name,
  group,
  coverage,
  homepage: `https://${id}.example/`,
  limit: { requests: 3, seconds: 1, searches: { requests: 1, seconds: 1 } },
  state: 'ready' as const,
}));

export function record(n: number, over: Partial<CitationRecord> = {}): CitationRecord {
  const from = [valid, incomplete, fake][n % 3] ?? valid;
  return {
    id: `c${n}`,
    originalText: from.originalText,
    status: from.status,
    reason: from.reason ?? null,
    sourceLinks: from.sourceLinks,
    extractedDetails: from.extractedDetails ?? null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0) - n * 3_600_000).toISOString(),
    ...over,
  };
}

/** One page of a history of `total` records, as the server would cut it. */
export function historyPage(page: number, limit: number, total: number): CitationsPage {
  const totalPages = Math.ceil(total / limit);
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return {
    citations: Array.from({ length: count }, (_, index) => record((page - 1) * limit + index)),
    pagination: { page, limit, totalCount: total, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
  };
}

export const foundWork: FoundWork = {
  id: 'w1',
  title: 'Attention is all you need',
  authors: ['Ashish Vaswani', 'Noam Shazeer', 'Niki Parmar'],
  journal: 'Advances in Neural Information Processing Systems',
  year: 2017,
  volume: '30',
  pages: '5998–6008',
  abstract:
    'A network that turns one sequence into another and needs neither recurrence nor convolution: each position looks at all others by attention alone. It is trained in a fraction of the time, translates better than what came before from English to German and to French, and parses sentences as well, with much and with little to learn from.',
  doi: '10.48550/arxiv.1706.03762',
  url: 'https://arxiv.org/abs/1706.03762',
  confidence: 0.874,
  source: 'arXiv',
  formattedCitations: {
    apa: 'Vaswani, A., Shazeer, N., & Parmar, N. (2017). Attention is all you need. *Advances in Neural Information Processing Systems*, *30*.',
    mla: 'Vaswani, Ashish, et al. “Attention Is All You Need.” *Advances in Neural Information Processing Systems*, vol. 30, 2017.',
    chicago:
      'Vaswani, Ashish, Noam Shazeer, and Niki Parmar. “Attention Is All You Need.” *Advances in Neural Information Processing Systems* 30 (2017).',
  },
};

export const found: FindResponse = { totalFound: 1, searchTime: 840, query: {}, results: [foundWork] };

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

export const sourceReport: SourceCheckData = {
  inputType: 'journal',
  insufficientEvidence: false,
  balance: [
    {
      id: 'crossref-registered',
      aspect: 'existence',
      side: 'for',
      weight: 2,
      statement: 'Registered with Crossref since 2002.',
      origin: 'Crossref',
      url: 'https://search.crossref.org/?q=0028-0836',
      date: '2026-11-21',
    },
    {
      id: 'clone',
      aspect: 'authenticity',
      side: 'against',
      weight: 1,
      statement: 'Clone sites of this title are known.',
      origin: 'A list of hijacked journals',
      date: '2022',
      dispute: 'Write to the owner of the list.',
    },
  ],
  consulted: [
    { source: 'Crossref', outcome: 'answered', ms: 210 },
    { source: 'DOAJ', outcome: 'failed', problem: 'timeout', ms: 5000 },
  ],
  homonyms: [],
  trustLevel: 'high',
  overallScore: 88,
  inputValue: 'Nature',
  verificationTime: 734,
  cacheHit: true,
  confidenceInterval: [78, 98],
  apiCallsMade: 7,
  verificationSources: ['Crossref', 'OpenAlex', 'DOAJ', 'Wikidata'],
  existence: {
    exists: true,
    verifiedIn: ['Crossref', 'OpenAlex', 'Wikidata'],
    confidence: 97,
    notes: ['Published since 1869.'],
  },
  credibility: {
    score: 92,
    analysis: 'Peer reviewed, long indexed, widely cited.',
    factors: {
      peerReview: true,
      impactFactor: null,
      citationCount: 1_250_000,
      authorReputation: 60,
      indexedDatabases: ['PubMed', 'DBLP'],
    },
  },
  authenticity: {
    score: 75,
    checks: { domain: true, ssl: true, contentIntegrity: null, publisherVerification: true },
    warnings: [{ message: 'Clone sites are known.', recommendation: 'Reach the journal through its ISSN record.' }],
  },
  content: { quality: 59, type: 'Journal' },
  publisher: {
    name: 'Springer Nature',
    type: 'Commercial publisher',
    reputation: 85,
    indexedIn: ['Crossref'],
    warnings: [],
  },
  recommendations: {
    shouldUse: true,
    confidence: 0.94,
    reasons: ['Confirmed by three registries.'],
    usageGuidelines: ['Cite the version of record.'],
    improvements: ['Add the DOI.'],
    warnings: [],
  },
  alternativeSources: [
    { title: 'Science', reason: 'The same scope.', quality: 93, type: 'Journal', url: 'https://www.science.org/' },
  ],
};

export const historyStats: HistoryStats = {
  days: Array.from({ length: 30 }, (_, n) => ({
    day: new Date(Date.UTC(2026, 9, 23 + n)).toISOString().slice(0, 10),
    valid: (n * 7) % 11,
    incomplete: (n * 5) % 6,
    invalid: n % 9 === 4 ? 2 : 0,
    unknown: n % 13 === 6 ? 3 : 0,
  })),
  sources: [
    { source: 'Crossref', valid: 180, incomplete: 61, invalid: 7, unknown: 0 },
    { source: 'OpenAlex', valid: 142, incomplete: 55, invalid: 7, unknown: 3 },
    { source: 'PubMed', valid: 63, incomplete: 12, invalid: 4, unknown: 0 },
    { source: 'arXiv', valid: 21, incomplete: 9, invalid: 0, unknown: 0 },
  ],
};

const share = (entries: number[], known = 12) => ({
  entries,
  known,
  share: known === 0 ? null : entries.length / known,
});

/** An analysis with everything that can be said of a list. */
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
