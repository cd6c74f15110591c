import type { Role } from '@veracite/contracts/account';
import { Column, Entity, CreateDateColumn, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { DatedEntity, DatedOwnedEntity } from '../../platform/database/stored-entity';
import type { KeyScope } from '@veracite/contracts/keys';
import type { ProviderId } from './openid/providers';

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

/** A signed-in browser. A cookie without its row is not valid. */
@Entity('sessions')
export class Session extends DatedOwnedEntity {
  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  /** The last use, with a precision of five minutes. */
  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;

  @Column('text', { name: 'user_agent', nullable: true })
  userAgent!: string | null;
}

/** An API key of a user. Only its hash is stored. */
@Entity('api_keys')
export class ApiKeyRecord extends DatedOwnedEntity {
  @Column('text')
  name!: string;

  /** The first characters of the key. */
  @Column('text')
  hint!: string;

  @Column('text')
  hash!: string;

  @Column('text', { array: true })
  scopes!: KeyScope[];

  /** The last use, to the minute; null before the first. */
  @Column('timestamptz', { name: 'last_used_at', nullable: true })
  lastUsedAt!: Date | null;
}

/** A user of an OpenID provider and the account that belongs to it. */
@Entity('identities')
export class Identity {
  @PrimaryColumn('text')
  issuer!: string;

  @PrimaryColumn('text')
  subject!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}

/** A count of failed sign-ins. */
@Entity('login_failures')
export class LoginFailure {
  /** Hash of an account, a network, or both. */
  @PrimaryColumn('text')
  key!: string;

  @Column('integer')
  failures!: number;

  @Column('timestamptz', { name: 'last_at' })
  lastAt!: Date;
}

/** A network from which a user has signed in. */
@Entity('login_places')
export class LoginPlace {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId!: string;

  /** Hash of the network. */
  @PrimaryColumn('text')
  hash!: string;

  @Column('timestamptz', { name: 'seen_at', default: () => 'now()' })
  seenAt!: Date;
}

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

/** A sign-in in progress at an OpenID provider. */
@Entity('sign_in_attempts')
export class SignInAttempt {
  @PrimaryColumn('text', { name: 'state_hash' })
  stateHash!: string;

  @Column('text')
  provider!: ProviderId;

  /** Value that the ID token must contain. */
  @Column('text')
  nonce!: string;

  /** Code verifier of PKCE. */
  @Column('text')
  verifier!: string;

  /** Path to redirect to afterwards; null for the home page. */
  @Column('text', { nullable: true })
  callback!: string | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
