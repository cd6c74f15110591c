import type { BatchResult, VerificationResult } from '@veracite/contracts/citations';
import type { Style } from '@veracite/model/verification';
import { charge } from '../../api/fetcher';
import { api } from '../../api/keys';

/** What has come in so far; `results` has a hole for each citation that is still being checked. */
export interface BatchProgress {
  total: number;
  done: number;
  results: (VerificationResult | undefined)[];
  startedAt: number;
}

/** Checks a batch and gives its results in input order. */
export async function runBatch(
  citations: string[],
  format: Style,
  _onProgress: (progress: BatchProgress) => void,
  signal: AbortSignal,
): Promise<BatchResult> {
  return charge<BatchResult>(api.verifyBatch(), { citations, format }, { signal });
}
