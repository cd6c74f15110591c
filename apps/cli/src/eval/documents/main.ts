/**
 * Documents made of works at hand and sentences of our own, in LaTeX's classes and in styles of the Citation Style Language, printed
 * by pdfTeX, LibreOffice and Chromium and written as Word, OpenDocument and HTML: how their lists and citations are read.
 * `npm run eval:documents -- --half development|report --count N [--notes] [--only WORD] [--keep FOLDER]`; needs pandoc, LaTeX, LibreOffice.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '@veracite/testing/seeded';
import { readAndCheck } from '@veracite/verification/documents/read';
import { SETTINGS, typeset } from './latex';
import { manuscriptOf, type Manuscript, type Work } from './manuscript';
import { printedByBrowser, printedByOffice, STYLES, write } from './pandoc';
import { scoreOf, type Score } from './score';
import { has } from './tools';
import { worksFor } from './works';

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'development' },
    count: { type: 'string', default: '1' },
    notes: { type: 'boolean' },
    seed: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const LENGTHS = [5, 12, 25, 40, 60, 90, 140, 300];
const half = values.half === 'report' ? 'report' : 'development';
const seed = (half === 'report' ? 7001 : 11) + Number(values.seed);
const works = await worksFor(half);
const scores: (Score & { kind: string; ms: number })[] = [];
const missing = ['pandoc', 'pdflatex', 'soffice', 'chromium'].filter((program) => !has(program));
if (missing.length > 0) console.log(`Not on this machine, and left out: ${missing.join(', ')}`);

for (let round = 0; round < Number(values.count); round += 1) {
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
        await measure(`latex ${setting.name}`, pdf, 'main.pdf', manuscript, order);
        await measureProject(setting.name, project, manuscript, setting.way);
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
summary();

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
  if (values.keep) {
    mkdirSync(values.keep, { recursive: true });
    writeFileSync(path.join(values.keep, `${kind.replace(/\W+/g, '-')}-${scores.length}${path.extname(name)}`), bytes);
  }
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
async function measureProject(
  name: string,
  project: Uint8Array,
  manuscript: Manuscript,
  way: Manuscript['way'],
): Promise<void> {
  const order = manuscript.works.map(({ key }) => key);
  const untyped: Manuscript = {
    ...manuscript,
    way,
    paragraphs: manuscript.paragraphs.map((sentences) =>
      sentences.filter(
        ({ pieces }) => way === 'author-year' || !pieces.some((piece) => typeof piece !== 'string' && 'typed' in piece),
      ),
    ),
  };
  await measure(`project ${name}`, project, 'paper.zip', untyped, order);
}

function summary(): void {
  const sum = (of: (score: Score) => number) => scores.reduce((total, score) => total + of(score), 0);
  const share = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(2)} % (${part} of ${whole})`;
  const precision =
    sum(({ read }) => read) /
    Math.max(
      1,
      sum(({ found }) => found),
    );
  const recall =
    sum(({ read }) => read) /
    Math.max(
      1,
      sum(({ cited }) => cited),
    );
  console.log(`\n${scores.length} documents, half: ${half}`);
  console.log(`references counted right   ${share(scores.filter(({ counted }) => counted).length, scores.length)}`);
  console.log(
    `entries whole              ${share(
      sum(({ whole }) => whole),
      sum(({ entries }) => entries),
    )}`,
  );
  console.log(`in-text citations F1       ${((2 * precision * recall) / (precision + recall)).toFixed(4)}`);
  console.log(
    `links right                ${share(
      sum(({ linked }) => linked),
      sum(({ read }) => read),
    )}`,
  );
  console.log(
    `planted faults found       ${share(
      sum(({ caught }) => caught),
      sum(({ planted }) => planted),
    )}`,
  );
  console.log(
    `reported and not planted   ${share(
      sum(({ wrong }) => wrong),
      sum(({ reported }) => reported),
    )}; of citations ${share(
      sum(({ wrong }) => wrong),
      sum(({ cited }) => cited),
    )}`,
  );
}
