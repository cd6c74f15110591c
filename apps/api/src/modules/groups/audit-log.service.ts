import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '@veracite/contracts/groups';
import { csvTable } from '@veracite/formatting/export/csv';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryRows } from '../../platform/database/checked-query';
import { StoredAuditEvent } from './entities/audit-event.entity';

/** Events that the log returns; older ones are in its exports. */
const SHOWN = 200;

const EVENT = z.object({
  id: z.string(),
  at: z.date(),
  user: z.string().nullable(),
  action: z.string(),
  collectionId: z.string().nullable(),
  paperId: z.string().nullable(),
  detail: json<AuditEvent['detail']>(),
});

export type NewAuditEvent = Pick<StoredAuditEvent, 'groupId' | 'userId' | 'action'> &
  Partial<Pick<StoredAuditEvent, 'collectionId' | 'paperId' | 'detail'>>;

/** Records what the members of a group do. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  /** Records an event in the transaction of what it reports. */
  async record(manager: EntityManager, event: NewAuditEvent): Promise<void> {
    await manager.getRepository(StoredAuditEvent).insert(event);
  }

  /** Returns events of a group, the newest first. @param limit null: all */
  async events(groupId: string, limit: number | null = SHOWN): Promise<AuditEvent[]> {
    const rows = await queryRows(
      this.database,
      EVENT,
      `SELECT audit_events.id, at, users.name AS user, action, collection_id AS "collectionId", paper_id AS "paperId", detail
       FROM audit_events LEFT JOIN users ON users.id = audit_events.user_id
       WHERE group_id = $1 ORDER BY at DESC, audit_events.id LIMIT $2`,
      [groupId, limit],
    );
    return rows.map(({ at, collectionId, paperId, ...event }) => ({
      ...event,
      at: at.toISOString(),
      ...(collectionId && { collectionId }),
      ...(paperId && { paperId }),
    }));
  }

  /** Returns all events of a group as CSV. */
  async csv(groupId: string): Promise<string> {
    const events = await this.events(groupId, null);
    const head = ['time', 'member', 'action', 'collection', 'paper', 'details'];
    const rows = events.map(({ at, user, action, collectionId, paperId, detail }) => [
      at,
      user ?? '',
      action,
      collectionId ?? '',
      paperId ?? '',
      JSON.stringify(detail),
    ]);
    return `\uFEFF${csvTable([head, ...rows])}`;
  }
}
