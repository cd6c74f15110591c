import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { KETTLES, LOST } from '@veracite/testing/kettles';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import {
  CancellationTokenSource,
  type CodeAction,
  type CodeLens,
  type CompletionItem,
  type Diagnostic,
  type Hover,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { LanguageClient } from '../../testing/language-client';

const root = path.resolve(__dirname, '../../../..');
const program = path.join(root, 'dist/package/lib/main.mjs');
const AUTHORS = 'Ostrander, Zelda';
const wrong = (key: string, more = '') =>
  `@article{${key}, author = {${AUTHORS}}, title = {${KETTLES.title}}, journal = {Kettle Letters},${more} volume = {21}, pages = {101--119}, year = {2010}, doi = {10.5555/kettle.1}}`;
const WRONG = `% list\n${wrong('bad')}\n`;

let folder: string;
let databases: FakeDatabases;
let client: LanguageClient;

const env = () => ({ PATH: process.env['PATH'] ?? '', UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off' });
const uriOf = (name: string) => pathToFileURL(path.join(folder, name)).href;
const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
const whole = { start: { line: 0, character: 0 }, end: { line: 999, character: 0 } };
const positionOf = (uri: string, words: string) => {
  const document = TextDocument.create(uri, '', 1, client.text(uri));
  return document.positionAt(document.getText().indexOf(words) + 1);
};
const isSettled = (diagnostics: Diagnostic[]) => diagnostics.length > 0;

beforeAll(async () => {
  databases = await startFakeDatabases({ works: [KETTLES] });
  const [code] = (await once(spawn(process.execPath, [path.join(root, 'tools/build.mjs'), 'package']), 'close')) as [
    number,
  ];
  expect(code).toBe(0);
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-lsp-'));
  const capabilities = { textDocument: { codeAction: { resolveSupport: { properties: ['edit'] } } } };
  client = new LanguageClient(program, { env: env(), folder, capabilities });
  await client.start();
}, 60_000);

afterAll(async () => {
  expect(await client.stop()).toBe(0);
  await databases.close();
  rmSync(folder, { recursive: true, force: true });
});

async function actions(uri: string, range: object = whole): Promise<CodeAction[]> {
  const context = { diagnostics: [] };
  return client.request('textDocument/codeAction', { textDocument: { uri }, range, context });
}

async function editsOf(action: CodeAction | undefined, uri: string): Promise<TextEdit[]> {
  const resolved = await client.request<CodeAction>('codeAction/resolve', action ?? {});
  return resolved.edit?.changes?.[uri] ?? [];
}

/** Returns a text with edits, and what restores it. */
function edited(text: string, edits: TextEdit[]): { after: string; undone: string } {
  const document = TextDocument.create('', '', 1, text);
  const after = TextDocument.applyEdits(document, edits);
  let shift = 0;
  const inverse = edits
    .map(({ range, newText }) => ({
      start: document.offsetAt(range.start),
      end: document.offsetAt(range.end),
      newText,
    }))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, newText }): TextEdit => {
      const from = start + shift;
      shift += newText.length - (end - start);
      const changed = TextDocument.create('', '', 1, after);
      const range = { start: changed.positionAt(from), end: changed.positionAt(from + newText.length) };
      return { range, newText: text.slice(start, end) };
    });
  return { after, undone: TextDocument.applyEdits(TextDocument.create('', '', 1, after), inverse) };
}

