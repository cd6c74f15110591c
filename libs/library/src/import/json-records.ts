/**
 * The texts of the records of a JSON text that is too large to be read whole: one object a line, an array of objects, or
 * an object whose array is named "items", "results", "data", "records" or "notes" (as in the files of
 * Crossref, DOAJ and OpenReview).
 */
export async function* jsonTexts(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let head = '';
  let reading: LineReader | Cutter | undefined;
  for await (const piece of pieces) {
    if (reading) {
      yield* reading.feed(piece);
      continue;
    }
    head += piece;
    if (!head.includes('\n') && head.length < HEAD_MAX) continue;
    reading = isLines(head) ? new LineReader() : new Cutter();
    yield* reading.feed(head);
  }
  reading ??= new Cutter();
  if (head !== '' && !head.includes('\n') && head.length < HEAD_MAX) yield* reading.feed(head);
  yield* reading.end();
}

/** A first line longer than this is no record. */
const HEAD_MAX = 1 << 20;

/** Checks whether each line is one object, so that the file can be split at line ends. */
function isLines(head: string): boolean {
  const line = head.slice(0, head.indexOf('\n')).trim();
  if (!/^\{.*\}$/.test(line)) return false;
  try {
    const first = JSON.parse(line) as Record<string, unknown>;
    return !LISTS.some((name) => Array.isArray(first[name]));
  } catch {
    // Then it is the beginning of something longer, or broken: the cutter copes with both.
    return false;
  }
}

class LineReader {
  private rest = '';

  feed(piece: string): string[] {
    const lines = (this.rest + piece).split('\n');
    this.rest = lines.pop() ?? '';
    return lines.filter((line) => line.length > 1);
  }

  end(): string[] {
    return this.rest.trim() === '' ? [] : [this.rest];
  }
}

const LISTS = ['items', 'results', 'data', 'records', 'notes'];
const LIST = /"(?:items|results|data|records|notes)"\s{0,20}:\s{0,20}\[$/;

/** Cuts out the objects at the level of the records. Braces in strings do not count. */
class Cutter {
  private depth = 0;
  private base = 0;
  private inString = false;
  private escaped = false;
  private record = '';

  feed(piece: string): string[] {
    const found: string[] = [];
    for (const char of piece) {
      if (this.depth > this.base || char === '{') this.record += char;
      if (this.escaped) this.escaped = false;
      else if (this.inString && char === '\\') this.escaped = true;
      else if (char === '"') this.inString = !this.inString;
      else if (!this.inString) this.step(char, found);
    }
    return found;
  }

  end(): string[] {
    return [];
  }

  private step(char: string, found: string[]): void {
    if (char === '{') this.depth += 1;
    if (char === '[' && this.depth === 1 && this.base === 0 && LIST.test(this.record.slice(-40))) {
      this.base = 1;
      this.record = '';
    }
    if (char !== '}') return;
    this.depth -= 1;
    if (this.depth === this.base) {
      found.push(this.record);
      this.record = '';
    }
    if (this.depth < this.base) this.base = this.depth;
  }
}
