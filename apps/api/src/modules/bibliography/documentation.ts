import type { ApiResponseOptions } from '@nestjs/swagger';

/** How an analysis stands in the documentation. */
export const ANALYSIS_RESPONSE: ApiResponseOptions = {
  description:
    'Lists named `entries` hold indexes of entries, from 0. `overallScore` is the sum of the points of `score`, at most `cap.to` where references were not found. Shares are of the entries of which the question could be answered (`known`).',
};

export const ANALYSIS_VIEW: ApiResponseOptions = {
  description: 'The analysis as it stands; `result` is there once it has ended.',
};