async function verify(...args: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [program, 'verify', '--quiet', ...args], {
    cwd: folder,
    env: env(),
    stdio: 'ignore',
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

test('findings, hover, lens and the shutdown of a session', async () => {
  const uri = uriOf('list0.bib');
  await client.open(uri, `${WRONG}${LOST.bibtex}`);
  const found = await client.diagnostics(uri, (all) => all.length === 2);
  expect(
    found.map(({ severity, code, source, range }) => ({ severity, code, source, line: range.start.line })),
  ).toEqual([
    { severity: 1, code: 'differs', source: 'Veracite', line: 1 },
    { severity: 1, code: 'fake', source: 'Veracite', line: 2 },
  ]);
  const hover = await client.request<Hover>('textDocument/hover', {
    textDocument: { uri },
    position: { line: 1, character: 30 },
  });
  expect(JSON.stringify(hover.contents)).toMatch(/INCOMPLETE.*volume differs.*https:\/\/doi.org\/10.5555\/kettle.1/);
  expect(JSON.stringify(hover.contents)).toMatch(/Correct: [^*]* \*Kettle Letters\*, \*12\*/);
  const lenses = await client.request<CodeLens[]>('textDocument/codeLens', { textDocument: { uri } });
  expect(lenses.map(({ command }) => command?.title)).toEqual([
    expect.stringMatching(/^Incomplete \(Wrong details, /),
    expect.stringMatching(/^Invalid \(/),
  ]);
});

const KINDS: [kind: string, text: string][] = [
  ['one entry', WRONG],
  [
    'characters outside of the basic plane before and inside',
    `% 𝔘𝔫𝔦 👩‍🔬\n@article{a, note = {👩‍🔬}, ${wrong('bad', ' note = {𝔘 𝔫},').slice(13)}\n`,
  ],
  ['line ends of Windows', `% list\r\n${wrong('bad').replaceAll(', ', ',\r\n  ')}\r\n\r\n% end\r\n`],
  ['a missing field', WRONG.replace(' volume = {21},', '')],
  ['several entries, one with a comment between', `${WRONG}% between\n@string{x = "y"}\n${wrong('other')}\n\t \n`],
];

test('all corrections give the bytes of --fix, and their inverse the bytes of before', async () => {
  const names = KINDS.map((_, index) => `kind${index}.bib`);
  KINDS.forEach(([, text], index) => put(`kind${index}.bib`, text));
  const byEditor = KINDS.map(async ([kind, text], index) => {
    const uri = uriOf(`unsaved${index}.bib`);
    await client.open(uri, text);
    const count = text.split('{10.5555/').length - 1;
    await client.diagnostics(uri, (found) => found.length === count);
    const all = (await actions(uri)).find((action) => action.kind === 'source.fixAll.veracite');
    return { kind, text, ...edited(text, await editsOf(all, uri)) };
  });
  const corrected = await Promise.all(byEditor);
  await verify('--fix', ...names);
  expect(corrected.map(({ kind, after, undone }) => ({ kind, after, undone }))).toEqual(
    KINDS.map(([kind, text], index) => ({
      kind,
      after: readFileSync(path.join(folder, `kind${index}.bib`), 'utf8'),
      undone: text,
    })),
  );
  corrected.forEach(({ text, after }) => expect(after).not.toBe(text));
});

test('a correction of one field changes nothing else', async () => {
  const uri = uriOf('list1.bib');
  await client.open(uri, WRONG);
  await client.diagnostics(uri, isSettled);
  const offered = await actions(uri);
  expect(offered.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Change (?:volume and year|year and volume)$/),
    expect.stringMatching(/^Change (?:volume|year)$/),
    expect.stringMatching(/^Change (?:volume|year)$/),
    'I checked this reference: ignore its findings for a year',
    'Correct every entry of this file (1)',
  ]);
  const volume = offered.find(({ title }) => title === 'Change volume');
  expect(edited(WRONG, await editsOf(volume, uri)).after).toBe(WRONG.replace('{21}', '{12}'));
});

test('a correction of an older version of the file is refused', async () => {
  const uri = uriOf('list2.bib');
  await client.open(uri, WRONG);
  await client.diagnostics(uri, isSettled);
  const [first] = await actions(uri);
  await client.change(uri, [{ range: { start: whole.start, end: whole.start }, text: '\n' }]);
  await expect(editsOf(first, uri)).rejects.toThrow('The file was changed meanwhile.');
});

test('after an edit only what changed is asked about, and what was asked before is stopped', async () => {
  const uri = uriOf('list3.bib');
  await client.open(uri, WRONG);
  await client.diagnostics(uri, isSettled);
  const asked = databases.calls().length;
  await client.change(uri, [{ range: { start: whole.start, end: whole.start }, text: '% more\n' }]);
  expect(await client.diagnostics(uri, isSettled)).toHaveLength(1);
  expect(databases.calls()).toHaveLength(asked);
  const half = `${wrong('half').replace('Zelda', 'Z')}\n`;
  const write = () => client.change(uri, [{ range: { start: whole.start, end: whole.start }, text: half }]);
  const takeBack = () =>
    client.change(uri, [{ range: { start: whole.start, end: { line: 1, character: 0 } }, text: '' }]);
  // What is taken back while one types is not asked about.
  await write();
  await client.diagnostics(uri, isSettled);
  await takeBack();
  await pause(1_000);
  expect(databases.calls()).toHaveLength(asked);
  databases.setLatency(20_000);
  await write();
  while (databases.calls().length === asked) await pause(20);
  databases.setLatency(0);
  await takeBack();
  const [left, ...others] = await client.diagnostics(uri, isSettled);
  expect([left?.code, others]).toEqual(['differs', []]);
});

test('a canceled request ends with the error of the protocol', async () => {
  const uri = uriOf('list4.bib');
  await client.open(uri, WRONG);
  await client.diagnostics(uri, isSettled);
  const [first] = await actions(uri);
  const stopping = new CancellationTokenSource();
  // The last of many requests waits for those before it, so that the cancellation arrives before its answer is sent.
  const before = Array.from({ length: 50 }, () => editsOf(first, uri));
  const resolving = client.connection.sendRequest('codeAction/resolve', first, stopping.token);
  stopping.cancel();
  await expect(resolving).rejects.toMatchObject({ code: -32_800 });
  await Promise.all(before);
});

test.each([
  [
    'paper.tex',
    'latex',
    String.raw`As shown \cite{bad, lost} there. \cite{`,
    String.raw`\cite{`,
    String.raw`\bibliography{refs}`,
  ],
  ['paper.md', 'markdown', 'As shown [@bad; @lost], and as @bad says. [@', '[@', 'bibliography: refs.bib'],
  ['paper.typ', 'typst', 'As shown @bad @lost. #cite(<bad>) #cite(<', '#cite(<', '#bibliography("refs.bib")'],
])('%s: findings at the keys, hover, and completion of keys', async (name, language, text, start, linked) => {
  put('refs.bib', `${WRONG}${LOST.bibtex}`);
  put('others.bib', WRONG.replace('{bad', '{else'));
  const uri = uriOf(name);
  await client.open(uri, `${text}\n\n${linked}\n`, language);
  const found = await client.diagnostics(
    uri,
    (all) => all.some(({ code }) => code === 'fake') && all.some(({ code }) => code === 'differs'),
  );
  const first = found.find(({ code }) => code === 'differs');
  const document = TextDocument.create(uri, '', 1, client.text(uri));
  expect(first && document.getText(first.range)).toBe('bad');
  const hover = await client.request<Hover>('textDocument/hover', {
    textDocument: { uri },
    position: positionOf(uri, 'bad'),
  });
  expect(JSON.stringify(hover.contents)).toContain('INCOMPLETE');
  const end = document.positionAt(text.lastIndexOf(start) + start.length);
  const items = await client.request<CompletionItem[]>('textDocument/completion', {
    textDocument: { uri },
    position: end,
  });
  expect(items.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
    `bad: Incomplete · ${KETTLES.title}`,
    expect.stringMatching(/^lost: Invalid · /),
  ]);
});

test('a list in LaTeX has its findings at its entries', async () => {
  const uri = uriOf('listed.tex');
  const list = String.raw`\begin{thebibliography}{9}\bibitem{o} Z. Ostrander. On the folding of kettles in provincial workshops. \emph{Kettle Letters}, 21:101--119, 2011.\end{thebibliography}`;
  await client.open(
    uri,
    `\\documentclass{article}\\begin{document}\nSee \\cite{o}.\n\n${list}\n\\end{document}\n`,
    'latex',
  );
  const found = await client.diagnostics(uri, (all) => all.length > 1);
  expect(found.map(({ code, range }) => [code, range.start.line])).toEqual([
    ['differs', 3],
    ['differs', 1],
  ]);
});

test.each([
  [
    'refs.ris',
    `TY  - JOUR\nAU  - ${AUTHORS}\nTI  - ${KETTLES.title}\nJO  - Kettle Letters\nVL  - 21\nPY  - 2011\nDO  - 10.5555/kettle.1\nER  - \n`,
  ],
  ['refs.json', JSON.stringify([{ ...KETTLES, volume: '21' }], null, 2)],
])('%s: findings at its entries', async (name, text) => {
  const uri = uriOf(name);
  await client.open(uri, text);
  expect((await client.diagnostics(uri, isSettled)).map(({ code }) => code)).toEqual(['differs']);
});

test('settings in JSON and prose are no references', async () => {
  await client.open(
    uriOf('package.json'),
    JSON.stringify({ name: 'x', description: 'Smith, J. (2011). A title. A journal, 1, 2.' }),
  );
  await client.open(uriOf('readme.md'), '# Program\n\nBy Smith, J. (2011). It runs on 12 machines.\n', 'markdown');
  expect(await client.diagnostics(uriOf('package.json'))).toEqual([]);
  expect(await client.diagnostics(uriOf('readme.md'))).toEqual([]);
  expect(
    databases
      .calls()
      .filter(({ query }) => query.includes('Smith'))
      .map(({ query }) => query),
  ).toEqual([]);
});

test('a checked reference is in the list of ignored entries, which the command line reads, and keeps its finding as a note', async () => {
  put(
    'veracite.ignore.yaml',
    '# ours\n- title: Else\n  authors: [Smith]\n  reason: Seen on paper\n  expires: 2099-01-01',
  );
  const uri = uriOf('list5.bib');
  await client.open(uri, LOST.bibtex);
  await client.diagnostics(uri, isSettled);
  const action = (await actions(uri)).find(({ title }) => title.startsWith('I checked'));
  await client.request('workspace/executeCommand', action?.command ?? {});
  const [left] = await client.diagnostics(uri, ([first]) => first?.severity === 3);
  expect(left?.message).toMatch(/Ignored until 20\d\d-\d\d-\d\d: Checked in the editor \(checked by \w+ on 20/);
  expect(readFileSync(path.join(folder, 'veracite.ignore.yaml'), 'utf8')).toMatch(
    /^# ours\n- title: Else\n.*expires: 2099-01-01\n- title: Recursive/s,
  );
  put('lost.bib', LOST.bibtex);
  expect(await verify('lost.bib')).toBe(0);
  const [undo, ...others] = await actions(uri);
  expect([undo?.title, others]).toEqual(['Take back that I checked this reference', []]);
  await client.request('workspace/executeCommand', undo?.command ?? {});
  await client.diagnostics(uri, ([first]) => first?.severity === 1);
  expect(readFileSync(path.join(folder, 'veracite.ignore.yaml'), 'utf8')).toMatch(
    /^# ours\n- title: Else\n.*expires: 2099-01-01\n$/s,
  );
});
