import type { Doubt, InputFormat, Span } from '@veracite/model/reference';

/** A found entry. `start` and `end` are UTF-16 offsets in the text as sent, or in `text` of the response if present. */
export interface FoundEntry extends Span {
  text: string;
  /** Reasons to doubt the entry. */
  doubts: Pick<Doubt, 'code' | 'message'>[];
}

/** Text that belongs to no entry. `too-long`: a line that is too long for one citation. */
export interface LeftOutText extends Span {
  text: string;
  kind: 'heading' | 'page' | 'prose' | 'too-long';
}

/** A parsed text or file. Nothing is checked or charged. */
export interface ParseAnswer {
  format: InputFormat;
  /** The parsed text when it differs from the text as sent: two columns that were copied line by line are separated. */
  text?: string;
  /** Only plain text has a layout. */
  layout?: 'single' | 'one-a-line' | 'numbered' | 'blocks' | 'wrapped';
  /** One sentence about the references found in the text. */
  summary: string;
  entries: FoundEntry[];
  leftOut: LeftOutText[];
  /** Credits that checking all entries costs at most. */
  cost: number;
}

/** An entry of a text to check: as found in the text, or as edited by the user. */
export interface ChosenEntry extends Span {
  /** The entry as edited by the user, which is parsed by itself. */
  citation?: string;
}

/**
 * Entries of one text. The text is parsed once. An entry at the position of a found reference is parsed with the rest of
 * the text: `@string` and `crossref` of its file, authors that a dash repeats, and without page headers and footers.
 */
export interface ChosenFromText {
  text: string;
  entries: ChosenEntry[];
}
