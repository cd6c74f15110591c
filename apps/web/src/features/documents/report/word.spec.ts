import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import { passageComments } from '@veracite/contracts/passages';
import { wordReport } from './word';

const NASTY = '<img src=x onerror=alert(1)> *bold* & "q"';
const text = `As (Li, 2019) says ${NASTY}.`;

const answer: DocumentAnswer = {
  kind: 'latex',
  text,
  references: ['ok', 'wrong', 'gone'].map((key) => ({
    text: `@misc{${key}}`,
    shown: `*${key}* ${NASTY}`,
    key,
    doubts: [],
  })),
  citations: [{ text: '(Li, 2019)', sentence: text, place: { start: 3, end: 13 }, refs: [] }],
  problems: [{ kind: 'cited-not-listed', refs: [], citations: [0], detail: NASTY }],
  questions: [{ kind: 'order', refs: [], citations: [0], detail: '[3] is first cited out of numerical order.' }],
  unreadable: 0,
  cost: 3,
};
const base = { originalText: '', sourceLinks: [], confidence: 1, consulted: [], suggestions: [], evidence: [] };
const results = [
  { ...base, status: 'valid' },
  {
    ...base,
    status: 'incomplete',
    problem: 'differs',
    reason: NASTY,
    correctedCitation: { apa: 'A. (2019). *On rivers*.' },
    sourceLinks: ['javascript:alert(1)', 'https://doi.org/10.1000/r'],
  },
  { ...base, status: 'fake' },
] as unknown as VerificationResult[];

/** The parts lie in the archive as they are. */
const file = new TextDecoder().decode(
  wordReport({ name: 'a.tex', answer }, results, { style: 'apa', day: '2026-11-23' }),
);

test('a comment is at the citation that does not fit', () => {
  const [, before, marked] =
    /(As )<\/w:t><\/w:r><w:commentRangeStart w:id="0"\/>.{0,200}>([^<>]*)<\/w:t><\/w:r><w:commentRangeEnd w:id="0"\/>/.exec(
      file,
    ) ?? [];
  expect([before, marked]).toEqual(['As ', '(Li, 2019)']);
});

test('and at each reference that is not right, with what it should be', () => {
  const comments = [...file.matchAll(/<w:comment w:id.*?<\/w:comment>/g)].map(([xml]) => xml.replace(/<[^<>]*>/g, ' '));
  expect(comments).toHaveLength(3);
  expect(comments[0]).toContain('Cited, not listed: &lt;img');
  expect(comments[1]).toContain('Corrected: A. (2019). On rivers.');
  expect(comments[1]).toMatch(/https:\/\/doi\.org(?!.*javascript)/);
});

test('a valid reference with a volume that no record confirms has a comment that names it', () => {
  const reason = 'Confirmed by Crossref. No record confirms volume 9.';
  const evidence = [{ field: 'volume', cited: '9', agreement: 'extra' }];
  const [first, ...rest] = results;
  const unconfirmed = { ...first, reason, evidence } as VerificationResult;
  const report = wordReport({ name: 'a.tex', answer }, [unconfirmed, ...rest], { style: 'apa', day: '2026-11-23' });
  const comments = new TextDecoder().decode(report).match(/<w:comment w:id.*?<\/w:comment>/g) ?? [];
  expect(comments).toHaveLength(4);
  expect(comments.filter((xml) => xml.includes(reason))).toHaveLength(1);
});

test('and the possible problems are folded after the text, without a comment', () => {
  const [, questions = ''] = file.split('1 possible problem<');
  expect(questions).toMatch(/Out of order: \[3\] is first cited out of numerical order\. \| As \(Li, 2019\) says/);
  expect(file).toMatch(/<w15:collapsed\/><\/w:pPr>(?:(?!<w:p>).)*1 possible problem</);
});

test('a citation with a shifted number has the entry that it cites and the entry that it fits', () => {
  const shifted = { kind: 'numbers-shifted' as const, refs: [0], citations: [0], detail: 'From number 1 on.' };
  const problems = [{ ...shifted, pairs: [{ citation: 0, cited: 0, fits: 1 }] }];
  const report = wordReport({ name: 'a.tex', answer: { ...answer, problems } }, [], {
    style: 'apa',
    day: '2026-11-23',
  });
  const words = new TextDecoder().decode(report).replace(/<[^<>]*>/g, ' ');
  expect(words).toMatch(/Numbers are shifted: From number 1 on\. .*Cites entry 1: ok .*Fits entry 2: wrong /);
});

test('a citing sentence has the nearest passage of the abstract with its source, next to a problem', () => {
  const citations = [{ ...answer.citations[0]!, refs: [0, 1] }];
  const asked = [0, 1].map((index) => ({ at: index, sentences: [text] }));
  const found = [
    { source: 'OpenAlex', url: 'https://openalex.org/W1', passages: ['Rivers carry sediment.'], asked: [] },
    { passages: [], asked: [] },
  ];
  const passages = passageComments(citations, asked, found);
  const report = wordReport({ name: 'a.tex', answer: { ...answer, citations } }, [], {
    ...{ style: 'apa', day: '2026-11-23', passages },
  });
  const comments = new TextDecoder().decode(report).match(/<w:comment w:id.*?<\/w:comment>/g) ?? [];
  expect(comments.map((xml) => xml.replace(/<[^<>]*>/g, ' ').replace(/ +/g, ' '))).toEqual([
    expect.stringMatching(
      /Cited, not listed: .* Abstract of entry 1 \(OpenAlex, https:\/\/openalex.org\/W1\): “Rivers carry sediment.”/,
    ),
  ]);
});
