import words from '../../data/casing/words.json';
import { capitalize, isRomanNumeral, PARTICLES } from '../pieces/capitals';
import { languageOf } from './language';
import { correctRecordedCase } from './correct-recorded-case';
import { bestPath, type Station } from './model/best-path';
import type { WordClass } from './model/features';
import { linkScore, nameScore } from './model/likely-name';
import { isLowercaseWord } from './model/lists';
import { placeOf } from './model/place';
import { NO_PHRASE, nounPhrasesOf, type NounPhrase } from './model/noun-phrase';
import { phraseForms, properForm } from './proper-nouns';
import { formsAsCited, formsInProse, consensus } from './prose';
import { formsByRule } from './rules';
import { allCapsRuns, carriesCase, headlineClauses, isAllCaps, isSentenceCased } from './shape';
import { isSpeciesName } from './species';
import { fromCapitals } from './title-case';
import { cutWords, joinWords, opensClause, type Word, type Words } from './cut-words';
import { CasingOptions } from './casing-options';

/** Log odds above which a capital is kept, chosen on the development half; headlines capitalize vocabulary words. */
const LIKELY: Record<WordClass, number> = { common: 2.5, both: 1, rare: 0.5, either: -2, neither: -1, name: -3 };

/**
 * Converts a title to the sentence case of APA 7, 6.17, which capitalizes the first word, the first word after a colon, dash or end
 * punctuation, and proper nouns. A title in sentence case keeps its capitals. A title in title case keeps those that other databases,
 * the shape of the word, rules, names or the model support. A title in all capitals is rebuilt. A title in another language keeps the
 * recorded capitals unless other databases disagree.
 * @param title a title cleaned by `cleanTitle`; it may contain italic marks
 */
export function sentenceCase(title: string, options: CasingOptions = {}): string {
  const language = languageOf(title, options.language);
  const cut = cutWords(title);
  if (language !== undefined && language !== 'en') return inOtherLanguage(title, cut, language, options);
  const allCaps = isAllCaps(cut.words);
  const headline = !allCaps && isSentenceCased(cut.words) ? headlineClauses(cut.words) : undefined;
  const tool = isToolName(cut.words);
  if (!headline || headline.size > 0) {
    const forms = formsOf(cut.words, allCaps, options);
    cut.words.forEach((word, index) => {
      if (!headline || headline.has(index)) word.text = forms[index] ?? word.text;
    });
  }
  if (!allCaps) correctRecordedCase(cut.words);
  cut.words.forEach((word, index) => {
    const address = cut.words[index + 1]?.before.startsWith('://') === true;
    if (opensClause(cut.words, index) && !address && !(index === 0 && tool)) word.text = capitalizeOpening(word);
  });
  return joinWords(cut);
}

/** Converts a title in another language: it keeps the recorded capitals, and a subtitle begins with a capital (APA 7, 6.17). */
function inOtherLanguage(title: string, cut: Words, language: string, { casings = [] }: CasingOptions): string {
  const agreed = consensus(cut.words, casings);
  if (language !== 'non-latin' && isAllCaps(cut.words) && agreed.every((form) => form === undefined))
    return fromCapitals(title);
  cut.words.forEach((word, index) => {
    word.text = agreed[index] ?? word.text;
    const subtitle = language !== 'la' && /^: [«“‘]?$/.test(word.before) && /^\p{sc=Latin}/u.test(word.text);
    if (index === 0 || subtitle) word.text = capitalizeOpening(word);
  });
  return joinWords(cut);
}

/** Capitalizes the first word unless it is always lowercase: "mRNA", "iPhone", "pH", "p53", "yk16", "β-NMR". */
function capitalizeOpening(word: Word): string {
  const special = /^\p{Ll}{1,4}\p{Lu}/u.test(word.text) || /^(?:\p{Ll}{1,3}\d|[α-ω]$)/u.test(word.text);
  return special ? word.text : capitalize(word.text);
}

