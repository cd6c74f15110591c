import { Injectable, SetMetadata, UseGuards, applyDecorators } from '@nestjs/common';
import { ApiResponse, ApiHeader } from '@nestjs/swagger';
import { ThrottlerGuard, type ThrottlerRequest } from '@nestjs/throttler';
import type { Request, Response } from 'express';
import { networkOf } from './network';
import { tooMany } from '../problem/problem';

/** Names of the limits: billable requests, expensive free ones, parsing of text, pings, new accounts, and mails. */
export type RateLimit = 'checks' | 'computing' | 'parses' | 'pings' | 'signups' | 'mail';

const RATE_LIMIT = 'rate-limit';

/** Counts requests by user, or by network for visitors, over all routes that share a limit. */
@Injectable()
export class RateLimitGuard extends ThrottlerGuard {
  /** Counts a request after validation, which runs after guards. @throws Problem 429 with the seconds to wait */
  async count(name: RateLimit, request: Request): Promise<void> {
    const throttler = this.throttlers.find((throttler) => throttler.name === name);
    if (!throttler) throw new Error(`There is no limit called ${name}.`);
    await this.increment(name, Number(throttler.limit), Number(throttler.ttl), request);
  }

  protected override async handleRequest({ context, throttler, limit, ttl }: ThrottlerRequest): Promise<boolean> {
    const name = throttler.name as RateLimit;
    if (this.reflector.get(RATE_LIMIT, context.getHandler()) !== name) return true;
    const http = context.switchToHttp();
    await this.increment(name, limit, ttl, http.getRequest<Request>(), http.getResponse<Response>());
    return true;
  }

  protected override getTracker({ user, ip }: Partial<Request>): Promise<string> {
    return Promise.resolve((user as { id: string } | undefined)?.id ?? networkOf(ip ?? ''));
  }

  protected override generateKey(_context: unknown, tracker: string, name: string): string {
    return `veracite:limit:${name}:${tracker}`;
  }

  /** @param response receives the `RateLimit-*` headers of the IETF draft */
  private async increment(name: RateLimit, limit: number, ttl: number, request: Request, response?: Response) {
    const key = this.generateKey(undefined, await this.getTracker(request), name);
    const counted = await this.storageService.increment(key, ttl, limit, 0, name);
    response?.setHeader('RateLimit-Limit', String(limit));
    response?.setHeader('RateLimit-Remaining', String(Math.max(0, limit - counted.totalHits)));
    response?.setHeader('RateLimit-Reset', String(Math.max(0, counted.timeToExpire)));
    if (counted.isBlocked) throw tooMany(counted.timeToBlockExpire);
  }
}

/** Counts every request of a route against a limit. */
export function RateLimited(name: RateLimit) {
  return applyDecorators(
    SetMetadata(RATE_LIMIT, name),
    UseGuards(RateLimitGuard),
    ApiResponse({ status: 429, description: 'Too many requests' }),
  );
}

/** Marks a route that is free and uses much processor time. */
export function CpuBound() {
  return applyDecorators(
    RateLimited('computing'),
    ApiResponse({ status: 422, description: 'More than can be read at once' }),
  );
}

/** Marks a route that costs credits. */
export function Billable() {
  return applyDecorators(
    RateLimited('checks'),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description: 'A repeat with the same key is answered and charged once',
    }),
    ApiResponse({ status: 402, description: 'Too few credits' }),
  );
}
