import { Column, Entity, CreateDateColumn, PrimaryGeneratedColumn, PrimaryColumn } from 'typeorm';
import { DatedEntity, OwnedEntity, JSON_COLUMN } from '../../platform/database/stored-entity';

/** The credits of a user for one month. */
@Entity('credit_periods')
export class CreditPeriod extends OwnedEntity {
  @Column('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('timestamptz', { name: 'period_end' })
  periodEnd!: Date;

  /** The limit: the plan's credits and `extra`; -1 is unlimited. */
  @Column('integer')
  granted!: number;

  @Column('integer', { default: 0 })
  used!: number;

  /** Credits reserved for work in progress. */
  @Column('integer', { default: 0 })
  reserved!: number;

  /** Credits within the limit that an operator granted. Unused ones move to the next period. */
  @Column('integer', { default: 0 })
  extra!: number;
}

/** Credits reserved for work in progress. */
@Entity('credit_reservations')
export class CreditReservation extends DatedEntity {
  @Column('uuid', { name: 'period_id' })
  periodId!: string;

  @Column('integer')
  amount!: number;

  /** Credits that were charged in the end. */
  @Column('integer', { nullable: true })
  captured!: number | null;

  @Column('text')
  purpose!: string;

  @Column('text', { default: 'open' })
  state!: 'open' | 'settled' | 'expired';

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

/** A change of a period. The table is append-only, and its entries replay to the period. */
@Entity('credit_ledger')
export class CreditLedgerEntry {
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id!: string;

  @Column('uuid', { name: 'period_id' })
  periodId!: string;

  @Column('uuid', { name: 'reservation_id', nullable: true })
  reservationId!: string | null;

  @Column('text')
  kind!: 'limit' | 'grant' | 'reserve' | 'capture' | 'release';

  @Column('integer')
  amount!: number;

  @Column('text', { nullable: true })
  note!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

/** Credits that a deleted account used of a period that has not ended. */
@Entity('departed_credits')
export class DeletedAccountCredits {
  @PrimaryColumn('text', { name: 'address_hash' })
  addressHash!: string;

  @PrimaryColumn('timestamptz', { name: 'period_start' })
  periodStart!: Date;

  @Column('integer')
  used!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

/** The answer to a request that may be repeated under the same key. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @PrimaryColumn('text')
  key!: string;

  @Column('text', { name: 'request_hash' })
  requestHash!: string;

  /** Null while the request runs. `json` keeps the answer as it was written. */
  @Column('json', { nullable: true })
  answer!: unknown;

  @Column('timestamptz', { name: 'locked_until' })
  lockedUntil!: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** Id of the request that has the key now; an earlier one can no longer write. */
  @Column('uuid', { default: () => 'gen_random_uuid()' })
  owner!: string;
}

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
