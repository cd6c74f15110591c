import type { GroupRole } from '@veracite/contracts/groups';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('group_members')
export class StoredGroupMember {
  @PrimaryColumn('uuid', { name: 'group_id' })
  groupId!: string;

  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text')
  role!: GroupRole;

  @CreateDateColumn({ type: 'timestamptz', name: 'joined_at' })
  joinedAt!: Date;
}
