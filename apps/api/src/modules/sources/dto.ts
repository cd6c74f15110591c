import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { SOURCE_INPUT_TYPES, type SourceInputType } from '@veracite/contracts/source-check';
import { Type } from 'class-transformer';
import { IsObject, IsString, MaxLength, MinLength, ValidateNested } from 'class-validator';
import { BooleanField, ChoiceField, TextField, Trimmed, Visible, WhenGiven } from '../../platform/problem/validators';

const TOO_SHORT = 'Please enter a source to check';
const URGENCIES = ['low', 'medium', 'high'] as const;
export type Urgency = (typeof URGENCIES)[number];

class SourceCheckOptionsDto {
  @BooleanField({ required: false, default: true, description: 'Whether better sources are suggested' })
  includeAlternatives?: boolean;

  @BooleanField({ required: false, default: true, description: 'false leaves out evidence that weighs nothing' })
  detailedAnalysis?: boolean;

  @TextField(100, { required: false, default: 'academic', description: 'What the source is for' })
  fieldContext?: string;

  @ChoiceField(URGENCIES, { required: false, default: 'medium', description: 'How long to wait for slow registries' })
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

  @ChoiceField(SOURCE_INPUT_TYPES, {
    required: false,
    default: 'url',
    description: 'With url, an identifier, title or name is recognized by its form',
  })
  inputType?: SourceInputType;

  @ApiPropertyOptional({ type: SourceCheckOptionsDto })
  @ValidateNested()
  @Type(() => SourceCheckOptionsDto)
  @IsObject({ message: 'options must be an object' })
  @WhenGiven()
  options?: SourceCheckOptionsDto;
}
