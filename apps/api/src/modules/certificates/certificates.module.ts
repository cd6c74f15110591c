import { Module } from '@nestjs/common';
import { CertificatesController } from './certificates.controller';
import { Certificates } from './certificates.service';
import { History } from '../citations/history.service';
import { SigningKeys } from './signing-keys.service';

/** Certificates of what was checked, and the keys that sign them. */
@Module({ controllers: [CertificatesController], providers: [Certificates, History, SigningKeys] })
export class CertificatesModule {}
