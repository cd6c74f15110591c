/** Returns rows of comma- or tab-separated text by the names in the first line (RFC 4180: quoted fields may have line breaks). */
export async function* csvRows(lines: AsyncIterable<string>): AsyncGenerator<Record<string, string>> {
  let head: string[] | undefined;
  let pending = '';
  let separator = ',';
  for await (const line of lines) {
    pending = pending === '' ? line : `${pending}\n${line}`;
    // A record is whole when its quotes pair up.
    if ((pending.split('"').length - 1) % 2 === 1) continue;
    if (head === undefined) {
      separator = pending.includes('\t') ? '\t' : ',';
      head = fields(pending.replace(/^\uFEFF/, ''), separator);
    } else if (pending !== '') {
      const values = fields(pending, separator);
      yield Object.fromEntries(head.map((name, at) => [name, values[at] ?? '']));
    }
    pending = '';
  }
}

function fields(record: string, separator: string): string[] {
  const found: string[] = [];
  let field = '';
  let quoted = false;
  for (let at = 0; at < record.length; at += 1) {
    const char = record.charAt(at);
    if (quoted && char === '"' && record.charAt(at + 1) === '"') {
      field += '"';
      at += 1;
    } else if (char === '"') quoted = !quoted;
    else if (char === separator && !quoted) {
      found.push(field);
      field = '';
    } else field += char;
  }
  return [...found, field];
}
