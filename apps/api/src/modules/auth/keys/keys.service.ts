import { Injectable } from '@nestjs/common';
import { KEYS_MAX, type ApiKey, type KeyScope, type NewApiKey } from '@veracite/contracts/keys';
import { DataSource } from 'typeorm';
import { notFound, Problem } from '../../../platform/problem/problem';
import { lockUser } from '../lock-user';
import { User } from '../user.entity';
import { hashKey, hasKeyShape, hintOf, newKey } from './api-key';

type Row = Omit<ApiKey, 'createdAt' | 'lastUsedAt'> & { createdAt: Date; lastUsedAt: Date | null };

const COLUMNS = `id, name, hint, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

/** Personal keys for programs. Only their hashes are kept. */
@Injectable()
export class ApiKeys {
  constructor(private readonly database: DataSource) {}

  async list(userId: string): Promise<ApiKey[]> {
    const rows: Row[] = await this.database.query(
      `SELECT ${COLUMNS} FROM api_keys WHERE user_id = $1 ORDER BY created_at DESC, id`,
      [userId],
    );
    return rows.map(toApiKey);
  }

  /**
   * @returns the key itself, this once
   * @throws Problem 409 when the account holds as many as it may
   */
  async create(userId: string, name: string, scopes: KeyScope[]): Promise<NewApiKey> {
    const key = newKey();
    const row = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const rows: Row[] = await manager.query(
        `INSERT INTO api_keys (user_id, name, hint, hash, scopes)
         SELECT $1, $2, $3, $4, $5 WHERE (SELECT count(*) FROM api_keys WHERE user_id = $1) < $6
         RETURNING ${COLUMNS}`,
        [userId, name, hintOf(key), hashKey(key), scopes, KEYS_MAX],
      );
      return rows[0];
    });
    if (!row) throw new Problem(409, `An account may hold ${KEYS_MAX} API keys. Please revoke one first.`);
    return { ...toApiKey(row), key };
  }

  /** @throws Problem 404 when the user has no such key */
  async revoke(userId: string, id: string): Promise<void> {
    const [, count] = await this.database.query<[unknown, number]>(
      'DELETE FROM api_keys WHERE id = $1 AND user_id = $2',
      [id, userId],
    );
    if (count === 0) throw notFound('The API key');
  }

  /** Whose key this is and what it may do, or null for one that was revoked or never given. */
  async open(key: string): Promise<{ user: User; scopes: KeyScope[] } | null> {
    if (!hasKeyShape(key)) return null;
    const rows: { id: string; userId: string; scopes: KeyScope[]; seen: boolean }[] = await this.database.query(
      `SELECT id, user_id AS "userId", scopes, coalesce(last_used_at > now() - interval '1 minute', false) AS seen
       FROM api_keys WHERE hash = $1`,
      [hashKey(key)],
    );
    const found = rows[0];
    const user = found && (await this.database.getRepository(User).findOneBy({ id: found.userId }));
    if (!user) return null;
    if (!found.seen) await this.database.query('UPDATE api_keys SET last_used_at = now() WHERE id = $1', [found.id]);
    return { user, scopes: found.scopes };
  }
}

function toApiKey({ createdAt, lastUsedAt, ...rest }: Row): ApiKey {
  return { ...rest, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
