import { titlesAbroad } from '../eval/titles-abroad';
import type { Family } from '../src/casing/abroad/vocabulary';
import { cutWords, opensClause } from '../src/casing/words';

/** How often titles in their own sentence case write a word small and large inside clauses. */
export interface Times {
  small: number;
  large: number;
}

/** The words, in lower case, of the titles of each family of languages, those left out that are held out to measure by. */
export function countForms(): Map<Family, Map<string, Times>> {
  const families = new Map<Family, Map<string, Times>>();
  for (const { title, family, isHeldOut } of titlesAbroad()) {
    if (isHeldOut) continue;
    const forms = families.get(family) ?? new Map<string, Times>();
    families.set(family, forms);
    const { words } = cutWords(title);
    words.forEach(({ text }, index) => {
      if (opensClause(words, index)) return;
      const word = text.replace(/^\p{L}{1,6}[’'](?=\p{L})/u, '');
      if (!/^\p{L}\p{Ll}{2,}$/u.test(word)) return;
      const times = forms.get(word.toLowerCase()) ?? { small: 0, large: 0 };
      times[/^\p{Lu}/u.test(word) ? 'large' : 'small'] += 1;
      forms.set(word.toLowerCase(), times);
    });
  }
  return families;
}
