import { Module } from '@nestjs/common';
import { DocumentsController } from './documents.controller';

/** Whole documents: what they list and cite, read in a thread and forgotten. */
@Module({ controllers: [DocumentsController] })
export class DocumentsModule {}
