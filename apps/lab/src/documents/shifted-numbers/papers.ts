/** Published papers with numbered references, read with the product's own code from a mirror of a public repository. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CslItem } from '@veracite/model/csl';
import { numberedCitations } from '@veracite/verification/fit/numbered-citations';
import type { NumberedCitation } from '@veracite/verification/fit/shifted-numbers';
import { readAndCheck } from '@veracite/verification/in-text/read-and-check';

/** Articles of Europe PMC as JATS, one folder each, named by its PMC number. */
const REPOSITORY = 'petermr/tigr2ess';
const MIN_CITATIONS = 12;
const MIN_ENTRIES = 10;

export interface NumberedPaper {
  id: string;
  entries: CslItem[];
  citations: NumberedCitation[];
}

/** Returns the papers of a half. @param rows file that keeps what was read; it is created when it is absent */
export async function readPapers(mirror: string, rows: string): Promise<NumberedPaper[]> {
  if (!existsSync(rows)) await readAll(mirror, rows);
  return readFileSync(rows, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as NumberedPaper);
}

/** Half of the papers trains the model, and the other half is reported. */
export const isReported = ({ id }: NumberedPaper): boolean =>
  createHash('sha256').update(id).digest().readUInt8() % 2 === 1;

async function readAll(mirror: string, rows: string): Promise<void> {
  const directory = path.join(mirror, REPOSITORY.replace('/', '+'), 'repo');
  const git = (...args: string[]) =>
    execFileSync('git', ['--git-dir', directory, ...args], { maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });
  const found = git('ls-tree', '-r', 'HEAD')
    .toString('utf8')
    .matchAll(/blob (\w+)\t.*\/(PMC\d+)\/fulltext\.xml$/gm);
  for (const [id, blob] of new Map([...found].map(([, blob = '', id = '']) => [id, blob]))) {
    const read = await readAndCheck({ bytes: git('cat-file', 'blob', blob), name: `${id}.xml` });
    if ('fault' in read) continue;
    const entries = read.report.references.map(({ csl }) => csl);
    const citations = numberedCitations(read.document.text, read.report.citations, entries.length);
    if (citations.length >= MIN_CITATIONS && entries.length >= MIN_ENTRIES)
      appendFileSync(rows, `${JSON.stringify({ id, entries, citations })}\n`);
  }
}
