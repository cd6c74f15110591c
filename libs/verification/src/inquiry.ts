import type { Sources, SourceState } from '@veracite/connectors/port';
import type { Library } from '@veracite/library/port';
import { readingsOf } from '@veracite/model/reference';
import type { Discipline } from '@veracite/model/source';
import { Asking } from './asking';
import { canSearch, searchOrder } from './core-set';
import { disciplinesOf } from './disciplines';
import { Dossier, LIKELY } from './dossier';
import { identifierQuestions, identifierSets, noticesAt, type IdentifierQuestion } from './identifier-plan';
import { placeQueryOf, queryOf, signersQueryOf } from './questions';
import { coverageOf } from '@veracite/verdict/absence/coverage';
import { isUnregistered, kindOf, type WorkKind } from '@veracite/verdict/absence/kind';

/** How wide and how long one reference is asked about. Milliseconds. */
export interface Manner {
  /** Databases asked about each identifier at once. */
  identifierWidth: number;
  /** Databases searched first. */
  searchWidth: number;
  /** How long databases that have not answered may still confirm a work that is found. */
  graceMs: number;
  /** The same for searches; `graceMs` when absent. */
  searchGraceMs?: number;
  /** How long databases that do not answer keep the next stage waiting; for ever when absent. */
  moveOnMs?: number;
  /** Told, perhaps more than once, when only confirmations are out. */
  onlyConfirming?: () => void;
  /** Ends look-ups by identifier, which by then only confirm. */
  confirmedUntil?: AbortSignal;
  /** When asking ends, milliseconds since the epoch. */
  deadline: number;
  quick: boolean;
  signal?: AbortSignal;
  /** Connector ids to ask; all when absent. */
  only?: string[];
}

/** Milliseconds of waiting that one place further down the list of best databases is worth. */
const RANK_COST_MS = 700;

/** Asks about one reference, stage by stage (design section 4), until it is settled or nobody is left to ask. */
export class Inquiry {
  readonly dossier: Dossier;
  readonly kind: WorkKind;
  private readonly fields: Discipline[];
  private readonly states: Map<string, SourceState>;
  private readonly asking: Asking;
  private readonly askedForNotices = new Set<string>();

  constructor(
    dossier: Dossier,
    private readonly library: Library,
    private readonly sources: Pick<Sources, 'list' | 'lookUp' | 'notices' | 'search' | 'waitFor'>,
    private readonly manner: Manner,
  ) {
    this.dossier = dossier;
    this.asking = new Asking(dossier, manner);
    this.kind = kindOf(dossier.reference);
    this.fields = disciplinesOf(dossier.reference);
    this.states = new Map(
      sources
        .list()
        .filter((state) => !manner.only || manner.only.includes(state.source.id))
        .map((state) => [state.source.id, state]),
    );
  }

  async run(): Promise<void> {
    await this.askLibrary();
    await this.askIdentifiers();
    if (!this.dossier.isSettled()) await this.search();
    if (!this.manner.quick) {
      await this.searchPlace();
      await this.searchSigners();
    }
    this.manner.onlyConfirming?.();
    await this.confirm();
    await this.asking.finish();
  }

  /** What the databases' answers say about absence. In a quick check nobody's silence counts. */
  coverage() {
    const { kind, fields, dossier } = this;
    const searchable = [...this.states].filter(([, state]) => canSearch(state)).map(([id]) => id);
    const expectation = { kind, fields, unregistered: isUnregistered(dossier.reference) };
    const coverage = coverageOf(expectation, new Set(searchable), dossier.consultations);
    return this.manner.quick ? { ...coverage, expected: false } : coverage;
  }

  private async askLibrary(): Promise<void> {
    const { reference } = this.dossier;
    const start = Date.now();
    if (Object.keys(reference.identifiers).length > 0) {
      const works = await Promise.all(identifierSets(reference).map((one) => this.library.lookUp(one)));
      this.dossier.addLibrary(works.flat(), 'identifier', Date.now() - start);
    }
    const searched = Date.now();
    this.dossier.addLibrary(await this.library.search(queryOf(reference)), 'library', Date.now() - searched);
  }

  private askIdentifiers(): Promise<void> {
    const { identifiers, alternatives } = this.dossier.reference;
    const questions = identifierQuestions(identifiers, this.states, this.manner.identifierWidth, alternatives);
    return this.stage((signal) => [
      ...questions.map((question) => this.lookUp(question, signal)),
      ...this.askNotices(identifiers.doi, signal),
    ]);
  }

