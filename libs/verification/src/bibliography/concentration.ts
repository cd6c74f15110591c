import { nameParts } from '@veracite/matching/name';
import type { CslName } from '@veracite/model/csl';
import type { Concentration } from '@veracite/model/xray';
import { displayName } from '@veracite/model/csl';
import { fold } from '@veracite/text/fold';
import type { CheckedEntry } from './checked';

const TOP = 10;

/** Returns the key of a person or journal: family name and first initial, because many lists have no more. */
function nameKey(name: CslName): string {
  if (name.literal && !name.family) return fold(name.literal);
  const { family, given } = nameParts(name);
  return `${family} ${given[0]?.charAt(0) ?? ''}`.trim();
}

/** Counts the entries per name; `namesOf` may return none. */
export function concentrationOf(entries: CheckedEntry[], namesOf: (entry: CheckedEntry) => CslName[]): Concentration {
  const byKey = new Map<string, { name: string; entries: number[] }>();
  entries.forEach((entry, index) => {
    for (const name of namesOf(entry)) {
      const key = nameKey(name);
      if (key === '') continue;
      const group = byKey.get(key) ?? { name: displayName(name), entries: [] };
      if (!group.entries.includes(index)) group.entries.push(index);
      if (displayName(name).length > group.name.length) group.name = displayName(name);
      byKey.set(key, group);
    }
  });
  const groups = [...byKey.values()].sort((a, b) => b.entries.length - a.entries.length || (a.name < b.name ? -1 : 1));
  const works = Math.max(1, entries.filter(({ result }) => result.status !== 'fake').length);
  const all = groups.reduce((sum, group) => sum + group.entries.length, 0);
  return {
    top: groups.slice(0, TOP).map((group) => ({ ...group, share: group.entries.length / works })),
    distinct: groups.length,
    index: all === 0 ? null : groups.reduce((sum, group) => sum + (group.entries.length / all) ** 2, 0),
  };
}
