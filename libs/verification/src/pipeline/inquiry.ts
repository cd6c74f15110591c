import type { Sources, SourceState } from '@veracite/connectors/sources';
import type { Library, CompleteCorpus } from '@veracite/library/port';
import { organisationsIn } from '@veracite/matching/organisation';
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

/** Asks about one reference, stage by stage (design section 4), until it is settled or nobody is left to ask. */
export class Inquiry {
  readonly dossier: Dossier;
  readonly kind: WorkKind;
  private readonly fields: Discipline[];
  private readonly states: Map<string, SourceState>;
  private readonly open: OpenQuestions;
  private readonly questions: DatabaseQuestions;
  private readonly askedForNotices = new Set<string>();
  /** Corpora for which the local library answers. */
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

  async run(): Promise<void> {
    await this.askLibrary();
    await this.askIdentifiers();
    if (!this.dossier.isSettled()) await this.search();
    // What follows from silence follows from all of it, whatever is asked again meanwhile.
    if (this.policy.stageTimeoutMs === undefined) await this.open.answers();
    if (!this.policy.quick) {
      await this.searchSingly();
      await this.searchPlace();
      await this.searchSigners();
      await this.askSecondarySources();
    }
    this.policy.window?.onlyConfirming();
    await this.confirm();
    await this.open.finish(this.policy.confirmTimeoutMs);
  }

  /** What the databases' answers say about absence. In a quick check nobody's silence counts. */
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
    const [works, corpora, organisations] = await Promise.all([
      this.library.search(queryOf(reference), onUnavailable),
      this.library.completeCorpora(),
      this.library.organisationsNamed(organisationsIn(reference.csl)),
    ]);
    this.completeCorpora = isAvailable ? coveredBy(reference, corpora) : [];
    this.dossier.addLibrary(works, 'library', Date.now() - searched, {
      completeCorpora: this.completeCorpora,
      isAvailable,
      organisations,
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

  /** What an answer in company lacks is not absent: whoever is not met is asked about alone. */
  private async searchSingly(): Promise<void> {
    const { batchedSearches } = this.questions;
    if (batchedSearches.size === 0 || this.isMet()) return;
    const query = queryOf(this.dossier.reference);
    await this.open.stage(
      (signal) => [...batchedSearches].map((id) => this.questions.searchSingly(id, query, signal)),
      this.policy.searchConfirmTimeoutMs,
    );
    if (this.policy.stageTimeoutMs === undefined) await this.open.answers();
  }

  private isMet(): boolean {
    return (this.dossier.best()?.probability ?? 0) >= LIKELY;
  }

  /** Before nothing is said to fit: whether a work of this author stands at this place under another title. */
  private async searchPlace(): Promise<void> {
    const query = placeQueryOf(this.dossier.reference);
    const [first] = searchOrder(this.kind, this.fields, this.states);
    if (query && !this.isMet() && first !== undefined && this.wasHeard(first)) await this.searchAt([first], query);
  }

  /** Where the title is one work's and the authors are not, their own work may be the other half of a chimera. */
  private async searchSigners(): Promise<void> {
    const best = this.dossier.best();
    const query = authorsQuery(this.dossier.reference);
    if (!query || best?.evidence.find(({ field }) => field === 'author')?.code !== 'authors-replaced') return;
    const order = searchOrder(this.kind, this.fields, this.states);
    await this.searchAt(
      this.questions.soonest(
        order.filter((id) => this.wasHeard(id)),
        2,
      ),
      query,
    );
  }

  /**
   * Where nobody holds such a work, who else knows of it: databases that are asked for identifiers last, and lists of
   * references that have it. What is found needs none of this.
   */
  private async askSecondarySources(): Promise<void> {
    if (this.dossier.isDescribed()) return;
    const { identifiers } = this.dossier.reference;
    await this.stage((signal) =>
      lastQuestions(identifiers, this.states)
        .filter((question) => !this.asked(question))
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
   * Whether the search for the title was answered there. Only then is more asked: an answer to another search would pass
   * for one to this.
   */
  private wasHeard(connector: string): boolean {
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

  /** Other databases confirm the work found, by its own identifiers: those of the record, not those of the reference. */
  private async confirm(): Promise<void> {
    const best = this.dossier.best();
    if (!best || best.probability < LIKELY) return;
    const holders = this.dossier.holders(best);
    const questions = identifierQuestions(best.candidate.work.identifiers, this.states, 4).filter(
      (question) => !holders.has(question.connector) && !this.asked(question) && this.isCheap(question),
    );
    const { standing, identifiers } = best.candidate.work;
    await this.stage((signal) => [
      ...questions.map((question) => this.questions.lookUp(question, signal, 'confirm')),
      ...(standing === 'current' ? this.askNotices(identifiers.doi, signal) : []),
    ]);
  }

  /**
   * Whether a confirmation costs nobody a place: in a batch where it travels in a list, else where the answer comes before
   * it is waited for no longer.
   */
  private isCheap({ connector, kind }: IdentifierQuestion): boolean {
    if (this.policy.window) return this.states.get(connector)?.canLookUpInBulk.includes(kind) ?? false;
    return this.questions.waitMs(connector) < this.policy.confirmTimeoutMs / 2;
  }

  private asked(question: IdentifierQuestion): boolean {
    const same = readingsOf(this.dossier.reference, question.kind).includes(question.value);
    return same && this.dossier.wasAsked(question.connector, 'identifier');
  }

  /** What has befallen the work since: told where it is about to be named, asked for once. */
  private askNotices(doi: string | undefined, signal: AbortSignal): OpenQuestion[] {
    if (!doi || this.askedForNotices.has(doi)) return [];
    this.askedForNotices.add(doi);
    return noticesAt(doi, this.states).map((connector) => this.questions.notices(connector, doi, signal));
  }

  private stage(ask: (signal: AbortSignal) => OpenQuestion[]): Promise<void> {
    return this.open.stage(ask, this.policy.confirmTimeoutMs);
  }
}
