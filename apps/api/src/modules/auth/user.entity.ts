import type { Role } from '@veracite/contracts/account';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('users')
export class User {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  /** In its one form: trimmed, NFC, lower case. */
  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  /** Null for those who sign in elsewhere. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  @Column('text', { nullable: true })
  avatar!: string | null;

  /** When a mail to the address was answered; null while nobody has proven that it is theirs. */
  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @Column('text', { default: 'email' })
  provider!: 'email' | 'google' | 'oidc';

  @Column('text', { default: 'user' })
  role!: Role;

  @Column('text', { default: 'free' })
  plan!: string;

  /** From when a subscription's months are counted; null counts calendar months. */
  @Column('timestamptz', { name: 'plan_since', nullable: true })
  planSince!: Date | null;

  @Column('boolean', { default: false })
  unlimited!: boolean;

  /** False: nothing of what this user has checked is kept longer than it takes to hand it over. */
  @Column('boolean', { name: 'keep_texts', default: true })
  keepTexts!: boolean;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
