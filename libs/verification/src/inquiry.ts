import type { AskOptions, Sources, SourceState } from '@veracite/connectors/port';
import type { Library } from '@veracite/library/port';
import { readingsOf } from '@veracite/model/reference';
import type { Discipline } from '@veracite/model/source';
import type { AskPolicy } from './ask-policy';
import { canSearch, searchOrder } from './core-set';
import { disciplinesOf } from './disciplines';
import { Dossier, LIKELY } from './dossier';
import { identifierQuestions, identifierSets, noticesAt, type IdentifierQuestion } from './identifier-plan';
import { OpenQuestions, type OpenQuestion } from './open-questions';
import { placeQueryOf, queryOf, signersQueryOf } from './questions';
import { coverageOf } from '@veracite/verdict/absence/coverage';
import { isUnregistered, kindOf, type WorkKind } from '@veracite/verdict/absence/kind';

/** Milliseconds of waiting that one place further down the list of best databases is worth. */
const RANK_COST_MS = 700;

/** Asks about one reference, stage by stage (design section 4), until it is settled or nobody is left to ask. */
export class Inquiry {
  readonly dossier: Dossier;
  readonly kind: WorkKind;
  private readonly fields: Discipline[];
  private readonly states: Map<string, SourceState>;
  private readonly open: OpenQuestions;
  /** Databases that are about to be asked again, each as often as questions of it are. */
  private readonly again: string[] = [];
  /** Databases whose answer to the search came in company. */
  private readonly inCompany = new Set<string>();
  private readonly askedForNotices = new Set<string>();

  constructor(
    dossier: Dossier,
    private readonly library: Library,
    private readonly sources: Pick<Sources, 'list' | 'lookUp' | 'notices' | 'search' | 'waitFor'>,
    private readonly policy: AskPolicy,
  ) {
    this.dossier = dossier;
    const { window, ...times } = policy;
    this.open = new OpenQuestions(() => dossier.isSettled(), { ...times, onlyConfirming: window?.onlyConfirming });
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
    if (this.policy.moveOnMs === undefined) await this.open.answers();
    if (!this.policy.quick) {
      await this.searchAlone();
      await this.searchPlace();
      await this.searchSigners();
    }
    this.policy.window?.onlyConfirming();
    await this.confirm();
    await this.open.finish(this.policy.graceMs);
  }

  /** What the databases' answers say about absence. In a quick check nobody's silence counts. */
  coverage() {
    const { kind, fields, dossier } = this;
    const searchable = [...this.states].filter(([, state]) => canSearch(state)).map(([id]) => id);
    const expectation = { kind, fields, unregistered: isUnregistered(dossier.reference) };
    const coverage = coverageOf(expectation, new Set(searchable), dossier.consultations);
    return this.policy.quick ? { ...coverage, expected: false } : coverage;
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
    const questions = identifierQuestions(identifiers, this.states, this.policy.identifierWidth, alternatives);
    return this.stage((signal) => [
      ...questions.map((question) => this.lookUp(question, signal)),
      ...this.askNotices(identifiers.doi, signal),
    ]);
  }

  private async search(): Promise<void> {
    const order = searchOrder(this.kind, this.fields, this.states);
    const first = this.policy.quick ? order.slice(0, 2) : this.soonest(order, this.policy.searchWidth);
    await this.searchAt(first);
    if (this.policy.quick) return;
    const rest = order.filter((id) => !first.includes(id));
    if (this.policy.searchWidth === 1 && rest.length > 0 && !this.dossier.isSettled()) {
      const second = this.soonest(rest, 2);
      await this.searchAt(second);
      rest.splice(0, rest.length, ...rest.filter((id) => !second.includes(id)));
    }
    if (!this.dossier.isSettled()) await this.searchAt(rest);
  }

