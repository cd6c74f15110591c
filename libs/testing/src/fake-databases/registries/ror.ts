import { json, tail } from '../fake-server';
import { byWords, type CatalogOrganization } from './catalog';
import type { RegistryServer } from './registry-server';

const record = (it: CatalogOrganization) => ({
  id: it.id,
  names: [
    ...(it.alternativeNames ?? []).map((value) => ({ lang: null, types: ['alias'], value })),
    { lang: 'en', types: ['ror_display', 'label'], value: it.name },
  ],
  types: it.types ?? [],
  locations: it.country ? [{ geonames_details: { country_code: it.country } }] : [],
  status: it.status ?? 'active',
  established: it.established ?? null,
});

export const ror: RegistryServer = {
  host: 'api.ror.org',
  answer({ path, query }, registered) {
    const all = registered.organizations ?? [];
    const id = tail(path, '/v2/organizations/');
    if (id) {
      const found = all.find((item) => item.id.endsWith(`/${id}`));
      return found ? json(record(found)) : json({ errors: [`'${id}' is not a valid ROR ID`] }, 404);
    }
    const found = byWords(all, (item) => [item.name, ...(item.alternativeNames ?? [])], query.get('query') ?? '');
    return json({ number_of_results: found.length, time_taken: 1, items: found.map(record) });
  },
};
