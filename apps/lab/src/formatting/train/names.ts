import type { Dictionary } from './dictionary';
import type { Word } from '@veracite/formatting/casing/cut-words';

export type Cut = (Word & { opens: boolean })[];

/** Minimum share of capitals and minimum count for a name. One occurrence is enough if a dictionary agrees. */
const SHARE = 0.9;
const MET = 2;
/** Maximum share of lowercase occurrences for a name of the dictionary. */
const DOUBT = 0.25;

/** Returns words that are names in any position, sorted. */
export function learnNames(titles: Cut[], facts: Set<string>, dictionary: Dictionary): string[] {
  const forms = countForms(titles);
  const learned = new Set<string>();
  for (const [key, counts] of forms) {
    if (facts.has(key)) continue;
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const [best, times = 0] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
    if (best && total >= MET && times / total >= SHARE && /^\p{Lu}\p{Ll}+$/u.test(best)) learned.add(best);
  }
  for (const name of dictionary.names) {
    const key = name.toLowerCase();
    const counts = forms.get(key);
    const total = [...(counts?.values() ?? [])].reduce((sum, n) => sum + n, 0);
    const small = counts?.get(key) ?? 0;
    if (!facts.has(key) && name.length > 3 && (total === 0 || small / total < DOUBT)) learned.add(name);
  }
  return [...learned].sort((a, b) => (a < b ? -1 : 1));
}

/** Counts the spellings of each word inside clauses. */
function countForms(titles: Cut[]): Map<string, Map<string, number>> {
  const forms = new Map<string, Map<string, number>>();
  for (const words of titles) {
    for (const { text, opens } of words) {
      if (opens || text.length < 3) continue;
      const key = text.toLowerCase();
      const counts = forms.get(key) ?? new Map<string, number>();
      forms.set(key, counts.set(text, (counts.get(text) ?? 0) + 1));
    }
  }
  return forms;
}

/** Returns words that appear in lower case at least `times` times, and more often than with a capital. */
export function smallWords(titles: Cut[], times: number): string[] {
  const small: string[] = [];
  for (const [key, counts] of countForms(titles)) {
    const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
    const met = counts.get(key) ?? 0;
    if (/^\p{Ll}{3,}$/u.test(key) && met >= times && met * 2 > total) small.push(key);
  }
  return small;
}

/** Counts how often each word appears in lower case inside clauses. */
export const timesSmall = (titles: Cut[]): Map<string, number> =>
  new Map([...countForms(titles)].map(([key, counts]) => [key, counts.get(key) ?? 0]));
