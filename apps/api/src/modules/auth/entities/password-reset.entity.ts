import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A link to set a new password. Only the hash of its token is stored. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
