/** Published papers with numbered references, read with the product's own code from a mirror of a public repository. */
import { appendFileSync, existsSync } from 'node:fs';
import type { CslItem } from '@veracite/model/csl';
import { numberedCitations } from '@veracite/verification/fit/numbered-citations';
import type { NumberedCitation } from '@veracite/verification/fit/shifted-numbers';
import { rowsOfFile } from '../../harness/data';
import { openRepository } from '../../harness/mirror';
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

/** Options of the programs that read these papers. */
export const PAPERS = { mirror: '', rows: '.data/numbered-papers.jsonl' };

/** Returns the papers. @param rows file that keeps what was read; it is created when it is absent */
export async function readPapers(mirror: string, rows: string): Promise<NumberedPaper[]> {
  if (!existsSync(rows)) await readAll(mirror, rows);
  return rowsOfFile<NumberedPaper>(rows);
}

async function readAll(mirror: string, rows: string): Promise<void> {
  const { names, read: textOf } = openRepository(mirror, REPOSITORY, /\/PMC\d+\/fulltext\.xml$/);
  for (const [id, name] of new Map(names.map((name) => [name.split('/').at(-2) ?? '', name]))) {
    const read = await readAndCheck({ bytes: textOf(name), name: `${id}.xml` });
    if ('fault' in read) continue;
    const entries = read.report.references.map(({ csl }) => csl);
    const citations = numberedCitations(read.document.text, read.report.citations, entries.length);
    if (citations.length >= MIN_CITATIONS && entries.length >= MIN_ENTRIES)
      appendFileSync(rows, `${JSON.stringify({ id, entries, citations })}\n`);
  }
}
