import type { Watch as WatchView } from '@veracite/contracts/watches';
import type { WatchRhythm, WorkEventKind } from '@veracite/model/watching';
import { Column, Entity, JoinColumn, ManyToOne } from 'typeorm';
import type { Identifiers } from '@veracite/model/identifiers';
import type { ReportedChange } from '@veracite/verification/watch/new-changes';
import { StoredEntity, OwnedEntity, JSON_COLUMN } from '../../platform/database/stored-entity';
import type { CslDate } from '@veracite/model/csl';

/** A list of references whose works are checked again from time to time. */
@Entity('watches')
export class Watch extends OwnedEntity {
  @Column('text')
  name!: string;

  /** URL of a file that is read on every round; null for a list that was uploaded. */
  @Column('text', { nullable: true })
  address!: string | null;

  @Column('text')
  every!: WatchRhythm;

  /** True if events are mailed. */
  @Column('boolean')
  mail!: boolean;

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  /** When the databases were last queried; null before the first round. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  checkedAt!: Date | null;

  @Column('timestamptz', { name: 'next_at' })
  nextAt!: Date;

  @Column('timestamptz', { name: 'lease_until', nullable: true })
  leaseUntil!: Date | null;

  /** Fencing token: counts the workers that had the list, and only the newest may write. */
  @Column('integer', { default: 0 })
  fence!: number;

  /** Why the file could not be read in the last round. */
  @Column('text', { nullable: true })
  fault!: string | null;

  /** Entries without an identifier that a database can be queried by. */
  @Column('text', { array: true, default: () => "'{}'" })
  unwatched!: string[];

  @Column({ ...JSON_COLUMN, default: () => "'[]'" })
  consulted!: WatchView['consulted'];
}

@Entity('watched_works')
export class WatchedWork extends StoredEntity {
  @Column('uuid', { name: 'watch_id' })
  watchId!: string;

  /** Names the same work in every version of the list: "doi:10.1000/a". */
  @Column('text', { name: 'work_key' })
  key!: string;

  @Column('integer')
  position!: number;

  /** False once the work is no longer in the list; its events stay known. */
  @Column('boolean', { default: true })
  listed!: boolean;

  @Column('text')
  label!: string;

  @Column(JSON_COLUMN)
  identifiers!: Identifiers;

  /** Events that were reported, so that none is reported twice. */
  @Column({ ...JSON_COLUMN, name: 'told', default: () => "'[]'" })
  reported!: ReportedChange[];

  /** When a database last answered; null before the first answer. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  checkedAt!: Date | null;

  /** Names of the databases that failed in the last round. */
  @Column('text', { array: true, default: () => "'{}'" })
  failed!: string[];
}

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
