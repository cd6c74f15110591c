import type { IdentifierQuestion, Question, SourceState } from '@veracite/connectors/sources';
import type { Discipline } from '@veracite/model/source';
import type { WorkKind } from '@veracite/verdict/absence/kind';
import type { AskPolicy } from './ask-policy';
import { searchOrder } from './core-set';
import { holdersOf, type Dossier } from './dossier';
import { citingAt, identifierQuestions, lastQuestions, noticesAt } from './identifier-plan';
import { authorsQuery, placeQueryOf, queryOf } from './questions';

/** Databases asked in parallel about each identifier. */
const IDENTIFIER_WIDTH = 4;
/** Waiting time in milliseconds that equals one rank in the list of databases. */
const RANK_COST_MS = 700;

/** What the stages decide by. */
export interface StageContext {
  dossier: Dossier;
  kind: WorkKind;
  fields: Discipline[];
  states: Map<string, SourceState>;
  policy: AskPolicy;
  /** Returns the milliseconds until the database's rate limit allows a request. */
  waitMs(connector: string): number;
}

/** One step of querying the databases. The next begins when each question is answered or retried, or is late. */
export interface Stage {
  name: string;
  /** Whether the stage is part of a quick check. */
  isQuick?: boolean;
  /** Default: always. */
  when?(context: StageContext): boolean;
  questions(context: StageContext): Question[];
  /** The time in which its open questions may confirm a work that is certain. Default: that of searches. */
  confirmTimeout?: 'confirmTimeoutMs';
  /** Whether a batch waits for all answers, retries included, because absence is judged by them. */
  awaitsAll?: boolean;
  /** Whether the questions can only confirm a work that was found. */
  onlyConfirms?: boolean;
}

/** The stages of one reference, in order. */
export const STAGES: readonly Stage[] = [
  {
    name: 'identifiers',
    isQuick: true,
    questions({ dossier, states }) {
      const { identifiers, alternatives } = dossier.reference;
      return [
        ...identifierQuestions(identifiers, states, IDENTIFIER_WIDTH, alternatives).map(lookUp),
        ...noticesQuestions(identifiers.doi, dossier, states),
      ];
    },
    confirmTimeout: 'confirmTimeoutMs',
  },
  {
    name: 'first search',
    isQuick: true,
    when: ({ dossier }) => !dossier.isSettled(),
    questions(context) {
      const { quick, searchWidth } = context.policy;
      const order = orderOf(context);
      return titleSearches(context, quick ? order.slice(0, 2) : soonest(order, searchWidth, context));
    },
  },
  {
    name: 'second search',
    when: ({ dossier, policy }) => policy.searchWidth === 1 && !dossier.isSettled(),
    questions: (context) => titleSearches(context, soonest(notSearched(context), 2, context)),
  },
  {
    name: 'other searches',
    when: ({ dossier }) => !dossier.isSettled(),
    questions: (context) => titleSearches(context, notSearched(context)),
  },
  { name: 'answers to all searches', isQuick: true, questions: () => [], awaitsAll: true },
  {
    // A batched answer may lack the work.
    name: 'single searches',
    when: ({ dossier }) => batchedSearches(dossier).length > 0 && !dossier.isFound(),
    questions: ({ dossier }) =>
      batchedSearches(dossier).map((connector) => ({
        type: 'search',
        connector,
        query: queryOf(dossier.reference),
        unbatched: true,
      })),
    awaitsAll: true,
  },
  {
    // The work may be recorded under another title at the cited place.
    name: 'search by place',
    when: ({ dossier }) => !dossier.isFound(),
    questions(context) {
      const query = placeQueryOf(context.dossier.reference);
      const [first] = orderOf(context);
      const isUseful = query !== undefined && first !== undefined && hasAnsweredSearch(context, first);
      return isUseful ? [{ type: 'search', connector: first, query }] : [];
    },
  },
  {
    // Authors who did not write the work with this title may have written another: the reference may be a chimera.
    name: 'search by authors',
    when: ({ dossier }) =>
      dossier.best()?.evidence.find(({ field }) => field === 'author')?.code === 'authors-replaced',
    questions(context) {
      const query = authorsQuery(context.dossier.reference);
      const answered = orderOf(context).filter((id) => hasAnsweredSearch(context, id));
      return query ? soonest(answered, 2, context).map((connector) => ({ type: 'search', connector, query })) : [];
    },
  },
  {
    name: 'secondary holders',
    when: ({ dossier }) => !dossier.isDescribed(),
    questions: ({ dossier, states }) =>
      lastQuestions(dossier.reference.identifiers, states)
        .filter((question) => !wasAsked(dossier, question))
        .map(lookUp),
    confirmTimeout: 'confirmTimeoutMs',
  },
  {
    name: 'reference lists of other works',
    when: ({ dossier }) => !dossier.isDescribed(),
    questions: ({ dossier, states }) =>
      citingAt(states).map((connector) => ({ type: 'citing', connector, query: queryOf(dossier.reference) })),
    awaitsAll: true,
  },
  {
    name: 'confirmations',
    isQuick: true,
    onlyConfirms: true,
    questions: confirmations,
    confirmTimeout: 'confirmTimeoutMs',
  },
];

