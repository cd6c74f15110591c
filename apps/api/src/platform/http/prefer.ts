import type { Request } from 'express';

/** Returns true when the client prefers an answer before the work has ended (RFC 7240). */
export const prefersAsync = (request: Request): boolean => /\brespond-async\b/i.test(request.get('Prefer') ?? '');
