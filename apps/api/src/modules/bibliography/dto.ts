import { ApiProperty, type ApiResponseOptions } from '@nestjs/swagger';
import { ANALYSIS_TYPES, type AnalysisType } from '@veracite/contracts/bibliography';
import { LIMITS, NO_BIBLIOGRAPHY } from '@veracite/contracts/limits';
import { EXPORT_FORMATS, type ExportFormatId } from '@veracite/formatting/export/formats';
import { STYLES, type Style } from '@veracite/model/verification';
import { IsString, MaxLength, ValidateBy } from 'class-validator';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { ChoiceField, isVisible, NoBinary } from '../../platform/problem/validators';
import { Entries, ListOptions, Manuscript, ManuscriptAuthors } from '../checks/list-fields';
import { WANTED, type Wanted } from './corrected';

/** Documentation of the response of an analysis. */
export const ANALYSIS_RESPONSE: ApiResponseOptions = {
  description:
    'Lists named `entries` contain indexes of entries, from 0. `overallScore` is the sum of the points of `score`, at most `cap.to` where references were not found. Shares refer to the entries for which the answer is known (`known`).',
};

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

const FORMATS = Object.keys(EXPORT_FORMATS) as ExportFormatId[];

export class CheckExportQuery {
  @ChoiceField(FORMATS)
  format!: ExportFormatId;

  @ChoiceField(STYLES, { required: false, description: 'Style of the citations, in formats with citations' })
  style?: Style;

  @ChoiceField(WANTED, {
    required: false,
    default: 'all',
    description: '`found` leaves out the entries that no database has',
  })
  entries: Wanted = 'all';
}
