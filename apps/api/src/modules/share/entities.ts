import { Column, Entity } from 'typeorm';
import { DatedOwnedEntity } from '../../platform/database/stored-entity';

/** A read-only link to one result or to a batch. Only the hash of its token is stored. */
@Entity('shares')
export class ShareLink extends DatedOwnedEntity {
  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  /** Exactly one of `citationId` and `batchId` is set. */
  @Column('uuid', { name: 'citation_id', nullable: true })
  citationId!: string | null;

  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