  /** What an answer in company lacks is not absent: whoever is not met is asked about alone. */
  private async searchAlone(): Promise<void> {
    if (this.inCompany.size === 0 || this.isMet()) return;
    const query = queryOf(this.dossier.reference);
    const ask = (id: string, signal: AbortSignal): OpenQuestion =>
      this.put(id, signal, 'find', async (options) => {
        this.dossier.replaceSearch(await this.sources.search(id, query, { ...options, alone: true }));
      });
    await this.open.stage((signal) => [...this.inCompany].map((id) => ask(id, signal)), this.policy.searchGraceMs);
    if (this.policy.moveOnMs === undefined) await this.open.answers();
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
    return this.open.stage(
      (signal) =>
        connectors.map((id) =>
          this.put(id, signal, 'find', async (options) => {
            const answer = await this.sources.search(id, query, options);
            if (answer.inCompany) this.inCompany.add(id);
            this.dossier.addAnswer(answer);
          }),
        ),
      this.policy.searchGraceMs,
    );
  }

  /** Puts one question: as patiently as the policy says, and telling when it is to be asked again. */
  private put(
    connector: string,
    signal: AbortSignal,
    purpose: keyof AskPolicy['companyMs'],
    ask: (options: AskOptions) => Promise<void>,
  ): OpenQuestion {
    const { rounds, apartMs, companyMs, deadline, whose } = this.policy;
    let isAgain = false;
    let tell: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const onAgain = (): void => {
      tell();
      if (!isAgain) this.tellAgain([...this.again, connector]);
      isAgain = true;
    };
    const filed = ask({ signal, deadline, rounds, apartMs, companyMs: companyMs[purpose], onAgain, whose }).then(() => {
      const at = this.again.indexOf(connector);
      if (isAgain) this.tellAgain(this.again.filter((_, place) => place !== at));
    });
    return { filed, heard };
  }

  private tellAgain(now: string[]): void {
    this.again.splice(0, this.again.length, ...now);
    this.policy.onAskingAgain?.([...new Set(now)].sort());
  }

  /** The databases with the best balance of place in the list and time until their pace allows a question. */
  private soonest(order: string[], width: number): string[] {
    return order
      .map((id, place) => ({ id, cost: place * RANK_COST_MS + this.sources.waitFor(id, this.policy.whose) }))
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
      (question) => !holders.has(question.connector) && !this.asked(question) && this.isCheap(question),
    );
    const { standing, identifiers } = best.candidate.work;
    await this.stage((signal) => [
      ...questions.map((question) => this.lookUp(question, signal, 'confirm')),
      ...(standing === 'current' ? this.askNotices(identifiers.doi, signal) : []),
    ]);
  }

  /**
   * Whether a confirmation costs nobody a place: in a batch where it travels in a list, else where the answer comes before
   * it is waited for no longer.
   */
  private isCheap({ connector, kind }: IdentifierQuestion): boolean {
    if (this.policy.window) return this.states.get(connector)?.canLookUpInBulk.includes(kind) ?? false;
    return this.sources.waitFor(connector, this.policy.whose) < this.policy.graceMs / 2;
  }

  private asked(question: IdentifierQuestion): boolean {
    const same = readingsOf(this.dossier.reference, question.kind).includes(question.value);
    return same && this.dossier.wasAsked(question.connector, 'identifier');
  }

  /** What has befallen the work since: told where it is about to be named, asked for once. */
  private askNotices(doi: string | undefined, signal: AbortSignal): OpenQuestion[] {
    if (!doi || this.askedForNotices.has(doi)) return [];
    this.askedForNotices.add(doi);
    return noticesAt(doi, this.states).map((connector) =>
      this.put(connector, signal, 'confirm', async (options) => {
        const [answer] = await this.sources.notices(connector, [doi], options);
        if (answer) this.dossier.addNotices(doi, answer);
      }),
    );
  }

  private lookUp(
    { connector, kind, value }: IdentifierQuestion,
    signal: AbortSignal,
    purpose: keyof AskPolicy['companyMs'] = 'find',
  ): OpenQuestion {
    const { window } = this.policy;
    // By the end of a batch look-ups only confirm.
    const until = window ? AbortSignal.any([signal, window.signal]) : signal;
    return this.put(connector, until, purpose, async (options) => {
      const answer = await this.sources.lookUp(connector, kind, value, options);
      this.dossier.addAnswer({ ...answer, consultation: { ...answer.consultation, value } });
    });
  }

  private stage(ask: (signal: AbortSignal) => OpenQuestion[]): Promise<void> {
    return this.open.stage(ask, this.policy.graceMs);
  }
}
