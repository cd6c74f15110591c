import type { BibtexChange } from '@veracite/model/bibtex';
import { scanBibtex, type ScannedEntry } from './scan';

/** Changes by the key of the entry; keys are told apart by their letters alone, as BibTeX does. */
export type BibtexPatch = ReadonlyMap<string, readonly BibtexChange[]>;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * A BibTeX file with changes in some entries. Everything else stays byte for byte: other entries, comments, macros, the order of
 * fields, the way they are set. An entry that is broken, and a value that would break one, is left as it is; of entries with one
 * key the first counts, as for BibTeX.
 */
export function patchBibtex(text: string, patch: BibtexPatch): string {
  const wanted = new Map([...patch].map(([key, changes]) => [key.toLowerCase(), changes]));
  const edits: Edit[] = [];
  for (const entry of scanBibtex(text).entries) {
    const key = entry.key.toLowerCase();
    const changes = wanted.get(key);
    if (!changes) continue;
    wanted.delete(key);
    if (!entry.isBroken) edits.push(...editsOf(text, entry, changes));
  }
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((file, { start, end, text: value }) => file.slice(0, start) + value + file.slice(end), text);
}

function editsOf(text: string, entry: ScannedEntry, changes: readonly BibtexChange[]): Edit[] {
  const edits: Edit[] = [];
  const added: string[] = [];
  for (const { names, value } of changes) {
    if (!isBalanced(value)) continue;
    const name = names.find((one) => entry.values.has(one));
    const place = name === undefined ? undefined : entry.values.get(name);
    if (place) edits.push({ ...place, text: `{${value}}` });
    else if (names[0]) added.push(assignment(text, entry, names[0], value));
  }
  const last = [...entry.values.values()].at(-1);
  if (last && added.length > 0) {
    const separator = separatorOf(text, entry);
    const begun = edits.find(({ start }) => start === last.start);
    const more = added.map((one) => separator + one).join('');
    // Right behind the last value, before the comma that may follow it.
    if (begun) begun.text += more;
    else edits.push({ start: last.end, end: last.end, text: more });
  }
  return edits;
}

/** What stands between two fields here: a comma, and a line of its own where fields have one. */
function separatorOf(text: string, entry: ScannedEntry): string {
  const [first] = entry.values.values();
  const head = text.slice(entry.span.start, first?.start);
  const indent = /(\r?\n)([ \t]*)[\w:.+/*-]+\s*=\s*$/.exec(head);
  return indent ? `,${indent[1]}${indent[2]}` : ', ';
}

/** `name = {value}`, with the signs of equality below each other where they are so in the entry. */
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

/** Whether every brace of a value has its fellow, so that it cannot end the entry. */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const [sign] of value.matchAll(/\\.|[{}]/gs)) {
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}
