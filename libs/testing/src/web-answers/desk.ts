import type {
  Assessment,
  Collection,
  CollectionSummary,
  Decision,
  Paper,
  PaperPage,
  PaperSummary,
  PolicyChoices,
} from '@veracite/contracts/collections';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { Group, GroupSummary } from '@veracite/contracts/groups';
import { chimera, fake, incomplete, retracted } from './results';

const clean: Assessment = {
  policyVersion: 2,
  references: 38,
  expected: 0.02,
  interval: [0, 0],
  isAgainst: false,
  line: 'Every reference was found.',
  flags: [],
};

export const assessment: Assessment = {
  policyVersion: 2,
  references: 41,
  expected: 2.14,
  interval: [1, 3],
  isAgainst: true,
  line: '2 references are in no database that should list them, and 1 cites a retracted work.',
  flags: [
    { position: 6, rule: 'invented', message: 'No database that should list this article has it.', counts: true },
    { position: 11, rule: 'invented', message: 'Its title and its authors are those of two works.', counts: true },
    { position: 19, rule: 'retracted', message: 'The cited work was retracted in 2020.', counts: true },
    { position: 30, rule: 'differs', message: 'The year is 1953 in Crossref, 1954 here.', counts: false },
  ],
};

const summaryOf = (position: number, over: Partial<PaperSummary>): PaperSummary => ({
  id: `p${position}`,
  position,
  name: `submission-${position}.pdf`,
  state: 'ready',
  identifiers: {},
  settled: 38,
  references: 38,
  assessment: clean,
  undecided: 0,
  ...over,
});

export const flaggedPaper = summaryOf(7, {
  title: 'Recursive empathy in federated learning: A survey of the first decade',
  identifiers: { doi: '10.1000/xyz123' },
  settled: 41,
  references: 41,
  assessment,
  undecided: 4,
});

export const papers: PaperSummary[] = [
  flaggedPaper,
  summaryOf(3, {
    title: 'Attention under uncertainty',
    undecided: 1,
    assessment: {
      ...clean,
      expected: 0.4,
      interval: [0, 1],
      line: '1 reference could not be verified.',
      flags: [{ position: 2, rule: 'unverifiable', message: 'Two databases did not answer.', counts: false }],
    },
  }),
  summaryOf(1, { title: 'Graph kernels revisited' }),
  summaryOf(4, { state: 'checking', settled: 12, references: 40, assessment: undefined }),
  summaryOf(5, { state: 'waiting', settled: 0, references: 0, assessment: undefined }),
  summaryOf(6, {
    state: 'unreadable',
    fault: 'The file is encrypted. Remove its password and add it again.',
    settled: 0,
    references: 0,
    assessment: undefined,
  }),
];

export const queue: PaperPage = { papers, total: papers.length };

export const conference: CollectionSummary = {
  id: 'k1',
  name: 'Conference 2027, first round',
  group: { id: 'g1', name: 'Program committee' },
  role: 'owner',
  policyVersion: 2,
  progress: {
    papers: { waiting: 1, reading: 0, checking: 1, ready: 3, unreadable: 1 },
    references: 1_640,
    settled: 1_012,
    secondsLeft: 1_500,
  },
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2027-05-19T10:00:00.000Z',
};

export const collection: Collection = {
  ...conference,
  policy: 'version: 1\nagainst:\n  invented: {}\n  retracted: {}\n',
  letter: 'About {paper}\n\n{questions}',
};

export const policies: PolicyChoices = {
  ready: {
    conference: collection.policy,
    journal: 'version: 1\nagainst:\n  wrong-authors: true\n',
    thesis: 'version: 1\nagainst:\n  unverifiable: 3\n',
    lenient: 'version: 1\nagainst:\n  invented: true\n',
    neurips: 'version: 1\nagainst:\n  invented: {}\n  wrong-authors: {}\n',
    acl: 'version: 1\nagainst:\n  invented: {}\n',
    iclr: 'version: 1\nagainst:\n  invented: {}\n',
    icml: 'version: 1\nagainst:\n  invented: {}\n  wrong-authors: {}\n',
    arxiv: 'version: 1\nagainst:\n  invented: { minConfidence: 0.9 }\n',
    siam: 'version: 1\nagainst:\n  wrong-authors: {}\n',
    icmje: 'version: 1\nagainst:\n  wrong-authors: {}\n',
  },
  schema: {},
};

