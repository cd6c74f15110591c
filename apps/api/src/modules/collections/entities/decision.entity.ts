import type { DecisionKind } from '@veracite/contracts/collections';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { StoredEntity } from '../../../platform/database/stored-entity';

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
