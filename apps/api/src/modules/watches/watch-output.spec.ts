import type { WatchNews } from '@veracite/contracts/watches';
import { XMLValidator } from 'fast-xml-parser';
import { atomFeed } from './feed';
import { newsMail } from './watch-mail';
import { labelOf, watchedReferences } from './watched-list';

const news = (more: Partial<WatchNews>): WatchNews => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'corrected',
  label: 'Ada (1843). Notes',
  identifiers: { doi: '10.1000/a' },
  doi: '10.1000/c',
  date: { 'date-parts': [[2026, 3, 4]] },
  source: 'Crossref',
  preexisting: false,
  reportedAt: '2026-03-05T00:00:00.000Z',
  ...more,
});

const feedOf = (label: string, name = 'Thesis') =>
  atomFeed({
    id: 'w',
    name,
    createdAt: '2026-01-01T00:00:00.000Z',
    self: 'https://x.org/f?a&b',
    page: 'https://x.org/',
    news: [news({ label })],
  });

test.each([
  ['markup', '</title><script>alert(1)</script>'],
  ['an ampersand', 'A & B "quoted" \'so\''],
  ['controls', 'a\u0000b\u0008c\u001bd'],
  ['a lone surrogate', 'x\ud83d'],
  ['the end of a CDATA section', ']]>'],
])('a title with %s leaves the feed well-formed', (_name, label) => {
  const feed = feedOf(label, label);
  expect(XMLValidator.validate(feed)).toBe(true);
  expect(feed).not.toContain('<script>');
});

test('a mail names each event by its kind, and a line break in a name adds no header', () => {
  const unsubscribe = { post: 'https://x.org/p', page: 'https://x.org/u' };
  const { subject, text } = newsMail({
    to: 'ada@example.org',
    watchName: 'Thesis\r\nBcc: eve@example.org',
    news: [news({}), news({ kind: 'published', doi: '10.1000/v', source: 'arXiv' })],
    page: 'https://x.org/watch',
    unsubscribe,
    messageId: '<1@x.org>',
  });
  expect(subject).toBe('Thesis Bcc: eve@example.org: 2 events');
  expect(text).toContain('was corrected (2026-03-04), according to Crossref.\n  https://doi.org/10.1000/c');
  expect(text).toContain('is a preprint that has been published (2026-03-04), according to arXiv.');
  expect(text).not.toMatch(/retract/i);
});

test('a work is watched once, by its most permanent identifier; entries without one are listed', () => {
  const csl = { type: 'article-journal', title: 'On X' } as const;
  const list = watchedReferences([
    { csl, raw: 'a', identifiers: { doi: '10.1000/a', pmid: '1' } },
    { csl, raw: 'b', identifiers: { doi: '10.1000/a' } },
    { csl, raw: 'c', identifiers: { isbn: '9780262035613' } },
    { csl: { type: 'document' }, raw: '  no   title ', identifiers: {} },
  ]);
  expect(list.works.map(({ key }) => key)).toEqual(['doi:10.1000/a']);
  expect(list.unwatched).toEqual(['On X', 'no title']);
  expect(labelOf({ ...csl, author: [{ family: 'A' }, { family: 'B' }, { literal: 'C' }] }, '')).toBe(
    'A, B et al. On X',
  );
});
