import { github } from './github';
import { human } from './human';
import { json } from './json';
import { junit } from './junit';
import { markdown } from './markdown';
import type { Output } from './outputs';
import type { Run, Writer, WriterOptions } from './writer';
import { sarif } from './sarif';

export function writerOf(output: Output, options: WriterOptions): Writer {
  return output === 'human' ? human(options) : { json, sarif, junit, github, markdown }[output];
}

/** Writes a whole report as text. */
export function wholeReport(output: Output, run: Run, options: WriterOptions): string {
  const writer = writerOf(output, options);
  return run.checked.map((each) => writer.entry?.(each) ?? '').join('') + (writer.end?.(run) ?? '');
}
