import type { RequestOptions, Sources } from '@veracite/connectors/sources';
import type { AskPolicy } from './ask-policy';
import type { Dossier } from './dossier';
import type { IdentifierQuestion } from './identifier-plan';
import type { OpenQuestion } from './open-questions';
import { queryOf } from './questions';

/** Milliseconds of waiting that one place further down the list of best databases is worth. */
const RANK_COST_MS = 700;

type Purpose = keyof AskPolicy['batchDelayMs'];
type Query = ReturnType<typeof queryOf>;

/** Puts single questions about one reference to databases, and files their answers in its dossier. */
export class DatabaseQuestions {
  /** Databases that are about to be asked again, each as often as questions of it are. */
  private readonly again: string[] = [];
  /** Databases that are asked and have not answered, each as often as questions of it are. */
  private readonly asking: string[] = [];
  /** Databases whose answer to the search came in company. */
  readonly batchedSearches = new Set<string>();

  constructor(
    private readonly dossier: Dossier,
    private readonly sources: Pick<Sources, 'citing' | 'lookUp' | 'notices' | 'search' | 'waitMs'>,
    private readonly policy: AskPolicy,
  ) {}

  lookUp({ connector, kind, value }: IdentifierQuestion, signal: AbortSignal, purpose: Purpose = 'find'): OpenQuestion {
    const { window } = this.policy;
    // By the end of a batch look-ups only confirm.
    const until = window ? AbortSignal.any([signal, window.signal]) : signal;
    return this.put(connector, until, purpose, async (options) => {
      const answer = await this.sources.lookUp(connector, kind, value, options);
      this.dossier.addAnswer({ ...answer, consultation: { ...answer.consultation, value } });
    });
  }

  search(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.put(connector, signal, 'find', async (options) => {
      const answer = await this.sources.search(connector, query, options);
      if (answer.batched) this.batchedSearches.add(connector);
      this.dossier.addAnswer(answer);
    });
  }

  /** Searches again, in no company: this answer stands in the place of the one before. */
  searchSingly(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.put(connector, signal, 'find', async (options) => {
      this.dossier.replaceSearch(await this.sources.search(connector, query, { ...options, unbatched: true }));
    });
  }

  notices(connector: string, doi: string, signal: AbortSignal): OpenQuestion {
    return this.put(connector, signal, 'confirm', async (options) => {
      const [answer] = await this.sources.notices(connector, [doi], options);
      if (answer) this.dossier.addNotices(doi, answer);
    });
  }

  citing(connector: string, query: Query, signal: AbortSignal): OpenQuestion {
    return this.put(connector, signal, 'find', async (options) => {
      this.dossier.addCiting(await this.sources.citing(connector, query, options));
    });
  }

  /** Milliseconds until the database's pace allows a question. */
  waitMs(connector: string): number {
    return this.sources.waitMs(connector, this.policy.userId);
  }

  /** The databases with the best balance of place in the list and time until their pace allows a question. */
  soonest(order: string[], width: number): string[] {
    return order
      .map((id, place) => ({ id, cost: place * RANK_COST_MS + this.waitMs(id) }))
      .sort((a, b) => a.cost - b.cost)
      .slice(0, width)
      .map((entry) => entry.id);
  }

  /** As patiently as the policy says, and telling when it is to be asked again. */
  private put(
    connector: string,
    signal: AbortSignal,
    purpose: Purpose,
    ask: (options: RequestOptions) => Promise<void>,
  ): OpenQuestion {
    const { rounds, minRoundGapMs, batchDelayMs, deadline, userId } = this.policy;
    this.asking.push(connector);
    this.tellAsking();
    let isAgain = false;
    let tell: () => void = () => undefined;
    const heard = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const onRetry = (): void => {
      tell();
      if (!isAgain) this.tellAgain([...this.again, connector]);
      isAgain = true;
    };
    const filed = ask({
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
      if (isAgain) this.tellAgain(this.again.filter((_, place) => place !== at));
      this.tellAsking();
    });
    return { filed, heard };
  }

  private tellAgain(now: string[]): void {
    this.again.splice(0, this.again.length, ...now);
    this.policy.onAskingAgain?.(distinct(now));
    this.tellAsking();
  }

  private tellAsking(): void {
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
