import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { firstPage, fullName, isoOf, lastPage, type Holdings } from '../holdings';
import type { UpdatesOf } from '../updates';

const TYPES: Partial<Record<CslItem['type'], string>> = {
  'article-journal': 'article',
  'paper-conference': 'conference-paper',
  article: 'preprint',
  book: 'book',
  chapter: 'book-chapter',
  thesis: 'dissertation',
  dataset: 'dataset',
  report: 'report',
};

function record(item: CslItem, updatesOf: UpdatesOf) {
  const isNotice = updatesOf(item.DOI, 'openalex', 'notice').length > 0;
  return {
    id: `https://openalex.org/W${Math.abs(hash(item.DOI ?? item.title ?? ''))}`,
    doi: item.DOI ? `https://doi.org/${item.DOI.toLowerCase()}` : null,
    title: item.title,
    display_name: item.title,
    type: TYPES[item.type] ?? 'other',
    authorships: (item.author ?? [])
      .slice(0, 100)
      .map((name) => ({ raw_author_name: fullName(name), author: { display_name: fullName(name) } })),
    publication_year: yearOf(item),
    publication_date: isoOf(item)?.length === 10 ? isoOf(item) : `${yearOf(item) ?? ''}-01-01`,
    primary_location: {
      source: {
        display_name: item['container-title'],
        issn: item.ISSN ? [item.ISSN] : null,
        host_organization_name: item.publisher,
      },
    },
    biblio: {
      volume: item.volume ?? null,
      issue: item.issue ?? null,
      first_page: firstPage(item) ?? null,
      last_page: lastPage(item) ?? null,
    },
    ids: { pmid: item.PMID && `https://pubmed.ncbi.nlm.nih.gov/${item.PMID}` },
    cited_by_count: 0,
    abstract_inverted_index: item.abstract && positionsOf(item.abstract),
    // Notices have the flag too.
    ...(isNotice && { type: 'retraction' }),
    is_retracted: isNotice || updatesOf(item.DOI, 'openalex').some(({ type }) => type === 'retraction'),
  };
}

/** Returns the positions of each word. */
function positionsOf(text: string): Record<string, number[]> {
  const positions: Record<string, number[]> = {};
  text.split(' ').forEach((word, index) => (positions[word] ??= []).push(index));
  return positions;
}

function hash(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) | 0;
  return sum;
}

const list = (items: CslItem[], updatesOf: UpdatesOf) =>
  json({ meta: { count: items.length }, results: items.map((item) => record(item, updatesOf)) });

export const openalex: FakeServer = {
  hosts: ['api.openalex.org'],
  holds: (item) => item.DOI !== undefined || item.PMID !== undefined,
  answer({ path, query }, holdings: Holdings, updatesOf: UpdatesOf) {
    const id = tail(path, '/works/');
    if (id) {
      const value = id.replace(/^(?:doi|pmid|pmcid):/, '');
      const item = id.startsWith('pmid:')
        ? holdings.byPmid(value)
        : (holdings.byPmcid(`PMC${value}`) ?? holdings.byDoi(value));
      return item ? json(record(item, updatesOf)) : json({ error: '404', message: 'not found' }, 404);
    }
    const filter = query.get('filter');
    if (filter?.startsWith('doi:')) {
      const dois = filter.slice(4).split('|');
      if (dois.length > 100) return json({ error: 'Invalid query parameters error.', message: 'too many values' }, 400);
      return list(
        dois.map((doi) => holdings.byDoi(doi)).filter((item) => item !== undefined),
        updatesOf,
      );
    }
    return list(
      holdings.search(query.get('search') ?? '', Number(query.get('per-page') ?? query.get('per_page') ?? 25)),
      updatesOf,
    );
  },
};
