import { Inject, Injectable } from '@nestjs/common';
import type { Sources } from '@veracite/connectors/sources';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import type { Library } from '@veracite/library/port';
import { createFinder, type Finder as Finding } from '@veracite/verification/finding/finder';
import { Threads } from '../../platform/threads/threads';
import { LIBRARY, SOURCES } from '../library/tokens';
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
    private readonly threads: Threads,
  ) {
    this.finding = createFinder({ library, sources });
  }

  async find(userId: string, query: FindRequest, signal?: AbortSignal): Promise<Search> {
    const start = Date.now();
    const { ranked, followUp, consultations } = await this.finding.find(query, {
      signal,
      weigh: (met) => this.threads.run('weigh', met, userId, signal),
    });
    const names = Object.fromEntries(this.sources.list().map(({ source }) => [source.id, source.name]));
    const shown = { ranked: ranked.slice(0, SEARCH_MOST), names };
    const results = await this.threads.run('writeFound', shown, userId, signal);
    const whole: FindResponse = {
      totalFound: results.length,
      searchTime: Date.now() - start,
      query,
      results,
      followUp,
      consulted: consultations.map(({ connector, question, outcome, problem, found, ms }) => ({
        source: names[connector] ?? 'Local library',
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
}
