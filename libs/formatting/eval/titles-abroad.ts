/** Titles of the collections in languages that write names alone large, in their own sentence case. */
import type { CslItem } from '@veracite/model/csl';
import { familyOf, type Family } from '../src/casing/abroad/vocabulary';
import { languageByFunctionWords } from '../src/casing/language';
import { capitalShare } from '../src/casing/shape';
import { cutWords } from '../src/casing/words';
import { toPlain } from '../src/markup';
import { cleanTitle } from '../src/pieces/clean';
import { read, WORKS } from './corpora';
import { hash } from './shared';
import { evaluationTitles, foldedTitle, recordedTitles, type Recorded } from './titles';

const REFERENCES = [
  ...[
    'anystyle-core',
    'anystyle-gold',
    'anystyle-good',
    'anystyle-ugly',
    'grobid-citation',
    'plos-jats',
    'scielo-jats',
  ],
  ...['excite-en', 'excite-de', 'humanities-it', 'humanities-mixed', 'linkedbooks-venice'],
];

export interface TitleAbroad {
  title: string;
  /** Code as `languageByFunctionWords` gives it. */
  language: string;
  family: Family;
  /** One in eight is kept from learning, to measure by. */
  isHeldOut: boolean;
}

/** Titles of three words and more, most of whose longer words are small; none of the starter library, whose titles are labelled. */
export function titlesAbroad(): TitleAbroad[] {
  const seen = new Set([
    ...evaluationTitles(),
    ...recordedTitles('development').map(({ title }) => foldedTitle(toPlain(title))),
  ]);
  const found: TitleAbroad[] = [];
  for (const { title: raw, language: recorded } of everyTitle()) {
    const title = toPlain(cleanTitle(raw));
    const key = foldedTitle(title);
    if (seen.has(key)) continue;
    seen.add(key);
    const language = languageByFunctionWords(title, recorded);
    const family = familyOf(language);
    const { words } = cutWords(title);
    if (language === undefined || family === undefined || words.length < 3) continue;
    if ((capitalShare(words) ?? 1) < CLEARLY) found.push({ title, language, family, isHeldOut: hash(key) % 8 === 0 });
  }
  return found;
}

/** Most longer words are small: what stands with a capital is meant so. */
const CLEARLY = 0.5;

function* everyTitle(): Generator<Pick<Recorded, 'title' | 'language'>> {
  for (const name of WORKS)
    if (name !== 'starter/works') for (const { title = '', language } of read<CslItem>(name)) yield { title, language };
  for (const name of REFERENCES)
    for (const { fields } of read<{ fields?: { title?: string[] } }>(`parsing/${name}`))
      for (const title of fields?.title ?? []) yield { title };
}
