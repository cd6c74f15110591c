import { unzipSync, strFromU8 } from 'fflate';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Flag, FlagRule } from '@veracite/contracts/collections';
import { assess } from './assess';
import { letterDocx, letterEml, letterOf, letterText, type Letter } from './letter';
import { parsePolicy, readyPolicies } from './policy';

const RECORD = {
  csl: {
    type: 'article-journal' as const,
    title: 'On rivers',
    author: [{ family: 'Wu', given: 'Bo' }],
    issued: { 'date-parts': [[2018]] },
    'container-title': 'Water',
  },
  doi: '10.1234/rivers',
  standing: 'current' as const,
};
const asked = (
  source: string,
  outcome: 'answered' | 'failed' | 'skipped',
  question: 'search' | 'identifier' = 'search',
) => ({
  source,
  question,
  outcome,
  ms: 1,
});
const BASE: VerificationResult = {
  status: 'fake',
  confidence: 0.9,
  originalText: 'Li, A. (2019). On river banks. Water, 3, 1–9.',
  sourceLinks: [],
  evidence: [],
  consulted: [],
  suggestions: [],
  parsed: { csl: { type: 'article-journal' }, fields: {} },
};

/** Writes a letter about one entry. */
function letterAbout(
  entry: { position: number; raw: string; shown?: string; result: VerificationResult },
  flag: Flag,
  {
    unknown,
    ...paper
  }: { title?: string; editor?: string; answer?: { url: string; until: Date }; unknown?: number[] } = {},
): Letter {
  const assessment = {
    policyVersion: 1,
    references: 1,
    expected: 1,
    isAgainst: true,
    line: '',
    flags: [flag],
    unknown,
  };
  const letter = letterOf({
    name: 'a.pdf',
    collection: 'ICX 2027',
    editor: '',
    decisions: [],
    entries: [{ csl: { type: 'document' }, doubts: [], included: true, ...entry }],
    assessment: { ...assessment, interval: [1, 1] },
    ...paper,
  });
  if (!letter) throw new Error('There is no letter.');
  return letter;
}

/** Returns the lines of a letter about one reference that are specific to it. */
function partOf(rule: FlagRule, changes: Partial<VerificationResult>): string[] {
  const result = { ...BASE, ...changes };
  const flag = { position: 6, rule, message: '', counts: true };
  const letter = letterAbout({ position: 6, raw: result.originalText, result }, flag);
  return (letter.paragraphs[2] ?? '').split('\n').slice(1, -1);
}

test.each<[string, FlagRule, Partial<VerificationResult>, string[]]>([
  [
    'a work that no database has, one of which did not answer',
    'invented',
    {
      consulted: [
        asked('Crossref', 'failed'),
        asked('Crossref', 'answered'),
        asked('DBLP', 'answered', 'identifier'),
        asked('OpenAlex', 'answered'),
        asked('PubMed', 'failed'),
        asked('Local library', 'answered'),
      ],
      suggestions: [RECORD],
    },
    [
      'We searched Crossref and OpenAlex for this work and found no record that agrees with the reference.',
      'PubMed gave us no reliable answer, and may have it.',
      'The most similar record that we found: Wu, B. (2018). On rivers. Water. https://doi.org/10.1234/rivers',
    ],
  ],
  [
    'details of two works',
    'invented',
    { chimera: [{ ...RECORD, part: 'container-title' }], consulted: [asked('Crossref', 'answered')] },
    [
      'We searched Crossref for this work and found no record that agrees with the reference.',
      'This record has the venue of the reference: Wu, B. (2018). On rivers. Water. https://doi.org/10.1234/rivers',
    ],
  ],
  [
    'the DOI of another work, where the described work is found nowhere',
    'invented',
    {
      chimera: [{ ...RECORD, part: 'identifier' }],
      consulted: [asked('Crossref', 'answered')],
      suggestions: [{ ...RECORD, csl: { ...RECORD.csl, title: 'On banks' }, doi: '10.1234/banks' }],
    },
    [
      'We searched Crossref for this work and found no record that agrees with the reference.',
      'This record has the identifier of the reference: Wu, B. (2018). On rivers. Water. https://doi.org/10.1234/rivers',
      'The most similar record that we found: Wu, B. (2018). On banks. Water. https://doi.org/10.1234/banks',
    ],
  ],
  [
    'a DOI that is not registered',
    'invented',
    {
      reasonCodes: ['doi-unregistered'],
      parsed: { csl: { type: 'article-journal', DOI: '10.1234/none' }, fields: {} },
      consulted: [asked('Local library', 'answered'), asked('PubMed', 'answered'), asked('Crossref', 'answered')],
    },
    [
      'The DOI 10.1234/none is not registered.',
      'We searched Crossref and PubMed for this work and found no record that agrees with the reference.',
    ],
  ],
  [
    'two parts of one record, which is also the most similar one',
    'invented',
    {
      chimera: [
        { ...RECORD, part: 'title' },
        { ...RECORD, part: 'container-title' },
      ],
      suggestions: [RECORD],
    },
    [
      'We found no record that agrees with the reference.',
      'This record has the title and venue of the reference: Wu, B. (2018). On rivers. Water. https://doi.org/10.1234/rivers',
    ],
  ],
  [
    'names that are not in the record',
    'wrong-authors',
    {
      match: RECORD,
      evidence: [
        { field: 'author', cited: 'A. Li', found: 'B. Wu', agreement: 'different', source: 'Crossref' },
        { field: 'title', cited: 'On river banks', found: 'On rivers', agreement: 'near' },
      ],
    },
    ['We read the authors of the reference as “A. Li”; the record in Crossref has “B. Wu”.'],
  ],
  [
    'a name that is not in the record, of a list that is shortened',
    'wrong-authors',
    {
      match: RECORD,
      parsed: {
        csl: {
          type: 'article-journal',
          author: [...RECORD.csl.author, ...['Li', 'Ek', 'Ott'].map((family) => ({ family, given: 'A.' }))],
        },
        fields: {},
      },
      evidence: [
        {
          field: 'author',
          cited: 'Bo Wu, A. Li, A. Ek and 1 more',
          found: 'B. Wu',
          agreement: 'different',
          source: 'Crossref',
        },
      ],
    },
    [
      'We read the authors of the reference as “Bo Wu, A. Li, A. Ek and 1 more”; the record in Crossref has “B. Wu”.',
      'Not in this record: A. Li, A. Ek and A. Ott.',
    ],
  ],
  [
    'a retracted work',
    'retracted',
    {
      match: {
        ...RECORD,
        standing: 'retracted',
        notice: { standing: 'retracted', doi: '10.1234/notice', source: 'crossref' },
      },
    },
    ['The record of this work states that it was retracted. See the notice at https://doi.org/10.1234/notice.'],
  ],
  [
    'a work that could not be checked',
    'unverifiable',
    { status: 'unknown', consulted: [asked('Crossref', 'skipped')] },
    ['We could not check whether this work exists.', 'Crossref gave us no reliable answer, and may have it.'],
  ],
  [
    'an identifier of another work',
    'other-work',
    { reason: 'DOI 10.1/x belongs to “On snow”.' },
    ['DOI 10.1/x belongs to “On snow”.'],
  ],
])('the letter states the evidence about %s', (_name, rule, changes, lines) => {
  expect(partOf(rule, changes)).toEqual(lines);
});

