import { z } from 'zod';
import { buildUrl } from '../queries/url';
import { defineRecordRequest, defineRequest } from '../connector-definition';
import { listOf, optionalObject, text, texts, integer } from '../mapping/lenient-schemas';
import type { RegistryDefinition } from './registry-definition';
import type { OrganizationRecord } from './registries';

const organization = z.object({
  id: z.string(),
  names: listOf(z.object({ value: z.string(), types: texts })),
  types: texts,
  locations: listOf(z.object({ geonames_details: optionalObject({ country_code: text }) })),
  status: text,
  established: integer,
});
const list = z.object({ items: z.array(organization) });

function organizationRecord(it: z.infer<typeof organization>): OrganizationRecord | undefined {
  const shown = it.names.find((name) => name.types.includes('ror_display')) ?? it.names[0];
  if (!shown) return undefined;
  return {
    registry: 'ror',
    id: it.id,
    url: it.id,
    name: shown.value,
    alternativeNames: it.names.flatMap((name) => (name === shown ? [] : [name.value])),
    types: it.types,
    country: it.locations[0]?.geonames_details?.country_code,
    status: it.status,
    established: it.established,
  };
}

/** https://ror.readme.io: organizations. Its client id is no secret and raises the pace; it is set as the key. */
export const ror: RegistryDefinition = {
  version: 1,
  service: {
    version: 1,
    name: 'ROR',
    documentation: 'https://ror.readme.io/docs/rest-api',
    pace: { requests: 50, seconds: 300, concurrent: 2 },
    keyedPace: { requests: 2000, seconds: 300, concurrent: 4 },
    key: { place: { header: 'client-id' }, needed: 'never', from: 'https://ror.readme.io/docs/client-id' },
  },
  requests: {
    'organization by name': (name) =>
      defineRequest(
        { url: buildUrl('https://api.ror.org/v2/organizations', { query: name }), format: 'json', list: true },
        list,
        ({ items }) => items.map(organizationRecord),
      ),
    'organization by ror': (value) => {
      const id = /^(?:https?:\/\/)?(?:ror\.org\/)?(0[a-hjkmnp-tv-z\d]{6}\d{2})$/i.exec(value.trim())?.[1];
      if (!id) return undefined;
      const url = `https://api.ror.org/v2/organizations/${id.toLowerCase()}`;
      return defineRecordRequest({ url, format: 'json' }, organization, organizationRecord);
    },
  },
};
