import { Injectable } from '@nestjs/common';
import { KEYS_MAX, type ApiKey, type KeyScope, type NewApiKey } from '@veracite/contracts/keys';
import { DataSource } from 'typeorm';
import { notFound, Problem } from '../../../platform/problem/problem';
import { lockUser } from '../users.service';
import { User, ApiKeyRecord } from '../entities';
import { createHash, randomBytes } from 'node:crypto';

/** `vk_` and 256 random bits in base64url. */
const SHAPE = /^vk_[\w-]{43}$/;
const HINT_CHARS = 7;

function newKey(): string {
  return `vk_${randomBytes(32).toString('base64url')}`;
}

function hasKeyShape(text: string): boolean {
  return SHAPE.test(text);
}

/** Returns the hash under which a key is stored. One SHA-256 is enough, since 256 random bits cannot be guessed. */
function hashKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Returns the start of a key, by which its owner recognizes it. */
function hintOf(key: string): string {
  return key.slice(0, HINT_CHARS);
}

/** Milliseconds between two updates of a key's last use. */
const SEEN_EVERY_MS = 60_000;

/** Manages API keys. Only their hashes are stored. */
@Injectable()
export class ApiKeys {
  constructor(private readonly database: DataSource) {}

  async list(userId: string): Promise<ApiKey[]> {
    const order = { createdAt: 'DESC', id: 'ASC' } as const;
    return (await this.database.getRepository(ApiKeyRecord).find({ where: { userId }, order })).map(toApiKey);
  }

  /** @returns the key, which no other answer contains. @throws Problem 409 with the maximum of keys */
  async create(userId: string, name: string, scopes: KeyScope[]): Promise<NewApiKey> {
    const key = newKey();
    const record = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const keys = manager.getRepository(ApiKeyRecord);
      if ((await keys.countBy({ userId })) >= KEYS_MAX)
        throw new Problem(409, `An account may hold ${KEYS_MAX} API keys. Please revoke one first.`);
      return keys.save(keys.create({ userId, name, hint: hintOf(key), hash: hashKey(key), scopes, lastUsedAt: null }));
    });
    return { ...toApiKey(record), key };
  }

  /** @throws Problem 404 when the user has no such key */
  async revoke(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(ApiKeyRecord).delete({ id, userId });
    if (!affected) throw notFound('The API key');
  }

  /** Returns the user and the scopes of a key, or null when it was revoked or never existed. */
  async open(key: string): Promise<{ user: User; scopes: KeyScope[] } | null> {
    if (!hasKeyShape(key)) return null;
    const keys = this.database.getRepository(ApiKeyRecord);
    const record = await keys.findOneBy({ hash: hashKey(key) });
    const user = record && (await this.database.getRepository(User).findOneBy({ id: record.userId }));
    if (!user) return null;
    if (!record.lastUsedAt || record.lastUsedAt.getTime() < Date.now() - SEEN_EVERY_MS)
      await keys.update({ id: record.id }, { lastUsedAt: new Date() });
    return { user, scopes: record.scopes };
  }
}

const toApiKey = ({ id, name, hint, scopes, createdAt, lastUsedAt }: ApiKeyRecord): ApiKey => ({
  id,
  name,
  hint,
  scopes,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
