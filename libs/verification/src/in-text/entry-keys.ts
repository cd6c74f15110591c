import type { Document } from '@veracite/model/document';
import { parseOne } from '@veracite/parsing/parse';
import { factsOf, type EntryFacts } from './entry-facts';
import type { Listed } from './listed';

/** Maps the keys of entries, in lower case, to their positions in the list. Records embedded by a reference manager are matched with the printed list. */
export function positionsByKey(
  document: Document,
  listed: readonly Listed[],
  facts: readonly EntryFacts[],
): Map<string, number> {
  const keys = new Map<string, number>();
  listed.forEach(({ key, isFurther }, index) => {
    if (key !== undefined && !isFurther) keys.set(key.toLowerCase(), index);
  });
  for (const mark of document.marks) {
    if (mark.kind !== 'citation') continue;
    for (const { key, record } of mark.items) {
      if (record === undefined || keys.has(key.toLowerCase())) continue;
      const index = positionOf(factsOf({ reference: parseOne(record) }), facts);
      if (index !== undefined) keys.set(key.toLowerCase(), index);
    }
  }
  return keys;
}

function positionOf(record: EntryFacts, facts: readonly EntryFacts[]): number | undefined {
  const titled = facts.findIndex(
    (fact) => record.title.length > 8 && (fact.title === record.title || fact.raw.includes(record.title)),
  );
  if (titled >= 0) return titled;
  const words = record.title.split(' ').filter((word) => word.length > 3);
  const scored = facts.map((fact) => {
    const isNamed = record.names.length === 0 || record.names.slice(0, 1).every((name) => fact.raw.includes(name));
    const share = words.filter((word) => fact.raw.includes(word)).length / Math.max(1, words.length);
    return isNamed ? share : 0;
  });
  const best = Math.max(0, ...scored);
  return best > 0.7 ? scored.indexOf(best) : undefined;
}
