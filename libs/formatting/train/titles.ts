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

/** Family names of authors, met twice and in no dictionary of common words. */
export function familyNames(common: Set<string>): Set<string> {
  const met = new Map<string, number>();
  for (const name of WORKS)
    for (const { author } of read<CslItem>(name))
      for (const { family } of author ?? [])
        if (family && /^\p{Lu}\p{Ll}{2,}$/u.test(family) && !common.has(family.toLowerCase()))
          met.set(family, (met.get(family) ?? 0) + 1);
  return new Set([...met].filter(([, times]) => times > 1).map(([family]) => family));
}
