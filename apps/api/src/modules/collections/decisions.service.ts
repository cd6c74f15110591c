import { Injectable } from '@nestjs/common';
import type { DecisionKind, PaperSummary } from '@veracite/contracts/collections';
import { DataSource, IsNull } from 'typeorm';
import { queryAffected } from '../../platform/database/checked-query';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { Assessments } from './assessments.service';
import { Collections, findCollection, type InPaper } from './collections.service';
import type { DecisionDto } from './dto';
import { StoredDecision, StoredPaperReference } from './entities';
import { decisionsOf, findPaper } from './paper-views.service';

/** Marks the papers with a reference to be assessed again by a worker. */
const MARK_STALE = `UPDATE papers SET is_stale = true FROM paper_references same
  WHERE papers.id = same.paper_id AND papers.state = 'ready' AND same.collection_id = $1 AND same.fingerprint = $2`;

/** Decisions of members about references. */
@Injectable()
export class Decisions {
  constructor(
    private readonly database: DataSource,
    private readonly collections: Collections,
    private readonly assessments: Assessments,
  ) {}

  /**
   * Makes, changes or withdraws a decision, and assesses the paper again. Returns the paper.
   * @throws Problem 409 with the current decision when another member has changed it
   */
  async decide(place: InPaper, position: number, decision: DecisionDto): Promise<PaperSummary> {
    const { kind, reason, everywhere = false, version } = decision;
    const [userId, collectionId, paperId] = [place.user.id, place.collection.id, place.paper.id];
    if (kind === 'dismissed' && reason === '') throw badRequest('To dismiss a reference, please state why', '/reason');
    return this.database.transaction(async (manager) => {
      await findCollection(manager, collectionId, true);
      const { state } = await findPaper(manager, collectionId, paperId);
      if (state !== 'ready') throw new Problem(409, 'The paper was not checked yet.', { current: null });
      const reference = await manager.getRepository(StoredPaperReference).findOneBy({ paperId, position });
      if (!reference) throw notFound('The reference');
      const { fingerprint } = reference;
      const decisions = manager.getRepository(StoredDecision);
      const decision = await decisions.findOneBy({ paperId, fingerprint });
      const shared = await decisions.findOneBy({ collectionId, paperId: IsNull(), fingerprint });
      const replaced = decision?.kind ? decision : shared?.kind ? shared : null;
      if (version !== (replaced?.version ?? 0)) {
        const [current = null] = (await decisionsOf(manager, [paperId], position)).get(paperId) ?? [];
        const message = current ? 'Another member has decided about this reference.' : 'The decision was withdrawn.';
        throw new Problem(409, message, { current });
      }
      const next = Math.max(decision?.version ?? 0, shared?.version ?? 0) + 1;
      const isForAll = everywhere || (kind === null && replaced !== null && replaced === shared);
      // Withdrawn decisions stay as rows without a kind, so that version numbers only grow.
      const save = (id: string | undefined, place: string | null, made: DecisionKind | null) => {
        const decided = { collectionId, paperId: place, fingerprint, kind: made, reason, userId, version: next };
        return decisions.save({ ...(id && { id }), ...decided, decidedAt: new Date() });
      };
      // A decision for all papers replaces that of this paper.
      if (decision && isForAll) await save(decision.id, paperId, null);
      await (isForAll ? save(shared?.id, null, kind) : save(decision?.id, paperId, kind));
      if (isForAll) await queryAffected(manager, MARK_STALE, [collectionId, fingerprint]);
      await this.assessments.assess(collectionId, paperId, manager);
      const action = kind === null ? 'decision.withdrawn' : 'decision.made';
      const detail = { position, kind, everywhere: isForAll, version: next };
      await this.collections.record(place, action, { paperId, detail }, manager);
      return findPaper(manager, collectionId, paperId);
    });
  }
}
