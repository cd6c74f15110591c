import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KNOWN_WORK, KETTLES, LOST } from '@veracite/testing/kettles';
import { startFakeDatabases, type FakeDatabases } from '@veracite/testing/fake-databases/start';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../../..');
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string };
const tarball = inRoot('dist', `veracite-${version}.tgz`);

let home: string;
let repository: string;
let standIn: FakeDatabases;
let withoutPackage: Awaited<ReturnType<typeof act>>;

beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'veracite-ci-'));
  repository = path.join(home, 'repository');
  mkdirSync(path.join(repository, 'chapters'), { recursive: true });
  writeFileSync(path.join(repository, 'good.bib'), KNOWN_WORK.bibtex);
  writeFileSync(path.join(repository, 'chapters', 'lost ones.bib'), `\n${LOST.bibtex}`);
  standIn = await startFakeDatabases({ works: [KETTLES] });
  // Without a package the action builds it from its own checkout; the other tests use that package.
  withoutPackage = await act({});
});

afterAll(async () => {
  await standIn.close();
  rmSync(home, { recursive: true, force: true });
});

/** Runs the lines of a step in a shell in the repository, as a runner does. */
function bash(lines: string, env: NodeJS.ProcessEnv = {}): Promise<{ code: number | null; out: string }> {
  const { DATABASE_URL: _database, ...machine } = process.env;
  const played = { UPSTREAM_ORIGIN: standIn.origin, UPSTREAM_PACE: 'off', npm_config_offline: 'true' };
  const child = spawn('bash', ['-c', lines], { cwd: repository, env: { ...machine, ...played, ...env } });
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk));
  child.stderr.on('data', (chunk: Buffer) => (out += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, out })));
}

const read = <T>(...place: string[]): T => parse(readFileSync(inRoot('integrations', ...place), 'utf8')) as T;

interface Action {
  inputs: Record<string, { default: string }>;
  runs: { using: string; steps: { uses?: string; shell?: string; run?: string; env?: Record<string, string> }[] };
}
const action = read<Action>('github', 'action.yml');

/** Runs every step that is written in the shell, as a composite action's are, with these inputs. */
async function act(
  inputs: Record<string, string>,
): Promise<{ code: number | null; out: string; summary: string; outputs: string }> {
  const runner = mkdtempSync(path.join(home, 'runner-'));
  const [summary, outputs] = [path.join(runner, 'summary.md'), path.join(runner, 'output')];
  const valueOf = (name: string) => inputs[name] ?? action.inputs[name]?.default ?? '';
  let ended = { code: 0 as number | null, out: '' };
  for (const { run, env = {} } of action.runs.steps) {
    if (!run || ended.code !== 0) continue;
    const given = Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ inputs\.([\w-]+) \}\}/g, (_all, input: string) => valueOf(input)),
    ]);
    const settings = {
      RUNNER_TEMP: runner,
      GITHUB_STEP_SUMMARY: summary,
      GITHUB_OUTPUT: outputs,
      GITHUB_ACTION_PATH: inRoot('integrations', 'github'),
    };
    ended = await bash(run, { ...(Object.fromEntries(given) as Record<string, string>), ...settings });
  }
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  return { ...ended, summary: text(summary), outputs: text(outputs) };
}

describe('GitHub action', () => {
  test('every action it uses is pinned by its digest, and no input is interpolated into the shell', () => {
    expect(action.runs.using).toBe('composite');
    for (const { uses, run, shell } of action.runs.steps) {
      if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
      else expect([shell, run?.includes('${{')]).toEqual(['bash', false]);
    }
  });

  test('annotates the line of the entry, writes a summary and a SARIF report, and fails', () => {
    const { code, out, summary, outputs } = withoutPackage;
    expect(code).toBe(1);
    expect(out).toContain('::error file=chapters/lost ones.bib,line=2,endLine=2,title=Veracite%3A fake::');
    expect(summary).toContain('2 checked: 1 valid, 0 incomplete, 1 invalid');
    const report = /^sarif=(.+)$/m.exec(outputs)?.[1] ?? '';
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ version: '2.1.0' });
  });

  test('the digest of the package is checked; files and failures are as given', async () => {
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    expect(await act({ package: tarball, integrity, files: 'good.bib\n' })).toMatchObject({ code: 0 });
    expect(await act({ package: tarball, integrity: 'sha512-AAAA' })).toMatchObject({
      code: 1,
      out: expect.stringContaining(`The digest of the package is ${integrity}`) as string,
    });
  });
});

test('GitLab template: its own lines, and the report that it names', async () => {
  interface Job {
    variables: Record<string, string>;
    before_script: string[];
    script: string[];
    artifacts: { reports: { junit: string } };
  }
  const { veracite: job } = read<{ veracite: Job }>('gitlab', 'veracite.gitlab-ci.yml');
  const lines = ['set -eo pipefail', ...job.before_script, ...job.script].join('\n');
  const { code, out } = await bash(lines, { ...job.variables, VERACITE_PACKAGE: tarball, CI_BUILDS_DIR: home });
  expect([code, out]).toEqual([1, expect.stringContaining('chapters/lost ones.bib:2:1')]);
  expect(readFileSync(path.join(repository, job.artifacts.reports.junit), 'utf8')).toContain('tests="2" failures="1"');
});

test('pre-commit hook: its script over the files that it takes', async () => {
  const [hook] = parse(readFileSync(inRoot('.pre-commit-hooks.yaml'), 'utf8')) as {
    language: string;
    entry: string;
    files: string;
  }[];
  expect(hook?.language).toBe('script');
  const taken = ['good.bib', 'chapters/lost ones.bib', 'notes.txt'].filter((name) =>
    new RegExp(hook?.files ?? '').test(name),
  );
  expect(taken).toEqual(['good.bib', 'chapters/lost ones.bib']);
  const script = inRoot(hook?.entry ?? '');
  expect(await bash(`'${script}' 'good.bib'`)).toMatchObject({ code: 0 });
  expect(await bash(`'${script}' 'good.bib' 'chapters/lost ones.bib'`)).toMatchObject({ code: 1 });
});
