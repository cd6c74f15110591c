import { Inject, Injectable } from '@nestjs/common';
import { SOURCE_NAMES, sourceName } from '@veracite/connectors/source-names';
import type { Sources } from '@veracite/connectors/sources';
import type { FindRequest, FindResponse } from '@veracite/contracts/find';
import type { Library } from '@veracite/library/port';
import { createFinder, type Finder as Finding } from '@veracite/verification/finder/finder';
import { Threads } from '../../platform/threads/threads';
import { SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import { SearchesRepository, MAX_STORED_RESULTS } from './searches.repository';

/** The response of a search. `answered`: at least one database has answered. */
export interface Search {
  response: FindResponse;
  answered: boolean;
}

/** Finds works from partial descriptions. */
@Injectable()
export class Finder {
  private readonly finding: Finding;

  constructor(
    @Inject(LIBRARY) library: Library,
    @Inject(SOURCES) sources: Sources,
    private readonly searches: SearchesRepository,
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
    const shown = { ranked: ranked.slice(0, MAX_STORED_RESULTS), names: SOURCE_NAMES };
    const results = await this.threads.run('writeFound', shown, userId, signal);
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
    return { response: await this.searches.save(userId, response), answered: answered || results.length > 0 };
  }
}
