import { strFromU8, unzipSync } from 'fflate';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { ReasonCode } from '@veracite/model/verdict';
import { checkedEntry } from '@veracite/testing/checked-entry';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { textsOfWord } from '@veracite/testing/tracked-text';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { correctDocument } from './correct-document';

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const LI = 'Li, A., & Ostrandr, B. (2019). On rivers and their banks. Water, 3, 1–9.';
const LI_A = LI.replace('2019', '2019a');
const LI_B = 'Li, A., & Ostrandr, B. (2019b). On seas and their coasts. Water, 3, 21–29.';
const WU = 'Wu, C. (2019). On lakes and ponds. Water, 4, 1–9.';
const run = (text: string): string => `<w:r><w:t xml:space="preserve">${text.replaceAll('&', '&amp;')}</w:t></w:r>`;
const mark = (type: string): string => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (text: string): string => mark('begin') + mark('separate') + run(text) + mark('end');

/** Values of the record of a reference that differ. */
type Differing = Partial<Record<'issued' | 'author', [cited: string, found: string]>>;

/** Corrects a document with these paragraphs and this list, whose entries differ from their records as given. */
async function corrected(paragraphs: string[], entries: [raw: string, differing: Differing][]) {
  const texts = [...paragraphs, run('References'), ...entries.map(([raw]) => run(raw))];
  const file = word(`${WORD_HEAD}${texts.map((text) => `<w:p>${text}</w:p>`).join('')}</w:body></w:document>`);
  const read = await readAndCheck({ bytes: file, name: 'paper.docx' });
  if ('fault' in read) throw new Error(read.message);
  expect(read.report.references).toHaveLength(entries.length);
  const results = read.report.references.map(({ raw, csl, fields }, index): VerificationResult | undefined => {
    const { issued, author } = entries[index]?.[1] ?? {};
    if (!issued && !author) return undefined;
    const names = csl.author?.map((name) => ({
      ...name,
      family: author && name.family === author[0] ? author[1] : name.family,
    }));
    return checkedEntry({ raw }, {
      status: 'incomplete',
      reasonCodes: author ? (['author-misspelt'] satisfies ReasonCode[]) : [],
      match: { csl: { ...csl, author: names ?? [] }, standing: 'current' },
      parsed: { csl, fields },
      evidence: [
        ...(issued ? [{ field: 'issued' as const, cited: issued[0], found: issued[1], agreement: 'different' as const }] : []),
        ...(author ? [{ field: 'author' as const, cited: 'a', found: 'b', agreement: 'near' as const }] : []),
      ],
    }).result; // prettier-ignore
  });
  const done = await correctDocument(file, read, results, OPTIONS);
  if ('fault' in done) throw new Error(done.message);
  return {
    ...done,
    ...textsOfWord(done.file),
    comments: strFromU8(unzipSync(done.file)['word/comments.xml'] ?? new Uint8Array()),
    before: textsOfWord(file).accepted,
  };
}

const YEAR: Differing = { issued: ['2019', '2017'] };

test.each<[string, string[], [string, Differing][], string[]]>([
  [
    'a year in brackets',
    ['So it is (Li & Ostrandr, 2019, p. 3).'],
    [[LI, YEAR]],
    ['So it is (Li & Ostrandr, 2017, p. 3).'],
  ],
  ['a year after names', ['Li and Ostrandr (2019) said so.'], [[LI, YEAR]], ['Li and Ostrandr (2017) said so.']],
  [
    'several citations of a paragraph, and only those of the entry',
    ['As Li and Ostrandr (2019) said (Wu, 2019; Li & Ostrandr, 2019), it is so (Wu, 2019).'],
    [
      [LI, YEAR],
      [WU, {}],
    ],
    ['As Li and Ostrandr (2017) said (Wu, 2019; Li & Ostrandr, 2017), it is so (Wu, 2019).'],
  ],
  [
    'a letter that nothing needs any more',
    ['So it is (Li & Ostrandr, 2019a). Not so (Li & Ostrandr, 2019b).'],
    [
      [LI_A, YEAR],
      [LI_B, {}],
    ],
    ['So it is (Li & Ostrandr, 2017). Not so (Li & Ostrandr, 2019b).'],
  ],
  [
    'letters of two entries of one other year',
    ['So it is (Li & Ostrandr, 2019a). Not so (Li & Ostrandr, 2019b).'],
    [
      [LI_A, YEAR],
      [LI_B, YEAR],
    ],
    ['So it is (Li & Ostrandr, 2017a). Not so (Li & Ostrandr, 2017b).'],
  ],
  [
    'a misspelled name',
    ['So it is (Li & Ostrandr, 2019).'],
    [[LI, { author: ['Ostrandr', 'Ostrander'] }]],
    ['So it is (Li & Ostrander, 2019).'],
  ],
  [
    'two entries of one name and year, with the same correction',
    ['So it is (Li & Ostrandr, 2019).'],
    [
      [LI, YEAR],
      [LI_B.replace('2019b', '2019'), YEAR],
    ],
    ['So it is (Li & Ostrandr, 2017).'],
  ],
  [
    'two entries of one name and year, with different corrections: a comment',
    ['So it is (Li & Ostrandr, 2019).'],
    [
      [LI, YEAR],
      [LI_B.replace('2019b', '2019'), { issued: ['2019', '2018'] }],
    ],
    ['So it is (Li & Ostrandr, 2019).'],
  ],
  [
    'years that share a name: a comment',
    ['So it is (Li & Ostrandr, 2019a, b).'],
    [
      [LI_A, YEAR],
      [LI_B, {}],
    ],
    ['So it is (Li & Ostrandr, 2019a, b).'],
  ],
])('citations of a corrected entry: %s', async (_name, paragraphs, entries, accepted) => {
  const done = await corrected(paragraphs.map(run), entries);
  expect(done.accepted.split('References')[0]).toBe(accepted.join(''));
  expect(done.rejected).toBe(done.before);
  expect(done.comments).toContain('Citation of a corrected entry');
  expect(done.citing).toEqual(
    accepted.join('') === paragraphs.join('') ? { changed: 0, left: 1 } : { changed: 1, left: 0 },
  );
});

test('a citation that a reference manager writes has a comment, and is not changed', async () => {
  const done = await corrected([run('So it is ') + field('(Li & Ostrandr, 2019)')], [[LI, YEAR]]);
  expect([done.citing.changed, done.accepted]).toEqual([0, done.before.replace('(2019)', '(2017)')]);
  expect(done.comments).toContain('Citation of a corrected entry');
});

test('a text with numbers has no comments on its citations', async () => {
  const done = await corrected([run('So it is [1].')], [[`[1] ${LI}`, YEAR]]);
  expect(done.comments).not.toContain('Citation of a corrected entry');
});
