/**
 * The records of a JSON text that is too large to be read whole: one object a line, an array of objects, or an object
 * whose array is named "items", "results", "data" or "records" (as Crossref's and DOAJ's dumps are).
 * A record that is no JSON is passed over.
 */
export async function* jsonRecords(pieces: AsyncIterable<string>): AsyncGenerator<unknown> {
  const cutter = new Cutter();
  for await (const piece of pieces) {
    for (const text of cutter.feed(piece)) {
      const record = parsed(text);
      if (record !== undefined) yield record;
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // One broken record is no reason to lose a million good ones.
    return undefined;
  }
}

const LIST = /"(?:items|results|data|records)"\s{0,20}:\s{0,20}\[$/;

/** Cuts out the objects of the level at which the records stand, minding strings and escapes. */
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
