import { Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module';
import { History } from '../citations/history.service';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates.service';
import { SigningKeys } from './signing-keys.service';

/** Certificates of stored results, and the keys that sign them. */
@Module({
  imports: [CitationsModule],
  controllers: [CertificatesController],
  providers: [Certificates, History, SigningKeys],
})
export class CertificatesModule {}
