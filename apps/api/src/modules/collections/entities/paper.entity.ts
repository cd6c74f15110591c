import type { Assessment, PaperState, Signal } from '@veracite/contracts/collections';
import type { DocumentPlace } from '@veracite/contracts/documents';
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

  /** While it is read: when another worker may read it. */
  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  /** Why the file cannot be read. */
  @Column('text', { nullable: true })
  fault!: string | null;

  @Column('text', { nullable: true })
  kind!: DocumentKind | null;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column({ ...JSON_COLUMN, default: {} })
  identifiers!: Identifiers;

  /** Places of the entries of the check in the file, by position; null where an entry has none. */
  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  places!: (DocumentPlace | null)[] | null;

  @Column('uuid', { name: 'check_id', nullable: true })
  checkId!: string | null;

  /** `assessment.expected`, by which the queue is sorted. */
  @Column('double precision', { nullable: true })
  expected!: number | null;

  @Column({ ...JSON_COLUMN, nullable: true })
  assessment!: Assessment | null;

  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  signals!: Signal[] | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
