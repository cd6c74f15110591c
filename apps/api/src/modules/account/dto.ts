import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsOptional, IsString } from 'class-validator';
import { MaxBytes } from '../../platform/problem/validators';

export class DeleteAccountDto {
  @ApiPropertyOptional({ description: 'The current password; not needed by an account without one' })
  @IsOptional()
  @IsString({ message: 'Your current password is required' })
  @MaxBytes(LIMITS.passwordMaxBytes, { message: 'Your current password is wrong' })
  password?: string;
}
