import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { defineRequest } from '../connector-definition';
import { fields, texts, text, integer } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';

const author = z.object({
  authorId: z.string(),
  name: text,
  aliases: texts,
  affiliations: texts,
  ...fields(integer, 'paperCount citationCount hIndex'),
});
const reply = z.object({ data: z.array(author) });

/** https://api.semanticscholar.org/api-docs/graph: authors by name. */
export const semanticScholar: RegistryDefinition = {
  version: 1,
  requests: {
    'author by name': (name) => {
      const fields = 'name,aliases,affiliations,paperCount,citationCount,hIndex';
      const query = name.replace(/-/g, ' ');
      const url = buildUrl('https://api.semanticscholar.org/graph/v1/author/search', { query, fields, limit: 25 });
      return defineRequest({ url, format: 'json', list: true }, reply, ({ data }) =>
        data.map((it) =>
          it.name
            ? {
                registry: 'semantic-scholar' as const,
                id: it.authorId,
                url: `https://www.semanticscholar.org/author/${it.authorId}`,
                name: it.name,
                alternativeNames: it.aliases,
                affiliations: it.affiliations.map((lookUp) => ({ name: lookUp })),
                worksCount: it.paperCount,
                citedByCount: it.citationCount,
                hIndex: it.hIndex,
                topics: [],
              }
            : undefined,
        ),
      );
    },
  },
};
