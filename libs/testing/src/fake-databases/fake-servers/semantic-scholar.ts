import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { arxivOf, fullName, isoOf, type Holdings } from '../holdings';

function paper(item: CslItem) {
  return {
    paperId: `s2-${item.DOI ?? item.title ?? ''}`,
    externalIds: { DOI: item.DOI, ArXiv: arxivOf(item), PubMed: item.PMID },
    title: item.title,
    authors: (item.author ?? []).map((name) => ({ authorId: '1', name: fullName(name) })),
    year: yearOf(item),
    publicationDate: isoOf(item)?.length === 10 ? isoOf(item) : null,
    venue: item['container-title'] ?? (arxivOf(item) ? 'arXiv.org' : ''),
    journal: { name: item['container-title'], volume: item.volume, pages: item.page },
    publicationTypes:
      item.type === 'paper-conference' ? ['Conference'] : item.type === 'book' ? ['Book'] : ['JournalArticle'],
    citationCount: 0,
    isOpenAccess: false,
  };
}

function byId(id: string, holdings: Holdings): CslItem | undefined {
  const [scheme = '', ...rest] = id.split(':');
  const value = rest.join(':');
  const kinds: Record<string, (value: string) => CslItem | undefined> = {
    DOI: holdings.byDoi,
    ARXIV: holdings.byArxiv,
    PMID: holdings.byPmid,
    PMCID: (digits) => holdings.byPmcid(`PMC${digits}`),
  };
  return kinds[scheme]?.(value);
}

export const semanticScholar: FakeServer = {
  hosts: ['api.semanticscholar.org'],
  holds: () => true,
  answer({ path, query, body, headers }, holdings) {
    if (!headers['x-api-key']) return json({ message: 'Too Many Requests', code: '429' }, 429);
    if (path === '/graph/v1/paper/batch') {
      const { ids } = JSON.parse(body) as { ids: string[] };
      return json(ids.map((id) => byId(id, holdings)).map((item) => (item ? paper(item) : null)));
    }
    if (path === '/graph/v1/paper/search') {
      const data = holdings.search(query.get('query') ?? '', Number(query.get('limit') ?? 100)).map(paper);
      return json({ total: data.length, offset: 0, ...(data.length > 0 && { data }) });
    }
    const item = byId(tail(path, '/graph/v1/paper/') ?? '', holdings);
    return item ? json(paper(item)) : json({ error: 'Paper not found' }, 404);
  },
};
