import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { WATCH_NAME_MAX, WATCHED_TEXT_MAX } from '@veracite/contracts/watches';
import { WATCH_RHYTHMS, type WatchRhythm } from '@veracite/model/watching';
import { IsBoolean, IsIn, IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { NoBinary, Trimmed, WhenGiven } from '../../platform/problem/validators';

const EVERY = { message: `every must be one of ${WATCH_RHYTHMS.join(', ')}` };
const ADDRESS_MAX = 2_000;

function NameField() {
  return applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: WATCH_NAME_MAX, example: 'Thesis' }),
    Trimmed(),
    MaxLength(WATCH_NAME_MAX, { message: `The name may have at most ${WATCH_NAME_MAX} characters` }),
    IsNotEmpty({ message: 'The name may not be empty' }),
    IsString({ message: 'name must be a text' }),
    WhenGiven(),
  );
}

export class WatchChangeDto {
  @NameField()
  name?: string;

  @ApiPropertyOptional({ enum: WATCH_RHYTHMS })
  @IsIn(WATCH_RHYTHMS, EVERY)
  @WhenGiven()
  every?: WatchRhythm;

  @ApiPropertyOptional({ description: 'Whether events are mailed' })
  @IsBoolean({ message: 'mail must be true or false' })
  @WhenGiven()
  mail?: boolean;

  @ApiPropertyOptional({ description: 'Whether the databases are queried for it' })
  @IsBoolean({ message: 'active must be true or false' })
  @WhenGiven()
  active?: boolean;
}

export class WatchDto {
  @NameField()
  name?: string;

  @ApiPropertyOptional({
    maxLength: WATCHED_TEXT_MAX,
    description: 'A list of references in any supported format; its entries are stored, the text is not',
  })
  @NoBinary()
  @MaxLength(WATCHED_TEXT_MAX, { message: `A list may have at most ${WATCHED_TEXT_MAX} characters` })
  @IsNotEmpty({ message: 'The list is empty' })
  @IsString({ message: 'text must be a text' })
  @WhenGiven()
  text?: string;

  @ApiPropertyOptional({
    maxLength: ADDRESS_MAX,
    example: 'https://raw.githubusercontent.com/ada/thesis/main/refs.bib',
    description: 'URL of a list of references in a public repository; it is read again on every round',
  })
  @Trimmed()
  @MaxLength(ADDRESS_MAX, { message: `An address may have at most ${ADDRESS_MAX} characters` })
  @IsNotEmpty({ message: 'An address is required' })
  @IsString({ message: 'address must be a text' })
  @WhenGiven()
  address?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'One of your batches or analyses: the works found in it are watched',
  })
  @IsUUID('all', { message: 'batchId must be the id of a batch' })
  @WhenGiven()
  batchId?: string;

  @ApiPropertyOptional({ enum: WATCH_RHYTHMS, default: 'week' })
  @IsIn(WATCH_RHYTHMS, EVERY)
  every: WatchRhythm = 'week';

  @ApiPropertyOptional({ default: true, description: 'Whether events are mailed' })
  @IsBoolean({ message: 'mail must be true or false' })
  mail: boolean = true;
}
