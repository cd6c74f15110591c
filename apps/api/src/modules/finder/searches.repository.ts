import { Injectable } from '@nestjs/common';
import type { FindResponse } from '@veracite/contracts/find';
import { LIMITS } from '@veracite/contracts/limits';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/problem/problem';
import { FinderSearch } from './entities/finder-search.entity';

/** Results stored of a search: five pages. */
export const MAX_STORED_RESULTS = 5 * LIMITS.findMax;
export const SEARCH_HOURS = 1;

/** Stores the results of searches for an hour, for their further pages. */
@Injectable()
export class SearchesRepository {
  constructor(private readonly database: DataSource) {}

  /** Stores a search that has more than one page. @returns its first page */
  async save(userId: string, response: FindResponse): Promise<FindResponse> {
    if (response.results.length <= LIMITS.findMax) return pageOf(response, 1);
    const values = { userId, response: response as object };
    const { identifiers } = await this.database.getRepository(FinderSearch).insert(values);
    const { id } = identifiers[0] as Pick<FinderSearch, 'id'>;
    return pageOf({ ...response, searchId: id }, 1);
  }

  /** @throws Problem 404 when the user has no such search, it has expired, or it has no such page */
  async page(userId: string, id: string, page: number): Promise<FindResponse> {
    const search = await this.database
      .getRepository(FinderSearch)
      .createQueryBuilder('search')
      .where({ id, userId })
      .andWhere(`search.createdAt > now() - interval '${SEARCH_HOURS} hours'`)
      .getOne();
    const found = search && pageOf({ ...search.response, searchId: id }, page);
    if (!found || found.results.length === 0) throw notFound('The page of the search');
    return found;
  }
}

function pageOf(response: FindResponse, page: number): FindResponse {
  const results = response.results.slice((page - 1) * LIMITS.findMax, page * LIMITS.findMax);
  return { ...response, results, page, totalPages: Math.max(1, Math.ceil(response.results.length / LIMITS.findMax)) };
}
