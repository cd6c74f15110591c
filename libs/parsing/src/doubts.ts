import { yearOf, type CslItem } from '@veracite/model/csl';
import type { Identifiers } from '@veracite/model/identifiers';
import type { Doubt } from '@veracite/model/reference';
import { rightCharacter, WRONG_ENCODING } from '@veracite/text/wrong-encoding';

/** Longer entries, in characters, get a doubt. */
const LONG_ENTRY = 2000;

/** Types that are cited without an author. */
const AUTHORLESS = new Set<CslItem['type']>(['legal_case', 'legislation', 'standard', 'treaty', 'bill']);

/** Lists the doubts about a reference in any format. A bare identifier is complete. */
export function doubtsAbout(raw: string, csl: CslItem, identifiers: Identifiers, now: Date): Doubt[] {
  const doubts: Doubt[] = [];
  if (raw.length > LONG_ENTRY)
    doubts.push({
      code: 'too-long',
      message: `The entry has ${raw.length} characters; few references have over ${LONG_ENTRY}.`,
    });
  const wrong = raw.match(WRONG_ENCODING)?.find((written) => rightCharacter(written) !== undefined);
  if (wrong !== undefined || /\p{L}\ufffd/u.test(raw))
    doubts.push({ code: 'broken-entry', message: encodingFault(wrong) });
  if (!/[\p{L}\p{N}]/u.test(raw))
    return [...doubts, { code: 'unreadable', message: 'There is no word and no number in this entry.' }];
  const year = yearOf(csl);
  if (year !== undefined && year > now.getFullYear() + 1)
    doubts.push({ code: 'future-year', message: `The year ${year} is in the future.`, field: 'issued' });
  const isBare = !csl.title && !csl.author && Object.keys(identifiers).length > 0;
  if (isBare) return doubts;
  if (!csl.title) doubts.push({ code: 'no-title', message: 'No title was found.', field: 'title' });
  if (!csl.author && !csl.editor && !AUTHORLESS.has(csl.type))
    doubts.push({ code: 'no-author', message: 'No author was found.', field: 'author' });
  if (!csl.issued) doubts.push({ code: 'no-year', message: 'No year was found.', field: 'issued' });
  return doubts;
}

/** @param wrong characters that were read in the wrong encoding; undefined if they were lost */
const encodingFault = (wrong: string | undefined): string =>
  wrong === undefined
    ? 'Characters were lost when this text was saved or copied: "\ufffd" is in their place.'
    : `This text was saved in the wrong encoding: "${wrong}" should be "${rightCharacter(wrong) ?? ''}". Save it as UTF-8.`;
