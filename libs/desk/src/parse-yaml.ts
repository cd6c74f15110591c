import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';

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
  const read = schema.safeParse(document.toJS() ?? undefined, { error: messageOf });
  if (read.success) return { data: read.data };
  return {
    faults: read.error.issues.map(({ path, message }) => ({ line: lineOf(document, path, lines), path, message })),
  };
}

const TYPES: Partial<Record<string, string>> = {
  number: 'a number',
  int: 'a whole number',
  string: 'a string',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of settings',
  record: 'an object of settings',
  date: 'a date, as YYYY-MM-DD',
};

/** Describes an error for which the schema has no message of its own. */
function messageOf(issue: z.core.$ZodRawIssue): string {
  const { code, input } = issue;
  if (code === 'unrecognized_keys') return `unknown setting ${issue.keys.join(', ')}`;
  if (input === undefined) return 'is required';
  if (code === 'invalid_value')
    return issue.values.length > 1
      ? `"${String(input)}" is not one of ${issue.values.join(', ')}`
      : `must be ${String(issue.values[0])}`;
  if (code === 'invalid_type') return `must be ${TYPES[issue.expected] ?? issue.expected}`;
  if (code === 'invalid_format') return `must be ${TYPES[issue.format] ?? issue.format}`;
  if (code === 'too_small') return typeof input === 'string' ? 'is too short' : `must be at least ${issue.minimum}`;
  return code === 'too_big' ? `must be at most ${issue.maximum}` : 'is not valid';
}

/** Finds the line of a value, or of the nearest enclosing value that exists. */
function lineOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[], lines: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined;
    if (node?.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}

/** Formats a path as `policies[0].failOn`. */
export const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((step, at) => (typeof step === 'number' ? `[${step}]` : `${at > 0 ? '.' : ''}${String(step)}`)).join('');
