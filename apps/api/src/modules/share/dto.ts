import { ApiPropertyOptional } from '@nestjs/swagger';
import { SHARE_DAYS, type ShareDays } from '@veracite/contracts/share';
import { IsIn, IsOptional, IsUUID } from 'class-validator';

export class ShareDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'A record of the history' })
  @IsUUID('all', { message: 'citationId must be the id of a record' })
  @IsOptional()
  citationId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'A batch; either this or citationId' })
  @IsUUID('all', { message: 'batchId must be the id of a batch' })
  @IsOptional()
  batchId?: string;

  @ApiPropertyOptional({ enum: SHARE_DAYS, default: 30 })
  @IsIn(SHARE_DAYS, { message: `days must be one of ${SHARE_DAYS.join(', ')}` })
  days: ShareDays = 30;
}
