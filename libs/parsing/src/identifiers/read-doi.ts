import { normaliseDoi } from '@veracite/model/identifiers';
import { plainText } from '../plain/decode/plain-text';
import { findDois } from './doi/find-dois';

/** The DOI that a field holds, and what may be meant in its place. */
export interface DoiField {
  value: string;
  others: string[];
}

/**
 * Reads a field that is meant to hold one DOI, in whatever form: bare, an address, escaped for LaTeX, with a word before it or a tail
 * behind it. What is written without white space is taken whole before any part of it.
 * @returns undefined when no DOI is in it
 */
export function readDoi(written: string): DoiField | undefined {
  const readings = findDois(plainText(written).text).flatMap((found) => found.readings.map(({ value }) => value));
  const whole = normaliseDoi(written);
  const [value, ...others] = new Set(whole !== undefined && readings.includes(whole) ? [whole, ...readings] : readings);
  return value === undefined ? undefined : { value, others };
}
