import { applyDecorators, UseGuards } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { COMPUTING_LIMITER } from './rate-limiter';
import { userLimit } from './user-limit';

const ComputingLimit = userLimit(COMPUTING_LIMITER);

/** Marks a route that costs nothing and computes much. */
export function Computing() {
  return applyDecorators(
    UseGuards(ComputingLimit),
    ApiResponse({ status: 422, description: 'More than can be read at once' }),
    ApiResponse({ status: 429, description: 'Too many requests' }),
  );
}
