import { toPlain } from '@veracite/formatting/markup';
import { reference } from '@veracite/formatting/reference';
import type { CslItem } from '@veracite/model/csl';

const FIELDS = ['container-title', 'collection-title'] as const;
const WRITTEN_IN = ['apa', 'mla', 'chicago'] as const;

/**
 * Counts the names of journals, proceedings and series that lose no capital of the record in a style. Titles of books that
 * contain chapters are left out: APA writes them in sentence case.
 */
export function* venueCapitals(works: readonly CslItem[], isShown: boolean): Generator<string> {
  for (const style of WRITTEN_IN) {
    for (const field of FIELDS) {
      const tally = { names: 0, kept: 0 };
      for (const work of works) {
        if (field === 'container-title' && work.type === 'chapter') continue;
        const name = work[field]?.replace(/\s+/g, ' ');
        const text = name === undefined ? '' : toPlain(reference(work, style)).replace(/\s+/g, ' ');
        // A style that omits or abbreviates the name does not change its capitals.
        const index = name === undefined ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
        if (name === undefined || index < 0) continue;
        const isKept = [...name].every((sign, i) => sign === sign.toLowerCase() || text.charAt(index + i) === sign);
        tally.names += 1;
        tally.kept += Number(isKept);
        if (isShown && !isKept) console.log(`  ${work.type}: ${name} → ${text.slice(index, index + name.length)}`);
      }
      yield `capitals kept, ${style}, ${field}: ${tally.kept} of ${tally.names} (${((100 * tally.kept) / Math.max(1, tally.names)).toFixed(2)} %)`;
    }
  }
}
