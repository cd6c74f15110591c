import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { CitationsModule } from '../citations/citations.module';
import { BibliographyController } from './bibliography.controller';

/** Analysing whole lists of references, through the same queue as batches. */
@Module({ imports: [BillingModule, CitationsModule], controllers: [BibliographyController] })
export class BibliographyModule {}
