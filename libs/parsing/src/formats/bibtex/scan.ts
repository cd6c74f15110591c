import type { Span } from '@veracite/model/reference';

/** An entry as scanned: fields with braces and commands still in them. */
export interface ScannedEntry {
  type: string;
  key: string;
  fields: Map<string, string>;
  span: Span;
  /** A brace or quotation mark was never closed: what follows it was cut off where the next entry or field begins. */
  isBroken?: true;
}

/** Months are macros that every style defines. */
const MACROS = 'jan feb mar apr may jun jul aug sep oct nov dec'
  .split(' ')
  .map((name): [string, string] => [name, name]);

/**
 * Scans a BibTeX or BibLaTeX file. Text outside entries, `@comment` and `@preamble` are passed over; `@string` macros and `#`
 * concatenation are resolved; an entry that is not closed ends where the next one begins.
 */
export function scanBibtex(text: string): ScannedEntry[] {
  const macros = new Map(MACROS);
  const entries: ScannedEntry[] = [];
  const scanner = new Scanner(text, macros);
  const opening = /@\s{0,4}([a-z]{2,30})\s{0,4}[{(]/gi;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const type = (found[1] ?? '').toLowerCase();
    scanner.at = opening.lastIndex;
    if (type === 'comment' || type === 'preamble') {
      scanner.at -= 1;
      scanner.passOver();
      opening.lastIndex = Math.max(opening.lastIndex, scanner.at);
      continue;
    }
    if (type === 'string') {
      for (const [name, value] of scanner.fields()) macros.set(name, value);
    } else {
      const key = scanner.key();
      const fields = scanner.fields();
      entries.push({
        type,
        key,
        fields,
        span: { start: found.index, end: scanner.at },
        ...(scanner.isBroken ? { isBroken: true } : {}),
      });
      scanner.isBroken = false;
    }
    opening.lastIndex = Math.max(opening.lastIndex, scanner.at);
  }
  return entries;
}

/** Where an entry begins on a line of its own; inside a value it says that the value was never closed. */
const NEXT_ENTRY = /\n\s{0,8}@\s{0,4}[A-Za-z]{2,30}\s{0,4}[{(]/y;
/** `author = "A, B, title = "T"`: the value is not closed before the next field. */
const NEXT_FIELD = /,\s*[A-Za-z]{2,20}\s*=\s*$/;

class Scanner {
  at = 0;
  isBroken = false;

  constructor(
    private readonly text: string,
    private readonly macros: ReadonlyMap<string, string>,
  ) {}

  key(): string {
    const start = this.at;
    while (this.at < this.text.length && !/[,}\n=]/.test(this.text.charAt(this.at))) this.at += 1;
    if (this.text.charAt(this.at) === '=') {
      // An entry without a key: what was read is the name of the first field.
      this.at = start;
      return '';
    }
    return this.text.slice(start, this.at).trim();
  }

  fields(): Map<string, string> {
    const fields = new Map<string, string>();
    for (;;) {
      this.skip(/[\s,]/);
      while (this.text.charAt(this.at) === '%') {
        this.skip(/[^\n\r]/);
        this.skip(/[\s,]/);
      }
      const char = this.text.charAt(this.at);
      if (char === '}' || char === ')') {
        this.at += 1;
        return fields;
      }
      const start = this.at;
      this.skip(/[\w:.+/-]/);
      const name = this.text.slice(start, this.at).toLowerCase();
      this.skip(/\s/);
      if (!name || this.text.charAt(this.at) !== '=') return fields;
      this.at += 1;
      const value = this.value();
      if (!fields.has(name)) fields.set(name, value);
    }
  }

  private value(): string {
    let value = '';
    for (;;) {
      this.skip(/\s/);
      const char = this.text.charAt(this.at);
      if (char === '{') value += this.braced();
      else if (char === '"') value += this.quoted();
      else {
        const start = this.at;
        this.skip(/[^\s,#{}()"=]/);
        const word = this.text.slice(start, this.at);
        value += this.macros.get(word.toLowerCase()) ?? word;
      }
      this.skip(/\s/);
      if (this.text.charAt(this.at) !== '#') return value;
      this.at += 1;
    }
  }

  /** What stands in the brace or bracket that begins here. */
  passOver(): void {
    if (this.text.charAt(this.at) === '{') this.braced();
    this.isBroken = false;
  }

  private endsHere(char: string): boolean {
    NEXT_ENTRY.lastIndex = this.at;
    if (char !== '\n' || !NEXT_ENTRY.test(this.text)) return false;
    this.isBroken = true;
    return true;
  }

  private braced(): string {
    const start = this.at + 1;
    let depth = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text.charAt(this.at);
      if (this.endsHere(char)) return this.text.slice(start, this.at);
      if (char === '\\') this.at += 1;
      else if (char === '{') depth += 1;
      else if (char === '}' && (depth -= 1) === 0) break;
    }
    const value = this.text.slice(start, this.at);
    this.at = Math.min(this.at + 1, this.text.length);
    return value;
  }

  private quoted(): string {
    this.at += 1;
    const start = this.at;
    let depth = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text.charAt(this.at);
      if (this.endsHere(char)) return this.text.slice(start, this.at);
      if (char === '\\') this.at += 1;
      else if (char === '{') depth += 1;
      else if (char === '}') depth -= 1;
      else if (char === '"' && depth <= 0) break;
    }
    const value = this.text.slice(start, this.at);
    const next = NEXT_FIELD.exec(value.slice(-60));
    if (next) {
      this.isBroken = true;
      this.at -= next[0].length;
      return this.text.slice(start, this.at);
    }
    this.at = Math.min(this.at + 1, this.text.length);
    return value;
  }

  private skip(what: RegExp): void {
    while (this.at < this.text.length && what.test(this.text.charAt(this.at))) this.at += 1;
  }
}
