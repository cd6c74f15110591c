import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates.service';
import { SigningKeys } from './signing-keys.service';

/** Certificates of stored results, and the keys that sign them. */
@Module({
  imports: [ChecksModule],
  controllers: [CertificatesController],
  providers: [Certificates, SigningKeys],
  exports: [SigningKeys],
})
export class CertificatesModule {}
