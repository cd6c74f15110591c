import { Module } from '@nestjs/common';
import { BillingModule } from '../billing/billing.module';
import { FinderController } from './finder.controller';
import { Finder } from './finder.service';

/** Search for works from partial descriptions. */
@Module({ imports: [BillingModule], controllers: [FinderController], providers: [Finder] })
export class FinderModule {}
