import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request, RequestHandler, Response } from 'express';
import type { Problem } from '../problem/problem';
import { Admission, tooBusy } from './admission';

@Injectable()
class AdmissionGuard implements CanActivate {
  constructor(@Inject(Admission) private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const fault = admit(this.admission, http.getRequest<Request>(), http.getResponse<Response>());
    if (fault) throw fault;
    return true;
  }
}

/** Refuses requests beyond the admission limit. Place it below `@Billable`, so that these do not count. */
export function LoadShedding() {
  return applyDecorators(
    UseGuards(AdmissionGuard),
    ApiResponse({ status: 503, description: 'Too much is under way; Retry-After says when to come back' }),
  );
}

/** The routes marked with `@LoadShedding`. */
const ROUTES = /^\/api\/(?:citations\/(?:verify|find)|sources\/verify)(?:\?|$)/;

const isShed = ({ method, originalUrl }: Request): boolean => method === 'POST' && ROUTES.test(originalUrl);

/** Refuses excess requests before anything is done for them; their bodies are not read. */
export function refuseWhenFull(admission: Admission): RequestHandler {
  return (request, _response, next) => next(isShed(request) && admission.isFull ? tooBusy() : undefined);
}

/** Applies the admission limit once the body is read, before sessions are looked up. */
export function shedLoad(admission: Admission): RequestHandler {
  return (request, response, next) => next(isShed(request) ? admit(admission, request, response) : undefined);
}

const admitted = new WeakSet<Request>();

/** Returns the fault when the limit is reached. Otherwise the request occupies one place until its response is sent. */
function admit(admission: Admission, request: Request, response: Response): Problem | undefined {
  if (admitted.has(request)) return undefined;
  const fault = admission.enter();
  if (fault) return fault;
  admitted.add(request);
  if (response.closed) admission.leave();
  else response.once('close', () => admission.leave());
  return undefined;
}
