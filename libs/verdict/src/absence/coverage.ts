import type { WorkKind } from '@veracite/model/kind';
import type { Consultation, Discipline, Holdings, Literature } from '@veracite/model/source';
import { couldNotAsk } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';

/** Literature of which databases must have answered before absence counts. */
interface Witnesses {
  literature: Literature;
  /** The number of databases, by default 1. */
  need?: number;
  /** Absence does not count without an answer, even if no database of the literature is enabled. */
  isRequired?: boolean;
}

const REGISTERED: Witnesses = { literature: 'registered' };
/** Second witnesses for articles of any field: Crossref lacks journals that register DOIs elsewhere or not at all. */
const ARTICLES: Witnesses = { literature: 'articles' };
/** For venues that register no DOIs: Crossref has no data about them, and one other database is not enough. */
const UNREGISTERED: Witnesses = { literature: 'computing', need: 2 };
/** Papers of computing often have no DOI, so two general indexes are not enough. */
const CONFERENCES: Witnesses = { literature: 'conferences', isRequired: true };

/**
 * Literature of which databases must have answered before absence counts. One without an enabled database is skipped, except
 * the first: without it the kind of work counts as not covered.
 */
const BY_KIND: Record<WorkKind, Witnesses[]> = {
  article: [REGISTERED, ARTICLES],
  conference: [REGISTERED, { literature: 'computing' }],
  book: [{ literature: 'books' }, REGISTERED, ARTICLES],
  chapter: [REGISTERED, ARTICLES],
  preprint: [REGISTERED, { literature: 'preprints' }],
  data: [{ literature: 'data' }, REGISTERED],
  uncovered: [],
};

/** The same in addition, by discipline. */
const BY_FIELD: Partial<Record<Discipline, Witnesses>> = {
  biomedicine: { literature: 'medicine' },
  computing: { literature: 'computing' },
};

const LIBRARY = 'library';

/** Properties of the reference that determine which databases should have the work. */
export interface Expectation {
  kind: WorkKind;
  fields: Discipline[];
  /** Its venue registers no DOIs. */
  unregistered?: boolean;
  /** Registers that have all works of its venue and year. */
  registers?: string[];
  /** Whether a database that answered has all works of its venue and year. */
  isComplete?: boolean;
}

/**
 * Reports which core databases have answered a search, and which have not.
 * @param searchable ids of the databases that can be searched: enabled, and with the API key they need
 */
export function coverageOf(
  { kind, fields, unregistered = false, registers = [], isComplete = false }: Expectation,
  { literature, aggregators }: Holdings,
  searchable: ReadonlySet<string>,
  consultations: Consultation[],
): Pick<Coverage, 'core' | 'answered' | 'failed' | 'notAsked'> {
  // Data and uncovered kinds are not expected in the databases of a discipline either.
  const ofFields = kind === 'data' || kind === 'uncovered' ? [] : fields.flatMap((field) => BY_FIELD[field] ?? []);
  const witnesses = [...BY_KIND[kind], ...ofFields, ...(unregistered && kind !== 'uncovered' ? [UNREGISTERED] : [])];
  if (kind === 'conference' && fields.includes('computing')) witnesses.push(CONFERENCES);
  const searched = (id: string) => hasSearched(id, consultations);
  // A database that was asked and did not answer, or a part of the library that could not be reached, may hold the work. But where a
  // source answered that has all works of the venue and year, only searches for what it may lack are missed: preprints
  // that were cited as published, and the literature of its kind and fields of which no other database answered.
  const holdersOf = (item: Witnesses) => [...(item === CONFERENCES ? registers : []), ...literature[item.literature]];
  const isWitnessed = (item: Witnesses) => holdersOf(item).filter(searched).length >= (item.need ?? 1);
  const lacking = witnesses.flatMap((item) => (item === ARTICLES || isWitnessed(item) ? [] : holdersOf(item)));
  const mayHold = ({ connector: id, question }: Consultation): boolean =>
    !aggregators.includes(id) && (question !== 'search' || [LIBRARY, ...lacking, ...literature.preprints].includes(id));
  const unanswered = consultations.filter((consultation) => isUnanswered(consultation, consultations));
  const missed = new Set(unanswered.filter((item) => !isComplete || mayHold(item)).map(({ connector }) => connector));
  const isDone = (id: string) => searched(id) || (!missed.has(id) && unanswered.some((item) => item.connector === id));
  const core = new Set(witnesses.flatMap((item, i) => requiredOf(item, holdersOf(item), i === 0, searchable, isDone)));
  const wanted = [...core].filter((id) => searched(id) || !isDone(id));
  const unreached = [...missed].filter((id) => !core.has(id)).sort();
  const silent = wanted.filter((id) => !searched(id));
  return {
    core: [...wanted, ...unreached],
    answered: [...new Set([...wanted, ...searchable])].filter(searched),
    failed: [...silent.filter((id) => missed.has(id)), ...unreached],
    notAsked: silent.filter((id) => !missed.has(id)),
  };
}

/** Checks whether a database, or a complete copy of it, answered a search. */
export function hasSearched(id: string, consultations: readonly Consultation[]): boolean {
  return consultations.some(
    ({ connector, holds, question, outcome }) =>
      (connector === id || holds?.includes(id)) && question === 'search' && outcome === 'answered',
  );
}

/** Checks whether a database answered the lookup of an identifier. */
export function hasAnswered(id: string, value: string | undefined, consultations: readonly Consultation[]): boolean {
  return consultations.some(
    (consultation) =>
      consultation.connector === id &&
      value !== undefined &&
      consultation.question === 'identifier' &&
      consultation.outcome === 'answered' &&
      consultation.value === value,
  );
}

/**
 * Checks for a question that was not answered: a search by this database, an identifier by any database, or a request to
 * the library.
 */
function isUnanswered(consultation: Consultation, all: Consultation[]): boolean {
  const { connector, question, value } = consultation;
  if (!couldNotAsk(consultation)) return false;
  if (connector === LIBRARY) return true;
  return (
    (question === 'search' || question === 'identifier') &&
    !all.some(
      (item) =>
        item.outcome === 'answered' &&
        item.question === question &&
        (question === 'search' ? [item.connector, ...(item.holds ?? [])].includes(connector) : item.value === value),
    )
  );
}

/**
 * Returns the `need` databases whose answers are required: those that are done, then those that can answer. Disabled
 * databases fill up the first literature and those that need more than one answer.
 */
function requiredOf(
  { need = 1, isRequired = false }: Witnesses,
  holders: string[],
  isFirst: boolean,
  searchable: ReadonlySet<string>,
  isDone: (id: string) => boolean,
): string[] {
  const ready = holders.filter((id) => searchable.has(id));
  const closed = need > 1 || isFirst || isRequired ? holders.filter((id) => !searchable.has(id)) : [];
  return [...ready.filter(isDone), ...ready.filter((id) => !isDone(id)), ...closed].slice(0, need);
}
