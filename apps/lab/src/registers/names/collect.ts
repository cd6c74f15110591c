import { abbreviatedJournal } from '@veracite/formatting/journals/iso4';
import { fold } from '@veracite/text/fold';
import { meetingKey, publisherKey, registerKey as keyOf } from '@veracite/text/register-key';
import { NAME_KINDS, type NameFact, type NameKind } from '@veracite/text/registered-names';
import type { NameRow } from './rows';

/** A source as sources.json describes it; columns by their names. */
export interface NameSource {
  file: string;
  kind: NameKind;
  /** A column that has the kind of each row. */
  kindColumn?: string;
  /** Cells that a row must have. */
  where?: NameRow;
  names: string[];
  shorts?: string[];
  issns?: string[];
  publishers?: string[];
  /** Columns of the first and last year, and of what shows that DOIs of the journal were seen. */
  from?: string;
  to?: string;
  seen?: string;
  facts?: NameFact[];
  /** How often the source must have a name. */
  least?: number;
}

/** What is known about one name or one journal. */
export interface Known {
  kinds: Set<NameKind>;
  facts: Set<NameFact>;
  from?: number;
  to?: number;
}
/** A row of a source. */
export interface Entry extends Known {
  names: string[];
  shorts: string[];
  issns: string[];
  publishers: string[];
  least: number;
}

const split = (row: NameRow, columns: string[] = []): string[] =>
  columns
    .flatMap((column) => (row[column] ?? '').split('|'))
    .map((cell) => cell.trim())
    .filter((cell) => fold(cell) !== '');
const isYear = (year: number): boolean => year >= 1800 && year <= 2030;

/** Reads one row of a source, undefined when it has no name. */
export function entryOf(row: NameRow, source: NameSource): Entry | undefined {
  if (Object.entries(source.where ?? {}).some(([column, value]) => row[column] !== value)) return undefined;
  const issns = (source.issns ?? []).flatMap(
    (column) =>
      (row[column] ?? '')
        .replace(/-/g, '')
        .toUpperCase()
        .match(/\d{7}[\dX]/g) ?? [],
  );
  const names = split(row, source.names);
  if (names.length === 0 && issns.length === 0) return undefined;
  const facts = new Set(source.facts);
  const seen = source.seen && row[source.seen];
  if (seen && seen !== '0') facts.add('seen').add('deposited');
  const [from, to] = [Number(row[source.from ?? '']), Number(row[source.to ?? ''])];
  return {
    kinds: new Set([(source.kindColumn && (row[source.kindColumn] as NameKind)) || source.kind]),
    facts,
    ...(isYear(from) && { from }),
    ...(isYear(to) && { to }),
    names,
    shorts: split(row, source.shorts),
    issns,
    publishers: split(row, source.publishers),
    least: source.least ?? 1,
  };
}

/** Adds what is known about a thing to what is known about its name. */
function addTo<Key>(known: Map<Key, Known>, key: Key, { kinds, facts, from, to }: Known): void {
  const before = known.get(key) ?? { kinds: new Set(), facts: new Set() };
  known.set(key, {
    kinds: new Set([...before.kinds, ...kinds]),
    facts: new Set([...before.facts, ...facts]),
    from: Math.min(before.from ?? Infinity, from ?? Infinity),
    to: Math.max(before.to ?? 0, to ?? 0),
  });
}

const keys = new Map<string, string>();
/** Returns the key of a name. Sources have the same names, which are folded once. */
export function registerKey(name: string): string {
  const key = keys.get(name) ?? keyOf(name);
  keys.set(name, key);
  return key;
}

export const SERIALS: ReadonlySet<NameKind> = new Set(['journal', 'series', 'conference']);
export const isSerial = ({ kinds }: Known): boolean => [...kinds].some((kind) => SERIALS.has(kind));

/**
 * Returns what is known about each key: of all sources, by the name and by the ISSN.
 * @param depositors keys of the members of Crossref
 * @param without words for any work or venue, which lists have as names
 */
