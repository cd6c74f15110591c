import { Column, Entity } from 'typeorm';
import { OwnedEntity } from '../../platform/database/stored-entity';

/** What a user says about a reference that they have checked themselves. */
@Entity('checked_references')
export class StoredCheckedReference extends OwnedEntity {
  /** Digest of the title and the family names of the authors, without differences of case, accents and punctuation. */
  @Column('bytea')
  key!: Buffer;

  @Column('text')
  title!: string;

  @Column('text', { array: true })
  authors!: string[];

  @Column('text')
  reason!: string;

  /** A link or the name of a file. */
  @Column('text', { nullable: true })
  source!: string | null;

  @Column('timestamptz', { name: 'checked_at' })
  checkedAt!: Date;
}
