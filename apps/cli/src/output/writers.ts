import { github } from './github';
import { html } from './html';
import { human } from './human';
import { junit } from './junit';
import { markdown } from './markdown';
import type { Output } from './outputs';
import type { Run, Writer, WriterOptions } from './writer';
import { sarif } from './sarif';

/** Writes one object a line, in the order of the input: the result as in the API, its position, and its findings. */
const json: Writer = {
  entry: ({ result, file, place, key, findings }) =>
    `${JSON.stringify({ ...result, file, ...place, ...(key !== undefined && { key }), findings })}\n`,
};

export function writerOf(output: Output, options: WriterOptions): Writer {
  return output === 'human' ? human(options) : { json, sarif, junit, github, markdown, html }[output];
}

/** Writes a whole report as text. */
export function wholeReport(output: Output, run: Run, options: WriterOptions): string {
  const writer = writerOf(output, options);
  return run.checked.map((each) => writer.entry?.(each) ?? '').join('') + (writer.end?.(run) ?? '');
}
