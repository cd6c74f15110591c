import { CATALOGUES } from '@veracite/connectors/catalogues/catalogues';
import type { Registries, RegistryAnswer } from '@veracite/connectors/registries/registries';
import { createSources } from '@veracite/connectors/runtime/source';
import type { Sources } from '@veracite/connectors/sources';
import type { Consultation } from '@veracite/model/source';
import {
  byIssn,
  byWords,
  knownTo,
  titlesOf,
  type CatalogJournal,
} from '@veracite/testing/fake-databases/registries/catalog';
import type { FakeDatabases } from '@veracite/testing/fake-databases/start';
import { fakeLibrary } from '@veracite/testing/fake-library';
import { createVerifier, type Verifier } from '@veracite/verification/pipeline/verifier';
import { NOW } from '../../harness/ask';

/** Records that a search of a registry returns. */
const PAGE = 10;

const answered = (connector: string, question: Consultation['question'], found = 0): Consultation => ({
  connector,
  outcome: 'answered',
  found,
  question,
  ms: 1,
});

/**
 * Returns a verifier whose databases, those of an installation without keys, all answer and hold nothing.
 * @param journals those that the registries know
 * @param books fake databases whose catalogs, and parts of books at Crossref, are asked in truth
 */
export function silentVerifier(
  journals: readonly CatalogJournal[],
  books?: FakeDatabases,
): Verifier & { close(): Promise<void> } {
  const upstream: Record<string, string> = books ? { UPSTREAM_ORIGIN: books.origin, UPSTREAM_PACE: 'off' } : {};
  const real = createSources({ env: { CONTACT_EMAIL: 'eval@veracite.test', ...upstream } });
  const sources: Sources & { registries: Registries } = {
    list: () => real.list(),
    ask: (question, options) => {
      const { connector, type } = question;
      const isOfParts = type === 'search' && question.query.partsOf === true;
      if (books && (connector in CATALOGUES || isOfParts)) return real.ask(question, options);
      return Promise.resolve({
        consultation: answered(connector, type),
        works: [],
        ...(type === 'notices' && { notices: [] }),
        ...(type === 'citing' && { citing: [] }),
      });
    },
    // They hold nothing, and still work.
    control: () => Promise.resolve({ outcome: 'passed' }),
    close: () => real.close(),
    registries: registriesOf(real.registries, journals),
  };
  const verifier = createVerifier({ library: fakeLibrary(), sources, now: () => NOW });
  return { ...verifier, close: () => real.close() };
}

function registriesOf(real: Registries, journals: readonly CatalogJournal[]): Registries {
  return {
    list: () => real.list(),
    supporting: (question) => real.supporting(question),
    control: () => Promise.resolve({ outcome: 'passed' }),
    ask: (registry, question, value) => {
      const known = knownTo(registry, journals);
      const found = question === 'journal by title' ? byWords(known, titlesOf, value).slice(0, PAGE) : [];
      const named = question === 'journal by issn' ? byIssn(known, value) : undefined;
      const records = [...found, ...(named ? [named] : [])].map((journal) => ({
        id: journal.issns[0] ?? '',
        alternativeTitles: [],
        worksByYear: [],
        ...journal,
        registry,
      }));
      const answer: RegistryAnswer<unknown> = { consultation: answered(registry, 'search', records.length), records };
      return Promise.resolve(answer as RegistryAnswer<never>);
    },
  };
}
