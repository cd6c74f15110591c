import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

/** An error in a file of settings. */
export interface YamlFault {
  /** Line in the file, from 1. */
  line: number;
  path: readonly PropertyKey[];
  message: string;
}

/** Parses YAML (or JSON) and validates it against a schema. */
export function parseYaml<T extends z.ZodType>(
  text: string,
  schema: T,
): { data: z.output<T> } | { faults: YamlFault[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) return { faults: [{ line: lines.linePos(error.pos[0]).line, path: [], message: error.message }] };
  const read = schema.safeParse(document.toJS() ?? undefined);
  if (read.success) return { data: read.data };
  return {
    faults: read.error.issues.map(({ path, message }) => ({
      line: lineOf(document, path.map(String), lines),
      path,
      message,
    })),
  };
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
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`)).join('');
