import { Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiCookieAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { PublishedKey } from '@veracite/certificate/keys';
import type { Request } from 'express';
import { abortedWith } from '../../platform/http/aborted';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import { Public } from '../../platform/security/open-routes';
import { OpenToKeys } from '../auth/keys/open-to-keys';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { Certificates } from './certificates.service';
import { SigningKeys } from './signing-keys.service';

@ApiTags('certificates')
@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly keys: SigningKeys,
  ) {}

  @Post('api/citations/:id/certificate')
  @ApiCookieAuth()
  @OpenToKeys('verify')
  @CpuBound()
  @HttpCode(200)
  @ApiProduces('application/octet-stream')
  @ApiOperation({
    summary: 'A signed certificate of a checked citation, to be kept byte for byte; costs no credits',
    description:
      'The citation of the record is checked once more; text, answers, verdict, version and time are signed by Ed25519. `veracite verify-certificate FILE` checks it offline and judges the sealed answers anew.',
  })
  @ApiOkResponse({ description: 'The file: canonical JSON (RFC 8785)' })
  async certificate(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Req() request: Request,
  ): Promise<StreamableFile> {
    const file = await this.certificates.ofRecord(user.id, id, abortedWith(request));
    return new StreamableFile(Buffer.from(file), {
      type: 'application/json; charset=utf-8',
      disposition: 'attachment; filename="veracite-certificate.json"',
    });
  }

  @Public()
  @Get('.well-known/jwks.json')
  @ApiOperation({ summary: 'Public keys of certificates (RFC 7517), those of former times included' })
  async published(): Promise<{ keys: PublishedKey[] }> {
    return { keys: await this.keys.published() };
  }
}
