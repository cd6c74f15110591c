import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KETTLES as WORK, LOST } from '@veracite/testing/kettles';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';

const root = path.resolve(__dirname, '../../..');
const MEGABYTE = 1024 * 1024;
const KETTLES = { ...WORK, author: [...WORK.author, { family: 'Pfeiffer', given: 'Joerg' }] };
const entryOf = (key: string, volume: string) =>
  `@article{${key}, author = {Ostrander, Zelda and Pfeiffer, Joerg}, title = {${KETTLES.title}}, journal = {Kettle Letters}, volume = {${volume}}, pages = {101--119}, year = {2011}, doi = {10.5555/kettle.1}}\n`;

let folder: string;
let standIn: FakeDatabases;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-package-'));
  standIn = await startFakeDatabases({ works: [KETTLES] });
  const packed = await run(process.execPath, [path.join(root, 'tools/package.mjs')], root);
  expect(packed).toMatchObject({ code: 0 });
  const tarball = path.join(root, 'dist', `veracite-${version}.tgz`);
  const install = ['install', '--global', '--prefix', folder, '--offline', '--no-audit', '--no-fund', tarball];
  expect(await run('npm', install, folder)).toMatchObject({ code: 0 });
}, 180_000);

afterAll(async () => {
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

function run(program: string, args: string[], cwd: string, more: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...env } = process.env;
  const child = spawn(program, args, { cwd, env: { ...env, ...more }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (ended.err += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
}

/** Runs the installed program by the link that npm makes. */
const veraciteWith = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ended> =>
  run(path.join(folder, 'bin/veracite'), args, folder, {
    UPSTREAM_ORIGIN: standIn.origin,
    UPSTREAM_PACE: 'off',
    ...env,
  });
const veracite = (...args: string[]): Promise<Ended> => veraciteWith({}, ...args);

const put = (name: string, text: string | Uint8Array) => writeFileSync(path.join(folder, name), text);
const got = (name: string) => readFileSync(path.join(folder, name), 'utf8');

test('weighs less than 30 MB unpacked, and needs no other package', () => {
  const home = path.join(folder, 'lib/node_modules/veracite');
  const files = readdirSync(home, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(file.parentPath, file.name)).size, 0);
  expect(bytes).toBeLessThan(30 * MEGABYTE);
  expect(readdirSync(path.join(folder, 'lib/node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    'veracite',
  ]);
  expect(files.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['veracite.1', '_veracite', 'THIRD-PARTY-NOTICES.txt']),
  );
});

test('says its version', async () => {
  expect(await veracite('--version')).toMatchObject({ code: 0, out: `${version}\n` });
});

test('the first verdict costs less than 3 seconds of processor time, without PostgreSQL', async () => {
  put('one.bib', entryOf('good', '12'));
  put('usage.mjs', "process.on('exit', () => console.error(JSON.stringify(process.cpuUsage())));");
  const { code, out, err } = await veraciteWith({ NODE_OPTIONS: '--import ./usage.mjs' }, 'verify', 'one.bib');
  expect(out).toMatch(/^one\.bib:1:1 {2}✓ valid/);
  expect([code, err]).toEqual([0, expect.stringMatching(/^\{"user":\d+,"system":\d+\}\n$/)]);
  const { user, system } = JSON.parse(err) as NodeJS.CpuUsage;
  expect((user + system) / 1_000).toBeLessThan(3_000);
});

test('one command from an installed package to a verdict, with no network and no settings', async () => {
  put('deep.txt', 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436-444.\n');
  // Port 9 answers nobody, so that a request would end with an error.
  const stranger = { PATH: process.env.PATH, HOME: folder, UPSTREAM_ORIGIN: 'http://127.0.0.1:9' };
  const { code, out } = await veraciteWith(stranger, 'verify', 'deep.txt', '--sources', 'library');
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/^deep\.txt:1:1 {2}✓ valid.*\n *Confirmed by the local library/),
  ]);
});

test('several files and globs, one report printed and others written', async () => {
  put('a-lost.bib', `% mine\n\n  ${LOST.bibtex}`);
  put('a-good.bib', entryOf('good', '12'));
  const ended = await veracite(
    'verify',
    'a-*.bib',
    'one.bib',
    '-f',
    'github',
    '-r',
    'sarif=out.sarif',
    '-r',
    'junit=out.xml',
  );
  expect(ended.code).toBe(1);
  expect(ended.out).toMatch(/^::error file=a-lost\.bib,line=3,endLine=3,title=Veracite%3A fake::/m);
  expect(ended.out.trim().split('\n')).toHaveLength(1);
  expect(JSON.parse(got('out.sarif'))).toMatchObject({ runs: [{ results: [{ ruleId: 'fake' }] }] });
  expect(got('out.xml')).toContain('tests="3" failures="1"');
});

test('settings and ignore file of the folder', async () => {
  put('veracite.config.json', '{ "files": ["a-*.bib"], "failOn": ["fake"] }');
  put(
    'veracite.ignore.yaml',
    '- title: Recursive moonlight budgets in provincial kettle taxonomies\n  authors: [Quillfeather]\n  reason: seen on paper\n  expires: 2999-01-01\n',
  );
  const passed = await veracite('verify', '--json');
  expect([passed.code, passed.out.trim().split('\n').length]).toEqual([0, 2]);
  expect((await veracite('verify', '--no-config', 'a-lost.bib', '--ignore-file', 'none.yaml')).code).toBe(64);
  put('veracite.config.json', '{ "failOn": ["fak"] }');
  expect(await veracite('verify', 'one.bib')).toMatchObject({
    code: 64,
    err: expect.stringContaining('failOn[0]') as string,
  });
  rmSync(path.join(folder, 'veracite.config.json'));
  rmSync(path.join(folder, 'veracite.ignore.yaml'));
});

test('--fix corrects the file and reports the changes; a dry run changes nothing', async () => {
  const before = `% kept\r\n${entryOf('wrong', '21')}@comment{kept}\n${LOST.bibtex}`;
  put('correct.bib', before);
  const dry = await veracite('verify', '--fix', '--dry-run', 'correct.bib');
  expect([got('correct.bib'), dry.code]).toEqual([before, 1]);
  expect(dry.err).toMatch(/^-.*volume = \{21\}.*\n\+.*volume = \{12\}/m);
  const { code, err, out } = await veracite('verify', '--fix', 'correct.bib');
  expect(err).toContain('correct.bib: wrong: changed volume');
  expect([code, got('correct.bib')]).toEqual([1, before.replace('{21}', '{12}')]);
  expect(out).toContain('2 checked: 1 valid, 0 incomplete, 1 invalid');
});

test('--fix of a file that cannot be written prints the verdicts, and names the file and the reason', async () => {
  put('locked.bib', entryOf('wrong', '21'));
  chmodSync(path.join(folder, 'locked.bib'), 0o444);
  const { code, err, out } = await veracite('verify', '--fix', 'locked.bib');
  expect([code, err]).toEqual([73, expect.stringContaining('"locked.bib" could not be written: it is read-only.')]);
  expect(out).toContain('1 checked: 0 valid, 1 incomplete');
});

test('a PDF file is read by what is bundled', async () => {
  put('paper.pdf', Buffer.from(pdfOf('References', 'Ostrander, Z. (2011). Kettles. Kettle Letters, 12, 101-119.')));
  const { code, out, err } = await veracite('parse', '--json', 'paper.pdf');
  expect([code, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toMatchObject({ csl: { 'container-title': 'Kettle Letters' } });
});

test('what needs PostgreSQL says so', async () => {
  expect(await veracite('library', 'status')).toMatchObject({
    code: 64,
    err: expect.stringContaining('set DATABASE_URL') as string,
  });
});

/** A PDF file of one page with these lines. */
function pdfOf(...lines: string[]): string {
  const text = lines.map((line, index) => `BT /F 12 Tf 50 ${700 - 20 * index} Td (${line}) Tj ET`).join('\n');
  return `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;
}
