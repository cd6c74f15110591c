import { applyDecorators, Controller, Get, Query, type StreamableFile } from '@nestjs/common';
import { ApiConflictResponse, ApiCookieAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { PublishedKey } from '@veracite/certificate/keys';
import { download } from '../../platform/http/file-response';
import { Id } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/rate-limit.guard';
import { Public } from '../../platform/security/open-routes';
import { CurrentUser, OpenToKeys } from '../auth/session.guard';
import { User } from '../auth/entities';
import { Certificates } from './certificates.service';
import { CertificateQuery } from './dto';
import { SigningKeys } from './signing-keys.service';

/** Documents a route whose answer is a certificate. */
const CertificateFile = (summary: string) =>
  applyDecorators(
    ApiCookieAuth(),
    CpuBound(),
    ApiProduces('application/jose'),
    ApiOperation({
      summary,
      description: `A compact JWS (RFC 7515, EdDSA) of the stored results; it costs no credits. Its key is in \`/.well-known/jwks.json\`; \`veracite verify-certificate FILE\` verifies it.`,
    }),
    ApiOkResponse({ description: 'The file' }),
  );

@ApiTags('certificates')
@Controller()
export class CertificatesController {
  constructor(
    private readonly certificates: Certificates,
    private readonly keys: SigningKeys,
  ) {}

  @Get('api/citations/:id/certificate')
  @OpenToKeys('verify')
  @CertificateFile('A signed certificate of a checked citation')
  async ofCheck(@CurrentUser() user: User, @Id() id: string): Promise<StreamableFile> {
    return file(await this.certificates.ofCheck(user, id));
  }

  @Get('api/checks/:id/certificate')
  @OpenToKeys('verify', 'bibliography')
  @ApiConflictResponse({ description: 'The check has not ended' })
  @CertificateFile('A signed certificate of a check, with every entry in order')
  async ofList(@CurrentUser() user: User, @Id() id: string): Promise<StreamableFile> {
    return file(await this.certificates.ofBatches(user, [id]));
  }

  @Get('api/certificates')
  @OpenToKeys('verify')
  @ApiConflictResponse({ description: 'A list is still being checked' })
  @CertificateFile('A signed certificate of a list that was checked in several batches')
  async ofBatches(@CurrentUser() user: User, @Query() { batches }: CertificateQuery): Promise<StreamableFile> {
    return file(await this.certificates.ofBatches(user, batches));
  }

  @Public()
  @Get('.well-known/jwks.json')
  @ApiOperation({ summary: 'Public keys of certificates as a JSON Web Key Set (RFC 7517), earlier keys included' })
  async published(): Promise<{ keys: PublishedKey[] }> {
    return { keys: await this.keys.published() };
  }
}

const file = (certificate: string) =>
  download('veracite-certificate.jws', 'application/jose', Buffer.from(certificate));
