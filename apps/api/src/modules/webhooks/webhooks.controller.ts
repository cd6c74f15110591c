import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { NewWebhook, Webhook, WebhookDelivery } from '@veracite/contracts/webhooks';
import { UuidParam } from '../../platform/problem/uuid.pipe';
import { CpuBound } from '../../platform/security/cpu-bound';
import { CurrentUser } from '../auth/session.guard';
import { User } from '../auth/user.entity';
import { WebhookChangeDto, WebhookDto } from './dto';
import { Webhooks } from './webhooks.service';

@ApiTags('webhooks')
@ApiCookieAuth()
@Controller('api/webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: Webhooks) {}

  @Get()
  @ApiOperation({ summary: "The user's endpoints, without their secrets" })
  list(@CurrentUser() user: User): Promise<Webhook[]> {
    return this.webhooks.list(user.id);
  }

  @Post()
  @ApiOperation({ summary: 'A new endpoint; this answer is the only one that shows its secret' })
  create(@CurrentUser() user: User, @Body() asked: WebhookDto): Promise<NewWebhook> {
    return this.webhooks.create(user.id, asked);
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Switches an endpoint on or off' })
  change(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Body() { active }: WebhookChangeDto,
  ): Promise<Webhook> {
    return this.webhooks.change(user.id, id, active);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Removes an endpoint with its deliveries' })
  remove(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<void> {
    return this.webhooks.remove(user.id, id);
  }

  @Post(':id/ping')
  @CpuBound()
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends an event `ping` to an endpoint' })
  ping(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<WebhookDelivery> {
    return this.webhooks.ping(user.id, id);
  }

  @Get(':id/deliveries')
  @ApiOperation({ summary: 'The fifty newest deliveries to an endpoint; they are kept for 30 days' })
  deliveries(@CurrentUser() user: User, @Param('id', UuidParam) id: string): Promise<WebhookDelivery[]> {
    return this.webhooks.deliveries(user.id, id);
  }

  @Post(':id/deliveries/:delivery/replay')
  @CpuBound()
  @HttpCode(202)
  @ApiOperation({ summary: 'Sends a delivery once more, under its id' })
  replay(
    @CurrentUser() user: User,
    @Param('id', UuidParam) id: string,
    @Param('delivery', UuidParam) delivery: string,
  ): Promise<WebhookDelivery> {
    return this.webhooks.replay(user.id, id, delivery);
  }
}
