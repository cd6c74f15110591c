import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { WorkPassages } from '@veracite/contracts/passages';
import { startSharedCli, type Ended } from '../testing/shared-cli';
import { rorRecord, WHO } from '@veracite/testing/organizations';
import { KETTLES, KNOWN_WORK } from '@veracite/testing/kettles';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { word, WORD_HEAD } from '@veracite/testing/hostile-documents/files';
import { numberedPaper } from '@veracite/testing/subjects';
import { zipSync } from 'fflate';
import { Client } from 'pg';

const VASWANI =
  'Vaswani, A., Shazeer, N., Parmar, N., Uszkoreit, J., Jones, L., Gomez, A. N., Kaiser, Ł., & Polosukhin, I. (2017). ' +
  'Attention is all you need. Advances in Neural Information Processing Systems, 30.';
const INVENTED =
  'Quillfeather, B., & Ostrander, Z. (2019). Recursive moonlight budgets in provincial kettle taxonomies. ' +
  'Annals of Botany, 14(2), 101–119.';

const ABSTRACT = 'Kettles are found in every kitchen of the province. Copper kettles boil water faster than iron ones.';

const root = path.resolve(__dirname, '../../..');
const program = path.join(root, 'dist/cli/main.mjs');
const schema = `cli_${randomBytes(6).toString('hex')}`;
let folder: string;
let standIn: FakeDatabases;
let database: Client;
let shared: ReturnType<typeof startSharedCli>;
/** It retries until its deadline, in parallel with the other tests. */
let askedInVain: Promise<Ended>;

beforeAll(async () => {
  execFileSync(process.execPath, [path.join(root, 'tools/build.mjs'), 'cli']);
  folder = mkdtempSync(path.join(tmpdir(), 'veracite-cli-'));
  standIn = await startFakeDatabases({ works: [] });
  database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`create schema ${schema}`);
  shared = startSharedCli(program);
  askedInVain = cliProcess(['verify', '-', '--json'], INVENTED, NO_NETWORK);
});

afterAll(async () => {
  shared.end();
  await database.query(`drop schema ${schema} cascade`);
  await database.end();
  await standIn.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the variables for an empty library of this file, with fake databases. */
function environment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const url = new URL(process.env['DATABASE_URL'] ?? '');
  url.searchParams.set('options', `-c search_path=${schema}`);
  const own = { DATABASE_URL: url.href, UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', NODE_ENV: 'test' };
  return { ...process.env, ...own, ...env };
}

const cli = (args: string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> =>
  shared.run({ args, input, env: environment(env) });

/** Runs a command in a process of its own. */
function cliProcess(args: string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: environment(env) });
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (ended.out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (ended.err += chunk));
  child.stdin.end(input);
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })));
}

const results = ({ out }: Ended) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as VerificationResult);

/** Nothing listens there: the machine without a network. */
const NO_NETWORK = { UPSTREAM_ORIGIN: 'http://127.0.0.1:9' };

test.each([
  ['no command', [], 64],
  ['an unknown command', ['verfiy', 'x'], 64],
  ['an unknown option', ['verify', '--jsno', '-'], 64],
  ['no file', ['parse'], 64],
  ['a file that is not there', ['parse', 'no-such-file.txt'], 64],
  ['a folder', ['parse', tmpdir()], 64],
  ['an unknown database', ['verify', '-', '--sources', 'atlantis'], 64],
  ['an unknown style', ['verify', '-', '--format', 'bluebook'], 64],
  ['a form that documents are not written in', ['check', '-', '--format', 'sarif'], 64],
  ['a kind of problem that does not exist', ['check', '-', '--fail-on', 'cited'], 64],
  ['a Word file on the standard output', ['check', '-', '--format', 'docx'], 64],
  ['a document over itself', ['check', 'paper.md', '--out', './paper.md'], 64],
  ['a correction in another form than text', ['check', 'paper.md', '--fix', '--json'], 64],
  ['an option of corrections without one', ['check', 'paper.md', '--dry-run'], 64],
  ['a server of the library that is none', ['library', 'servers', '--forget', '7'], 64],
  ['help', ['--help'], 0],
])('%s', async (_name, args, code) => {
  const ended = await cli(args, VASWANI);
  expect(ended.code).toBe(code);
  if (code !== 0 && args.length > 0) expect(ended.err).toMatch(/^[^\n]+ See: .+\n$/);
});

