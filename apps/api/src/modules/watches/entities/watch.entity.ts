import type { Watch as WatchView } from '@veracite/contracts/watches';
import type { WatchRhythm } from '@veracite/model/watching';
import { Column, Entity } from 'typeorm';
import { JSON_COLUMN } from '../../../platform/database/json-column';
import { OwnedEntity } from '../../../platform/database/owned-entity';

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
