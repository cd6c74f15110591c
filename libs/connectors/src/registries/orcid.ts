import { normalizeOrcid } from '@veracite/model/identifiers';
import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { quotePhrase } from '../queries/lucene';
import { defineRecordRequest, defineRequest } from '../connector-definition';
import { fields, listOf, optionalObject, text, textAt, texts } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { AuthorRecord } from './registries';

const HOME = 'https://pub.orcid.org/v3.0';

const person = z.object({
  name: optionalObject({
    'given-names': textAt('value'),
    'family-name': textAt('value'),
    'credit-name': textAt('value'),
  }),
  'other-names': optionalObject({ 'other-name': listOf(z.object({ content: text })) }),
  path: text,
});
const found = z.object({
  'orcid-id': z.string(),
  ...fields(text, 'given-names family-names credit-name'),
  'other-name': texts,
  'institution-name': texts,
});
/** Without results it is `null`. */
const list = z.object({ 'num-found': z.number(), 'expanded-result': listOf(found) });

function authorRecord(orcid: string, name: string, fields: Partial<AuthorRecord>): AuthorRecord | undefined {
  if (!name) return undefined;
  const url = `https://orcid.org/${orcid}`;
  return {
    registry: 'orcid',
    id: orcid,
    url,
    name,
    orcid,
    alternativeNames: [],
    affiliations: [],
    topics: [],
    ...fields,
  };
}

const joined = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ');

/** Builds the fielded search for "Jane Q. Smith" or "Smith, Jane Q.". */
function nameQuery(name: string): string | undefined {
  const [before = '', after] = name.split(',').map((half) => half.trim());
  const words = before.split(/\s+/).filter(Boolean);
  const family = after === undefined ? words.at(-1) : before;
  const given = after ?? words.slice(0, -1).join(' ');
  if (!family) return undefined;
  return [`family-name:${quotePhrase(family)}`, ...(given ? [`given-names:${quotePhrase(given)}`] : [])].join(' AND ');
}

/** https://info.orcid.org/documentation: what researchers state about themselves. */
export const orcid: RegistryDefinition = {
  version: 1,
  service: {
    version: 1,
    name: 'ORCID',
    documentation: 'https://info.orcid.org/documentation/api-tutorials/',
    pace: { requests: 12, seconds: 1, concurrent: 4 },
    disabledReason:
      'The terms of its public interface allow no use in connection with a product that earns money; membership, or the yearly public file, does.',
  },
  requests: {
    'author by orcid': (value) => {
      const id = normalizeOrcid(value);
      if (!id) return undefined;
      return defineRecordRequest({ url: `${HOME}/${id}/person`, format: 'json' }, person, (it) => {
        const name = it.name?.['credit-name'] ?? joined(it.name?.['given-names'], it.name?.['family-name']);
        const others = it['other-names']?.['other-name'].flatMap((other) => other.content ?? []);
        return authorRecord(id, name, { alternativeNames: others ?? [] });
      });
    },
    'author by name': (name) => {
      const q = nameQuery(name);
      if (!q) return undefined;
      const url = buildUrl(`${HOME}/expanded-search/`, { q, rows: 20 });
      return defineRequest({ url, format: 'json', list: true }, list, (reply) =>
        reply['expanded-result'].map((it) =>
          authorRecord(it['orcid-id'], it['credit-name'] ?? joined(it['given-names'], it['family-names']), {
            alternativeNames: it['other-name'],
            affiliations: it['institution-name'].map((name) => ({ name })),
          }),
        ),
      );
    },
  },
};
