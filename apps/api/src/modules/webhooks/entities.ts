import { Column, Entity } from 'typeorm';
import type { WebhookEvent, WebhookDelivery } from '@veracite/contracts/webhooks';
import { DatedEntity, DatedOwnedEntity } from '../../platform/database/stored-entity';

/** A URL of a user to which events are sent. */
@Entity('webhooks')
export class WebhookEndpoint extends DatedOwnedEntity {
  @Column('text')
  url!: string;

  @Column('text', { array: true })
  events!: WebhookEvent[];

  @Column('text')
  secret!: string;

  @Column('boolean', { default: true })
  active!: boolean;
}

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
