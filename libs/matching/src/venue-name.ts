import { fold } from '@veracite/text/fold';
import { SMALL_WORDS } from '@veracite/text/small-words';
import { knownVenue } from '@veracite/text/venues';

/** Words of any title that tell nothing. */
export const STOP: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...'the of and in on for a an to at die y e'.split(' '),
]);

/** "L'Orient syrien", "Bulletin de l'Académie": ISO 4 leaves elided articles out as it does others. */
const ELIDED = /(?<!\p{L})(?:[ld]|dell|nell|all|sull|dall|un)['’](?=\p{L})/giu;

/** Words that say what kind of publication it is and not which. */
const FRAME = new Set(
  'proceedings proc conference conf international annual meeting symposium workshop acm ieee cvf usenix aaai siam ieeecvf th st nd rd record papers paper long short volume main track first second third fourth fifth sixth seventh eighth ninth tenth companion adjunct preprint preprints online print'.split(
    ' ',
  ),
);

/** A venue as written by either side. */
export interface Name {
  written: string;
  folded: string;
  words: string[];
  /** Words that say which venue it is. */
  core: string[];
  inBrackets: string[];
}

/** PubMed adds a journal's own short form: "Environmental research, health : ERH". */
const OWN_SHORT_FORM = /\s:\s\p{Lu}{2,8}$/u;

/** Reads a name as written. */
export function readName(written: string): Name {
  const own = written.replace(OWN_SHORT_FORM, '');
  const folded = fold(own);
  const words = fold(own.replace(ELIDED, ' '))
    .split(' ')
    .filter((word) => word && !isNumbering(word));
  const brackets = written.match(/[([][^()[\]]{2,30}[)\]]/g) ?? [];
  return {
    written,
    folded,
    words,
    core: contentOf(words).filter((word) => !FRAME.has(word)),
    inBrackets: brackets.map((text) => fold(text.replace(/[\d’']/g, ''))).filter(Boolean),
  };
}

/** The words of a name that abbreviations keep; a letter at its end is a section ("Physical Review A"). */
export function contentOf(words: string[]): string[] {
  const last = words.length - 1;
  return words.filter((word, at) => !STOP.has(word) || (at > 0 && at === last && word.length === 1));
}

/** Years, ordinals and volume numbers: they tell one meeting of a series from another, which the year does already. */
export function isNumbering(word: string): boolean {
  return /^\d+(?:st|nd|rd|th)?$/.test(word);
}

/** The venue that a name is known to stand for, by its own words or by what it has in brackets. */
export function knownOf(name: Name): string | undefined {
  for (const bracket of name.inBrackets) {
    const id = knownVenue(bracket);
    if (id) return id;
  }
  return knownVenue(name.words.join(' '));
}
