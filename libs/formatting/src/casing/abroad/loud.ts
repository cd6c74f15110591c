import { capitalise, isRomanNumeral } from '../../pieces/capitals';
import { isFunctionWord } from '../language';
import { opensClause, type Word } from '../words';
import { partsOf } from './parts';
import { CONTENT } from './standing';
import { isMetAbroad, isNotedAbroad, type Family } from './vocabulary';

/** Runs of so many words in capitals are no acronyms. */
const LOUD = 3;

/** Gives words of runs in capitals altogether those of a headline: "LA RÉCEPTION DE L’ENCYCLIQUE". */
export function quieten(words: Word[], family: Family): void {
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isLoud(words[to])) to += 1;
    const run = words.slice(from, to);
    if (run.length >= LOUD && run.filter(({ text }) => isKnown(text, family)).length > 1)
      run.forEach((word, offset) => {
        word.text = headlineForm(word.text, offset === 0 || opensClause(words, from + offset));
      });
    from = Math.max(from, to);
  }
}

const isLoud = (word: Word | undefined): boolean =>
  word !== undefined && /^(?:[\p{Lu}\p{N}’']+|[XVI]+e)$/u.test(word.text) && /\p{L}/u.test(word.text);

function isKnown(text: string, family: Family): boolean {
  const { bare } = partsOf(text);
  return bare.length >= CONTENT && (isMetAbroad(bare, family) || isNotedAbroad(bare, family));
}

function headlineForm(text: string, opens: boolean): string {
  const { elided, bare } = partsOf(text);
  const kept = isRomanNumeral(bare.replace(/e$/, '')) || /\d/.test(bare) || (bare.length === 1 && elided === '');
  if (!opens && elided === '' && isFunctionWord(bare.toLowerCase())) return bare.toLowerCase();
  return kept ? text : (opens ? elided : elided.toLowerCase()) + capitalise(bare.toLowerCase());
}
