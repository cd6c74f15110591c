import type { Sources, SourceState } from '@veracite/connectors/sources';
import type { Library, CompleteCorpus } from '@veracite/library/port';
import { organizationsIn } from '@veracite/matching/organization';
import { readingsOf } from '@veracite/model/reference';
import type { Discipline } from '@veracite/model/source';
import type { AskPolicy } from './ask-policy';
import { canSearch, searchOrder } from './core-set';
import { DatabaseQuestions } from './database-questions';
import { disciplinesOf } from './disciplines';
import { Dossier, LIKELY } from './dossier';
import {
  citingAt,
  identifierQuestions,
  identifierSets,
  lastQuestions,
  noticesAt,
  type IdentifierQuestion,
} from './identifier-plan';
import { coveredBy } from './library-coverage';
import { OpenQuestions, type OpenQuestion } from './open-questions';
import { placeQueryOf, queryOf, authorsQuery } from './questions';
import { coverageOf } from '@veracite/verdict/absence/coverage';
import { venueRegistersNoDois, kindOf, type WorkKind } from '@veracite/verdict/absence/kind';

/** Queries the databases about one reference, stage by stage, until it is settled or no database is left. */
export class Inquiry {
  readonly dossier: Dossier;
  readonly kind: WorkKind;
  private readonly fields: Discipline[];
  private readonly states: Map<string, SourceState>;
  private readonly open: OpenQuestions;
  private readonly questions: DatabaseQuestions;
  private readonly askedForNotices = new Set<string>();
  /** Corpora that the local library contains completely. */
  private completeCorpora: CompleteCorpus[] = [];

  constructor(
    dossier: Dossier,
    private readonly library: Library,
    sources: Pick<Sources, 'citing' | 'list' | 'lookUp' | 'notices' | 'search' | 'waitMs'>,
    private readonly policy: AskPolicy,
  ) {
    this.dossier = dossier;
    const { window, ...times } = policy;
    this.open = new OpenQuestions(() => dossier.isSettled(), { ...times, onlyConfirming: window?.onlyConfirming });
    this.questions = new DatabaseQuestions(dossier, sources, policy);
    this.kind = kindOf(dossier.reference);
    this.fields = disciplinesOf(dossier.reference);
    this.states = new Map(
      sources
        .list()
        .filter((state) => !policy.only || policy.only.includes(state.source.id))
        .map((state) => [state.source.id, state]),
    );
  }

  /** Runs all stages. */
  async run(): Promise<void> {
    await this.askLibrary();
    await this.askIdentifiers();
    if (!this.dossier.isSettled()) await this.search();
    // Absence is judged by all answers, so a batch waits for retries here.
    if (this.policy.stageTimeoutMs === undefined) await this.open.answers();
    if (!this.policy.quick) {
      await this.searchSingly();
      await this.searchPlace();
      await this.searchAuthors();
      await this.askSecondarySources();
    }
    this.policy.window?.onlyConfirming();
    await this.confirm();
    await this.open.finish(this.policy.confirmTimeoutMs);
  }

  /** Reports the coverage of the answers. In a quick check absence never counts. */
  coverage() {
    const { kind, fields, dossier } = this;
    const searchable = [...this.states].filter(([, state]) => canSearch(state)).map(([id]) => id);
    const expectation = { kind, fields, unregistered: venueRegistersNoDois(dossier.reference) };
    const coverage = coverageOf(
      expectation,
      new Set([...searchable, ...this.completeCorpora.map((corpus) => corpus.of)]),
      dossier.consultations,
    );
    return this.policy.quick ? { ...coverage, expected: false } : coverage;
  }

  private async askLibrary(): Promise<void> {
    const { reference } = this.dossier;
    const start = Date.now();
    let isAvailable = true;
    const onUnavailable = () => (isAvailable = false);
    if (Object.keys(reference.identifiers).length > 0) {
      const works = await Promise.all(identifierSets(reference).map((one) => this.library.lookUp(one, onUnavailable)));
      this.dossier.addLibrary(works.flat(), 'identifier', Date.now() - start, { isAvailable });
    }
    const searched = Date.now();
    const [works, corpora, organizations] = await Promise.all([
      this.library.search(queryOf(reference), onUnavailable),
      this.library.completeCorpora(),
      this.library.organizationsNamed(organizationsIn(reference.csl)),
    ]);
    this.completeCorpora = isAvailable ? coveredBy(reference, corpora) : [];
    this.dossier.addLibrary(works, 'library', Date.now() - searched, {
      completeCorpora: this.completeCorpora,
      isAvailable,
      organizations,
    });
  }

  private askIdentifiers(): Promise<void> {
    const { identifiers, alternatives } = this.dossier.reference;
    const questions = identifierQuestions(identifiers, this.states, this.policy.identifierWidth, alternatives);
    return this.stage((signal) => [
      ...questions.map((question) => this.questions.lookUp(question, signal)),
      ...this.askNotices(identifiers.doi, signal),
    ]);
  }

