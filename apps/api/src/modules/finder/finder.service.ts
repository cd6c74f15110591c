import { Inject, Injectable } from '@nestjs/common';
import { SOURCE_NAMES, sourceName } from '@veracite/connectors/source-names';
import type { Sources } from '@veracite/connectors/sources';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import { LIMITS } from '@veracite/contracts/limits';
import type { Library } from '@veracite/library/port';
import { findRemembered } from '@veracite/verification/finder/finder';
import { DataSource } from 'typeorm';
import { notFound } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import { FinderSearch } from './entities';

/** Results stored of a search: five pages. */
const MAX_STORED_RESULTS = 5 * LIMITS.findMax;

/** The response of a search. `answered`: at least one database has answered. */
export interface Search {
  response: FindResponse;
  answered: boolean;
}

/** Finds works from partial descriptions, and stores the results for an hour, for their further pages. */
@Injectable()
export class Finder {
  constructor(
    @Inject(LIBRARY) private readonly library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly database: DataSource,
    private readonly threads: Threads,
  ) {}

  async find(userId: string, query: FindRequest, signal?: AbortSignal): Promise<Search> {
    const start = Date.now();
    const { library, sources } = this;
    const { ranked, followUp, consultations } = await findRemembered({ library, sources }, query, {
      signal,
      weigh: (met) => this.threads.run('weigh', [met], userId, signal),
    });
    const shown = ranked.slice(0, MAX_STORED_RESULTS);
    const results = await this.threads.run('writeFound', [shown, SOURCE_NAMES], userId, signal);
    const response: FindResponse = {
      totalFound: results.length,
      searchTime: Date.now() - start,
      query,
      results,
      followUp,
      consulted: consultations.map(({ connector, question, outcome, problem, found, ms }) => ({
        source: sourceName(connector),
        question,
        outcome,
        problem,
        found,
        ms,
      })),
    };
    const answered = consultations.some(({ connector, outcome }) => connector !== 'library' && outcome === 'answered');
    return { response: await this.save(userId, response), answered: answered || results.length > 0 };
  }

  /** Stores a search that has more than one page. @returns its first page */
  private async save(userId: string, response: FindResponse): Promise<FindResponse> {
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
      .andWhere(`search.createdAt > now() - interval '1 hour'`)
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
