import type { DocumentProblem } from '@veracite/model/document';
import type { Enrichment } from '@veracite/verification/bibliography/enrich';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DatedEntity, JSON_COLUMN } from '../../platform/database/stored-entity';
import type { CheckKind, EndState, OpenState, StoredOptions, StoredState, StoredTool } from './stored-check';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import type { EntryDetails } from '../../tasks/read-list';

/** A list of references to check. */
@Entity('checks')
export class StoredCheck extends DatedEntity {
  /** Null for a list that a visitor sent and that no user has opened. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @Column('text')
  kind!: CheckKind;

  /** Null for a list that `verify-batch` or `analyze` checks at once. */
  @Column('text', { nullable: true })
  tool!: StoredTool | null;

  @Column(JSON_COLUMN)
  options!: StoredOptions;

  @Column('text', { default: 'queued' })
  state!: StoredState;

  /** Number of entries to check. */
  @Column('integer')
  total!: number;

  /** Number of entries that are left out. */
  @Column('integer', { default: 0 })
  excluded!: number;

  @Column('integer', { default: 0 })
  settled!: number;

  /** Null where nothing is charged. */
  @Column('uuid', { name: 'reservation_id', nullable: true })
  reservationId!: string | null;

  /** Fencing token: counts the workers that had the check, and only the newest may write. */
  @Column('integer', { default: 0 })
  fence!: number;

  /** While queued: the time at which it was queued. */
  @Column('timestamptz', { name: 'lease_until', default: () => 'now()' })
  leaseUntil!: Date;

  @Column('timestamptz', { name: 'deadline_at' })
  deadlineAt!: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;

  /** What was found for a bibliography as a whole: pages that were read, versions of record. */
  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  findings!: Enrichment | null;

  /** Mismatches between the text and the list of a document. */
  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  problems!: DocumentProblem[] | null;

  /** When a list that is not kept is deleted at the latest; null for one that its owner deletes. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;
}

/** A check that was started, and so has an owner. */
export type StartedCheck = StoredCheck & { userId: string; state: OpenState | EndState };

/** One text of a check, and its result once it is checked. */
@Entity('check_entries')
export class StoredEntry {
  @PrimaryColumn('uuid', { name: 'check_id' })
  checkId!: string;

  @PrimaryColumn('integer')
  position!: number;

  @Column('text')
  text!: string;

  @Column({ ...JSON_COLUMN, nullable: true })
  result!: VerificationResult | null;

  /** Position in the order in which results were written, from 1. */
  @Column('integer', { nullable: true })
  sequence!: number | null;

  /** The reference as it was parsed in its document; null when the text is parsed by itself. */
  @Column({ ...JSON_COLUMN, nullable: true, select: false })
  reference!: Reference | null;

  /** False: the entry is neither checked nor charged. */
  @Column('boolean', { default: true })
  included!: boolean;

  /** True: its user paid for it before this check was started. */
  @Column('boolean', { name: 'is_paid', default: false })
  isPaid!: boolean;

  @Column({ ...JSON_COLUMN, nullable: true })
  details!: EntryDetails | null;

  /** Of a single check: names of the databases that are queried and of those that have answered. */
  @Column({ ...JSON_COLUMN, nullable: true })
  progress!: { asked: string[]; answered: string[] } | null;

  /** Names of the databases that will be queried again; null when there are none. */
  @Column('text', { array: true, nullable: true })
  retried!: string[] | null;
}
