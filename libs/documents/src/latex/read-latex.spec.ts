import { strToU8 } from 'fflate';
import { summaryOf } from '@veracite/testing/document-summary';
import { latex, tex } from '@veracite/testing/hostile-documents/files';
import { folderOf } from '../folder';
import { readDocument } from '../read-document';

const FILES: Record<string, string> = {
  'refs.bib': '@book{li, title={On rivers}}',
  'more.bib': '',
  'part.tex': 'It snows.',
};
const folder = folderOf(Object.keys(FILES), (name) => strToU8(FILES[name] ?? ''));
const read = async (bytes: Uint8Array): Promise<string[]> =>
  summaryOf(await readDocument(bytes, { folder, plainOfLatex: (source) => source.trim() }));

test.each<[trap: string, body: string, summary: string[]]>([
  [
    'a heading and paragraphs',
    '\\section{Methods}It rains.\n\nIt snows.',
    ['heading: Methods', 'paragraph: It rains.', 'paragraph: It snows.'],
  ],
  ['a citation in a heading', '\\section{Fish \\cite{li}}', ['heading: Fish \\cite{li}', 'citation "\\cite{li}" li']],
  ['a footnote', 'It rains.\\footnote{On rivers.} Here.', ['paragraph: It rains. Here.', 'note 1: On rivers.']],
  [
    'citing commands with locators',
    'It rains \\citep[see][p.~3]{li,wu}.',
    ['paragraph: It rains \\citep[see][p.~3]{li,wu}.', 'citation "\\citep[see][p.~3]{li,wu}" li, wu p. 3'],
  ],
  [
    'a quotation of csquotes',
    'It rains. \\textcquote[12]{li}[.]{It snows}',
    ['paragraph: It rains. \\textcquote[12]{li}[.]{It snows}', 'citation "\\textcquote[12]{li}" li 12'],
  ],
  [
    'the definition of a command is no text',
    '\\newcommand{\\seealso}[1]{\\citep{#1}} It rains.',
    ['paragraph: It rains.'],
  ],
  [
    'a work and the one that cites it',
    'It rains \\apud[p.~3]{li}{wu}.',
    ['paragraph: It rains \\apud[p.~3]{li}{wu}.', 'citation "\\apud[p.~3]{li}{wu}" li p. 3, wu'],
  ],
  [
    'a list of references',
    'It rains.\\begin{thebibliography}{9}\\bibitem{li} Li, On rivers.\\bibitem[W]{wu} Wu.\\end{thebibliography}',
    ['paragraph: It rains.', 'entry li 1: \\bibitem{li} Li, On rivers.', 'entry wu 2: \\bibitem[W]{wu} Wu.'],
  ],
  [
    'a list that citeproc wrote, with keys',
    'It rains.\\begin{CSLReferences}{1}{0}\\bibitem[\\citeproctext]{ref-li} Li, On rivers.\\end{CSLReferences} Rest.',
    ['paragraph: It rains.', 'paragraph: Rest.', 'entry ref-li 1: \\bibitem[\\citeproctext]{ref-li} Li, On rivers.'],
  ],
  [
    'a list that citeproc wrote, in older versions of Pandoc',
    'It rains.\\begin{CSLReferences}{1}{0}\\leavevmode\\vadjust pre{\\hypertarget{ref-li}{}}%\nLi. \\leavevmode\\hypertarget{ref-wu}{}%\nWu.\\end{CSLReferences}',
    ['paragraph: It rains.', 'entry ref-li 1: \\bibitem{ref-li}\nLi.', 'entry ref-wu 2: \\bibitem{ref-wu}\nWu.'],
  ],
  [
    'included and bibliography files',
    '\\input{part}\\bibliography{refs}',
    ['paragraph: It snows.', 'bibliography refs'],
  ],
  [
    'comments, formulas and unclosed groups',
    'It % no\nrains.\n\n\\[x\\]\n\n\\section{Open',
    ['paragraph: It rains.', 'heading: Open'],
  ],
])('%s', async (_trap, body, summary) => {
  expect(await read(strToU8(tex(body)))).toEqual(summary);
});

test('a command that is provided does not replace one that is defined', async () => {
  const body = String.raw`\newcommand{\sky}{rain}\providecommand{\sky}{snow}\providecommand{\at}{here}\begin{thebibliography}{9}\bibitem{a} It has \sky{} \at.\end{thebibliography}`;
  expect(await read(strToU8(tex(body)))).toContain('entry a 1: \\bibitem{a} It has rain here.');
});

test.each([
  ['a project without text', latex({ 'a.png': '' }), 'fault not-a-document'],
  ['a truncated project', latex({ 'a.tex': tex('It rains.'.repeat(99)) }).slice(0, 60), 'fault broken'],
])('returns a fault for %s', async (_trap, bytes, fault) => {
  expect(await read(bytes)).toEqual([fault]);
});

test('a main file with nothing but includes is LaTeX by its name', async () => {
  const document = await readDocument(strToU8('\\input{part}'), {
    name: 'main.tex',
    folder,
    plainOfLatex: (text) => text,
  });
  expect(summaryOf(document)).toContain('paragraph: It snows.');
});

test('a cited work that only the generated list has is taken from there', async () => {
  const files: Record<string, string> = { ...FILES, 'a.bbl': '\\bibitem{li} Li.\\bibitem{wu} Wu.\\bibitem{xu} Xu.' };
  const project = folderOf(Object.keys(files), (name) => strToU8(files[name] ?? ''));
  const source = strToU8(tex('It rains \\cite{li,wu}.\\bibliography{refs}'));
  const document = await readDocument(source, { folder: project, plainOfLatex: (text) => text });
  const entries = summaryOf(document).filter((line) => line.startsWith('entry'));
  expect(entries).toEqual(['entry wu 2: \\bibitem{wu} Wu.']);
});
