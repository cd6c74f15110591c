import { normalizeDoi } from '@veracite/model/identifiers';
import { plainText } from '../plain/decode/plain-text';
import { findDois } from './doi/find-dois';

/** The DOI in a field, and other possible readings. */
interface DoiField {
  value: string;
  others: string[];
}

/** Reads a field with one DOI, alone, as URL, in LaTeX or among words. Without spaces, the whole field is preferred. */
export function readDoi(written: string): DoiField | undefined {
  const readings = findDois(plainText(written).text).flatMap((found) => found.readings.map(({ value }) => value));
  const whole = normalizeDoi(written);
  const [value, ...others] = new Set(whole !== undefined && readings.includes(whole) ? [whole, ...readings] : readings);
  return value === undefined ? undefined : { value, others };
}
