import { fold } from './fold';
import { SMALL_WORDS } from './small-words';
import { oneSpelling } from './spelling';

/** Words that abbreviated and cataloged names leave out. Single letters are sections ("Physical Review A") and stay. */
const LEFT_OUT: ReadonlySet<string> = new Set(
  [...SMALL_WORDS, ...'the of and for in on to from with an at by as und och og'.split(' ')]
    // "MIT Press"
    .filter((word) => word !== 'mit'),
);
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'inc incorporated llc ltd limited gmbh corp co plc bv kg pty spa srl'.split(' '),
);
/** Articles and prepositions before an apostrophe: "L'Orient", "dell'Università". */
const ELIDED = /(?<!\p{L})(?:d|l|all|dall|dell|nell|qu|sull|un)['\u2019](?=\p{L})/giu;
const INITIALS = /(?<= |^)[a-z](?: [a-z])+(?= |$)/g;

/**
 * Returns the form in which the register of names compares them: folded, in one spelling, with initials as one word ("W.H.O."), and
 * without small words and the legal form of a company. "J. Am. Chem. Soc." stays abbreviated: the register has such forms as well.
 */
export function registerKey(name: string): string {
  const words = withoutLast(fold(name.replace(ELIDED, '')).split(' '), LEGAL_FORMS).map(oneSpelling);
  const kept = words.filter((word) => !LEFT_OUT.has(word));
  return (kept.length > 0 ? kept : words).join(' ').replace(INITIALS, (initials) => initials.replaceAll(' ', ''));
}

/**
 * Returns the key of a name with its small words and legal form: "! pour la science". The register has it where a newspaper or magazine and
 * a journal have the same key, but other names. The mark keeps it apart from keys without these words.
 */
export function exactKey(name: string): string {
  const words = fold(name.replace(ELIDED, (article) => `${article.slice(0, -1)} `)).split(' ');
  return `! ${words.map(oneSpelling).join(' ')}`;
}

/** Words at the end and at the start of names of publishers. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  'ab books edition editiones editions editora editore editores editorial editors forlag group house kiado media oy press publications publisher publishers publishing verlag verlagsgesellschaft wydawnictwo'.split(
    ' ',
  ),
);
const FIRST_WORDS: ReadonlySet<string> = new Set(
  'editorial editora edizioni editions ediciones verlag forlag wydawnictwo librairie izdatelstvo'.split(' '),
);

/**
 * Returns the key of a publisher without initials and the words that most publishers have in their names: "= harrassowitz" for
 * "O. Harrassowitz" and "Harrassowitz Verlag". The mark keeps such keys apart from names: a university is not its press.
 */
export function publisherKey(name: string): string {
  const key = registerKey(name).replace(/\buniv(?:ersi?)?(?= |$)/g, 'university');
  const words = withoutLast(key.split(' '), LAST_WORDS);
  const first = words.findIndex((word) => word.length > 2 && !FIRST_WORDS.has(word));
  const short = words.slice(Math.max(0, first)).join(' ');
  return `= ${/\b(?:univers|facul|institut)/.test(short) ? key : short}`;
}

/** Removes words of a set from the end of a name, but never all of them. */
function withoutLast(words: readonly string[], removed: ReadonlySet<string>): string[] {
  const last = words.findLastIndex((word) => !removed.has(word));
  return last < 0 ? [...words] : words.slice(0, last + 1);
}

/** The publisher, and what is left without the one or two words of its place: "Prentice Hall Englewood Cliffs". */
function publisherForms(name: string): NameForm[] {
  const words = publisherKey(name).split(' ');
  // The mark and two words stay.
  const cuts = [0, 1, 2].filter((cut) => cut === 0 || words.length - cut > 2);
  return cuts.map((cut) => ({ key: words.slice(0, words.length - cut).join(' '), isPart: true, isBody: true }));
}

/** A form of a name to look up. */
export interface NameForm {
  key: string;
  /** The key with all words, for a form that is a name as it is written. */
  exact?: string;
  /** The form lacks the subtitle, parenthesis or place. */
  isPart: boolean;
  /** The form is a part that can only name a publisher or institution: "University of Oxford" of "University of Oxford, Oxford". */
  isBody: boolean;
}

const PARENTHESES = /[([][^()[\]]{0,200}[)\]]/g;
/** Where a subtitle or parallel title starts. */
const SUBTITLE = /[:=;/|]|\s[-\u2013\u2014]\s/;
/** "Computers, IEEE Transactions on" */
const INVERTED = /^([^,]+(?:,[^,]+)?), ([^,]+ (?:on|of|for|in|de|der))$/i;
const MEETING = /^(?:(?:[^ ]+ ){0,4}(?:proceedings|proc) |(?:actas|actes|atti|abstracts?|book abstracts) )+/;
const NUMBER = /(?<= |^)(?:(?:19|20)\d\d|\d{1,3}(?:st|nd|rd|th)?|annual|first|second|third|fourth|fifth)(?= |$)/g;

/** Returns the key of a meeting without its year, number and the word "Proceedings". */
export const meetingKey = (name: string): string =>
  registerKey(name).replace(MEETING, '').replace(NUMBER, '').replace(/ {2,}/g, ' ').trim();

/** Returns the forms of a name to look up, the whole name first. */
export function registerForms(name: string): NameForm[] {
  const bare = name.replace(PARENTHESES, '');
  const [main = ''] = bare.split(SUBTITLE, 1);
  const pieces = bare.split(', ');
  const [, topic, kind] = INVERTED.exec(bare) ?? [];
  const forms: NameForm[] = [
    { key: registerKey(name), exact: exactKey(name), isPart: false, isBody: false },
    { key: registerKey(bare), exact: exactKey(bare), isPart: true, isBody: false },
    { key: meetingKey(bare), isPart: false, isBody: false },
    { key: kind && topic ? registerKey(`${kind} ${topic}`) : '', isPart: false, isBody: false },
    { key: registerKey(main), exact: exactKey(main), isPart: true, isBody: false },
    ...[pieces[0], pieces.at(-1)].map((piece) => ({ key: registerKey(piece ?? ''), isPart: true, isBody: true })),
    { key: meetingKey(pieces[0] ?? ''), isPart: false, isBody: false },
    ...publisherForms(bare),
  ];
  return forms.filter(({ key }, place) => key !== '' && forms.findIndex((form) => form.key === key) === place);
}
