import type { CslItem } from '@veracite/model/csl';
import { yearOf } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { toPlain } from './markup';
import { cleanTitle } from './pieces/clean';

/** Compares letter by letter, ignoring accents and punctuation, as all three manuals require. */
const collator = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true, numeric: true });

/** Sorts works by author, then year (APA) or title without a leading article (MLA, Chicago). */
export function sorted(items: CslItem[], style: Style): CslItem[] {
  return items
    .map((item) => ({ item, name: nameKey(item), title: titleKey(item), year: yearOf(item) ?? -Infinity }))
    .sort((a, b) => {
      const byName = collator.compare(a.name || a.title, b.name || b.title);
      const byYear = style === 'apa' ? Math.sign(a.year - b.year) || 0 : 0;
      return byName || byYear || collator.compare(a.title, b.title);
    })
    .map(({ item }) => item);
}

function nameKey(item: CslItem): string {
  const names = item.author?.length ? item.author : (item.editor ?? []);
  return names.map((name) => [name.family ?? name.literal, name.given].filter(Boolean).join(' ')).join(' ');
}

/** Returns the sort key of a title, without marks and a leading article. */
export const titleKey = (item: CslItem): string => toPlain(cleanTitle(item.title ?? '')).replace(/^(?:the|an?)\s/i, '');
