import {
  applyDecorators,
  Inject,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Response } from 'express';
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
