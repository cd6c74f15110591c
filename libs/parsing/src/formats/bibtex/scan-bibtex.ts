import type { Span } from '@veracite/model/reference';
import { Scanner } from './scanner';
import { JOURNAL_MACROS } from './tables';

/** An entry with fields as scanned, including braces and commands. */
export interface ScannedEntry {
  type: string;
  key: string;
  fields: Map<string, string>;
  /** Positions of the values, including their braces or quotation marks. */
  values: Map<string, Span>;
  span: Span;
  /** A brace or quotation mark is not closed; its value ends where the next entry or field begins. */
  isBroken?: true;
  /** A string that the entry uses and that was not expanded, because strings would multiply the length of the file. */
  unexpanded?: string | undefined;
}

interface ScannedFile {
  entries: ScannedEntry[];
  /** Comments, preambles and macros. */
  declarations: Span[];
}

const DECLARATIONS = new Set(['comment', 'preamble', 'string']);

/** Returns the key of an entry; empty if it has none. */
export function keyOf(entry: string): string {
  const opening = /^@\s{0,4}[a-z][\w-]{1,29}\s{0,4}[{(]/i.exec(entry);
  if (!opening) return '';
  const scanner = new Scanner(entry, JOURNAL_MACROS);
  scanner.at = opening[0].length;
  return scanner.key();
}

/** Scans a BibTeX file: skips other text, resolves `@string` and `#`, ends an unclosed entry where the next begins. */
export function scanBibtex(text: string): ScannedFile {
  const macros = new Map<string, string | undefined>(JOURNAL_MACROS);
  const entries: ScannedEntry[] = [];
  const declarations: Span[] = [];
  const scanner = new Scanner(text, macros);
  const opening = /@\s{0,4}([a-z][\w-]{1,29})\s{0,4}[{(]/gi;
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const type = (found[1] ?? '').toLowerCase();
    scanner.at = opening.lastIndex;
    if (type === 'string') {
      const strings = scanner.fields();
      for (const [name, value] of strings) macros.set(name, scanner.unexpanded === undefined ? value : undefined);
    } else if (DECLARATIONS.has(type)) {
      scanner.at -= 1;
      scanner.skipBraces();
    } else {
      const [key, fields] = [scanner.key(), scanner.fields()];
      const span = { start: found.index, end: scanner.at };
      const { values, unexpanded, isBroken } = scanner;
      entries.push({ type, key, fields, values, span, unexpanded, ...(isBroken && { isBroken }) });
    }
    scanner.isBroken = false;
    scanner.unexpanded = undefined;
    opening.lastIndex = Math.max(opening.lastIndex, scanner.at);
    if (DECLARATIONS.has(type)) declarations.push({ start: found.index, end: opening.lastIndex });
  }
  return { entries, declarations };
}
