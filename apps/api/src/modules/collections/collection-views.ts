import { PAPER_STATES, type Collection, type CollectionSummary } from '@veracite/contracts/collections';
import { GROUP_ROLES } from '@veracite/contracts/groups';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryRows } from '../../platform/database/checked-query';

const COLLECTION = z.object({
  id: z.string(),
  name: z.string(),
  group: json<CollectionSummary['group']>(),
  role: z.enum(GROUP_ROLES),
  policy: z.string(),
  policyVersion: z.int(),
  states: json<Partial<CollectionSummary['progress']['papers']>>().nullable(),
  references: z.int(),
  settled: z.int(),
  checked: z.int(),
  recent: z.int(),
  recentSeconds: z.number(),
  createdAt: z.date(),
  expiresAt: z.date(),
});

/** Checks that ended this recently show the speed. */
const RECENT = `checks.finished_at > now() - interval '10 minutes'`;

/** Collections of a user ($1), with their progress. */
const SELECT = `SELECT collections.id, collections.name, member.role, policy, policy_version AS "policyVersion",
    jsonb_build_object('id', groups.id, 'name', groups.name) AS group, progress.*,
    collections.created_at AS "createdAt", collections.expires_at AS "expiresAt"
  FROM collections JOIN groups ON groups.id = collections.group_id
  JOIN group_members member ON member.group_id = groups.id AND member.user_id = $1
  CROSS JOIN LATERAL (
    SELECT (SELECT jsonb_object_agg(state, papers) FROM (
        SELECT state, count(*) AS papers FROM papers WHERE collection_id = collections.id GROUP BY state) AS counted) AS states,
      coalesce(sum(total), 0)::integer AS references, coalesce(sum(settled), 0)::integer AS settled,
      count(checks.id)::integer AS checked,
      coalesce(sum(settled) FILTER (WHERE ${RECENT}), 0)::integer AS recent,
      coalesce(extract(epoch FROM now() - min(finished_at) FILTER (WHERE ${RECENT})), 0)::double precision AS "recentSeconds"
    FROM papers JOIN checks ON checks.id = papers.check_id WHERE collection_id = collections.id
  ) AS progress
  WHERE collections.expires_at > now()`;

/** Returns the collections of the groups of a user, the newest first. */
export async function listCollections(manager: EntityManager, userId: string): Promise<CollectionSummary[]> {
  const order = 'ORDER BY collections.created_at DESC, collections.id';
  const rows = await queryRows(manager, COLLECTION, `${SELECT} ${order}`, [userId]);
  return rows.map((row) => summaryOf(row));
}

/** Returns a collection of a group of a user, or undefined. */
export async function findCollection(
  manager: EntityManager,
  userId: string,
  id: string,
): Promise<Collection | undefined> {
  const [row] = await queryRows(manager, COLLECTION, `${SELECT} AND collections.id = $2`, [userId, id]);
  return row && { ...summaryOf(row), policy: row.policy };
}

function summaryOf(row: z.infer<typeof COLLECTION>): CollectionSummary {
  const { states, references, settled, createdAt, expiresAt, id, name, group, role, policyVersion } = row;
  const papers = Object.fromEntries(PAPER_STATES.map((state) => [state, states?.[state] ?? 0]));
  const secondsLeft = secondsLeftOf(row);
  return {
    id,
    name,
    group,
    role,
    policyVersion,
    progress: {
      papers: papers as CollectionSummary['progress']['papers'],
      references,
      settled,
      ...(secondsLeft !== undefined && { secondsLeft }),
    },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Estimates the time left from the references of recently ended checks. Unread papers count as much as the average one. */
function secondsLeftOf({ states, references, settled, checked, recent, recentSeconds }: z.infer<typeof COLLECTION>) {
  const unread = (states?.waiting ?? 0) + (states?.reading ?? 0);
  if (unread + (states?.checking ?? 0) === 0) return 0;
  if (recent === 0 || recentSeconds < 1) return undefined;
  const left = references - settled + (unread * references) / checked;
  return Math.ceil((left * recentSeconds) / recent);
}
