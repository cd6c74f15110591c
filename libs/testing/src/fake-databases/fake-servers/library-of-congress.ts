import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { invertedName, numberOf } from '../holdings';

function result(item: CslItem) {
  const names = (item.author ?? item.editor ?? []).map(invertedName);
  return {
    id: `http://www.loc.gov/item/9400${numberOf(item)}/`,
    title: item.title,
    date: String(yearOf(item) ?? ''),
    contributor: names.map((name) => name.toLowerCase()),
    number_lccn: [`9400${numberOf(item)}`],
    original_format: ['book'],
    item: {
      title: item.title,
      date: String(yearOf(item) ?? ''),
      contributors: names,
      created_published: [`${item['publisher-place'] ?? ''} : ${item.publisher ?? ''}, ${yearOf(item) ?? ''}`],
    },
  };
}

export const libraryOfCongress: FakeServer = {
  hosts: ['www.loc.gov'],
  holds: (item) => item.type === 'book',
  answer({ query }, holdings) {
    const results = holdings.search(query.get('q') ?? '', Number(query.get('c') ?? 25)).map(result);
    return json({ results, pagination: { total: results.length } });
  },
};
