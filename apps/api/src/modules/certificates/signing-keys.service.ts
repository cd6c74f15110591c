import { Inject, Injectable } from '@nestjs/common';
import {
  newSigningKey,
  publishedKey,
  signingKeyFrom,
  type PublicJwk,
  type PublishedKey,
  type SigningKey,
} from '@veracite/certificate/keys';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { signingSecret } from '../../platform/security/secret';
import { decrypt, encrypt } from './key-encryption';

/** Days for which a key signs. Certificates that it signed stay valid. */
const DAYS = 90;
/** Number of the advisory lock, which no other part of the program uses: 'seal' in ASCII. */
const KEY_LOCK = 0x7365616c;

/** The keys that sign certificates. All processes share one key at a time. */
@Injectable()
export class SigningKeys {
  private readonly secret: string;

  constructor(
    private readonly database: DataSource,
    @Inject(CONFIG) config: Config,
  ) {
    this.secret = signingSecret(config);
  }

  /** Returns the current key. Creates one when the last is too old or was encrypted with another secret. */
  current(now = new Date()): Promise<SigningKey> {
    return this.database.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [KEY_LOCK]);
      const rows: { key: Buffer }[] = await manager.query(
        `SELECT private_key AS key FROM signing_keys
         WHERE retired_at IS NULL AND created_at > $1::timestamptz - interval '${DAYS} days' ORDER BY created_at DESC LIMIT 1`,
        [now],
      );
      const kept = rows[0] && decrypt(this.secret, rows[0].key);
      if (kept) return signingKeyFrom(kept);
      const key = await newSigningKey();
      await manager.query('UPDATE signing_keys SET retired_at = $1, private_key = NULL WHERE retired_at IS NULL', [
        now,
      ]);
      await manager.query('INSERT INTO signing_keys (kid, jwk, private_key, created_at) VALUES ($1, $2, $3, $4)', [
        key.kid,
        JSON.stringify(key.jwk),
        encrypt(this.secret, key.privateKey.export({ format: 'der', type: 'pkcs8' })),
        now,
      ]);
      return key;
    });
  }

  /** Returns every public key that was ever used, the newest first. */
  async published(): Promise<PublishedKey[]> {
    const rows: { jwk: PublicJwk }[] = await this.database.query(
      'SELECT jwk FROM signing_keys ORDER BY created_at DESC, kid',
    );
    return Promise.all(rows.map(({ jwk }) => publishedKey(jwk)));
  }
}
