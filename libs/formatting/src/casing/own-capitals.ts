import { NEVER_NAMES, PROPER_WORDS } from './lexicon/proper';
import { isCommonPair, isMetWord } from './model/known';
import { phraseForms } from './phrases';
import { looseCapitals } from './loose-capitals';
import { isPlain } from './plain-word';
import { capitalShare } from './shape';
import { namedSpans } from './spans';
import { TAXON } from './taxa';
import { opensClause, type Word } from './words';

/** Common words to which a record in sentence case gives capitals all the same, those of names of several words left out. */
export function ownCapitals(words: Word[]): number[] {
  const loud = [...loudRuns(words), ...strayCapitals(words), ...looseCapitals(words)].filter(
    (index) => !TAXON.test(words[index]?.text.toLowerCase() ?? ''),
  );
  if (loud.length === 0) return loud;
  const [phrases, spans] = [phraseForms(words), namedSpans(words)];
  return loud.filter((index) => phrases[index] === undefined && !spans.has(index));
}

/** Names of instruments, projects and bodies end so; those are capital in sentence case too. */
const NAMED =
  /^(?:act|agency|association|battery|committee|conference|department|index|initiative|institute|inventory|journal|library|museum|network|party|program|programme|project|questionnaire|report|review|scale|society|study|survey|test|university)$/;

/**
 * Words to which a record in sentence case gives capitals that only their abbreviation would have: "versus Age-related Macular
 * Degeneration". Of a run of large common words two at least stand small side by side in many titles, and it is no name behind "the" and
 * no part of a longer one.
 */
function loudRuns(words: Word[]): number[] {
  const loud: number[] = [];
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isLarge(words[to]) && (to === from || (joined(words, to) && !opensClause(words, to)))) to += 1;
    const run = words.slice(from, to);
    const common = run.some((_word, offset) => offset > 0 && isPair(run, offset)) || isTheory(run);
    if (common && isAlone(words, from, to))
      run.forEach((_word, offset) => {
        if (!opensClause(words, from + offset)) loud.push(from + offset);
      });
    from = Math.max(from, to - 1);
  }
  return loud;
}

/** Theories, laws and hypotheses are small (APA 7, 6.16). */
const isTheory = (run: Word[]): boolean =>
  run.length > 1 && /^(?:Conjecture|Hypothesis|Theorem|Theory)$/.test(run.at(-1)?.text ?? '');

const joined = (words: Word[], index: number): boolean => /^[ -]$/.test(words[index]?.before ?? '');

/** A common word with a capital of its own. */
function isLarge(word: Word | undefined): boolean {
  const lower = word?.text.toLowerCase() ?? '';
  return /^\p{Lu}\p{Ll}+$/u.test(word?.text ?? '') && isMetWord(lower) && !PROPER_WORDS.has(lower);
}

function isPair(run: Word[], index: number): boolean {
  const [first, second] = [run[index - 1]?.text ?? '', run[index]?.text ?? ''];
  return first.length > 3 && second.length > 3 && isCommonPair(`${first} ${second}`.toLowerCase());
}

/** No name that goes on before it, behind it or over a preposition, as "Agency for International Development" does. */
function isAlone(words: Word[], from: number, to: number): boolean {
  const capital = (index: number): boolean => /^\p{Lu}/u.test(words[index]?.text ?? '');
  // "…: A Machine Learning approach": an article is large there because it opens the clause.
  const article = opensClause(words, from - 1) && NEVER_NAMES.has(words[from - 1]?.text.toLowerCase() ?? '');
  const before = capital(from - 1) && !article && joined(words, from) && !opensClause(words, from);
  const over =
    /^(?:and|at|for|in|into|of|on|to)$/.test(words[from - 1]?.text ?? '') &&
    capital(from - 2) &&
    !opensClause(words, from - 2);
  const behind = capital(to) && joined(words, to);
  const named = words[from - 1]?.text === 'the';
  return !named && !before && !over && !behind && !NAMED.test(words[to - 1]?.text.toLowerCase() ?? '');
}

/**
 * Common words that are large alone in a title of which half is names, so that nobody can tell a headline from sentence case by its
 * share of capitals: "A Grammar of Jenaama", not "South China Morning Post".
 */
function strayCapitals(words: Word[]): number[] {
  if ((capitalShare(words) ?? 0) < 0.5) return [];
  const isName = (index: number): boolean => /^\p{Lu}/u.test(words[index]?.text ?? '') && !isPlain(words[index]);
  return [...words.keys()].filter((index) => {
    const follows = joined(words, index) && isName(index - 1) && !/['’]s$/.test(words[index - 1]?.text ?? '');
    const precedes = joined(words, index + 1) && isName(index + 1);
    return isPlain(words[index]) && isLarge(words[index]) && !opensClause(words, index) && !follows && !precedes;
  });
}
