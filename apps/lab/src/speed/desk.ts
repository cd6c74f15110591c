/**
 * How fast the desk is: `npm run lab -- bench:desk --mirror FOLDER [--papers N] [--works N]`: `veracite desk` with a local library of
 * real works and works made of their words, without a network. Papers are published PDF files with 30 to 60 references.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { readOptions } from '../harness/options';
import { readFile } from '../documents/published/documents';
import { referenceLists } from '../documents/published/reference-lists';

const { mirror, papers: most, works: count } = readOptions({ mirror: '', papers: 30, works: 2_000_000 });
const lists = await referenceLists(
  mirror,
  ['dev'],
  most,
  ({ class: kind, references }) => kind === 'pdf' && references >= 30 && references <= 60,
);
console.log(`${lists.length} papers, ${lists.flatMap(({ references }) => references).length} references`);

const folder = mkdtempSync('/tmp/veracite-desk-');
const papers = path.join(folder, 'papers');
const files = ['works.jsonl.gz', 'cited.jsonl'].map((name) => path.join(folder, name)) as [string, string];
const maker = ['tools/run.mjs', 'apps/lab/src/library/bench/main.ts', '--works', String(count), '--write', files[0]];
spawnSync(process.execPath, maker, { stdio: 'ignore' });
const cited = lists.flatMap(({ works }) => works.map((work) => JSON.stringify(work)));
writeFileSync(files[1], cited.join('\n'));
mkdirSync(papers);
for (const { document } of lists)
  writeFileSync(path.join(papers, `${document.id}.pdf`), readFile(mirror, document, document.path) ?? '');
for (const file of files) console.log(`import: ${run('library', 'import', file, '--from', 'csl')[0]} s`);
const before = await postgresSeconds();
const [time = 0, ...used] = run('desk', papers, '--out', path.join(folder, 'report'), '--sources', 'library');
const database = (await postgresSeconds()) - before;
const processor = used.reduce((sum, seconds) => sum + seconds, database) / lists.length;
console.log(
  `${count + cited.length} works in the library: ${time} s; a paper takes ${processor.toFixed(2)} s of the processor ` +
    `(${(database / lists.length).toFixed(2)} s in PostgreSQL), two cores ${Math.round(120 / processor)} papers a minute`,
);
rmSync(folder, { recursive: true });

/** Runs a command of the command line. @returns seconds in all, and of the processor */
function run(...args: string[]): number[] {
  const timed = 'TIMEFORMAT="%R %U %S"; time "$@" >/dev/null 2>&1';
  const command = ['-c', timed, 'bash', process.execPath, 'dist/cli/main.mjs', ...args];
  const env = { ...process.env, UPSTREAM_ORIGIN: 'http://127.0.0.1:9' };
  return spawnSync('bash', command, { env, encoding: 'utf8' }).stderr.trim().split(' ').map(Number);
}

/** Returns the seconds of the processor that PostgreSQL and its ended connections have used. */
async function postgresSeconds(): Promise<number> {
  const client = new Client(process.env['DATABASE_URL']);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const fieldsOf = (pid = 0) =>
    readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ').map(Number) ?? [];
  const [, postmaster] = fieldsOf(rows[0]?.pid);
  await client.end();
  return fieldsOf(postmaster)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + ticks / 100, 0);
}
