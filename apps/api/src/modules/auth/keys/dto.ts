import { ApiProperty } from '@nestjs/swagger';
import { KEY_NAME_MAX, KEY_SCOPES, type KeyScope } from '@veracite/contracts/keys';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn } from 'class-validator';
import { NameField } from '../../../platform/problem/validators';

export class KeyDto {
  @NameField(KEY_NAME_MAX, { example: 'Reference manager' })
  name!: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true, example: ['verify'] })
  @IsIn(KEY_SCOPES, { each: true, message: `Each scope must be one of ${KEY_SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'Scopes must be unique' })
  @ArrayNotEmpty({ message: 'At least one scope is required' })
  @IsArray({ message: `Scopes must be a list of ${KEY_SCOPES.join(', ')}` })
  scopes!: KeyScope[];
}
