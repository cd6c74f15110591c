import type { ExtractedDetails, VerificationResult } from '@veracite/contracts/citations';
import type { Status } from '@veracite/model/verdict';
import type { Style } from '@veracite/model/verification';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One checked citation, as it was answered. */
@Entity('citations')
export class Citation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  /** Which tool asked. */
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

  @Column('jsonb')
  result!: VerificationResult;

  /** In which style its owner accepted the correction. */
  @Column('text', { nullable: true })
  accepted!: Style | null;

  @CreateDateColumn({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}
