import { Injectable } from '@nestjs/common';
import { CHECKED_MAX, type CheckedReference } from '@veracite/contracts/checked-references';
import { referenceKey } from '@veracite/model/reference-key';
import { createHash } from 'node:crypto';
import { DataSource, Not } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { notFound, Problem } from '../../platform/problem/problem';
import { User } from '../auth/entities';
import { lockUser } from '../auth/users.service';
import type { CheckedReferenceDto } from './dto';
import { StoredCheckedReference } from './entities';

const ROW = z.object({
  id: z.string(),
  title: z.string(),
  authors: z.array(z.string()),
  reason: z.string(),
  source: z.string().nullable(),
  by: z.string(),
  checked: z.string(),
  isOwn: z.boolean(),
});

/** References that users have checked themselves. The members of a group see those of each other. */
@Injectable()
export class CheckedReferences {
  constructor(private readonly database: DataSource) {}

  /** Returns those of a user and of the members of the user's groups, the newest first. */
  async list({ id }: User): Promise<CheckedReference[]> {
    const rows = await queryRows(
      this.database,
      ROW,
      `SELECT marks.id, title, authors, reason, source, users.name AS by, user_id = $1 AS "isOwn",
         to_char(checked_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS checked
       FROM checked_references marks JOIN users ON users.id = user_id
       WHERE user_id = $1 OR user_id IN (
         SELECT others.user_id FROM group_members mine JOIN group_members others USING (group_id) WHERE mine.user_id = $1)
       ORDER BY checked_at DESC, marks.id LIMIT ${CHECKED_MAX}`,
      [id],
    );
    return rows.map(({ source, ...row }) => ({ ...row, ...(source !== null && { source }) }));
  }

  /** Records that a user has checked a reference. It replaces an earlier mark of the user. @throws Problem 409 with too many */
  async save(
    { id: userId, name }: User,
    { title, authors, reason, source }: CheckedReferenceDto,
  ): Promise<CheckedReference> {
    const key = createHash('sha256').update(referenceKey(title, authors)).digest();
    const mark = { userId, key, title, authors, reason, source: source || null, checkedAt: new Date() };
    const id = await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const marks = manager.getRepository(StoredCheckedReference);
      if ((await marks.countBy({ userId, key: Not(key) })) >= CHECKED_MAX)
        throw new Problem(409, `You have marked ${CHECKED_MAX} references. Please undo one first.`);
      await marks.upsert(mark, ['userId', 'key']);
      return (await marks.findOneOrFail({ select: { id: true }, where: { userId, key } })).id;
    });
    const checked = mark.checkedAt.toISOString().slice(0, 10);
    return { id, title, authors, reason, ...(source && { source }), by: name, checked, isOwn: true };
  }

  /** @throws Problem 404 when the user has not marked it */
  async remove(user: User, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(StoredCheckedReference).delete({ id, userId: user.id });
    if (!affected) throw notFound('The reference');
  }
}
