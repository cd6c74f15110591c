import type { CheckedReference } from '@veracite/contracts/checked-references';
import type { CitationRecord, VerificationResult } from '@veracite/contracts/citations';
import { detailOf } from '@veracite/contracts/states';
import { csvTable } from '@veracite/formatting/export/csv';
import { checkedLine, withMarks } from '@veracite/report/checked';

export type WholeRecord = CitationRecord & { result: VerificationResult };
type ExportedRecord = CitationRecord & { result: ReturnType<typeof withMarks<VerificationResult>> };

/** Adds what people say about the references. */
const marked = (record: WholeRecord, marks: readonly CheckedReference[]): ExportedRecord => ({
  ...record,
  result: withMarks(record.result, marks),
});

/** Removes the asterisks that mark italics. */
const plain = (citation: string | undefined) => citation?.replaceAll('*', '');

const COLUMNS: [string, (record: ExportedRecord) => string | undefined | null][] = [
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
  ['checked by people', ({ result }) => result.checkedByHand?.map(checkedLine).join('; ')],
];

const rowOf = (record: ExportedRecord) => COLUMNS.map(([, read]) => read(record) ?? '');

/** Writes records as one CSV file, chunk by chunk. */
export async function* csvOf(
  pages: AsyncIterable<WholeRecord[]>,
  marks: readonly CheckedReference[] = [],
): AsyncGenerator<string> {
  yield `\uFEFF${csvTable([COLUMNS.map(([name]) => name)])}`;
  for await (const records of pages) yield csvTable(records.map((record) => rowOf(marked(record, marks))));
}

/** Writes records with their full results as one JSON list, chunk by chunk. */
export async function* jsonOf(
  pages: AsyncIterable<WholeRecord[]>,
  marks: readonly CheckedReference[] = [],
): AsyncGenerator<string> {
  let before = '[\n';
  for await (const records of pages) {
    for (const record of records) {
      yield before + JSON.stringify(marked(record, marks));
      before = ',\n';
    }
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
