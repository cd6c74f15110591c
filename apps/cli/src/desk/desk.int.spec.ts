import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { CollectionExport } from '@veracite/contracts/collections';
import { KETTLES, KNOWN_WORK } from '@veracite/testing/kettles';
import { numberedPaper } from '@veracite/testing/subjects';
import { startSharedCli, type Ended } from '../../testing/shared-cli';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';

const root = path.resolve(__dirname, '../../../..');
const program = path.join(root, 'dist/cli/main.mjs');
const KNOWN =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Quillfeather, B., & Ostrander, Z. (2019). Recursive moonlight budgets in provincial kettle taxonomies. Annals of Botany, 14(2), 101–119.';
const paper = (title: string, ...references: string[]) =>
  `# ${title}\n\nAnn Li, Bo Wu\n\nAs known (Quillfeather & Ostrander, 2019; Vaswani et al., 2017).\n\n# References\n\n${references.join('\n\n')}\n`;

let home: string;
let databases: FakeDatabases;
let watching: ChildProcess | undefined;
let shared: ReturnType<typeof startSharedCli>;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), 'cli']);
  home = mkdtempSync(path.join(tmpdir(), 'veracite-desk-'));
  const abstract =
    'Kettles are found in every kitchen of the province. Copper kettles boil water faster than iron ones.';
  databases = await startFakeDatabases({ works: [{ ...KETTLES, abstract }] });
  mkdirSync(path.join(home, 'papers', 'late'), { recursive: true });
  const put = (name: string, content: string | Uint8Array) => writeFileSync(path.join(home, 'papers', name), content);
  put('good.md', paper('On attention in kettles', KNOWN));
  put('late/bad.md', paper('On budgets of moonlight', KNOWN, INVENTED));
  put('same.md', paper('On attention in kettles', KNOWN));
  mkdirSync(path.join(home, 'more', 'a'), { recursive: true });
  writeFileSync(path.join(home, 'more', 'a', 'worse.md'), paper('On more moonlight', KNOWN, INVENTED));
  writeFileSync(path.join(home, 'more', 'b.pdf'), '%PDF-1.7');
  execFileSync('tar', ['-czf', 'papers/more.tar.gz', '-C', 'more', 'a', 'b.pdf'], { cwd: home });
  put('old.doc', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]));
  shared = startSharedCli(program, options());
});

afterAll(async () => {
  watching?.kill();
  shared.end();
  await databases.close();
  rmSync(home, { recursive: true, force: true });
});

/** Returns the options of a process without a library in PostgreSQL, over fake databases. */
function options() {
  const { DATABASE_URL: _database, ...machine } = process.env;
  return { cwd: home, env: { ...machine, UPSTREAM_ORIGIN: databases.origin, UPSTREAM_PACE: 'off' } };
}

const run = (args: string[]): Promise<Ended> => shared.run({ args: ['desk', ...args] });

const queueIn = (report: string): CollectionExport['papers'] =>
  (JSON.parse(readFileSync(path.join(home, report, 'queue.json'), 'utf8')) as CollectionExport).papers;

test('a folder: a sorted queue, letters, and a reason for each file that cannot be read', async () => {
  const { code, out, err } = await run(['papers', '--out', 'report', '--editor', 'Ada Editor']);
  // A busy machine takes longer than the ten seconds after which the progress is shown.
  expect(err.replace(/^\d of 5 checked\n/gm, '')).toBe('');
  expect(code).toBe(1);
  expect(out).toContain('5 papers: 2 to look at, 1 without anything that counts, 2 unreadable');
  expect(
    queueIn('report').map(({ name, title, state, assessment }) => [name, title, state, assessment?.isAgainst]),
  ).toEqual([
    ['late/bad.md', 'On budgets of moonlight', 'ready', true],
    ['more.tar.gz/a/worse.md', 'On more moonlight', 'ready', true],
    [expect.stringMatching(/good|same/), 'On attention in kettles', 'ready', false],
    ['more.tar.gz/b.pdf', undefined, 'unreadable', undefined],
    ['old.doc', undefined, 'unreadable', undefined],
  ]);
  const letters = readdirSync(path.join(home, 'report', 'letters'));
  expect(letters).toHaveLength(6);
  const letter = readFileSync(
    path.join(home, 'report', 'letters', letters.find((name) => name.endsWith('.txt')) ?? ''),
    'utf8',
  );
  expect(letter).toContain('Recursive moonlight budgets');
  expect(letter).toContain('Ada Editor');
  expect(['queue.csv', 'queue.xlsx'].every((name) => existsSync(path.join(home, 'report', name)))).toBe(true);
});

