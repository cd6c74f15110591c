import { Inject, Injectable } from '@nestjs/common';
import {
  newKeyPair,
  publishedKey,
  signingKeyOf,
  type PublicJwk,
  type PublishedKey,
  type SigningKey,
} from '@veracite/certificate/keys';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { signingSecret } from '../../platform/security/secret';
import { locked, unlocked } from './locked';

/** A key signs for so long; certificates that it signed hold on. */
const DAYS = 90;
/** Any number, as long as nobody else in this database locks it: 'seal' in ASCII. */
const KEY_LOCK = 0x7365616c;

/** Keys that sign certificates, each for a time, the same for all processes. */
@Injectable()
export class SigningKeys {
  private readonly secret: string;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = signingSecret(config);
  }

  /** The key that signs now; a new one when the last has had its time, or was locked by another secret. */
  current(now = new Date()): Promise<SigningKey> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [KEY_LOCK]);
      const rows: { key: Buffer }[] = await manager.query(
        `SELECT private_key AS key FROM signing_keys
         WHERE retired_at IS NULL AND created_at > $1::timestamptz - interval '${DAYS} days' ORDER BY created_at DESC LIMIT 1`,
        [now],
      );
      const kept = rows[0] && unlocked(this.secret, rows[0].key);
      if (kept) return signingKeyOf(kept);
      const { kid, jwk, pkcs8 } = newKeyPair();
      await manager.query('UPDATE signing_keys SET retired_at = $1, private_key = NULL WHERE retired_at IS NULL', [
        now,
      ]);
      await manager.query('INSERT INTO signing_keys (kid, jwk, private_key, created_at) VALUES ($1, $2, $3, $4)', [
        kid,
        JSON.stringify(jwk),
        locked(this.secret, pkcs8),
        now,
      ]);
      return signingKeyOf(pkcs8);
    });
  }

  /** Every key that ever signed, the newest first. */
  async published(): Promise<PublishedKey[]> {
    const rows: { jwk: PublicJwk }[] = await this.database.query(
      'SELECT jwk FROM signing_keys ORDER BY created_at DESC, kid',
    );
    return rows.map(({ jwk }) => publishedKey(jwk));
  }
}
