import type { RequestOptions, Sources } from '@veracite/connectors/sources';
import type { AskPolicy } from './ask-policy';
import type { Dossier } from './dossier';
import type { IdentifierQuestion } from './identifier-plan';
import type { OpenQuestion } from './open-questions';
import { queryOf } from './questions';

/** Waiting time in milliseconds that equals one rank in the list of databases. */
const RANK_COST_MS = 700;

type Purpose = keyof AskPolicy['batchDelayMs'];
type Query = ReturnType<typeof queryOf>;

/** Sends questions about one reference to databases and adds the answers to its dossier. */
export class DatabaseQuestions {
  /** Databases to be retried, one element per question. */
  private readonly again: string[] = [];
  /** Databases that have not answered, one element per question. */
  private readonly asking: string[] = [];
  /** Databases that answered a batched search. */
  readonly batchedSearches = new Set<string>();

  constructor(
    private readonly dossier: Dossier,
    private readonly sources: Pick<Sources, 'citing' | 'lookUp' | 'notices' | 'search' | 'waitMs'>,
    private readonly policy: AskPolicy,
  ) {}

  /** Looks up an identifier. */
  lookUp({ connector, kind, value }: IdentifierQuestion, signal: AbortSignal, purpose: Purpose = 'find'): OpenQuestion {
    const { window } = this.policy;
    // Near the end of a batch lookups only confirm.
    const combined = window ? AbortSignal.any([signal, window.signal]) : signal;
    return this.send(connector, combined, purpose, async (options) => {
      const answer = await this.sources.lookUp(connector, kind, value, options);
      this.dossier.addAnswer({ ...answer, consultation: { ...answer.consultation, value } });
    });
  }

  /** Searches for a work. */
  search(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.send(connector, signal, 'find', async (options) => {
      const answer = await this.sources.search(connector, query, options);
      if (answer.batched) this.batchedSearches.add(connector);
      this.dossier.addAnswer(answer);
    });
  }

  /** Repeats a search without batching and replaces the earlier answer. */
  searchSingly(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.send(connector, signal, 'find', async (options) => {
      this.dossier.replaceSearch(await this.sources.search(connector, query, { ...options, unbatched: true }));
    });
  }

  /** Requests the notices about a DOI. */
  notices(connector: string, doi: string, signal: AbortSignal): OpenQuestion {
    return this.send(connector, signal, 'confirm', async (options) => {
      const [answer] = await this.sources.notices(connector, [doi], options);
      if (answer) this.dossier.addNotices(doi, answer);
    });
  }

  /** Searches for works that cite the referenced work. */
  citing(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.send(connector, signal, 'find', async (options) => {
      this.dossier.addCiting(await this.sources.citing(connector, query, options));
    });
  }

  /** Returns the milliseconds until the database's rate limit allows a request. */
  waitMs(connector: string): number {
    return this.sources.waitMs(connector, this.policy.userId);
  }

  /** Returns the databases with the best combination of rank and waiting time. */
  soonest(order: string[], width: number): string[] {
    return order
      .map((id, place) => ({ id, cost: place * RANK_COST_MS + this.waitMs(id) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, width)
      .map((entry) => entry.id);
  }

  /** Sends a question with the attempts of the policy and reports retries. */
  private send(
    connector: string,
    signal: AbortSignal,
    purpose: Purpose,
    ask: (options: RequestOptions) => Promise<void>,
  ): OpenQuestion {
    const { rounds, minRoundGapMs, batchDelayMs, deadline, userId } = this.policy;
    this.asking.push(connector);
    this.reportAsking();
    let isRetry = false;
    let resolveFirst: () => void = () => undefined;
    const firstResponse = new Promise<void>((resolve) => {
      resolveFirst = resolve;
    });
    const onRetry = (): void => {
      resolveFirst();
      if (!isRetry) this.reportRetries([...this.again, connector]);
      isRetry = true;
    };
    const done = ask({
      signal,
      deadline,
      rounds,
      minRoundGapMs,
      batchDelayMs: batchDelayMs[purpose],
      onRetry,
      userId,
    }).then(() => {
      this.asking.splice(this.asking.indexOf(connector), 1);
      const at = this.again.indexOf(connector);
      if (isRetry) this.reportRetries(this.again.filter((_, place) => place !== at));
      this.reportAsking();
    });
    return { done, firstResponse };
  }

  private reportRetries(now: string[]): void {
    this.again.splice(0, this.again.length, ...now);
    this.policy.onAskingAgain?.(distinct(now));
    this.reportAsking();
  }

  private reportAsking(): void {
    if (!this.policy.onAsking) return;
    const answered = this.dossier.consultations.filter(({ outcome }) => outcome === 'answered');
    this.policy.onAsking({
      asking: distinct(this.asking),
      again: distinct(this.again),
      answered: distinct(answered.map(({ connector }) => connector)),
    });
  }
}

const distinct = (connectors: string[]): string[] => [...new Set(connectors)].sort();
