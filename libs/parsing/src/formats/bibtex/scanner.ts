import type { Span } from '@veracite/model/reference';

/** The beginning of an entry on its own line. If it matches inside a value, the value was not closed. */
const NEXT_ENTRY = /\n\s{0,8}@\s{0,4}[A-Za-z]{2,30}\s{0,4}[{(]/y;
/** `author = "A, B, title = "T"`: the value is not closed before the next field. */
const NEXT_FIELD = /,\s*[A-Za-z]{2,20}\s*=\s*$/;

const BLANKS = /\s*/y;
const BETWEEN_FIELDS = /[\s,]*/y;
const COMMENT = /%[^\n\r]*/y;
const NAME = /[\w:.+/*-]*/y;
const WORD = /[^\s,#{}()"=]*/y;
const KEY = /[^,}\n=]*/y;

/** Characters that all strings used in a file may expand to: this many, and this many times the length of the file. */
const MIN_EXPANSION = 10_000;
const MAX_GROWTH = 4;

/** Reads the keys, fields and values of entries in a BibTeX file, starting at position `at`. */
export class Scanner {
  at = 0;
  /** Positions of the values that the last call of `fields` returned. */
  values = new Map<string, Span>();
  /** A brace or quotation mark is not closed, or there is text between two fields. The caller resets it. */
  isBroken = false;
  /** Name of a string that was not expanded because the file would become too long. The caller resets it. */
  unexpanded?: string | undefined;
  private allowance: number;

  /** @param macros strings by name in lower case; undefined for a string that is too long to expand */
  constructor(
    private readonly text: string,
    private readonly macros: ReadonlyMap<string, string | undefined>,
  ) {
    this.allowance = MIN_EXPANSION + MAX_GROWTH * text.length;
  }

  key(): string {
    const start = this.at;
    const key = this.take(KEY);
    if (this.text.charAt(this.at) !== '=') return key.trim();
    // An entry without a key: this is the name of the first field.
    this.at = start;
    return '';
  }

  /** Reads fields up to the end of the entry: names in lower case, values as written. The first of two fields with one name counts. */
  fields(): Map<string, string> {
    const fields = new Map<string, string>();
    this.values = new Map();
    for (;;) {
      this.take(BETWEEN_FIELDS);
      while (this.take(COMMENT)) this.take(BETWEEN_FIELDS);
      const char = this.text.charAt(this.at);
      if (char === '}' || char === ')') {
        this.at += 1;
        return fields;
      }
      if (char === '@' || !char) {
        this.isBroken = true;
        return fields;
      }
      const name = this.take(NAME).toLowerCase();
      this.take(BLANKS);
      if (name && this.text.charAt(this.at) === '=') {
        this.at += 1;
        this.take(BLANKS);
        const start = this.at;
        const value = this.value();
        if (fields.has(name)) continue;
        fields.set(name, value);
        this.values.set(name, { start, end: start + this.text.slice(start, this.at).trimEnd().length });
      } else if (fields.size === 0 || !this.toNextField()) return fields;
    }
  }

  /** Skips text between fields ("title = {A} and more,"), up to a comma or the end of the entry. Returns whether there is one. */
  private toNextField(): boolean {
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text.charAt(this.at);
      if (char === ',' || char === '}') break;
      if (char === '\n' && this.endsHere()) return false;
      if (char === '{') {
        this.braced();
        this.at -= 1;
      }
    }
    this.isBroken = true;
    return this.at < this.text.length;
  }

  private value(): string {
    let value = '';
    for (;;) {
      this.take(BLANKS);
      const char = this.text.charAt(this.at);
      if (char === '{') value += this.braced();
      else if (char === '"') value += this.quoted();
      else value += this.expand(this.take(WORD));
      this.take(BLANKS);
      if (this.text.charAt(this.at) !== '#') return value;
      this.at += 1;
    }
  }

  /** Returns the text of a string, or the word itself if there is no such string or its text is too long. */
  private expand(word: string): string {
    const name = word.toLowerCase();
    if (!this.macros.has(name)) return word;
    const text = this.macros.get(name);
    if (text === undefined || text.length > this.allowance) {
      this.unexpanded = word;
      return word;
    }
    this.allowance -= text.length;
    return text;
  }

  /** Skips the braces that begin here. */
  skipBraces(): void {
    if (this.text.charAt(this.at) === '{') this.braced();
  }

  /** Reads the contents of the braces that begin here or after white space. */
  group(): string {
    this.take(BLANKS);
    return this.text.charAt(this.at) === '{' ? this.braced() : '';
  }

  /** Moves to the next opening brace. Returns whether there is one. */
  toBrace(): boolean {
    const found = this.text.indexOf('{', this.at);
    if (found >= 0) this.at = found;
    return found >= 0;
  }

  private endsHere(): boolean {
    NEXT_ENTRY.lastIndex = this.at;
    if (!NEXT_ENTRY.test(this.text)) return false;
    this.isBroken = true;
    return true;
  }

  private braced(): string {
    const start = this.at + 1;
    let depth = 0;
    for (; this.at < this.text.length; this.at += 1) {
      const char = this.text.charAt(this.at);
      if (char === '\n' && this.endsHere()) return this.text.slice(start, this.at);
      if (char === '\\') this.at += 1;
      else if (char === '{') depth += 1;
      else if (char === '}' && (depth -= 1) === 0) break;
    }
    if (this.at >= this.text.length) this.isBroken = true;
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
      if (char === '\n' && this.endsHere()) return this.text.slice(start, this.at);
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

  /** Reads what a sticky pattern matches here. */
  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }
}
