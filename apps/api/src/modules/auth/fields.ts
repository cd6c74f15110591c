import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import { MaxBytes, Trimmed } from '../../platform/problem/validators';

/** `someone@host.tld`: no spaces, one @, a dot in the host. What can be delivered only a mail can tell. */
export const EMAIL_SHAPE = /^[^\s@<>"']{1,64}@[^\s@<>"'.]{1,63}(?:\.[^\s@<>"'.]{1,63}){1,8}$/;

const MALFORMED = { message: 'Please enter a valid email address' };

/** An email address that could be one. */
export function EmailField() {
  return applyDecorators(KnownEmailField(), Matches(EMAIL_SHAPE, MALFORMED));
}

/** An email address that names an account or none; whether it could be one is not asked. */
export function KnownEmailField() {
  return applyDecorators(
    ApiProperty({ example: 'ada@example.org' }),
    Trimmed(),
    IsString({ message: 'Email is required' }),
    IsNotEmpty({ message: 'Email is required' }),
    MaxLength(LIMITS.emailMax, MALFORMED),
  );
}

/** A password. Whether it is a good one the policy says, which knows whose it is. */
export function PasswordField(name = 'Password') {
  const missing = { message: `${name} is required` };
  return applyDecorators(
    ApiProperty(),
    IsString(missing),
    IsNotEmpty(missing),
    MaxBytes(LIMITS.passwordMaxBytes, { message: `${name} must be at most ${LIMITS.passwordMaxBytes} bytes long` }),
  );
}
