import type { CslDate } from '@veracite/model/csl';
import type { WorkEventKind } from '@veracite/model/watching';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import { StoredEntity } from '../../../platform/database/stored-entity';
import { JSON_COLUMN } from '../../../platform/database/json-column';
import { WatchedWork } from './watched-work.entity';

/** One thing that happened to a watched work: a retraction, a correction, a publication. */
@Entity('watch_news')
export class WatchEvent extends StoredEntity {
  @Column('uuid', { name: 'work_id' })
  workId!: string;

  @ManyToOne(() => WatchedWork)
  @JoinColumn({ name: 'work_id' })
  work!: WatchedWork;

  @Column('text')
  kind!: WorkEventKind;

  /** DOI of the notice, or of the published version. */
  @Column('text', { nullable: true })
  doi!: string | null;

  @Column({ ...JSON_COLUMN, nullable: true })
  date!: CslDate | null;

  @Column('text', { nullable: true })
  url!: string | null;

  /** Name of the database that reports it. */
  @Column('text')
  source!: string;

  /** True if it was found in the first round. */
  @Column('boolean', { name: 'at_start' })
  preexisting!: boolean;

  @Column('timestamptz', { name: 'told_at' })
  reportedAt!: Date;

  /** True if it still has to be mailed. */
  @Column('boolean', { name: 'mail_due' })
  mailDue!: boolean;

  @Column('timestamptz', { name: 'mail_lease', nullable: true })
  mailLease!: Date | null;
}