test('parse: one object a line, with what was read', async () => {
  const { code, out } = await cliProcess(['parse', '-', '--json'], VASWANI);
  expect(code).toBe(0);
  const [line] = out.trim().split('\n');
  const read = JSON.parse(line ?? '') as Record<string, unknown>;
  expect(Object.keys(read)).toEqual(['raw', 'csl', 'identifiers', 'doubts']);
  expect(read).toMatchObject({ raw: VASWANI, csl: { title: 'Attention is all you need' } });
});

test('parse: characters that turn the direction or cannot be seen are not printed', async () => {
  const { code, out } = await cli(
    ['parse', '-'],
    VASWANI.replace('Vaswani', 'Vas\u200dwani').replace('is all', '\u202eis all'),
  );
  expect([code, out]).toEqual([0, (await cli(['parse', '-'], VASWANI)).out]);
});

const KUHN = 'Kuhn, T. S. (1962). The structure of scientific revolutions. University of Chicago Press.';
const jatsOf = (id: string, authors: string, title: string, year: number) =>
  `<ref id="${id}"><element-citation publication-type="book"><person-group>${authors}</person-group><source>${title}</source><year>${year}</year></element-citation></ref>`;
const sample = (name: string) => readFileSync(path.join(root, 'libs/testing/data/documents', name));

/** Documents of each kind, and lists of references without a text that cites them. */
const FILES: [name: string, content: () => string | Uint8Array, references: number][] = [
  ['paper.html', () => sample('harvard.html'), 25],
  ['paper.docx', () => sample('nature.docx'), 53],
  ['paper.pdf', () => sample('chicago-two-columns.pdf'), 25],
  ['paper.zip', () => sample('ieeetran.zip'), 53],
  ['paper.md', () => `As known (Kuhn, 1962; Vaswani et al., 2017).\n\n# References\n\n${VASWANI}\n\n${KUHN}\n`, 2],
  ['paper.txt', () => `As known (Kuhn, 1962; Vaswani et al., 2017).\n\nReferences\n\n${VASWANI}\n${KUHN}\n`, 2],
  [
    'paper.xml',
    () =>
      `<article article-type="research-article"><body><p>As known (<xref ref-type="bibr" rid="a">Kuhn, 1962</xref>).</p></body><back><ref-list>${jatsOf('a', '<name><surname>Kuhn</surname><given-names>T. S.</given-names></name>', 'The structure of scientific revolutions', 1962)}${jatsOf('b', '<name><surname>Fleck</surname><given-names>L.</given-names></name>', 'Genesis and development of a scientific fact', 1935)}</ref-list></back></article>`,
    2,
  ],
  [
    'paper.tei.xml',
    () =>
      `<TEI xmlns="http://www.tei-c.org/ns/1.0"><text><body><p>As known <ref type="bibr" target="#a">(Kuhn, 1962)</ref>.</p></body><back><listBibl><biblStruct xml:id="a"><monogr><author><persName><forename>Thomas</forename><surname>Kuhn</surname></persName></author><title level="m">The structure of scientific revolutions</title><imprint><date when="1962"/></imprint></monogr></biblStruct></listBibl></back></text></TEI>`,
    1,
  ],
  [
    'list.html',
    () => `<html><body><ol><li>${VASWANI.replace('&', '&amp;')}</li><li>${KUHN}</li></ol></body></html>`,
    2,
  ],
  ['list.txt', () => `References\n\n${VASWANI}\n${KUHN}\n`, 2],
  [
    'list.bib',
    () => '@book{kuhn, author={Kuhn, T. S.}, title={The structure of scientific revolutions}, year=1962}',
    1,
  ],
];

