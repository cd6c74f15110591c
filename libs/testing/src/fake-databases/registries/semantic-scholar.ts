import { json } from '../fake-server';
import { byWords, knownTo } from './catalog';
import type { RegistryServer } from './registry-server';

export const semanticScholar: RegistryServer = {
  host: 'api.semanticscholar.org',
  answer({ path, query }, registered) {
    if (path !== '/graph/v1/author/search') return undefined;
    const authors = knownTo('semantic-scholar', registered.authors);
    const found = byWords(
      authors,
      (lookUp) => [lookUp.name, ...(lookUp.alternativeNames ?? [])],
      query.get('query') ?? '',
    );
    return json({
      total: found.length,
      offset: 0,
      data: found.map((it) => ({
        authorId: it.id,
        name: it.name,
        aliases: it.alternativeNames ?? null,
        affiliations: (it.affiliations ?? []).map((lookUp) => lookUp.name),
        paperCount: it.worksCount ?? 0,
        citationCount: it.citedByCount ?? 0,
        hIndex: it.hIndex ?? 0,
      })),
    });
  },
};
