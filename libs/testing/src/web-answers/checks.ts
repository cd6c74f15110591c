import type { Check, CreatedCheck } from '@veracite/contracts/checks';
import type { VerificationResult } from '@veracite/contracts/citations';

/** A check of texts as the server returns it; `results` has undefined for each text without a result. */
export function checkOf(
  texts: readonly string[],
  results: readonly (VerificationResult | undefined)[] = [],
  over: Partial<Check> = {},
): Check {
  const settled = results.filter((result) => result !== undefined).length;
  return {
    id: 'k1',
    tool: 'citations',
    state: settled === texts.length ? 'finished' : 'running',
    options: { style: 'apa', depth: 'full', keep: true },
    entries: texts.map((raw, position) => ({
      position,
      raw,
      csl: { type: 'document' },
      doubts: [],
      included: true,
      ...(results[position] && { result: results[position] }),
    })),
    total: texts.length,
    included: texts.length,
    settled,
    cost: texts.length,
    createdAt: '2026-03-09T12:00:00.000Z',
    ...over,
  };
}

/** A check that the server has read from a text and that is not started. @param parsed how the text was read */
export function readCheck(texts: readonly string[], parsed: Partial<CreatedCheck['parsed']> = {}): CreatedCheck {
  const summary = `Read as one reference a line: ${texts.length}.`;
  return {
    ...checkOf(texts, [], { state: 'read' }),
    parsed: { format: 'text', layout: 'one-a-line', leftOut: [], summary, ...parsed },
  };
}
