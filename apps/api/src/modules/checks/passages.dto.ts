import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PASSAGE_LIMITS, type CitedWork, type PassagesRequest } from '@veracite/contracts/passages';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsString, MaxLength, ValidateNested } from 'class-validator';
import { WhenGiven } from '../../platform/problem/validators';

const IDENTIFIER_MAX = 300;
const { works: WORKS, sentences: SENTENCES, sentenceChars: CHARS } = PASSAGE_LIMITS;

const Identifier = (example: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, maxLength: IDENTIFIER_MAX, example }),
    MaxLength(IDENTIFIER_MAX),
    IsString(),
    WhenGiven(),
  );

class CitedWorkDto implements CitedWork {
  @Identifier('10.1038/nature14539')
  doi?: string;

  @Identifier('1706.03762')
  arxiv?: string;

  @Identifier('26017442')
  pmid?: string;

  @Identifier('PMC4096799')
  pmcid?: string;

  @ApiProperty({ type: [String], maxItems: SENTENCES, description: 'The sentences that cite the work' })
  @ArrayMaxSize(SENTENCES, { message: `A work may have at most ${SENTENCES} sentences` })
  @MaxLength(CHARS, { each: true, message: `A sentence may have at most ${CHARS} characters` })
  @IsString({ each: true, message: 'sentences must be texts' })
  @IsArray({ message: 'sentences must be a list' })
  sentences!: string[];
}

export class PassagesDto implements PassagesRequest {
  @ApiProperty({ type: [CitedWorkDto], maxItems: WORKS })
  @ValidateNested({ each: true })
  @Type(() => CitedWorkDto)
  @IsObject({ each: true, message: 'works must be a list of works' })
  @ArrayMaxSize(WORKS, { message: `At most ${WORKS} works can be asked for at once` })
  @ArrayNotEmpty({ message: 'Please send at least one work' })
  @IsArray({ message: 'works must be a list' })
  works!: CitedWorkDto[];
}
