import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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
