import type { BibtexChange } from '@veracite/model/bibtex';
import { scanBibtex, type ScannedEntry } from './scan-bibtex';

/** Changes by the key of the entry; keys are compared without case, as in BibTeX. */
export type BibtexPatch = ReadonlyMap<string, readonly BibtexChange[]>;

/** A change to a text: `text` replaces the part from `start` to `end`, or is inserted where both are equal. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Changes fields of some entries in a BibTeX file; see `bibtexEdits`. */
export function patchBibtex(text: string, patch: BibtexPatch): string {
  return withEdits(text, bibtexEdits(text, patch));
}

/** Makes changes that do not overlap. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((file, { start, end, text: value }) => file.slice(0, start) + value + file.slice(end), text);

/**
 * Returns the changes to fields of some entries in a BibTeX file. Everything else stays byte for byte the same: other entries,
 * comments, macros, the order and layout of fields. A broken entry is not changed, and a value with unbalanced braces is not
 * written. If several entries share a key, only the first is changed, as in BibTeX.
 */
export function bibtexEdits(text: string, patch: BibtexPatch): TextEdit[] {
  const wanted = new Map([...patch].map(([key, changes]) => [key.toLowerCase(), changes]));
  const edits: TextEdit[] = [];
  for (const entry of scanBibtex(text).entries) {
    const key = entry.key.toLowerCase();
    const changes = wanted.get(key);
    if (!changes) continue;
    wanted.delete(key);
    if (!entry.isBroken) edits.push(...editsOf(text, entry, changes));
  }
  return edits;
}

function editsOf(text: string, entry: ScannedEntry, changes: readonly BibtexChange[]): TextEdit[] {
  const edits: TextEdit[] = [];
  const added: string[] = [];
  for (const { names, value } of changes) {
    if (value === undefined) edits.push(...removalsOf(text, entry, names));
    if (value === undefined || !isBalanced(value)) continue;
    const name = names.find((name) => entry.values.has(name));
    const place = name === undefined ? undefined : entry.values.get(name);
    if (place) edits.push({ ...place, text: `{${value}}` });
    else if (names[0]) added.push(assignment(text, entry, names[0], value));
  }
  const last = [...entry.values.values()].at(-1);
  if (last && added.length > 0) {
    const separator = separatorOf(text, entry);
    const begun = edits.find(({ start }) => start === last.start);
    const more = added.map((item) => separator + item).join('');
    // Directly after the last value, before a trailing comma.
    if (begun) begun.text += more;
    else edits.push({ start: last.end, end: last.end, text: more });
  }
  return edits;
}

/** Returns the removals of fields, each with the comma before it. A field behind a comment stays. */
function removalsOf(text: string, entry: ScannedEntry, names: readonly string[]): TextEdit[] {
  return names.flatMap((name) => {
    const value = entry.values.get(name);
    const head = value && /,\s*[\w:.+/*-]+\s*=\s*$/.exec(text.slice(entry.span.start, value.start));
    return head ? [{ start: entry.span.start + head.index, end: value.end, text: '' }] : [];
  });
}

/** Returns the separator between two fields of this entry: a comma, and a line break if each field has its own line. */
function separatorOf(text: string, entry: ScannedEntry): string {
  const [first] = entry.values.values();
  const head = text.slice(entry.span.start, first?.start);
  const indent = /(\r?\n)([ \t]*)[\w:.+/*-]+\s*=\s*$/.exec(head);
  return indent ? `,${indent[1]}${indent[2]}` : ', ';
}

/** Formats `name = {value}`, with the equals sign aligned if those of the entry are. */
function assignment(text: string, entry: ScannedEntry, name: string, value: string): string {
  const heads = [...entry.values.values()].map(
    ({ start }) => /(?<![\w:.+/*-])([\w:.+/*-]+)([ \t]*)=([ \t]*)$/.exec(text.slice(entry.span.start, start)) ?? [],
  );
  const widths = heads.map(([, known = '', blanks = '']) => known.length + blanks.length);
  const lengths = new Set(heads.map(([, known = '']) => known.length));
  const isAligned = new Set(widths).size === 1 && lengths.size > 1;
  const [width = 0] = widths;
  const [, , before = ' ', behind = ' '] = heads[0] ?? [];
  return `${isAligned ? name.padEnd(width) : name + before}=${behind}{${value}}`;
}

/** Returns whether the braces of a value are balanced, so that it cannot end the entry. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const [char] of value.matchAll(/\\.|[{}]/gs)) {
    if (char === '{') depth += 1;
    else if (char === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
