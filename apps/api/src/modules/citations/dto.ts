import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Acceptance } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { STYLES, type Style } from '@veracite/model/verification';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsNotEmpty,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { NoBinary, Trimmed, Visible } from '../../platform/problem/validators';
import {
  Citations,
  Entries,
  EXAMPLE,
  Layout,
  ListOptions,
  ListText,
  LONGEST,
  NO_TEXT,
  SourceText,
  UnlessFromText,
} from '../checks/list-fields';

export class ParseDto {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.parseMaxChars, example: EXAMPLE })
  @IsNotEmpty({ message: NO_TEXT })
  @ListText(LIMITS.parseMaxChars)
  text!: string;

  @Layout()
  layout?: 'one-a-line';
}

export class VerifyDto extends ListOptions {
  @ApiPropertyOptional({ maxLength: LONGEST, example: EXAMPLE })
  @Trimmed()
  @NoBinary()
  @MaxLength(LONGEST, { message: `A citation may have at most ${LONGEST} characters` })
  @Visible({ message: 'Citation text is required' })
  @IsNotEmpty({ message: 'Citation text is required' })
  @IsString({ message: 'Citation text is required' })
  @UnlessFromText()
  citation?: string;

  @SourceText()
  text?: string;

  @Entries(1)
  entries?: ChosenEntry[];
}

export class VerifyBatchDto extends ListOptions {
  @Citations(LIMITS.batchMax, `A batch may hold at most ${LIMITS.batchMax} citations`)
  @UnlessFromText()
  citations?: string[];

  @SourceText()
  text?: string;

  @Entries(LIMITS.batchMax)
  entries?: ChosenEntry[];
}

class AcceptanceDto implements Acceptance {
  @ApiProperty({ format: 'uuid', description: 'A record of the history' })
  @IsUUID('all', { message: 'id must be the id of a record' })
  id!: string;

  @ApiPropertyOptional({ enum: STYLES, nullable: true, description: 'null withdraws the acceptance' })
  @IsIn(STYLES, { message: `style must be one of ${STYLES.join(', ')}` })
  @IsOptional()
  style: Style | null = null;
}

export class CorrectionsDto {
  @ApiProperty({ type: [AcceptanceDto], maxItems: LIMITS.batchMax })
  @Type(() => AcceptanceDto)
  @ValidateNested({ each: true })
  @IsObject({ each: true, message: 'corrections must be a list of {id, style}' })
  @ArrayMaxSize(LIMITS.batchMax, { message: `At most ${LIMITS.batchMax} corrections are accepted at a time` })
  @ArrayNotEmpty({ message: 'Please name at least one correction' })
  @IsArray({ message: 'corrections must be a list' })
  corrections!: AcceptanceDto[];
}
