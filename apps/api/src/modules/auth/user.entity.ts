import type { Role } from '@veracite/contracts/account';
import { Column, Entity } from 'typeorm';
import { DatedEntity } from '../../platform/database/stored-entity';

@Entity('users')
export class User extends DatedEntity {
  /** Normalized: trimmed, NFC, lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Null for users who sign in at a provider. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { nullable: true })
  avatar!: string | null;

  /** Time at which the user confirmed the address by mail; null until then. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { default: 'email' })
  provider!: 'email' | 'google' | 'oidc';

  @Column('text', { default: 'user' })
  role!: Role;

  @Column('text', { default: 'free' })
  plan!: string;

  /** Start of the subscription's months; null for calendar months. */
  @Column('timestamptz', { name: 'plan_since', nullable: true })
  planSince!: Date | null;

  @Column('boolean', { default: false })
  unlimited!: boolean;

  /** When false, texts that this user checks are deleted after delivery. */
  @Column('boolean', { name: 'keep_texts', default: true })
  keepTexts!: boolean;
}
