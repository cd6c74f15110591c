import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import type { ChosenEntry } from '@veracite/contracts/parse';
import { STYLES, type Style } from '@veracite/model/verification';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { NoBinary, OneOfStyles, Trimmed, Visible } from '../../platform/problem/validators';
import { Keep } from './keep';
import { Entries, Seal, SourceText, UnlessFromText } from './parse/dto';

const LONGEST = LIMITS.lineMax - 1;
const TOO_LONG = `A citation may have at most ${LONGEST} characters`;

export class VerifyDto {
  @ApiPropertyOptional({
    maxLength: LONGEST,
    example: 'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521, 436–444.',
  })
  @Trimmed()
  @NoBinary()
  @MaxLength(LONGEST, { message: TOO_LONG })
  @Visible({ message: 'Citation text is required' })
  @IsNotEmpty({ message: 'Citation text is required' })
  @IsString({ message: 'Citation text is required' })
  @UnlessFromText()
  citation?: string;

  @SourceText()
  text?: string;

  @Entries(1)
  entries?: ChosenEntry[];

  @ApiPropertyOptional({ enum: STYLES, default: 'apa' })
  @OneOfStyles()
  format: Style = 'apa';

  @Keep()
  keep: boolean = true;
}

export class VerifyBatchDto {
  @ApiPropertyOptional({ type: [String], maxItems: LIMITS.batchMax })
  @Transform(({ value }: { value: unknown }) =>
    Array.isArray(value) ? value.map((item: unknown) => (typeof item === 'string' ? item.trim() : item)) : value,
  )
  @NoBinary({ each: true })
  @Visible({ each: true, message: 'Every citation must have visible text' })
  @MaxLength(LONGEST, { each: true, message: TOO_LONG })
  @IsString({ each: true, message: 'Every citation must be a text' })
  @ArrayMaxSize(LIMITS.batchMax, { message: `A batch may hold at most ${LIMITS.batchMax} citations` })
  @ArrayNotEmpty({ message: 'Please enter at least one citation' })
  @IsArray({ message: 'citations must be a list of texts' })
  @UnlessFromText()
  citations?: string[];

  @SourceText()
  text?: string;

  @Entries(LIMITS.batchMax)
  entries?: ChosenEntry[];

  @ApiPropertyOptional({ enum: STYLES, default: 'apa' })
  @OneOfStyles()
  format: Style = 'apa';

  @Keep()
  keep: boolean = true;

  @Seal()
  seal?: boolean;
}