  private async search(): Promise<void> {
    const order = searchOrder(this.kind, this.fields, this.states);
    const first = this.manner.quick ? order.slice(0, 2) : this.soonest(order, this.manner.searchWidth);
    await this.searchAt(first);
    if (this.manner.quick) return;
    const rest = order.filter((id) => !first.includes(id));
    if (this.manner.searchWidth === 1 && rest.length > 0 && !this.dossier.isSettled()) {
      const second = this.soonest(rest, 2);
      await this.searchAt(second);
      rest.splice(0, rest.length, ...rest.filter((id) => !second.includes(id)));
    }
    if (!this.dossier.isSettled()) await this.searchAt(rest);
  }

  /** Before nothing is said to fit: whether a work of this author stands at this place under another title. */
  private async searchPlace(): Promise<void> {
    const query = placeQueryOf(this.dossier.reference);
    const isMet = (this.dossier.best()?.probability ?? 0) >= LIKELY;
    const [first] = searchOrder(this.kind, this.fields, this.states);
    if (query && !isMet && first !== undefined && this.wasHeard(first)) await this.searchAt([first], query);
  }

  /** Where the title is one work's and the authors are not, their own work may be the other half of a chimera. */
  private async searchSigners(): Promise<void> {
    const best = this.dossier.best();
    const query = signersQueryOf(this.dossier.reference);
    if (!query || best?.evidence.find(({ field }) => field === 'author')?.code !== 'authors-replaced') return;
    const order = searchOrder(this.kind, this.fields, this.states);
    await this.searchAt(
      this.soonest(
        order.filter((id) => this.wasHeard(id)),
        2,
      ),
      query,
    );
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
    const { deadline, searchGraceMs } = this.manner;
    return this.asking.stage(
      (signal) =>
        connectors.map(async (id) => {
          this.dossier.addAnswer(await this.sources.search(id, query, { signal, deadline }));
        }),
      searchGraceMs,
    );
  }

  /** The databases with the best balance of place in the list and time until their pace allows a question. */
  private soonest(order: string[], width: number): string[] {
    return order
      .map((id, place) => ({ id, cost: place * RANK_COST_MS + this.sources.waitFor(id) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, width)
      .map((entry) => entry.id);
  }

  /** Other databases confirm the work found, by its own identifiers: those of the record, not those of the reference. */
  private async confirm(): Promise<void> {
    const best = this.dossier.best();
    if (!best || best.probability < LIKELY) return;
    const holders = this.dossier.holders(best);
    const questions = identifierQuestions(best.candidate.work.identifiers, this.states, 4).filter(
      (question) => !holders.has(question.connector) && !this.asked(question) && this.isSoon(question.connector),
    );
    const { standing, identifiers } = best.candidate.work;
    await this.stage((signal) => [
      ...questions.map((question) => this.lookUp(question, signal)),
      ...(standing === 'current' ? this.askNotices(identifiers.doi, signal) : []),
    ]);
  }

  /** Whether it could answer while confirmations are waited for: what stands in a queue longer only makes it longer. */
  private isSoon(connector: string): boolean {
    return this.sources.waitFor(connector) < this.manner.graceMs / 2;
  }

  private asked(question: IdentifierQuestion): boolean {
    const same = readingsOf(this.dossier.reference, question.kind).includes(question.value);
    return same && this.dossier.wasAsked(question.connector, 'identifier');
  }

  /** What has befallen the work since: told where it is about to be named, asked for once. */
  private askNotices(doi: string | undefined, signal: AbortSignal): Promise<void>[] {
    if (!doi || this.askedForNotices.has(doi)) return [];
    this.askedForNotices.add(doi);
    return noticesAt(doi, this.states).map(async (connector) => {
      const [answer] = await this.sources.notices(connector, [doi], { signal, deadline: this.manner.deadline });
      if (answer) this.dossier.addNotices(doi, answer);
    });
  }

  private async lookUp({ connector, kind, value }: IdentifierQuestion, signal: AbortSignal): Promise<void> {
    const { deadline, confirmedUntil } = this.manner;
    const until = confirmedUntil ? AbortSignal.any([signal, confirmedUntil]) : signal;
    const answer = await this.sources.lookUp(connector, kind, value, { signal: until, deadline });
    this.dossier.addAnswer({ ...answer, consultation: { ...answer.consultation, value } });
  }

  private stage(ask: (signal: AbortSignal) => Promise<void>[]): Promise<void> {
    return this.asking.stage(ask);
  }
}
