import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/problem/validators';
import { EmailField, KnownEmailField, PasswordField } from './fields';

export class SignupDto {
  @ApiProperty({ example: 'Ada Lovelace' })
  @Trimmed()
  @MaxLength(LIMITS.nameMax, { message: `Full name must be at most ${LIMITS.nameMax} characters long` })
  @IsNotEmpty({ message: 'Full name is required' })
  @IsString({ message: 'Full name is required' })
  name!: string;

  @EmailField()
  email!: string;

  @PasswordField()
  password!: string;
}

export class LoginDto {
  @KnownEmailField()
  email!: string;

  @PasswordField()
  password!: string;
}
