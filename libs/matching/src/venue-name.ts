import { fold } from '@veracite/text/fold';
import { SMALL_WORDS } from '@veracite/text/small-words';
import { knownVenue } from '@veracite/text/venues';

/** Function words, which carry no information in a title. */
export const STOP: ReadonlySet<string> = new Set([
  ...SMALL_WORDS,
  ...'the of and in on for a an to at die y e'.split(' '),
]);

/** Elided articles, which ISO 4 omits like other articles: "L'Orient syrien", "Bulletin de l'Académie". */
const ELIDED = /(?<!\p{L})(?:[ld]|dell|nell|all|sull|dall|un)['’](?=\p{L})/giu;

/** Words for the kind of publication, which do not identify it. */
const FRAME = new Set(
  'proceedings proc conference conf international annual meeting symposium workshop acm ieee cvf usenix aaai siam ieeecvf th st nd rd record papers paper long short volume main track first second third fourth fifth sixth seventh eighth ninth tenth companion adjunct preprint preprints online print series'.split(
    ' ',
  ),
);

/** The name of a venue, in words. */
export interface VenueName {
  written: string;
  folded: string;
  words: string[];
  /** Words that identify the venue. */
  core: string[];
  inBrackets: string[];
}

/** A short form that PubMed appends to a journal's name: "Environmental research, health : ERH". */
const OWN_SHORT_FORM = /\s:\s\p{Lu}{2,8}$/u;

/** Splits the name of a venue into words. */
export function readVenueName(written: string): VenueName {
  const unabbreviated = written.replace(OWN_SHORT_FORM, '');
  const folded = fold(unabbreviated);
  const words = fold(unabbreviated.replace(ELIDED, ' '))
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

/** Returns the words that abbreviations keep. A letter at the end is a section ("Physical Review A"). */
export function contentOf(words: string[]): string[] {
  const last = words.length - 1;
  return words.filter((word, index) => !STOP.has(word) || (index > 0 && index === last && word.length === 1));
}

/** Checks for years, ordinals and volume numbers, which distinguish meetings of a series as the year does. */
export const isNumbering = (word: string): boolean => /^\d+(?:st|nd|rd|th)?$/.test(word);

/** Returns the known venue with this name, by its words or by its text in brackets. */
export function knownVenueOf(name: VenueName): string | undefined {
  for (const bracket of name.inBrackets) {
    const id = knownVenue(bracket);
    if (id) return id;
  }
  return knownVenue(name.words.join(' '));
}
