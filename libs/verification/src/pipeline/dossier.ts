import type { Question } from '@veracite/connectors/sources';
import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import { withNotices } from '@veracite/matching/notices';
import type { CitingMatch } from '@veracite/model/citing';
import type { Candidate, Match } from '@veracite/model/evidence';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Consultation } from '@veracite/model/source';
import type { Notice } from '@veracite/model/work';
import { assess } from '@veracite/verdict/assess';
import { describes } from '@veracite/verdict/fitting';
import { settled } from '@veracite/verdict/settled';
import type { Outcome, VerificationEvent } from './events';

/** Least probability of a match that is taken as the referenced work. */
export const LIKELY = 0.5;

/** The event log of one reference, and what follows from it. */
export class Dossier {
  readonly log: VerificationEvent[] = [];
  private compare: ReturnType<typeof comparing>;
  /** Cached until an event adds records. */
  private ranked: Match[] | undefined;
  private settled: boolean | undefined;

  constructor(
    readonly reference: Reference,
    private readonly onEvent: (event: VerificationEvent) => void = () => undefined,
  ) {
    this.compare = comparing(reference);
  }

  apply(event: VerificationEvent): void {
    this.log.push(event);
    if ('consultation' in event) this.discardStale(event);
    this.onEvent(event);
  }

  /** Returns a dossier with the same answers about another reading of the text. */
  readAgain(reference: Reference): Dossier {
    const again = new Dossier(reference);
    for (const event of this.log) again.apply(event);
    return again;
  }

  /** Discards rankings without the new records, and comparisons without the new organizations. */
  private discardStale({ works = [], notices, organizations = [] }: Outcome): void {
    if (organizations.length > 0) this.compare = comparing(this.reference, organizations);
    if (works.length + organizations.length + (notices?.notices.length ?? 0) === 0) return;
    this.ranked = undefined;
    this.settled = undefined;
  }

  questions(): Question[] {
    return this.log.flatMap((event) => (event.type === 'asked' ? [event.question] : []));
  }

  /** Returns the outcomes so far, including those that were replaced. */
  outcomes(): Outcome[] {
    return this.log.flatMap((event) => ('consultation' in event ? [event] : []));
  }

  get consultations(): Consultation[] {
    return this.outcomes().reduce<Consultation[]>((all, { consultation, replaces }) => {
      const { connector, question } = consultation;
      const isReplaced = (one: Consultation) => one.connector === connector && one.question === question;
      return [...(replaces ? all.filter((one) => !isReplaced(one)) : all), consultation];
    }, []);
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
    const notices = new Map(outcomes.flatMap((one) => (one.notices ? [[one.notices.doi, one.notices.notices]] : [])));
    this.ranked = mergeCandidates(outcomes.flatMap(candidatesOf))
      .map((candidate) => assess(this.compare(noticed(candidate, notices))))
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
  return works.map((work, rank) => ({ work, connector, by, rank }));
}

function noticed(candidate: Candidate, notices: Map<string, Notice[]>): Candidate {
  const own = notices.get(candidate.work.identifiers.doi ?? '');
  return own?.length ? { ...candidate, work: withNotices(candidate.work, own) } : candidate;
}

export function holdersOf({ candidate }: Match): Set<string> {
  return new Set([candidate.connector, ...(candidate.also ?? []).map(({ connector }) => connector)]);
}
