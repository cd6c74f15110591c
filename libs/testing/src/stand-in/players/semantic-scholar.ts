import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, tail, type Player } from '../player';
import { arxivOf, fullName, isoOf, type Shelf } from '../shelf';

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

function byId(id: string, shelf: Shelf): CslItem | undefined {
  const [scheme = '', ...rest] = id.split(':');
  const value = rest.join(':');
  const kinds: Record<string, (value: string) => CslItem | undefined> = {
    DOI: shelf.byDoi,
    ARXIV: shelf.byArxiv,
    PMID: shelf.byPmid,
    PMCID: (digits) => shelf.byPmcid(`PMC${digits}`),
  };
  return kinds[scheme]?.(value);
}

export const semanticScholar: Player = {
  hosts: ['api.semanticscholar.org'],
  holds: () => true,
  answer({ path, query, body, headers }, shelf) {
    if (!headers['x-api-key']) return json({ message: 'Too Many Requests', code: '429' }, 429);
    if (path === '/graph/v1/paper/batch') {
      const { ids } = JSON.parse(body) as { ids: string[] };
      return json(ids.map((id) => byId(id, shelf)).map((item) => (item ? paper(item) : null)));
    }
    if (path === '/graph/v1/paper/search') {
      const data = shelf.search(query.get('query') ?? '', Number(query.get('limit') ?? 100)).map(paper);
      return json({ total: data.length, offset: 0, ...(data.length > 0 && { data }) });
    }
    const item = byId(tail(path, '/graph/v1/paper/') ?? '', shelf);
    return item ? json(paper(item)) : json({ error: 'Paper not found' }, 404);
  },
};
