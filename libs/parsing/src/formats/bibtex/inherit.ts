import type { ScannedEntry } from './scan';
import { ALIASES, NOT_INHERITED, PARTS } from './tables';

/** Fields that say one thing together: of a child that has one of them none is inherited. */
const DATES = ['date', 'year', 'month', 'day'];
const TITLES = ['title', 'subtitle', 'titleaddon'];
/** Chains longer than this are no library any more, nor are entries that take from more others than this, all in all. */
const DEEPEST = 12;
const MOST = 100;

/**
 * Entries with what they take from others: the data of `xdata`, then what `crossref` names, along whole chains, by the rules of
 * BibLaTeX (manual, appendix B). A part without a book also takes it from `xref`. An entry never inherits from itself.
 */
export function resolveInheritance(scanned: readonly ScannedEntry[]): ScannedEntry[] {
  const byKey = new Map<string, ScannedEntry>();
  const canonical = scanned.map(withCanonicalNames);
  for (const entry of canonical)
    for (const key of [entry.key, ...keysOf(entry.fields.get('ids'))])
      if (!byKey.has(key.toLowerCase())) byKey.set(key.toLowerCase(), entry);
  const done = new Map<ScannedEntry, ScannedEntry>();
  let asked = 0;
  const resolve = (entry: ScannedEntry, above: readonly ScannedEntry[]): ScannedEntry => {
    const known = done.get(entry);
    if (known) return known;
    const path = [...above, entry];
    const named = (field: string): ScannedEntry[] =>
      keysOf(entry.fields.get(field))
        .map((key) => byKey.get(key.toLowerCase()))
        .filter((other): other is ScannedEntry => other !== undefined && !path.includes(other))
        .map((other) => {
          asked += 1;
          return path.length > DEEPEST || asked > MOST ? other : resolve(other, path);
        });
    let whole = named('xdata').reduce(withData, entry);
    whole = named('crossref').reduce(withParent, whole);
    if (PARTS.has(entry.type) && !whole.fields.has('booktitle')) whole = named('xref').reduce(withParent, whole);
    // What was cut short because of a circle is not what the entry has when asked for itself.
    if (above.length === 0) done.set(entry, whole);
    return whole;
  };
  return canonical.map((entry) => {
    asked = 0;
    return resolve(entry, []);
  });
}

function keysOf(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((key) => key.trim() || []);
}

function withCanonicalNames(entry: ScannedEntry): ScannedEntry {
  const fields = new Map<string, string>();
  for (const [written, value] of entry.fields) {
    const name = ALIASES.get(written) ?? written;
    if (value.trim() && (name === written || !fields.has(name))) fields.set(name, value);
  }
  return { ...entry, fields };
}

function withData(entry: ScannedEntry, data: ScannedEntry): ScannedEntry {
  const fields = new Map(entry.fields);
  for (const [name, value] of data.fields) if (!fields.has(name)) fields.set(name, value);
  return { ...entry, fields };
}

function withParent(entry: ScannedEntry, parent: ScannedEntry): ScannedEntry {
  const fields = new Map(entry.fields);
  const put = (name: string, value: string): unknown => fields.has(name) || fields.set(name, value);
  const isDated = DATES.some((name) => entry.fields.has(name));
  for (const [name, value] of parent.fields) {
    if (NOT_INHERITED.has(name) || (isDated && DATES.includes(name))) continue;
    if (TITLES.includes(name)) put(titleInChild(name, entry.type, parent.type), value);
    else put(name, value);
    if (name === 'author' && PARTS.has(entry.type)) put('bookauthor', value);
  }
  return { ...entry, fields };
}

/** A volume takes the title of the whole as its main title, a part takes it as its book's, an article as its journal's. */
function titleInChild(name: string, child: string, parent: string): string {
  if (parent.startsWith('mv')) return `main${name}`;
  if (parent === 'periodical') return `journal${name}`;
  return PARTS.has(child) ? `book${name}` : name;
}
