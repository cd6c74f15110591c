import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { MaxBytes, RequiredText, Trimmed } from '../../platform/problem/validators';

/** Pattern `someone@host.tld`: no spaces, one @, a dot in the host. Only a mail shows whether an address exists. */
export const EMAIL_SHAPE = /^[^\s@<>"']{1,64}@[^\s@<>"'.]{1,63}(?:\.[^\s@<>"'.]{1,63}){1,8}$/;

const MALFORMED = { message: 'Please enter a valid email address' };

/** Validates an email address of a new account. */
export function EmailField() {
  return applyDecorators(KnownEmailField(), Matches(EMAIL_SHAPE, MALFORMED));
}

/** Validates an email address at sign-in. The format is not checked: a wrong address has no account. */
export function KnownEmailField() {
  return applyDecorators(
    ApiProperty({ example: 'ada@example.org' }),
    Trimmed(),
    IsString({ message: 'Email is required' }),
    IsNotEmpty({ message: 'Email is required' }),
    MaxLength(LIMITS.emailMax, MALFORMED),
  );
}

/** Validates that there is a password; `passwordFault` applies the policy. */
export function PasswordField(name = 'Password') {
  const missing = { message: `${name} is required` };
  return applyDecorators(
    ApiProperty(),
    IsString(missing),
    IsNotEmpty(missing),
    MaxBytes(LIMITS.passwordMaxBytes, { message: `${name} must be at most ${LIMITS.passwordMaxBytes} bytes long` }),
  );
}

/** Validates the current password, before a change that cannot be undone. */
export const CurrentPasswordField = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ description }),
    IsOptional(),
    IsString({ message: 'Your current password is required' }),
    MaxBytes(LIMITS.passwordMaxBytes, { message: 'Your current password is wrong' }),
  );

const INCOMPLETE = 'This link is not complete';

/** Validates the token of a link in a mail. */
export const LinkTokenField = () =>
  RequiredText(100, [INCOMPLETE, INCOMPLETE], { description: 'The part after the # in the link of the mail' });
