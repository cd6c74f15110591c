import type { CslType } from '@veracite/model/csl';
import type { Run } from '../plain/fields/label-runs';

/** A reference as the labeller read it. */
export interface Labelled {
  raw: string;
  /** Stretches of one label, in the order of the text; rules change them. */
  runs: Run[];
  /** The kind of work that words beside the title tell. */
  told?: CslType;
}

/** What the labeller cannot know, because it sees two neighbours at a time. */
export interface Rule {
  name: string;
  /** What it is for. */
  example: string;
  apply(reference: Labelled): void;
}
