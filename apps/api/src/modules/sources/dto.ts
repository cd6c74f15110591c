import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { SOURCE_INPUT_TYPES, type SourceInputType } from '@veracite/contracts/source-check';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { Trimmed } from '../../platform/problem/validators';

const TOO_SHORT = 'Please enter a source to check';

export class SourceCheckDto {
  @ApiProperty({ minLength: LIMITS.sourceMinChars })
  @Trimmed()
  @MaxLength(LIMITS.lineMax, { message: `A source may have at most ${LIMITS.lineMax} characters` })
  @MinLength(LIMITS.sourceMinChars, { message: TOO_SHORT })
  @IsString({ message: TOO_SHORT })
  input!: string;

  @ApiPropertyOptional({ enum: SOURCE_INPUT_TYPES, default: 'url' })
  @IsIn(SOURCE_INPUT_TYPES, { message: `inputType must be one of ${SOURCE_INPUT_TYPES.join(', ')}` })
  inputType: SourceInputType = 'url';
}
