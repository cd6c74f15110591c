import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { LIMITS } from '@veracite/contracts/limits';
import type { StyledCitations, StylesList } from '@veracite/contracts/styles';
import { IsNotEmpty, IsString, Matches, MaxLength } from 'class-validator';
import type { Request } from 'express';
import { abortedWith } from '../../../platform/http/request';
import { CpuBound } from '../../../platform/security/rate-limit.guard';
import { NoBinary, Trimmed } from '../../../platform/problem/validators';
import { CurrentUser, OpenToKeys } from '../../auth/session.guard';
import { User } from '../../auth/entities';
import { STYLE_ID } from './csl-styles';
import { StyleWriter } from './style-writer.service';

class FormatDto {
  @ApiProperty({ description: 'Works as BibTeX, RIS, CSL-JSON or plain references' })
  @NoBinary()
  @MaxLength(LIMITS.bibliographyMaxChars, {
    message: `text may have at most ${LIMITS.bibliographyMaxChars} characters`,
  })
  @IsNotEmpty({ message: 'text is required' })
  @Trimmed()
  @IsString({ message: 'text is required' })
  text!: string;

  @ApiProperty({ example: 'ieee', description: 'An id of GET /api/citations/styles' })
  @Matches(STYLE_ID, { message: 'style must be an id such as apa or ieee' })
  style!: string;
}

@ApiTags('citations')
@ApiCookieAuth()
@Controller('api/citations')
export class StylesController {
  constructor(private readonly writer: StyleWriter) {}

  @Get('styles')
  @OpenToKeys('read')
  @ApiOperation({ summary: 'The available styles: built-in ones, and CSL styles by id' })
  styles(): Promise<StylesList> {
    return this.writer.styles();
  }

  @Post('format')
  @OpenToKeys('read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Formats works in a style, as plain text and HTML; free, without queries to databases' })
  @CpuBound()
  format(
    @CurrentUser() user: User,
    @Body() { text, style }: FormatDto,
    @Req() request: Request,
  ): Promise<StyledCitations> {
    return this.writer.write(text, style, user.id, abortedWith(request));
  }
}
