import type { CitationRecord, CitationsPage } from '@veracite/contracts/citations';
import { incomplete, fake, valid } from './results';

export function record(n: number, over: Partial<CitationRecord> = {}): CitationRecord {
  const from = [valid, incomplete, fake][n % 3] ?? valid;
  return {
    id: `c${n}`,
    originalText: from.originalText,
    status: from.status,
    reason: from.reason ?? null,
    sourceLinks: from.sourceLinks,
    extractedDetails: from.extractedDetails ?? null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0) - n * 3_600_000).toISOString(),
    ...over,
  };
}

/** One page of a history of `total` records, as the server would cut it. */
export function historyPage(page: number, limit: number, total: number): CitationsPage {
  const totalPages = Math.ceil(total / limit);
  const count = Math.max(0, Math.min(limit, total - (page - 1) * limit));
  return {
    citations: Array.from({ length: count }, (_, index) => record((page - 1) * limit + index)),
    pagination: { page, limit, totalCount: total, totalPages, hasPrevPage: page > 1, hasNextPage: page < totalPages },
  };
}
