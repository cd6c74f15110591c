import type { CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { initials, isDataCite, isoOf, numberOf } from '../holdings';

/** The view of a key without a subscription: the first author alone. */
function entry(item: CslItem) {
  const first = item.author?.[0];
  return {
    eid: `2-s2.0-850000${numberOf(item)}`,
    'dc:title': item.title,
    'dc:creator': first && `${first.family ?? first.literal ?? ''} ${initials(first)}.`,
    'prism:publicationName': item['container-title'],
    'prism:coverDate': isoOf(item)?.padEnd(10, '-01').slice(0, 10),
    'prism:volume': item.volume,
    'prism:issueIdentifier': item.issue,
    'prism:pageRange': item.page ?? null,
    'prism:issn': item.ISSN?.replace('-', ''),
    'prism:doi': item.DOI,
    subtype: item.type === 'paper-conference' ? 'cp' : 'ar',
    'citedby-count': '0',
    openaccessFlag: false,
  };
}

export const scopus: FakeServer = {
  hosts: ['api.elsevier.com'],
  holds: (item) => item.DOI !== undefined && !isDataCite(item),
  answer({ query, headers }, holdings) {
    if (!headers['x-els-apikey'])
      return json({ 'service-error': { status: { statusCode: 'AUTHORIZATION_ERROR' } } }, 401);
    const q = query.get('query') ?? '';
    const dois = [...q.matchAll(/DOI\("([^"]+)"\)/g)].map((match) => match[1] ?? '');
    const found =
      dois.length > 0
        ? dois.map((doi) => holdings.byDoi(doi)).filter((item) => item !== undefined)
        : holdings.search(q.replace(/\b(?:TITLE|AUTH|ALL|AND)\b/g, ' '), Number(query.get('count') ?? 25));
    const none = [{ '@_fa': 'true', error: 'Result set was empty' }];
    return json({
      'search-results': {
        'opensearch:totalResults': String(found.length),
        entry: found.length > 0 ? found.map(entry) : none,
      },
    });
  },
};
