import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CHECKED_MAX, type CheckedImport, type CheckedReference } from '@veracite/contracts/checked-references';
import { download } from '../../platform/http/file-response';
import { Id } from '../../platform/problem/uuid.pipe';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { checkedFile, MEDIA_TYPES } from './checked-file';
import { CheckedImports } from './checked-imports.service';
import { CheckedReferences } from './checked-references.service';
import { CheckedImportDto, CheckedReferenceDto, CheckedReferencesQuery } from './dto';

@ApiTags('checked references')
@ApiCookieAuth()
@Controller('api/checked-references')
export class CheckedController {
  constructor(
    private readonly references: CheckedReferences,
    private readonly imports: CheckedImports,
  ) {}

  @Get()
  @OpenToKeys('verify', 'read')
  @ApiOperation({
    summary: 'The references that you and the members of your groups have checked yourselves, the newest first',
    description: `At most ${CHECKED_MAX}. They are kept for the title and authors of a reference, not for a list, and change no verdict.`,
  })
  @ApiOkResponse({
    content: { 'text/csv': { schema: { type: 'string' } }, 'application/yaml': { schema: { type: 'string' } } },
  })
  async list(
    @CurrentUser() user: User,
    @Query() { format }: CheckedReferencesQuery,
  ): Promise<CheckedReference[] | StreamableFile> {
    const references = await this.references.list(user);
    if (format === 'json') return references;
    const name = format === 'yaml' ? 'veracite.ignore.yaml' : 'checked-references.csv';
    return download(name, MEDIA_TYPES[format], checkedFile(references, format));
  }

  @Put()
  @OpenToKeys('verify')
  @ApiOperation({ summary: 'Records that you have checked a reference; it replaces your earlier mark' })
  @ApiConflictResponse({ description: `You have marked ${CHECKED_MAX} references` })
  save(@CurrentUser() user: User, @Body() reference: CheckedReferenceDto): Promise<CheckedReference> {
    return this.references.save(user, reference);
  }

  @Post('import')
  @OpenToKeys('verify')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Records the entries of a list of ignored entries as references that you have checked',
    description:
      'The file of the command line, which `GET …?format=yaml` returns. Entries whose last day is over are left out. An entry that another person has checked says so in its reason. With an error nothing is recorded.',
  })
  @ApiConflictResponse({ description: `You would have marked more than ${CHECKED_MAX} references` })
  import(@CurrentUser() user: User, @Body() { text }: CheckedImportDto): Promise<CheckedImport> {
    return this.imports.import(user, text);
  }

  @Delete(':id')
  @OpenToKeys('verify')
  @HttpCode(204)
  @ApiOperation({ summary: 'Takes back that you have checked a reference' })
  remove(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.references.remove(user, id);
  }
}
