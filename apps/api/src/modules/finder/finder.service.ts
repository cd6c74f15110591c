import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/port';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import type { Library } from '@veracite/library/port';
import { createFinder, type Finder as Finding } from '@veracite/verification/finding/finder';
import { LIBRARY, SOURCES } from '../library/tokens';
import { foundWork } from './found-work';
import { Searches, SEARCH_MOST } from './searches.store';

/** What a search found, and whether anybody could be asked. */
export interface Search {
  response: FindResponse;
  answered: boolean;
}

/** Finds works from partial descriptions, and keeps what was found for its further pages. */
@Injectable()
export class Finder {
  private readonly finding: Finding;

  constructor(
    @Inject(LIBRARY) library: Library,
    @Inject(SOURCES) private readonly sources: Sources,
    private readonly searches: Searches,
  ) {
    this.finding = createFinder({ library, sources });
  }

  async find(userId: string, query: FindRequest, signal?: AbortSignal): Promise<Search> {
    const start = Date.now();
    const { ranked, followUp, consultations } = await this.finding.find(query, { signal });
    const results = ranked.slice(0, SEARCH_MOST).map((work) => foundWork(work, this.nameOf));
    const whole: FindResponse = {
      totalFound: results.length,
      searchTime: Date.now() - start,
      query,
      results,
      followUp,
      consulted: consultations.map(({ connector, question, outcome, problem, found, ms }) => ({
        source: this.nameOf(connector),
        question,
        outcome,
        problem,
        found,
        ms,
      })),
    };
    const answered = consultations.some(({ connector, outcome }) => connector !== 'library' && outcome === 'answered');
    return { response: await this.searches.keep(userId, whole), answered: answered || results.length > 0 };
  }

  private readonly nameOf = (connector: string): string =>
    this.sources.list().find(({ source }) => source.id === connector)?.source.name ?? 'Local library';
}
