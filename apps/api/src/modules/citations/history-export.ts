import type { CitationRecord, VerificationResult } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import { csvTable } from '@veracite/formatting/export/csv';

export type WholeRecord = CitationRecord & { result: VerificationResult };

/** Removes the asterisks that mark italics. */
const plain = (citation: string | undefined) => citation?.replaceAll('*', '');

const COLUMNS: [string, (record: WholeRecord) => string | undefined | null][] = [
  ['checked', ({ createdAt }) => createdAt],
  ['status', ({ status }) => (status === 'fake' ? 'invalid' : status)],
  ['detail', ({ result }) => detailOf(result)],
  ['citation', ({ originalText }) => originalText],
  ['reason', ({ reason }) => reason],
  ['title', ({ extractedDetails }) => extractedDetails?.title],
  ['authors', ({ extractedDetails }) => extractedDetails?.authors?.join('; ')],
  ['year', ({ extractedDetails }) => extractedDetails?.year?.toString()],
  ['journal', ({ extractedDetails }) => extractedDetails?.journal],
  ['DOI', ({ extractedDetails }) => extractedDetails?.doi],
  ['APA', ({ result }) => plain(result.correctedCitation?.apa)],
  ['MLA', ({ result }) => plain(result.correctedCitation?.mla)],
  ['Chicago', ({ result }) => plain(result.correctedCitation?.chicago)],
  ['sources', ({ sourceLinks }) => sourceLinks.join(' ')],
];

/** Writes records as one CSV file, chunk by chunk. */
export async function* csvOf(pages: AsyncIterable<WholeRecord[]>): AsyncGenerator<string> {
  yield `\uFEFF${csvTable([COLUMNS.map(([name]) => name)])}`;
  for await (const records of pages)
    yield csvTable(records.map((record) => COLUMNS.map(([, read]) => read(record) ?? '')));
}

/** Writes records with their full results as one JSON list, chunk by chunk. */
export async function* jsonOf(pages: AsyncIterable<WholeRecord[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const records of pages) {
    for (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
