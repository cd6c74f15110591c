import { parseOne } from '@veracite/parsing/parse';
import { dateOf, yearOf, type CslItem } from '@veracite/model/csl';
import type { WorkNotice } from '@veracite/model/work';
import type { Update } from '@veracite/testing/fake-databases/updates';
import type { MeasuringData } from '../../harness/data';
import { halfHash } from '../../harness/shares';
import { retractionOf } from '../../../../cli/src/import/retraction-watch';
import { apaOf } from '../renderings';
import SIDES from './sides.json';

/** Files that the set is made of. */
export const NOTICE_FILES = ['works/crossref-2022.jsonl.gz', 'sources/retractions.tsv.gz'];

/** A notice of retraction that one side alone has. */
export interface NoticeCase {
  /** A database, or 'library', on its record of the work or of the notice: "pubmed notice". */
  side: string;
  /** How references name the work. */
  cited: string;
  work: CslItem;
  notice: CslItem;
  updates: Update[];
  listed: WorkNotice[];
}

/** Makes notices about real works. Their DOIs are those of real notices. */
export function noticeCases(data: MeasuringData): NoticeCase[] {
  const works = data
    .rows<CslItem>('works/crossref-2022.jsonl.gz')
    .filter(isArticle)
    .sort((a, b) => halfHash(a.DOI ?? '') - halfHash(b.DOI ?? ''));
  const notices = data.table('sources/retractions.tsv.gz').flatMap(({ notice_doi: doi }) => doi || []);
  const sides = SIDES.flatMap((row) => new Array<(typeof SIDES)[number]>(row.cases).fill(row));
  const medical = works.filter(isMedical);
  const others = works.filter((item) => !isMedical(item));
  // The sample has fewer works.
  return sides.flatMap(({ side, cited }, index) => {
    const work = (/pubmed|pmc/.test(side) ? medical : others)[index];
    const notice = notices[Math.floor((index * notices.length) / sides.length)];
    return work && notice ? caseOf(side, cited, work, notice, index) : [];
  });
}

const isArticle = ({ type, title = '', author = [], issued, ...item }: CslItem): boolean =>
  type === 'article-journal' &&
  title.split(' ').length > 5 &&
  author.some(({ family }) => family) &&
  [issued, item.DOI, item['container-title'], item.volume, item.page].every(Boolean);

/** MEDLINE has works of medicine alone. */
const isMedical = ({ title = '', 'container-title': journal = '' }: CslItem): boolean =>
  /\b(?:patients?|clinical|disease|cancer|surgery|surgical|nurs\w+)\b/i.test(`${title} ${journal}`);

function caseOf(side: string, cited: string, item: CslItem, doi: string, index: number): NoticeCase {
  const work = { ...item, ...identifiersIn(side, index) };
  const year = (yearOf(work) ?? 2022) + 1;
  const { abstract: _abstract, ...described } = work;
  const notice: CslItem = {
    ...described,
    title: `Retraction: ${work.title ?? ''}`,
    issued: dateOf(year),
    page: '1',
    DOI: doi,
    PMID: String(39_000_000 + index),
  };
  const row = { doi: work.DOI ?? '', nature: 'retraction', notice_doi: doi };
  const update = { of: work.DOI ?? '', type: 'retraction', notice: doi, year, reportedBy: [side] } as Update;
  return {
    side,
    cited,
    work,
    notice,
    updates: side === 'library' ? [] : [update],
    listed: side === 'library' ? (retractionOf(row).notices ?? []) : [],
  };
}

/** Preprints have DOIs of their servers. */
function identifiersIn(side: string, index: number): Partial<CslItem> {
  const number = String(10_000 + index);
  if (side === 'arxiv') return { type: 'article', DOI: `10.48550/arXiv.2203.${number}`, 'container-title': 'arXiv' };
  if (side === 'biorxiv')
    return { type: 'article', DOI: `10.1101/2022.03.04.4${number}`, 'container-title': 'bioRxiv' };
  return { PMID: String(35_000_000 + index) };
}

/** Writes a reference to a work as it is cited in the case. */
export function citing(item: CslItem, cited: string) {
  const { DOI: doi, ...rest } = item;
  const pmid = cited === 'pmid' ? ` PMID: ${item.PMID ?? ''}` : '';
  return parseOne(`${apaOf(cited === 'doi' ? { ...rest, DOI: doi } : rest)}${pmid}`);
}