  private async search(): Promise<void> {
    const order = searchOrder(this.kind, this.fields, this.states);
    const first = this.policy.quick ? order.slice(0, 2) : this.questions.soonest(order, this.policy.searchWidth);
    await this.searchAt(first);
    if (this.policy.quick) return;
    const rest = order.filter((id) => !first.includes(id));
    if (this.policy.searchWidth === 1 && rest.length > 0 && !this.dossier.isSettled()) {
      const second = this.questions.soonest(rest, 2);
      await this.searchAt(second);
      rest.splice(0, rest.length, ...rest.filter((id) => !second.includes(id)));
    }
    if (!this.dossier.isSettled()) await this.searchAt(rest);
  }

  /** Repeats batched searches singly if no work was found, because a batched answer may lack it. */
  private async searchSingly(): Promise<void> {
    const { batchedSearches } = this.questions;
    if (batchedSearches.size === 0 || this.isFound()) return;
    const query = queryOf(this.dossier.reference);
    await this.open.stage(
      (signal) => [...batchedSearches].map((id) => this.questions.searchSingly(id, query, signal)),
      this.policy.searchConfirmTimeoutMs,
    );
    if (this.policy.stageTimeoutMs === undefined) await this.open.answers();
  }

  private isFound(): boolean {
    return (this.dossier.best()?.probability ?? 0) >= LIKELY;
  }

  /** Searches for a work of this author at the cited place under another title, if nothing fits so far. */
  private async searchPlace(): Promise<void> {
    const query = placeQueryOf(this.dossier.reference);
    const [first] = searchOrder(this.kind, this.fields, this.states);
    if (query && !this.isFound() && first !== undefined && this.hasAnsweredSearch(first))
      await this.searchAt([first], query);
  }

  /** Searches for a work of the cited authors if they did not write the work with the title: it may be a chimera. */
  private async searchAuthors(): Promise<void> {
    const best = this.dossier.best();
    const query = authorsQuery(this.dossier.reference);
    if (!query || best?.evidence.find(({ field }) => field === 'author')?.code !== 'authors-replaced') return;
    const order = searchOrder(this.kind, this.fields, this.states);
    await this.searchAt(
      this.questions.soonest(
        order.filter((id) => this.hasAnsweredSearch(id)),
        2,
      ),
      query,
    );
  }

  /**
   * Asks secondary sources if no database has the work: further databases by identifier, and reference lists of other
   * works.
   */
  private async askSecondarySources(): Promise<void> {
    if (this.dossier.isDescribed()) return;
    const { identifiers } = this.dossier.reference;
    await this.stage((signal) =>
      lastQuestions(identifiers, this.states)
        .filter((question) => !this.wasAsked(question))
        .map((question) => this.questions.lookUp(question, signal)),
    );
    if (this.dossier.isDescribed()) return;
    const query = queryOf(this.dossier.reference);
    await this.open.stage(
      (signal) => citingAt(this.states).map((connector) => this.questions.citing(connector, query, signal)),
      this.policy.searchConfirmTimeoutMs,
    );
    if (this.policy.stageTimeoutMs === undefined) await this.open.answers();
  }

  /**
   * Checks whether a database answered the search for the title. Other searches are sent only then, because their
   * answers would count as answers to this one.
   */
  private hasAnsweredSearch(connector: string): boolean {
    return this.dossier.consultations.some(
      (one) => one.connector === connector && one.question === 'search' && one.outcome === 'answered',
    );
  }

  private searchAt(connectors: string[], query = queryOf(this.dossier.reference)): Promise<void> {
    return this.open.stage(
      (signal) => connectors.map((id) => this.questions.search(id, query, signal)),
      this.policy.searchConfirmTimeoutMs,
    );
  }

  /** Asks other databases to confirm the work by the identifiers of its record. */
  private async confirm(): Promise<void> {
    const best = this.dossier.best();
    if (!best || best.probability < LIKELY) return;
    const holders = this.dossier.holders(best);
    const questions = identifierQuestions(best.candidate.work.identifiers, this.states, 4).filter(
      (question) => !holders.has(question.connector) && !this.wasAsked(question) && this.isCheap(question),
    );
    const { standing, identifiers } = best.candidate.work;
    await this.stage((signal) => [
      ...questions.map((question) => this.questions.lookUp(question, signal, 'confirm')),
      ...(standing === 'current' ? this.askNotices(identifiers.doi, signal) : []),
    ]);
  }

  /**
   * Checks whether a confirmation delays no other request: in a batch if it is part of a bulk lookup, otherwise if the
   * rate limit allows it before the timeout.
   */
  private isCheap({ connector, kind }: IdentifierQuestion): boolean {
    if (this.policy.window) return this.states.get(connector)?.canLookUpInBulk.includes(kind) ?? false;
    return this.questions.waitMs(connector) < this.policy.confirmTimeoutMs / 2;
  }

  private wasAsked(question: IdentifierQuestion): boolean {
    const same = readingsOf(this.dossier.reference, question.kind).includes(question.value);
    return same && this.dossier.wasAsked(question.connector, 'identifier');
  }

  /** Requests notices about a DOI, once. */
  private askNotices(doi: string | undefined, signal: AbortSignal): OpenQuestion[] {
    if (!doi || this.askedForNotices.has(doi)) return [];
    this.askedForNotices.add(doi);
    return noticesAt(doi, this.states).map((connector) => this.questions.notices(connector, doi, signal));
  }

  private stage(ask: (signal: AbortSignal) => OpenQuestion[]): Promise<void> {
    return this.open.stage(ask, this.policy.confirmTimeoutMs);
  }
}
