import { Injectable } from '@nestjs/common';
import type { CitationRecord, CitationsPage, VerificationResult } from '@veracite/contracts/citations';
import { LIMITS } from '@veracite/contracts/limits';
import type { Status } from '@veracite/model/verdict';
import { DataSource, type EntityManager } from 'typeorm';
import { storable, storableText } from '../../platform/database/storable';
import { notFound } from '../../platform/problem/problem';
import { Citation } from './citation.entity';

/** Where a record came from. */
export interface Origin {
  userId: string;
  origin: Citation['origin'];
  batchId?: string;
}

/** The append-only history of what was checked. */
@Injectable()
export class History {
  constructor(private readonly database: DataSource) {}

  /**
   * Writes results down, in order, and puts the records' ids into them.
   * @returns the results with their ids
   */
  async record(results: VerificationResult[], origin: Origin, manager: EntityManager): Promise<VerificationResult[]> {
    const rows: { id: string }[] = await manager.query(
      `INSERT INTO citations (user_id, origin, batch_id, original_text, status, reason, source_links, extracted_details, result, created_at)
       SELECT $1, $2, $3, item->>'originalText', item->>'status', item->>'reason', item->'sourceLinks',
         NULLIF(item->'extractedDetails', 'null'), item,
         clock_timestamp() - (jsonb_array_length($4::jsonb) - place) * interval '1 millisecond'
       FROM jsonb_array_elements($4::jsonb) WITH ORDINALITY AS list (item, place) ORDER BY place RETURNING id`,
      [origin.userId, origin.origin, origin.batchId ?? null, storable(results)],
    );
    return results.map((result, index) => ({ ...result, id: rows[index]?.id }));
  }

  /** @param page from 1 */
  async page(userId: string, page: number, limit: number, status?: Status): Promise<CitationsPage> {
    const [found, totalCount] = await this.database.getRepository(Citation).findAndCount({
      where: { userId, ...(status && { status }) },
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const totalPages = Math.ceil(totalCount / limit);
    return {
      citations: found.map(toRecord),
      pagination: { page, limit, totalCount, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
    };
  }

  async recent(userId: string): Promise<CitationRecord[]> {
    const { citations } = await this.page(userId, 1, LIMITS.recent);
    return citations;
  }

  /** @throws Problem 404 when there is none, or it is somebody else's */
  async one(userId: string, id: string): Promise<CitationRecord & { result: VerificationResult }> {
    const record = await this.database.getRepository(Citation).findOneBy({ userId, id });
    if (!record) throw notFound('The citation');
    return { ...toRecord(record), result: { ...record.result, id: record.id } };
  }

  /** @throws Problem 404 as above */
  async remove(userId: string, id: string): Promise<void> {
    const { affected } = await this.database.getRepository(Citation).delete({ userId, id });
    if (!affected) throw notFound('The citation');
  }
}

function toRecord(citation: Citation): CitationRecord {
  const { id, originalText, status, reason, sourceLinks, extractedDetails, createdAt } = citation;
  return {
    id,
    originalText: storableText(originalText),
    status,
    reason,
    sourceLinks,
    extractedDetails,
    createdAt: createdAt.toISOString(),
  };
}
