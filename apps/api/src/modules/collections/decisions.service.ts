import { Injectable } from '@nestjs/common';
import type { DecisionKind, PaperSummary } from '@veracite/contracts/collections';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { json, queryAffected, queryRows } from '../../platform/database/checked-query';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { Assessments } from './assessments.service';
import { Collections, findCollection, type InPaper } from './collections.service';
import type { DecisionDto } from './dto';
import { decisionsOf, findPaper } from './paper-views.service';

const MADE = json<{ kind: DecisionKind | null; version: number }>().nullable();
const REFERENCE = z.object({ fingerprint: z.instanceof(Buffer), own: MADE, shared: MADE });

/** A reference of a paper ($1) at a position ($2), with its decision in the paper and that for all papers. */
const FIND = `SELECT mine.fingerprint, to_jsonb(own) AS own, to_jsonb(shared) AS shared FROM paper_references mine
  LEFT JOIN decisions own ON own.paper_id = mine.paper_id AND own.fingerprint = mine.fingerprint
  LEFT JOIN decisions shared ON shared.paper_id IS NULL
    AND (shared.collection_id, shared.fingerprint) = (mine.collection_id, mine.fingerprint)
  WHERE mine.paper_id = $1 AND mine.position = $2`;
/** Withdrawn decisions stay as rows without a kind, so that version numbers only grow. */
const SAVE = `WITH changed AS (
    UPDATE decisions SET kind = $4, reason = $5, user_id = $6, version = $7, decided_at = now()
    WHERE collection_id = $1 AND paper_id IS NOT DISTINCT FROM $2::uuid AND fingerprint = $3 RETURNING 1)
  INSERT INTO decisions (collection_id, paper_id, fingerprint, kind, reason, user_id, version)
  SELECT $1, $2, $3, $4, $5, $6, $7 WHERE NOT EXISTS (SELECT FROM changed)`;
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
      const [reference] = await queryRows(manager, REFERENCE, FIND, [paperId, position]);
      if (!reference) throw notFound('The reference');
      const { fingerprint, own, shared } = reference;
      const replaced = own?.kind ? own : shared?.kind ? shared : null;
      if (version !== (replaced?.version ?? 0)) {
        const [current = null] = (await decisionsOf(manager, [paperId], position)).get(paperId) ?? [];
        const message = current ? 'Another member has decided about this reference.' : 'The decision was withdrawn.';
        throw new Problem(409, message, { current });
      }
      const next = Math.max(own?.version ?? 0, shared?.version ?? 0) + 1;
      const isForAll = everywhere || (kind === null && replaced !== null && replaced === shared);
      const save = (paper: string | null, made: DecisionKind | null) =>
        queryAffected(manager, SAVE, [collectionId, paper, fingerprint, made, reason, userId, next]);
      // A decision for all papers replaces that of this paper.
      if (own && isForAll) await save(paperId, null);
      await save(isForAll ? null : paperId, kind);
      if (isForAll) await queryAffected(manager, MARK_STALE, [collectionId, fingerprint]);
      await this.assessments.assess(collectionId, paperId, manager);
      const action = kind === null ? 'decision.withdrawn' : 'decision.made';
      const detail = { position, kind, everywhere: isForAll, version: next };
      await this.collections.record(place, action, { paperId, detail }, manager);
      return findPaper(manager, collectionId, paperId);
    });
  }
}
