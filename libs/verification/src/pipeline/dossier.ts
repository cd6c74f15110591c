import type { Answer, CitingAnswer, NoticeAnswer } from '@veracite/connectors/sources';
import { comparing } from '@veracite/matching/compare';
import { mergeCandidates } from '@veracite/matching/merge';
import { withNotices } from '@veracite/matching/notices';
import type { CompleteCorpus } from '@veracite/library/port';
import type { Citing, CitingMatch } from '@veracite/model/citing';
import type { Candidate, Match } from '@veracite/model/evidence';
import { readAs, type Reference } from '@veracite/model/reference';
import type { Organisation } from '@veracite/model/organisation';
import type { Consultation } from '@veracite/model/source';
import type { Notice, Work } from '@veracite/model/work';
import { assess } from '@veracite/verdict/assess';
import { describes } from '@veracite/verdict/fitting';
import { settled } from '@veracite/verdict/settled';
import { completeCorporaSentence, LIBRARY_UNAVAILABLE } from './library-coverage';

/** Chance from which on a work is taken for the one that is meant. */
export const LIKELY = 0.5;

/** All that is known so far about one reference: what was asked, what came, and how it compares. */
export class Dossier {
  readonly consultations: Consultation[] = [];
  private readonly candidates: Candidate[] = [];
  /** Notices by the DOI that they were asked for by. */
  private readonly notices = new Map<string, Notice[]>();
  /** Works whose lists of references have an entry like this one, and who told of them. */
  private readonly citing: (Citing & { connector: string })[] = [];
  private ranked: Match[] | undefined;

  private compare: ReturnType<typeof comparing>;
  /** Organisations that bear a name of the reference. */
  private known: readonly Organisation[] = [];

  constructor(readonly reference: Reference) {
    this.compare = comparing(reference);
  }

  /**
   * @param completeCorpora corpora in which the library would have the work, if their databases have it
   * @param isAvailable false when a server of the library cannot be reached
   * @param organisations those that bear a name of the reference
   */
  addLibrary(
    works: Work[],
    by: 'identifier' | 'library',
    ms: number,
    {
      completeCorpora = [],
      isAvailable = true,
      organisations = [],
    }: { completeCorpora?: CompleteCorpus[]; isAvailable?: boolean; organisations?: Organisation[] } = {},
  ): void {
    if (organisations.length > 0) this.know(organisations);
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

  /** What was compared without knowing their names is compared anew. */
  private know(organisations: readonly Organisation[]): void {
    this.known = organisations;
    this.compare = comparing(this.reference, organisations);
    this.ranked = undefined;
  }

  get organisations(): readonly Organisation[] {
    return this.known;
  }

  addAnswer(answer: Answer): void {
    this.consultations.push(answer.consultation);
    this.addCandidates(
      answer.consultation.connector,
      answer.works,
      answer.consultation.question === 'identifier' ? 'identifier' : 'search',
    );
  }

  /** Takes the place of what this database answered to the search in company; the works met then stay. */
  replaceSearch(answer: Answer): void {
    const { connector } = answer.consultation;
    const kept = this.consultations.filter((one) => one.connector !== connector || one.question !== 'search');
    this.consultations.splice(0, this.consultations.length, ...kept);
    this.addAnswer(answer);
  }

  addNotices(doi: string, answer: NoticeAnswer): void {
    const { consultation, notices } = answer;
    this.consultations.push(consultation);
    this.notices.set(doi, notices);
    if (notices.length > 0) this.ranked = undefined;
  }

  addCiting(answer: CitingAnswer): void {
    const { consultation, citing } = answer;
    const { connector } = consultation;
    this.consultations.push(consultation);
    this.citing.push(...citing.map((one) => ({ ...one, connector })));
  }

  /** Every entry of another work's list that may be this one, compared. It is no record, so none is a match. */
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

  /** Every work met, compared, most probable first; equal ones in the order of their keys. */
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

  best(): Match | undefined {
    return this.matches()[0];
  }

  /** The reference read as the work does that it most likely describes: of several DOIs that may be meant, that work's own. */
  resolved(): Reference {
    const best = this.best();
    const doi = best?.evidence.find(({ field, agreement }) => field === 'DOI' && agreement === 'same');
    return best && best.probability >= LIKELY ? readAs(this.reference, doi?.cited) : this.reference;
  }

  /** A match so certain that searching may stop. */
  isSettled(): boolean {
    return settled(this.reference, this.matches());
  }

  /** Whether some work fits, be it rightly described or not. */
  isDescribed(): boolean {
    return describes(this.matches());
  }

  /** Connectors that hold a record of this match. */
  holders(match: Match): Set<string> {
    return new Set([match.candidate.connector, ...(match.candidate.also ?? []).map((other) => other.connector)]);
  }

  wasAsked(connector: string, question: Consultation['question']): boolean {
    return this.consultations.some((c) => c.connector === connector && c.question === question);
  }
}
