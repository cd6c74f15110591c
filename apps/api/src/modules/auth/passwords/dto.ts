import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { MaxBytes } from '../../../platform/problem/validators';
import { EmailField, PasswordField } from '../fields';

export class ForgotDto {
  @EmailField()
  email!: string;
}

export class ResetDto {
  @ApiProperty({ description: 'The part after the # in the link of the mail' })
  @MaxLength(100, { message: 'This link is not complete' })
  @IsNotEmpty({ message: 'This link is not complete' })
  @IsString({ message: 'This link is not complete' })
  token!: string;

  @PasswordField()
  password!: string;
}

export class ChangePasswordDto {
  @ApiPropertyOptional({ description: 'Not required for an account that has no password yet' })
  @IsOptional()
  @IsString({ message: 'Your current password is required' })
  @MaxBytes(LIMITS.passwordMaxBytes, { message: 'Your current password is wrong' })
  currentPassword?: string;

  @PasswordField('New password')
  newPassword!: string;
}
