import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { exportWorks } from '@veracite/formatting/export/formats';
import { yearOf, type CslItem } from '@veracite/model/csl';
import { LanguageClient } from '../../../cli/testing/language-client';
import { measuringData } from '../harness/data';
import { readOptions } from '../harness/options';
import { corpora } from '../harness/shares';

/**
 * A file of references in an editor that speaks to the built language server, without a network: `npm run lab -- bench:editor
 * [--references N] [--edits N]`. Times are from the editor's message until the findings of that version arrive.
 */
const { references: COUNT, edits: EDITS } = readOptions({ references: 2000, edits: 20 });
const lists = corpora('crossref-2022', 'physics-journals');
const data = measuringData(lists);
const works = lists
  .flatMap((list) => data.rows<CslItem>(list))
  .filter((work) => work.author?.length && yearOf(work) && typeof work.ISBN !== 'object')
  .slice(0, COUNT);
const text = String(exportWorks(works, 'bibtex'));
const folder = mkdtempSync(path.join(tmpdir(), 'veracite-editor-'));
const uri = pathToFileURL(path.join(folder, 'references.bib')).href;
const client = new LanguageClient(path.resolve('dist/cli/main.mjs'), {
  folder,
  args: ['--sources', 'library'],
  env: process.env,
});

/** Megabytes of a line of Linux' /proc/PID/status: VmRSS now, VmHWM at most. */
const memory = (line: string): number => {
  const status = readFileSync(`/proc/${client.child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
};

/** Milliseconds of processor time of the server, which another load of the machine does not lengthen. */
const processorTime = (): number => {
  const fields = readFileSync(`/proc/${client.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // Fields 14 and 15 of proc(5), in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

const started = await timed(() => client.start());
await client.open(uri, text);
let checked = 0;
const first = await timed(async () => {
  const lensesOf = () => client.request<unknown[]>('textDocument/codeLens', { textDocument: { uri } });
  while (checked < works.length) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    checked = (await lensesOf()).length;
  }
});
console.log(
  `started in ${Math.round(started)} ms; ${checked} references checked the first time in ${(first / 1000).toFixed(1)} s`,
);

const reopened: number[] = [];
for (let again = 0; again < 5; again += 1) {
  await client.close(uri);
  client.forget();
  reopened.push(
    await timed(async () => {
      await client.open(uri, text);
      await client.diagnostics(uri);
    }),
  );
}

const edited: number[] = [];
const before = processorTime();
for (let edit = 0; edit < EDITS; edit += 1) {
  const line = text.slice(0, Math.floor((text.length * (edit + 1)) / (EDITS + 1))).split('\n').length;
  const place = { line, character: 3 };
  edited.push(
    await timed(async () => {
      await client.change(uri, [{ range: { start: place, end: place }, text: 'x' }]);
      await client.diagnostics(uri);
    }),
  );
}
const each = Math.round((processorTime() - before) / EDITS);
const shown = (times: number[]) => {
  const sorted = [...times].sort((a, b) => a - b);
  return `median ${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms, at most ${Math.round(sorted.at(-1) ?? 0)} ms`;
};
console.log(`opened again, from the cache: ${shown(reopened)}`);
console.log(`after an edit of one entry: ${shown(edited)}, processor time ${each} ms`);
console.log(`memory ${memory('VmRSS')} MB, at most ${memory('VmHWM')} MB; load ${loadavg()[0]?.toFixed(1)}`);
await client.stop();
rmSync(folder, { recursive: true });
