import { fold } from '@veracite/text/fold';
import { knownVenue } from '@veracite/text/venues';

/** Words of any title that tell nothing. */
export const STOP = new Set(
  'the of and in on for a an to at de la le les des du der die das und et y e del di della il en los las et fur zur van voor'.split(
    ' ',
  ),
);

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
  const folded = fold(written.replace(OWN_SHORT_FORM, ''));
  const words = folded.split(' ').filter((word) => word && !isNumbering(word));
  const brackets = written.match(/[([][^()[\]]{2,30}[)\]]/g) ?? [];
  return {
    written,
    folded,
    words,
    core: words.filter((word) => !STOP.has(word) && !FRAME.has(word)),
    inBrackets: brackets.map((text) => fold(text.replace(/[\d’']/g, ''))).filter(Boolean),
  };
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
