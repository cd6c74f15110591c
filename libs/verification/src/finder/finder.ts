import type { Answer, RequestOptions, Sources, WorkQuery } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { Candidate } from '@veracite/model/evidence';
import { WORK_IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import { LIBRARY_UNAVAILABLE } from '../pipeline/library-coverage';
import type { Ranked } from './chances';
import { describe, type Description, type Remembered } from './description';
import { followUpOf, type FollowUp } from './follow-up';
import { phrasingsOf } from './phrasings';
import { weigh, type Weighed, type Weighing } from './weigh';

/** What a search came to. */
export interface Findings {
  /** Works that fit, likeliest first, each once with all its records. */
  ranked: Ranked[];
  followUp?: FollowUp;
  consultations: Consultation[];
}

export interface FindOptions {
  signal?: AbortSignal;
  /** Weighs somewhere else, such as in a thread; here when absent. */
  weigh?: (met: Weighing) => Promise<Weighed>;
}

/** Finds works from whatever is remembered of them. Throws for no fault of a database. */
export interface Finder {
  find(remembered: Remembered, options?: FindOptions): Promise<Findings>;
}

/** Milliseconds: who has not answered by then is left out of this phrasing, and of all. */
const PATIENCE = { phrasing: 4_000, all: 8_000 };
/** A work this likely makes further phrasings idle. */
const SURE = 0.9;
/** Works of which this little is said are noise; most likely "none of these" is true beside them. */
const LEAST = 0.005;
const FROM_LIBRARY = 60;

/** The library and every database that is ready are asked at once, phrasing after phrasing until one work stands out. */
export function createFinder({ library, sources }: { library: Library; sources: Sources }): Finder {
  return {
    async find(remembered, { signal, weigh: elsewhere = async (met: Weighing) => weigh(met) } = {}) {
      const description = describe(remembered);
      const deadline = Date.now() + PATIENCE.all;
      const consultations: Consultation[] = [];
      let weighed: Weighed = { candidates: [], ranked: [] };
      const file = async (answers: Answer[]) => {
        consultations.push(...answers.map(({ consultation }) => consultation));
        weighed = await elsewhere({ description, known: weighed.candidates, met: answers.flatMap(candidatesOf) });
      };
      const searches = phrasingsOf(description);
      const [first, ...others] = searches;
      const options = within(signal, deadline);
      const answers = [...lookUps(sources, description, options), ...searchAll(sources, first, options)];
      await file((await Promise.all([inLibrary(library, description), ...answers])).flat());
      for (const phrasing of others) {
        if ((weighed.ranked[0]?.chance ?? 0) >= SURE || Date.now() > deadline || signal?.aborted) break;
        await file(await Promise.all(searchAll(sources, phrasing, within(signal, deadline))));
      }
      const { ranked } = weighed;
      return { ranked: ranked.filter(({ chance }) => chance >= LEAST), followUp: followUpOf(ranked), consultations };
    },
  };
}

function within(
  signal: AbortSignal | undefined,
  deadline: number,
): Required<Pick<RequestOptions, 'signal' | 'deadline'>> {
  const patience = Math.max(0, Math.min(PATIENCE.phrasing, deadline - Date.now()));
  const timeout = AbortSignal.timeout(patience);
  return { signal: signal ? AbortSignal.any([signal, timeout]) : timeout, deadline: Date.now() + patience };
}

async function inLibrary(library: Library, description: Description): Promise<Answer[]> {
  const { title, authors, year, journal, keywords, identifiers } = description;
  const start = Date.now();
  const query = { title, authors, year, containerTitle: journal, keywords, limit: FROM_LIBRARY };
  let isAvailable = true;
  const onUnavailable = () => (isAvailable = false);
  const [known, found] = await Promise.all([
    library.lookUp(identifiers, onUnavailable),
    library.find(query, onUnavailable),
  ]);
  const outcome: Pick<Consultation, 'outcome' | 'problem' | 'detail'> = isAvailable
    ? { outcome: 'answered' }
    : { outcome: 'failed', problem: 'unavailable', detail: LIBRARY_UNAVAILABLE };
  const told = (works: Answer['works'], question: Consultation['question']): Answer => ({
    consultation: { connector: 'library', ...outcome, found: works.length, question, ms: Date.now() - start },
    works,
  });
  return [told(known, 'identifier'), told(found, 'search')];
}

function ready(sources: Sources) {
  return sources.list().filter(({ state }) => state === 'ready');
}

function searchAll(sources: Sources, query: WorkQuery | undefined, options: RequestOptions): Promise<Answer>[] {
  if (!query) return [];
  return ready(sources)
    .filter(({ canSearch }) => canSearch)
    .map(({ source }) => sources.search(source.id, query, options));
}

function lookUps(sources: Sources, { identifiers }: Description, options: RequestOptions): Promise<Answer>[] {
  return ready(sources).flatMap(({ source, canLookUp }) =>
    WORK_IDENTIFIER_KINDS.flatMap((kind) => {
      const value = identifiers[kind];
      return value && canLookUp.includes(kind) ? [sources.lookUp(source.id, kind, value, options)] : [];
    }),
  );
}

function candidatesOf({ consultation: { connector, question }, works }: Answer): Candidate[] {
  const by = question === 'identifier' ? question : connector === 'library' ? 'library' : 'search';
  return works.map((work, rank) => ({ work, connector, by, rank }));
}
