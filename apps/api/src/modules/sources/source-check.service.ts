import { Inject, Injectable } from '@nestjs/common';
import { redisCache } from '@veracite/connectors/runtime/cache-redis';
import { inProcessCache, type CacheStore } from '@veracite/connectors/runtime/cache-store';
import type { SourceCheckData } from '@veracite/contracts/source-check';
import { AddressRefused, type SourceAnswer, type SourceChecker } from '@veracite/verification/reputation/port';
import type { Redis } from 'ioredis';
import { badRequest } from '../../platform/problem/problem';
import { REDIS } from '../../platform/queue/redis';
import type { SourceCheckDto, Urgency } from './dto';

/** Injects the pipeline of one source check. */
export const SOURCE_CHECKER = Symbol('source-checker');

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

  constructor(
    @Inject(SOURCE_CHECKER) private readonly checker: SourceChecker,
    @Inject(REDIS) redis: Redis | undefined,
  ) {
    this.cache = redis ? redisCache(redis) : inProcessCache();
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
