import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { SOURCE_INPUT_TYPES, type SourceInputType } from '@veracite/contracts/source-check';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsObject, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { Trimmed, Visible, WhenGiven } from '../../platform/problem/validators';

const TOO_SHORT = 'Please enter a source to check';
const CONTEXT_MAX = 100;
export const URGENCIES = ['low', 'medium', 'high'] as const;
export type Urgency = (typeof URGENCIES)[number];

export class SourceCheckOptionsDto {
  @ApiPropertyOptional({ default: true, description: 'Whether better sources are suggested' })
  @IsBoolean({ message: 'includeAlternatives must be true or false' })
  @WhenGiven()
  includeAlternatives?: boolean;

  @ApiPropertyOptional({ default: true, description: 'false leaves out evidence that weighs nothing' })
  @IsBoolean({ message: 'detailedAnalysis must be true or false' })
  @WhenGiven()
  detailedAnalysis?: boolean;

  @ApiPropertyOptional({ maxLength: CONTEXT_MAX, default: 'academic', description: 'What the source is for' })
  @MaxLength(CONTEXT_MAX, { message: `fieldContext may have at most ${CONTEXT_MAX} characters` })
  @IsString({ message: 'fieldContext must be a text' })
  @WhenGiven()
  fieldContext?: string;

  @ApiPropertyOptional({ enum: URGENCIES, default: 'medium', description: 'How long to wait for slow registries' })
  @IsIn(URGENCIES, { message: `urgency must be one of ${URGENCIES.join(', ')}` })
  @WhenGiven()
  urgency?: Urgency;
}

export class SourceCheckDto {
  @ApiProperty({ minLength: LIMITS.sourceMinChars, description: 'An address, DOI, ORCID iD, ISSN, title or name' })
  @Trimmed()
  @MaxLength(LIMITS.lineMax, { message: `A source may have at most ${LIMITS.lineMax} characters` })
  @MinLength(LIMITS.sourceMinChars, { message: TOO_SHORT })
  @Visible({ message: TOO_SHORT })
  @IsString({ message: TOO_SHORT })
  input!: string;

  @ApiPropertyOptional({
    enum: SOURCE_INPUT_TYPES,
    description: 'Default: recognized by the form of the input, as url for a web address',
  })
  @IsIn(SOURCE_INPUT_TYPES, { message: `inputType must be one of ${SOURCE_INPUT_TYPES.join(', ')}` })
  @WhenGiven()
  inputType?: SourceInputType;

  @ApiPropertyOptional({ type: SourceCheckOptionsDto })
  @ValidateNested()
  @Type(() => SourceCheckOptionsDto)
  @IsObject({ message: 'options must be an object' })
  @WhenGiven()
  options?: SourceCheckOptionsDto;
}
