/**
 * `npm run lab -- bench:documents`: how long PDF files of 20 and of 300 pages take to be read and linked, each in a process of its own
 * and there in a thread with the product's limits, and the most memory that process had. The files are typeset of works at hand and sentences of our own; needs pdflatex.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seeded } from '@veracite/testing/seeded';
import { SETTINGS, typeset } from '../documents/generated/latex';
import { manuscriptOf } from '../documents/generated/manuscript';
import { worksFor } from '../documents/generated/works';
import { readInWorkerThread } from '../../../cli/src/read-in-worker-thread';

interface Figures {
  pages: number;
  references: number;
  citations: number;
  seconds: number;
  /** Of the processor, over all its threads: a machine that does other things does not lengthen them. */
  work: number;
  megabytes: number;
}

/** What is asked of a reading, for the pages that a document has at least. */
const CASES = [
  { pages: 20, references: 60, seconds: 2, megabytes: 400 },
  { pages: 300, references: 300, seconds: 12, megabytes: 400 },
];
const RUNS = 3;
/** Memory as the product gives; time without end, for a slow machine is to be measured as well. */
const LIMITS = { ms: 600_000, megabytes: 384 };

const [what, file = ''] = process.argv.slice(2);
if (what === '--read') process.stdout.write(JSON.stringify(await figuresOf(file)));
else await main();

/** In a process that does nothing else. */
async function figuresOf(name: string): Promise<Figures> {
  const bytes = new Uint8Array(readFileSync(name));
  const before = process.cpuUsage();
  const start = performance.now();
  const { document, report } = await readInWorkerThread(
    name,
    bytes,
    LIMITS,
    path.resolve('dist/cli/document-thread.mjs'),
  );
  const seconds = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  return {
    pages: document.pages?.length ?? 0,
    references: report.references.length,
    citations: report.citations.length,
    seconds,
    work: (user + system) / 1e6,
    megabytes: process.resourceUsage().maxRSS / 1024,
  };
}

async function main(): Promise<void> {
  const works = worksFor('development');
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-documents-'));
  try {
    for (const wanted of CASES)
      for (const setting of SETTINGS.filter(({ name }) => /plainnat|two columns/.test(name))) {
        const pdf = made(works, setting, wanted, folder);
        const runs = Array.from({ length: RUNS }, () => readIn(pdf)).sort((a, b) => a.seconds - b.seconds);
        const middle = runs[Math.floor(RUNS / 2)] as Figures;
        const most = Math.max(...runs.map(({ megabytes }) => megabytes));
        const isWithin = middle.seconds <= wanted.seconds && most <= wanted.megabytes;
        console.log(
          `${setting.name.padEnd(24)} ${middle.pages} pages, ${middle.references} references, ${middle.citations} citations: ` +
            `${middle.seconds.toFixed(2)} s of ${wanted.seconds} (${middle.work.toFixed(2)} s of the processor), ${Math.round(most)} MB of ${wanted.megabytes}${isWithin ? '' : '  BEYOND'}`,
        );
      }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readIn(pdf: string): Figures {
  const out = execFileSync(process.execPath, [process.argv[1] ?? '', '--read', pdf], { encoding: 'utf8' });
  return JSON.parse(out) as Figures;
}

/** A file of as many pages: the text is repeated until they are full. */
function made(
  works: ReturnType<typeof worksFor>,
  setting: (typeof SETTINGS)[number],
  { pages, references }: (typeof CASES)[number],
  folder: string,
): string {
  const manuscript = manuscriptOf(works.slice(0, references + 20), {
    ...setting,
    random: seeded(3),
    count: references,
    hasFaults: false,
  });
  const { paragraphs } = manuscript;
  for (let times = 1; ;) {
    const long = { ...manuscript, paragraphs: Array.from({ length: times }, () => paragraphs).flat() };
    const { pdf } = typeset(long, setting, folder);
    const count = Number(/Output written on main\.pdf \((\d+) pages/.exec(logOf(folder))?.[1]);
    if (Number.isNaN(count)) throw new Error(`${setting.name} could not be typeset`);
    if (count < pages) {
      times = Math.max(times + 1, Math.ceil((1.05 * times * pages) / count));
      continue;
    }
    const place = path.join(folder, `${pages}.pdf`);
    writeFileSync(place, pdf);
    return place;
  }
}

function logOf(folder: string): string {
  return readFileSync(path.join(folder, 'main.log'), 'latin1').replace(/\n/g, ' ');
}
