import type { Question } from '@veracite/connectors/sources';
import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import type { CitingMatch } from '@veracite/model/citing';
import type { Candidate, Match } from '@veracite/model/evidence';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Work } from '@veracite/model/work';
import { assess } from '@veracite/verdict/assess';
import { describes } from '@veracite/verdict/fitting';
import { settled } from '@veracite/verdict/settled';
import type { Outcome } from './events';
import { withDoubt, type DoubtedSilences } from './silence';

/** Least probability of a match that is taken as the referenced work. */
const LIKELY = 0.5;

/** An answer by which a reference is judged. The local library is not asked by question. */
interface Answer {
  question?: Question;
  outcome: Outcome;
}

/** The answers by which one reference is judged, in the order of the plan, and what follows from them. */
export class Dossier {
  private readonly answers: Answer[] = [];
  /** Cached until an answer adds records. */
  private ranked: Match[] | undefined;
  private settled: boolean | undefined;
  private doubted: DoubtedSilences = new Map();

  constructor(
    readonly reference: Reference,
    private compare = comparing(reference),
  ) {}

  add(outcome: Outcome, question?: Question): void {
    this.answers.push({ question, outcome });
    this.discardStale(outcome);
  }

  /** Returns a dossier with the same answers and more of them, which shares the records that were compared. */
  withMore(answers: readonly Answer[]): Dossier {
    const copy = new Dossier(this.reference, this.compare);
    copy.answers.push(...this.answers);
    for (const { question, outcome } of answers) copy.add(outcome, question);
    copy.doubted = this.doubted;
    return copy;
  }

  /** Returns a dossier with the same answers about another reading of the text. */
  readAs(reference: Reference): Dossier {
    const copy = new Dossier(reference).withMore(this.answers);
    copy.doubted = this.doubted;
    return copy;
  }

  /** Discards rankings without the new records, and comparisons without the new organizations. */
  private discardStale({ works = [], notices = [], organizations = [] }: Outcome): void {
    if (organizations.length > 0) this.compare = comparing(this.reference, organizations);
    if (works.length + organizations.length + notices.length === 0) return;
    this.ranked = undefined;
    this.settled = undefined;
  }

  /** Counts the silence of databases as failed, because they may not work. */
  doubt(silences: DoubtedSilences): void {
    this.doubted = silences;
  }

  questions(): Question[] {
    return this.answers.flatMap(({ question }) => question ?? []);
  }

  /** Returns the outcomes so far, including those that were replaced. */
  outcomes(): Outcome[] {
    return this.answers.map(({ outcome }) => outcome);
  }

  get consultations(): Consultation[] {
    const last = this.outcomes().reduce<Consultation[]>((all, { consultation, replaces }) => {
      const { connector, question } = consultation;
      const isReplaced = (earlier: Consultation) => earlier.connector === connector && earlier.question === question;
      return [...(replaces ? all.filter((earlier) => !isReplaced(earlier)) : all), consultation];
    }, []);
    return last.map((consultation) => withDoubt(consultation, this.doubted));
  }

  /** Returns the records of the book that the cited work is a part of. */
  containers(): { connector: string; work: Work }[] {
    return this.outcomes().flatMap(({ consultation: { connector }, works = [] }) =>
      works.filter(({ isContainer }) => isContainer).map((work) => ({ connector, work })),
    );
  }

  /** Compares the entries of citing works. Entries are not records, so they are never matches. */
  citingMatches(): CitingMatch[] {
    return this.outcomes().flatMap(({ consultation: { connector }, citing = [] }) =>
      citing.map(({ by, entry }) => ({
        by,
        entry: assess(this.compare({ work: entry, connector, by: 'search', rank: 0 })),
      })),
    );
  }

  /** Returns all candidates as matches, the most probable first, equal ones by key. */
  matches(): Match[] {
    if (this.ranked) return this.ranked;
    const outcomes = this.outcomes();
    const notices = outcomes.flatMap((outcome) => outcome.notices ?? []);
    this.ranked = mergeCandidates(outcomes.flatMap(candidatesOf), notices)
      .map((candidate) => assess(this.compare(candidate)))
      .sort((a, b) => b.probability - a.probability || (a.candidate.work.key < b.candidate.work.key ? -1 : 1));
    return this.ranked;
  }

  best(): Match | undefined {
    return this.matches()[0];
  }

  /** Checks whether a match is likely to be the referenced work. */
  isFound(): boolean {
    return (this.best()?.probability ?? 0) >= LIKELY;
  }

  /** Returns the reference with the reading that fits the best match: of several possible DOIs, that of the work. */
  resolved(): Reference {
    const doi = this.best()?.evidence.find(({ field, agreement }) => field === 'DOI' && agreement === 'same');
    return this.isFound() ? readAs(this.reference, doi?.cited) : this.reference;
  }

  /** Checks whether a match is certain enough to stop searching. */
  isSettled(): boolean {
    this.settled ??= settled(this.reference, this.matches());
    return this.settled;
  }

  /** Checks whether a work fits the reference, described correctly or not. */
  isDescribed(): boolean {
    return describes(this.matches());
  }
}

function candidatesOf({ consultation: { connector }, works = [], by = 'search' }: Outcome): Candidate[] {
  return works.filter(({ isContainer }) => !isContainer).map((work, rank) => ({ work, connector, by, rank }));
}

export function holdersOf({ candidate }: Match): Set<string> {
  return new Set([candidate.connector, ...(candidate.also ?? []).map(({ connector }) => connector)]);
}
