import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../../platform/database/stored-entity';

/** A group of people who work on the same collections. Its owner pays. */
@Entity('groups')
export class StoredGroup extends DatedEntity {
  @Column('uuid', { name: 'owner_id' })
  ownerId!: string;

  @Column('text')
  name!: string;
}
