import { capitalise, PARTICLES } from '../pieces/capitals';
import { formByRule } from './by-rule';
import { consensus } from './consensus';
import { settleAbroad } from './abroad/settle';
import { familyOf } from './abroad/vocabulary';
import { languageOf } from './language';
import { GIVEN_NAMES } from './lexicon/given-names';
import { bestPath, type Station } from './model/best-path';
import { isCommonWord, isMetWord } from './model/known';
import { linkScore, nameScore } from './model/likely-name';
import type { Standing } from './model/features';
import { placeOf } from './model/place';
import { NO_RUN, runsOf, type Run } from './model/run';
import { mendKept } from './mend';
import { ownCapitals } from './own-capitals';
import { phraseForms } from './phrases';
import { formsAsCited, formsInProse } from './prose';
import { headlineClauses, isSentenceCased, isShouted, loudWords } from './shape';
import { namedSpans, reviewedAt } from './spans';
import { cutWords, joinWords, opensClause, type Word } from './words';

export interface CasingOptions {
  /** Language of the work as recorded; English rules apply to English titles only. */
  language?: string;
  /** The same title as other databases write it: where they agree on a word's capitals, they decide. */
  casings?: string[];
  /** The title as a citation of it has it: tells what neither databases nor rules do. */
  cited?: string;
  /** Running text about the work, in which names are capital: its abstract. */
  abstract?: string;
  /** The text names a journal or site: two words in capitals (PLOS ONE, BMJ) are its name and no shouting. */
  isName?: boolean;
}

/**
 * Log odds above which a capital is kept. Words of a vocabulary need stronger proof, for their capital is more often the
 * headline's, and names of a list weaker; all were chosen on the development half.
 */
const LIKELY: Record<Standing, number> = { common: 2.5, both: 1, rare: 0.5, either: -2, neither: -1, name: -3 };
/** What a given name before a word adds to the odds. */
const AFTER_GIVEN_NAME = 3;

/**
 * A title in the sentence case of APA 7, 6.17: first word, first word after a colon, dash or end mark, and proper nouns are capital.
 * A title that is in sentence case already keeps its capitals, for they are its author's; one in title case loses all
 * that neither other databases, the word's own shape nor the lexicon of proper nouns speak for; one in capitals is rebuilt.
 * @param title cleaned by `cleanTitle`; marks of italics may stand inside
 */
export function sentenceCase(title: string, options: CasingOptions = {}): string {
  const cut = cutWords(title);
  const shouted = isShouted(cut.words);
  const language = languageOf(title, options.language);
  const foreign = language !== undefined && language !== 'en';
  const reviewed = foreign ? undefined : reviewedAt(cut.words);
  const tool = isToolName(cut.words);
  const abroad = familyOf(language);
  const keepAsWritten = abroad !== undefined || (!shouted && (foreign || isSentenceCased(cut.words)));
  const loud = keepAsWritten && !foreign ? ownCapitals(cut.words) : [];
  const headline = keepAsWritten ? (foreign ? new Set<number>() : headlineClauses(cut.words)) : undefined;
  if (!headline || headline.size > 0) {
    const agreed = consensus(cut.words, options.casings ?? []);
    const forms = namesKept(cut.words, agreed, shouted, options);
    cut.words.forEach((word, index) => {
      if (!headline || headline.has(index)) word.text = forms[index] ?? word.text;
    });
  }
  lower(
    cut.words,
    loud.filter((index) => !headline?.has(index)),
  );
  if (abroad) settleAbroad(cut.words, abroad);
  else if (!shouted && !foreign) mendKept(cut.words);
  cut.words.forEach((word, index) => {
    const opens = opensClause(cut.words, index) || index === reviewed;
    const asInEnglish = !foreign || index === 0 || (language !== 'la' && opensSubtitle(word));
    const address = cut.words[index + 1]?.before.startsWith('://') === true;
    if (opens && asInEnglish && !address && !(index === 0 && tool)) word.text = capitaliseOpening(word);
  });
  return joinWords(cut);
}

/** A subtitle begins with a capital in every language (APA 7, 6.17); what other marks do there is the language's own. */
const opensSubtitle = ({ text, before }: Word): boolean => /^: [«“‘]?$/.test(before) && /^\p{sc=Latin}/u.test(text);

function lower(words: Word[], indexes: Iterable<number>): void {
  for (const index of indexes) {
    const word = words[index];
    if (word) word.text = word.text.toLowerCase();
  }
}

