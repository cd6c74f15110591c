import type { CheckEntry } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { MatchedRecord } from '@veracite/model/work';
import type { CollectionExport, Decision, Flag, Paper } from '@veracite/contracts/collections';
import { nameOfState } from '@veracite/contracts/states';
import { csvTable } from '@veracite/formatting/export/csv';
import { deskNames } from '@veracite/report/strings/desk';
import { printable } from '@veracite/text/printable';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';

/** The value of a cell; undefined for an empty one. */
type Cell = string | number | boolean | Date | undefined;
/** A paper, or a flagged or decided reference of it. */
interface Row {
  paper: Paper;
  entry?: CheckEntry;
  flag?: Flag;
  decision?: Decision;
}
type Column = readonly [name: string, read: (row: Row) => Cell];

const rounded = (number?: number): number | undefined => number && Number(number.toFixed(3));

const PAPER_COLUMNS: readonly Column[] = [
  ['file', ({ paper: { name } }) => name],
  ['title', ({ paper: { title } }) => title],
  ['DOI', ({ paper: { identifiers } }) => identifiers.doi],
  ['arXiv', ({ paper: { identifiers } }) => identifiers.arxiv],
  ['state', ({ paper: { state } }) => deskNames.states[state]],
  ['fault', ({ paper: { fault } }) => fault],
  ['references', ({ paper: { references } }) => references],
  ['settled', ({ paper: { settled } }) => settled],
  ['expected invented', ({ paper: { assessment } }) => rounded(assessment?.expected)],
  ['at least', ({ paper: { assessment } }) => rounded(assessment?.interval[0])],
  ['at most', ({ paper: { assessment } }) => rounded(assessment?.interval[1])],
  ['against the policy', ({ paper: { assessment } }) => assessment?.isAgainst],
  ['policy version', ({ paper: { assessment } }) => assessment?.policyVersion],
  ['reason', ({ paper: { assessment } }) => assessment?.line],
  ['flags', ({ paper: { assessment } }) => assessment?.flags.length],
  ['undecided', ({ paper: { undecided } }) => undecided],
  ['signals', ({ paper: { signals } }) => signals.map(({ message }) => message).join(' ') || undefined],
];

const REFERENCE_COLUMNS: readonly Column[] = [
  ['number', ({ entry }) => entry && entry.position + 1],
  ['reference', ({ entry }) => entry?.shown ?? entry?.raw],
  ['flag', ({ flag }) => flag && deskNames.rules[flag.rule]],
  ['counts', ({ flag }) => flag?.counts],
  ['flag reason', ({ flag }) => flag?.message],
  ['status', ({ entry }) => entry?.result && nameOfState(entry.result.status)],
  ['confidence', ({ entry }) => rounded(entry?.result?.confidence)],
  ['nearest work', (record) => nearest(record)?.csl.title],
  ['nearest DOI', (record) => nearest(record)?.doi],
  ['databases asked', ({ entry }) => askedOf(entry?.result)],
  ['decision', ({ decision }) => decision && deskNames.decisions[decision.kind]],
  ['decision reason', ({ decision }) => decision?.reason],
  ['in all papers', ({ decision }) => decision?.everywhere],
  ['decided by', ({ decision }) => decision?.user ?? undefined],
  ['decided at', ({ decision }) => decision && new Date(decision.decidedAt)],
];

/** Returns the matched work, or the most similar one of a reference without a match. */
const nearest = ({ entry }: Row): MatchedRecord | undefined => entry?.result?.match ?? entry?.result?.suggestions[0];

const askedOf = (result: VerificationResult | undefined): string | undefined => {
  const answered = result?.consulted.filter(({ outcome }) => outcome === 'answered').map(({ source }) => source);
  return [...new Set(answered)].join(', ') || undefined;
};

/** Returns the flagged and decided references of a paper, in the order of the paper. */
const referencesOf = (paper: Paper): Row[] =>
  paper.entries.map((entry) => {
    const isHere = ({ position }: { position: number }) => position === entry.position;
    return { paper, entry, flag: paper.assessment?.flags.find(isHere), decision: paper.decisions.find(isHere) };
  });

const rowsOf = (columns: readonly Column[], rows: readonly Row[]): Cell[][] => [
  columns.map(([name]) => name),
  ...rows.map((row) => columns.map(([, read]) => read(row))),
];

/** Builds three tables of a collection: its papers, their flagged references, and the decisions. Each has a row of names. */
export function deskTable(papers: readonly Paper[]): { name: string; rows: Cell[][] }[] {
  const references = papers.flatMap(referencesOf);
  const columns = [...PAPER_COLUMNS.slice(0, 1), ...REFERENCE_COLUMNS];
  const ofDecisions = columns.filter(([name]) => /^(?:file|number|reference|decision|decided|in all)/.test(name));
  const decided = references.filter(({ decision }) => decision);
  const rows = papers.map((paper) => ({ paper }));
  return [
    { name: 'papers', rows: rowsOf(PAPER_COLUMNS, rows) },
    { name: 'references', rows: rowsOf(columns, references) },
    { name: 'decisions', rows: rowsOf(ofDecisions, decided) },
  ];
}

/**
 * Exports one table as CSV (RFC 4180, with a byte order mark): a line for each flagged or decided reference with the columns of
 * its paper, and one line for a paper without any.
 */
export function toCsv(papers: readonly Paper[]): string {
  const rows = papers.flatMap((paper) => (paper.entries.length > 0 ? referencesOf(paper) : [{ paper }]));
  const textOf = (cell: Cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));
  const cells = rowsOf([...PAPER_COLUMNS, ...REFERENCE_COLUMNS], rows).map((row) => row.map(textOf));
  return `\uFEFF${csvTable(cells)}`;
}

/** Exports the tables of `deskTable` as sheets of an Excel workbook. Text is never a formula. */
export async function toXlsx(papers: readonly Paper[]): Promise<Uint8Array> {
  const sheets = deskTable(papers).map(({ name, rows: [head = [], ...rows] }) => ({
    sheet: name,
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
    columns: head.map((column) => ({ width: WIDE.test(String(column)) ? 50 : 14 })),
    data: [
      head.map((column) => ({ value: String(column), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(xlsxCell)),
    ],
  }));
  return writeXlsxFile(sheets).toBuffer();
}

const WIDE = /^(?:file|title|reason|reference|nearest work|.* reason|signals)$/;
/** Longest text of a cell in Excel. */
const CELL_MAX = 32_767;

const xlsxCell = (cell: Cell): XlsxCell =>
  typeof cell === 'string' ? { value: printable(cell).slice(0, CELL_MAX), type: String } : cell;

export const COLLECTION_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type CollectionFormat = (typeof COLLECTION_FORMATS)[number];

/** Writes a collection as a file. */
export async function writeCollection(
  format: CollectionFormat,
  collection: CollectionExport['collection'],
  papers: Paper[],
): Promise<string | Uint8Array> {
  if (format === 'xlsx') return toXlsx(papers);
  return format === 'csv' ? toCsv(papers) : toJson(collection, papers);
}

/** Exports a collection as JSON; `CollectionExport` is its schema. */
export function toJson(collection: CollectionExport['collection'], papers: Paper[], now = new Date()): string {
  const { id, name, policy, policyVersion } = collection;
  const exported: CollectionExport = {
    format: 'veracite-collection/1',
    exportedAt: now.toISOString(),
    collection: { id, name, policy, policyVersion },
    papers,
  };
  return JSON.stringify(exported);
}
