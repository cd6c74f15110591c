import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../../platform/database/stored-entity';

/** An ordered set of papers with a policy, of a group. */
@Entity('collections')
export class StoredCollection extends DatedEntity {
  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  name!: string;

  /** The policy as YAML. */
  @Column('text')
  policy!: string;

  @Column('integer', { name: 'policy_version', default: 1 })
  policyVersion!: number;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
