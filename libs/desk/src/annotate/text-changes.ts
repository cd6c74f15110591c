import { fieldsToChange } from '@veracite/contracts/fields-to-change';
import type { VerificationResult } from '@veracite/contracts/citations';
import type { Evidence } from '@veracite/model/evidence';
import type { Field } from '@veracite/model/reference';

/** A change to the text of a reference: `text` replaces the part from `start` to `end`, or is inserted where both are equal. */
export interface TextChange {
  field: Field;
  start: number;
  end: number;
  text: string;
}

/** Fields that are written alike in every style. Others, such as names, follow the style of the list, which is not known. */
const WRITTEN_ALIKE: readonly Field[] = ['title', 'container-title', 'issued', 'volume', 'issue', 'page', 'publisher'];

/**
 * Returns the changes that make the text of a reference agree with the record: each wrong value that occurs in one place, and a missing
 * DOI at the end. They are in the order of the text.
 */
export function changesOf(
  raw: string,
  result: Pick<VerificationResult, 'status' | 'match' | 'evidence' | 'correctedFields' | 'parsed'>,
): TextChange[] {
  const wanted = fieldsToChange(result);
  const changes = result.evidence.flatMap((evidence): TextChange[] => {
    const { field, found = '' } = evidence;
    if (!wanted.includes(field)) return [];
    if (field === 'DOI' && evidence.agreement === 'missing')
      return [{ field, start: raw.length, end: raw.length, text: ` https://doi.org/${found}` }];
    const span = placeOf(raw, evidence, result.parsed.fields);
    return span ? [{ field, ...span, text: field === 'page' ? withDash(found, raw) : found }] : [];
  });
  return changes.sort((a, b) => a.start - b.start);
}

/** Returns the place of the cited value, if the field has one place with exactly this value. */
function placeOf(raw: string, { field, cited }: Evidence, fields: VerificationResult['parsed']['fields']) {
  const [span, ...others] = fields[field] ?? [];
  if (!span || others.length > 0 || cited === undefined) return undefined;
  if (field !== 'DOI' && !WRITTEN_ALIKE.includes(field)) return undefined;
  const start = withHyphens(raw.slice(span.start, span.end)).indexOf(withHyphens(cited));
  return start < 0 ? undefined : { start: span.start + start, end: span.start + start + cited.length };
}

const withHyphens = (text: string): string => text.replace(/[–—]/g, '-');

/** Writes a range of pages with the dash of the text. */
const withDash = (pages: string, raw: string): string => pages.replace(/[-–]/, /\d(--?|–|—)\d/.exec(raw)?.[1] ?? '–');