describe('parse, check and verify read the same references', () => {
  let verified: VerificationResult[];
  beforeAll(async () => {
    for (const [name, content] of FILES) writeFileSync(path.join(folder, name), content());
    const files = FILES.map(([name]) => path.join(folder, name));
    verified = results(await cli(['verify', ...files, '--json', '--sources', 'library']));
  });

  test.each(FILES.map(([name, , count], index) => ({ name, count, at: index })))(
    '$name',
    async ({ name, count, at }) => {
      const file = path.join(folder, name);
      const [parsed, checked] = await Promise.all([cli(['parse', file, '--json']), cli(['check', file, '--json'])]);
      const lines = parsed.out.trim().split('\n');
      const read = lines.map((line) => JSON.parse(line) as { raw: string; csl: object });
      expect(read).toHaveLength(count);
      expect((JSON.parse(checked.out) as { references: object[] }).references).toEqual(read);
      const before = FILES.slice(0, at).reduce((sum, [, , each]) => sum + each, 0);
      const own = verified.slice(before, before + count);
      expect(own.map(({ originalText, parsed: { csl } }) => ({ raw: originalText, csl }))).toEqual(
        read.map(({ raw, csl }) => ({ raw, csl })),
      );
    },
  );
});

test('check --abstracts: names the databases that have no abstract, and works that cannot be asked for', async () => {
  const paper = path.join(folder, 'abstracts.md');
  writeFileSync(paper, `Known (Vaswani et al., 2017; Ada, 2001).\n\n# References\n\n${VASWANI}\n\nAda, B. (2001). On tides. Water, 1, 2–3. https://doi.org/10.5555/tides\n`); // prettier-ignore
  const { code, out } = await cli(['check', paper, '--abstracts']);
  expect([code, out]).toEqual([0, expect.stringMatching(/It has no DOI, PMID.*No abstract is public in Crossref/s)]);
  const read = JSON.parse((await cli(['check', paper, '--abstracts', '--json'])).out) as { passages: WorkPassages[] };
  expect(read.passages.map(({ asked: [first] }) => first)).toEqual([undefined, { source: 'Crossref', outcome: 'answered' }]); // prettier-ignore
});

test('check: as Word, with a comment where text and list do not fit', async () => {
  const [paper, out] = [path.join(folder, 'paper.md'), path.join(folder, 'paper.docx')];
  writeFileSync(paper, `As known (Vaswani et al., 2016; Nobody, 1999).\n\n# References\n\n${VASWANI}\n`);
  const ended = await cli(['check', paper, '--format', 'docx', '--out', out]);
  expect(ended).toMatchObject({ code: 0, out: '', err: '' });
  // The parts lie in the archive as they are.
  const comments = [...readFileSync(out, 'utf8').matchAll(/<w:comment w:id.*?<\/w:comment>/g)].map(([xml]) => xml);
  expect(comments).toHaveLength(1);
  expect(comments[0]).toMatch(/the list has the year 2017.*Nobody, 1999 is cited and not in the list/);
});

test('check --abstracts: passages in Word comments, with their database', async () => {
  const databases = await startFakeDatabases({ works: [{ ...KETTLES, abstract: ABSTRACT }] });
  const [paper, out] = [path.join(folder, 'passages.md'), path.join(folder, 'passages.docx')];
  writeFileSync(
    paper,
    `Some kettles of copper boil water faster (Ostrander, 2011).\n\n# References\n\n${KNOWN_WORK.text}\n`,
  );
  const ended = await cliProcess(['check', paper, '--abstracts', '--format', 'docx', '--out', out], '', {
    UPSTREAM_ORIGIN: databases.origin,
  });
  await databases.close();
  expect(ended).toMatchObject({ code: 0, err: '' });
  const comments = readFileSync(out, 'utf8').replace(/<[^<>]*>/g, ' ');
  expect(comments).toMatch(/Abstract of entry 1 \(OpenAlex, .*\): “Copper kettles boil water faster than iron ones\.”/);
});

