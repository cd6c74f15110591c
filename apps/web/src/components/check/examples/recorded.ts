import type { VerificationResult } from '@veracite/contracts/citations';
import file from './recorded.json';

export interface WorkedExample {
  name: 'incomplete' | 'invalid' | 'retracted' | 'valid';
  result: VerificationResult;
}

/** Results of four citations and their date, recorded by `npm run lab -- examples`. */
export const recorded = file as { computedAt: string; examples: WorkedExample[] };
