import { strToU8, zipSync } from 'fflate';
import type { VerificationResult } from '@veracite/contracts/citations';
import { checkedEntry } from '@veracite/testing/checked-entry';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { textsOfWord } from '@veracite/testing/tracked-text';
import { decodeText } from '@veracite/text/decode';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { documentEntries } from '../document-entries';
import { correctFile } from './correct-file';

const OPTIONS = { author: 'Veracite', at: new Date('2026-02-03T04:05:06Z') };
const LI = 'Li, A., & Ostrander, B. (2019). On rivers and their banks. Water, 3, 1–9.';
const WU = 'Wu, C. (2011). On lakes and ponds. Water, 4, 1–9.';
const list = (li = LI, wu = WU): string => `Rivers bend (Li & Ostrander, 2019).\n\nReferences\n\n${li}\n\n${wu}\n`;
const markdown = (li = LI): string => list(li).replace('References', '# References');
const latex = (year = '2019'): string =>
  `\\documentclass{article}\\begin{document}Bend \\cite{li}.\\begin{thebibliography}{9}\n\\bibitem{li} A. Li and B. Ostrander, \\emph{On rivers and their banks}, Water \\textbf{3} (${year}), 1--9.\n\\end{thebibliography}\\end{document}\n`;
const paragraphs = (text: string): string =>
  `${WORD_HEAD}${text
    .split('\n\n')
    .map((each) => `<w:p><w:r><w:t>${each.trim().replace(/&/g, '&amp;')}</w:t></w:r></w:p>`)
    .join('')}</w:body></w:document>`;

/** Corrects a file whose references have these years in their records; `isAccepted` says whether its user accepted the correction. */
async function corrected(
  bytes: Uint8Array,
  name: string,
  years: Record<string, string>,
  isAccepted: (raw: string) => boolean = () => false,
) {
  const read = await readAndCheck({ bytes, name });
  if ('fault' in read) throw new Error(read.message);
  const entries = documentEntries(read.report).map(({ text, reference: { csl, fields, raw } }) => {
    const cited = /\d{4}/.exec(raw)?.[0] ?? '';
    const found = years[cited];
    const result: Partial<VerificationResult> = {
      status: found ? 'incomplete' : 'valid',
      match: { csl, standing: 'current' },
      parsed: { csl, fields },
      evidence: found ? [{ field: 'issued', cited, found, agreement: 'different' }] : [],
      ...(isAccepted(raw) && { accepted: 'apa' }),
    };
    return checkedEntry({ raw: text }, result);
  });
  return correctFile({ bytes, name, entries }, OPTIONS);
}

const textOf = (file: Uint8Array, name: string): string =>
  name.endsWith('.docx') ? textsOfWord(file).accepted : decodeText(file);
const asWord = (text: string): Uint8Array => word(paragraphs(text));

test.each<[string, string, Uint8Array, Uint8Array]>([
  ['plain text, and its text', 'a.txt', strToU8(list()), strToU8(list().replaceAll('2019', '2017'))],
  ['Markdown, and its text', 'a.md', strToU8(markdown()), strToU8(markdown().replaceAll('2019', '2017'))],
  ['LaTeX', 'a.tex', strToU8(latex()), strToU8(latex('2017'))],
  ['a Word document, and its text', 'a.docx', asWord(list()), asWord(list().replaceAll('2019', '2017'))],
])('%s is corrected, and keeps everything else', async (_kind, name, file, expected) => {
  const done = await corrected(file, name, { '2019': '2017' });
  if ('fault' in done) throw new Error(done.message);
  expect(textOf(done.file, name)).toBe(textOf(expected, name));
});

test.each([
  ['plain text', 'a.txt', strToU8(list())],
  ['a Word document', 'a.docx', asWord(list())],
])('%s: if corrections were accepted, only those are made', async (_kind, name, file) => {
  const done = await corrected(file, name, { '2019': '2017', '2011': '2010' }, (raw) => raw.startsWith('Wu'));
  if ('fault' in done) throw new Error(done.message);
  expect(textOf(done.file, name)).toContain('(2010)');
  expect(textOf(done.file, name)).toContain('(2019)');
});

test.each([
  ['a list without errors', 'a.txt', strToU8(list()), {}, 'nothing'],
  ['a LaTeX project', 'a.zip', zipSync({ 'a.tex': strToU8(latex()) }), { '2019': '2017' }, 'kind'],
  ['a file of BibTeX', 'a.bib', strToU8('@book{a, author={Li, A.}, title={On rivers}, year={2019}}\n'), { '2019': '2017' }, 'kind'],
])('%s is not corrected, for a reason', async (_what, name, file, years, reason) => {
  expect(await corrected(file, name, years)).toMatchObject({ fault: reason, message: expect.stringContaining('.') });
}); // prettier-ignore

test.each([
  ['emphasis and a note', 'Rivers *bend* a lot (Li & Ostrander, 2019).[^1]', 'Rivers *bend* a lot (Li & Ostrander, 2017).[^1]'],
  ['several works of one year', 'So it is (Wu, 2011; Li & Ostrander, 2019).', 'So it is (Wu, 2011; Li & Ostrander, 2017).'],
  ['a link in the sentence', '[Rivers](https://a.org) bend (Li & Ostrander, 2019).', '[Rivers](https://a.org) bend (Li & Ostrander, 2019).'],
])('a paragraph of Markdown with %s', async (_what, sentence, expected) => {
  const file = (li: string, cited: string) => markdown(li).replace('Rivers bend (Li & Ostrander, 2019).', cited);
  const done = await corrected(strToU8(file(LI, sentence)), 'a.md', { '2019': '2017' });
  if ('fault' in done) throw new Error(done.message);
  expect(decodeText(done.file)).toBe(file(LI.replace('2019', '2017'), expected));
}); // prettier-ignore

test('an entry that is in the list twice is corrected once', async () => {
  const done = await corrected(strToU8(list(LI, LI)), 'a.txt', { '2019': '2017' });
  if ('fault' in done) throw new Error(done.message);
  expect(decodeText(done.file)).toBe(list(LI, LI).replace('2019', '2017').replace('2019', '2017'));
});

test('a file with another list than the one that was checked is not corrected', async () => {
  const entries = [checkedEntry({ raw: LI }, {}), checkedEntry({ raw: 'Another entry' }, {})];
  const file = { bytes: strToU8(list()), name: 'a.txt', entries };
  expect(await correctFile(file, OPTIONS)).toMatchObject({ fault: 'other' });
  expect(await correctFile({ ...file, bytes: strToU8('%PDF-1.7') }, OPTIONS)).toMatchObject({ fault: 'unreadable' });
});
