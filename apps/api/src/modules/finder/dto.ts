import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS, yearMax } from '@veracite/contracts/limits';
import { STYLES, type Style } from '@veracite/model/verification';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { ChoiceField, QueryInt, TextField, Trimmed, Visible } from '../../platform/problem/validators';

/** Longest field of a description; keywords may be a pasted abstract. */
const PART_MAX = 1_000;
const ABSTRACT_MAX = 10_000;

const Part = (max: number) =>
  applyDecorators(
    TextField(max, { required: false }),
    Visible({ message: '$property must have visible text' }),
    Trimmed(),
  );

const YEAR_FAULT = `year must be a whole number from ${LIMITS.yearMin} to next year`;

export class FindDto {
  @Part(PART_MAX)
  title?: string;

  @Part(PART_MAX)
  author?: string;

  @Part(PART_MAX)
  journal?: string;

  @ApiPropertyOptional({ type: Number, minimum: LIMITS.yearMin, description: 'A number, or its digits as a text' })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\s{0,9}\d{4}\s{0,9}$/.test(value) ? Number(value) : value === '' ? undefined : value,
  )
  @Max(yearMax(new Date()), { message: YEAR_FAULT })
  @Min(LIMITS.yearMin, { message: YEAR_FAULT })
  @IsInt({ message: YEAR_FAULT })
  @IsOptional()
  year?: number;

  @Part(PART_MAX)
  doi?: string;

  @Part(ABSTRACT_MAX)
  keywords?: string;

  @ChoiceField(STYLES, { required: false, default: 'apa' })
  format: Style = 'apa';
}

export class PageQuery {
  @ApiPropertyOptional({ minimum: 1, default: 1 })
  @QueryInt(1, 1_000, 'page must be a whole number from 1')
  @IsOptional()
  page: number = 1;
}
