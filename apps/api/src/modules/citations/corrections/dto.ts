import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Acceptance } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import { STYLES, type Style } from '@veracite/model/verification';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsIn,
  IsObject,
  IsOptional,
  IsUUID,
  ValidateNested,
} from 'class-validator';

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
