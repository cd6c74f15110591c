import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { UsageError } from '../exit';

/** Reads a settings file in JSON or YAML. @throws UsageError with file, line and message of each error */
export function loadSettings<T extends z.ZodType>(file: string, schema: T): z.output<T> {
  const lines = new LineCounter();
  const document = parseDocument(readText(file), { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) throw new UsageError(`${file}:${lines.linePos(error.pos[0]).line}: ${error.message}.`);
  const read = schema.safeParse(document.toJS() ?? undefined);
  if (read.success) return read.data;
  const messages = read.error.issues.map((issue) => {
    const path = issue.path.map(String);
    return `${file}:${lineOf(document, path, lines)}: ${path.length > 0 ? `${formatPath(issue.path)}: ` : ''}${issue.message}`;
  });
  throw new UsageError(`${messages.join('\n')}.`);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(
      `The file "${file}" cannot be read: ${error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'}.`,
    );
  }
}

/** Finds the line of a value, or of the nearest enclosing value that exists. */
function lineOf(document: ReturnType<typeof parseDocument>, path: string[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const steps = path.slice(0, length).map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const node: unknown = document.getIn(steps, true);
    const start =
      node && typeof node === 'object' && 'range' in node && Array.isArray(node.range) ? node.range[0] : undefined;
    if (typeof start === 'number') return lines.linePos(start).line;
  }
  return 1;
}

/** Formats a path as `policies[0].failOn`. */
const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`)).join('');
