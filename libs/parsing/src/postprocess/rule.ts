import type { CslType } from '@veracite/model/csl';
import type { Run } from '../plain/fields/label-runs';

export interface LabeledReference {
  raw: string;
  /** Runs of one label, in the order of the text. Rules change them. */
  runs: Run[];
  /** The type stated by words outside the title. */
  statedType?: CslType;
}

/** A correction that the model cannot make, because it sees only two neighbors at a time. */
export interface Rule {
  name: string;
  /** A text that needs it. */
  example: string;
  apply(reference: LabeledReference): void;
}
