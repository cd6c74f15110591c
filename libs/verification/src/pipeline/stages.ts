import { isDeepStrictEqual } from 'node:util';
import { databasesWith } from '@veracite/connectors/declarations';
import type { IdentifierQuestion, Question, SourceState } from '@veracite/connectors/sources';
import type { WorkKind } from '@veracite/model/kind';
import type { Discipline } from '@veracite/model/source';
import type { AskPolicy } from './ask-policy';
import { combinedFirst, searchesInLanguages, searchOrder } from './core-set';
import { holdersOf, type Dossier } from './dossier';
import { citingAt, identifierQuestions, lastQuestions, noticesAt, retractionQuestions } from './identifier-plan';
import { authorsQuery, partsQueryOf, placeQueryOf, queryOf } from './questions';

/** Databases asked in parallel about each identifier. */
const IDENTIFIER_WIDTH = 4;
/** The longest time in milliseconds between two requests to a database that only confirms works. */
const CONFIRMATION_SPACING_MS = 1_000;

/** What the stages decide by. */
export interface StageContext {
  dossier: Dossier;
  /** Kinds of work that it may be, the likeliest first. */
  plausible: readonly WorkKind[];
  fields: Discipline[];
  states: Map<string, SourceState>;
  policy: Pick<AskPolicy, 'quick' | 'batch'>;
}

/**
 * One step of querying the databases. Its condition and its questions follow from the reference and from the answers to the
 * stages before, never from waiting times.
 */
export interface Stage {
  name: string;
  /** Whether the stage is part of a quick check. */
  isQuick?: boolean;
  /** Default: always. */
  when?(context: StageContext): boolean;
  questions(context: StageContext): Question[];
  /** Whether the answers count only up to the first that makes the work certain, so that fewer databases are asked. */
  isRanked?: boolean;
  /** Whether the questions can only confirm a work that was found. */
  onlyConfirms?: boolean;
}

/** The stages of one reference, in order. */
export const STAGES: readonly Stage[] = [
  {
    name: 'identifiers',
    isQuick: true,
    questions: (context) => [
      ...lookUps(context)
        .filter((question) => !context.policy.batch || isInBulk(question, context.states))
        .map(lookUp),
      ...noticesQuestions(context.dossier.reference.identifiers.doi, context.dossier, context.states),
    ],
  },
  {
    // In a batch these take a request each, so they are asked only as long as the work is not certain.
    name: 'lookups that cannot be sent in bulk',
    isQuick: true,
    isRanked: true,
    when: ({ dossier }) => !dossier.isSettled(),
    questions: (context) =>
      lookUps(context)
        .filter((question) => !wasAsked(context.dossier, question))
        .map(lookUp),
  },
  {
    name: 'searches',
    isQuick: true,
    isRanked: true,
    when: ({ dossier }) => !dossier.isSettled(),
    questions(context) {
      const query = queryOf(context.dossier.reference);
      const order = orderOf(context).slice(0, context.policy.quick ? 2 : Infinity);
      return order.map((connector) => ({ type: 'search', connector, query }));
    },
  },
  {
    // A batched answer may lack the work.
    name: 'single searches',
    when: ({ dossier }) => !dossier.isFound(),
    questions: ({ dossier }) =>
      dossier.outcomes().flatMap(({ batched, consultation: { connector } }) => {
        const query = queryOf(dossier.reference);
        return batched ? [{ type: 'search', connector, query, unbatched: true }] : [];
      }),
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
    // A part that no search found may be in the list of the parts of its book, or the whole list lacks it.
    name: 'parts of the book',
    when: ({ dossier, plausible }) =>
      plausible.some((kind) => kind === 'chapter' || kind === 'conference') && !dossier.isDescribed(),
    questions(context) {
      const query = partsQueryOf(context.dossier.reference);
      const searching = databasesWith(({ searchesParts }) => searchesParts);
      const answered = searching.filter((id) => hasAnsweredSearch(context, id));
      return query ? answered.map((connector) => ({ type: 'search', connector, query })) : [];
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
      return query ? answered.slice(0, 2).map((connector) => ({ type: 'search', connector, query })) : [];
    },
  },
  {
    name: 'secondary holders',
    when: ({ dossier }) => !dossier.isDescribed(),
    questions: ({ dossier, states }) =>
      lastQuestions(dossier.reference.identifiers, states)
        .filter((question) => !wasAsked(dossier, question))
        .map(lookUp),
  },
  {
    name: 'reference lists of other works',
    when: ({ dossier }) => !dossier.isDescribed(),
    questions: ({ dossier, states }) =>
      citingAt(states).map((connector) => ({ type: 'citing', connector, query: queryOf(dossier.reference) })),
  },
  { name: 'confirmations', isQuick: true, onlyConfirms: true, questions: confirmations },
];

