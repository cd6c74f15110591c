import { json, plainText, tail } from '../fake-server';
import { byIssn, byWords, knownTo, titlesOf, type CatalogJournal, type CatalogPublisher } from './catalog';
import type { RegistryServer } from './registry-server';

const journal = (it: CatalogJournal) => ({
  title: it.title,
  publisher: it.publisher,
  ISSN: it.issns,
  counts: { 'total-dois': it.worksCount ?? 0, 'current-dois': 0, 'backfile-dois': 0 },
  breakdowns: { 'dois-by-issued-year': (it.worksByYear ?? []).map(({ year, works }) => [year, works]) },
  coverage: {
    'references-current': it.coverage?.references ?? 0,
  },
});
const member = (it: CatalogPublisher) => ({
  id: Number(it.id),
  'primary-name': it.name,
  names: [it.name, ...(it.alternativeNames ?? [])],
  prefixes: it.prefixes,
});
const ok = (message: unknown) => json({ status: 'ok', message });
const list = (items: unknown[]) => ok({ 'total-results': items.length, items });

export const crossref: RegistryServer = {
  host: 'api.crossref.org',
  answer({ path, query }, registered) {
    const journals = knownTo('crossref', registered.journals);
    const members = knownTo('crossref', registered.publishers);
    const absent = plainText('Resource not found.', 404);
    const issn = tail(path, '/journals/');
    if (issn) {
      const found = byIssn(journals, issn);
      return found ? ok(journal(found)) : absent;
    }
    const prefix = tail(path, '/prefixes/');
    if (prefix) {
      const owner = members.find((member) => member.prefixes.includes(prefix));
      return owner ? ok({ member: `https://id.crossref.org/member/${owner.id}`, name: owner.name, prefix }) : absent;
    }
    const id = tail(path, '/members/');
    if (id) {
      const found = members.find((member) => member.id === id);
      return found ? ok(member(found)) : absent;
    }
    const words = query.get('query') ?? '';
    if (path === '/journals') return list(byWords(journals, titlesOf, words).map(journal));
    if (path === '/members') return list(byWords(members, (item) => [item.name], words).map(member));
    const touched = /^issn:([^,]{9}),update-type:retraction$/.exec(query.get('filter') ?? '')?.[1];
    if (path === '/works' && touched)
      return ok({ 'total-results': byIssn(journals, touched)?.retracted ?? 0, items: [] });
    return undefined;
  },
};
