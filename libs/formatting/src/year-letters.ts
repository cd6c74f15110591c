import type { CslItem } from '@veracite/model/csl';
import { groupBy } from '@veracite/text/group-by';
import { factsOf } from './facts';
import { apaAuthor, apaDate } from './styles/apa/reference';
import { titleKey } from './sort';

/** Returns the letters of the works by the same authors of one year in the order of their titles: "a" of "2020a" (APA 8.19, 9.47). */
export function yearLetters(items: CslItem[]): Map<CslItem, string> {
  const groups = groupBy(items, (item) => {
    const facts = factsOf(item);
    const author = apaAuthor(facts);
    return author ? `${author}|${apaDate(facts, 'year')}` : undefined;
  });
  const letters = new Map<CslItem, string>();
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    const ordered = [...group].sort((a, b) => titleKey(a).localeCompare(titleKey(b), 'en'));
    for (const [index, item] of ordered.entries()) letters.set(item, letter(index));
  }
  return letters;
}

/** Returns "a" for 0, "z" for 25, "aa" for 26. */
const letter = (index: number): string =>
  (index < 26 ? '' : letter(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
