import { inCslStyle, type CslStyle } from '@veracite/formatting/csl/processor';
import { toHtml, toPlain } from '@veracite/formatting/markup';
import { inOtherStyle, OTHER_STYLES } from '@veracite/formatting/other-styles';
import { reference } from '@veracite/formatting/reference';
import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { parse } from '@veracite/parsing/parse';

export const WORKS_MAX = 100;

/** Start of an entry by format, and in numbered lists. */
const BEGINNING = /^[ \t]{0,8}(?:\[\d{1,4}\]|@[a-z]{1,30}[ \t]{0,4}[{(]|TY {2}-|PMID-|%0 |<record\b)/gim;

export interface Written {
  /** Absent when there is a fault. */
  citations?: { plain: string; html: string }[];
  fault?: 'too-many' | 'notes-only' | 'unreadable-style';
  /** Error of a style that cannot be read. */
  cause?: string;
}

/** Reads works and writes them in a style. @param csl of the operator's folder, when the style is none of ours */
export async function writeWorks(wanted: { text: string; style: string; csl?: CslStyle }): Promise<Written> {
  if ((wanted.text.match(BEGINNING)?.length ?? 0) > WORKS_MAX) return { fault: 'too-many' };
  const works = parse(wanted.text).map(({ csl }) => csl);
  if (works.length > WORKS_MAX) return { fault: 'too-many' };
  try {
    const entries = await entriesOf(works, wanted);
    if (wanted.csl && works.length > 0 && entries.every((entry) => entry === undefined)) return { fault: 'notes-only' };
    return { citations: entries.map((entry = '') => ({ plain: toPlain(entry), html: toHtml(entry) })) };
  } catch (error) {
    if (!wanted.csl) throw error;
    return { fault: 'unreadable-style', cause: String(error) };
  }
}

async function entriesOf(
  works: CslItem[],
  { style, csl }: { style: string; csl?: CslStyle },
): Promise<(string | undefined)[]> {
  const main = STYLES.find((main) => main === style);
  if (main) return works.map((work) => reference(work, main));
  const further = OTHER_STYLES.find((main) => main === style);
  if (further) return Promise.all(works.map((work) => inOtherStyle(work, further)));
  return csl ? inCslStyle(works, csl) : [];
}
