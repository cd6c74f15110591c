import type { CslItem } from '@veracite/model/csl';
import { correct } from '@veracite/formatting/correct';
import { findData } from '../../harness/data';
import { inventedWork } from '@veracite/testing/invented-catalog';
import { withOneIsbn } from '../../harness/shares';

const REAL = 'works/crossref-2022.jsonl.gz';
const INVENTED = 8_000;

/** Returns the works that the databases have: real ones where the measuring data is available, otherwise invented ones. */
export function catalog(): { works: CslItem[]; from: string } {
  const { data } = findData([REAL]);
  if (!data || data.isSample)
    return { works: Array.from({ length: INVENTED }, (_, number) => inventedWork(number)), from: 'invented works' };
  const isCited = ({ title, author, issued }: CslItem) => Boolean(title && author?.[0]?.family && issued);
  const works = data.rows<CslItem>(REAL).filter(isCited).map(withOneIsbn);
  return { works, from: 'real works' };
}

/** Formats a work as users write references: every second one has its DOI. */
export function formatReference(item: CslItem, index: number): string {
  const { DOI: doi, ISBN: _isbn, PMID: _pmid, URL: _url, ...rest } = item;
  const text = correct(rest).apa.replace(/\*/g, '').slice(0, 1_900);
  return doi && index % 2 === 0 ? `${text} https://doi.org/${doi}` : text;
}
