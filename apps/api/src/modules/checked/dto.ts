import { ApiProperty } from '@nestjs/swagger';
import {
  CHECKED_AUTHORS_MAX,
  CHECKED_FILE_MAX,
  CHECKED_FORMATS,
  CHECKED_REASON_MAX,
  CHECKED_REASON_MIN,
  CHECKED_SOURCE_MAX,
  type CheckedFormat,
  type CheckedImportRequest,
  type CheckedReferenceRequest,
} from '@veracite/contracts/checked-references';
import { LIMITS } from '@veracite/contracts/limits';
import { ArrayMaxSize, IsArray, IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';
import { ChoiceField, Printable, TextField, Trimmed, Visible } from '../../platform/problem/validators';

const WHY = { message: `Please say in ${CHECKED_REASON_MIN} characters or more where you have checked it` };

export class CheckedReferenceDto implements CheckedReferenceRequest {
  @TextField(LIMITS.lineMax, { example: 'The harbor lights of Nordby' })
  @Visible({ message: 'A title is required' })
  @IsNotEmpty({ message: 'A title is required' })
  @Trimmed()
  title!: string;

  @ApiProperty({
    type: [String],
    maxItems: CHECKED_AUTHORS_MAX,
    example: ['Okafor'],
    description: 'Family names of all authors',
  })
  @MaxLength(LIMITS.nameMax, { each: true, message: `A name may have at most ${LIMITS.nameMax} characters` })
  @IsString({ each: true, message: 'authors must be names' })
  @ArrayMaxSize(CHECKED_AUTHORS_MAX, { message: `authors may have at most ${CHECKED_AUTHORS_MAX} names` })
  @IsArray({ message: 'authors must be a list of names' })
  authors!: string[];

  @TextField(CHECKED_REASON_MAX, { minLength: CHECKED_REASON_MIN, example: 'In the archive of the newspaper' })
  @MinLength(CHECKED_REASON_MIN, WHY)
  @Visible(WHY)
  @Printable()
  @Trimmed()
  reason!: string;

  @TextField(CHECKED_SOURCE_MAX, {
    required: false,
    example: 'https://example.org/scan.pdf',
    description: 'A link or the name of a file',
  })
  @Visible({ message: 'source must be a link or the name of a file' })
  @Printable()
  @Trimmed()
  source?: string;
}

export class CheckedReferencesQuery {
  @ChoiceField(CHECKED_FORMATS, {
    default: 'json',
    required: false,
    description: '`yaml`: the command line’s list of ignored entries, of which each is valid for a year',
  })
  format: CheckedFormat = 'json';
}

export class CheckedImportDto implements CheckedImportRequest {
  @TextField(CHECKED_FILE_MAX, {
    example: '- title: The harbor lights\n  authors: [Okafor]\n  reason: In the archive\n  expires: 2030-01-01\n',
    description: 'A list of ignored entries, as in `veracite.ignore.yaml`',
  })
  text!: string;
}
