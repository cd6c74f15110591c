import { Column, CreateDateColumn, Entity } from 'typeorm';
import { OwnedEntity } from '../../../platform/database/owned-entity';

/** A read-only link to one result or to a batch. Only the hash of its token is stored. */
@Entity('shares')
export class ShareLink extends OwnedEntity {
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** Exactly one of `citationId` and `batchId` is set. */
  @Column('uuid', { name: 'citation_id', nullable: true })
  citationId!: string | null;

  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId!: string | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
