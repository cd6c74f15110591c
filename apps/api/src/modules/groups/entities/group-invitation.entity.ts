import type { InvitedRole } from '@veracite/contracts/groups';
import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../../platform/database/stored-entity';

/** An invitation that was mailed. Only the hash of its token is stored. */
@Entity('group_invitations')
export class StoredInvitation extends DatedEntity {
  @Column('uuid', { name: 'group_id' })
  groupId!: string;

  /** Normalized as the addresses of users are. */
  @Column('text')
  email!: string;

  @Column('text')
  role!: InvitedRole;

  @Column('bytea', { name: 'token_hash', select: false })
  tokenHash!: Buffer;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
