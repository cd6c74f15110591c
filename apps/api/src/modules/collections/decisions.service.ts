import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { notifyPapers, PAPER_QUEUE } from '../../platform/queue/paper-queue';

import { Assessments } from './assessments.service';
import { Collections, lockCollection } from './collections.service';
import type { DecisionDto } from './dto';
import { StoredDecision } from './entities/decision.entity';
import { StoredPaperReference } from './entities/paper-reference.entity';
import { decisionsOf } from './paper-details.service';
import { findPaper } from './paper-views';

/** The reference of a paper that a decision is about. */
type Decided = Pick<StoredPaperReference, 'collectionId' | 'paperId' | 'position' | 'fingerprint'>;

/** Decisions of members about references. */
@Injectable()
export class Decisions {
  constructor(
    private readonly database: DataSource,
    private readonly collections: Collections,
    private readonly assessments: Assessments,

    @InjectQueue(PAPER_QUEUE) private readonly queue: Queue,
  ) {}

  /**
   * Makes, changes or withdraws a decision, and assesses the paper again.
   * @throws Problem 409 with the current decision when another member has changed it
   */
  async decide(
    userId: string,
    collectionId: string,
    paperId: string,
    position: number,
    { kind, reason, everywhere = false, version }: DecisionDto,
  ): Promise<void> {
    if (kind === 'dismissed' && reason === '') throw badRequest('To dismiss a reference, please state why', '/reason');
    const isShared = await this.database.transaction(async (manager) => {
      await lockCollection(manager, collectionId);
      const collection = await this.collections.require(userId, collectionId, 'editor', manager);
      const { state } = await findPaper(manager, collectionId, paperId);
      if (state !== 'ready') throw new Problem(409, 'The paper was not checked yet.', { current: null });
      const where = { collectionId, paperId, position };
      const reference = await manager.getRepository(StoredPaperReference).findOneBy(where);
      if (!reference) throw notFound('The reference');
      const own = await manager.getRepository(StoredDecision).findOneBy(placeOf(reference, false));
      const shared = await manager.getRepository(StoredDecision).findOneBy(placeOf(reference, true));
      const current = own?.kind ? own : shared?.kind ? shared : null;
      if (version !== (current?.version ?? 0)) throw await this.conflict(manager, paperId, position);
      const next = Math.max(own?.version ?? 0, shared?.version ?? 0) + 1;
      const isForAll = everywhere || (kind === null && current !== null && current === shared);
      // A decision for all papers replaces that of this paper.
      if (own && isForAll) await manager.update(StoredDecision, { id: own.id }, { kind: null, version: next });
      await this.save(manager, reference, isForAll, { kind, reason, userId, version: next });
      if (isForAll) await this.markStale(manager, reference);
      await this.assessments.assess(collectionId, paperId, manager);
      const action = kind === null ? 'decision.withdrawn' : 'decision.made';
      const detail = { position, kind, everywhere: isForAll, version: next };
      await this.collections.record(userId, collection, action, { paperId, detail }, manager);
      return isForAll;
    });
    if (isShared) notifyPapers(this.queue);
  }

  private async conflict(manager: EntityManager, paperId: string, position: number): Promise<Problem> {
    const [current = null] = await decisionsOf(manager, paperId, position);
    const message = current ? 'Another member has decided about this reference.' : 'The decision was withdrawn.';
    return new Problem(409, message, { current });
  }

  /** Withdrawn decisions stay as rows without a kind, so that version numbers only grow. */
  private async save(
    manager: EntityManager,
    reference: Decided,
    everywhere: boolean,
    decision: Pick<StoredDecision, 'kind' | 'reason' | 'userId' | 'version'>,
  ): Promise<void> {
    const place = placeOf(reference, everywhere);
    const values = { ...decision, decidedAt: new Date() };
    const { affected } = await manager.update(StoredDecision, place, values);
    const paperId = everywhere ? null : reference.paperId;
    if (!affected) await manager.insert(StoredDecision, { ...place, paperId, ...values });
  }

  /** Marks the papers with a reference to be assessed again. */
  private async markStale(manager: EntityManager, { collectionId, fingerprint }: Decided): Promise<void> {
    await queryAffected(
      manager,
      `UPDATE papers SET is_stale = true FROM paper_references same
       WHERE papers.id = same.paper_id AND papers.state = 'ready' AND same.collection_id = $1 AND same.fingerprint = $2`,
      [collectionId, fingerprint],
    );
  }
}

const placeOf = ({ collectionId, paperId, fingerprint }: Decided, everywhere: boolean) => ({
  collectionId,
  fingerprint,
  paperId: everywhere ? IsNull() : paperId,
});
