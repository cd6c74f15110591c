import type { Reference } from '@veracite/model/reference';
import type { Language } from '@veracite/model/source';

/** The characters of languages that have databases. Chinese shares some of the Japanese ones. */
const SCRIPTS: Record<Language, RegExp> = { ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u };

/** Returns the languages in which the referenced work may be written, by its record or script. */
export const languagesOf = ({ csl, raw }: Pick<Reference, 'csl' | 'raw'>): Language[] =>
  (Object.keys(SCRIPTS) as Language[]).filter(
    (language) => csl.language?.startsWith(language) || SCRIPTS[language].test(csl.title ?? raw),
  );
