import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';

/** One text of a batch, and its result once it is checked. */
@Entity('batch_items')
export class BatchItem {
  @PrimaryColumn('uuid', { name: 'batch_id' })
  batchId!: string;

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

  /** Names of the databases that will be queried again; null when there are none. */
  @Column('text', { name: 'asking_again', array: true, nullable: true })
  askingAgain!: string[] | null;
}
