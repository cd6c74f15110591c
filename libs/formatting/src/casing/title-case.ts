import { capitalize, isRomanNumeral, PARTICLES } from '../pieces/capitals';
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
const SMALL_WORDS = { mla: new Set(`${SMALL.both} ${SMALL.mla}`.split(' ')), chicago: new Set(SMALL.both.split(' ')) };

/** Prepositions that are adverbs or parts of a verb more often than not at the end of a compound: "Follow-Up", "Scaling Up". */
const OFTEN_ADVERB = new Set('up out off down over'.split(' '));

/** Latin expressions in which the preposition is capitalized (Chicago 8.159: "De Facto, In Vitro"). */
const EXPRESSIONS = new Set(
  'a posteriori|a priori|ab initio|ad hoc|de facto|de jure|de novo|ex ante|ex nihilo|ex post|ex situ|ex vivo|in absentia|in situ|in silico|in utero|in vitro|in vivo|inter alia|per se|post hoc|post mortem'.split(
    '|',
  ),
);

const OPENS_EXPRESSION = new Set([...EXPRESSIONS].map((expression) => expression.split(' ')[0] ?? ''));

/** Units that stay lowercase after a number. */
const UNITS = new Set('bp cm dpi eV fs ft g hr kb kg kbps km m mg min ml mm ms mw ng nm ns ps s'.split(' '));

/** Abbreviations that are never capitalized. */
const LATIN = new Set('al ca cf cv etc nov sp spp ssp subsp var viz'.split(' '));

/** Prefixes after which the second part stays lowercase: "anti-inflammatory" (Chicago 8.161, MLA 2.92). */
const PREFIXES = new Set(
  'anti auto bi co counter de e extra hyper infra inter intra meta micro mid mini mono multi neo non over para poly post pre pro pseudo psycho quasi re semi socio sub super trans tri ultra un'.split(
    ' ',
  ),
);

/**
 * Converts a title to headline capitals for MLA and Chicago: the first, last and all principal words.
 * Titles in other languages keep their capitals, as both manuals require.
 * @param title a title cleaned by `cleanTitle`
 */
export function titleCase(title: string, style: 'mla' | 'chicago', options: CasingOptions = {}): string {
  const cut = cutWords(title);
  const shouted = isAllCaps(cut.words) && !(options.isName && cut.words.length < 3);
  // Journals keep their own spelling: "Biochimica et Biophysica Acta", "eLife".
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
  // Most words of a headline are already correct.
  if (/^[A-Z][a-z]+$/.test(text) && !small.has(lower)) return text;
  const edge = opensClause(words, index) || opensQuotation(words, index) || closesClause(words, index);
  // "a seminar by A. Grothendieck": an initial is not an article.
  if (text.length === 1 && /^\p{Lu}/u.test(text) && words[index + 1]?.before.startsWith('.')) return text;
  // A single lowercase letter is a variable ("p-adic", "SiN x"). "et al." and "sp. nov." are always Latin.
  if (isVariable(words, index)) return text;
  if (LATIN.has(text) && (words[index + 1]?.before ?? '.').startsWith('.')) return text;
  if (UNITS.has(text) && /^\d/.test(words[index - 1]?.text ?? '') && /^[\s-]$/.test(word.before)) return text;
  if (!edge && isParticleOfName(words, index)) return text;
  if (isExpression(words, index)) return capitalize(text);
  const hyphened = /[-‐‑]$/.test(word.before);
  // "p-adic", "n-gram": the word after a variable stays unchanged.
  if (hyphened && isVariable(words, index - 1) && /^(?:adic|grams?|ary|fold|tuples?|cycles?|values?)$/.test(text))
    return text;
  if (/^\p{Ll}/u.test(text) && isSpeciesName(words, index)) return text;
  // "Reading ‘The Dead’ Again": a quoted title keeps its first capital.
  if (/[“‘]$/.test(word.before) && /^\p{Lu}/u.test(text)) return text;
  if (hyphened && PREFIXES.has(words[index - 1]?.text.toLowerCase() ?? '') && !isProper(lower)) return text;
  if (!edge && small.has(lower) && !carriesCase(text) && !isPrincipal(words, index, hyphened)) return lower;
  if (/^\p{sc=Greek}/u.test(text)) return text;
  // Units, gene and protein names, "mRNA", "p53": a lowercase first letter before a capital or digit is intentional.
  return carriesCase(text) || /^\p{Ll}\d/u.test(text) || isItalicLatin(word) ? text : capitalize(text);
}

