import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';

/** Parses the references and citations of whole documents. Nothing is stored. */
@Module({ controllers: [DocumentsController] })
export class DocumentsModule {}
