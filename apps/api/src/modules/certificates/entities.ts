import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PublicJwk } from '@veracite/certificate/keys';

/** A key that signs certificates. Public keys are kept forever. */
@Entity('signing_keys')
export class StoredSigningKey {
  @PrimaryColumn('text')
  kid!: string;

  @Column('jsonb')
  jwk!: PublicJwk;

  /** Encrypted; null when the key no longer signs. */
  @Column('bytea', { name: 'private_key', nullable: true })
  privateKey!: Buffer | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}
