import { ApiProperty } from '@nestjs/swagger';
import { KEY_NAME_MAX, KEY_SCOPES, type KeyScope } from '@veracite/contracts/keys';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../../platform/problem/validators';

export class KeyDto {
  @ApiProperty({ example: 'Reference manager' })
  @Trimmed()
  @MaxLength(KEY_NAME_MAX, { message: `The name must be at most ${KEY_NAME_MAX} characters long` })
  @IsNotEmpty({ message: 'A name is required' })
  @IsString({ message: 'A name is required' })
  name!: string;

  @ApiProperty({ enum: KEY_SCOPES, isArray: true, example: ['verify'] })
  @IsIn(KEY_SCOPES, { each: true, message: `Each scope must be one of ${KEY_SCOPES.join(', ')}` })
  @ArrayUnique({ message: 'Scopes must be unique' })
  @ArrayNotEmpty({ message: 'At least one scope is required' })
  @IsArray({ message: `Scopes must be a list of ${KEY_SCOPES.join(', ')}` })
  scopes!: KeyScope[];
}
