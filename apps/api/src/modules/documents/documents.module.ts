import { Module } from '@nestjs/common';
import { ChecksModule } from '../checks/checks.module';
import { DocumentsController } from './documents.controller';

/** Parses the references and citations of whole documents. Nothing is stored. */
@Module({ imports: [ChecksModule], controllers: [DocumentsController] })
export class DocumentsModule {}
