import { Module } from '@nestjs/common';
import { WebhooksController } from './webhooks.controller';
import { Webhooks } from './webhooks.service';

/** Endpoints of users to which events are sent. */
@Module({ controllers: [WebhooksController], providers: [Webhooks] })
export class WebhooksModule {}
