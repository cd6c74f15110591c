import type { CslItem } from '@veracite/model/csl';
import { languageOf } from '../src/casing/language';
import { capitalShare } from '../src/casing/shape';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { cleanTitle } from '../src/pieces/clean';
import { allTitles, read, WORKS } from '../eval/corpora';
import { evaluationTitles, foldedTitle } from '../eval/titles';

/** Most content words are small: what stands with a capital is meant so. */
const CLEARLY = 0.34;

/** English titles in sentence case, each once, none that an evaluation uses. */
export function sentenceTitles(): string[] {
  const kept = new Set(evaluationTitles());
  const titles: string[] = [];
  for (const raw of allTitles()) {
    const title = toPlain(cleanTitle(raw));
    const key = foldedTitle(title);
    if (kept.has(key)) continue;
    kept.add(key);
    const { words } = cutWords(title);
    if (words.length < 4 || (capitalShare(words) ?? 1) > CLEARLY || languageOf(title) !== 'en') continue;
    titles.push(title);
  }
  return titles;
}

/** Words of the names of authors, met three times: family names, and given names written out. */
export function authorNames(part: 'family' | 'given'): Set<string> {
  const met = new Map<string, number>();
  for (const name of WORKS)
    for (const { author } of read<CslItem>(name))
      for (const person of author ?? [])
        for (const word of (person[part] ?? '').split(/[\s-]/))
          if (/^\p{Lu}\p{Ll}{2,}$/u.test(word)) met.set(word, (met.get(word) ?? 0) + 1);
  return new Set([...met].filter(([, times]) => times > 2).map(([word]) => word));
}
