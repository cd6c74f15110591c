import { ACCENTS, ACCENTS_ALONE, AROUND, CHARACTERS, OPERATORS, SWITCHES, WITHOUT_FIRST } from './tables';

const NEEDS_READING = /[\\{}$~]|--|``|''|[?!]`/;

/**
 * Plain characters for LaTeX: accents, letters, symbols, formulas, dashes, quotation marks. Commands for looks vanish, their text
 * stays; a command that nobody knows stays as its name, which says more than nothing. Time is linear in the length.
 */
export function fromLatex(source: string): string {
  if (!NEEDS_READING.test(source)) return source.replace(/\s+/g, ' ').trim();
  return new Reader(source).read().replace(/\s+/g, ' ').normalize('NFC').trim();
}

/** A pair of braces that is open. */
interface Group {
  /** What is printed where it closes. */
  close: string;
  isMath: boolean;
}

const COMMAND = /([A-Za-z@]+)\*?|[\s\S]/y;
const BLANKS = /\s*/y;
const RUN = /[^\\{}$~^_`'?!-]+/y;
const LIGATURE = /---?|``|''|[?!]`/y;

class Reader {
  private at = 0;
  private readonly pieces: string[] = [];
  private isMath = false;
  /** An accent that waits for its letter. */
  private accent = '';
  private readonly groups: Group[] = [];

  constructor(private readonly source: string) {}

  read(): string {
    while (this.at < this.source.length) this.step();
    this.dropAccent();
    return this.pieces.join('');
  }

  private step(): void {
    if (!this.accent && this.run()) return;
    const char = this.source.charAt(this.at);
    if (char === '\\') return this.command();
    if (char === '{') {
      this.at += 1;
      this.open('', this.isMath);
    } else if (char === '}') {
      this.at += 1;
      this.close();
    } else if (char === '$') {
      this.at += this.source.charAt(this.at + 1) === '$' ? 2 : 1;
      this.isMath = !this.isMath;
    } else if (this.isMath && (char === '^' || char === '_')) this.at += 1;
    else if (/\s/.test(char) || char === '~') {
      this.at += 1;
      if (!this.accent) this.print(' ');
    } else this.plain();
  }

  /** A stretch without any sign that means something. */
  private run(): boolean {
    RUN.lastIndex = this.at;
    const found = RUN.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    this.print(found);
    return found !== '';
  }

  /** A letter, with the accent before it; or one of TeX's ligatures of signs. */
  private plain(): void {
    LIGATURE.lastIndex = this.at;
    const found = this.isMath ? undefined : LIGATURE.exec(this.source)?.[0];
    const char = found ?? String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += char.length;
    this.put(found ? (LIGATURES[found] ?? found) : char);
  }

  private put(piece: string): void {
    if (!this.accent || !piece) {
      this.print(piece);
      return;
    }
    const mark = ACCENTS.get(this.accent) ?? '';
    this.accent = '';
    const [letter = '', ...rest] = piece.replace('ı', 'i').replace('ȷ', 'j');
    this.print(letter + mark + rest.join(''));
  }

  private print(piece: string): void {
    if (piece) this.pieces.push(piece);
  }

  private dropAccent(): void {
    this.print(ACCENTS_ALONE.get(this.accent) ?? '');
    this.accent = '';
  }

  private open(close: string, isMath: boolean): void {
    this.groups.push({ close, isMath: this.isMath });
    this.isMath = isMath;
  }

  private close(): void {
    this.dropAccent();
    const group = this.groups.pop();
    if (!group) return;
    this.isMath = group.isMath;
    this.print(group.close);
  }

  private command(): void {
    COMMAND.lastIndex = this.at + 1;
    const [all = '', name = ''] = COMMAND.exec(this.source) ?? [];
    this.at += 1 + all.length;
    if (!name) return this.sign(all);
    if (ACCENTS.has(name)) {
      this.dropAccent();
      this.accent = name;
      return;
    }
    const character = CHARACTERS.get(name);
    if (character !== undefined) return this.symbol(character);
    if (OPERATORS.has(name)) return this.operator(name);
    this.options();
    const around = AROUND.get(name);
    if (WITHOUT_FIRST.has(name)) this.passGroup();
    else if (this.source.charAt(this.at) === '{' && !this.source.startsWith('{}', this.at)) {
      this.at += 1;
      this.print(around?.[0] ?? '');
      this.open(around?.[1] ?? '', name === 'ensuremath' || this.isMath);
    } else if (!SWITCHES.has(name) && !around) this.symbol(name);
    else this.blanks();
  }

  /** A command of one sign: an accent, a space of some width, or the sign itself. */
  private sign(char: string): void {
    if (ACCENTS.has(char)) {
      this.dropAccent();
      this.accent = char;
    } else if (/[-/!@()[\]<>]/.test(char)) {
      if (/[([)\]]/.test(char)) this.isMath = char === '(' || char === '[';
    } else this.put(/[\s,;:\\]/.test(char) ? ' ' : char);
  }

  /** TeX eats the spaces behind the name of a command: "\\Lambda CDM" is ΛCDM. Between signs that are no letters they are kept. */
  private symbol(character: string): void {
    const isSpaced = /\s$/.test(this.pieces.at(-1) ?? '') && !/\p{L}/u.test(character);
    this.put(character);
    const had = this.blanks();
    if (had && isSpaced) this.print(' ');
  }

  private operator(name: string): void {
    if (/[\p{L}\p{N})\]}]$/u.test(this.pieces.at(-1) ?? '')) this.print(' ');
    this.put(name);
    this.blanks();
    if (/^[\p{L}\p{N}\\]/u.test(this.source.charAt(this.at))) this.print(' ');
  }

  private blanks(): boolean {
    BLANKS.lastIndex = this.at;
    const length = BLANKS.exec(this.source)?.[0].length ?? 0;
    this.at += length;
    if (this.source.startsWith('{}', this.at)) this.at += 2;
    return length > 0;
  }

  /** `[…]` behind a command. */
  private options(): void {
    const found = /\s*\[[^\]{}]{0,80}\]/y;
    found.lastIndex = this.at;
    this.at += found.exec(this.source)?.[0].length ?? 0;
    const blanks = /\s*(?=\{)/y;
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.source)?.[0].length ?? 0;
  }

  private passGroup(): void {
    if (this.source.charAt(this.at) !== '{') return;
    let depth = 0;
    for (; this.at < this.source.length; this.at += 1) {
      const char = this.source.charAt(this.at);
      if (char === '\\') this.at += 1;
      else if (char === '{') depth += 1;
      else if (char === '}' && (depth -= 1) === 0) break;
    }
    this.at = Math.min(this.at + 1, this.source.length);
  }
}

const LIGATURES: Record<string, string> = { '--': '–', '---': '—', '``': '"', "''": '"', '?`': '¿', '!`': '¡' };
