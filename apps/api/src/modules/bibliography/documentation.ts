import type { ApiResponseOptions } from '@nestjs/swagger';

/** Documentation of the response of an analysis. */
export const ANALYSIS_RESPONSE: ApiResponseOptions = {
  description:
    'Lists named `entries` contain indexes of entries, from 0. `overallScore` is the sum of the points of `score`, at most `cap.to` where references were not found. Shares refer to the entries for which the answer is known (`known`).',
};