/** Returns the lookups in other databases by the identifiers of the record that was found. */
function confirmations(context: StageContext): Question[] {
  const { dossier, states } = context;
  const best = dossier.best();
  if (!best || !dossier.isFound()) return [];
  const holders = holdersOf(best);
  const { standing, identifiers } = best.candidate.work;
  const questions = identifierQuestions(identifiers, states, IDENTIFIER_WIDTH).filter(
    (question) => !holders.has(question.connector) && !wasAsked(dossier, question) && isCheap(question, context),
  );
  return [
    ...questions.map(lookUp),
    ...(standing === 'current' ? noticesQuestions(identifiers.doi, dossier, states) : []),
  ];
}

/** Checks whether a confirmation delays no request: part of a bulk lookup, or allowed by the rate limit in time. */
function isCheap({ connector, kind }: IdentifierQuestion, { policy, states, waitMs }: StageContext): boolean {
  if (policy.batch) return states.get(connector)?.canLookUpInBulk.includes(kind) ?? false;
  return waitMs(connector) < policy.confirmTimeoutMs / 2;
}

const lookUp = (question: IdentifierQuestion): Question => ({ type: 'identifier', ...question });

function wasAsked(dossier: Dossier, { connector, kind, value }: IdentifierQuestion): boolean {
  return dossier
    .questions()
    .some(
      (one) => one.type === 'identifier' && one.connector === connector && one.kind === kind && one.value === value,
    );
}

/** Returns the questions for notices about a DOI, which are asked once. */
function noticesQuestions(doi: string | undefined, dossier: Dossier, states: Map<string, SourceState>): Question[] {
  if (!doi || dossier.questions().some((one) => one.type === 'notices' && one.doi === doi)) return [];
  return noticesAt(doi, states).map((connector) => ({ type: 'notices', connector, doi }));
}

const orderOf = ({ kind, fields, states }: StageContext): string[] => searchOrder(kind, fields, states);

function titleSearches({ dossier }: StageContext, connectors: string[]): Question[] {
  return connectors.map((connector) => ({ type: 'search', connector, query: queryOf(dossier.reference) }));
}

function notSearched(context: StageContext): string[] {
  const asked = context.dossier.questions();
  return orderOf(context).filter((id) => !asked.some((one) => one.type === 'search' && one.connector === id));
}

function batchedSearches(dossier: Dossier): string[] {
  return dossier.outcomes().flatMap(({ batched, consultation }) => (batched ? [consultation.connector] : []));
}

/** Checks whether a database answered the search for the title; another answer would count as one to this. */
function hasAnsweredSearch({ dossier }: StageContext, connector: string): boolean {
  return dossier.consultations.some(
    (one) => one.connector === connector && one.question === 'search' && one.outcome === 'answered',
  );
}

/** Returns the databases with the best combination of rank and waiting time. */
function soonest(order: string[], width: number, { waitMs }: StageContext): string[] {
  return order
    .map((id, place) => ({ id, cost: place * RANK_COST_MS + waitMs(id) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, width)
    .map(({ id }) => id);
}
