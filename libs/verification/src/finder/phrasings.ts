import type { WorkQuery } from '@veracite/model/work';
import { rarest } from '@veracite/library/index/rarity';
import { tokens } from '@veracite/text/fold';
import type { Description } from './description';

/** Maximum number of works from each database for each phrasing. */
const MAX_WORKS = 30;
/** Most databases require every word of a query, so longer queries find nothing. */
const MAX_KEYWORDS = 6;
const FEW_KEYWORDS = 3;

/** Returns queries, the most exact first; later ones omit what users misremember: databases require every word. */
export function phrasingsOf(description: Description): WorkQuery[] {
  const { title, authors, journal, year, keywords } = description;
  const names = authors.map(({ family, literal }) => family ?? literal).filter((name) => name !== undefined);
  const rareWords = keywords && rarestWords(keywords, MAX_KEYWORDS);
  const context = [...names, journal, year].filter((part) => part !== undefined);
  const phrasings: WorkQuery[] = [];
  if (title) {
    phrasings.push({ title, authors: authors.slice(0, 1), year, containerTitle: journal });
    if (names.length > 0 || journal || year) phrasings.push({ title });
    phrasings.push({ raw: [rarestWords(title, FEW_KEYWORDS), ...context].join(' ') });
  }
  if (!title && context.length > 0 && (names.length > 0 || journal)) {
    phrasings.push({ raw: [...context, rareWords].filter(Boolean).join(' '), authors, year, containerTitle: journal });
  }
  if (rareWords) {
    phrasings.push({ keywords: rareWords });
    phrasings.push({ keywords: rarestWords(keywords, FEW_KEYWORDS) });
  }
  const seen = new Set<string>();
  return phrasings
    .map((phrasing) => ({ ...phrasing, limit: MAX_WORKS }))
    .filter((phrasing) => {
      const key = JSON.stringify(phrasing);
      return !seen.has(key) && seen.add(key);
    });
}

/** Returns the rarest words of a text in their original order. */
function rarestWords(text: string, count: number): string {
  const words = tokens(text);
  const kept = new Set(
    rarest(
      words.filter((word) => word.length > 2),
      count,
    ),
  );
  return [...new Set(words)].filter((word) => kept.has(word)).join(' ');
}
