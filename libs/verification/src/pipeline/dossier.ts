import type { Answer, CitingAnswer, NoticeAnswer } from '@veracite/connectors/sources';
import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import { withNotices } from '@veracite/matching/notices';
import type { CompleteCorpus } from '@veracite/library/port';
import type { Citing, CitingMatch } from '@veracite/model/citing';
import type { Candidate, Match } from '@veracite/model/evidence';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Organization } from '@veracite/model/organization';
import type { Consultation } from '@veracite/model/source';
import type { Notice, Work } from '@veracite/model/work';
import { assess } from '@veracite/verdict/assess';
import { describes } from '@veracite/verdict/fitting';
import { settled } from '@veracite/verdict/settled';
import { completeCorporaSentence, LIBRARY_UNAVAILABLE } from './library-coverage';

/** Least probability of a match that is taken as the referenced work. */
export const LIKELY = 0.5;

/** Collects what is known about one reference: consultations, candidates and their comparisons. */
export class Dossier {
  readonly consultations: Consultation[] = [];
  private readonly candidates: Candidate[] = [];
  /** Notices by the DOI they were requested for. */
  private readonly notices = new Map<string, Notice[]>();
  /** Works with a similar entry in their reference lists, with the connector that found them. */
  private readonly citing: (Citing & { connector: string })[] = [];
  private ranked: Match[] | undefined;

  private compare: ReturnType<typeof comparing>;
  /** Organizations with a name in the reference. */
  private known: readonly Organization[] = [];

  constructor(readonly reference: Reference) {
    this.compare = comparing(reference);
  }

  /**
   * Adds works of the local library.
   * @param completeCorpora corpora of the library that contain the work if their databases have it
   * @param isAvailable false when a server of the library cannot be reached
   * @param organizations organizations with a name in the reference
   */
  addLibrary(
    works: Work[],
    by: 'identifier' | 'library',
    ms: number,
    {
      completeCorpora = [],
      isAvailable = true,
      organizations = [],
    }: { completeCorpora?: CompleteCorpus[]; isAvailable?: boolean; organizations?: Organization[] } = {},
  ): void {
    if (organizations.length > 0) this.setOrganizations(organizations);
    this.consultations.push({
      connector: 'library',
      found: works.length,
      question: by === 'identifier' ? 'identifier' : 'search',
      ...(isAvailable
        ? { outcome: 'answered' }
        : { outcome: 'failed', problem: 'unavailable', detail: LIBRARY_UNAVAILABLE }),
      ...(isAvailable &&
        completeCorpora.length > 0 && {
          holds: completeCorpora.map((corpus) => corpus.of),
          detail: completeCorporaSentence(completeCorpora),
        }),
      ms,
    });
    this.addCandidates('library', works, by);
  }

  /** Sets the known organizations and discards comparisons made without them. */
  private setOrganizations(organizations: readonly Organization[]): void {
    this.known = organizations;
    this.compare = comparing(this.reference, organizations);
    this.ranked = undefined;
  }

  get organizations(): readonly Organization[] {
    return this.known;
  }

  /** Adds the answer to a lookup or a search. */
  addAnswer(answer: Answer): void {
    this.consultations.push(answer.consultation);
    this.addCandidates(
      answer.consultation.connector,
      answer.works,
      answer.consultation.question === 'identifier' ? 'identifier' : 'search',
    );
  }

  /** Replaces this database's answer to a batched search. Works found by the batched search remain candidates. */
  replaceSearch(answer: Answer): void {
    const { connector } = answer.consultation;
    const kept = this.consultations.filter((one) => one.connector !== connector || one.question !== 'search');
    this.consultations.splice(0, this.consultations.length, ...kept);
    this.addAnswer(answer);
  }

  /** Adds the notices about a DOI. */
  addNotices(doi: string, answer: NoticeAnswer): void {
    const { consultation, notices } = answer;
    this.consultations.push(consultation);
    this.notices.set(doi, notices);
    if (notices.length > 0) this.ranked = undefined;
  }

  /** Adds works that may cite the referenced work. */
  addCiting(answer: CitingAnswer): void {
    const { consultation, citing } = answer;
    const { connector } = consultation;
    this.consultations.push(consultation);
    this.citing.push(...citing.map((one) => ({ ...one, connector })));
  }

  /** Compares the entries of citing works. Entries are not records, so they are never matches. */
  citingMatches(): CitingMatch[] {
    return this.citing.map(({ by, entry, connector }) => {
      const candidate: Candidate = { work: entry, connector, by: 'search', rank: 0 };
      return { by, entry: assess(this.compare(candidate)) };
    });
  }

  private addCandidates(connector: string, works: Work[], by: Candidate['by']): void {
    works.forEach((work, rank) => this.candidates.push({ work, connector, by, rank }));
    if (works.length > 0) this.ranked = undefined;
  }

  /** Returns all candidates as matches, the most probable first, equal ones by key. */
  matches(): Match[] {
    this.ranked ??= mergeCandidates(this.candidates)
      .map((candidate) => assess(this.compare(this.withNotices(candidate))))
      .sort((a, b) => b.probability - a.probability || (a.candidate.work.key < b.candidate.work.key ? -1 : 1));
    return this.ranked;
  }

  private withNotices(candidate: Candidate): Candidate {
    const notices = this.notices.get(candidate.work.identifiers.doi ?? '');
    return notices?.length ? { ...candidate, work: withNotices(candidate.work, notices) } : candidate;
  }

  /** Returns the most probable match. */
  best(): Match | undefined {
    return this.matches()[0];
  }

  /** Returns the reference with the reading that fits the best match: of several possible DOIs, that of the work. */
  resolved(): Reference {
    const best = this.best();
    const doi = best?.evidence.find(({ field, agreement }) => field === 'DOI' && agreement === 'same');
    return best && best.probability >= LIKELY ? readAs(this.reference, doi?.cited) : this.reference;
  }

  /** Checks whether a match is certain enough to stop searching. */
  isSettled(): boolean {
    return settled(this.reference, this.matches());
  }

  /** Checks whether a work fits the reference, described correctly or not. */
  isDescribed(): boolean {
    return describes(this.matches());
  }

  /** Returns the connectors with a record of this match. */
  holders(match: Match): Set<string> {
    return new Set([match.candidate.connector, ...(match.candidate.also ?? []).map((other) => other.connector)]);
  }

  /** Checks whether a connector has been asked this kind of question. */
  wasAsked(connector: string, question: Consultation['question']): boolean {
    return this.consultations.some((c) => c.connector === connector && c.question === question);
  }
}
