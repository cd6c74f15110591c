import { capitalise, isRomanNumeral, PARTICLES } from '../pieces/capitals';
import { languageOf } from './language';
import lists from '../../data/casing/words.json';
import { isProper, properForm } from './proper-nouns';
import type { CasingOptions } from './casing-options';
import { capitalShare, isAllCaps } from './shape';
import { isSpeciesName } from './species';
import { cutWords, joinWords, opensClause, opensQuotation, type Word } from './cut-words';

/** Articles, coordinating conjunctions and prepositions, in lower case whatever their length (MLA 2.90, Chicago 8.159). */
const SMALL = {
  both: 'a an et the and but for or nor as at by from in into of off on onto out over per than through to toward towards under until up upon via with within without about above across after against along amid among amongst around before behind below beneath beside besides between atop beyond concerning despite down during except inside like near notwithstanding outside past regarding since throughout underneath unlike unto versus vs v',
  mla: 'so yet',
  chicago: '',
};
const SMALL_WORDS = {
  mla: new Set(`${SMALL.both} ${SMALL.mla}`.split(' ')),
  chicago: new Set(SMALL.both.split(' ')),
};

/** Prepositions that are adverbs or parts of a verb more often than not at the end of a compound: "Follow-Up", "Scaling Up". */
const OFTEN_ADVERB = new Set('up out off down over'.split(' '));

/** Latin expressions: the preposition in them is a principal word (Chicago 8.159: "De Facto, In Vitro"). */
const EXPRESSIONS = new Set(
  'a posteriori|a priori|ab initio|ad hoc|de facto|de jure|de novo|ex ante|ex nihilo|ex post|ex situ|ex vivo|in absentia|in situ|in silico|in utero|in vitro|in vivo|inter alia|per se|post hoc|post mortem'.split(
    '|',
  ),
);

const OPENS_EXPRESSION = new Set([...EXPRESSIONS].map((expression) => expression.split(' ')[0] ?? ''));

/** Units that stay small behind a number. */
const UNITS = new Set('bp cm dpi eV fs ft g hr kb kg kbps km m mg min ml mm ms mw ng nm ns ps s'.split(' '));

/** Abbreviations that no rule of headlines capitalises. */
const LATIN = new Set('al ca cf cv etc nov sp spp ssp subsp var viz'.split(' '));

/** Prefixes that do not stand alone: the second part of "anti-inflammatory" stays small in Chicago 8.161 and MLA 2.92. */
const PREFIXES = new Set(
  'anti auto bi co counter de e extra hyper infra inter intra meta micro mid mini mono multi neo non over para poly post pre pro pseudo psycho quasi re semi socio sub super trans tri ultra un'.split(
    ' ',
  ),
);

/**
 * A title in headline capitals, for MLA and Chicago: first, last and all principal words.
 * Titles in other languages keep the capitals they have, as both manuals ask.
 * @param title cleaned by `cleanTitle`
 */
export function titleCase(title: string, style: 'mla' | 'chicago', options: CasingOptions = {}): string {
  const cut = cutWords(title);
  const shouted = isAllCaps(cut.words) && !(options.isName && cut.words.length < 3);
  // A journal is spelled as it spells itself: "Biochimica et Biophysica Acta", "eLife".
  if (options.isName && !shouted && (capitalShare(cut.words) ?? 1) > 0.5) return title;
  const language = languageOf(title, options.language);
  if (language !== undefined && language !== 'en') return shouted ? fromCapitals(title) : title;
  const small = SMALL_WORDS[style];
  cut.words.forEach((word, index) => {
    if (shouted) word.text = quiet(word.text);
    word.text = headlineForm(cut.words, index, small);
  });
  return joinWords(cut);
}

function headlineForm(words: Word[], index: number, small: Set<string>): string {
  const word = words[index];
  if (!word) return '';
  const { text } = word;
  const lower = text.toLowerCase();
  // Most words of a headline are as they should be.
  if (/^[A-Z][a-z]+$/.test(text) && !small.has(lower)) return text;
  const edge = opensClause(words, index) || opensQuotation(words, index) || closesClause(words, index);
  // "a seminar by A. Grothendieck": an initial is no article.
  if (text.length === 1 && /^\p{Lu}/u.test(text) && words[index + 1]?.before.startsWith('.')) return text;
  // "p-adic", "SiN x": a single small letter is a variable, "et al.", "sp. nov." are Latin wherever they stand.
  if (isVariable(words, index)) return text;
  if (LATIN.has(text) && (words[index + 1]?.before ?? '.').startsWith('.')) return text;
  if (UNITS.has(text) && /^\d/.test(words[index - 1]?.text ?? '') && /^[\s-]$/.test(word.before)) return text;
  if (!edge && isParticleOfName(words, index)) return text;
  if (isExpression(words, index)) return capitalise(text);
  const hyphened = /[-‐‑]$/.test(word.before);
  // "p-adic", "n-gram": what follows a variable stays as it is.
  if (hyphened && isVariable(words, index - 1) && /^(?:adic|grams?|ary|fold|tuples?|cycles?|values?)$/.test(text))
    return text;
  if (/^\p{Ll}/u.test(text) && isSpeciesName(words, index)) return text;
  // "Reading ‘The Dead’ Again": the title inside begins as it does.
  if (/[“‘]$/.test(word.before) && /^\p{Lu}/u.test(text)) return text;
  if (hyphened && PREFIXES.has(words[index - 1]?.text.toLowerCase() ?? '') && !isProper(lower)) return text;
  if (!edge && small.has(lower) && !carriesCase(text) && !isPrincipal(words, index, hyphened)) return lower;
  if (/^\p{sc=Greek}/u.test(text)) return text;
  // Units, gene and protein names, "mRNA", "p53": a small first letter beside a capital or digit is meant.
  return carriesCase(text) || /^\p{Ll}\d/u.test(text) || isItalicLatin(word) ? text : capitalise(text);
}

