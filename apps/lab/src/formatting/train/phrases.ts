import type { Cut } from './names';

/** Minimum count and minimum share of fully capitalized occurrences for a phrase that is a name. */
const MET = 3;
const SHARE = 0.9;
const LONGEST = 4;

/**
 * Learns names of two to four words, at least one of which is not a name by itself: "World Trade Center", "South Asian",
 * "Great Plains". Omits a phrase that contains a shorter known name unless it adds a capital.
 */
export function learnPhrases(titles: Cut[], names: Set<string>): string[] {
  const capital = new Map<string, number>();
  for (const words of titles)
    eachRun(words, (run) => {
      if (
        run.every(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text)) &&
        run.some(({ text }) => !names.has(text.toLowerCase()))
      )
        count(capital, run.map(({ text }) => text).join(' '));
    });
  const wanted = new Map(
    [...capital].filter(([, times]) => times >= MET).map(([phrase]) => [phrase.toLowerCase(), phrase]),
  );
  const all = new Map<string, number>();
  for (const words of titles)
    eachRun(words, (run) => {
      const key = run
        .map(({ text }) => text)
        .join(' ')
        .toLowerCase();
      if (wanted.has(key)) count(all, key);
    });
  const kept = [...wanted].filter(([key, phrase]) => (capital.get(phrase) ?? 0) / (all.get(key) ?? 1) >= SHARE);
  const phrases = new Set(kept.map(([key]) => key));
  return kept
    .filter(([key]) => !holdsAnother(key, phrases, names))
    .map(([, phrase]) => phrase)
    .sort((a, b) => (a < b ? -1 : 1));
}

/**
 * Returns the listed names of several words that never appear in lower case in titles.
 * @param certain words that are names by themselves, in lower case
 */
export function knownPhrases(phrases: Set<string>, titles: Cut[], certain: Set<string>): string[] {
  const wanted = new Map([...phrases].map((phrase) => [phrase.toLowerCase(), phrase]));
  for (const words of titles)
    eachRun(words, (run) => {
      const written = run.map(({ text }) => text).join(' ');
      const key = written.toLowerCase();
      if (wanted.has(key) && written !== wanted.get(key)) wanted.delete(key);
    });
  return [...wanted]
    .filter(([key]) => key.split(' ').some((word) => word.length > 3 && !certain.has(word)))
    .map(([, phrase]) => phrase);
}

/** Visits each sequence of two to four words without punctuation or the start of a clause inside. */
function eachRun(words: Cut, visit: (run: Cut) => void): void {
  for (let start = 0; start < words.length; start += 1)
    for (let size = 2; size <= LONGEST && start + size <= words.length; size += 1) {
      const run = words.slice(start, start + size);
      if (run.slice(1).some(({ before }) => !/^[\s-]$/.test(before))) break;
      if (!run.some(({ opens }) => opens)) visit(run);
    }
}

/** Returns true if a shorter phrase and known names already give all capitals. */
function holdsAnother(key: string, phrases: Set<string>, names: Set<string>): boolean {
  const words = key.split(' ');
  for (let size = 2; size < words.length; size += 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const rest = [...words.slice(0, start), ...words.slice(start + size)];
      if (phrases.has(words.slice(start, start + size).join(' ')) && rest.every((word) => names.has(word))) return true;
    }
  return false;
}

const count = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
