import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WebhookDelivery } from '@veracite/contracts/webhooks';

/** An event on its way to an endpoint, or delivered. */
@Entity('webhook_deliveries')
export class Delivery {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

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

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Time of the next attempt. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt!: Date;

  @Column('timestamptz', { name: 'delivered_at', nullable: true })
  deliveredAt!: Date | null;
}
