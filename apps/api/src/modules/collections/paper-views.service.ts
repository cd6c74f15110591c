import { Injectable } from '@nestjs/common';
import {
  DECISION_KINDS,
  type Decision,
  type Paper,
  type PaperPage,
  type PaperSummary,
} from '@veracite/contracts/collections';
import type { LetterAnswer } from '@veracite/contracts/letter-answers';
import { shownPositions } from '@veracite/desk/judge-paper';
import { signalsOf } from '@veracite/desk/signals';
import { DataSource, In, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { isoTime, json, queryRows } from '../../platform/database/checked-query';
import { badRequest, notFound } from '../../platform/problem/problem';
import { storableText } from '../../tasks/storable';
import { EntryRepository } from '../checks/entry.repository';
import { Assessments, DECISION_OF_MINE } from './assessments.service';
import type { PapersQuery } from './dto';
import { StoredLetterAnswer, StoredPaper } from './entities';

const PAGE = 50;
const PAPER = z.object({ paper: json<PaperSummary>() });
const COUNT = z.object({ papers: z.int() });
const DECISION = z.object({
  position: z.int(),
  kind: z.enum(DECISION_KINDS),
  reason: z.string(),
  everywhere: z.boolean(),
  user: z.string().nullable(),
  decidedAt: isoTime,
  version: z.int(),
});
const SHARED = z.object({ paperId: z.string(), position: z.int(), papers: z.int() });

/** SQL of the number of references of a paper with an answer that is newer than the decision about them. */
const ANSWERED = `(SELECT count(DISTINCT mine.position)::integer FROM letter_answers answer
  JOIN paper_references mine ON mine.paper_id = answer.paper_id AND mine.position = answer.position
  LEFT JOIN LATERAL (${DECISION_OF_MINE}) decision ON true
  WHERE answer.paper_id = papers.id AND (decision.decided_at IS NULL OR decision.decided_at < answer.created_at))`;

const SELECT = `SELECT json_strip_nulls(json_build_object('id', papers.id, 'position', papers.position,
    'name', papers.name, 'state', papers.state, 'fault', fault, 'title', title, 'identifiers', identifiers,
    'checkId', check_id, 'settled', settled, 'references', total, 'assessment', assessment, 'undecided', undecided, 'answered', ${ANSWERED})) AS paper
  FROM papers JOIN checks ON checks.id = papers.check_id`;

/** Returns a paper. @throws Problem 404 when the collection has no such paper */
export async function findPaper(manager: EntityManager, collectionId: string, id: string): Promise<PaperSummary> {
  const where = 'WHERE papers.collection_id = $1 AND papers.id = $2';
  const [row] = await queryRows(manager, PAPER, `${SELECT} ${where}`, [collectionId, id]);
  if (!row) throw notFound('The paper');
  return row.paper;
}

/** Returns the decisions that apply to the references of papers, by paper. @param position of one reference */
export async function decisionsOf(
  manager: EntityManager,
  paperIds: string[],
  position?: number,
): Promise<Map<string, Decision[]>> {
  const rows = await queryRows(
    manager,
    DECISION.extend({ paperId: z.string() }),
    `SELECT mine.paper_id AS "paperId", mine.position, decision.kind, reason, decision.paper_id IS NULL AS everywhere,
       users.name AS user, decided_at AS "decidedAt", version
     FROM paper_references mine JOIN LATERAL (${DECISION_OF_MINE}) decision ON true
     LEFT JOIN users ON users.id = decision.user_id
     WHERE mine.paper_id = ANY ($1) AND ($2::integer IS NULL OR mine.position = $2) ORDER BY mine.position`,
    [paperIds, position ?? null],
  );
  return byPaper(rows);
}

/** Returns the answers of authors about the references of papers, by paper, the newest last. */
async function answersOf(manager: EntityManager, paperIds: string[]): Promise<Map<string, LetterAnswer[]>> {
  const order = { createdAt: 'ASC' } as const;
  const found = await manager.getRepository(StoredLetterAnswer).find({ where: { paperId: In(paperIds) }, order });
  const rows = found.map(({ createdAt, address, fileName, ...answer }) => ({
    ...answer,
    ...(address && { address }),
    ...(fileName && { fileName }),
    answeredAt: createdAt.toISOString(),
  }));
  return byPaper(rows);
}

/** Returns rows by their paper, without its id. */
function byPaper<Row extends { paperId: string }>(rows: Row[]): Map<string, Omit<Row, 'paperId'>[]> {
  const groups = new Map<string, Omit<Row, 'paperId'>[]>();
  for (const { paperId, ...row } of rows) groups.set(paperId, [...(groups.get(paperId) ?? []), row]);
  return groups;
}

/** The papers with the most invented references first. */
const IN_ORDER = 'ORDER BY papers.expected DESC NULLS LAST, papers.position';

/** Returns papers in the form of the API. */
@Injectable()
export class PaperViews {
  constructor(
    private readonly database: DataSource,
    private readonly assessments: Assessments,
    private readonly entries: EntryRepository,
  ) {}

  /** Returns all papers of a collection, in the order of the queue. */
  async all(collectionId: string): Promise<Paper[]> {
    const sql = `${SELECT} WHERE papers.collection_id = $1 ${IN_ORDER}`;
    const rows = await queryRows(this.database, PAPER, sql, [collectionId]);
    const papers: Paper[] = [];
    for (let from = 0; from < rows.length; from += PAGE)
      papers.push(...(await this.complete(rows.slice(from, from + PAGE).map(({ paper }) => paper))));
    return papers;
  }

  async get(paper: PaperSummary): Promise<Paper> {
    const [complete] = await this.complete([paper]);
    if (!complete) throw notFound('The paper');
    return complete;
  }

  /** Returns papers of a collection with their flagged and decided references, decisions and signals. */
  private async complete(papers: PaperSummary[]): Promise<Paper[]> {
    const { manager } = this.database;
    const ids = papers.map(({ id }) => id);
    const decisions = await decisionsOf(manager, ids);
    const shown = papers.flatMap(({ id, checkId = '', assessment }) =>
      shownPositions(assessment, decisions.get(id)).map((position) => ({ checkId, position })),
    );
    const entries = await this.entries.findSome(shown);
    const select = { id: true, authors: true, signals: true } as const;
    const stored = await manager.getRepository(StoredPaper).find({ select, where: { id: In(ids) } });
    const texts = new Map(stored.map((paper) => [paper.id, paper]));
    const answers = await answersOf(manager, ids);
    const assessed = byPaper(await this.assessments.entriesOf(ids, manager));
    const counted = await queryRows(
      manager,
      SHARED,
      `SELECT mine.paper_id AS "paperId", mine.position, count(DISTINCT same.paper_id)::integer - 1 AS papers
       FROM paper_references mine JOIN paper_references same USING (collection_id, fingerprint)
       WHERE mine.paper_id = ANY ($1) AND EXISTS (SELECT FROM paper_references other
         WHERE other.collection_id = mine.collection_id AND other.paper_id <> mine.paper_id)
       GROUP BY mine.paper_id, mine.position`,
      [ids],
    );
    const shared = byPaper(counted);
    return papers.map((paper) => {
      const { id, checkId = '', assessment } = paper;
      const { authors = [], signals = [] } = texts.get(id) ?? {};
      const assess = () => signalsOf({ authors, entries: assessed.get(id) ?? [] }, shared.get(id));
      return {
        ...paper,
        entries: entries.get(checkId) ?? [],
        decisions: decisions.get(id) ?? [],
        answers: answers.get(id) ?? [],
        signals: assessment ? [...assess(), ...signals] : [],
      };
    });
  }

  /** Returns a page of the queue. */
  async page(collectionId: string, { cursor = '0', state, q }: PapersQuery): Promise<PaperPage> {
    if (!/^\d{1,6}$/.test(cursor)) throw badRequest('cursor is not valid', '/cursor');
    const where = `papers.collection_id = $1 AND ($2::text IS NULL OR papers.state = $2 OR ($2 = 'undecided' AND undecided > 0)
        OR ($2 = 'answered' AND ${ANSWERED} > 0))
      AND ($3::text IS NULL OR papers.name ILIKE $3 OR papers.title ILIKE $3)`;
    const words = storableText(q ?? '').trim();
    const filter = [collectionId, state ?? null, words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null];
    const count = `SELECT count(*)::integer AS papers FROM papers WHERE ${where}`;
    const [{ papers: total } = { papers: 0 }] = await queryRows(this.database, COUNT, count, filter);
    const sql = `${SELECT} WHERE ${where} ${IN_ORDER} LIMIT ${PAGE} OFFSET $4`;
    const rows = await queryRows(this.database, PAPER, sql, [...filter, cursor]);
    const end = Number(cursor) + rows.length;
    return { papers: rows.map(({ paper }) => paper), total, ...(end < total && { next: String(end) }) };
  }
}
