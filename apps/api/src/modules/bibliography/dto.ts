import type { ApiResponseOptions } from '@nestjs/swagger';
import { EXPORT_FORMATS, type ExportFormatId } from '@veracite/formatting/export/formats';
import { STYLES, type Style } from '@veracite/model/verification';
import { ChoiceField } from '../../platform/problem/validators';
import { WANTED, type Wanted } from './corrected';

/** Documentation of the response of an analysis. */
export const ANALYSIS_RESPONSE: ApiResponseOptions = {
  description:
    'Lists named `entries` contain indexes of entries, from 0. `overallScore` is the sum of the points of `score`, at most `cap.to` where references were not found. Shares refer to the entries for which the answer is known (`known`).',
};

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
