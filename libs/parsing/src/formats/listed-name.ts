import type { CslName } from '@veracite/model/csl';
import { stripEnd } from '../strip';
import { readName } from '../names/read-name';

/** A company, not two people: "Jones and Sons", "Barnes & Noble". */
const FIRM = /^\p{L}[\p{L}.’'-]*(?:,? \p{L}[\p{L}.’'-]*)* (?:and|&) \p{L}[\p{L}.’'-]*$/u;
const FAMILY_FIRST = /^([\p{L}’'-]+), ([^,]+)$/u;
const CORPORATE = /^(?:inc|ltd|llc|plc|gmbh|corp|co|ag|sa|bv)\.?$/i;

/**
 * Reads a name on its own line, as reference managers write it (RIS, EndNote). A trailing or double comma marks an organization
 * ("World Health Organization,"; EndNote help, corporate authors). Otherwise the text before a single comma is a family name, even
 * in "Bank, John" and "王, 伟".
 */
export function readListedName(written: string): CslName | undefined {
  const text = written.replace(/\s+/g, ' ').trim();
  if (text.endsWith(',') || text.includes(',,')) {
    const literal = stripEnd(text, ', ').replace(/,{2,}/g, ',');
    return /[\p{L}\p{N}]/u.test(literal) ? { literal } : undefined;
  }
  if (FIRM.test(text) && !/\b\p{Lu}\./u.test(text)) return { literal: text };
  const [, family, given] = FAMILY_FIRST.exec(text) ?? [];
  const name = readName(text);
  return family && given && name?.literal && !CORPORATE.test(given) ? { family, given } : name;
}
