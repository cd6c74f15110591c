import type { ExtractedDetails, VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import { Column, CreateDateColumn, Entity } from 'typeorm';
import { OwnedEntity } from '../../platform/database/stored-entity';

/** A record of the history: one checked citation with its result. */
@Entity('citations')
export class Citation extends OwnedEntity {
  /** The feature that it was checked with. */
  @Column('text')
  origin!: 'single' | 'batch' | 'bibliography';

  @Column('uuid', { name: 'batch_id', nullable: true })
  batchId!: string | null;

  @Column('text', { name: 'original_text' })
  originalText!: string;

  @Column('text')
  status!: Status;

  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('jsonb', { name: 'source_links' })
  sourceLinks!: string[];

  @Column('jsonb', { name: 'extracted_details', nullable: true })
  extractedDetails!: ExtractedDetails | null;

  /** The whole result. It is large, and not part of lists. */
  @Column('jsonb', { select: false })
  result!: VerificationResult;

  /** The style in which the user accepted the correction. */
  @Column('text', { nullable: true })
  accepted!: Style | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
