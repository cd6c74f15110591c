import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, Matches } from 'class-validator';

/** Parts of one list: a list of the most entries that a certificate holds, in the smallest parts that anybody sends. */
const MOST = 100;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export class CertificateDto {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST,
    description:
      'Batches or analyses that have ended, in the order of the report: a list that was checked in parts has several',
  })
  @ArrayUnique({ message: 'Every batch may be named once' })
  @Matches(ID, { each: true, message: 'batches must be ids of batches or analyses' })
  @ArrayMaxSize(MOST, { message: `A report may be of ${MOST} batches at most` })
  @ArrayNotEmpty({ message: 'batches must name a batch' })
  @IsArray({ message: 'batches must be a list of ids' })
  batches!: string[];
}
