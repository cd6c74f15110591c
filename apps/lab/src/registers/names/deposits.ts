import { abbreviatedJournal } from '@veracite/formatting/journals/iso4';
import { NAME_FACTS } from '@veracite/text/registered-names';
import { bitsOf, isSerial, registerKey, wholeNames, type Entry } from './collect';
import { OWN_FACTS, type NameTable } from './table';

const SEEN = 1 << NAME_FACTS.indexOf('seen');
const JOURNAL = bitsOf(new Set(['journal']));

/** Returns the ISSNs of each key, undefined if journals without a common ISSN have it. */
function issnsOfKeys(entries: readonly Entry[]): Map<string, ReadonlySet<string> | undefined> {
  const found = new Map<string, ReadonlySet<string>[]>();
  for (const entry of entries)
    for (const key of new Set(entry.names.flatMap((name) => wholeNames(name, entry)).map(registerKey))) {
      const groups = found.get(key) ?? [];
      const isOfThis = (group: ReadonlySet<string>): boolean => entry.issns.some((issn) => group.has(issn));
      const merged = new Set([...groups.filter(isOfThis).flatMap((group) => [...group]), ...entry.issns]);
      found.set(key, [...groups.filter((group) => !isOfThis(group)), merged]);
    }
  return new Map([...found].map(([key, groups]) => [key, groups.length === 1 ? groups[0] : undefined]));
}

/**
 * Gives the deposits of a journal, which lists without ISSNs have under one name, to its other names with the same ISSN and to their
 * abbreviations, and counts these: "American Journal of Roentgenology", "AJR. American journal of roentgenology". Keys of several journals
 * are left as they are.
 */
export function shareDeposits(table: NameTable, entries: readonly Entry[]): number {
  const journals = entries.filter((entry) => entry.issns.length > 0 && isSerial(entry));
  const issns = issnsOfKeys(journals);
  const deposits = new Map<string, number>();
  for (const [key, group] of issns) {
    const facts = table.get(key)?.facts ?? 0;
    if ((facts & SEEN) !== 0) for (const issn of group ?? []) deposits.set(issn, facts & ~OWN_FACTS);
  }
  let shared = 0;
  for (const entry of journals) {
    const facts = entry.issns.map((issn) => deposits.get(issn)).find((each) => each !== undefined);
    const names = entry.names.filter((name) => issns.get(registerKey(name)));
    if (facts === undefined) continue;
    for (const key of new Set([...names, ...names.map((name) => abbreviatedJournal(name))].map(registerKey))) {
      const before = table.get(key);
      // One word may be the acronym of several.
      if (!before || !key.includes(' ') || (before.kinds & JOURNAL) === 0 || (before.facts & SEEN) !== 0) continue;
      table.set(key, { kinds: before.kinds, facts: (before.facts & OWN_FACTS) | facts });
      shared += 1;
    }
  }
  return shared;
}
