import { json, quoted, tail } from '../fake-server';
import { byWords, knownTo, type CatalogAuthor } from './catalog';
import type { RegistryServer } from './registry-server';

/** The last word is the family name: so people of the catalog are named. */
function parts(it: CatalogAuthor): { given: string; family: string } {
  const words = it.name.split(' ');
  return { given: words.slice(0, -1).join(' '), family: words.at(-1) ?? '' };
}

export const orcid: RegistryServer = {
  host: 'pub.orcid.org',
  answer({ path, query }, registered) {
    const people = knownTo('orcid', registered.authors);
    if (path === '/v3.0/expanded-search/') {
      const found = byWords(people, (item) => [item.name], quoted(query.get('q') ?? '').join(' '));
      const hits = found.map((it) => ({
        'orcid-id': it.orcid,
        'given-names': parts(it).given,
        'family-names': parts(it).family,
        'credit-name': null,
        'other-name': it.alternativeNames ?? [],
        'institution-name': (it.affiliations ?? []).map((item) => item.name),
      }));
      return json({ 'expanded-result': hits.length > 0 ? hits : null, 'num-found': hits.length });
    }
    const id = tail(path, '/v3.0/')?.replace(/\/person$/, '');
    const found = people.find((item) => item.orcid === id);
    if (!found) return json({ 'response-code': 404, 'user-message': 'The resource was not found.' }, 404);
    return json({
      name: { 'given-names': { value: parts(found).given }, 'family-name': { value: parts(found).family } },
      'other-names': { 'other-name': (found.alternativeNames ?? []).map((content) => ({ content })) },
      path: `/${id ?? ''}/person`,
    });
  },
};
