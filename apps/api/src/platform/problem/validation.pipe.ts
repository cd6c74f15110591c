import { ValidationPipe, type ValidationError } from '@nestjs/common';
import { Problem } from './problem';

/** Leaves parameters as they are written: Nest would make numbers of `1e3` and `0x1` before the pipe of the parameter. */
class WrittenParams extends ValidationPipe {
  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Returns a pipe that ignores unknown fields, validates known ones, and reports all errors at once by JSON pointer. */
export function validationPipe(): ValidationPipe {
  return new WrittenParams({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const faults = errors.flatMap((error) => faultsOf(error, ''));
      return new Problem(400, faults[0]?.message ?? 'The request is not valid.', { errors: faults });
    },
  });
}

function faultsOf(error: ValidationError, parent: string): { pointer: string; message: string }[] {
  const pointer = `${parent}/${error.property.replace(/~/g, '~0').replace(/\//g, '~1')}`;
  const problems = Object.values(error.constraints ?? {}).map((message) => ({ pointer, message }));
  return [...problems, ...(error.children ?? []).flatMap((child) => faultsOf(child, pointer))];
}
