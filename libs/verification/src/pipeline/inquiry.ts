import type { Registries } from '@veracite/connectors/registries/registries';
import type { Question, Sources, SourceState } from '@veracite/connectors/sources';
import type { Library, CompleteCorpus } from '@veracite/library/port';
import { type KindChances, type WorkKind } from '@veracite/model/kind';
import type { Discipline } from '@veracite/model/source';
import type { Coverage } from '@veracite/model/verdict';
import { readKinds } from '@veracite/parsing/kinds/read-kinds';
import { plausibleKinds } from '@veracite/verdict/absence/kind';
import { REGISTERED_BY_VENUE } from '@veracite/verdict/absence/presence';
import { askLibrary, askListedNotices } from './ask-library';
import type { AskPolicy } from './ask-policy';
import { AskedQuestions, type Asked } from './asked-questions';
import { disciplinesOf } from './disciplines';
import type { Dossier } from './dossier';
import { outcomeEvent, type Outcome, type SourceEvent } from './events';
import { askAboutVenue, type JournalAnswer } from './journal-coverage';
import { processorTimeIn } from './processor-time';
import { doubtedSilences } from './silence';
import { STAGES, type Stage, type StageContext } from './stages';
import { reportCoverage } from './report-coverage';

type AskedSources = Pick<Sources, 'ask' | 'list' | 'control'> & { registries?: Registries };

/** Least probability of a kind at which its registers are asked. */
const PLAUSIBLE = 0.2;

/**
 * Queries the databases about one reference, stage by stage. Which questions are judged follows from the reference and the
 * answers: outcomes are added in the order of the questions, whenever they arrive. While a database does not answer or has
 * to be retried, the questions that follow without it are asked ahead; they are judged only if they turn out to follow.
 */
export class Inquiry implements StageContext {
  readonly plausible: readonly WorkKind[];
  private readonly kinds: KindChances;
  readonly fields: Discipline[];
  readonly states: Map<string, SourceState>;
  private readonly questions: AskedQuestions;
  private isSearching = true;
  /** Corpora that the local library contains completely. */
  private completeCorpora: CompleteCorpus[] = [];
  /** What the registries of journals answered about the cited venue, if they were asked. */
  private venue: JournalAnswer | undefined;
  /** Whether the work is certain by a number of outcomes, whatever their order. */
  private certainty = { outcomes: 0, isCertain: false };

  constructor(
    readonly dossier: Dossier,
    private readonly library: Library,
    private readonly sources: AskedSources,
    readonly policy: AskPolicy,
    private readonly onEvent: (event: SourceEvent) => void = () => undefined,
  ) {
    this.questions = new AskedQuestions(sources, policy, onEvent);
    this.kinds = dossier.reference.kinds ?? readKinds(dossier.reference);
    this.plausible = plausibleKinds(this.kinds);
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
    const stages = STAGES.filter((stage) => stage.isQuick || !this.policy.quick);
    for (const [place, stage] of stages.entries()) await this.runStage(stage, stages.slice(place + 1));
    this.searched();
    await this.readListedNotices();
    await this.askAboutVenue();
    await processorTimeIn(this.policy);
  }

  /**
   * Shows that the databases that answered with nothing work, before their silence counts against the reference. Returns whether
   * one of them may not; its silence has failed then.
   */
  async checkSilences(): Promise<boolean> {
    const { dossier, policy, sources } = this;
    const { deadline, signal } = policy;
    const doubted = await doubtedSilences(dossier.consultations, sources, { deadline, signal });
    dossier.doubt(doubted);
    for (const consultation of dossier.consultations)
      if (doubted.has(consultation.connector)) this.onEvent(outcomeEvent(consultation));
    return doubted.size > 0;
  }

  /** Looks up the cited venue in the registries if the work may belong to one and was not found. */
  private async askAboutVenue(): Promise<void> {
    const { dossier, policy, sources, kinds } = this;
    const isPart = REGISTERED_BY_VENUE.some((kind) => kinds[kind] >= PLAUSIBLE);
    if (!sources.registries || policy.quick || !isPart || dossier.isDescribed()) return;
    const options = { signal: policy.signal, deadline: policy.deadline, userId: policy.userId };
    this.venue = await askAboutVenue(dossier.reference.csl, sources.registries, options, policy.only);
  }

  /** Reports which databases answered, and the share of such works that they hold. */
  coverage(): Coverage {
    const { kinds, fields, states, completeCorpora, venue, policy } = this;
    const { reference, consultations } = this.dossier;
    return reportCoverage({
      reference,
      containers: this.dossier.containers(),
      consultations,
      kinds,
      fields,
      states,
      completeCorpora,
      venue,
      isQuick: policy.quick,
    });
  }

