import type { ApiResponseOptions } from '@nestjs/swagger';
import type { AcceptedCheck } from '@veracite/contracts/checks';
import type { Request, Response } from 'express';
import { prefersAsync } from '../../platform/http/prefer';
import { summaryOf } from './check-view';
import type { StoredCheck } from './entities/check.entity';
import { isOpen } from './stored-check';

/** Documentation of the answer 202. */
export const ACCEPTED: ApiResponseOptions = {
  description: 'The check, which is at `/api/checks/{id}` from now on. Its URL is in Location.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/AcceptedCheck' } } },
};

/** Makes the response 202, unless the check has ended and the client has waited for it. @returns the body */
export function acceptedCheck(check: StoredCheck, request: Request, response: Response): AcceptedCheck | undefined {
  if (!isOpen(check.state) && !prefersAsync(request)) return undefined;
  response.status(202).location(`/api/checks/${check.id}`);
  return { ...summaryOf(check), batchId: check.id, analysisId: check.id };
}
