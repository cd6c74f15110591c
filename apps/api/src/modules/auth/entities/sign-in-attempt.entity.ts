import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProviderId } from '../openid/providers';

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