test('shifted numbers are in the report, with a sentence, the cited entry and the fitting one', async () => {
  mkdirSync(path.join(home, 'shifted'));
  writeFileSync(path.join(home, 'shifted', 'paper.txt'), numberedPaper(1));
  await run(['shifted', '--out', 'shifts', '--quick', '--quiet']);
  const [{ kind, examples: [example] = [] } = {}] =
    queueIn('shifts')[0]?.signals.filter(({ examples }) => examples) ?? [];
  expect([kind, example?.fits.position]).toEqual(['numbers-shifted', (example?.cited.position ?? 0) + 1]);
  expect(example?.sentence).toContain('Earlier');
  expect(readFileSync(path.join(home, 'shifts', 'queue.csv'), 'utf8')).toContain('one entry further down');
});

test('an entry without title and identifier is left out, as on the server', async () => {
  mkdirSync(path.join(home, 'unreadable'));
  writeFileSync(path.join(home, 'unreadable', 'paper.md'), paper('On names', KNOWN, 'Quillfeather, B. (2012).'));
  await run(['unreadable', '--out', 'names', '--quick', '--quiet']);
  expect(queueIn('names')[0]).toMatchObject({ references: 1, settled: 1, assessment: { references: 1, unknown: [] } });
});

test('--abstracts: the passage nearest to each citing sentence, also for papers of an earlier report, or why there is none', async () => {
  mkdirSync(path.join(home, 'cited'));
  writeFileSync(
    path.join(home, 'cited', 'paper.md'),
    `# Of copper\n\nSome kettles of copper boil water faster (Ostrander, 2011). Moonlight has budgets (Quillfeather & Ostrander, 2019).\n\n# References\n\n${KNOWN_WORK.text}\n\n${INVENTED}\n`,
  );
  await run(['cited', '--out', 'without', '--quick', '--quiet']);
  expect(existsSync(path.join(home, 'without', 'passages'))).toBe(false);
  await run(['cited', '--out', 'without', '--quick', '--quiet', '--abstracts']);
  const [name = ''] = readdirSync(path.join(home, 'without', 'passages'));
  expect(readFileSync(path.join(home, 'without', 'passages', name), 'utf8')).toMatch(
    /^1\. Ostrander.*\n {3}Abstract: OpenAlex, .*\n {3}"Some kettles of copper .*"\n {5}> Copper kettles boil water faster than iron ones\.\n2\. Quillfeather.*\n {3}It has no DOI/,
  );
  expect(queueIn('without')[0]).toMatchObject({ passages: [{ source: 'OpenAlex' }, { passages: [], asked: [] }] });
});

test('the same reference is looked up once, and a second run asks nothing', async () => {
  const before = databases.calls().length;
  expect(
    databases.calls().filter(({ query, host }) => host.includes('crossref') && query.includes('moonlight')).length,
  ).toBeLessThanOrEqual(2);
  expect((await run(['papers', '--out', 'report', '--policy', 'lenient'])).code).toBe(1);
  expect(databases.calls()).toHaveLength(before);
});

test('a second run asks again about a reference that databases did not answer about', async () => {
  const folder = path.join(home, 'report', 'papers');
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  const file = files.find((name) => readFileSync(name, 'utf8').includes('On attention in kettles')) ?? '';
  const saved = JSON.parse(readFileSync(file, 'utf8')) as { entries: { result: object }[] };
  const entries = saved.entries.map((entry) => ({
    ...entry,
    result: { ...entry.result, status: 'unknown', reasonCodes: ['core-unreachable'] },
  }));
  writeFileSync(file, JSON.stringify({ ...saved, entries }));
  await run(['papers', '--out', 'report', '--policy', 'lenient']);
  expect(queueIn('report').flatMap(({ assessment }) => assessment?.unchecked ?? [])).toEqual([]);
});

test.each([
  ['no report', ['papers'], 'desk needs --out REPORT'],
  ['no folder', ['nowhere', '--out', 'x'], 'There is no folder "nowhere"'],
  ['no policy of the name', ['papers', '--out', 'x', '--policy', 'aclx'], 'Ready policies: conference, journal,'],
  [
    'an unknown field in a policy',
    ['papers', '--out', 'x', '--policy', 'bad.yaml'],
    'bad.yaml:2: against.invented: Unrecognized key: "confidence"',
  ],
])('%s is a usage error', async (_name, args, message) => {
  writeFileSync(path.join(home, 'bad.yaml'), 'version: 1\nagainst: { invented: { confidence: 0.9 } }\n');
  const { code, err } = await run(args);
  expect(code).toBe(64);
  expect(err).toContain(message);
});

test('--watch checks a file that appears', async () => {
  watching = spawn(process.execPath, [program, 'desk', 'papers', '--out', 'watched', '--watch', '--quiet'], options());
  while (!existsSync(path.join(home, 'watched', 'queue.json'))) await setTimeout(100);
  writeFileSync(path.join(home, 'papers', 'late', 'new.md'), paper('On new kettles', KNOWN, INVENTED));
  const isThere = () => queueIn('watched').some(({ name }) => name === 'late/new.md');
  while (!isThere()) await setTimeout(200);
  expect(isThere()).toBe(true);
});
