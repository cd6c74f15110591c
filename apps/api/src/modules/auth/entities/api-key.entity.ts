import { Column, CreateDateColumn, Entity } from 'typeorm';
import type { KeyScope } from '@veracite/contracts/keys';
import { OwnedEntity } from '../../../platform/database/owned-entity';

/** An API key of a user. Only its hash is stored. */
@Entity('api_keys')
export class ApiKeyRecord extends OwnedEntity {
  @Column('text')
  name!: string;

  /** The first characters of the key. */
  @Column('text')
  hint!: string;

  @Column('text')
  hash!: string;

  @Column('text', { array: true })
  scopes!: KeyScope[];

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  /** The last use, to the minute; null before the first. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}
