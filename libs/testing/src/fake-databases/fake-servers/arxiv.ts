import { yearOf, type CslItem } from '@veracite/model/csl';
import { searchEither } from '../either';
import { element, inXml, type FakeServer } from '../fake-server';
import { arxivOf, fullName, isoOf } from '../holdings';

function entry(item: CslItem, isWithdrawn: boolean): string {
  const date = `${(isoOf(item) ?? '').length === 10 ? isoOf(item) : `${yearOf(item) ?? 2000}-01-01`}T00:00:00Z`;
  const authors = (item.author ?? []).map((name) => `<author>${element('name', fullName(name))}</author>`).join('\n');
  return `<entry><id>http://arxiv.org/abs/${arxivOf(item) ?? ''}v1</id><updated>${date}</updated><published>${date}</published>
<title>${inXml(item.title)}</title><summary>${inXml(item.abstract ?? 'A summary.')}</summary>${authors}
${isWithdrawn ? '<arxiv:comment xmlns:arxiv="http://arxiv.org/schemas/atom">This paper has been withdrawn by the authors</arxiv:comment>' : ''}
<arxiv:primary_category xmlns:arxiv="http://arxiv.org/schemas/atom" term="cs.LG" scheme="http://arxiv.org/schemas/atom"/></entry>`;
}

function wordsOf(query: string): string {
  return query.replace(/\b(?:ti|au|all|abs):|\b(?:AND|OR)\b/g, ' ').replace(/_/g, ' ');
}

export const arxiv: FakeServer = {
  hosts: ['export.arxiv.org'],
  holds: (item) => arxivOf(item) !== undefined,
  answer({ query }, holdings, updatesOf) {
    const ids = (query.get('id_list') ?? '').split(',').filter(Boolean);
    const most = Number(query.get('max_results') ?? 10);
    const found =
      ids.length > 0
        ? ids.map((id) => holdings.byArxiv(id)).filter((item) => item !== undefined)
        : searchEither(query.get('search_query') ?? '', holdings, most, wordsOf);
    const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">ArXiv Query</title>
<opensearch:totalResults xmlns:opensearch="http://a9.com/-/spec/opensearch/1.1/">${found.length}</opensearch:totalResults>
${found.map((item) => entry(item, updatesOf(item.DOI, 'arxiv').length > 0)).join('\n')}</feed>`;
    return { type: 'application/atom+xml; charset=UTF-8', body: feed };
  },
};
