import type { ApiResponseOptions } from '@nestjs/swagger';

/** How the finder's answer stands in the documentation. */
export const FIND_RESPONSE: ApiResponseOptions = {
  description:
    '`confidence` is the chance, 0 to 1, that this is the work described: works that fit equally well share it. `followUp` is the one question whose answer would best split them. `searchId` leads to further pages.',
};
