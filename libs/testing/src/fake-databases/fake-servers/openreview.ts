import { yearOf, type CslItem } from '@veracite/model/csl';
import { json, type FakeServer } from '../fake-server';
import { fullName, numberOf } from '../holdings';

const note = (item: CslItem) => ({
  id: `or${numberOf(item)}`,
  forum: `or${numberOf(item)}`,
  cdate: Date.UTC(yearOf(item) ?? 2020, 0, 1),
  content: {
    title: { value: item.title },
    authors: { value: (item.author ?? []).map(fullName) },
    venue: { value: `${item['container-title'] ?? ''} ${yearOf(item) ?? ''} poster` },
    venueid: { value: 'ICLR.cc/Conference' },
  },
});

export const openreview: FakeServer = {
  hosts: ['api2.openreview.net'],
  holds: (item) =>
    /learning representations|\biclr\b|transactions on machine learning/i.test(item['container-title'] ?? ''),
  answer({ query }, holdings) {
    const found = holdings.search(query.get('term') ?? '', Number(query.get('limit') ?? 25));
    return json({ notes: found.map(note), count: found.length });
  },
};
