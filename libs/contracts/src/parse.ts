import type { Doubt, InputFormat, Span } from '@veracite/model/reference';

export interface ParseRequest {
  text: string;
  /** Every line that is not blank is an entry, whatever the text looks like. */
  layout?: 'one-a-line';
}

/** An entry that was found. `start` and `end` are offsets in the text as it was sent, or in the answer's `text`, in UTF-16 units. */
export interface FoundEntry extends Span {
  text: string;
  /** What in the entry itself makes one doubt. */
  doubts: Pick<Doubt, 'code' | 'message'>[];
}

/** Text that belongs to no entry. `too-long`: a line that is too long for one citation. */
export interface LeftOutText extends Span {
  text: string;
  kind: 'heading' | 'page' | 'prose' | 'too-long';
}

/** What a pasted text or a file was read as; nothing is checked and nothing charged. */
export interface ParseAnswer {
  format: InputFormat;
  /** The text as it was read, where that is not as it was sent: two columns that were copied across, below each other. */
  text?: string;
  /** Plain text alone has a layout. */
  layout?: 'single' | 'one-a-line' | 'numbered' | 'blocks' | 'wrapped';
  /** What was made of the text, in one sentence for people. */
  summary: string;
  /** @deprecated Use `summary`. */
  said?: string;
  entries: FoundEntry[];
  leftOut: LeftOutText[];
  /** Credits that checking all entries costs. */
  cost: number;
}

/** An entry of a text that is to be checked: as it was found there, or in words that a person put in its place. */
export interface ChosenEntry extends Span {
  /** Joined, cut or mended by a person; it is read by itself. */
  citation?: string;
}

/**
 * Entries of one text. The text is parsed once, and an entry that stands where a reference was found is read as found:
 * with what the file says elsewhere (`@string`, `crossref`), the authors that a dash repeats, without a page's furniture.
 */
export interface ChosenFromText {
  text: string;
  entries: ChosenEntry[];
}
