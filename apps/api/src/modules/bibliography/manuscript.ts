import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import { IsString, MaxLength } from 'class-validator';
import { Trimmed } from '../../platform/problem/validators';

const AUTHORS_MAX = 2_000;

/** The field `manuscript` of a request. The caller makes it optional. */
export const Manuscript = () =>
  applyDecorators(
    ApiPropertyOptional({
      type: String,
      maxLength: LIMITS.manuscriptMaxChars,
      description: 'The text that cites the list. Its in-text citations are parsed; the text is not stored.',
    }),
    MaxLength(LIMITS.manuscriptMaxChars, {
      message: `A manuscript may have at most ${LIMITS.manuscriptMaxChars} characters`,
    }),
    IsString({ message: 'manuscript must be a text' }),
  );

/** The field `manuscriptAuthors` of a request. The caller makes it optional. */
export const ManuscriptAuthors = () =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: AUTHORS_MAX, example: 'Ada Lovelace; Charles Babbage' }),
    MaxLength(AUTHORS_MAX, { message: `manuscriptAuthors may have at most ${AUTHORS_MAX} characters` }),
    Trimmed(),
    IsString({ message: 'manuscriptAuthors must be a text' }),
  );
