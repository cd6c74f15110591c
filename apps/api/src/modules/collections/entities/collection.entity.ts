import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An ordered set of papers with a policy, of a group. */
@Entity('collections')
export class StoredCollection {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  @Column('text')
  name!: string;

  /** The policy as YAML. */
  @Column('text')
  policy!: string;

  @Column('integer', { name: 'policy_version', default: 1 })
  policyVersion!: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
