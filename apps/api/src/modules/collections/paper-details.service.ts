import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CheckEntry } from '@veracite/contracts/checks';
import {
  DECISION_KINDS,
  type Decision,
  type Paper,
  type PaperPage,
  type PaperSummary,
} from '@veracite/contracts/collections';

import { signalsOf } from '@veracite/desk/signals';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { jsonResponse } from '../../platform/http/json-response';
import { rangeOf } from '../checks/dto';
import { EntryRepository } from '../checks/entry.repository';
import { Assessments, DECISION_OF_MINE } from './assessments.service';
import { Collections } from './collections.service';
import type { PapersQuery } from './dto';
import { StoredPaper } from './entities/paper.entity';
import { findPaper, paperPage } from './paper-views';

const DECISION = z.object({
  position: z.int(),
  kind: z.enum(DECISION_KINDS),
  reason: z.string(),
  everywhere: z.boolean(),
  user: z.string().nullable(),
  decidedAt: z.date().transform((date) => date.toISOString()),
  version: z.int(),
});
const SHARED = z.object({ position: z.int(), papers: z.int() });

/** Returns the decisions that apply to the references of a paper. @param position of one reference */
export function decisionsOf(manager: EntityManager, paperId: string, position?: number): Promise<Decision[]> {
  return queryRows(
    manager,
    DECISION,
    `SELECT mine.position, decision.kind, reason, decision.paper_id IS NULL AS everywhere, users.name AS user,
       decided_at AS "decidedAt", version
     FROM paper_references mine JOIN LATERAL (${DECISION_OF_MINE}) decision ON true
     LEFT JOIN users ON users.id = decision.user_id
     WHERE mine.paper_id = $1 AND ($2::integer IS NULL OR mine.position = $2) ORDER BY mine.position`,
    [paperId, position ?? null],
  );
}

/** Returns papers to the members of their group. */
@Injectable()
export class PaperDetails {
  constructor(
    private readonly database: DataSource,
    private readonly collections: Collections,
    private readonly assessments: Assessments,
    private readonly entryRepository: EntryRepository,
  ) {}

  async page(userId: string, collectionId: string, query: PapersQuery): Promise<PaperPage> {
    await this.collections.require(userId, collectionId, 'reader');
    return paperPage(this.database.manager, collectionId, query);
  }

  async summary(userId: string, collectionId: string, id: string): Promise<PaperSummary> {
    await this.collections.require(userId, collectionId, 'reader');
    return findPaper(this.database.manager, collectionId, id);
  }

  async get(userId: string, collectionId: string, id: string): Promise<Paper> {
    return this.complete(collectionId, await this.summary(userId, collectionId, id));
  }

  /** Returns a paper with its flagged and decided references, decisions and signals. */
  async complete(collectionId: string, paper: PaperSummary): Promise<Paper> {
    const { manager } = this.database;
    const decisions = await decisionsOf(manager, paper.id);
    const flagged = paper.assessment?.flags.map(({ position }) => position) ?? [];
    const positions = [...new Set([...flagged, ...decisions.map(({ position }) => position)])];
    const entries = paper.checkId ? await this.entryRepository.at(paper.checkId, positions) : '[]';
    return {
      ...paper,
      entries: JSON.parse(entries) as CheckEntry[],
      decisions,
      signals: paper.assessment ? await this.signals(collectionId, paper.id) : [],
    };
  }

  /** Returns entries of a paper as JSON. @param range positions of the first and the last */
  async entries(userId: string, collectionId: string, id: string, range?: string): Promise<StreamableFile> {
    const { checkId } = await this.summary(userId, collectionId, id);
    const places = rangeOf(range);
    return jsonResponse(Buffer.from(checkId ? await this.entryRepository.page(checkId, places) : '[]'));
  }

  private async signals(collectionId: string, id: string) {
    const { manager } = this.database;
    const paper = await manager.getRepository(StoredPaper).findOneBy({ id });
    const shared = await queryRows(
      manager,
      SHARED,
      `SELECT mine.position, count(DISTINCT same.paper_id)::integer - 1 AS papers
       FROM paper_references mine JOIN paper_references same USING (collection_id, fingerprint)
       WHERE mine.paper_id = $1 AND EXISTS (SELECT FROM papers WHERE collection_id = $2 AND id <> $1 AND check_id IS NOT NULL)
       GROUP BY mine.position`,
      [id, collectionId],
    );
    const entries = await this.assessments.entriesOf(id, manager);
    return [...signalsOf({ authors: paper?.authors ?? [], entries }, shared), ...(paper?.signals ?? [])];
  }
}
