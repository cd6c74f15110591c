import type { InvitedRole } from '@veracite/contracts/groups';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An invitation that was mailed. Only the hash of its token is stored. */
@Entity('group_invitations')
export class StoredInvitation {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  /** Normalized as the addresses of users are. */
  @Column('text')
  email!: string;

  @Column('text')
  role!: InvitedRole;

  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash!: Buffer;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
