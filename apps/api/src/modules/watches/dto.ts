import { ApiPropertyOptional } from '@nestjs/swagger';
import { WATCH_NAME_MAX, WATCHED_TEXT_MAX } from '@veracite/contracts/watches';
import { WATCH_RHYTHMS, type WatchRhythm } from '@veracite/model/watching';
import { IsNotEmpty, IsString, IsUUID, MaxLength } from 'class-validator';
import { BooleanField, ChoiceField, NameField, NoBinary, Trimmed, WhenGiven } from '../../platform/problem/validators';

const ADDRESS_MAX = 2_000;

export class WatchChangeDto {
  @NameField(WATCH_NAME_MAX, { required: false, example: 'Thesis' })
  name?: string;

  @ChoiceField(WATCH_RHYTHMS, { required: false })
  every?: WatchRhythm;

  @BooleanField({ required: false, description: 'Whether events are mailed' })
  mail?: boolean;

  @BooleanField({ required: false, description: 'Whether the databases are queried for it' })
  active?: boolean;
}

export class WatchDto {
  @NameField(WATCH_NAME_MAX, { required: false, example: 'Thesis' })
  name?: string;

  @ApiPropertyOptional({
    maxLength: WATCHED_TEXT_MAX,
    description: 'A list of references in any supported format; its entries are stored, the text is not',
  })
  @NoBinary()
  @MaxLength(WATCHED_TEXT_MAX, { message: `A list may have at most ${WATCHED_TEXT_MAX} characters` })
  @IsNotEmpty({ message: 'The list is empty' })
  @IsString({ message: 'text must be a string' })
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
  @IsString({ message: 'address must be a string' })
  @WhenGiven()
  address?: string;

  @ApiPropertyOptional({
    format: 'uuid',
    description: 'One of your batches or analyses: the works found in it are watched',
  })
  @IsUUID('all', { message: 'batchId must be the id of a batch' })
  @WhenGiven()
  batchId?: string;

  @ChoiceField(WATCH_RHYTHMS, { required: false, default: 'week' })
  every: WatchRhythm = 'week';

  @BooleanField({ required: false, default: true, description: 'Whether events are mailed' })
  mail: boolean = true;
}
