import type { Watch, WatchDetail } from '@veracite/contracts/watches';
import type { Webhook, WebhookDelivery } from '@veracite/contracts/webhooks';

export const thesis: Watch = {
  id: 'w1',
  name: 'Thesis',
  address: 'https://raw.repository.org/ada/thesis/main/refs.bib',
  every: 'week',
  mail: true,
  active: true,
  createdAt: '2026-10-01T10:00:00.000Z',
  askedAt: '2026-11-20T10:00:00.000Z',
  nextAt: '2036-11-27T10:00:00.000Z',
  fault: null,
  works: 132,
  unheard: 2,
  unwatched: ['Nobody (1999). A book without identifiers', 'Somebody (2003). A report of 300 pages'],
  unwatchedCount: 2,
  consulted: [
    { source: 'Crossref', answered: 132, failed: 0 },
    { source: 'OpenAlex', answered: 120, failed: 12 },
  ],
  news: 3,
  feed: '/api/watches/feed/w1.sig',
};

export const review: Watch = {
  ...thesis,
  id: 'w2',
  name: 'Review of 2024',
  address: null,
  active: false,
  nextAt: null,
  works: 1,
  unheard: 0,
  unwatched: [],
  unwatchedCount: 0,
  news: 0,
  feed: '/api/watches/feed/w2.sig',
};

export const thesisDetail: WatchDetail = {
  ...thesis,
  watched: [],
  events: [
    {
      id: 'n1',
      kind: 'retracted',
      label:
        'Wakefield, Murch et al. (1998). Ileal-lymphoid-nodular hyperplasia, non-specific colitis, and pervasive developmental disorder in children',
      identifiers: { doi: '10.1016/s0140-6736(97)11096-0' },
      doi: '10.1016/s0140-6736(10)60175-4',
      source: 'Crossref',
      preexisting: true,
      reportedAt: '2026-10-01T10:00:05.000Z',
    },
    {
      id: 'n2',
      kind: 'corrected',
      label: 'LeCun, Bengio et al. (2015). Deep learning',
      identifiers: { doi: '10.1038/nature14539' },
      doi: '10.1038/nature14539-c1',
      source: 'Crossref',
      preexisting: false,
      reportedAt: '2026-11-13T10:00:05.000Z',
    },
    {
      id: 'n3',
      kind: 'published',
      label: 'Vaswani, Shazeer et al. (2017). Attention is all you need',
      identifiers: { arxiv: '1706.03762' },
      doi: '10.5555/3295222.3295349',
      source: 'arXiv',
      preexisting: false,
      reportedAt: '2026-11-20T10:00:05.000Z',
    },
  ],
};

export const hook: Webhook = {
  id: 'h1',
  url: 'https://editor.example.com/hooks/veracite',
  events: ['batch.finished', 'watch.news'],
  active: true,
  createdAt: '2026-11-01T10:00:00.000Z',
};

export const delivery: WebhookDelivery = {
  id: 'd1',
  event: 'batch.finished',
  state: 'failed',
  attempts: 8,
  lastStatus: 503,
  lastFault: 'status 503',
  createdAt: '2026-11-21T10:00:00.000Z',
  nextAt: null,
  deliveredAt: null,
  payload: {},
};
