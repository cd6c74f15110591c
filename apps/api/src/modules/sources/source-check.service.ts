import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Registries } from '@veracite/connectors/registries/registries';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { inProcessCache, type CacheStore } from '@veracite/connectors/runtime/cache-store';
import type { Sources } from '@veracite/connectors/sources';
import type { SourceCheckData } from '@veracite/contracts/source-check';
import type { LocalLibrary } from '@veracite/library/create';
import { readJournalNumbers } from '@veracite/reputation/facts/journals';
import { readLists } from '@veracite/reputation/facts/lists';
import { readPublishers } from '@veracite/reputation/facts/publishers';
import { readPage } from '@veracite/reputation/web/page';
import { createDomainAges } from '@veracite/reputation/web/rdap';
import { createSourceChecker } from '@veracite/verification/reputation/checker';
import { AddressRefused, type SourceAnswer, type SourceChecker } from '@veracite/verification/reputation/port';
import type { Redis } from 'ioredis';
import { type Config, CONFIG } from '../../platform/config/schema';
import { badRequest } from '../../platform/problem/problem';
import { REDIS } from '../../platform/queue/redis';
import { Threads } from '../../platform/threads/threads';
import { REGISTRIES, SOURCES } from '../connectors/tokens';
import { LIBRARY } from '../library/tokens';
import type { SourceCheckDto, Urgency } from './dto';

/** Version of cached reports. Increase it when weights, lists or the format of a report change. */
const VERSION = 1;
const COMPLETE_SECONDS = 24 * 3_600;
/** Seconds for which a report is cached when a registry did not answer. */
const PARTIAL_SECONDS = 10 * 60;
const PATIENCE_MS: Record<Urgency, number> = { low: 15_000, medium: 8_000, high: 4_000 };

type Report = Omit<SourceCheckData, 'inputValue' | 'verificationTime' | 'cacheHit'>;

/** Checks sources, and caches the reports. */
@Injectable()
export class SourceChecks {
  private readonly cache: CacheStore;
  private readonly checker: SourceChecker;

  constructor(
    @Inject(SOURCES) sources: Sources,
    @Inject(REGISTRIES) registries: Registries,
    @Inject(LIBRARY) library: LocalLibrary,
    @Inject(CONFIG) config: Config,
    @Inject(REDIS) redis: Redis | undefined,
    threads: Threads,
  ) {
    this.cache = redis ? redisCache(redis) : inProcessCache();
    const guard = { upstream: config.UPSTREAM_ORIGIN };
    this.checker = createSourceChecker({
      sources,
      registries,
      library,
      imported: library.listings,
      numbersOf: readJournalNumbers(),
      lists: readLists(),
      publishers: readPublishers(),
      readPage: (address) => readPage(address, guard),
      // The user is not known here, so each page has its own key in the fair queue.
      readSignals: (html) => threads.run('pageSignalsOf', [html], randomUUID()),
      domains: createDomainAges(guard),
    });
  }

  /** @returns the report, which is not cached if no source answered. @throws Problem 400 for a refused URL */
  async check(
    { input, inputType = 'url', options = {} }: SourceCheckDto,
    signal?: AbortSignal,
  ): Promise<SourceCheckData> {
    const start = Date.now();
    const { urgency = 'medium', ...wanted } = options;
    const key = `source:${VERSION}:${JSON.stringify([input.toLowerCase(), inputType, wanted])}`;
    const known = await this.cache.get(key);
    const report =
      known === undefined
        ? await this.ask({ input, inputType, ...wanted }, PATIENCE_MS[urgency], key, signal)
        : (JSON.parse(known) as Report);
    return {
      ...report,
      ...(known !== undefined && { apiCallsMade: 0 }),
      inputValue: input,
      verificationTime: Date.now() - start,
      cacheHit: known !== undefined,
    };
  }

  private async ask(
    question: Parameters<SourceChecker['check']>[0],
    timeoutMs: number,
    key: string,
    signal?: AbortSignal,
  ): Promise<Report> {
    const answer = await this.checker.check(question, { signal, timeoutMs }).catch((fault: unknown) => {
      if (fault instanceof AddressRefused) throw badRequest(fault.message, '/input');
      throw fault;
    });
    const report = reportOf(answer);
    if (!answer.answered) return report;
    const partial = answer.outcomes.some(({ outcome }) => outcome === 'failed' || outcome === 'skipped');
    await this.cache.set(key, JSON.stringify(report), partial ? PARTIAL_SECONDS : COMPLETE_SECONDS);
    return report;
  }
}

function reportOf({ report, inputType, outcomes }: SourceAnswer): Report {
  return {
    ...report,
    inputType,
    apiCallsMade: outcomes.filter(({ sent }) => sent).length,
    verificationSources: [
      ...new Set(outcomes.flatMap(({ source, outcome }) => (outcome === 'answered' ? [source] : []))),
    ],
    consulted: outcomes.map(({ source, outcome, problem, ms }) => ({
      source,
      outcome,
      ...(problem && { problem }),
      ms,
    })),
  };
}
