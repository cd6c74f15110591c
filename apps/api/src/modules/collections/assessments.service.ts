import { Injectable } from '@nestjs/common';
import type { VerificationResult } from '@veracite/contracts/citations';
import { DECISION_KINDS } from '@veracite/contracts/collections';
import { judgePaper } from '@veracite/desk/judge-paper';
import { parsePolicy } from '@veracite/desk/policy';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryRows } from '../../platform/database/checked-query';
import { StoredCollection, StoredPaper } from './entities';

const PAPER = z.object({ id: z.string(), collectionId: z.string() });
const ENTRY = z.object({
  paperId: z.string(),
  position: z.int(),
  result: json<VerificationResult>(),
  decision: z
    .enum(DECISION_KINDS)
    .nullable()
    .transform((kind) => kind ?? undefined),
});

/** SQL of the decision that applies to the reference `mine`: that of its paper, else that of all papers. */
export const DECISION_OF_MINE = `SELECT decisions.* FROM decisions WHERE decisions.collection_id = mine.collection_id
  AND decisions.fingerprint = mine.fingerprint AND decisions.kind IS NOT NULL
  AND (decisions.paper_id = mine.paper_id OR decisions.paper_id IS NULL) ORDER BY decisions.paper_id NULLS LAST LIMIT 1`;

/** Assesses papers by the policy of their collection. */
@Injectable()
export class Assessments {
  constructor(private readonly database: DataSource) {}

  /** Assesses the papers whose check has ended, or whose policy or decisions have changed. */
  async assessAll(): Promise<void> {
    while (await this.database.transaction((manager) => this.assessNext(manager)));
  }

  private async assessNext(manager: EntityManager): Promise<boolean> {
    const [paper] = await queryRows(
      manager,
      PAPER,
      `SELECT papers.id, papers.collection_id AS "collectionId" FROM papers JOIN checks ON checks.id = papers.check_id
       WHERE papers.is_stale OR papers.state = 'checking' AND checks.state IN ('done', 'failed', 'cancelled')
       LIMIT 1 FOR UPDATE OF papers SKIP LOCKED`,
    );
    if (paper) await this.assess(paper.collectionId, paper.id, manager);
    return paper !== undefined;
  }

  /** Assesses a paper whose check has ended. */
  async assess(collectionId: string, id: string, manager: EntityManager): Promise<void> {
    const { policy, policyVersion } = await manager
      .getRepository(StoredCollection)
      .findOneByOrFail({ id: collectionId });
    const entries = await this.entriesOf([id], manager);
    const { assessment, ...judgment } = judgePaper(entries, parsePolicy(policy), policyVersion);
    const judged = { assessment: assessment as object, ...judgment };
    await manager.update(StoredPaper, { id }, { state: 'ready', isStale: false, fault: null, ...judged });
  }

  /** Returns the checked references of papers with the decisions about them. */
  entriesOf(ids: string[], manager: EntityManager): Promise<z.infer<typeof ENTRY>[]> {
    return queryRows(
      manager,
      ENTRY,
      `SELECT papers.id AS "paperId", entry.position, entry.result, decision.kind AS decision
       FROM papers JOIN check_entries entry ON entry.check_id = papers.check_id
       JOIN paper_references mine ON mine.paper_id = papers.id AND mine.position = entry.position
       LEFT JOIN LATERAL (${DECISION_OF_MINE}) decision ON true
       WHERE papers.id = ANY ($1) AND entry.result IS NOT NULL ORDER BY papers.id, entry.position`,
      [ids],
    );
  }
}
