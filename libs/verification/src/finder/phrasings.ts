import type { WorkQuery } from '@veracite/connectors/sources';
import { rarest } from '@veracite/library/index/rarity';
import { tokens } from '@veracite/text/fold';
import type { Description } from './description';

/** Works wanted of each database for each phrasing. */
const WANTED = 30;
/** Most databases want every word of a search: more than a few of a remembered text and nothing fits. */
const TELLING = 6;
const FEWEST = 3;

/**
 * A description as searches, the most exact first. The second and later ones leave out what is most often remembered
 * wrongly: many databases look for every word, and one misspelt name then hides the work.
 */
export function phrasingsOf(description: Description): WorkQuery[] {
  const { title, authors, journal, year, keywords } = description;
  const names = authors.map(({ family, literal }) => family ?? literal).filter((name) => name !== undefined);
  const telling = keywords && tellingWords(keywords, TELLING);
  const place = [...names, journal, year].filter((part) => part !== undefined);
  const phrasings: WorkQuery[] = [];
  if (title) {
    phrasings.push({ title, authors: authors.slice(0, 1), year, containerTitle: journal });
    if (names.length > 0 || journal || year) phrasings.push({ title });
    phrasings.push({ raw: [tellingWords(title, FEWEST), ...place].join(' ') });
  }
  if (!title && place.length > 0 && (names.length > 0 || journal)) {
    phrasings.push({ raw: [...place, telling].filter(Boolean).join(' '), authors, year, containerTitle: journal });
  }
  if (telling) {
    phrasings.push({ keywords: telling });
    phrasings.push({ keywords: tellingWords(keywords, FEWEST) });
  }
  const seen = new Set<string>();
  return phrasings
    .map((phrasing) => ({ ...phrasing, limit: WANTED }))
    .filter((phrasing) => {
      const key = JSON.stringify(phrasing);
      return !seen.has(key) && seen.add(key);
    });
}

/** The words that say most, in the order they stood in. */
function tellingWords(text: string, count: number): string {
  const words = tokens(text);
  const kept = new Set(
    rarest(
      words.filter((word) => word.length > 2),
      count,
    ),
  );
  return [...new Set(words)].filter((word) => kept.has(word)).join(' ');
}
