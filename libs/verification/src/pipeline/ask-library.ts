import type { Library, CompleteCorpus } from '@veracite/library/port';
import { organizationsIn } from '@veracite/matching/organization';
import type { Consultation } from '@veracite/model/source';
import type { Dossier } from './dossier';
import type { Outcome } from './events';
import { identifierSets } from './identifier-plan';
import { coveredBy, libraryConsultation } from './library-coverage';
import { queryOf } from './questions';

type Times = Pick<Consultation, 'ms' | 'askedAt'>;

/** Returns the times of a question that was asked at `start`, in milliseconds since the epoch, and is answered now. */
const timesSince = (start: number): Times => ({ ms: Date.now() - start, askedAt: new Date(start).toISOString() });

/** Asks the local library about a reference. Returns the outcomes, and the corpora that it contains completely. */
export async function askLibrary(
  library: Library,
  { reference }: Dossier,
): Promise<{ outcomes: Outcome[]; corpora: CompleteCorpus[] }> {
  const start = Date.now();
  let isAvailable = true;
  const onUnavailable = () => (isAvailable = false);
  const hasIdentifiers = Object.keys(reference.identifiers).length > 0;
  const sets = hasIdentifiers ? identifierSets(reference) : [];
  const [identified, works, corpora, organizations] = await Promise.all([
    Promise.all(sets.map((set) => library.lookUp(set, onUnavailable))),
    library.search(queryOf(reference), onUnavailable),
    library.completeCorpora(),
    library.organizationsNamed(organizationsIn(reference.csl)),
  ]);
  const times = timesSince(start);
  const covering = isAvailable ? coveredBy(reference, corpora) : [];
  const outcomeOf = (found: Omit<Outcome, 'consultation'>): Outcome => {
    const question = found.by === 'identifier' ? 'identifier' : 'search';
    const answer = { question, found: found.works?.length ?? 0, ...times } as const;
    return { ...found, consultation: libraryConsultation(answer, isAvailable, question === 'search' ? covering : []) };
  };
  return {
    outcomes: [
      ...(hasIdentifiers ? [outcomeOf({ works: identified.flat(), by: 'identifier' })] : []),
      outcomeOf({ works, by: 'library', organizations }),
    ],
    corpora: covering,
  };
}

/** Returns the notices about a work in lists of the library, or undefined without any. @param doi that of the work */
export async function askListedNotices(library: Library, doi: string): Promise<Outcome | undefined> {
  const start = Date.now();
  const notices = await library.noticesAbout([doi]);
  if (notices.length === 0) return undefined;
  const answer = { question: 'notices', found: notices.length, ...timesSince(start) } as const;
  return { notices, consultation: libraryConsultation(answer, true) };
}