test('check: shifted numbers with the entry that is cited and the entry that fits, in every form', async () => {
  const [paper, out] = [path.join(folder, 'shifted.txt'), path.join(folder, 'shifted.docx')];
  writeFileSync(paper, numberedPaper(1));
  const [human, json, word] = await Promise.all(
    [[], ['--json'], ['--format', 'docx', '--out', out]].map((options) => cli(['check', paper, ...options])),
  );
  expect(human?.out).toMatch(
    /! numbers-shifted: From .*\n {4}Earlier .*\n {4}Cites entry \d+: .*Smith.*\n {4}Fits entry \d+: .*Smith/,
  );
  const { problems } = JSON.parse(json?.out ?? '') as { problems: { kind: string; pairs?: { cited: number }[] }[] };
  const pairs = problems.find(({ kind }) => kind === 'numbers-shifted')?.pairs;
  expect(pairs?.length).toBeGreaterThan(3);
  expect(word?.code).toBe(0);
  const comments = readFileSync(out, 'utf8').replace(/<[^<>]*>/g, ' ');
  expect(comments).toMatch(/the sentences fit the list one entry further down.*Cites entry \d+: .*Fits entry \d+: /);
});

test.each([
  ['as long as nothing is said', [], 0],
  ['on any problem', ['--fail-on', 'any'], 1],
  ['on the kind that the document has', ['--fail-on', 'order,numbers-shifted'], 1],
  ['on other kinds', ['--fail-on', 'order'], 0],
])('check fails %s', async (_name, options, code) => {
  const paper = path.join(folder, 'failing.txt');
  writeFileSync(paper, numberedPaper(1));
  expect((await cli(['check', paper, '--json', ...options])).code).toBe(code);
});

test('check --fix: the list and the text that cites it are corrected, and what is left is compared', async () => {
  const paper = path.join(folder, 'wrong-year.md');
  const text = (year: string) =>
    `Attention helps (Vaswani et al., ${year}; Ostrander, 2011).\n\n# References\n\n${VASWANI.replace('(2017)', `(${year})`)}\n`;
  writeFileSync(paper, text('2016'));
  const options = ['--fix', '--sources', 'library'];
  const dry = await cli(['check', paper, ...options, '--dry-run']);
  expect([dry.code, readFileSync(paper, 'utf8')]).toEqual([1, text('2016')]);
  expect(dry.err).toContain('+Attention helps (Vaswani et al., 2017; Ostrander, 2011).');
  const { code, out, err } = await cli(['check', paper, ...options, '--fail-on', 'cited-not-listed']);
  expect([code, readFileSync(paper, 'utf8')]).toEqual([1, text('2017')]);
  expect(err).toContain('changed the citations in 1 paragraph');
  expect(out).toMatch(/1 checked: [\s\S]*! cited-not-listed: /);
});

