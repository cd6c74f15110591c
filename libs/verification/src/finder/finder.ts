import type { Answer, RequestOptions, Sources } from '@veracite/connectors/sources';
import type { WorkQuery } from '@veracite/model/work';
import type { Library } from '@veracite/library/port';
import type { Candidate } from '@veracite/model/evidence';
import { WORK_IDENTIFIER_KINDS } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import { libraryConsultation } from '../pipeline/library-coverage';
import { withTimeout } from '../with-timeout';
import type { Ranked } from './chances';
import { describe, type Description } from './description';
import type { Remembered } from '@veracite/model/remembered';
import { followUpOf, type FollowUp } from './follow-up';
import { phrasingsOf } from './phrasings';
import { weigh, type Weighed, type Weighing } from './weigh';

export interface Findings {
  /** Matching works, most probable first, each with all its records. */
  ranked: Ranked[];
  followUp?: FollowUp;
  consultations: Consultation[];
}

interface FindOptions {
  signal?: AbortSignal;
  /** Ranks the works, for example in a worker thread. Default: in this thread. */
  weigh?: (met: Weighing) => Promise<Weighed>;
}

/** Time limits in milliseconds for the answers to one phrasing and to all. */
const TIMEOUT_MS = { phrasing: 3_000, all: 4_500 };
/** No further phrasing is searched once a work has this probability. */
const CERTAIN_CHANCE = 0.9;
/** Works that would have a lower probability if they were the only ones are not returned. Works that match equally well share theirs. */
const MIN_ALONE = 0.1;
/** Works with a lower probability than better ones are not returned either. */
const MIN_CHANCE = 0.005;
const MAX_LIBRARY_WORKS = 60;

/**
 * Finds works by what a user remembers of them. Queries the library and all ready databases in parallel, one phrasing after another.
 * It does not throw when a database fails.
 */
export async function findRemembered(
  { library, sources }: { library: Library; sources: Sources },
  remembered: Remembered,
  { signal, weigh: rankWorks = async (met: Weighing) => weigh(met) }: FindOptions = {},
): Promise<Findings> {
  const description = describe(remembered);
  const deadline = Date.now() + TIMEOUT_MS.all;
  const consultations: Consultation[] = [];
  let weighed: Weighed = { candidates: [], ranked: [] };
  const collect = async (answers: Answer[]) => {
    consultations.push(...answers.map(({ consultation }) => consultation));
    weighed = await rankWorks({ description, known: weighed.candidates, met: answers.flatMap(candidatesOf) });
  };
  const searches = phrasingsOf(description);
  const [first, ...others] = searches;
  const options = requestOptions(signal, deadline);
  const answers = [...lookUps(sources, description, options), ...searchAll(sources, first, options)];
  await collect((await Promise.all([inLibrary(library, description), ...answers])).flat());
  for (const phrasing of others) {
    if ((weighed.ranked[0]?.chance ?? 0) >= CERTAIN_CHANCE || Date.now() > deadline || signal?.aborted) break;
    await collect(await Promise.all(searchAll(sources, phrasing, requestOptions(signal, deadline))));
  }
  const { ranked } = weighed;
  return {
    ranked: ranked.filter(({ chance, alone }) => alone >= MIN_ALONE && chance >= MIN_CHANCE),
    followUp: followUpOf(ranked),
    consultations,
  };
}

function requestOptions(
  signal: AbortSignal | undefined,
  deadline: number,
): Required<Pick<RequestOptions, 'signal' | 'deadline'>> {
  const timeoutMs = Math.max(0, Math.min(TIMEOUT_MS.phrasing, deadline - Date.now()));
  return { signal: withTimeout(signal, timeoutMs), deadline: Date.now() + timeoutMs };
}

async function inLibrary(library: Library, description: Description): Promise<Answer[]> {
  const { title, authors, year, journal, keywords, identifiers } = description;
  const start = Date.now();
  const query = { title, authors, year, containerTitle: journal, keywords, limit: MAX_LIBRARY_WORKS };
  let isAvailable = true;
  const onUnavailable = () => (isAvailable = false);
  const [known, found] = await Promise.all([
    library.lookUp(identifiers, onUnavailable),
    library.find(query, onUnavailable),
  ]);
  const answerWith = (works: Answer['works'], question: Consultation['question']): Answer => ({
    consultation: libraryConsultation({ question, found: works.length, ms: Date.now() - start }, isAvailable),
    works,
  });
  return [answerWith(known, 'identifier'), answerWith(found, 'search')];
}

function ready(sources: Sources) {
  return sources.list().filter(({ state }) => state === 'ready');
}

function searchAll(sources: Sources, query: WorkQuery | undefined, options: RequestOptions): Promise<Answer>[] {
  if (!query) return [];
  return ready(sources)
    .filter(({ canSearch }) => canSearch)
    .map(({ source }) => sources.ask({ type: 'search', connector: source.id, query }, options));
}

function lookUps(sources: Sources, { identifiers }: Description, options: RequestOptions): Promise<Answer>[] {
  return ready(sources).flatMap(({ source, canLookUp }) =>
    WORK_IDENTIFIER_KINDS.flatMap((kind) => {
      const value = identifiers[kind];
      return value && canLookUp.includes(kind)
        ? [sources.ask({ type: 'identifier', connector: source.id, kind, value }, options)]
        : [];
    }),
  );
}

function candidatesOf({ consultation: { connector, question }, works }: Answer): Candidate[] {
  const by = question === 'identifier' ? question : connector === 'library' ? 'library' : 'search';
  return works.map((work, rank) => ({ work, connector, by, rank }));
}
