import { ACCENTS, ACCENTS_ALONE, AROUND, CHARACTERS, OPERATORS, SWITCHES, WITHOUT_FIRST } from './tables';

const NEEDS_READING = /[\\{}$~]|--|``|''|[?!]`/;

/**
 * Converts LaTeX to plain characters: accents, letters, symbols, formulas, dashes, quotation marks. Formatting commands are
 * removed, their text is kept. An unknown command without an argument is replaced by its name. Runs in linear time.
 */
export function fromLatex(source: string): string {
  if (!NEEDS_READING.test(source)) return source.replace(/\s+/g, ' ').trim();
  const inText = source.replace(IN_MATH_OR_TEXT, '$1');
  return new Reader(inText).read().replace(/\s+/g, ' ').normalize('NFC').trim();
}

/** A command with a form for formulas and one for text, as the exports of the American Physical Society write accents. */
export const IN_MATH_OR_TEXT =
  /\\ifmmode\b[^\\]{0,4}(?:\\(?!else\b)[^\\]{0,40}){0,6}\\else\s?((?:[^\\]|\\(?!fi\b)){0,60})\\fi(?:\{\}|\b\s?)/g;

/** An open pair of braces. */
interface Group {
  /** Text printed at the closing brace. */
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
  /** An accent before its letter. */
  private accent = '';
  private readonly groups: Group[] = [];

  constructor(private readonly source: string) {}

  read(): string {
    while (this.at < this.source.length) this.step();
    this.dropAccent();
    return this.pieces.join('');
  }

  private step(): void {
    if (!this.accent && this.ordinaryText()) return;
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

  /** Prints a run of characters without special meaning. Returns whether there was one. */
  private ordinaryText(): boolean {
    RUN.lastIndex = this.at;
    const found = RUN.exec(this.source)?.[0] ?? '';
    this.at += found.length;
    this.print(found);
    return found !== '';
  }

  /** Prints a character with its accent, or one of TeX's punctuation ligatures. */
  private plain(): void {
    LIGATURE.lastIndex = this.at;
    const found = this.isMath ? undefined : LIGATURE.exec(this.source)?.[0];
    const char = found ?? String.fromCodePoint(this.source.codePointAt(this.at) ?? 0);
    this.at += char.length;
    this.printAccented(found ? (LIGATURES[found] ?? found) : char);
  }

  private printAccented(piece: string): void {
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
    if (!name) return this.controlSymbol(all);
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
    if (WITHOUT_FIRST.has(name)) this.skipGroup();
    else if (this.source.charAt(this.at) === '{' && !this.source.startsWith('{}', this.at)) {
      this.at += 1;
      this.print(around?.[0] ?? '');
      this.open(around?.[1] ?? '', name === 'ensuremath' || this.isMath);
    } else if (!SWITCHES.has(name) && !around) this.symbol(name);
    else this.blanks();
  }

  /** Handles a command of one character: an accent, a space, or the character itself. */
  private controlSymbol(char: string): void {
    if (ACCENTS.has(char)) {
      this.dropAccent();
      this.accent = char;
    } else if (/[-/!@()[\]<>]/.test(char)) {
      if (/[([)\]]/.test(char)) this.isMath = char === '(' || char === '[';
    } else this.printAccented(/[\s,;:\\]/.test(char) ? ' ' : char);
  }

  /** Prints a symbol without the spaces after its command, as TeX does ("\\Lambda CDM" is ΛCDM). Keeps them around a non-letter. */
  private symbol(character: string): void {
    const isSpaced = /\s$/.test(this.pieces.at(-1) ?? '') && !/\p{L}/u.test(character);
    this.printAccented(character);
    const hadBlanks = this.blanks();
    if (hadBlanks && isSpaced) this.print(' ');
  }

  private operator(name: string): void {
    if (/[\p{L}\p{N})\]}]$/u.test(this.pieces.at(-1) ?? '')) this.print(' ');
    this.printAccented(name);
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

  /** Skips `[…]` after a command. */
  private options(): void {
    const found = /\s*\[[^\]{}]{0,80}\]/y;
    found.lastIndex = this.at;
    this.at += found.exec(this.source)?.[0].length ?? 0;
    const blanks = /\s*(?=\{)/y;
    blanks.lastIndex = this.at;
    this.at += blanks.exec(this.source)?.[0].length ?? 0;
  }

  private skipGroup(): void {
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
