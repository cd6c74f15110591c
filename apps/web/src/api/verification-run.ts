import type { CheckTool } from '@veracite/contracts/check-tools';
import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';

/** A verification as it is submitted. */
export interface VerificationRun extends Keeping {
  tool?: CheckTool;
  citations: string[];
  format: Style;
  /** As typed, to fill the form again after a sign-in. */
  text: string;
  /** Id of the check that the server has read of it. Without one, or when it has expired, the citations are sent. */
  check?: string;
}
