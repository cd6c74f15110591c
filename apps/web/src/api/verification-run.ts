import type { CheckTool } from '@veracite/contracts/checks';
import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import type { EntryList } from './entries';

/** A verification as it is submitted. */
export interface VerificationRun extends Keeping {
  tool?: CheckTool;
  citations: string[];
  format: Style;
  /** As typed, to fill the form again after a sign-in. */
  text: string;
  /** The entries found in the text, where its lines may not be the citations. */
  list?: EntryList;
}
