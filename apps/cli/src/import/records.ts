/**
 * The records of a JSON file, one after another: JSON lines are streamed; a file that is one value is read whole,
 * and is a list, or an object that holds one (`items` of Crossref's dumps, `results` and `message.items` of replies).
 * @param lines of the file
 * @throws SyntaxError when it is neither
 */
export async function* records(lines: AsyncIterable<string>): AsyncGenerator<unknown> {
  let whole: string[] | undefined;
  for await (const line of lines) {
    if (whole) whole.push(line);
    else if (line.trim()) {
      const record = asRecord(line);
      if (record === undefined) whole = [line];
      else yield* listIn(record);
    }
  }
  if (whole) yield* listIn(JSON.parse(whole.join('\n')));
}

/** The line's record, or undefined when it is only the beginning of one. */
function asRecord(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    // The first line of a value that goes on.
    return undefined;
  }
}

interface Holder {
  items?: unknown[];
  results?: unknown[];
  data?: unknown[];
  message?: { items?: unknown[] };
}

function listIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { items, results, data, message } = (value ?? {}) as Holder;
  return [items, results, data, message?.items].find(Array.isArray) ?? [value];
}