export function collect(
  entries: Entry[],
  depositors: ReadonlySet<string>,
  without: readonly string[],
): Record<'whole' | 'all', Map<string, Known>> {
  const byIssn = new Map<string, Known>();
  for (const entry of entries) for (const issn of entry.issns) addTo(byIssn, issn, entry);
  const whole = new Map<string, Known>();
  const counts = new Map<string, number>();
  for (const entry of entries)
    for (const key of entry.names.map(registerKey)) counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const entry of entries) {
    const own = new Map<'', Known>();
    addTo(own, '', entry);
    for (const issn of entry.issns) addTo(own, '', { ...(byIssn.get(issn) as Known), kinds: entry.kinds });
    const known = own.get('') as Known;
    if (entry.publishers.some((name) => depositors.has(registerKey(name)))) known.facts.add('deposited');
    for (const name of entry.names)
      if ((counts.get(registerKey(name)) ?? 0) >= entry.least)
        for (const key of wholeKeys(name, known)) addTo(whole, key, known);
  }
  for (const known of whole.values()) separateJournals(known);
  const all = new Map(whole);
  const abbreviated = new Set<string>();
  for (const entry of entries)
    for (const name of entry.names) {
      const known = whole.get(registerKey(name));
      if (!known || !isSerial(entry)) continue;
      const own = abbreviated.has(name) ? [] : [abbreviatedJournal(name)];
      abbreviated.add(name);
      for (const short of [...entry.shorts, ...own])
        if (!whole.has(registerKey(short))) addTo(all, registerKey(short), known);
    }
  for (const entry of entries)
    if (entry.kinds.has('book-publisher'))
      for (const name of entry.names)
        if (whole.has(registerKey(name))) addTo(all, publisherKey(name), { kinds: entry.kinds, facts: new Set() });
  for (const entry of entries)
    if (!isSerial(entry))
      for (const short of entry.shorts) addTo(all, registerKey(short), { kinds: entry.kinds, facts: new Set() });
  for (const name of without) for (const key of [registerKey(name), publisherKey(name)]) all.delete(key);
  // One or two letters are reporters of courts ("F."), initials or nothing.
  for (const key of all.keys()) if (/^[a-z\d]{0,2}$/.test(key)) all.delete(key);
  return { whole, all };
}

/** A subtitle, parallel title or place in a catalog's name: "Cancer : a journal of …", "Orbis (Bristol, England)". */
const REST = /\s[:=/]\s|: |\s\((?=[^()]*\)$)|\. /;

/** Returns a name, and that of a serial without its subtitle or place if several words are left. */
export function wholeNames(name: string, known: Known): string[] {
  const [base = ''] = isSerial(known) ? name.split(REST, 1) : [];
  return [name, ...(registerKey(base).includes(' ') ? [base] : [])];
}

function wholeKeys(name: string, known: Known): string[] {
  const meetings = known.kinds.has('conference') ? [name, name.split(', ', 1)[0] ?? ''].map(meetingKey) : [];
  return [...new Set([...wholeNames(name, known).map(registerKey), ...meetings])].filter(Boolean);
}

/** Lists of journals, and PubMed, also have servers of preprints, encyclopedias and newspapers: a newspaper is a journal only if DOIs of articles were seen or DOAJ has it. */
function separateJournals({ kinds, facts }: Known): void {
  if (['preprint-server', 'repository', 'encyclopedia'].some((kind) => kinds.has(kind as NameKind)))
    for (const kind of SERIALS) kinds.delete(kind);
  const isNews = ['newspaper', 'magazine', 'news-site'].some((kind) => kinds.has(kind as NameKind));
  if (isNews && !['seen', 'doaj'].some((fact) => facts.has(fact as NameFact))) kinds.delete('journal');
}

/** The bits of the kinds of a name. */
export const bitsOf = (kinds: ReadonlySet<NameKind>): number =>
  NAME_KINDS.reduce((bits, kind, bit) => (kinds.has(kind) ? bits | (1 << bit) : bits), 0);
