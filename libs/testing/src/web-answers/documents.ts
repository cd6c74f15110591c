import type { VerificationResult } from '@veracite/contracts/citations';
import type { DocumentAnswer } from '@veracite/contracts/documents';
import type { DocumentProblem } from '@veracite/model/document';
import { checkOf } from './checks';
import { ok, signedIn, type Answer, type Answers } from './table';
import { byStatus } from './results';

const REFERENCES = [
  'Adams, B. (2019). On rivers. Journal of Water, 3, 101–120.',
  'Brown, C., & Clark, D. (2015). Deep soils. Soil Science, 12(2), 44–60.',
  'Evans, P. (2001). Light and air. Physics Letters, 7, 70–79.',
];

export const BODY = `On water

Rivers carry more than water (Adams, 2019). What lies below them was long unknown (Brown & Clark, 2016).

Some hold that there is no end to it (Nobody, 2020), and others follow Adams (2019).`;

const TEXT = `${BODY}\n\nReferences\n\n${REFERENCES.join('\n\n')}`;

/** Where words stand in the text; the nth time, from 0. */
function placeOf(words: string, nth = 0): { start: number; end: number } {
  let start = -1;
  for (let i = 0; i <= nth; i += 1) start = TEXT.indexOf(words, start + 1);
  return { start, end: start + words.length };
}

const cited = (text: string, sentence: string, refs: number[]) => ({ text, sentence, place: placeOf(text), refs });

/** A manuscript whose text and list differ in three ways. */
export const manuscript: DocumentAnswer = {
  kind: 'text',
  text: TEXT,
  references: REFERENCES.map((text) => ({ text, place: placeOf(text), doubts: [] })),
  citations: [
    cited('(Adams, 2019)', 'Rivers carry more than water (Adams, 2019).', [0]),
    cited('(Brown & Clark, 2016)', 'What lies below them was long unknown (Brown & Clark, 2016).', [1]),
    cited('(Nobody, 2020)', 'Some hold that there is no end to it (Nobody, 2020), and others follow Adams (2019).', []),
    cited('Adams (2019)', 'Some hold that there is no end to it (Nobody, 2020), and others follow Adams (2019).', [0]),
  ],
  problems: [
    {
      kind: 'year-differs',
      refs: [1],
      citations: [1],
      detail: `The text has Brown, Clark, 2016; the list has the year 2015: ${REFERENCES[1]}`,
    },
    { kind: 'cited-not-listed', refs: [], citations: [2], detail: 'Nobody, 2020 is cited and not in the list.' },
    { kind: 'listed-not-cited', refs: [2], citations: [], detail: `Nothing in the text cites: ${REFERENCES[2]}` },
  ] satisfies DocumentProblem[],
  unreadable: 0,
  cost: REFERENCES.length,
};

/** Results of its references: valid, invented, incomplete. */
export const checkedList: VerificationResult[] = [byStatus.valid, byStatus.fake, byStatus.incomplete].map(
  (result, index) => ({ ...result, originalText: REFERENCES[index] ?? '' }),
);

const checkedDocument = checkOf(REFERENCES, checkedList, { id: 'd1', tool: 'documents' });
const { entries: _entries, ...summary } = checkedDocument;

/** The answer to a file that is read as a document. */
export const createdOf = (document: DocumentAnswer): Answer =>
  ok({ ...summary, state: 'read', settled: 0, entries: [], document });

/** A server that reads this manuscript, and checks its references. */
export const reads: Answers = {
  ...signedIn,
  'POST /api/checks': createdOf(manuscript),
  'POST /api/checks/d1/run': () => ({ status: 202, body: { ...summary, state: 'running' } }),
  'GET /api/checks/d1': ok(checkedDocument),
};
