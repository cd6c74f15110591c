/** Titles in languages that write names alone large, as their records have them, beside what a reader made of them. */
import { languageOf } from '../src/casing/language';
import { sentenceCase } from '../src/casing/sentence-case';
import { toPlain } from '../src/markup';
import { MADE_WITH, READ_LAST } from './foreign-titles';
import { percent } from './shared';
import { foldedTitle, recordedTitles } from './titles';

export function evaluateAbroad(verbose: boolean): void {
  measure('titles in other languages, that the rules were made with', MADE_WITH, verbose);
  measure('titles in other languages, read when the rules stood', READ_LAST, verbose);
}

function measure(name: string, text: string, verbose: boolean): void {
  const labels = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [foldedTitle(line), line]),
  );
  const seen = new Set<string>();
  let right = 0;
  for (const { title, language } of recordedTitles('development')) {
    const key = foldedTitle(toPlain(title));
    const label = labels.get(key);
    if (label === undefined || seen.has(key)) continue;
    seen.add(key);
    const written = toPlain(sentenceCase(title, { language }));
    if (accepts(withSubtitles(label, language), written)) right += 1;
    else if (verbose) console.log(`  - ${label}\n  + ${written}`);
  }
  console.log(`casing, ${name}: titles right ${percent(right, seen.size)}`);
}

/** Labels have subtitles as the records; APA 7, 6.17, begins them with a capital in every language. Long titles in Latin list their parts. */
export const withSubtitles = (title: string, language: string | undefined): string =>
  language === 'la' || languageOf(title, language) === 'la'
    ? title
    : title.replace(/(: [«“‘]?)(\p{Ll})(?=\p{sc=Latin}|[’' ])/gu, (_all, mark: string, letter: string) =>
        /\p{sc=Latin}/u.test(letter) ? mark + letter.toUpperCase() : mark + letter,
      );

/** A tilde in a label stands before a letter that is right in either case. */
function accepts(label: string, written: string): boolean {
  let [at, either] = [0, false];
  for (const letter of label) {
    const found = written.slice(at, at + letter.length);
    if (letter !== '~' && found !== letter && !(either && found.toLowerCase() === letter.toLowerCase())) return false;
    if (letter !== '~') at += letter.length;
    either = letter === '~';
  }
  return at === written.length;
}
