import type { CollectionExport, Paper } from '@veracite/contracts/collections';
import { csvTable } from '@veracite/formatting/export/csv';
import { printable } from '@veracite/formatting/export/printable';
import writeXlsxFile, { type Cell as XlsxCell } from 'write-excel-file/node';
import { PAPER_COLUMNS, REFERENCE_COLUMNS, referencesOf, type Cell, type Column } from './columns';

/** A table with a name; the first row has the names of the columns. */
export interface Sheet {
  name: string;
  rows: Cell[][];
}

const FILE = PAPER_COLUMNS[0];
/** Columns of decisions; the other columns of references describe the reference. */
const DECISION_COLUMNS = REFERENCE_COLUMNS.filter(([name]) =>
  /^(?:number|reference|decision|decided|in all)/.test(name),
);

/** Builds three tables of a collection: its papers, their flagged references, and the decisions. */
export function deskTable(papers: readonly Paper[]): Sheet[] {
  const references = papers.flatMap(referencesOf);
  const inPaper = <Of extends { paper: Paper }>(columns: readonly Column<Of>[]): Column<Of>[] => [
    ...(FILE ? [[FILE[0], ({ paper }: Of) => FILE[1](paper)] as const] : []),
    ...columns,
  ];
  const decided = references.filter(({ decision }) => decision);
  return [
    { name: 'papers', rows: rowsOf(PAPER_COLUMNS, papers) },
    { name: 'references', rows: rowsOf(inPaper(REFERENCE_COLUMNS), references) },
    { name: 'decisions', rows: rowsOf(inPaper(DECISION_COLUMNS), decided) },
  ];
}

const rowsOf = <Of>(columns: readonly Column<Of>[], of: readonly Of[]): Cell[][] => [
  columns.map(([name]) => name),
  ...of.map((one) => columns.map(([, read]) => read(one))),
];

/**
 * Exports one table as CSV (RFC 4180, with a byte order mark): a line for each flagged or decided reference with the columns of
 * its paper, and one line for a paper without any.
 */
export function toCsv(papers: readonly Paper[]): string {
  const names = [...PAPER_COLUMNS, ...REFERENCE_COLUMNS].map(([name]) => name);
  const rows = papers.flatMap((paper) => {
    const cells = PAPER_COLUMNS.map(([, read]) => read(paper));
    const references = referencesOf(paper);
    if (references.length === 0) return [[...cells, ...REFERENCE_COLUMNS.map(() => undefined)]];
    return references.map((reference) => [...cells, ...REFERENCE_COLUMNS.map(([, read]) => read(reference))]);
  });
  return `\uFEFF${csvTable([names, ...rows.map((row) => row.map(textOf))])}`;
}

const textOf = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''));

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