/** Returns true for a lowercase name before a subtitle, which keeps its spelling: "rjags: Bayesian Models". */
const isToolName = (title: Word[]): boolean =>
  /^\p{Ll}/u.test(title[0]?.text ?? '') &&
  title[1]?.before === ': ' &&
  (/^\p{Lu}/u.test(title[1].text) || !isLowercaseWord(title[0]?.text ?? ''));

/** Returns the form of each word of a headline: from consensus, rules and names, and for the rest from the model. */
function formsOf(title: Word[], allCaps: boolean, options: CasingOptions): string[] {
  const runs = allCapsRuns(title);
  const sources = [
    consensus(title, options.casings ?? []),
    phraseForms(title),
    allCaps ? [] : formsByRule(title).map((form, index) => (runs.has(index) ? undefined : form)),
    title.map((_word, index) => formOfItself(title, index, allCaps || runs.has(index))),
    options.abstract ? formsInProse(title, options.abstract) : [],
    options.cited ? formsAsCited(title, options.cited) : [],
  ];
  const known = title.map((_word, index) => sources.map((forms) => forms[index]).find((form) => form !== undefined));
  const phrases = nounPhrasesOf(title);
  const names = bestPath(title.map((_word, index) => stationOf(title, index, known, phrases[index] ?? NO_PHRASE)));
  return title.map(({ text }, index) => {
    const lower = text.toLowerCase();
    const within = names[index - 1] && title[index]?.before === ' ' && isParticle(title, index);
    return known[index] ?? (names[index] && !within ? capitalize(lower) : lower);
  });
}

const SMALL = new Set(words.small);
const CONTRACTION = /^(?:you|we|they|he|she|it|who|there|that|what|here|let)['’](?:re|ve|ll|d|s)$|n['’]t$/;
const ACRONYMS = new Set(words.acronyms);

/** Returns the sentence-case form of a word if its shape or a list of proper nouns determines it. */
function formOfItself(title: Word[], index: number, allCaps: boolean): string | undefined {
  const text = title[index]?.text ?? '';
  const lower = text.toLowerCase();
  if (/^i['’]/.test(lower)) return capitalize(lower);
  if (CONTRACTION.test(lower)) return lower;
  if (SMALL.has(lower) && (allCaps || !carriesCase(title, index))) return lower;
  if (!allCaps && carriesCase(title, index)) return text;
  const [, base = lower, ending = ''] = /^(.+?)(['’]s?)$/.exec(lower) ?? [];
  const proper = properForm(lower) ?? properForm(base)?.concat(ending);
  if (proper) return proper;
  if (isSpeciesName(title, index)) return lower;
  if (allCaps) return isRomanNumeral(text) || /\d/.test(text) || lower === 'i' || ACRONYMS.has(text) ? text : undefined;
  // A lowercase word in a headline is not a name.
  return text === lower ? lower : undefined;
}

/** Builds the model input of a word. The link score is computed only if one of the two words is unknown. */
function stationOf(title: Word[], index: number, forms: (string | undefined)[], run: NounPhrase): Station {
  const [known, before] = [isNameForm(forms[index]), isNameForm(forms[index - 1])];
  const matters = index > 0 && before !== false && (known === undefined || (known && before === undefined));
  if (known !== undefined && !matters) return { known, odds: 0, linked: 0 };
  const place = placeOf(title, index);
  const linked = matters ? linkScore(place, run) : 0;
  if (known !== undefined) return { known, odds: 0, linked };
  if (isParticle(title, index)) return { known: true, odds: 0, linked };
  return { odds: nameScore(place, run) - LIKELY[place.wordClass], linked };
}

const isNameForm = (form: string | undefined): boolean | undefined =>
  form === undefined ? undefined : /^\p{Lu}\p{Ll}/u.test(form);

/** Returns true for a particle before a name: "Henri de Lubac", but not "Van Boven and Ashworth". */
function isParticle(title: Word[], index: number): boolean {
  const lower = title[index]?.text.toLowerCase() ?? '';
  if (!PARTICLES.has(lower) || lower === 'e') return false;
  const { next, nextClass, after } = placeOf(title, index);
  return after === ' ' && next !== '' && nextClass === 'name';
}
