import { PAPER_STATES, type Assessment, type PaperPage, type PaperSummary } from '@veracite/contracts/collections';
import type { Identifiers } from '@veracite/model/identifiers';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { json, queryRows } from '../../platform/database/checked-query';
import { badRequest, notFound } from '../../platform/problem/problem';
import { storableText } from '../../tasks/storable';
import type { PapersQuery } from './dto';

const PAGE = 50;
const PAPER = z.object({
  id: z.string(),
  position: z.int(),
  name: z.string(),
  state: z.enum(PAPER_STATES),
  fault: z.string().nullable(),
  title: z.string().nullable(),
  identifiers: json<Identifiers>(),
  checkId: z.string().nullable(),
  settled: z.int(),
  references: z.int(),
  assessment: json<Assessment>().nullable(),
  undecided: z.int(),
});
const COUNT = z.object({ papers: z.int() });

const SELECT = `SELECT papers.id, papers.position, papers.name, papers.state, papers.fault, papers.title,
    papers.identifiers, papers.check_id AS "checkId", coalesce(checks.settled, 0) AS settled,
    coalesce(checks.total, 0) AS references, papers.assessment, papers.undecided
  FROM papers LEFT JOIN checks ON checks.id = papers.check_id`;

/** Returns a paper. @throws Problem 404 when the collection has no such paper */
export async function findPaper(manager: EntityManager, collectionId: string, id: string): Promise<PaperSummary> {
  const where = 'WHERE papers.collection_id = $1 AND papers.id = $2';
  const [row] = await queryRows(manager, PAPER, `${SELECT} ${where}`, [collectionId, id]);
  if (!row) throw notFound('The paper');
  return paperOf(row);
}

/** Returns papers in the order in which they were added. */
export async function allPapers(manager: EntityManager, collectionId: string): Promise<PaperSummary[]> {
  const order = 'WHERE papers.collection_id = $1 ORDER BY papers.position';
  return (await queryRows(manager, PAPER, `${SELECT} ${order}`, [collectionId])).map(paperOf);
}

/** Returns a page of the queue: the papers with the most invented references first. */
export async function paperPage(
  manager: EntityManager,
  collectionId: string,
  { cursor, state, q }: PapersQuery,
): Promise<PaperPage> {
  const where = `papers.collection_id = $1 AND ($2::text IS NULL OR papers.state = $2)
    AND ($3::text IS NULL OR papers.name ILIKE $3 OR papers.title ILIKE $3)`;
  const words = storableText(q ?? '').trim();
  const search = words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
  const filter = [collectionId, state ?? null, search];
  const [count] = await queryRows(
    manager,
    COUNT,
    `SELECT count(*)::integer AS papers FROM papers WHERE ${where}`,
    filter,
  );
  const after = cursor === undefined ? undefined : placeOf(cursor);
  const rest = after
    ? `AND CASE WHEN $4::double precision IS NULL THEN papers.expected IS NULL AND papers.position > $5
        ELSE papers.expected IS NULL OR papers.expected < $4 OR (papers.expected = $4 AND papers.position > $5) END`
    : '';
  const rows = await queryRows(
    manager,
    PAPER,
    `${SELECT} WHERE ${where} ${rest} ORDER BY papers.expected DESC NULLS LAST, papers.position LIMIT ${PAGE + 1}`,
    after ? [...filter, after.expected, after.position] : filter,
  );
  const papers = rows.slice(0, PAGE).map(paperOf);
  const last = papers.at(-1);
  return { papers, total: count?.papers ?? 0, ...(rows.length > PAGE && last && { next: cursorOf(last) }) };
}

function paperOf({ fault, title, checkId, assessment, ...paper }: z.infer<typeof PAPER>): PaperSummary {
  return {
    ...paper,
    ...(fault !== null && { fault }),
    ...(title !== null && { title }),
    ...(checkId !== null && { checkId }),
    ...(assessment && { assessment }),
  };
}

const cursorOf = ({ assessment, position }: PaperSummary) =>
  Buffer.from(`${assessment?.expected ?? ''}|${position}`).toString('base64url');

/** @throws Problem 400 for a cursor that is no `next` */
function placeOf(cursor: string): { expected: number | null; position: number } {
  const [, expected = '', position = ''] =
    /^(\d[\d.e+-]{0,30})?\|(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1'))?.values() ?? [];
  const place = { expected: expected === '' ? null : Number(expected), position: Number(position) };
  if (position === '' || Number.isNaN(place.expected)) throw badRequest('cursor is not valid', '/cursor');
  return place;
}
