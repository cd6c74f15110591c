import { Injectable } from '@nestjs/common';
import type { FindResponse } from '@veracite/contracts/find';
import { LIMITS } from '@veracite/contracts/limits';
import { DataSource } from 'typeorm';
import { storable } from '../../platform/database/storable';
import { notFound } from '../../platform/problem/problem';

/** Works kept of a search: five pages. */
export const SEARCH_MOST = 5 * LIMITS.findMax;
export const SEARCH_HOURS = 1;

/** What searches found, for their further pages; forgotten after an hour. */
@Injectable()
export class Searches {
  constructor(private readonly database: DataSource) {}

  /** Keeps a search that has more than a page. @returns its first page */
  async keep(userId: string, whole: FindResponse): Promise<FindResponse> {
    if (whole.results.length <= LIMITS.findMax) return pageOf(whole, 1);
    const rows: { id: string }[] = await this.database.query(
      'INSERT INTO finder_searches (user_id, response) VALUES ($1, $2) RETURNING id',
      [userId, storable(whole)],
    );
    return pageOf({ ...whole, searchId: rows[0]?.id }, 1);
  }

  /** @throws Problem 404 when there is no such search any more, it is somebody else's, or it has no such page */
  async page(userId: string, id: string, page: number): Promise<FindResponse> {
    const rows: { response: FindResponse }[] = await this.database.query(
      `SELECT response FROM finder_searches
       WHERE id = $1 AND user_id = $2 AND created_at > now() - make_interval(hours => $3)`,
      [id, userId, SEARCH_HOURS],
    );
    const found = rows[0] && pageOf({ ...rows[0].response, searchId: id }, page);
    if (!found || found.results.length === 0) throw notFound('The page of the search');
    return found;
  }
}

function pageOf(whole: FindResponse, page: number): FindResponse {
  const results = whole.results.slice((page - 1) * LIMITS.findMax, page * LIMITS.findMax);
  return { ...whole, results, page, totalPages: Math.max(1, Math.ceil(whole.results.length / LIMITS.findMax)) };
}
