import type { Answer, Question, Sources, SourceState } from '@veracite/connectors/sources';
import type { WorkQuery, Notice, Work } from '@veracite/model/work';
import type { Citing } from '@veracite/model/citing';
import type { IdentifierKind } from '@veracite/model/identifiers';
import type { Consultation, Problem } from '@veracite/model/source';

/** Behavior of one fake database. */
export interface FakeSource {
  works?: Work[];
  /** Every question fails so. */
  problem?: Problem;
  /** Its control fails. Default: it passes. */
  failsControl?: boolean;
  /** Never answers; gives `timeout` once aborted. */
  hangs?: boolean;
  delayMs?: number;
  state?: SourceState['state'];
  canSearch?: boolean;
  canLookUp?: IdentifierKind[];
  canLookUpInBulk?: IdentifierKind[];
  /** Notices by DOI; a database that has this is asked for them. */
  notices?: Record<string, Notice[]>;
  /** Works that cite every requested work; only a database with this option is asked for citing works. */
  citing?: Citing[];
}

export interface FakeSources extends Sources {
  /** `connector question`, in the order of asking. */
  readonly asked: string[];
}

/** Databases in memory: look-ups by identifier, searches that give back every work whose title (whose authors, for keywords) shares a word. */
export function fakeSources(behaviors: Record<string, FakeSource>): FakeSources {
  const asked: string[] = [];

  async function answer(
    connector: string,
    question: Consultation['question'],
    pick: (work: Work) => boolean,
    signal?: AbortSignal,
  ): Promise<Answer> {
    asked.push(`${connector} ${question}`);
    const fake = behaviors[connector] ?? {};
    if (fake.hangs) await aborted(signal);
    else if (fake.delayMs) await Promise.race([sleep(fake.delayMs), aborted(signal)]);
    const problem: Problem | undefined = signal?.aborted ? 'timeout' : fake.problem;
    if (problem)
      return { consultation: { connector, outcome: 'failed', problem, found: 0, question, ms: 1 }, works: [] };
    const works = (fake.works ?? []).filter(pick);
    return { consultation: { connector, outcome: 'answered', found: works.length, question, ms: 1 }, works };
  }

  return {
    asked,
    list: () => Object.entries(behaviors).map(([id, fake]) => stateOf(id, fake)),
    async ask(question, options) {
      const { connector, type } = question;
      const { consultation, works } = await answer(connector, type, isFoundBy(question), options?.signal);
      if (type === 'identifier' || type === 'search') return { consultation, works };
      const { notices = {}, citing = [] } = consultation.outcome === 'answered' ? (behaviors[connector] ?? {}) : {};
      const known = type === 'notices' ? { notices: notices[question.doi] ?? [] } : { citing };
      return { consultation: { ...consultation, found: Object.values(known)[0]?.length ?? 0 }, works: [], ...known };
    },
    control: (connector) => {
      asked.push(`${connector} control`);
      const failed = { outcome: 'failed', problem: 'control' } as const;
      return Promise.resolve(behaviors[connector]?.failsControl ? failed : { outcome: 'passed' });
    },
    close: () => Promise.resolve(),
  };
}

function isFoundBy(question: Question): (work: Work) => boolean {
  if (question.type === 'search') return sharesAWord(question.query);
  return (work) => question.type === 'identifier' && work.identifiers[question.kind] === question.value;
}

function stateOf(id: string, fake: FakeSource): SourceState {
  return {
    source: {
      id,
      name: id,
      homepage: `https://${id}.example`,
      coverage: '',
      group: 'general',
    },
    state: fake.state ?? 'ready',
    pace: { requests: 10, seconds: 1 },
    searchPace: { requests: 10, seconds: 1 },
    canLookUp: fake.canLookUp ?? ['doi'],
    canLookUpInBulk: fake.canLookUpInBulk ?? [],
    canSearch: fake.canSearch ?? true,
    canCombineSearches: false,
    hasNotices: fake.notices !== undefined,
    hasCitingSearch: fake.citing !== undefined,
  };
}

function sharesAWord(query: WorkQuery): (work: Work) => boolean {
  const words = new Set(longWords(query.title ?? query.keywords ?? query.raw ?? ''));
  const textOf = ({ csl }: Work) =>
    query.keywords === undefined ? (csl.title ?? '') : (csl.author ?? []).map(({ family }) => family).join(' ');
  return (work) => longWords(textOf(work)).some((word) => words.has(word));
}

function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function aborted(signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
}
