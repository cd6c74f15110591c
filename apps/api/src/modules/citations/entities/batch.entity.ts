import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Enrichment } from '@veracite/verification/bibliography/enrich';
import { JSON_COLUMN } from '../../../platform/database/json-column';
import type { BatchKind, BatchOptions, BatchState } from '../batch';

/** A list of texts that the worker checks. */
@Entity('batches')
export class Batch {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  kind!: BatchKind;

  @Column(JSON_COLUMN)
  options!: BatchOptions;

  @Column('text', { default: 'queued' })
  state!: BatchState;

  @Column('integer')
  total!: number;

  @Column('integer', { default: 0 })
  settled!: number;

  /** Null where nothing is charged. */
  @Column('uuid', { name: 'reservation_id', nullable: true })
  reservationId!: string | null;

  /** Fencing token: counts the workers that had the batch, and only the newest may write. */
  @Column('integer', { default: 0 })
  fence!: number;

  @Column('timestamptz', { name: 'lease_until', default: () => 'now()' })
  leaseUntil!: Date;

  @Column('timestamptz', { name: 'deadline_at' })
  deadlineAt!: Date;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** What was found for a bibliography as a whole: pages that were read, versions of record. */
  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  findings!: Enrichment | null;

  /** When a list that is not kept is deleted at the latest; null for one that its owner deletes. */
  @Column('timestamptz', { name: 'forget_at', nullable: true })
  expiresAt!: Date | null;
}
