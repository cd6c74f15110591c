import { Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import { SHARES_MAX, type NewShare, type Share, type SharedResults } from '@veracite/contracts/share';
import { DataSource, LessThan } from 'typeorm';
import { z } from 'zod';
import { isoTime, json, queryRows } from '../../platform/database/checked-query';
import { notFound, Problem } from '../../platform/problem/problem';
import { hashOf, looksLikeToken, newToken } from '../../platform/security/tokens';
import { lockUser } from '../auth/users.service';
import type { User } from '../auth/entities';
import { Citation } from '../citations/entities';
import { RESULT } from '../checks/entry.repository';
import type { ShareDto } from './dto';
import { ShareLink } from './entities';

/** Records that a link shows. A record deleted from the history is no longer shown. */
const SHOWN = `citations.user_id = shares.user_id AND
  (citations.id = shares.citation_id OR citations.batch_id = shares.batch_id)`;

const SHARE = z.object({
  id: z.string(),
  kind: z.enum(['citation', 'batch']),
  title: z.string(),
  count: z.int(),
  createdAt: isoTime,
  expiresAt: isoTime,
});

/** Read-only links to one result or to a batch. */
@Injectable()
export class Shares {
  constructor(private readonly database: DataSource) {}

  /** @throws Problem 404 when the user has no such record or batch, 409 with too many links */
  async create(user: User, { citationId, batchId, days }: ShareDto): Promise<NewShare> {
    const token = newToken();
    const userId = user.id;
    const id = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const shares = manager.getRepository(ShareLink);
      await shares.delete({ userId, expiresAt: LessThan(new Date()) });
      if ((await shares.countBy({ userId })) >= SHARES_MAX)
        throw new Problem(409, `You have ${SHARES_MAX} links. Please withdraw one before you make another.`);
      const record = citationId === undefined ? { batchId } : { id: citationId };
      if (!(await manager.existsBy(Citation, { userId, ...record })))
        throw notFound(batchId ? 'The batch' : 'The citation');
      const expiresAt = () => `now() + interval '${days} days'`;
      const { identifiers } = await shares.insert({ userId, tokenHash: hashOf(token), citationId, batchId, expiresAt });
      return (identifiers[0] as Pick<ShareLink, 'id'>).id;
    });
    const [share] = await this.select('shares.id = $1', id);
    if (!share) throw notFound('The link');
    return { ...share, token };
  }

  /** Returns the valid links of a user, the newest first. */
  list(user: User): Promise<Share[]> {
    return this.select('shares.user_id = $1 AND shares.expires_at > now() AND shown.count > 0', user.id);
  }

  /** Withdraws a link at once. @throws Problem 404 when the user has no such link */
  async revoke(user: User, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(ShareLink).delete({ id, userId: user.id });
    if (!affected) throw notFound('The link');
  }

  /** Returns the results of a link without ids. @throws Problem 404, the same for wrong, expired and withdrawn links */
  async read(token: string): Promise<SharedResults> {
    const rows = looksLikeToken(token)
      ? await queryRows(
          this.database,
          z.object({ result: json<VerificationResult>(), checkedAt: isoTime, expiresAt: isoTime }),
          `SELECT (${RESULT}) - 'id' AS result, citations.created_at AS "checkedAt", shares.expires_at AS "expiresAt"
           FROM shares JOIN citations ON ${SHOWN}
           WHERE shares.token_hash = $1 AND shares.expires_at > now() ORDER BY citations.created_at, citations.id`,
          [hashOf(token)],
        )
      : [];
    const [first] = rows;
    if (!first) throw notFound('This link');
    const { checkedAt, expiresAt } = first;
    return { checkedAt, expiresAt, results: rows.map(({ result }) => result) };
  }

  private select(condition: string, value: string): Promise<Share[]> {
    return queryRows(
      this.database,
      SHARE,
      `SELECT shares.id, CASE WHEN shares.batch_id IS NULL THEN 'citation' ELSE 'batch' END AS kind,
         coalesce(shown.title, '') AS title, shown.count, shares.created_at AS "createdAt", shares.expires_at AS "expiresAt"
       FROM shares CROSS JOIN LATERAL (
         SELECT count(*)::integer AS count,
           (array_agg(left(original_text, 120) ORDER BY citations.created_at, citations.id))[1] AS title
         FROM citations WHERE ${SHOWN}) AS shown
       WHERE ${condition} ORDER BY shares.created_at DESC`,
      [value],
    );
  }
}
