import { Column, Entity, PrimaryColumn, CreateDateColumn } from 'typeorm';
import { DatedEntity, StoredEntity, JSON_COLUMN } from '../../platform/database/stored-entity';
import type { Assessment, PaperState, Signal, DecisionKind } from '@veracite/contracts/collections';
import type { CslName } from '@veracite/model/csl';
import type { DocumentKind } from '@veracite/model/document';
import type { Identifiers } from '@veracite/model/identifiers';

/** An ordered set of papers with a policy, of a group. */
@Entity('collections')
export class StoredCollection extends DatedEntity {
  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  name!: string;

  /** The policy as YAML. */
  @Column('text')
  policy!: string;

  @Column('integer', { name: 'policy_version', default: 1 })
  policyVersion!: number;

  /** Template of its letters. Null: that of the product. */
  @Column('text', { nullable: true })
  letter!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

/** A paper of a collection, with its file. */
@Entity('papers')
export class StoredPaper extends DatedEntity {
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

  /** Counts how often it was read. */
  @Column('integer', { default: 0 })
  attempts!: number;

  /** Why the file cannot be read, or what the paper waits for. */
  @Column('text', { nullable: true })
  fault!: string | null;

  /** Signed in the address at which the authors answer letters. */
  @Column('uuid', { name: 'answer_key', nullable: true })
  answerKey!: string | null;

  @Column('timestamptz', { name: 'answer_until', nullable: true })
  answerUntil!: Date | null;

  @Column('text', { nullable: true })
  kind!: DocumentKind | null;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column({ ...JSON_COLUMN, default: [] })
  authors!: CslName[];

  @Column({ ...JSON_COLUMN, default: {} })
  identifiers!: Identifiers;

  /** Its check, which exists from the upload on and has no entries until the file was read. */
  @Column('uuid', { name: 'check_id' })
  checkId!: string;

  /** Signals of its text. Those of its references follow from the collection. */
  @Column({ ...JSON_COLUMN, default: [] })
  signals!: Signal[];

  /** True when the policy or a decision has changed since the assessment. */
  @Column('boolean', { name: 'is_stale', default: false })
  isStale!: boolean;

  /** The rank of the assessment, by which the queue is sorted (`rankOf`). */
  @Column('double precision', { nullable: true })
  expected!: number | null;

  @Column({ ...JSON_COLUMN, nullable: true })
  assessment!: Assessment | null;

  /** Flags without a decision. */
  @Column('integer', { default: 0 })
  undecided!: number;
}

/** The fingerprint of a reference of a paper: equal for the same reference in other papers of the collection. */
@Entity('paper_references')
export class StoredPaperReference {
  @PrimaryColumn('uuid', { name: 'paper_id' })
  paperId!: string;

  @PrimaryColumn('integer')
  position!: number;

  @Column('uuid', { name: 'collection_id' })
  collectionId!: string;

  @Column('bytea')
  fingerprint!: Buffer;
}

/** An answer of authors to a letter about a reference of their paper. */
@Entity('letter_answers')
export class StoredLetterAnswer extends DatedEntity {
  @Column('uuid', { name: 'paper_id' })
  paperId!: string;

  @Column('integer')
  position!: number;

  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  note!: string;

  @Column('text', { name: 'file_name', nullable: true })
  fileName!: string | null;

  @Column('bytea', { nullable: true, select: false })
  file!: Buffer | null;
}

/** A decision about a reference. */
@Entity('decisions')
export class StoredDecision extends StoredEntity {
  @Column('uuid', { name: 'collection_id' })
  collectionId!: string;

  /** Null: it applies in all papers of the collection. */
  @Column('uuid', { name: 'paper_id', nullable: true })
  paperId!: string | null;

  @Column('bytea')
  fingerprint!: Buffer;

  /** Null after the decision was withdrawn. */
  @Column('text', { nullable: true })
  kind!: DecisionKind | null;

  @Column('text')
  reason!: string;

  /** Null after the account was deleted. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'decided_at' })
  decidedAt!: Date;

  /** Counts changes. A change must name the version that it replaces. */
  @Column('integer', { default: 1 })
  version!: number;
}
