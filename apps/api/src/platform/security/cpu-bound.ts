import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { RateLimited } from './rate-limit.guard';

/** Marks a route that is free and uses much processor time. */
export function CpuBound() {
  return applyDecorators(
    RateLimited('computing'),
    ApiResponse({ status: 422, description: 'More than can be read at once' }),
  );
}