/** "mRNA", "iPhone", "pH", "p53", "yk16" and "β-NMR" begin small even at the start of a title. */
function capitaliseOpening(word: Word): string {
  const special = /^\p{Ll}{1,4}\p{Lu}/u.test(word.text) || /^(?:\p{Ll}{1,3}\d|[α-ω]$)/u.test(word.text);
  return special ? word.text : capitalise(word.text);
}

/** "rjags: Bayesian Models": what begins small and has a subtitle is spelled as it spells itself. */
const isToolName = (words: Word[]): boolean =>
  /^\p{Ll}/u.test(words[0]?.text ?? '') &&
  words[1]?.before === ': ' &&
  (/^\p{Lu}/u.test(words[1].text) || !isMetWord(words[0]?.text ?? ''));

/** A form for each word of a headline: what is agreed, what rules say, and for the rest what is likeliest for all together. */
function namesKept(words: Word[], agreed: (string | undefined)[], shouted: boolean, options: CasingOptions): string[] {
  const prose = options.abstract ? formsInProse(words, options.abstract) : [];
  const cited = options.cited ? formsAsCited(words, options.cited) : [];
  const phrases = phraseForms(words);
  const named = shouted ? new Set() : namedSpans(words);
  const loud = shouted ? new Set(words.keys()) : loudWords(words);
  const ruled = words.map(
    ({ text }, index) =>
      agreed[index] ??
      phrases[index] ??
      (named.has(index) ? text : formByRule(words, index, loud.has(index))) ??
      prose[index] ??
      cited[index],
  );
  const runs = runsOf(words);
  const names = bestPath(words.map((_word, index) => stationOf(words, index, ruled, runs[index] ?? NO_RUN)));
  const forms: string[] = [];
  for (const [index, { text }] of words.entries()) {
    const lower = text.toLowerCase();
    const previous = forms[index - 1] ?? '';
    const name = names[index] || isFeature(words, index, previous) || isPartner(words, index, previous);
    const inName = /^\p{Lu}\p{Ll}/u.test(previous) && words[index]?.before === ' ';
    forms.push(ruled[index] ?? (name && !(inName && isParticle(words, index)) ? capitalise(lower) : lower));
  }
  return forms;
}

/** What the words are worth to one another is asked only where it can matter: between two of which not both are known. */
function stationOf(words: Word[], index: number, ruled: (string | undefined)[], run: Run): Station {
  const [known, before] = [isNameForm(ruled[index]), isNameForm(ruled[index - 1])];
  const matters = index > 0 && before !== false && (known === undefined || (known && before === undefined));
  if (known !== undefined && !matters) return { known, odds: 0, linked: 0 };
  const place = placeOf(words, index);
  const linked = matters ? linkScore(place, run) : 0;
  if (known !== undefined) return { known, odds: 0, linked };
  if (isParticle(words, index)) return { known: true, odds: 0, linked };
  const follows = GIVEN_NAMES.has(capitalise(place.previous)) && /^\s/.test(place.before);
  const bonus = follows && place.standing !== 'common' && place.standing !== 'rare' ? AFTER_GIVEN_NAME : 0;
  return { odds: nameScore(place, run) + bonus - LIKELY[place.standing], linked };
}

const isNameForm = (form: string | undefined): boolean | undefined =>
  form === undefined ? undefined : /^\p{Lu}\p{Ll}/u.test(form);

/** A particle belongs to the name behind it: "Henri de Lubac", but "Van Boven and Ashworth". */
function isParticle(words: Word[], index: number): boolean {
  const lower = words[index]?.text.toLowerCase() ?? '';
  if (!PARTICLES.has(lower) || lower === 'e') return false;
  const { next, nextStanding, after } = placeOf(words, index);
  return after === ' ' && next !== '' && nextStanding === 'name';
}

/** "Maxwell–Herglotz": what a dash joins to a name, and is no common word. */
const isPartner = (words: Word[], index: number, previous: string): boolean =>
  words[index]?.before === '–' && /^\p{Lu}\p{Ll}/u.test(previous) && !isCommonWord(words[index].text.toLowerCase());

/** "Lake", "River", "Bay" behind the name of one: of ten such in titles nine are capital; a people's name ("Bavarian") names none. */
const isFeature = (words: Word[], index: number, previous: string): boolean =>
  words[index]?.before === ' ' &&
  /^(?:archipelago|bay|canyon|county|creek|desert|fjord|glacier|gulf|islands?|lakes?|mountains?|oceans?|park|peninsula|plateau|prefecture|press|hospital|formation|limestone|sandstone|shale|province|rivers?|seas?|straits?|university|valley)$/.test(
    words[index].text.toLowerCase(),
  ) &&
  /^\p{Lu}\p{Ll}+$/u.test(previous) &&
  !/(?:an|ese|ish|ic|ch|al|it)$/.test(previous);
