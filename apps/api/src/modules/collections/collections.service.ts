import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { RETENTION_DAYS, type Collection } from '@veracite/contracts/collections';
import type { AuditEvent, GroupRole } from '@veracite/contracts/groups';
import { isReadyPolicy, parsePolicy, PolicyFault, readyPolicies } from '@veracite/desk/policy';
import type { Queue } from 'bullmq';
import { DataSource, MoreThan, type EntityManager } from 'typeorm';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { notifyPapers, PAPER_QUEUE } from '../../platform/queue/paper-queue';
import type { User } from '../auth/user.entity';
import { AuditLog } from '../groups/audit-log.service';
import { Groups } from '../groups/groups.service';
import { findCollection } from './collection-views';
import type { ChangeCollectionDto, CreateCollectionDto } from './dto';
import { StoredCollection } from './entities/collection.entity';
import { StoredPaper } from './entities/paper.entity';

const DAY_MS = 86_400_000;
/** Collections of a group. */
const COLLECTIONS_MAX = 200;

/** Creates and changes collections. */
@Injectable()
export class Collections {
  constructor(
    private readonly database: DataSource,
    private readonly groups: Groups,
    private readonly audit: AuditLog,
    @InjectQueue(PAPER_QUEUE) private readonly queue: Queue,
  ) {}

  /**
   * Returns a collection that a user may use in a role.
   * @throws Problem 404 for a user who is no member, 403 with too low a role
   */
  async require(
    userId: string,
    id: string,
    role: GroupRole,
    manager: EntityManager = this.database.manager,
  ): Promise<StoredCollection> {
    const collection = await manager.getRepository(StoredCollection).findOneBy({ id, expiresAt: MoreThan(new Date()) });
    if (!collection) throw notFound('The collection');
    await this.groups.require(userId, collection.groupId, role, manager).catch((error: unknown) => {
      throw error instanceof Problem && error.getStatus() === 404 ? notFound('The collection') : error;
    });
    return collection;
  }

  /** Records in the log of the group what a member did with a collection. */
  record(
    userId: string,
    { id, groupId }: Pick<StoredCollection, 'id' | 'groupId'>,
    action: string,
    more: { paperId?: string; detail?: AuditEvent['detail'] } = {},
    manager: EntityManager = this.database.manager,
  ): Promise<void> {
    return this.audit.record(manager, { groupId, userId, action, collectionId: id, ...more });
  }

  async get(userId: string, id: string): Promise<Collection> {
    const found = await findCollection(this.database.manager, userId, id);
    if (!found) throw notFound('The collection');
    return found;
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
      const { id } = await collections.save(collections.create({ groupId: group.id, name, policy: text, expiresAt }));
      await this.record(user.id, { id, groupId: group.id }, 'collection.created', { detail: { name } }, manager);
      return id;
    });
  }

  /** Changes a collection. Papers are assessed again by a new policy. @throws Problem 409 for a wrong policy version */
  async change(userId: string, id: string, change: ChangeCollectionDto): Promise<void> {
    const { name, policy, policyVersion, retentionDays } = change;
    const text = policy === undefined ? undefined : policyText(policy);
    await this.database.transaction(async (manager) => {
      await lockCollection(manager, id);
      const collection = await this.require(userId, id, 'editor', manager);
      if (text !== undefined && policyVersion !== collection.policyVersion)
        throw new Problem(409, 'Another member has changed the policy. Please look at it and try again.');
      const changes = {
        ...(name !== undefined && { name }),
        ...(text !== undefined && { policy: text, policyVersion: collection.policyVersion + 1 }),
        ...(retentionDays !== undefined && { expiresAt: expiryAfter(retentionDays) }),
      };
      if (Object.keys(changes).length === 0) return;
      await manager.update(StoredCollection, { id }, changes);
      if (text !== undefined)
        await manager.update(StoredPaper, { collectionId: id, state: 'ready' }, { isStale: true });
      const detail = {
        ...(name !== undefined && { name }),
        ...(text !== undefined && { policyVersion: collection.policyVersion + 1 }),
        ...(retentionDays !== undefined && { retentionDays }),
      };
      await this.record(userId, collection, 'collection.changed', { detail }, manager);
    });
    if (text !== undefined) notifyPapers(this.queue);
  }
}

/** Locks a collection until the transaction ends, so that papers and decisions are added one after the other. */
export async function lockCollection(manager: EntityManager, id: string): Promise<void> {
  const lock = { mode: 'for_no_key_update' } as const;
  await manager.getRepository(StoredCollection).findOne({ select: { id: true }, where: { id }, lock });
}

const expiryAfter = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Returns a policy as YAML. @throws Problem 400 when it is not valid */
function policyText(policy: string): string {
  const text = isReadyPolicy(policy) ? readyPolicies[policy] : policy;
  try {
    parsePolicy(text);
    return text;
  } catch (error) {
    if (error instanceof PolicyFault) throw badRequest(error.message, `/policy${error.pointer}`);
    throw error;
  }
}
