import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A subscription in the last state that the payment provider reported. */
@Entity('subscriptions')
export class Subscription {
  @PrimaryColumn('text')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { name: 'customer_id', nullable: true })
  customerId!: string | null;

  @Column('text')
  plan!: string;

  @Column('text')
  status!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'period_end', nullable: true })
  periodEnd!: Date | null;

  /** When a scheduled cancellation takes effect. */
  @Column('timestamptz', { name: 'cancel_at', nullable: true })
  cancelAt!: Date | null;

  /** Time of the reported state. */
  @Column('timestamptz', { name: 'told_at' })
  reportedAt!: Date;

  @Column('timestamptz', { name: 'period_start', nullable: true })
  periodStart!: Date | null;

  /** Time of the last refund or chargeback. */
  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt!: Date | null;
}
