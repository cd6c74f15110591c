import { Inject, Injectable } from '@nestjs/common';
import {
  newSigningKey,
  publishedKey,
  signingKeyFrom,
  type PublishedKey,
  type SigningKey,
} from '@veracite/certificate/keys';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { queryAffected } from '../../platform/database/checked-query';
import { signingSecret } from '../../platform/security/secret';
import { StoredSigningKey } from './entities';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a private key with the server's secret, so that a copy of the database alone does not reveal it. */
function encrypt(secret: string, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), nonce);
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]);
}

/** @returns undefined when the bytes were encrypted with another secret */
function decrypt(secret: string, bytes: Buffer): Buffer | undefined {
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
  } catch (fault) {
    // The tag does not match. Node has no error code for this.
    if (String(fault).includes('unable to authenticate')) return undefined;
    throw fault;
  }
}

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'signing-keys', 32));

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
