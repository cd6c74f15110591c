import type { ScannedEntry } from './scan-bibtex';
import { ALIASES, NOT_INHERITED, PARTS } from './tables';

/** Fields that belong together: a child that has one of them inherits none of the others. */
const DATES = ['date', 'year', 'month', 'day'];
const TITLES = ['title', 'subtitle', 'titleaddon'];
/** Limits for hostile files: the length of a chain, and the other entries that one entry inherits from. */
const MAX_DEPTH = 12;
const MAX_LOOKUPS = 100;

/**
 * Adds inherited fields to entries, by the rules of BibLaTeX (manual, appendix B): first from `xdata`, then from `crossref`, along
 * whole chains. A part without a book also inherits from `xref`. An entry never inherits from itself.
 */
export function resolveInheritance(scanned: readonly ScannedEntry[]): ScannedEntry[] {
  const byKey = new Map<string, ScannedEntry>();
  const canonical = scanned.map(withCanonicalNames);
  for (const entry of canonical)
    for (const key of [entry.key, ...keysOf(entry.fields.get('ids'))])
      if (!byKey.has(key.toLowerCase())) byKey.set(key.toLowerCase(), entry);
  const done = new Map<ScannedEntry, ScannedEntry>();
  let lookups = 0;
  const resolve = (entry: ScannedEntry, above: readonly ScannedEntry[]): ScannedEntry => {
    const known = done.get(entry);
    if (known) return known;
    const path = [...above, entry];
    const named = (field: string): ScannedEntry[] =>
      keysOf(entry.fields.get(field))
        .map((key) => byKey.get(key.toLowerCase()))
        .filter((other): other is ScannedEntry => other !== undefined && !path.includes(other))
        .map((other) => {
          lookups += 1;
          return path.length > MAX_DEPTH || lookups > MAX_LOOKUPS ? other : resolve(other, path);
        });
    let whole = named('xdata').reduce(withData, entry);
    whole = named('crossref').reduce(withParent, whole);
    if (PARTS.has(entry.type) && !whole.fields.has('booktitle')) whole = named('xref').reduce(withParent, whole);
    // Only top-level results are cached: further down a circular reference may have cut them short.
    if (above.length === 0) done.set(entry, whole);
    return whole;
  };
  return canonical.map((entry) => {
    lookups = 0;
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
  const inherit = (name: string, value: string): unknown => fields.has(name) || fields.set(name, value);
  const isDated = DATES.some((name) => entry.fields.has(name));
  for (const [name, value] of parent.fields) {
    if (NOT_INHERITED.has(name) || (isDated && DATES.includes(name))) continue;
    inherit(TITLES.includes(name) ? titleInChild(name, entry.type, parent.type) : name, value);
    if (name === 'author' && PARTS.has(entry.type)) inherit('bookauthor', value);
  }
  return { ...entry, fields };
}

/** Returns the field of a child for a title of its parent: main title for a volume, book title for a part, journal title for an article. */
function titleInChild(name: string, child: string, parent: string): string {
  if (parent.startsWith('mv')) return `main${name}`;
  if (parent === 'periodical') return `journal${name}`;
  return PARTS.has(child) ? `book${name}` : name;
}
