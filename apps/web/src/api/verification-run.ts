import type { AnalyzeRequest } from '@veracite/contracts/bibliography';
import type { EntryOperation } from '@veracite/contracts/checks';
import type { Keeping } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';

/** A verification as it is submitted. */
export interface VerificationRun extends Keeping {
  citations: string[];
  format: Style;
  /** As typed, to fill the form again after a sign-in. */
  text: string;
  /** Id of the check that the server has read of it. Without one, or when it has expired, the citations are sent. */
  check?: string;
  /** Credits that it costs; by default one a citation. */
  cost?: number;
  /** Only the first citations that the credits cover. */
  partly?: boolean;
  /** The references that are checked, where they were chosen. */
  chosen?: EntryOperation[];
  /** Of a bibliography. */
  analysis?: Pick<AnalyzeRequest, 'analysisType' | 'manuscript' | 'manuscriptAuthors'>;
}
