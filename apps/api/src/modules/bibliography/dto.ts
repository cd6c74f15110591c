import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ANALYSIS_TYPES, type AnalysisType } from '@veracite/contracts/bibliography';
import { LIMITS } from '@veracite/contracts/limits';
import { STYLES, type Style } from '@veracite/model/verification';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import { OneOfStyles, Trimmed } from '../../platform/problem/validators';

const TOO_SHORT = 'Bibliography must contain at least some text';

export class AnalyzeDto {
  @ApiProperty({ minLength: LIMITS.bibliographyMinChars, maxLength: LIMITS.bibliographyMaxChars })
  @MaxLength(LIMITS.bibliographyMaxChars, {
    message: `A bibliography may have at most ${LIMITS.bibliographyMaxChars} characters`,
  })
  @MinLength(LIMITS.bibliographyMinChars, { message: TOO_SHORT })
  @Trimmed()
  @IsString({ message: TOO_SHORT })
  bibliography!: string;

  @ApiPropertyOptional({ enum: STYLES, default: 'apa' })
  @OneOfStyles()
  format: Style = 'apa';

  @ApiPropertyOptional({ enum: ANALYSIS_TYPES, default: 'comprehensive' })
  @IsIn(ANALYSIS_TYPES, { message: `analysisType must be one of ${ANALYSIS_TYPES.join(', ')}` })
  analysisType: AnalysisType = 'comprehensive';
}
