import { Injectable } from '@nestjs/common';
import type { AuditEvent } from '@veracite/contracts/groups';
import { csvTable } from '@veracite/formatting/export/csv';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { isoTime, json, queryRows } from '../../platform/database/checked-query';

/** Events that the log returns; older ones are in its exports. */
const SHOWN = 200;

const EVENT = z.object({ event: json<AuditEvent>(), at: isoTime });

/** Returns what the members of a group did. It is recorded in the transaction of each change. */
@Injectable()
export class AuditLog {
  constructor(private readonly database: DataSource) {}

  /** Returns events of a group, the newest first. @param limit null: all */
  async events(groupId: string, limit: number | null = SHOWN): Promise<AuditEvent[]> {
    const rows = await queryRows(
      this.database,
      EVENT,
      `SELECT at, jsonb_build_object('id', audit_events.id, 'user', users.name, 'action', action, 'detail', detail)
         || jsonb_strip_nulls(jsonb_build_object('collectionId', collection_id, 'paperId', paper_id)) AS event
       FROM audit_events LEFT JOIN users ON users.id = audit_events.user_id
       WHERE group_id = $1 ORDER BY audit_events.at DESC, audit_events.id LIMIT $2`,
      [groupId, limit],
    );
    return rows.map(({ at, event }) => ({ ...event, at }));
  }

  /** Returns all events of a group as CSV. */
  async csv(groupId: string): Promise<string> {
    const head = ['time', 'member', 'action', 'collection', 'paper', 'details'];
    const rows = (await this.events(groupId, null)).map((event) => {
      const { at, user, action, collectionId = '', paperId = '', detail } = event;
      return [at, user ?? '', action, collectionId, paperId, JSON.stringify(detail)];
    });
    return `\uFEFF${csvTable([head, ...rows])}`;
  }
}
