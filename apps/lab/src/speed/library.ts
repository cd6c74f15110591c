import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { gzipSync } from 'node:zlib';
import { correct } from '@veracite/formatting/correct';
import { exportWorks } from '@veracite/formatting/export/formats';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { measuringData } from '../harness/data';
import { countBy } from '../harness/figures';
import { readOptions } from '../harness/options';
import { corpora, halfHash } from '../harness/shares';

/**
 * Files of references through the built command line against the local library alone, without a network:
 * `npm run lab -- bench:verify [--references N]`. References are real works of many fields, as text in three styles and as BibTeX; one in
 * twenty is invented of one work's title and another's people.
 */
const LISTS = corpora('crossref-2022', 'physics-journals', 'acl-anthology', 'linguistics');
const { references: COUNT } = readOptions({ references: 10_000 });
const INVENTED = 20;

const data = measuringData(LISTS);
const works = LISTS.flatMap((list) => data.rows<CslItem>(list)).filter((work) => work.author?.length && yearOf(work));
const asked = [...works].sort((a, b) => halfHash(a.id ?? '') - halfHash(b.id ?? '')).slice(0, COUNT);
const folder = mkdtempSync(path.join(tmpdir(), 'veracite-verify-'));
const corpus = path.join(folder, 'works.jsonl.gz');
writeFileSync(corpus, gzipSync(works.map((work) => JSON.stringify(work)).join('\n')));
const STYLES = ['apa', 'mla', 'chicago'] as const;
const cited = asked.map(withoutIdentifiers);
const lists = {
  'references.txt': cited.map((item, index) =>
    correct(item)[STYLES[index % STYLES.length] ?? 'apa'].replace(/\*/g, ''),
  ),
  'references.bib': [exportWorks(cited, 'bibtex')],
};
for (const [name, texts] of Object.entries(lists)) writeFileSync(path.join(folder, name), texts.join('\n\n'));

function withoutIdentifiers(work: CslItem, index: number): CslItem {
  const { DOI: _doi, URL: _url, ISBN: _isbn, ...item } = work;
  const other = asked[(index + 1) % asked.length];
  return index % INVENTED === 0 ? { ...item, author: other?.author, page: other?.page } : item;
}

interface Ended {
  seconds: number;
  /** Until the first line was printed. */
  first: number;
  lines: string[];
}

function cli(args: string[]): Promise<Ended> {
  const start = performance.now();
  const now = () => (performance.now() - start) / 1000;
  const child = spawn(process.execPath, ['dist/cli/main.mjs', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Nothing listens there: any network request fails.
    env: { ...process.env, UPSTREAM_ORIGIN: 'http://127.0.0.1:9' },
  });
  const lines: string[] = [];
  let first = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    first ||= now();
    lines.push(line);
  });
  return new Promise((resolve) => child.once('close', () => resolve({ seconds: now(), first, lines })));
}

const imported = await cli(['library', 'import', corpus, '--from', 'csl']);
console.log(`${imported.lines.join(' ')} (${Math.round(works.length / imported.seconds)}/s)`);
for (const name of Object.keys(lists)) {
  const ended = await cli(['verify', path.join(folder, name), '--json', '--quiet', '--sources', 'library']);
  const counts = countBy(ended.lines, (line) => (JSON.parse(line) as { status: string }).status);
  console.log(
    `${name}: ${ended.lines.length} references, ${Math.round(ended.lines.length / ended.seconds)}/s, ${ended.seconds.toFixed(1)} s, ` +
      `first after ${ended.first.toFixed(1)} s; ${[...counts].map(([status, n]) => `${n} ${status}`).join(', ')}; load ${loadavg()[0]?.toFixed(1)}`,
  );
}
if (!process.env.KEEP) rmSync(folder, { recursive: true });
