import { Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import { SHARES_MAX, type NewShare, type Share, type SharedResults } from '@veracite/contracts/share';
import { DataSource } from 'typeorm';
import { notFound, Problem } from '../../platform/problem/problem';
import { lockUser } from '../auth/lock-user';
import type { User } from '../auth/user.entity';
import { RESULT } from '../citations/history.service';
import type { ShareDto } from './dto';
import { hashOf, looksLikeToken, newToken } from './token';

/** Records a link shows. What its owner deletes from the history is gone from the link as well. */
const SHOWN = `citations.user_id = shares.user_id AND
  (citations.id = shares.citation_id OR citations.batch_id = shares.batch_id)`;

const LIST = `SELECT shares.id, CASE WHEN shares.batch_id IS NULL THEN 'citation' ELSE 'batch' END AS kind,
    shown.title, shown.count, shares.created_at AS "createdAt", shares.expires_at AS "expiresAt"
  FROM shares CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count,
      (array_agg(left(original_text, 120) ORDER BY citations.created_at, citations.id))[1] AS title
    FROM citations WHERE ${SHOWN}) AS shown`;

/** Read-only links to one result or to a batch. */
@Injectable()
export class Shares {
  constructor(private readonly database: DataSource) {}

  /**
   * @throws Problem 404 when there is nothing to show, or it is somebody else's; 409 with too many links
   */
  async create(user: User, { citationId, batchId, days }: ShareDto): Promise<NewShare> {
    const token = newToken();
    const rows = await this.database.transaction(async (manager) => {
      await lockUser(manager, user.id);
      await manager.query('DELETE FROM shares WHERE user_id = $1 AND expires_at < now()', [user.id]);
      const [{ count } = { count: 0 }] = await manager.query<{ count: number }[]>(
        'SELECT count(*)::integer AS count FROM shares WHERE user_id = $1',
        [user.id],
      );
      if (count >= SHARES_MAX)
        throw new Problem(409, `You have ${SHARES_MAX} links. Please withdraw one before you make another.`);
      return manager.query<{ id: string }[]>(
        `INSERT INTO shares (user_id, token_hash, citation_id, batch_id, expires_at)
         SELECT $1, $2, $3::uuid, $4::uuid, now() + make_interval(days => $5)
         WHERE EXISTS (SELECT 1 FROM citations WHERE user_id = $1 AND (id = $3 OR batch_id = $4)) RETURNING id`,
        [user.id, hashOf(token), citationId ?? null, batchId ?? null, days],
      );
    });
    const [share] = rows[0] ? await this.database.query<Share[]>(`${LIST} WHERE shares.id = $1`, [rows[0].id]) : [];
    if (!share) throw notFound(batchId ? 'The batch' : 'The citation');
    return { ...share, token };
  }

  /** The links that still hold, newest first. */
  list(user: User): Promise<Share[]> {
    return this.database.query(
      `${LIST} WHERE shares.user_id = $1 AND shares.expires_at > now() AND shown.count > 0 ORDER BY shares.created_at DESC`,
      [user.id],
    );
  }

  /** Withdraws a link at once. @throws Problem 404 when there is none, or it is somebody else's */
  async revoke(user: User, id: string): Promise<void> {
    const [, removed] = await this.database.query<[unknown[], number]>(
      'DELETE FROM shares WHERE id = $1 AND user_id = $2',
      [id, user.id],
    );
    if (removed === 0) throw notFound('The link');
  }

  /**
   * What a link shows to anybody. No ids, since they would name the records of the owner.
   * @throws Problem 404, the same for a link that never was, has expired or was withdrawn
   */
  async read(token: string): Promise<SharedResults> {
    const rows = looksLikeToken(token)
      ? await this.database.query<{ result: VerificationResult; checkedAt: Date; expiresAt: Date }[]>(
          `SELECT (${RESULT}) - 'id' AS result, citations.created_at AS "checkedAt", shares.expires_at AS "expiresAt"
           FROM shares JOIN citations ON ${SHOWN}
           WHERE shares.token_hash = $1 AND shares.expires_at > now() ORDER BY citations.created_at, citations.id`,
          [hashOf(token)],
        )
      : [];
    const [first] = rows;
    if (!first) throw notFound('This link');
    return {
      checkedAt: first.checkedAt.toISOString(),
      expiresAt: first.expiresAt.toISOString(),
      results: rows.map(({ result }) => result),
    };
  }
}
