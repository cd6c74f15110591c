import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

/** An error in a file of settings. */
export interface YamlFault {
  /** Line in the file, from 1. */
  line: number;
  /** JSON pointer of the value. */
  pointer: string;
  /** Begins with the path of the value, such as `policies[0].failOn`. */
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
  if (error) return { faults: [{ line: lines.linePos(error.pos[0]).line, pointer: '', message: error.message }] };
  const read = schema.safeParse(document.toJS() ?? undefined);
  if (read.success) return { data: read.data };
  const faults = read.error.issues.map(({ path, message }) => ({
    line: lineOf(document, path, lines),
    pointer: path.map((step) => `/${String(step).replace(/~/g, '~0').replace(/\//g, '~1')}`).join(''),
    message: path.length > 0 ? `${z.core.toDotPath(path)}: ${message}` : message,
  }));
  return { faults };
}

/** Finds the line of a value, or of the nearest enclosing value that exists. */
function lineOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
