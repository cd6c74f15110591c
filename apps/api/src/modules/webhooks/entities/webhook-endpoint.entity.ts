import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { WebhookEvent } from '@veracite/contracts/webhooks';
import { OwnedEntity } from '../../../platform/database/owned-entity';

/** A URL of a user to which events are sent. */
@Entity('webhooks')
export class WebhookEndpoint extends OwnedEntity {
  @Column('text')
  url!: string;

  @Column('text', { array: true })
  events!: WebhookEvent[];

  @Column('text')
  secret!: string;

  @Column('boolean', { default: true })
  active!: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
