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
import { Admission } from './admission';

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

/** Marks a route that is answered by work in this process: refused at once when more would be too much. Stands below `Charging`, so that what is refused counts for no limit. */
export function Admitted() {
  return applyDecorators(
    UseGuards(AdmissionGuard),
    ApiResponse({ status: 503, description: 'Too much is under way; Retry-After says when to come back' }),
  );
}

/** Where `Admitted` stands: a crowd is turned away here before its sessions are looked up, which would wait for those let in. */
const ADMITTED = /^\/api\/(?:citations\/(?:verify|find)|sources\/verify)(?:\?|$)/;

/** Lets in at the door what `Admitted` would let in inside, once its body is read: who waits for a session takes room too. */
export function admitAtTheDoor(admission: Admission): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST' || !ADMITTED.test(request.originalUrl)) return next();
    next(admit(admission, request, response));
  };
}

const admitted = new WeakSet<Request>();

/** @returns the fault when there is no room; else the request has its place until its answer is out */
function admit(admission: Admission, request: Request, response: Response): Problem | undefined {
  if (admitted.has(request)) return undefined;
  const fault = admission.enter();
  if (fault) return fault;
  admitted.add(request);
  if (response.closed) admission.leave();
  else response.once('close', () => admission.leave());
  return undefined;
}
