import type { Answer, Sources, WorkQuery } from '@veracite/connectors/sources';
import type {
  RegistryQuestion,
  RegistryQuestions,
  Registries,
  RegistryId,
} from '@veracite/connectors/registries/registries';
import type { Consultation, Outcome, Problem } from '@veracite/model/source';
import type { Heard } from './port';

/** What a registry gave: `answered` false when it could not be asked. */
export interface Given<T> {
  registry: RegistryId;
  name: string;
  answered: boolean;
  records: T[];
}

/** The questions of one check: asked under one deadline, and kept account of. */
export class Asking {
  readonly heard: Heard[] = [];
  private readonly deadline: number;
  private readonly until: AbortSignal;

  constructor(
    private readonly registries: Registries,
    private readonly sources: Sources,
    patienceMs: number,
    signal?: AbortSignal,
  ) {
    this.deadline = Date.now() + patienceMs;
    const timeout = AbortSignal.timeout(patienceMs);
    this.until = signal ? AbortSignal.any([signal, timeout]) : timeout;
  }

  /** Registries that take this question and are not switched off: what is off says nothing by its silence. */
  ready(question: RegistryQuestion): RegistryId[] {
    const on = new Set(
      this.registries.list().flatMap(({ id, state }) => (state === 'ready' || state === 'resting' ? [id] : [])),
    );
    return this.registries.supporting(question).filter((id) => on.has(id));
  }

  async registry<Q extends RegistryQuestion>(
    id: RegistryId,
    question: Q,
    value: string,
  ): Promise<Given<RegistryQuestions[Q]>> {
    const { consultation, records } = await this.registries.ask(id, question, value, this.options());
    const name = this.registries.list().find((state) => state.id === id)?.name ?? id;
    this.note(name, consultation);
    return { registry: id, name, answered: consultation.outcome === 'answered', records };
  }

  async database(id: string, doi: string): Promise<Answer & { name: string }> {
    return this.named(id, await this.sources.lookUp(id, 'doi', doi, this.options()));
  }

  /** Those of the databases that can be searched now. */
  searchable(ids: string[]): string[] {
    const states = this.sources
      .list()
      .filter(({ state, canSearch }) => canSearch && (state === 'ready' || state === 'resting'));
    return ids.filter((id) => states.some(({ source }) => source.id === id));
  }

  async search(id: string, query: WorkQuery): Promise<Answer & { name: string }> {
    return this.named(id, await this.sources.search(id, query, this.options()));
  }

  /** Something else than a registry was asked: a website, the registry of a domain. */
  async other<T>(source: string, ask: Promise<T>, outcomeOf: (answer: T) => [Outcome, Problem?]): Promise<T> {
    const start = Date.now();
    const answer = await ask;
    const [outcome, problem] = outcomeOf(answer);
    this.heard.push({
      source,
      outcome,
      ...(problem && { problem }),
      ms: Date.now() - start,
      sent: outcome !== 'not-covered',
    });
    return answer;
  }

  private named(id: string, answer: Answer): Answer & { name: string } {
    const name = this.sources.list().find(({ source }) => source.id === id)?.source.name ?? id;
    this.note(name, answer.consultation);
    return { ...answer, name };
  }

  private note(source: string, { outcome, problem, ms, cached }: Consultation): void {
    const sent = !cached && (outcome === 'answered' || outcome === 'failed');
    this.heard.push({ source, outcome, ...(problem && { problem }), ms, sent });
  }

  private options() {
    return { signal: this.until, deadline: this.deadline };
  }
}
