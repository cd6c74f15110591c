import type { ListReport, InTextReport, Statement } from '@veracite/model/bibliography';
import type { Xray } from '@veracite/model/xray';
import type { AnalysedEntry } from './entries';
import { linesText } from './wording';

/** All that sentences can be made from. */
export interface Findings {
  entries: AnalysedEntry[];
  averageCompleteness: number;
  list: ListReport;
  inText?: InTextReport;
  xray: Xray;
}

/** Collects sentences; a recommendation follows the weakness it answers and speaks of the same entries. */
export class StatementList {
  readonly statements: Statement[] = [];

  constructor(private readonly entries: AnalysedEntry[]) {}

  strength(code: string, text: string, entries: number[]): void {
    this.statements.push({ kind: 'strength', code, text, entries });
  }

  /**
   * Nothing is said when `entries` is empty.
   * @param text with `{lines}` where the lines are to stand
   * @param advised those of them for whom the advice can be followed
   */
  weakness(code: string, entries: number[], text: string, advice: string, advised = entries): void {
    if (entries.length === 0) return;
    this.statements.push({ kind: 'weakness', code, text: this.filled(text, entries), entries });
    this.recommend(code, advised, advice);
  }

  recommend(code: string, entries: number[], text: string): void {
    if (entries.length === 0) return;
    this.statements.push({ kind: 'recommendation', code, text: this.filled(text, entries), entries });
  }

  private filled(text: string, entries: number[]): string {
    return text.replaceAll('{lines}', linesText(entries.map((at) => this.entries[at]?.lineNumber ?? at + 1)));
  }
}
