import type { VerificationResult } from './citations';

/** Fields that the records of most works have, so that a value without confirmation is shown at once. */
const NUMBERS = ['volume', 'issue', 'page', 'number'];

/** Returns the volume, issue, pages and article number of a valid reference that no record confirms. */
export const unconfirmedNumbers = ({ status, evidence = [] }: VerificationResult): VerificationResult['evidence'] =>
  status === 'valid' ? evidence.filter(({ field, agreement }) => agreement === 'extra' && NUMBERS.includes(field)) : [];
