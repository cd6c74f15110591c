import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import type { CheckedEntry } from '../entries/checked-entry';

export interface Run {
  version: string;
  files: readonly string[];
  checked: readonly CheckedEntry[];
}

/** Writes an output format: entry by entry, at the end, or both. */
export interface Writer {
  entry?(checked: CheckedEntry): string;
  end?(run: Run): string;
}

export interface WriterOptions {
  style: Style;
  /** True to print only entries with findings. */
  onlyFindings: boolean;
  isColored: boolean;
}

export function countOf(checked: readonly CheckedEntry[], status: Status): number {
  return checked.filter(({ result }) => result.status === status).length;
}