/** Returns true for a single lowercase letter inside a title, except the article. */
const isVariable = (words: Word[], index: number): boolean =>
  index > 0 &&
  words[index]?.text.length === 1 &&
  /^\p{Ll}$/u.test(words[index].text) &&
  words[index].text !== 'a' &&
  !isLetterOfCompound(words, index);

/** Returns true for a letter that is not a variable: "x-ray", "e-commerce". */
const isLetterOfCompound = (words: Word[], index: number): boolean =>
  /^(?:x ray|e (?:book|business|cigarette|commerce|government|health|learning|mail|participation|scooter|science|waste))s?$/.test(
    `${words[index]?.text ?? ''} ${words[index + 1]?.text.toLowerCase() ?? ''}`,
  );

/** Returns true for the first or second word of "De Novo", "In Vitro". */
const isExpression = (words: Word[], index: number): boolean =>
  isExpressionAt(words, index) || isExpressionAt(words, index - 1);

function isExpressionAt(words: Word[], from: number): boolean {
  const [first, second] = [words[from]?.text.toLowerCase() ?? '', words[from + 1]];
  if (!OPENS_EXPRESSION.has(first) || !/^[\s-]$/.test(second?.before ?? '')) return false;
  return EXPRESSIONS.has(`${first} ${second?.text.toLowerCase() ?? ''}`);
}

/** Returns true for a lowercase particle before a name: "Defenders of da Vinci" (Chicago 8.159). */
const isParticleOfName = (words: Word[], index: number): boolean =>
  PARTICLES.has(words[index]?.text ?? '') &&
  !/^(?:e|y)$/.test(words[index]?.text ?? '') &&
  words[index + 1]?.before === ' ' &&
  /^\p{Lu}\p{Ll}/u.test(words[index + 1]?.text ?? '');

/** Returns true for a small word that is capitalized because of its position. */
const isPrincipal = (words: Word[], index: number, hyphened: boolean): boolean =>
  hyphened
    ? OFTEN_ADVERB.has(words[index]?.text.toLowerCase() ?? '')
    : opensCompound(words, index) || isAdverb(words, index);

/** Returns true for the first part of a compound, which is capitalized: "Near-Infrared", "Out-of-Sample" (Chicago 8.161, MLA 2.91). */
const opensCompound = (words: Word[], index: number): boolean =>
  /^[-‐‑]$/.test(words[index + 1]?.before ?? '') && !/^(?:a|an|the)$/i.test(words[index]?.text ?? '');

/** Returns true for an adverb, which has no object: "Growing Up in Ohio", "Dropping Out". */
function isAdverb(words: Word[], index: number): boolean {
  const next = words[index + 1]?.text.toLowerCase() ?? '';
  const previous = words[index - 1]?.text.toLowerCase() ?? '';
  if (!/^(?:up|out|off|down)$/i.test(words[index]?.text ?? '') || index === 0 || /^(?:and|or)$/.test(previous))
    return false;
  return !/^(?:a|an|the|this|that|these|his|her|its|their|our|my|your|to|of|and|or)$/.test(next);
}

/** Returns true for a word with a capital after its first letter, such as "USA". */
const carriesCase = (text: string): boolean => text.length > 1 && /\p{L}['’]?\p{Lu}/u.test(text);

/** Returns true for a lowercase word in italics, which is a species name or foreign term. */
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

/** Converts a foreign title in all capitals to lower case, except its first word and known names. */
export function fromCapitals(title: string): string {
  const cut = cutWords(title);
  cut.words.forEach((word, index) => {
    const calm = quiet(word.text);
    word.text = opensClause(cut.words, index) ? capitalize(calm) : calm;
  });
  return joinWords(cut);
}
