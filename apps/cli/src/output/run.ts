import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import type { Checked } from '../entries/checked';

/** All that one run came to. */
export interface Run {
  version: string;
  files: readonly string[];
  checked: readonly Checked[];
}

/** How a form is written: entry by entry as they come, or at the end, or both. */
export interface Writer {
  entry?(checked: Checked): string;
  end?(run: Run): string;
}

export interface WriterOptions {
  style: Style;
  /** Only entries against which something is to be said. */
  isQuiet: boolean;
  isColoured: boolean;
}

/** How many of the entries have a status. */
export function countOf(checked: readonly Checked[], status: Status): number {
  return checked.filter(({ result }) => result.status === status).length;
}
