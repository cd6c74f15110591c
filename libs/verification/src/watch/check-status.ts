import type { RequestOptions, Sources } from '@veracite/connectors/sources';
import type { Library } from '@veracite/library/port';
import type { IdentifierKind, Identifiers } from '@veracite/model/identifiers';
import type { Consultation } from '@veracite/model/source';
import type { Notice } from '@veracite/model/work';
import { statusChanges, type SourceRecord, type StatusChange } from './status-changes';
import { identifierQuestions, noticesAt } from '../pipeline/identifier-plan';

/** The status changes of one watched work and the databases that answered. */
export interface WorkStatus {
  events: StatusChange[];
  answered: string[];
  /** Databases that failed, and the local library when one of its servers cannot be reached. */
  failed: string[];
}

type StatusCheckOptions = Pick<RequestOptions, 'signal' | 'deadline' | 'userId'>;

interface StatusCheckSources {
  library: Pick<Library, 'lookUpMany' | 'noticesAbout'>;
  sources: Pick<Sources, 'ask' | 'list'>;
}

/** Databases queried for each identifier: its registry and databases that copy notices from others. */
const MAX_DATABASES = 3;
/** Failed requests are retried until the deadline. The cache is bypassed because it holds the answers of the last check. */
const REQUEST_OPTIONS = { rounds: 3, minRoundGapMs: 2_000, batchDelayMs: 25, bypassCache: true };

/** The answers about one work so far. */
interface CollectedAnswers {
  records: SourceRecord[];
  notices: Notice[];
  consultations: Consultation[];
}

/** One kind of query to one database: each value with the indexes of the works that have it. */
interface BulkQuery {
  connector: string;
  /** Absent for a query for notices, which uses the DOI. */
  kind?: IdentifierKind;
  indexes: Map<string, number[]>;
}

/** Looks up status changes of works by identifiers, in bulk where supported; one result for each, in order. */
export async function checkStatusChanges(
  works: Identifiers[],
  { library, sources }: StatusCheckSources,
  options: StatusCheckOptions = {},
): Promise<WorkStatus[]> {
  const collected = works.map((): CollectedAnswers => ({ records: [], notices: [], consultations: [] }));
  const requestOptions = { ...REQUEST_OPTIONS, ...options };
  const send = async ({ connector, kind, indexes }: BulkQuery) => {
    await Promise.all(
      [...indexes].map(async ([value, places]) => {
        const question = kind ? { type: 'identifier' as const, kind, value } : { type: 'notices' as const, doi: value };
        const { consultation, works, notices = [] } = await sources.ask({ connector, ...question }, requestOptions);
        for (const index of places) {
          collected[index]?.consultations.push(consultation);
          collected[index]?.records.push(...works.map((work) => ({ connector, work })));
          collected[index]?.notices.push(...notices);
        }
      }),
    );
  };
  let isAvailable = true;
  const readLibrary = async () => {
    const [found, listed] = await Promise.all([
      library.lookUpMany(works, () => (isAvailable = false)),
      library.noticesAbout(works.flatMap(({ doi }) => doi ?? [])),
    ]);
    for (const { doi, notice } of listed)
      works.forEach((work, index) => work.doi === doi && collected[index]?.notices.push(notice));
    found.forEach((records, index) =>
      collected[index]?.records.push(...records.map((work) => ({ connector: 'library', work }))),
    );
  };
  await Promise.all([readLibrary(), ...bulkQueriesOf(works, sources).map(send)]);
  return collected.map(({ records, notices, consultations }, index) => ({
    events: statusChanges(works[index] ?? {}, records, notices),
    answered: connectorsOf(consultations, 'answered'),
    failed: [...connectorsOf(consultations, 'failed', 'skipped'), ...(isAvailable ? [] : ['library'])],
  }));
}

/** Groups the identifiers of the works by database and kind. A value that several works share is queried once. */
function bulkQueriesOf(works: Identifiers[], sources: Pick<Sources, 'list'>): BulkQuery[] {
  const states = new Map(sources.list().map((state) => [state.source.id, state]));
  const queries = new Map<string, BulkQuery>();
  const add = (index: number, connector: string, value: string, kind?: IdentifierKind) => {
    const key = `${connector} ${kind ?? 'notices'}`;
    const query = queries.get(key) ?? { connector, kind, indexes: new Map<string, number[]>() };
    queries.set(key, query);
    query.indexes.set(value, [...(query.indexes.get(value) ?? []), index]);
  };
  works.forEach((identifiers, index) => {
    const registered = new Set<IdentifierKind>();
    for (const { connector, kind, value } of identifierQuestions(identifiers, states, MAX_DATABASES)) {
      // The registry is always queried, other databases only in bulk.
      const isRegistry = !registered.has(kind);
      registered.add(kind);
      if (isRegistry || states.get(connector)?.canLookUpInBulk.includes(kind)) add(index, connector, value, kind);
    }
    const { doi } = identifiers;
    if (doi !== undefined) for (const connector of noticesAt(doi, states)) add(index, connector, doi);
  });
  return [...queries.values()];
}

/** Returns the sorted ids of the connectors that have a consultation with one of the outcomes. */
function connectorsOf(consultations: Consultation[], ...outcomes: Consultation['outcome'][]): string[] {
  const connectors = consultations
    .filter(({ outcome }) => outcomes.includes(outcome))
    .map(({ connector }) => connector);
  return [...new Set(connectors)].sort();
}
