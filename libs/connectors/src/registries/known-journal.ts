import { fold } from '@veracite/text/fold';
import type { KnownRecord } from '../runtime/known-record';
import type { JournalRecord, RegistryId } from './registries';
import type { RegistryDefinition } from './registry-definition';

/** Returns the known journal of a registry, which is searched by its title; undefined if it is not asked for journals. */
export function knownJournal(
  id: RegistryId,
  { version, control, requests }: RegistryDefinition,
): KnownRecord<JournalRecord> | undefined {
  const search = requests['journal by title'];
  if (!control || !search) return undefined;
  const { title, issn } = control;
  return {
    id: `${id} journals`,
    version,
    name: `the journal “${title}”`,
    question: () => ({ kind: 'search', request: search(title) }),
    isMeant: (journal) => [journal.title, ...journal.alternativeTitles].some((item) => fold(item) === fold(title)),
    missing: ({ issns }) => (issns.includes(issn) ? [] : ['ISSN']),
  };
}
