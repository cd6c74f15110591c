import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsNotEmpty, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MaxBytes, Trimmed } from '../../platform/problem/validators';

/** `someone@host.tld`: no spaces, one @, a dot in the host. What can be delivered only a mail can tell. */
export const EMAIL_SHAPE = /^[^\s@<>"']{1,64}@[^\s@<>"'.]{1,63}(?:\.[^\s@<>"'.]{1,63}){1,8}$/;

export class SignupDto {
  @ApiProperty({ example: 'Ada Lovelace' })
  @Trimmed()
  @MaxLength(LIMITS.nameMax, { message: `Full name must be at most ${LIMITS.nameMax} characters long` })
  @IsNotEmpty({ message: 'Full name is required' })
  @IsString({ message: 'Full name is required' })
  name!: string;

  @ApiProperty({ example: 'ada@example.org' })
  @Trimmed()
  @Matches(EMAIL_SHAPE, { message: 'Please enter a valid email address' })
  @MaxLength(LIMITS.emailMax, { message: 'Please enter a valid email address' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  email!: string;

  @ApiProperty({ minLength: LIMITS.passwordMin })
  @MaxBytes(LIMITS.passwordMaxBytes, { message: `Password must be at most ${LIMITS.passwordMaxBytes} bytes long` })
  @MinLength(LIMITS.passwordMin, { message: `Password must be at least ${LIMITS.passwordMin} characters long` })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}

export class LoginDto {
  @ApiProperty({ example: 'ada@example.org' })
  @Trimmed()
  @MaxLength(LIMITS.emailMax, { message: 'Please enter a valid email address' })
  @IsNotEmpty({ message: 'Email is required' })
  @IsString({ message: 'Email is required' })
  email!: string;

  @ApiProperty()
  @MaxBytes(LIMITS.passwordMaxBytes, { message: `Password must be at most ${LIMITS.passwordMaxBytes} bytes long` })
  @IsNotEmpty({ message: 'Password is required' })
  @IsString({ message: 'Password is required' })
  password!: string;
}
