import { Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import { DECISION_KINDS } from '@veracite/contracts/collections';
import { assess, type AssessedEntry } from '@veracite/desk/assess';
import { parsePolicy } from '@veracite/desk/policy';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryRows } from '../../platform/database/checked-query';
import { StoredCollection } from './entities/collection.entity';
import { StoredPaper } from './entities/paper.entity';

const PAPER = z.object({ id: z.string(), collectionId: z.string(), hasCheck: z.boolean() });
const ENTRY = z.object({
  position: z.int(),
  result: json<VerificationResult>(),
  decision: z.enum(DECISION_KINDS).nullable(),
});

/** SQL of the decision that applies to the reference `mine`: that of its paper, else that of all papers. */
export const DECISION_OF_MINE = `SELECT decisions.* FROM decisions WHERE decisions.collection_id = mine.collection_id
  AND decisions.fingerprint = mine.fingerprint AND decisions.kind IS NOT NULL
  AND (decisions.paper_id = mine.paper_id OR decisions.paper_id IS NULL) ORDER BY decisions.paper_id NULLS LAST LIMIT 1`;

/** Assesses papers by the policy of their collection. */
@Injectable()
export class Assessments {
  constructor(private readonly database: DataSource) {}

  /** Assesses the next paper whose check has ended, or whose policy or decisions have changed. @returns false for none */
  next(): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const [paper] = await queryRows(
        manager,
        PAPER,
        `SELECT papers.id, papers.collection_id AS "collectionId", checks.id IS NOT NULL AS "hasCheck"
         FROM papers LEFT JOIN checks ON checks.id = papers.check_id
         WHERE papers.is_stale OR papers.state = 'checking'
           AND (checks.id IS NULL OR checks.state IN ('done', 'failed', 'cancelled'))
         LIMIT 1 FOR UPDATE OF papers SKIP LOCKED`,
      );
      if (!paper) return false;
      if (paper.hasCheck) await this.assess(paper.collectionId, paper.id, manager);
      // Its check was deleted, with the account that had it.
      else await manager.update(StoredPaper, { id: paper.id }, { state: 'waiting', isStale: false, attempts: 0 });
      return true;
    });
  }

  /** Assesses a paper whose check has ended. */
  async assess(collectionId: string, id: string, manager: EntityManager): Promise<void> {
    const { policy, policyVersion } = await manager
      .getRepository(StoredCollection)
      .findOneByOrFail({ id: collectionId });
    const entries = await this.entriesOf(id, manager);
    const assessment = assess(entries, parsePolicy(policy), policyVersion);
    const decided = new Set(entries.filter(({ decision }) => decision).map(({ position }) => position));
    const undecided = assessment.flags.filter(({ position }) => !decided.has(position)).length;
    const { expected } = assessment;
    await manager.update(
      StoredPaper,
      { id },
      { state: 'ready', isStale: false, fault: null, assessment: assessment as object, expected, undecided },
    );
  }

  /** Returns the checked references of a paper with the decisions about them. */
  async entriesOf(id: string, manager: EntityManager): Promise<AssessedEntry[]> {
    const rows = await queryRows(
      manager,
      ENTRY,
      `SELECT entry.position, entry.result, decision.kind AS decision
       FROM papers JOIN check_entries entry ON entry.check_id = papers.check_id
       JOIN paper_references mine ON mine.paper_id = papers.id AND mine.position = entry.position
       LEFT JOIN LATERAL (${DECISION_OF_MINE}) decision ON true
       WHERE papers.id = $1 AND entry.result IS NOT NULL ORDER BY entry.position`,
      [id],
    );
    return rows.map(({ decision, ...entry }) => ({ ...entry, ...(decision && { decision }) }));
  }
}
