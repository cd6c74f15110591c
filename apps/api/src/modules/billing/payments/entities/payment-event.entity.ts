import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import { JSON_COLUMN } from '../../../../platform/database/json-column';

/** An event of the payment provider. It is stored first and applied afterwards. */
@Entity('payment_events')
export class StoredPaymentEvent {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  type!: string;

  @Column('timestamptz', { name: 'occurred_at' })
  occurredAt!: Date;

  @Column(JSON_COLUMN)
  payload!: object;

  /** Result of applying it; null until then. */
  @Column('text', { nullable: true })
  outcome!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'received_at' })
  receivedAt!: Date;

  /** Failed attempts to apply it. */
  @Column('integer', { default: 0 })
  attempts!: number;
}
