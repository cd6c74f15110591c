import { REGISTRIES } from '@veracite/connectors/registries/registry-definitions';
import { REGISTRY_IDS } from '@veracite/connectors/registries/registries';
import type { Alteration } from '../control-works';
import type { CatalogJournal, RegistryCatalog } from './catalog';

/** The journals that registries are known to have. */
const CONTROL_JOURNALS = REGISTRY_IDS.flatMap((id): CatalogJournal[] => {
  const { control } = REGISTRIES[id];
  return control ? [{ id: 'S1471', title: control.title, issns: [control.issn], in: [id] }] : [];
});

/** Adds the known journals to what registries have. */
export const withControlJournals = (registered: RegistryCatalog = {}): RegistryCatalog => ({
  ...registered,
  journals: [...(registered.journals ?? []), ...CONTROL_JOURNALS],
});

/** What registries have that answer well-formed: nothing, other journals than the known ones, or titles alone. */
export const ALTERED_CATALOGS: Record<Alteration, RegistryCatalog> = {
  empty: {},
  'other-works': {
    journals: CONTROL_JOURNALS.map((journal) => ({ ...journal, title: `${journal.title} of harbor offices` })),
  },
  'titles-only': { journals: CONTROL_JOURNALS.map((journal) => ({ ...journal, issns: [] })) },
};
