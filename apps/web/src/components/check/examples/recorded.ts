import type { VerificationResult } from '@veracite/contracts/citations';
import file from './recorded.json';

export interface WorkedExample {
  name: 'incomplete' | 'invalid' | 'retracted' | 'valid';
  result: VerificationResult;
}

/** What the checker made of four citations, as `npm run lab -- examples` wrote it down, and on which day. */
export const recorded = file as { computedAt: string; examples: WorkedExample[] };
