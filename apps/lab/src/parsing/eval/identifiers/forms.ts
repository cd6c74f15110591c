import data from '../../../../data/identifiers/forms.json';
import { seeded } from '@veracite/testing/seeded';

/** A form of an identifier in a reference. */
export interface Form {
  name: string;
  /** The text, with names of `WRITTEN` in angle brackets for the identifier. */
  text: string;
  /** The form marks the end of the identifier. */
  isClosed?: boolean;
}

/** Capitalizes some letters of half of the DOIs, as publishers do. */
function printed(doi: string): string {
  const random = seeded(doi.length * 7919 + doi.charCodeAt(doi.length - 1));
  return random() < 0.5 ? doi : doi.replace(/(?<=\/|\.)[a-z]/g, (letter) => letter.toUpperCase());
}

const latex = (text: string): string => text.replace(/[_%&#$]/g, '\\$&');
const html = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
/** Encodes unpaired brackets, which end a Markdown link. */
const encoded = (doi: string): string => doi.replace(/[^/\w.;()-]/g, encodeURIComponent);

/** Inserts a character in the middle of the suffix. */
function inside(doi: string, character: string): string {
  const slash = doi.indexOf('/') + 1;
  const place = slash + Math.floor((doi.length - slash) / 2);
  return doi.slice(0, place) + character + doi.slice(place);
}

/** Separates the parts of an ISBN. Their exact lengths do not matter for parsing. */
const parted = (isbn: string, sign: string): string =>
  [isbn.slice(0, 3), isbn.slice(3, 4), isbn.slice(4, 8), isbn.slice(8, 12), isbn.slice(12)].join(sign);

/** Ways in which an identifier is written, by name. */
const WRITTEN: Record<string, (value: string) => string> = {
  '': (value) => value,
  printed,
  latex,
  html,
  encoded,
  escaped: (doi) => encodeURIComponent(doi).replace('%2F', '/'),
  'escaped whole': encodeURIComponent,
  hyphens: (doi) => doi.replace(/-/g, '\u2010'),
  soft: (doi) => inside(doi, '\u00ad'),
  zero: (doi) => inside(doi, '\u200b'),
  parted: (isbn) => parted(isbn, '-'),
  'parted by blanks': (isbn) => parted(isbn, ' '),
  'parted by dashes': (isbn) => parted(isbn, '–'),
  'parted by hard hyphens': (isbn) => parted(isbn, '\u2011'),
};

/** Writes an identifier in a form. */
export const write = ({ text }: Form, value: string): string =>
  text.replace(/⟨([^⟨⟩]*)⟩/g, (_, name: string) => WRITTEN[name]?.(value) ?? '');

export const FORMS: Record<keyof typeof data.forms, readonly Form[]> = data.forms;

/** Texts after an identifier. `{}` is the identifier again. */
export const TAILS: readonly { name: string; text: string }[] = data.tails;
