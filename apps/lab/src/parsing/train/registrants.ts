import { hashText } from '@veracite/text/hash';

/** Returns true for the half of registrants that results are reported for. Rules are developed on the other half. */
export const isReported = (registrant: string): boolean => ((hashText(registrant) >>> 16) & 1) === 1;