/** Returns the lookups in other databases by the identifiers of the records that were found, one in each database. */
function confirmations({ dossier, states, fields, policy }: StageContext): Question[] {
  const best = dossier.best();
  if (!best || !dossier.isFound()) return [];
  const { work, also = [] } = best.candidate;
  const isTakenBack = work.standing === 'retracted' || work.standing === 'withdrawn';
  const pmid = also.map((record) => record.work.identifiers.pmid).find(Boolean);
  const identifiers = { ...(pmid && { pmid }), ...work.identifiers };
  const holders = holdersOf(best);
  const isSent = (lookup: IdentifierQuestion) => !policy.batch || isInBulk(lookup, states) || isOfOneServer(lookup);
  const questions = [
    ...identifierQuestions(identifiers, states, IDENTIFIER_WIDTH).filter((question) => isInBulk(question, states)),
    ...(isTakenBack ? [] : retractionQuestions(identifiers, fields, states).filter(isSent)),
  ].filter((question) => !holders.has(question.connector) && !wasAsked(dossier, question) && isQuick(question, states));
  const byDatabase = new Map(questions.reverse().map((question) => [question.connector, question]));
  const lookUps = [...byDatabase.values()].reverse().map(lookUp);
  return [...lookUps, ...(isTakenBack ? [] : noticesQuestions(identifiers.doi, dossier, states))];
}

/** Returns the lookups of the identifiers of the reference, in the first databases of each kind. */
const lookUps = ({ dossier: { reference }, states }: StageContext): IdentifierQuestion[] =>
  identifierQuestions(reference.identifiers, states, IDENTIFIER_WIDTH, reference.alternatives);

const isInBulk = ({ connector, kind }: IdentifierQuestion, states: Map<string, SourceState>): boolean =>
  states.get(connector)?.canLookUpInBulk.includes(kind) ?? false;

/** Checks whether the database has only DOIs with this prefix, so that it is asked about few works of a list. */
const isOfOneServer = ({ connector, kind, value }: IdentifierQuestion): boolean =>
  kind === 'doi' && databasesWith(({ dois }) => dois?.test(value)).some((id) => id === connector);

/** Checks whether a confirmation delays few requests: the database answers one a second. */
function isQuick({ connector }: IdentifierQuestion, states: Map<string, SourceState>): boolean {
  const { pace } = states.get(connector) ?? {};
  return pace !== undefined && pace.seconds * 1_000 <= pace.requests * CONFIRMATION_SPACING_MS;
}

const lookUp = (question: IdentifierQuestion): Question => ({ type: 'identifier', ...question });

const wasAsked = (dossier: Dossier, question: IdentifierQuestion): boolean =>
  dossier.questions().some((asked) => isDeepStrictEqual(asked, lookUp(question)));

/** Returns the questions for notices about a DOI, which are asked once. */
function noticesQuestions(doi: string | undefined, dossier: Dossier, states: Map<string, SourceState>): Question[] {
  if (!doi || dossier.questions().some((asked) => asked.type === 'notices' && asked.doi === doi)) return [];
  return noticesAt(doi, states).map((connector) => ({ type: 'notices', connector, doi }));
}

function orderOf({ dossier, plausible, fields, states }: StageContext): string[] {
  const order = [
    ...plausible.flatMap((kind) => searchOrder(kind, fields, states)),
    ...searchesInLanguages(dossier.reference, states),
  ];
  return combinedFirst([...new Set(order)], states);
}

/** Checks whether a database answered the search for the title; another answer would count as one to this. */
function hasAnsweredSearch({ dossier }: StageContext, connector: string): boolean {
  return dossier.consultations.some(
    ({ connector: id, question, outcome }) => id === connector && question === 'search' && outcome === 'answered',
  );
}
