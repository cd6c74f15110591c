import { Module } from '@nestjs/common';
import { CitationsModule } from '../citations/citations.module';
import { History } from '../citations/history.service';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates.service';
import { ReportsController } from './reports.controller';
import { Reports } from './reports.service';
import { ReportsStore } from './reports.store';
import { SigningKeys } from './signing-keys.service';

/** Certificates of what was checked, and the keys that sign them. */
@Module({
  imports: [CitationsModule],
  controllers: [CertificatesController, ReportsController],
  providers: [Certificates, History, Reports, ReportsStore, SigningKeys],
})
export class CertificatesModule {}
