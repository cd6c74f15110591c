import { ApiPropertyOptional } from '@nestjs/swagger';
import { SHARE_DAYS, type ShareDays } from '@veracite/contracts/share';
import { IsOptional, IsUUID } from 'class-validator';
import { ChoiceField } from '../../platform/problem/validators';

export class ShareDto {
  @ApiPropertyOptional({ format: 'uuid', description: 'A record of the history' })
  @IsUUID('all', { message: 'citationId must be the id of a record' })
  @IsOptional()
  citationId?: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'A batch; either this or citationId' })
  @IsUUID('all', { message: 'batchId must be the id of a batch' })
  @IsOptional()
  batchId?: string;

  @ChoiceField(SHARE_DAYS, { required: false, default: 30 })
  days: ShareDays = 30;
}
