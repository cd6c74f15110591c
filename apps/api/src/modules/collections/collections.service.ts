import { Injectable } from '@nestjs/common';
import {
  PAPER_STATES,
  RETENTION_DAYS,
  type Collection,
  type CollectionSummary,
  type PaperSummary,
} from '@veracite/contracts/collections';
import { GROUP_ROLES, type GroupRole } from '@veracite/contracts/groups';
import { LETTER_TEMPLATE, templateFault } from '@veracite/desk/letter-template';
import { isReadyPolicy, parsePolicy, PolicyFault, readyPolicies } from '@veracite/desk/policy';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isoTime, json, queryRows } from '../../platform/database/checked-query';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { User } from '../auth/entities';
import { Credits, remainingOf } from '../billing/credits.service';
import { StoredAuditEvent, StoredGroup } from '../groups/entities';
import { Groups } from '../groups/groups.service';
import type { ChangeCollectionDto, CreateCollectionDto } from './dto';
import { StoredCollection, StoredPaper } from './entities';
import { findPaper } from './paper-views.service';

/** A member of a group and the collection that the member uses. */
export interface InCollection {
  user: User;
  collection: StoredCollection;
}

/** A member of a group and the paper that the member uses. */
export interface InPaper extends InCollection {
  paper: PaperSummary;
}

const DAY_MS = 86_400_000;
/** Collections of a group. */
const COLLECTIONS_MAX = 200;

const COLLECTION = z.object({
  id: z.string(),
  name: z.string(),
  group: json<CollectionSummary['group']>(),
  role: z.enum(GROUP_ROLES),
  policy: z.string(),
  policyVersion: z.int(),
  letter: z.string().nullable(),
  states: json<Partial<CollectionSummary['progress']['papers']>>(),
  references: z.int(),
  settled: z.int(),
  /** Papers that were read. */
  read: z.int(),
  /** Papers that wait for credits. */
  unpaid: z.int(),
  recent: z.int(),
  recentSeconds: z.number(),
  createdAt: isoTime,
  expiresAt: isoTime,
});

/** Checks that ended this recently show the speed. */
const RECENT = `checks.finished_at > now() - interval '10 minutes'`;

/** Collections of a user ($1), or one of them ($2), with their progress. */
const SELECT = `SELECT collections.id, collections.name, member.role, policy, policy_version AS "policyVersion", letter,
    jsonb_build_object('id', groups.id, 'name', groups.name) AS group, progress.*,
    collections.created_at AS "createdAt", collections.expires_at AS "expiresAt"
  FROM collections JOIN groups ON groups.id = collections.group_id
  JOIN group_members member ON member.group_id = groups.id AND member.user_id = $1
  CROSS JOIN LATERAL (
    SELECT (SELECT coalesce(jsonb_object_agg(state, papers), '{}') FROM (
        SELECT state, count(*) AS papers FROM papers WHERE collection_id = collections.id GROUP BY state) AS counted) AS states,
      coalesce(sum(total), 0)::integer AS references, coalesce(sum(settled), 0)::integer AS settled,
      (count(*) FILTER (WHERE total > 0))::integer AS read,
      (count(*) FILTER (WHERE papers.state = 'checking' AND papers.fault IS NOT NULL))::integer AS unpaid,
      coalesce(sum(settled) FILTER (WHERE ${RECENT}), 0)::integer AS recent,
      coalesce(extract(epoch FROM now() - min(finished_at) FILTER (WHERE ${RECENT})), 0)::double precision AS "recentSeconds"
    FROM papers JOIN checks ON checks.id = papers.check_id WHERE collection_id = collections.id
  ) AS progress
  WHERE collections.expires_at > now() AND ($2::uuid IS NULL OR collections.id = $2)
  ORDER BY collections.created_at DESC, collections.id`;

/** Creates, changes and returns collections. */
@Injectable()
export class Collections {
  constructor(
    private readonly database: DataSource,
    private readonly groups: Groups,
    private readonly credits: Credits,
  ) {}

  /**
   * Returns a collection, and a paper of it, that a user may use in a role.
   * @throws Problem 404 for a user who is no member, 403 with too low a role
   */
  async enter(user: User, id: string, role: GroupRole, paperId?: string): Promise<InPaper> {
    const { manager } = this.database;
    const collection = await findCollection(manager, id);
    await this.groups.require(user.id, collection.groupId, role).catch((error: unknown) => {
      throw error instanceof Problem && error.getStatus() === 404 ? notFound('The collection') : error;
    });
    const paper = paperId === undefined ? undefined : await findPaper(manager, id, paperId);
    return { user, collection, paper: paper as InPaper['paper'] };
  }

  /** Records in the log of the group what a member did with a collection. */
  async record(
    { user, collection }: InCollection,
    action: string,
    more: Partial<Pick<StoredAuditEvent, 'paperId' | 'detail'>> = {},
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    const place = { groupId: collection.groupId, collectionId: collection.id };
    await manager.insert(StoredAuditEvent, { ...place, userId: user.id, action, ...more });
  }

  /** Returns the collections of the groups of a user, the newest first. */
  async list(userId: string): Promise<CollectionSummary[]> {
    const rows = await queryRows(this.database, COLLECTION, SELECT, [userId, null]);
    return rows.map((row) => summaryOf(row));
  }

