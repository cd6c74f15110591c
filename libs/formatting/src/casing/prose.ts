import { isAllCapitals } from '../pieces/capitals';
import { isSentenceCased, isAllCaps } from './shape';
import { cutWords, opensClause, type Word } from './cut-words';

/**
 * How running text writes the words of a title: an abstract tells its own names from other words.
 * @returns for each word the form that the text gives it throughout, or undefined where it has none or several
 */
export function formsInProse(words: Word[], prose: string): (string | undefined)[] {
  const wanted = new Set(words.map(({ text }) => text.toLowerCase()));
  const forms = new Map<string, Set<string>>();
  const running = cutWords(prose.slice(0, LONGEST)).words;
  running.forEach(({ text }, index) => {
    const lower = text.toLowerCase();
    // The heads of a structured abstract ("METHODS") tell nothing, nor does the beginning of a sentence.
    if (text.length < 2 || !wanted.has(lower) || opensClause(running, index) || isAllCapitals(text)) return;
    forms.set(lower, (forms.get(lower) ?? new Set()).add(text));
  });
  return words.map(({ text }) => {
    const [form, ...others] = forms.get(text.toLowerCase()) ?? [];
    return others.length === 0 ? form : undefined;
  });
}

/** Characters of an abstract that are read; the longest of databases are books' descriptions. */
const LONGEST = 5_000;

/**
 * How a citation writes its title, where that is in sentence case with a name in it: one who writes names large knows them.
 * @returns for each word its form, or nothing where the citation tells none
 */
export function formsAsCited(words: Word[], cited: string): (string | undefined)[] {
  const other = cutWords(cited).words;
  const same = other.length === words.length && other.every(({ text }, index) => sameWord(text, words[index]?.text));
  const telling = same && !isAllCaps(other) && isSentenceCased(other);
  const names = other.some(({ text }, index) => /^\p{Lu}\p{Ll}/u.test(text) && !opensClause(other, index));
  return telling && names ? other.map(({ text }, index) => (opensClause(other, index) ? undefined : text)) : [];
}

const sameWord = (one: string, other = ''): boolean =>
  one.toLowerCase().replaceAll("'", '’') === other.toLowerCase().replaceAll("'", '’');
