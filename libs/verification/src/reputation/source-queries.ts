import { sourceName } from '@veracite/connectors/source-names';
import type { Answer, Sources, SourceState } from '@veracite/connectors/sources';
import type { Notice, WorkQuery } from '@veracite/model/work';
import type {
  RegistryQuestion,
  RegistryQuestions,
  Registries,
  RegistryId,
} from '@veracite/connectors/registries/registries';
import type { Consultation, Outcome, Problem } from '@veracite/model/source';
import { isOpen } from '../pipeline/core-set';
import { withTimeout } from '../with-timeout';
import type { SourceOutcome } from './port';

/** The records from a registry; `answered` is false if the request failed. */
export interface RegistryAnswer<T> {
  registry: RegistryId;
  name: string;
  answered: boolean;
  records: T[];
}

/** Sends the queries of one check under one deadline and records their outcomes. */
export class SourceQueries {
  readonly outcomes: SourceOutcome[] = [];
  private readonly deadline: number;
  private readonly until: AbortSignal;

  constructor(
    private readonly registries: Registries,
    private readonly sources: Sources,
    timeoutMs: number,
    signal?: AbortSignal,
  ) {
    this.deadline = Date.now() + timeoutMs;
    this.until = withTimeout(signal, timeoutMs);
  }

  /** Returns the registries that support this query and are enabled. */
  ready(question: RegistryQuestion): RegistryId[] {
    const open = this.registries.list().filter(isOpen);
    return this.registries.supporting(question).filter((id) => open.some((registry) => registry.id === id));
  }

  async askRegistry<Q extends RegistryQuestion>(
    id: RegistryId,
    question: Q,
    value: string,
  ): Promise<RegistryAnswer<RegistryQuestions[Q]>> {
    const { consultation, records } = await this.registries.ask(id, question, value, this.options());
    const name = this.registries.list().find((state) => state.id === id)?.name ?? id;
    this.note(name, consultation);
    return { registry: id, name, answered: consultation.outcome === 'answered', records };
  }

  async lookUpDoi(id: string, doi: string): Promise<Answer & { name: string }> {
    return this.named(
      id,
      await this.sources.ask({ type: 'identifier', connector: id, kind: 'doi', value: doi }, this.options()),
    );
  }

  /** Requests the notices about a work. */
  async noticesAbout(id: string, doi: string): Promise<Notice[]> {
    const { notices = [] } = this.named(
      id,
      await this.sources.ask({ type: 'notices', connector: id, doi }, this.options()),
    );
    return notices;
  }

  /** Returns those of the databases that are enabled and can do this. */
  databases(ids: string[], can: (state: SourceState) => boolean): string[] {
    const open = this.sources.list().filter((state) => isOpen(state) && can(state));
    return ids.filter((id) => open.some(({ source }) => source.id === id));
  }

  async search(id: string, query: WorkQuery): Promise<Answer & { name: string }> {
    return this.named(id, await this.sources.ask({ type: 'search', connector: id, query }, this.options()));
  }

  /** Records the outcome of another request, such as to a website or a domain registry. */
  async record<T>(source: string, ask: Promise<T>, outcomeOf: (answer: T) => [Outcome, Problem?]): Promise<T> {
    const start = Date.now();
    const answer = await ask;
    const [outcome, problem] = outcomeOf(answer);
    this.outcomes.push({
      source,
      outcome,
      ...(problem && { problem }),
      ms: Date.now() - start,
      sent: outcome !== 'not-covered',
    });
    return answer;
  }

  private named(id: string, answer: Answer): Answer & { name: string } {
    const name = sourceName(id);
    this.note(name, answer.consultation);
    return { ...answer, name };
  }

  private note(source: string, { outcome, problem, ms, cached }: Consultation): void {
    const sent = !cached && (outcome === 'answered' || outcome === 'failed');
    this.outcomes.push({ source, outcome, ...(problem && { problem }), ms, sent });
  }

  private options() {
    return { signal: this.until, deadline: this.deadline };
  }
}
