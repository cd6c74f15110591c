import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, tail, type FakeServer } from '../fake-server';
import { isDataCite, isoOf } from '../holdings';

function record(item: CslItem) {
  return {
    doi: item.DOI?.toLowerCase(),
    title: item.title,
    genre: item.type === 'article-journal' ? 'journal-article' : 'proceedings-article',
    year: yearOf(item),
    published_date: isoOf(item),
    publisher: item.publisher,
    journal_name: item['container-title'],
    journal_issns: item.ISSN ?? null,
    is_oa: false,
    oa_status: 'closed',
    z_authors: (item.author ?? []).map((name) =>
      name.literal ? { raw_author_name: name.literal } : { family: name.family, given: name.given },
    ),
  };
}

export const unpaywall: FakeServer = {
  hosts: ['api.unpaywall.org'],
  holds: (item) => item.DOI !== undefined && !isDataCite(item),
  answer({ path, query }, holdings) {
    if (!query.get('email'))
      return json({ error: true, message: 'Please use your own email address in API calls.' }, 422);
    const item = holdings.byDoi(tail(path, '/v2/') ?? '');
    return item ? json(record(item)) : json({ error: true, message: 'not found' }, 404);
  },
};
