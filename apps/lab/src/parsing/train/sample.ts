import type { Label } from '@veracite/parsing/plain/model/labels';

/** A part of a reference with its label, undefined for text that the set does not label. */
export interface Piece {
  label?: Label;
  text: string;
}

/** A labeled reference. Its text is the concatenation of the pieces. */
export interface Sample {
  set: string;
  id: string;
  /** Document or work: samples of one group are in the same part of the split. */
  group: string;
  pieces: Piece[];
  /** The pieces contain every character, including spaces. */
  exact?: boolean;
}

/** Returns a key that is the same for copies of a reference in different sets. */
export function textKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 80);
}
