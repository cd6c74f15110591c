import type { Label } from '../../src/plain/model/labels';

/** A stretch of a reference with its label; undefined where the set leaves text unlabelled. */
export interface Piece {
  label?: Label;
  text: string;
}

/** A labelled reference; the pieces one after another are the text. */
export interface Sample {
  set: string;
  id: string;
  /** Document or work: samples of one never fall on both sides of the split. */
  group: string;
  pieces: Piece[];
  /** The pieces hold every character, spaces too. */
  exact?: boolean;
}

/** What two copies of a reference have in common, whatever the set. */
export function textKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, 80);
}