  async get(userId: string, id: string): Promise<Collection> {
    const [row] = await queryRows(this.database, COLLECTION, SELECT, [userId, id]);
    if (!row) throw notFound('The collection');
    const credits = row.role === 'reader' ? {} : { credits: await this.creditsOf(row.group.id) };
    return { ...summaryOf(row), policy: row.policy, letter: row.letter ?? LETTER_TEMPLATE, ...credits };
  }

  /** Returns the credits that the owner of a group has left. */
  private async creditsOf(groupId: string): Promise<number> {
    const { manager } = this.database;
    const { ownerId } = await manager.getRepository(StoredGroup).findOneByOrFail({ id: groupId });
    return remainingOf(await this.credits.balance(await manager.getRepository(User).findOneByOrFail({ id: ownerId })));
  }

  /** Creates a collection. @returns its id. @throws Problem 400 for a policy that is not valid */
  create(user: User, { name, groupId, policy = 'conference', retentionDays }: CreateCollectionDto): Promise<string> {
    const text = policyText(policy);
    return this.database.transaction(async (manager) => {
      const group = groupId
        ? await this.groups.require(user.id, groupId, 'editor', manager)
        : await this.groups.ownOf(user, manager);
      const collections = manager.getRepository(StoredCollection);
      if ((await collections.countBy({ groupId: group.id })) >= COLLECTIONS_MAX)
        throw new Problem(409, `A group may have at most ${COLLECTIONS_MAX} collections. Please delete one first.`);
      const expiresAt = expiryAfter(retentionDays ?? RETENTION_DAYS.default);
      const collection = await collections.save(
        collections.create({ groupId: group.id, name, policy: text, expiresAt }),
      );
      await this.record({ user, collection }, 'collection.created', { detail: { name } }, manager);
      return collection.id;
    });
  }

  /** Changes a collection. Papers are assessed again by a new policy. @throws Problem 409 for a wrong policy version */
  async change(place: InCollection, change: ChangeCollectionDto): Promise<void> {
    const { name, policy, policyVersion, retentionDays, letter } = change;
    const fault = letter ? templateFault(letter) : undefined;
    if (fault) throw badRequest(fault, '/letter');
    const { id } = place.collection;
    const text = policy === undefined ? undefined : policyText(policy);
    await this.database.transaction(async (manager) => {
      const current = await findCollection(manager, id, true);
      if (text !== undefined && policyVersion !== current.policyVersion)
        throw new Problem(409, 'Another member has changed the policy. Please look at it and try again.');
      const version = current.policyVersion + 1;
      const renamed = name !== undefined && { name };
      const changes = {
        ...renamed,
        ...(text !== undefined && { policy: text, policyVersion: version }),
        ...(retentionDays !== undefined && { expiresAt: expiryAfter(retentionDays) }),
        ...(letter !== undefined && { letter: letter || null }),
      };
      if (Object.keys(changes).length === 0) return;
      await manager.update(StoredCollection, { id }, changes);
      if (text !== undefined)
        await manager.update(StoredPaper, { collectionId: id, state: 'ready' }, { isStale: true });
      const detail = {
        ...renamed,
        ...(text !== undefined && { policyVersion: version }),
        ...(retentionDays !== undefined && { retentionDays }),
        ...(letter !== undefined && { letter: true }),
      };
      await this.record(place, 'collection.changed', { detail }, manager);
    });
  }
}

/**
 * Returns a collection that has not expired.
 * @param locks whether to lock it until the transaction ends, so that papers and decisions are added one after the other
 */
export async function findCollection(manager: EntityManager, id: string, locks = false): Promise<StoredCollection> {
  const where = { id, expiresAt: MoreThan(new Date()) };
  const lock = locks && { lock: { mode: 'for_no_key_update' as const } };
  const collection = await manager.getRepository(StoredCollection).findOne({ where, ...lock });
  if (!collection) throw notFound('The collection');
  return collection;
}

const expiryAfter = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Returns a policy as YAML. @throws Problem 400 when it is not valid */
function policyText(policy: string): string {
  const text = isReadyPolicy(policy) ? readyPolicies[policy] : policy;
  try {
    parsePolicy(text);
    return text;
  } catch (error) {
    if (error instanceof PolicyFault) throw badRequest(error.message, `/policy${error.fault.pointer}`);
    throw error;
  }
}

/**
 * Estimates the time left from the references of recently ended checks, unless a paper waits for credits. Unread papers count as much
 * as the average one.
 */
function summaryOf(row: z.infer<typeof COLLECTION>): CollectionSummary {
  const {
    states,
    references,
    settled,
    read,
    unpaid,
    recent,
    recentSeconds,
    policy: _policy,
    letter: _letter,
    ...summary
  } = row;
  const papers = Object.fromEntries(PAPER_STATES.map((state) => [state, states[state] ?? 0]));
  const { waiting = 0, reading = 0, checking = 0 } = states;
  const left = references - settled + ((waiting + reading) * references) / read;
  const isKnown = unpaid === 0 && recent > 0 && recentSeconds >= 1;
  const secondsLeft = isKnown && { secondsLeft: Math.ceil((left * recentSeconds) / recent) };
  const progress = { references, settled, ...(waiting + reading + checking === 0 ? { secondsLeft: 0 } : secondsLeft) };
  return { ...summary, progress: { papers: papers as CollectionSummary['progress']['papers'], ...progress } };
}
