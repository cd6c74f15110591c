import type { VerificationResult } from '@veracite/contracts/citations';
import type { Reference } from '@veracite/model/reference';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntryDetails } from '../../../tasks/read-list';
import { JSON_COLUMN } from '../../../platform/database/json-column';

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

  @Column({ ...JSON_COLUMN, nullable: true })
  details!: EntryDetails | null;

  /** Of a single check: names of the databases that are queried and of those that have answered. */
  @Column({ ...JSON_COLUMN, nullable: true })
  progress!: { asked: string[]; answered: string[] } | null;

  /** Names of the databases that will be queried again; null when there are none. */
  @Column('text', { array: true, nullable: true })
  retried!: string[] | null;
}