test('the letter as text, Word and e-mail has the same paragraphs', async () => {
  const letter = letterAbout(
    { position: 0, raw: 'Li, A.\n (2019). On rivers.', result: BASE },
    { position: 0, rule: 'invented', message: '', counts: true },
    { title: 'On Łódź', editor: 'Ada Editor' },
  );
  expect(letter.subject).toBe('Question about one reference of “On Łódź”');
  expect(letterText(letter)).toContain(
    '[1] Li, A. (2019). On rivers.\nWe found no record that agrees with the reference.\n',
  );
  const word = strFromU8(unzipSync(letterDocx(letter))['word/document.xml'] ?? new Uint8Array());
  expect(word).toContain('[1] Li, A. (2019). On rivers.');
  const mail = (await letterEml(letter)).toString();
  expect(mail).toContain('X-Unsent: 1');
  expect(mail).toMatch(/^Subject: =\?UTF-8\?/m);
});

test.each<[string, { unknown?: number[]; answer?: { url: string; until: Date } }, string]>([
  [
    'the unknown references',
    { unknown: [1, 4] },
    'neither confirm nor refute [2] and [5], most often because public databases do not hold all such works.',
  ],
  [
    'the number of many unknown references',
    { unknown: Array.from({ length: 20 }, (_, index) => index) },
    '20 other references',
  ],
  [
    'where to answer',
    { answer: { url: 'https://example.org/answers/t', until: new Date('2027-01-28T12:00:00Z') } },
    'until 28 January 2027, with an address or a file for each question: https://example.org/answers/t',
  ],
])('the letter names %s', (_name, more, words) => {
  const flag = { position: 0, rule: 'invented', message: '', counts: true } as const;
  const plain = letterAbout({ position: 0, raw: 'A', result: BASE }, flag);
  const letter = letterAbout({ position: 0, raw: 'A', result: BASE }, flag, more);
  expect(letterText(letter)).toContain(words);
  expect(letter.paragraphs.length).toBe(plain.paragraphs.length + 1);
});

test('a reference that databases did not answer about is not in the letter', () => {
  const result: VerificationResult = { ...BASE, status: 'unknown', reasonCodes: ['core-unreachable'] };
  const fake = { ...BASE, parsed: { csl: { ...RECORD.csl, title: 'On river banks' }, fields: {} } };
  const entries = [fake, result, { ...result, reasonCodes: ['not-found' as const] }].map((item, position) => ({
    ...{ position, raw: 'A', csl: { type: 'document' as const }, doubts: [], included: true },
    result: item,
  }));
  const assessment = assess(entries, parsePolicy(readyPolicies.conference), 1);
  const letter = letterOf({ name: 'a.pdf', collection: '', editor: '', decisions: [], entries, assessment });
  expect(letter?.paragraphs.join(' ')).toMatch(/neither confirm nor refute \[3\],/);
  expect(letter?.paragraphs.join(' ')).not.toContain('[2]');
});

test('a reference from a file of entries is written as it is shown, without marks of italics', () => {
  const raw = 'Gray, A., &amp; Ito, B. (2021). <i>A work</i>.';
  const flag = { position: 1, rule: 'invented', message: '', counts: true } as const;
  const entry = { position: 1, raw, shown: 'Gray, A., & Ito, B. (2021). *A work*.', result: BASE };
  const { paragraphs } = letterAbout(entry, flag);
  expect(paragraphs[2]?.split('\n')[0]).toBe('[2] Gray, A., & Ito, B. (2021). A work.');
});
