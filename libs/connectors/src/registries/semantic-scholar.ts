import { z } from 'zod';
import { address } from '../asking/address';
import { step } from '../definition';
import { texts, text, whole } from '../reading/shape';
import type { RegistryDefinition } from './definition';

const author = z.object({
  authorId: z.string(),
  name: text,
  aliases: texts,
  affiliations: texts,
  paperCount: whole,
  citationCount: whole,
  hIndex: whole,
});
const reply = z.object({ data: z.array(author) });

/** https://api.semanticscholar.org/api-docs/graph: authors by name. */
export const semanticScholar: RegistryDefinition = {
  version: 1,
  asks: {
    'author by name': (name) => {
      const fields = 'name,aliases,affiliations,paperCount,citationCount,hIndex';
      const query = name.replace(/-/g, ' ');
      const url = address('https://api.semanticscholar.org/graph/v1/author/search', { query, fields, limit: 25 });
      return step({ url, format: 'json', list: true }, reply, ({ data }) =>
        data.map((it) =>
          it.name
            ? {
                registry: 'semantic-scholar' as const,
                id: it.authorId,
                url: `https://www.semanticscholar.org/author/${it.authorId}`,
                name: it.name,
                alternativeNames: it.aliases,
                affiliations: it.affiliations.map((one) => ({ name: one, years: [] })),
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
