import type { Reference } from '@veracite/model/reference';
import { HOLDINGS } from '@veracite/connectors/declarations';
import type { SourceState } from '@veracite/connectors/sources';
import type { CompleteCorpus } from '@veracite/library/port';
import { likeliestKind, type KindChances } from '@veracite/model/kind';
import type { Consultation, Discipline } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';
import { bookOfPart, type ContainerRecord } from '@veracite/verdict/absence/book';
import { coverageOf, hasSearched } from '@veracite/verdict/absence/coverage';
import { askedAs, venueRegistersNoDois } from '@veracite/verdict/absence/kind';
import { expectedPresence } from '@veracite/verdict/absence/presence';
import { canSearch } from './core-set';
import type { JournalAnswer } from './journal-coverage';
import { databasesWithVenue, isIdentifierAnswered, uncheckedRegisters } from './library-coverage';
import { venueFacts } from './venue-facts';

interface Findings {
  reference: Reference;
  /** Records of the book that the cited work is a part of. */
  containers: readonly ContainerRecord[];
  consultations: Consultation[];
  kinds: KindChances;
  fields: Discipline[];
  states: ReadonlyMap<string, SourceState>;
  /** Corpora that the local library contains completely. */
  completeCorpora: readonly CompleteCorpus[];
  /** What the registries of journals answered about the cited venue, if they were asked. */
  venue: JournalAnswer | undefined;
  isQuick: boolean;
}

/** Least probability of a part of a book at which the table of contents of the book counts. */
const PART = 0.5;

/** Reports which databases answered, and the share of such works that they hold; 0 in a quick check. */
export function reportCoverage(findings: Findings): Coverage {
  const { reference, containers, consultations, kinds, fields, states, completeCorpora, venue, isQuick } = findings;
  const searchable = [...states].filter(([, state]) => canSearch(state)).map(([id]) => id);
  const registers = [
    ...completeCorpora.flatMap(({ of, venues }) => (venues ? of : [])),
    ...databasesWithVenue(reference).filter((id) => states.has(id)),
  ];
  const searched = registers.filter((id) => hasSearched(id, consultations));
  const book = kinds.chapter + kinds.conference >= PART ? bookOfPart(reference.csl, containers) : undefined;
  const facts = venueFacts(reference, {
    register: book?.absence !== undefined || isIdentifierAnswered(reference, consultations) || searched.length > 0,
    isSearched: (id) => hasSearched(id, consultations),
    registries: venue,
  });
  const expectation = {
    kind: askedAs(kinds),
    fields,
    unregistered: venueRegistersNoDois(reference),
    registers,
    // A registry that could not be asked may know that Crossref lacks the journal.
    isComplete: facts.venue === 'complete' && venue?.venue !== 'unchecked',
  };
  const copies = completeCorpora.map((corpus) => corpus.of);
  const coverage = coverageOf(expectation, HOLDINGS, new Set([...searchable, ...copies]), consultations);
  return {
    ...coverage,
    expected: isQuick ? 0 : expectedPresence({ reference, kinds, facts }),
    kind: likeliestKind(kinds),
    venue: facts.venue,
    ...(book && { book }),
    registers: facts.registers,
    holders: [...new Set([...searched, ...facts.holders])].sort(),
    unchecked: uncheckedRegisters(reference, coverage.answered),
  };
}
