import type { Assessment, PaperState, Signal } from '@veracite/contracts/collections';
import type { CslName } from '@veracite/model/csl';
import type { DocumentKind } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';

/** A paper of a collection, with its file. */
@Entity('papers')
export class StoredPaper {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'collection_id' })
  collectionId!: string;

  /** From 0, in the order in which papers were added. */
  @Column('integer')
  position!: number;

  /** Name of the file. */
  @Column('text')
  name!: string;

  /** SHA-256 of the file. */
  @Column('bytea')
  digest!: Buffer;

  @Column('bytea', { select: false })
  file!: Buffer;

  @Column('text', { default: 'waiting' })
  state!: PaperState;

  /** While it is read: when another worker may read it. While it waits for credits: when it is tried again. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  /** Fencing token: counts the workers that have read it, and only the newest may write. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Why the file cannot be read, or what the paper waits for. */
  @Column('text', { nullable: true })
  fault!: string | null;

  @Column('text', { nullable: true })
  kind!: DocumentKind | null;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column({ ...JSON_COLUMN, default: [] })
  authors!: CslName[];

  @Column({ ...JSON_COLUMN, default: {} })
  identifiers!: Identifiers;

  @Column('uuid', { name: 'check_id', nullable: true })
  checkId!: string | null;

  /** Signals of its text. Those of its references follow from the collection. */
  @Column({ ...JSON_COLUMN, default: [] })
  signals!: Signal[];

  /** True when the policy or a decision has changed since the assessment. */
  @Column('boolean', { name: 'is_stale', default: false })
  isStale!: boolean;

  /** `assessment.expected`, by which the queue is sorted. */
  @Column('double precision', { nullable: true })
  expected!: number | null;

  @Column({ ...JSON_COLUMN, nullable: true })
  assessment!: Assessment | null;

  /** Flags without a decision. */
  @Column('integer', { default: 0 })
  undecided!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
