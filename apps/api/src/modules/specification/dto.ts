import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ANALYSIS_TYPES, type AnalysisType } from '@veracite/contracts/bibliography';
import { LIMITS, NO_BIBLIOGRAPHY } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { IsNotEmpty, IsString, MaxLength, ValidateBy } from 'class-validator';
import { ChoiceField, isVisible, NoBinary, Trimmed, Visible } from '../../platform/problem/validators';
import {
  Citations,
  Entries,
  EXAMPLE,
  Layout,
  ListOptions,
  ListText,
  LONGEST,
  Manuscript,
  ManuscriptAuthors,
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

/** Checks the length without surrounding spaces, which stay in the text: entries are offsets of the text as sent. */
function LongEnough(): PropertyDecorator {
  const validate = (value: unknown) =>
    typeof value === 'string' && value.trim().length >= LIMITS.bibliographyMinChars && isVisible(value);
  return ValidateBy({ name: 'longEnough', validator: { validate } }, { message: NO_BIBLIOGRAPHY });
}

export class AnalyzeDto extends ListOptions {
  @ApiProperty({ minLength: LIMITS.bibliographyMinChars, maxLength: LIMITS.bibliographyMaxChars })
  @NoBinary()
  @MaxLength(LIMITS.bibliographyMaxChars, {
    message: `A bibliography may have at most ${LIMITS.bibliographyMaxChars} characters`,
  })
  @LongEnough()
  @IsString({ message: NO_BIBLIOGRAPHY })
  bibliography!: string;

  @Entries(LIMITS.bibliographyMaxEntries, {
    description: 'Its entries when they are not its lines, with the offsets from `/api/citations/parse`',
    example: [{ start: 0, end: LIMITS.bibliographyMinChars }],
  })
  entries?: ChosenEntry[];

  @ChoiceField(ANALYSIS_TYPES, { required: false, default: 'comprehensive' })
  analysisType: AnalysisType = 'comprehensive';

  @Manuscript()
  manuscript?: string;

  @ManuscriptAuthors()
  manuscriptAuthors?: string;
}
