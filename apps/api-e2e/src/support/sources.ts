import type { RegistryCatalog } from '@veracite/testing/fake-databases/registries/catalog';
import { TIDAL_RESEARCH } from '@veracite/testing/fake-databases/registries/tidal-research';
import type { FakeReply } from '@veracite/testing/fake-databases/fake-server';

const page = (body: string): FakeReply => ({
  type: 'text/html; charset=utf-8',
  body: `<!doctype html><html>${body}</html>`,
});
const away = (to: string): FakeReply => ({ status: 302, headers: { Location: to }, body: '' });

/** What the registries hold in these tests. */
export const REGISTERED: RegistryCatalog = {
  ...TIDAL_RESEARCH,
  authors: [
    {
      id: 'A1',
      name: 'Maren Voss',
      orcid: '0000-0002-1825-0097',
      hIndex: 42,
      worksCount: 120,
      citedByCount: 9_000,
      affiliations: [{ name: 'University of Leith' }],
      in: ['openalex'],
    },
    { id: 'A2', name: 'Maren Voss', worksCount: 2, in: ['openalex'] },
  ],
};

/** Websites of these tests, with the registry of their domains. */
export const SITES: Record<string, FakeReply> = {
  'tidal-research.org/': page(
    '<head><title>Annals of Tidal Research</title><meta name="citation_issn" content="0028-0836">' +
      '<meta name="citation_journal_title" content="Annals of Tidal Research"></head>' +
      '<body>Editorial board, peer review. <a href="/contact">Contact</a></body>',
  ),
  'moved.org/': away('https://tidal-research.org/'),
  'sly.org/inside': away('http://127.0.0.1:6379/'),
  'sly.org/metadata': away('http://169.254.169.254/latest/meta-data'),
  'sly.org/file': away('file:///etc/passwd'),
  'sly.org/gopher': away('gopher://127.0.0.1:70/'),
  'sly.org/loop': away('https://sly.org/loop'),
  'data.iana.org/rdap/dns.json': {
    body: JSON.stringify({ services: [[['org'], ['https://rdap.registry.org/']]] }),
  },
  'rdap.registry.org/domain/tidal-research.org': {
    type: 'application/rdap+json',
    body: JSON.stringify({ events: [{ eventAction: 'registration', eventDate: '2001-03-04T00:00:00Z' }] }),
  },
};
