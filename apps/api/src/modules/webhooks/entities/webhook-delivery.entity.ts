import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../../platform/database/stored-entity';
import type { WebhookDelivery } from '@veracite/contracts/webhooks';

/** An event on its way to an endpoint, or delivered. */
@Entity('webhook_deliveries')
export class Delivery extends DatedEntity {
  @Column('uuid', { name: 'webhook_id' })
  webhookId!: string;

  @Column('text')
  event!: WebhookDelivery['event'];

  /** The body as it is sent and signed. */
  @Column('text')
  payload!: string;

  @Column('text', { default: 'pending' })
  state!: WebhookDelivery['state'];

  @Column('integer', { default: 0 })
  attempts!: number;

  @Column('integer', { name: 'last_status', nullable: true })
  lastStatus!: number | null;

  @Column('text', { name: 'last_fault', nullable: true })
  lastFault!: string | null;

  /** Time of the next attempt. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt!: Date;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;
}
