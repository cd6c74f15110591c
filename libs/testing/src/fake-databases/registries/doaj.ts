import { json, tail } from '../fake-server';
import { byIssn, byWords, knownTo, titlesOf, type CatalogJournal } from './catalog';
import type { RegistryServer } from './registry-server';

const journal = (it: CatalogJournal) => ({
  id: it.id ?? it.issns[0],
  bibjson: {
    title: it.title,
    alternative_title: it.alternativeTitles?.[0],
    eissn: it.issns[0],
    pissn: it.issns[1],
    publisher: { name: it.publisher },
    apc: {
      has_apc: it.charges?.charged ?? false,
      max: it.charges?.price === undefined ? [] : [{ price: it.charges.price, currency: it.charges.currency }],
    },
    editorial: { review_process: it.reviewProcess ?? [] },
    plagiarism: { detection: it.plagiarismScreening ?? false },
    preservation: { has_preservation: (it.preservedBy ?? []).length > 0, service: it.preservedBy ?? [] },
    ref: { journal: it.homepage },
  },
});

export const doaj: RegistryServer = {
  host: 'doaj.org',
  answer({ path }, registered) {
    const q = tail(path, '/api/search/journals/');
    if (!q) return undefined;
    const journals = knownTo('doaj', registered.journals);
    const issn = /^issn:(\S{9})$/.exec(q)?.[1];
    const listed = issn ? byIssn(journals, issn) : undefined;
    const found = issn ? (listed ? [listed] : []) : byWords(journals, titlesOf, q.replace(/^bibjson\.title:/, ''));
    return json({ total: found.length, page: 1, pageSize: 25, query: q, results: found.map(journal) });
  },
};