test('check --fix: of a Word document the corrected copy is compared', async () => {
  const paper = path.join(folder, 'wrong-year.docx');
  const paragraphs = ['Attention helps (Vaswani et al., 2017).', 'References', VASWANI.replace('(2017)', '(2016)')];
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text.replaceAll('&', '&amp;')}</w:t></w:r></w:p>`).join('');
  writeFileSync(paper, word(`${WORD_HEAD}${body}</w:body></w:document>`));
  const before = await cli(['check', paper]);
  expect(before.out).toContain('! year-differs: ');
  const { out, err } = await cli(['check', paper, '--fix', '--sources', 'library']);
  expect(err).toContain('wrong-year.corrected.docx: a copy with the changes tracked');
  expect(out).not.toContain('! year-differs: ');
});

test('verify: a well-known reference without a network, from the starter library', async () => {
  const file = path.join(folder, 'refs.txt');
  writeFileSync(file, VASWANI);
  const ended = await cliProcess(['verify', file, '--json'], '', NO_NETWORK);
  const [result] = results(ended);
  expect(['valid', 'incomplete']).toContain(result?.status);
  expect(result?.evidence.length).toBeGreaterThan(0);
  expect(Object.keys(result?.correctedCitation ?? {})).toEqual(['apa', 'mla', 'chicago']);
  expect(ended.code).toBe(result?.status === 'valid' ? 0 : 1);
});

test('verify: an invented reference is fake when the databases answer that they have nothing', async () => {
  const asked = await cli(['verify', '-', '--json'], INVENTED);
  expect([results(asked)[0]?.status, asked.code]).toEqual(['fake', 1]);
});

test('verify: the title of one work with invented authors is not valid', async () => {
  const stolen = VASWANI.replace(/^.*?\(2017\)/, 'Quillfeather, B., & Ostrander, Z. (2017)');
  const [result] = results(await cli(['verify', '-', '--json'], stolen));
  expect(['fake', 'incomplete']).toContain(result?.status);
});

test('verify: results come in the order of the input, and --fail-on says what is bad', async () => {
  const ended = await cli(['verify', '-', '--json', '--fail-on', 'incomplete'], `${INVENTED}\n\n${VASWANI}\n`);
  expect(results(ended).map(({ originalText }) => originalText)).toEqual([INVENTED, VASWANI]);
  expect(ended.code).toBe(results(ended)[1]?.status === 'incomplete' ? 1 : 0);
});

test('verify: for people, the verdict, why, and a summary', async () => {
  const { out } = await cli(['verify', '-', '--format', 'mla'], VASWANI, NO_NETWORK);
  expect(out).toMatch(/^[✓!] (valid|incomplete) \(about [^)]+\) {2}Vaswani/);
  expect(out).toMatch(/1 checked: \d valid, \d incomplete, 0 invalid, 0 unknown\n$/);
});

describe('verify --certificate', () => {
  const file = () => path.join(folder, 'certificate.jws');
  const certified = (more: string[] = []) =>
    cli(['verify', '-', '--json', '--certificate', file(), ...more], `${VASWANI}\n\n${INVENTED}\n`);
  const verified = (...more: string[]) => cli(['verify-certificate', file(), ...more]);

  test('certifies the results of the run, which verify-certificate verifies offline', async () => {
    const printed = results(await certified());
    const { code, out } = await verified('--json');
    expect([code, JSON.parse(out)]).toMatchObject([
      0,
      { valid: true, trusted: false, issuer: 'command line', subject: { type: 'files', ids: ['-'] } },
    ]);
    const { results: signed } = JSON.parse(out) as { results: object[] };
    expect(signed).toMatchObject(
      printed.map(({ originalText, status, evidence, consulted }) => ({ originalText, status, evidence, consulted })),
    );
    expect((await verified()).out).toMatch(/^VALID {2}2 entries: [\s\S]*\n +1 {2}\w+ \(about [^)]+\) {2}Vaswani/);
  });

  test.each<[string, (payload: { results: object[] }) => object[], string]>([
    ['an entry removed', ({ results: [first = {}] }) => [first], 'Entry 2 or a later one was removed'],
    ['two entries exchanged', ({ results: [first = {}, second = {}] }) => [second, first], 'Entry 1 was moved'],
    [
      'a verdict changed',
      ({ results: [first = {}, second = {}] }) => [first, { ...second, status: 'valid' }],
      'Entry 2 was changed',
    ],
  ])('with %s it is not valid', async (_name, change, message) => {
    await certified();
    const [header, payload = '', signature] = readFileSync(file(), 'utf8').split('.');
    const read = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { results: object[] };
    const changed = Buffer.from(JSON.stringify({ ...read, results: change(read) })).toString('base64url');
    writeFileSync(file(), [header, changed, signature].join('.'));
    const { code, out } = await verified();
    expect([code, out]).toEqual([1, expect.stringMatching(/^NOT VALID {2}The signature does not match/)]);
    expect(out).toContain(message);
  });

  test('is signed with the key given, which --keys takes as it is', async () => {
    const pem = (name: string) => {
      const key = path.join(folder, `${name}.pem`);
      writeFileSync(key, generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }));
      return key;
    };
    await certified(['--signing-key', pem('own')]);
    expect((await verified('--keys', path.join(folder, 'own.pem'))).out).toMatch(/^VALID[\s\S]*with a key of --keys/);
    expect((await verified('--keys', pem('other'))).out).toMatch(/^NOT VALID .*not among those of --keys/);
  });

  test('a file that is not a certificate is reported as such', async () => {
    writeFileSync(file(), 'Not a certificate.');
    const { code, out } = await verified('--json');
    expect([code, JSON.parse(out)]).toEqual([1, { valid: false, trusted: false, fault: 'not-a-certificate' }]);
  });

  test.each<[string, string[], string, number?]>([
    ['a key without a certificate', ['--signing-key', program], 'needs --certificate'],
    ['a file without a key', ['--certificate', 'x', '--signing-key', program], 'has no private Ed25519 key'],
    ['a key that is missing', ['--certificate', 'x', '--signing-key', 'no-such.pem'], 'could not be read (ENOENT)'],
    ['a folder that is missing', ['--certificate', 'no/such/x'], 'could not be written: its folder does not exist', 73],
  ])('refused: %s', async (_name, more, message, exit = 64) => {
    const { code, err } = await cli(['verify', '-', ...more], VASWANI, NO_NETWORK);
    expect([code, err]).toEqual([exit, expect.stringContaining(message)]);
  });

  test.each([
    ['a file without keys', program, 'There is no Ed25519 key'],
    ['an address where nothing answers', 'http://127.0.0.1:9', 'could not be fetched'],
  ])('--keys refuses %s', async (_name, keys, message) => {
    writeFileSync(file(), 'x');
    expect(await verified('--keys', keys)).toMatchObject({ code: 64, err: expect.stringContaining(message) as string });
  });

  test('refused: more entries than a certificate has, before anything is checked', async () => {
    const many = Array.from({ length: 1001 }, (_, index) => `10.5555/kettle.${index}`).join('\n');
    const { code, err } = await cli(['verify', '-', '--certificate', file()], many, NO_NETWORK);
    expect([code, err]).toEqual([64, expect.stringContaining('has at most 1000 entries, and there are 1001')]);
  });
});

const KETTLE = { type: 'book', title: 'Kettles of the provinces', author: [{ family: 'Quillfeather', given: 'B.' }] };
const CROSSREF = {
  DOI: '10.5555/kettle.1',
  type: 'journal-article',
  title: ['On the folding of kettles'],
  author: [{ family: 'Ostrander', given: 'Z.' }],
  'container-title': ['Kettle Letters'],
  issued: { 'date-parts': [[2011]] },
};

test.each([
  ['CSL-JSON, one list over several lines', 'csl', JSON.stringify([KETTLE], null, 2), '1 added, 0 replaced, 0 could'],
  ['JSON lines, done again', 'csl', JSON.stringify(KETTLE), '0 added, 1 replaced, 0 could'],
  ['a record without a title', 'csl', '{"type":"book"}', '0 added, 0 replaced, 1 could'],
  ['a dump of Crossref', 'crossref', JSON.stringify({ items: [CROSSREF] }), '1 added, 0 replaced, 0 could'],
  ['BibTeX', 'bibtex', '@book{k, title={Kettle Atlas}, author={Ostrander, Z.}, year={2001}}', '1 added, 0 replaced, 0'],
])('library import: %s', async (_name, format, text, expected) => {
  const file = path.join(folder, 'works.gz');
  writeFileSync(file, gzipSync(text));
  expect((await cli(['library', 'import', file, '--from', format])).out).toContain(expected);
});

test('library import: the zip of ROR, by which two names of one organisation agree', async () => {
  const report = {
    ...{ type: 'report', title: 'Guidelines on the folding of kettles in coastal provinces' },
    ...{ author: [{ literal: 'World Health Organization' }], issued: { 'date-parts': [[2011]] } },
  };
  const raw = `Organisation mondiale de la Santé. (2011). ${report.title}.`;
  const imported = (name: string, bytes: Uint8Array, format: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, bytes);
    return cli(['library', 'import', file, '--from', format]);
  };
  const checked = async () => {
    const [result] = results(await cli(['verify', '-', '--json', '--sources', 'library'], raw));
    return [result?.status, result?.evidence.find(({ field }) => field === 'author')];
  };
  await imported('reports.json', Buffer.from(JSON.stringify(report)), 'csl');
  expect(await checked()).toEqual(['unknown', undefined]);
  const dump = {
    'v2.1-ror-data.csv': Buffer.from('id,status\nhttps://ror.org/01f80g185,active\n'),
    'v2.1-ror-data.json': Buffer.from(JSON.stringify([rorRecord(WHO)], null, 4)),
  };
  const { out } = await imported('ror.zip', zipSync(dump), 'ror');
  expect(out).toContain('2 records: 0 added, 0 replaced, 1 could not be read, 1 organizations\n1 × not JSON');
  const note = 'Organisation mondiale de la Santé: known under both names, ROR https://ror.org/01f80g185';
  expect(await checked()).toEqual(['valid', expect.objectContaining({ agreement: 'same', note })]);
  expect((await cli(['library', 'status'])).out).toContain('names of 1 organizations from ROR until 2026-06-01');
  expect(await imported('ror.zip', zipSync(dump).subarray(0, -30), 'ror')).toMatchObject({
    code: 64,
    err: expect.stringContaining('is damaged or cut short') as string,
  });
});

test('library import: an unknown format is a usage error', async () => {
  expect((await cli(['library', 'import', 'x', '--from', 'marc'])).code).toBe(64);
});

test('library status: the starter library is there', async () => {
  const { code, out } = await cliProcess(['library', 'status']);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+ works, \d+ of them with a DOI\n +\d+ {2}\d{4}-\d\d-\d\d {2}starter library/);
});

test('library partition: no servers, an address that is none, and a server that is away', async () => {
  const partition = (...args: string[]) => cli(['library', 'partition', ...args]);
  expect((await partition()).code).toBe(64);
  expect(await partition('--servers', 'db2')).toMatchObject({
    code: 64,
    err: expect.stringContaining('library partition needs --servers postgres://') as string,
  });
  const away = await partition('--servers', 'postgres://someone:secret@127.0.0.1:9/works');
  expect([away.code === 0, away.err]).toEqual([false, expect.stringContaining('ECONNREFUSED')]);
  expect(away.err).not.toContain('secret');
});

test('verify: while a server of the library is away nothing is called fake', async () => {
  const tables = new Client({ connectionString: process.env['DATABASE_URL'], options: `-c search_path=${schema}` });
  await tables.connect();
  await tables.query(
    `create extension if not exists postgres_fdw schema public;
     create server ${schema}_away foreign data wrapper postgres_fdw options (host '127.0.0.1', port '9');
     create user mapping for current_user server ${schema}_away options (user 'someone', password 'secret');
     alter table library_postings rename to library_postings_kept;
     create foreign table library_postings (bucket integer, entries bytea) server ${schema}_away`,
  );
  const [known, invented] = await Promise.all(
    [VASWANI, INVENTED].map(
      async (text) => results(await cli(['verify', '-', '--json', '--sources', 'library'], text))[0],
    ),
  );
  await tables.query(
    `drop server ${schema}_away cascade; alter table library_postings_kept rename to library_postings`,
  );
  await tables.end();
  expect([known?.status, invented?.status]).toEqual(['unknown', 'unknown']);
  expect(JSON.stringify(invented)).toMatch(/ocal library gave no reliable answer/);
  const library = invented?.consulted.find(({ source }) => source === 'Local library');
  expect(library).toMatchObject({ outcome: 'failed', problem: 'unavailable' });
});

test('verify: an invented reference is unknown when no database could be reached', async () => {
  const ended = await askedInVain;
  expect([results(ended)[0]?.status, ended.code]).toEqual(['unknown', 2]);
});