  private async askLibrary(): Promise<void> {
    const { outcomes, corpora } = await askLibrary(this.library, this.dossier);
    await processorTimeIn(this.policy);
    this.completeCorpora = corpora;
    for (const outcome of outcomes) {
      this.dossier.add(outcome);
      this.onEvent(outcomeEvent(outcome.consultation));
    }
  }

  /** Adds notices about the work that was found, from lists of the library. */
  private async readListedNotices(): Promise<void> {
    const { dossier } = this;
    const doi = dossier.isFound() && dossier.best()?.candidate.work.identifiers.doi;
    const outcome = doi ? await askListedNotices(this.library, doi) : undefined;
    if (outcome) dossier.add(outcome);
  }

  /** Asks the questions of a stage and adds the outcomes in their order. */
  private async runStage(stage: Stage, later: readonly Stage[]): Promise<void> {
    const { dossier, questions } = this;
    if (stage.onlyConfirms) this.searched();
    if (stage.when && !stage.when(this)) return;
    const waves = this.wavesOf(stage, this);
    const askNext = (): void => {
      const wave = waves.find((wave) => !wave.every((question) => questions.has(question)));
      if (wave) for (const question of wave) questions.ask(question, stage.onlyConfirms);
      else this.askAhead(later);
    };
    for (const question of waves.flat()) {
      if (stage.isRanked && dossier.isSettled()) break;
      if (!questions.has(question)) askNext();
      await this.addOutcome(questions.ask(question), stage, askNext);
    }
    for (const question of waves.flat()) questions.leave(question);
  }

  /** Returns the questions of a stage in the groups that are asked at once. */
  private wavesOf(stage: Stage, context: StageContext): Question[][] {
    const questions = stage.questions(context);
    if (!stage.isRanked) return [questions];
    return [...this.policy.searchWaves.map((width) => questions.splice(0, width)), questions];
  }

  /** Adds the outcome of a question. Calls `askNext` while it is late; what is late once the work is certain has failed. */
  private async addOutcome(asked: Asked, stage: Stage, askNext: () => void): Promise<void> {
    const { confirmTimeoutMs, searchConfirmTimeoutMs, stageTimeoutMs } = this.policy;
    const { questions } = this;
    const isThere = (): boolean => asked.outcome !== undefined;
    const isEnough = (): boolean => isThere() || stage.onlyConfirms === true || this.isCertain() || this.isOffline();
    await questions.until(() => asked.isRetried || isEnough(), stageTimeoutMs);
    while (!isEnough()) {
      askNext();
      await questions.until(isEnough, stageTimeoutMs);
    }
    if (!isThere() && !stage.isRanked) this.searched();
    const timeoutMs = stage.isRanked ? searchConfirmTimeoutMs : confirmTimeoutMs;
    await questions.until(() => isThere() || this.isOffline(), timeoutMs);
    if (!isThere()) questions.stopOpen();
    await questions.until(isThere);
    asked.isJudged = true;
    if (asked.outcome) this.dossier.add(asked.outcome, asked.question);
  }

  /** Asks what the first of these stages would ask if the open questions had no answer. */
  private askAhead(stages: readonly Stage[]): void {
    const { plausible, fields, states, policy, questions } = this;
    const context = { plausible, fields, states, policy, dossier: this.dossier.withMore(questions.unjudged()) };
    for (const stage of stages) {
      const waves = !stage.when || stage.when(context) ? this.wavesOf(stage, context) : [];
      const wave = waves.find((wave) => !wave.every((question) => questions.has(question)));
      if (wave) return wave.forEach((question) => questions.ask(question, stage.onlyConfirms));
    }
  }

  private isCertain(): boolean {
    if (this.dossier.isSettled()) return true;
    const more = this.questions.unjudged();
    const outcomes = this.dossier.outcomes().length + more.length;
    if (outcomes !== this.certainty.outcomes)
      this.certainty = { outcomes, isCertain: more.length > 0 && this.dossier.withMore(more).isSettled() };
    return this.certainty.isCertain;
  }

  /**
   * Returns true if the local library describes the work and each database that was asked failed at least once: their retries
   * would only delay the verdict.
   */
  private isOffline(): boolean {
    const { dossier, questions } = this;
    const isAnswer = ({ consultation: { connector, outcome } }: Outcome): boolean =>
      connector !== 'library' && outcome === 'answered';
    return (
      questions.open().every(({ isRetried }) => isRetried) &&
      dossier.isDescribed() &&
      ![...dossier.outcomes(), ...questions.unjudged().map(({ outcome }) => outcome)].some(isAnswer)
    );
  }

  /** Reports once that only confirmations are open. */
  private searched(): void {
    if (this.isSearching) this.policy.batch?.onSearched();
    this.isSearching = false;
  }
}
