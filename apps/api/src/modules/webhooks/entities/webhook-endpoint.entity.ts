import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WebhookEvent } from '@veracite/contracts/webhooks';

/** A URL of a user to which events are sent. */
@Entity('webhooks')
export class WebhookEndpoint {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

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
