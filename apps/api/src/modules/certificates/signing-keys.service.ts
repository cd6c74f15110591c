import { Inject, Injectable } from '@nestjs/common';
import {
  newSigningKey,
  publishedKey,
  signingKeyFrom,
  type PublishedKey,
  type SigningKey,
} from '@veracite/certificate/keys';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { queryAffected } from '../../platform/database/checked-query';
import { signingSecret } from '../../platform/security/secret';
import { StoredSigningKey } from './entities/signing-key.entity';
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
      await queryAffected(manager, 'SELECT pg_advisory_xact_lock($1)', [KEY_LOCK]);
      const keys = manager.getRepository(StoredSigningKey);
      const oldest = new Date(now.getTime() - DAYS * 86_400_000);
      const where = { retiredAt: IsNull(), createdAt: MoreThan(oldest) };
      const current = await keys.findOne({ where, order: { createdAt: 'DESC' } });
      const decrypted = current?.privateKey && decrypt(this.secret, current.privateKey);
      if (decrypted) return signingKeyFrom(decrypted);
      const key = await newSigningKey();
      await keys.update({ retiredAt: IsNull() }, { retiredAt: now, privateKey: null });
      const privateKey = encrypt(this.secret, key.privateKey.export({ format: 'der', type: 'pkcs8' }));
      await keys.insert({ kid: key.kid, jwk: key.jwk, privateKey, createdAt: now });
      return key;
    });
  }

  /** Returns every public key that was ever used, the newest first. */
  async published(): Promise<PublishedKey[]> {
    const order = { createdAt: 'DESC', kid: 'ASC' } as const;
    const keys = await this.database.getRepository(StoredSigningKey).find({ select: { kid: true, jwk: true }, order });
    return Promise.all(keys.map(({ jwk }) => publishedKey(jwk)));
  }
}
