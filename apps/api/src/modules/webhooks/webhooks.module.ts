import { Module } from '@nestjs/common';
import { WebhooksController } from './webhooks.controller';
import { Webhooks } from './webhooks.service';

/** Endpoints of users that are told what happens. */
@Module({ controllers: [WebhooksController], providers: [Webhooks] })
export class WebhooksModule {}
