import { Injectable } from '@nestjs/common';
import { CHECKED_MAX, type CheckedReference } from '@veracite/contracts/checked-references';
import { referenceKey } from '@veracite/model/reference-key';
import type { AuditEvent } from '@veracite/contracts/groups';
import { createHash } from 'node:crypto';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { notFound, Problem } from '../../platform/problem/problem';
import { User } from '../auth/entities';
import { lockUser } from '../auth/users.service';
import { StoredAuditEvent, StoredGroupMember } from '../groups/entities';
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
  async save(user: User, { title, authors, reason, source }: CheckedReferenceDto): Promise<CheckedReference> {
    const mark = { title, authors, reason, ...(source && { source }), checkedAt: new Date() };
    const id = await this.database.transaction(async (manager) => {
      await upsert(manager, user.id, [mark]);
      await record(manager, user.id, 'reference.checked', { title });
      const where = { userId: user.id, key: keyOf(mark) };
      return (await manager.getRepository(StoredCheckedReference).findOneOrFail({ select: { id: true }, where })).id;
    });
    const { checkedAt, ...stated } = mark;
    return { id, ...stated, by: user.name, checked: checkedAt.toISOString().slice(0, 10), isOwn: true };
  }

  /** Records several as `save` does, and returns the number of references. Of two marks of one reference the last counts. */
  async saveAll({ id }: User, marks: readonly NewMark[], action: string): Promise<number> {
    const last = [...new Map(marks.map((mark) => [keyOf(mark).toString('hex'), mark])).values()];
    if (last.length === 0) return 0;
    await this.database.transaction(async (manager) => {
      await upsert(manager, id, last);
      await record(manager, id, action, { references: last.length });
    });
    return last.length;
  }

  /** @throws Problem 404 when the user has not marked it */
  async remove({ id: userId }: User, id: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      await lockUser(manager, userId);
      const marks = manager.getRepository(StoredCheckedReference);
      const mark = await marks.findOneBy({ id, userId });
      if (!mark) throw notFound('The reference');
      await marks.delete({ id });
      await record(manager, userId, 'reference.unchecked', { title: mark.title });
    });
  }
}

/** A reference that a user has checked, with the time. */
export type NewMark = Pick<CheckedReference, 'title' | 'authors' | 'reason' | 'source'> & { checkedAt: Date };

const keyOf = ({ title, authors }: Pick<NewMark, 'title' | 'authors'>): Buffer =>
  createHash('sha256').update(referenceKey(title, authors)).digest();

/** Stores different marks of a user in place of earlier ones. @throws Problem 409 with too many */
async function upsert(manager: EntityManager, userId: string, added: readonly NewMark[]): Promise<void> {
  await lockUser(manager, userId);
  const marks = manager.getRepository(StoredCheckedReference);
  const rows = added.map((mark) => ({ ...mark, userId, key: keyOf(mark), source: mark.source ?? null }));
  const others = await marks.countBy({ userId, key: Not(In(rows.map(({ key }) => key))) });
  if (others + rows.length > CHECKED_MAX)
    throw new Problem(409, `You may mark ${CHECKED_MAX} references, and have marked ${others} others.`);
  await marks.upsert(rows, ['userId', 'key']);
}

/** Records in the logs of a user's groups what the user states about references. */
async function record(
  manager: EntityManager,
  userId: string,
  action: string,
  detail: AuditEvent['detail'],
): Promise<void> {
  const memberships = await manager.getRepository(StoredGroupMember).findBy({ userId });
  const events = memberships.map(({ groupId }) => ({ groupId, userId, action, detail }));
  if (events.length > 0) await manager.insert(StoredAuditEvent, events);
}
