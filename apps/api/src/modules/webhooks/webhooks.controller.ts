import { Body, Controller, Delete, Get, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NewWebhook, Webhook, WebhookDelivery } from '@veracite/contracts/webhooks';
import { Id } from '../../platform/problem/uuid.pipe';
import { RateLimited } from '../../platform/security/rate-limit.guard';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/entities';
import { WebhookChangeDto, WebhookDto } from './dto';
import { Webhooks } from './webhooks.service';

@ApiTags('webhooks')
@ApiCookieAuth()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @ApiOperation({ summary: "Lists the user's endpoints, without their secrets" })
  list(@CurrentUser() user: User): Promise<Webhook[]> {
    return this.webhooks.list(user.id);
  }

  @Post()
  @ApiOperation({ summary: 'Creates an endpoint; no other answer contains its secret' })
  create(@CurrentUser() user: User, @Body() request: WebhookDto): Promise<NewWebhook> {
    return this.webhooks.create(user.id, request);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Enables or disables an endpoint' })
  change(@CurrentUser() user: User, @Id() id: string, @Body() { active }: WebhookChangeDto): Promise<Webhook> {
    return this.webhooks.change(user.id, id, active);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes an endpoint and its deliveries' })
  remove(@CurrentUser() user: User, @Id() id: string): Promise<void> {
    return this.webhooks.remove(user.id, id);
  }

  @Post(':id/ping')
  @RateLimited('pings')
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends a `ping` event to an endpoint' })
  ping(@CurrentUser() user: User, @Id() id: string): Promise<WebhookDelivery> {
    return this.webhooks.ping(user.id, id);
  }

  @Get(':id/deliveries')
  @ApiOperation({ summary: 'Lists the fifty newest deliveries to an endpoint; deliveries are kept for 30 days' })
  deliveries(@CurrentUser() user: User, @Id() id: string): Promise<WebhookDelivery[]> {
    return this.webhooks.deliveries(user.id, id);
  }

  @Post(':id/deliveries/:delivery/replay')
  @RateLimited('pings')
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends a delivery again under the same id' })
  replay(@CurrentUser() user: User, @Id() id: string, @Id('delivery') delivery: string): Promise<WebhookDelivery> {
    return this.webhooks.replay(user.id, id, delivery);
  }
}