export const confirmed: Decision = {
  position: 6,
  kind: 'confirmed',
  reason: 'The journal has no volume 14.',
  everywhere: true,
  user: 'Grace Hopper',
  decidedAt: '2026-11-25T16:20:00.000Z',
  version: 1,
};

const entryOf = (position: number, result: VerificationResult): Paper['entries'][number] => ({
  position,
  raw: result.originalText,
  csl: result.parsed.csl,
  doubts: [],
  included: true,
  result,
});

export const paper: Paper = {
  ...flaggedPaper,
  checkId: 'c7',
  entries: [entryOf(6, fake), entryOf(11, chimera), entryOf(19, retracted), entryOf(30, incomplete)],
  decisions: [],
  signals: [
    {
      kind: 'self-citation',
      message: 'Works by an author of the paper: 9 of 41 references.',
      count: 9,
      of: 41,
      positions: [0, 3, 4],
    },
    {
      kind: 'shared-errors',
      message: '2 references occur with the same error in other papers of the collection.',
      count: 2,
      of: 41,
      positions: [6, 11],
    },
    {
      kind: 'numbers-shifted',
      message: 'From number 7 on, the sentences fit the list one entry further down.',
      count: 1,
      of: 30,
      positions: [6],
      examples: [
        {
          sentence: 'Weirs slow rivers [7].',
          cited: { position: 6, text: 'Li, A. (2020). On kettles. Journal of Kettles, 1, 2–9.' },
          fits: { position: 7, text: 'Wu, B. (2019). On weirs. Journal of Rivers, 12, 30–41.' },
        },
      ],
    },
  ],
};

/** The paper as read again for its sentences, its check, and the passages of the abstracts. */
export const sentences = {
  document: {
    kind: 'pdf',
    text: 'Weirs slow rivers [1].',
    references: [{ text: 'Wu, B. (2019). On weirs. Journal of Rivers, 12, 30–41.', doubts: [] }],
    citations: [{ text: '[1]', sentence: 'Weirs slow rivers [1].', place: { start: 18, end: 21 }, refs: [0] }],
    problems: [],
    unreadable: 0,
    cost: 1,
  } satisfies DocumentAnswer,
  check: { entries: [{ result: { match: { doi: '10.1000/weirs', csl: { title: 'On weirs' } } } }] },
  passages: [
    {
      source: 'OpenAlex',
      url: 'https://openalex.org/W1',
      passages: ['Weirs are barriers across a river that slow its water.'],
      asked: [],
    },
  ],
};

export const LETTER = `Dear authors,

we checked the references of your paper “Recursive empathy in federated learning” and could not find 1 of them.

[7] Hartwell, P. L., & Osei, M. K. (2021). Recursive empathy in distributed ledgers.
Crossref, OpenAlex, DataCite and PubMed have no work with this title or these authors. A DOI, a link to the publisher's page or a copy of the first page would settle it.

Kind regards
Ada Lovelace
`;

export const committee: GroupSummary = {
  id: 'g1',
  name: 'Program committee',
  role: 'owner',
  members: 3,
  createdAt: '2026-11-01T10:00:00.000Z',
};

export const group: Group = {
  ...committee,
  members: [
    { userId: 'u1', name: 'Ada Lovelace', email: 'ada@example.org', role: 'owner', joinedAt: committee.createdAt },
    { userId: 'u2', name: 'Grace Hopper', email: 'grace@example.org', role: 'editor', joinedAt: committee.createdAt },
    { userId: 'u3', name: 'Alan Turing', email: 'alan@example.org', role: 'reader', joinedAt: committee.createdAt },
  ],
  invitations: [{ id: 'i1', email: 'emmy@example.org', role: 'editor', expiresAt: '2026-12-09T10:00:00.000Z' }],
};
