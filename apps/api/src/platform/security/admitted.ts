import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { RequestHandler, Response } from 'express';
import { Admission } from './admission';

@Injectable()
class AdmissionGuard implements CanActivate {
  constructor(@Inject(Admission) private readonly admission: Admission) {}

  canActivate(context: ExecutionContext): boolean {
    const fault = this.admission.enter();
    if (fault) throw fault;
    const response = context.switchToHttp().getResponse<Response>();
    if (response.closed) this.admission.leave();
    else response.once('close', () => this.admission.leave());
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

/** Refuses at the door what `Admitted` would refuse inside. */
export function refuseWhenFull(admission: Admission): RequestHandler {
  return ({ method, originalUrl }, _response, next) =>
    next(method === 'POST' && ADMITTED.test(originalUrl) ? admission.refusal() : undefined);
}