/** A single small letter inside a title, but for the article. */
const isVariable = (words: Word[], index: number): boolean =>
  index > 0 &&
  words[index]?.text.length === 1 &&
  /^\p{Ll}$/u.test(words[index].text) &&
  words[index].text !== 'a' &&
  !isLetterOfCompound(words, index);

/** "x-ray", "e-commerce": a letter that is no variable. */
const isLetterOfCompound = (words: Word[], index: number): boolean =>
  /^(?:x ray|e (?:book|business|cigarette|commerce|government|health|learning|mail|participation|scooter|science|waste))s?$/.test(
    `${words[index]?.text ?? ''} ${words[index + 1]?.text.toLowerCase() ?? ''}`,
  );

/** "De Novo", "In Vitro": the first or second word of such an expression. */
const isExpression = (words: Word[], index: number): boolean =>
  isExpressionAt(words, index) || isExpressionAt(words, index - 1);

function isExpressionAt(words: Word[], from: number): boolean {
  const [first, second] = [words[from]?.text.toLowerCase() ?? '', words[from + 1]];
  if (!OPENS_EXPRESSION.has(first) || !/^[\s-]$/.test(second?.before ?? '')) return false;
  return EXPRESSIONS.has(`${first} ${second?.text.toLowerCase() ?? ''}`);
}

/** "Defenders of da Vinci" (Chicago 8.159): a particle that the record leaves small before a name. */
const isParticleOfName = (words: Word[], index: number): boolean =>
  PARTICLES.has(words[index]?.text ?? '') &&
  !/^(?:e|y)$/.test(words[index]?.text ?? '') &&
  words[index + 1]?.before === ' ' &&
  /^\p{Lu}\p{Ll}/u.test(words[index + 1]?.text ?? '');

/** A small word that its place makes a principal one. */
const isPrincipal = (words: Word[], index: number, hyphened: boolean): boolean =>
  hyphened
    ? OFTEN_ADVERB.has(words[index]?.text.toLowerCase() ?? '')
    : opensCompound(words, index) || isAdverb(words, index);

/** The first part of a compound is capital whatever it is: "Near-Infrared", "Out-of-Sample" (Chicago 8.161, MLA 2.91). */
const opensCompound = (words: Word[], index: number): boolean =>
  /^[-‐‑]$/.test(words[index + 1]?.before ?? '') && !/^(?:a|an|the)$/i.test(words[index]?.text ?? '');

/** "Growing Up in Ohio", "Dropping Out": an adverb unless what it governs follows. */
function isAdverb(words: Word[], index: number): boolean {
  const next = words[index + 1]?.text.toLowerCase() ?? '';
  const previous = words[index - 1]?.text.toLowerCase() ?? '';
  if (!/^(?:up|out|off|down)$/i.test(words[index]?.text ?? '') || index === 0 || /^(?:and|or)$/.test(previous))
    return false;
  return !/^(?:a|an|the|this|that|these|his|her|its|their|our|my|your|to|of|and|or)$/.test(next);
}

/** "USA", "IN VIVO"-like capitals of two letters and more in a title that is not all capitals. */
const carriesCase = (text: string): boolean => text.length > 1 && /\p{L}['’]?\p{Lu}/u.test(text);

/** A lower-case word set in italics is a species name or a foreign term. */
const isItalicLatin = (word: Word): boolean => word.before.includes('\uE000') && /^\p{Ll}/u.test(word.text);

function closesClause(words: Word[], index: number): boolean {
  const next = words[index + 1];
  return !next || /[:?!—]/.test(next.before);
}

const ACRONYMS = new Set(lists.acronyms);

const quiet = (text: string): string => {
  const lower = text.toLowerCase();
  return properForm(lower) ?? (isRomanNumeral(text) || /\d/.test(text) || ACRONYMS.has(text) ? text : lower);
};

/** Capitals of a foreign title become lower case but for its first word and names of the lexicon. */
export function fromCapitals(title: string): string {
  const cut = cutWords(title);
  cut.words.forEach((word, index) => {
    const calm = quiet(word.text);
    word.text = opensClause(cut.words, index) ? capitalise(calm) : calm;
  });
  return joinWords(cut);
}
