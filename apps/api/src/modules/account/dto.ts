import { ApiPropertyOptional } from '@nestjs/swagger';
import type { AccountSettings } from '@veracite/contracts/account';
import { LIMITS } from '@veracite/contracts/limits';
import { IsOptional, IsString } from 'class-validator';
import { BooleanField, MaxBytes } from '../../platform/problem/validators';

export class DeleteAccountDto {
  @ApiPropertyOptional({ description: 'The current password; not needed by an account without one' })
  @IsOptional()
  @IsString({ message: 'Your current password is required' })
  @MaxBytes(LIMITS.passwordMaxBytes, { message: 'Your current password is wrong' })
  password?: string;
}

export class SettingsDto implements AccountSettings {
  @BooleanField({
    description:
      'false: texts are not kept, whatever a request says: no history, no statistics, no links. Existing records stay in the history until they are deleted.',
  })
  keepTexts!: boolean;
}
