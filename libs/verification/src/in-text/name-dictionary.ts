import type { CitedItem } from '@veracite/model/document';
import { fold } from '@veracite/text/fold';
import { yearFits } from './compare-citation';
import type { EntryFacts } from './entry-facts';

/** Finds the entries that a citation can mean by looking up the names of the list in the words of the citation. */
export interface NameDictionary {
  /** Returns the indexes of the entries that fit best: their year is cited, and their names occur in the words. */
  entriesFor(item: CitedItem): number[];
  /** Returns true if the list has the last of the names, in any year. */
  has(item: CitedItem): boolean;
}

/** Words at the start of an entry that may have the name of its first author. */
const LEADING_WORDS = 12;
/** Shorter words do not identify an entry whose authors were not parsed. */
const MIN_WORD = 4;

/**
 * Creates the dictionary of a list.
 * @param longForms long forms of the abbreviations that the text introduces: "who" to "world health organization"
 */
export function nameDictionary(facts: readonly EntryFacts[], longForms: ReadonlyMap<string, string>): NameDictionary {
  const shortForms = new Map([...longForms].map(([short, long]) => [long, short]));
  const known = facts.map(({ names, given, short, raw, title }) => ({
    leads: [...new Set([...leadsOf(names[0] ?? ''), ...(given.length >= MIN_WORD ? [given] : []), ...short])],
    words: new Set([...names.flatMap((name) => name.split(' ')), ...short]),
    others: names.slice(1),
    start: ` ${raw.split(' ').slice(0, LEADING_WORDS).join(' ')} `,
    title,
  }));

  const wordsOf = ({ names, title }: CitedItem): string[] => {
    const words = fold(names.length > 0 ? names.join(' ') : (title ?? ''));
    return [words, longForms.get(words) ?? shortForms.get(words) ?? ''].filter(Boolean);
  };

  const scoreOf = (index: number, words: string, isEtAl: boolean): number => {
    const fact = known[index];
    if (!fact) return 0;
    const tokens = words.split(' ');
    const last = tokens.at(-1) ?? '';
    const padded = ` ${words} ${bare(last)} `;
    const lead = fact.leads.find((name) => padded.includes(` ${name} `));
    if (lead !== undefined && (fact.words.has(last) || fact.words.has(bare(last)) || fact.leads.includes(last))) {
      const shared = fact.others.filter((name) => padded.includes(` ${name} `)).length;
      return 2 + shared + (isEtAl === fact.others.length > 1 ? 0.5 : 0);
    }
    const named = tokens.filter((word) => word.length >= MIN_WORD);
    return named.length > 0 &&
      named.every((word) => fact.start.includes(` ${word} `) || fact.start.includes(` ${bare(word)} `))
      ? 1
      : 0;
  };

  const isNamed = (item: CitedItem, index: number): number =>
    Math.max(0, ...wordsOf(item).map((words) => scoreOf(index, words, item.etAl === true)));

  return {
    entriesFor(item) {
      const scored = facts.flatMap((fact, index) => {
        if (yearFits(item.year, fact) === 'other') return [];
        const score = isNamed(item, index) + (yearFits(item.year, fact) === 'same' ? 0.25 : 0);
        return score >= 1 ? [{ at: index, score }] : [];
      });
      const best = Math.max(...scored.map(({ score }) => score));
      return scored.filter(({ score }) => score === best).map(({ at }) => at);
    },
    has: (item) => facts.some((_, index) => isNamed(item, index) >= 1),
  };
}

/** Returns a family name and the parts of a double name by which it may be cited. */
function leadsOf(name: string): string[] {
  const parts = name.split(' ');
  return [name, ...(parts.length > 1 ? [parts[0] ?? '', parts.at(-1) ?? ''] : [])].filter(
    (each) => each === name || each.length >= MIN_WORD,
  );
}

/** Removes the ending of a genitive: "minkenbergs", "muddes". */
const bare = (word: string): string => word.replace(/(?<=\p{L}{3})s$/u, '');

const INTRODUCED = /[([][“"]?(\p{Lu}[\p{Lu}\d-]{1,9})[)\]”",;]/gu;
/** Characters before an abbreviation that may have its long form. */
const REACH = 120;

/** Finds the abbreviations that a text introduces: "World Health Organization (WHO)". Both forms are folded. */
export function introducedAbbreviations(text: string): Map<string, string> {
  const longForms = new Map<string, string>();
  for (const { index, 1: short = '' } of text.matchAll(INTRODUCED)) {
    const words = text
      .slice(Math.max(0, index - REACH), index)
      .trim()
      .split(/\s+/)
      .slice(-2 * short.length);
    const from = words.findLastIndex((_, index) => initialsOf(words.slice(index)) === short.toLowerCase());
    if (from >= 0) longForms.set(fold(short), fold(words.slice(from).join(' ')));
  }
  return longForms;
}

const initialsOf = (words: readonly string[]): string =>
  words
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.charAt(0).toLowerCase())
    .join('');
