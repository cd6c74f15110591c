import type { ListReport, InTextReport, Statement } from '@veracite/model/bibliography';
import type { Xray } from '@veracite/model/xray';
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

/** Collects statements. A recommendation follows its weakness and refers to the same entries. */
export class StatementList {
  readonly items: Statement[] = [];

  constructor(private readonly entries: AnalyzedEntry[]) {}

  strength(code: string, text: string, entries: number[]): void {
    this.items.push({ kind: 'strength', code, text, entries });
  }

  /**
   * Adds a weakness and its recommendation, unless `entries` is empty.
   * @param text the sentence, with `{lines}` as a placeholder for the line numbers
   * @param advised entries to which the advice applies
   */
  weakness(code: string, entries: number[], text: string, advice: string, advised = entries): void {
    if (entries.length === 0) return;
    this.items.push({ kind: 'weakness', code, text: this.filled(text, entries), entries });
    this.recommend(code, advised, advice);
  }

  recommend(code: string, entries: number[], text: string): void {
    if (entries.length === 0) return;
    this.items.push({ kind: 'recommendation', code, text: this.filled(text, entries), entries });
  }

  private filled(text: string, entries: number[]): string {
    return text.replaceAll('{lines}', linesText(entries.map((at) => this.entries[at]?.lineNumber ?? at + 1)));
  }
}
