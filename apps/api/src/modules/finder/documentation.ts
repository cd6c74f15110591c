import type { ApiResponseOptions } from '@nestjs/swagger';

/** Documentation of the finder's response. */
export const FIND_RESPONSE: ApiResponseOptions = {
  description:
    '`confidence` is the probability, 0 to 1, that this is the described work; works that match equally well share it. `followUp` is the question whose answer would narrow the results most. `searchId` requests further pages.',
};
