import type { CslItem, CslName } from '@veracite/model/csl';
import type { Evidence } from '@veracite/model/evidence';
import { fold } from '@veracite/text/fold';
import type { Standing } from './standing';
import type { Witness } from './witnesses';

/**
 * The list of authors that says most: every name, and given names where a record has them. Where the reference agrees
 * with records, only those are heard, for one poor record must not shorten a right list.
 */
export function bestNames(
  typed: CslItem,
  records: Witness[],
  evidence: Evidence | undefined,
  standing: Standing,
): { author: CslName[] | undefined; sources: string[] } {
  const signed = records.filter(({ csl }) => csl.author?.length);
  const agreeing = signed.filter(({ connector }) => evidence?.sources?.includes(connector));
  const heard = standing === 'agreed' && agreeing.length > 0 ? agreeing : agreed(signed);
  const [best] = [...heard].sort((a, b) => worth(b) - worth(a));
  if (!best) return { author: typed.author, sources: [] };
  // A list that its record calls cut; where a whole one agrees with a longer one typed, names were read in pieces.
  const isShorter = (best.csl.author?.length ?? 0) < (typed.author?.length ?? 0);
  if (standing === 'agreed' && isShorter && evidence?.code === 'record-cut')
    return { author: typed.author, sources: [] };
  const list = families(best.csl);
  const sources = heard.filter(({ csl }) => families(csl) === list).map(({ connector }) => connector);
  return { author: best.csl.author, sources };
}

/** The records whose list most of them have. */
function agreed(records: Witness[]): Witness[] {
  const often = (list: string) => records.filter(({ csl }) => families(csl) === list).length;
  const most = Math.max(0, ...records.map(({ csl }) => often(families(csl))));
  return most > 1 ? records.filter(({ csl }) => often(families(csl)) === most) : records;
}

const families = ({ author = [] }: CslItem): string =>
  author.map(({ family, literal }) => fold(family ?? literal ?? '')).join(' ');

/** Names first, then letters of given names; a list that its record calls cut counts least. */
function worth({ csl: { author = [] }, authorsTruncated }: Witness): number {
  const given = author.reduce((sum, name) => sum + Math.min(30, name.given?.length ?? (name.literal ? 10 : 0)), 0);
  return (authorsTruncated ? 0 : 1e6) + author.length * 1e3 + given / Math.max(1, author.length);
}
