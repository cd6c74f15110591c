import type { CslItem, CslName } from '@veracite/model/csl';
import type { Evidence } from '@veracite/model/evidence';
import { fold } from '@veracite/text/fold';
import type { Standing } from './field-standing';
import type { SourceRecord } from './source-records';

/**
 * Returns the most complete list of authors: most names first, then most of their given names. If the reference agrees
 * with some records, only those are used, so that one incomplete record does not shorten a correct list.
 */
export function bestNames(
  typed: CslItem,
  records: SourceRecord[],
  evidence: Evidence | undefined,
  standing: Standing,
): { author: CslName[] | undefined; sources: string[] } {
  const withAuthors = records.filter(({ csl }) => csl.author?.length);
  const agreeing = withAuthors.filter(({ connector }) => evidence?.sources?.includes(connector));
  const used = standing === 'agreed' && agreeing.length > 0 ? agreeing : agreed(withAuthors);
  const [best] = [...used].sort((a, b) => completeness(b) - completeness(a));
  if (!best) return { author: typed.author, sources: [] };
  // The record marks its list as cut. If a complete list is shorter than the typed one, names were parsed in pieces.
  const isShorter = (best.csl.author?.length ?? 0) < (typed.author?.length ?? 0);
  const isGroup = typed.author?.every(({ family }) => family === undefined) === true;
  if (standing === 'agreed' && (isShorter || isGroup) && evidence?.code === 'record-cut')
    return { author: typed.author, sources: [] };
  const list = families(best.csl);
  const sources = used.filter(({ csl }) => families(csl) === list).map(({ connector }) => connector);
  return { author: best.csl.author, sources };
}

/** Returns the records with the most common list of family names. */
function agreed(records: SourceRecord[]): SourceRecord[] {
  const often = (list: string) => records.filter(({ csl }) => families(csl) === list).length;
  const most = Math.max(0, ...records.map(({ csl }) => often(families(csl))));
  return most > 1 ? records.filter(({ csl }) => often(families(csl)) === most) : records;
}

const families = ({ author = [] }: CslItem): string =>
  author.map(({ family, literal }) => fold(family ?? literal ?? '')).join(' ');

/** Ranks a list by number of names, then by letters of given names. Lists marked as cut rank last. */
function completeness({ csl: { author = [] }, authorsTruncated }: SourceRecord): number {
  const given = author.reduce((sum, name) => sum + Math.min(30, name.given?.length ?? (name.literal ? 10 : 0)), 0);
  return (authorsTruncated ? 0 : 1e6) + author.length * 1e3 + given / Math.max(1, author.length);
}
