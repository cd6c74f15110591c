import type { ListReport, InTextReport, Statement } from '@veracite/model/bibliography';
import type { Xray } from '@veracite/model/xray';
import { writeSentence } from '@veracite/text/sentence';
import texts from '../../data/statements.json';
import type { AnalyzedEntry } from './analyzed-entry';
import { linesText } from './wording';

/** Input of the statements about a bibliography. */
export interface Findings {
  entries: AnalyzedEntry[];
  averageCompleteness: number;
  list: ListReport;
  inText?: InTextReport;
  xray: Xray;
}

/** A row of `data/statements.json`. */
interface Row {
  /** Code of the statements; the key of the row by default. */
  code?: string;
  strength?: string;
  weakness?: string;
  /** The recommendation that follows the weakness. */
  advice?: string;
}

type StatementCode = keyof typeof texts;

/** Collects statements. A recommendation follows its weakness and refers to the same entries. */
export class StatementList {
  readonly items: Statement[] = [];

  constructor(private readonly entries: AnalyzedEntry[]) {}

  /**
   * Adds the statements of a row, unless `entries` is empty.
   * @param values of the sentences, besides `n`, `total` and `lines`
   * @param advised entries to which the advice applies
   */
  add(key: StatementCode, entries: number[], values: Record<string, string> = {}, advised = entries): void {
    if (entries.length > 0) this.addAlways(key, values, entries, advised);
  }

  /** Adds the statements of a row, which may be about no entry. */
  addAlways(key: StatementCode, values: Record<string, string>, entries: number[] = [], advised = entries): void {
    const { code = key, strength, weakness, advice }: Row = texts[key];
    this.push('strength', code, strength, entries, values);
    this.push('weakness', code, weakness, entries, values);
    if (entries.length === 0 || advised.length > 0) this.push('recommendation', code, advice, advised, values);
  }

  private push(
    kind: Statement['kind'],
    code: string,
    text: string | undefined,
    entries: number[],
    values: Record<string, string>,
  ): void {
    if (text === undefined) return;
    const lines = linesText(entries.map((index) => this.entries[index]?.lineNumber ?? index + 1));
    const counts = { n: String(entries.length), total: String(this.entries.length), lines };
    this.items.push({ kind, code, text: writeSentence(text, { ...counts, ...values }), entries });
  }
}
