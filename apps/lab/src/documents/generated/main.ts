/**
 * Documents made of works at hand and sentences of our own, in LaTeX's classes and in styles of the Citation Style Language, printed
 * by pdfTeX, LibreOffice and Chromium and written as Word, OpenDocument and HTML: how their lists and citations are read.
 * `npm run eval:documents -- --half development|report --count N [--notes] [--only WORD]`; needs pandoc, LaTeX, LibreOffice.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '@veracite/testing/seeded';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';
import { percentOf } from '../../harness/figures';
import { readOptions } from '../../harness/options';
import { asData } from './as-data';
import { SETTINGS, typeset } from './latex';
import { manuscriptOf, type Manuscript, type Work } from './manuscript';
import { printedByBrowser, printedByOffice, STYLES, write } from './pandoc';
import { scoreOf, type Score } from './score';
import { has } from './tools';
import { worksFor } from './works';

const values = readOptions({ half: 'development', count: 1, notes: false, seed: 0, only: '' });
const LENGTHS = [5, 12, 25, 40, 60, 90, 140, 300];
const half = values.half === 'report' ? 'report' : 'development';
const seed = (half === 'report' ? 7001 : 11) + values.seed;
const scores: (Score & { kind: string; ms: number })[] = [];
/** Footnotes and citations that are data are counted apart from what is read by layout and words. */
const GROUPS: readonly [name: string, fits: (kind: string) => boolean][] = [
  ['printed and written', (kind) => !/note|^(?:zotero|mendeley|word|jats|tei) /.test(kind)],
  ['footnotes', (kind) => /note/.test(kind)],
  ['citations as data', (kind) => /^(?:zotero|mendeley|word|jats|tei) /.test(kind) && !/note/.test(kind)],
];

await makeAll();
summary();

async function makeAll(): Promise<void> {
  const works = worksFor(half);
  const missing = ['pandoc', 'pdflatex', 'soffice', 'chromium'].filter((program) => !has(program));
  if (missing.length > 0) console.log(`Not on this machine, and left out: ${missing.join(', ')}`);

  for (let round = 0; round < values.count; round += 1) {
    if (has('pdflatex'))
      for (const [i, setting] of SETTINGS.entries()) {
        if (!`latex ${setting.name}`.includes(values.only)) continue;
        const random = seeded(seed + round * 100 + i);
        const manuscript = manuscriptOf(drawn(works, random), {
          ...setting,
          random,
          count: LENGTHS[(i + round * 3) % LENGTHS.length] ?? 25,
          hasFaults: (i + round) % 2 === 0,
        });
        await inFolder(async (folder) => {
          const { pdf, project, order } = typeset(manuscript, setting, folder);
          const shown = setting.isUntitled ? { ...manuscript, isUntitled: setting.isUntitled } : manuscript;
          await measure(`latex ${setting.name}`, pdf, 'main.pdf', shown, order);
          await measureProject(setting.name, project, manuscript);
        });
      }
    if (has('pandoc'))
      for (const [i, style] of STYLES.entries()) {
        if (!`pandoc ${style.id}`.includes(values.only)) continue;
        const random = seeded(seed + 50_000 + round * 100 + i);
        const manuscript = manuscriptOf(drawn(works, random), {
          ...style,
          random,
          count: LENGTHS[(i + 1 + round * 3) % LENGTHS.length] ?? 25,
          hasFaults: (i + round) % 2 === 1,
        });
        await inFolder(async (folder) => {
          const written = write(manuscript, style.id, folder);
          for (const { kind, bytes, name } of written.files)
            await measure(`${kind} ${style.id}`, bytes, name, manuscript, written.order, written.entries);
          if (style.way === 'author-year' || style.id === 'ieee')
            for (const { kind, bytes, name, entries } of asData(manuscript, written.order, written.entries))
              await measure(`${kind} ${style.id}`, bytes, name, manuscript, written.order, entries);
          const office = has('soffice') ? printedByOffice(folder) : undefined;
          if (office)
            await measure(`office-pdf ${style.id}`, office, 'paper.pdf', manuscript, written.order, written.entries);
          const html = new TextDecoder().decode(written.files.find(({ kind }) => kind === 'html')?.bytes);
          const [printed] = has('chromium') ? await printedByBrowser([{ html, columns: 1 + (i % 2) }]) : [];
          if (printed)
            await measure(`browser-pdf ${style.id}`, printed, 'paper.pdf', manuscript, written.order, written.entries);
        });
      }
  }
}

function drawn(pool: readonly Work[], random: () => number): Work[] {
  return pool
    .map((work) => ({ work, at: random() }))
    .sort((a, b) => a.at - b.at)
    .slice(0, 320)
    .map(({ work }) => work);
}

async function inFolder(make: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
  try {
    await make(folder);
  } catch (error) {
    console.log(`not made: ${error instanceof Error ? error.message.slice(0, 300) : ''}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  kind: string,
  bytes: Uint8Array,
  name: string,
  manuscript: Manuscript,
  order: readonly string[],
  entries?: readonly string[],
): Promise<void> {
  const start = performance.now();
  const read = await readAndCheck({ bytes, name });
  const ms = performance.now() - start;
  if ('fault' in read) return void console.log(`${kind}: ${read.message}`);
  const score = scoreOf(read.report, manuscript, order, entries);
  scores.push({ ...score, kind, ms });
  const { counted, whole, cited, found, linked, planted, caught, wrong } = score;
  console.log(
    `${kind.padEnd(44)} ${counted ? ' ' : '!'} entries ${whole}/${order.length}  cited ${score.read}/${cited} of ${found}  linked ${linked}  faults ${caught}/${planted}, ${wrong} false  ${Math.round(ms)} ms`,
  );
  if (values.notes) for (const note of score.notes) console.log(`      ${note.slice(0, 400)}`);
}

/** The sources of a document: its list is in the order of the file of references, and has what is cited. */
async function measureProject(name: string, project: Uint8Array, manuscript: Manuscript): Promise<void> {
  const order = manuscript.works.map(({ key }) => key);
  // In the sources numbers stand for nothing: a typed one is beyond the list, or says nothing of the order.
  const unordered: Manuscript = {
    ...manuscript,
    paragraphs: manuscript.paragraphs.map((sentences) =>
      sentences.map(({ fault, ...sentence }) =>
        fault === undefined || fault === 'order' ? sentence : { ...sentence, fault },
      ),
    ),
  };
  await measure(`project ${name}`, project, 'paper.zip', unordered, order);
}

function summary(): void {
  for (const [name, fits] of GROUPS) {
    const group = scores.filter(({ kind }) => fits(kind));
    if (group.length > 0) summaryOf(name, group);
  }
}

function summaryOf(name: string, group: readonly Score[]): void {
  const sum = (field: Exclude<keyof Score, 'notes' | 'counted'>) =>
    group.reduce((total, score) => total + score[field], 0);
  const share = (part: number, whole: number) => percentOf(part, whole, 2);
  const precision = sum('read') / Math.max(1, sum('found'));
  const recall = sum('read') / Math.max(1, sum('cited'));
  console.log(`
${name}: ${group.length} documents, half: ${half}
references counted right   ${share(group.filter(({ counted }) => counted).length, group.length)}
entries whole              ${share(sum('whole'), sum('entries'))}
in-text citations F1       ${((2 * precision * recall) / (precision + recall)).toFixed(4)}
links right                ${share(sum('linked'), sum('read'))}
planted faults found       ${share(sum('caught'), sum('planted'))}
reported and not planted   ${share(sum('wrong'), sum('reported'))}; of citations ${share(sum('wrong'), sum('cited'))}`);
}
