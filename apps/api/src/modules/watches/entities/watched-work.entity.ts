import type { Identifiers } from '@veracite/model/identifiers';
import type { ReportedChange } from '@veracite/watch/new-changes';
import { Column, Entity } from 'typeorm';
import { StoredEntity } from '../../../platform/database/stored-entity';
import { JSON_COLUMN } from '../../../platform/database/json-column';

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
