import type { FindResponse, FoundWork } from '@veracite/contracts/find';

export const foundWork: FoundWork = {
  id: 'w1',
  title: 'Attention is all you need',
  authors: ['Ashish Vaswani', 'Noam Shazeer', 'Niki Parmar'],
  journal: 'Advances in Neural Information Processing Systems',
  year: 2017,
  volume: '30',
  pages: '5998–6008',
  abstract:
    'A network that turns one sequence into another and needs neither recurrence nor convolution: each position looks at all others by attention alone. It is trained in a fraction of the time, translates better than what came before from English to German and to French, and parses sentences as well, with much and with little to learn from.',
  doi: '10.48550/arxiv.1706.03762',
  url: 'https://arxiv.org/abs/1706.03762',
  confidence: 0.874,
  source: 'arXiv',
  formattedCitations: {
    apa: 'Vaswani, A., Shazeer, N., & Parmar, N. (2017). Attention is all you need. *Advances in Neural Information Processing Systems*, *30*.',
    mla: 'Vaswani, Ashish, et al. “Attention Is All You Need.” *Advances in Neural Information Processing Systems*, vol. 30, 2017.',
    chicago:
      'Vaswani, Ashish, Noam Shazeer, and Niki Parmar. “Attention Is All You Need.” *Advances in Neural Information Processing Systems* 30 (2017).',
  },
};

export const found: FindResponse = { totalFound: 1, searchTime: 840, query: {}, results: [foundWork] };
