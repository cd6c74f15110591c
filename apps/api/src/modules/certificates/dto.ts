import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayUnique, IsArray, Matches } from 'class-validator';

/** A list of the most entries that a certificate has, checked in batches of ten entries. */
const MOST = 100;
const ID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

export class CertificateQuery {
  @ApiProperty({
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: MOST,
    description:
      'Ids of batches or analyses that have ended, repeated or separated by commas, in the order of the list',
  })
  @ArrayUnique({ message: 'Each batch may be named once' })
  @Matches(ID, { each: true, message: 'batches must be ids of batches or analyses' })
  @ArrayMaxSize(MOST, { message: `A certificate may be of at most ${MOST} batches` })
  @IsArray({ message: 'batches must be ids, separated by commas' })
  @Transform(({ value }: { value: unknown }) =>
    [value].flat().flatMap((id) => (typeof id === 'string' ? id.split(',') : [id])),
  )
  batches!: string[];
}
