import { Body, Controller, Get, HttpCode, Inject, Param, Post, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { CertificateView } from '@veracite/contracts/certificates';
import type { Response } from 'express';
import { DOWNLOADS } from '../../platform/http/streams';
import { sendAll, write } from '../../platform/http/download';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import type { FairQueue } from '../../platform/fair-queue';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { CertificateDto } from './dto';
import { Reports } from './reports.service';

@ApiTags('certificates')
@ApiCookieAuth()
@Controller('api/certificates')
export class ReportsController {
  constructor(
    private readonly reports: Reports,
    @Inject(DOWNLOADS) private readonly downloads: FairQueue,
  ) {}

  @Post()
  @OpenToKeys('verify')
  @CpuBound()
  @HttpCode(200)
  @ApiConflictResponse({ description: 'A list is still being checked' })
  @ApiOperation({
    summary: 'A signed certificate of a whole report: lists that were checked, every entry in order; costs no credits',
    description:
      'Lists that were checked with `seal` are sealed as they were answered, at once. Others are checked once more, which costs nothing either: ask for the certificate until its state is `ready`; `differing` are the entries that are answered otherwise now. Asked for again it is the same certificate, for 30 days.',
  })
  create(@CurrentUser() user: User, @Body() { batches }: CertificateDto): Promise<CertificateView> {
    return this.reports.of(user, batches);
  }

  @Get(':id')
  @OpenToKeys('verify')
  @ApiOperation({ summary: 'A certificate of a report as it stands' })
  one(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<CertificateView> {
    return this.reports.one(user, id);
  }

  @Get(':id/file')
  @OpenToKeys('verify')
  @CpuBound()
  @ApiProduces('application/octet-stream')
  @ApiConflictResponse({ description: 'It is not ready' })
  @ApiOperation({
    summary:
      'The file of a certificate, to be kept byte for byte: a signed line with the list, then a line for each entry',
    description: '`veracite verify-certificate FILE` checks it offline and judges every entry anew.',
  })
  async file(@CurrentUser() user: User, @Param('id', UuidParam) id: string, @Res() response: Response): Promise<void> {
    await this.downloads.run(user.id, async () => {
      const { head, writeEntries } = await this.reports.file(user, id);
      response.writeHead(200, {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment; filename="veracite-report.jsonl"',
      });
      await sendAll(response, async () => {
        await write(response, head);
        await writeEntries(response);
      });
    });
  }
}
