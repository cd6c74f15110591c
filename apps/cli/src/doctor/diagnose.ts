import { REGISTRY_IDS, type Registries } from '@veracite/connectors/registries/registries';
import type { ControlReport, RequestOptions, Sources, SourceState } from '@veracite/connectors/sources';
import type { Problem } from '@veracite/model/source';

/** An answer that takes longer in milliseconds often comes too late for a single check. */
const SLOW_MS = 3_000;

/** What is wrong with a database, or with the way to it. */
export type Fault =
  | NonNullable<ControlReport['fault']>
  | 'key'
  | 'slow'
  | 'timeout'
  | 'rate-limit'
  | 'quota'
  | 'refused'
  | 'unreachable'
  | 'fields';

/** How one database works from this machine with its key. */
export interface Diagnosis {
  id: string;
  name: string;
  state: 'works' | 'fails' | 'not asked';
  fault?: Fault;
  /** One sentence about the fault, why it was not asked, or why it is not searched. */
  detail?: string;
  /** Time of the answer in milliseconds. */
  ms?: number;
  key: 'accepted' | 'refused' | 'not set' | 'unknown' | 'none needed';
  /** Whether the work that it is known to hold was found; absent without a readable answer. */
  isFound?: boolean;
  /** The fields of the known work that could not be read. */
  missing: string[];
  /** The rate limit: requests in a number of seconds. */
  limit: { requests: number; seconds: number };
}

const FAULTS: Record<Problem, Fault> = {
  timeout: 'timeout',
  'rate-limited': 'rate-limit',
  'quota-spent': 'quota',
  unauthorised: 'key',
  refused: 'refused',
  unavailable: 'unreachable',
  'bad-reply': 'schema',
  control: 'other-work',
};

type AskedSources = Pick<Sources, 'list' | 'control'> & { registries: Pick<Registries, 'control'> };

/** Asks each database for a work that it is known to hold, and for a journal where it registers journals. @param ids default: all */
export async function diagnose(
  sources: AskedSources,
  env: Record<string, string | undefined>,
  ids?: readonly string[],
): Promise<Diagnosis[]> {
  const asked = sources.list().filter(({ source }) => ids?.includes(source.id) ?? true);
  return Promise.all(asked.map((state) => diagnoseOne(state, sources, env)));
}

async function diagnoseOne(
  { source: { id, name }, state, reason, key, canSearch, searchPace }: SourceState,
  sources: AskedSources,
  env: Record<string, string | undefined>,
): Promise<Diagnosis> {
  const { requests, seconds } = searchPace;
  const row = { id, name, missing: [], limit: { requests, seconds } };
  const hasKey = key !== undefined && Boolean(env[key.setting]?.trim());
  const keyState = (known: Diagnosis['key']) => (key === undefined ? 'none needed' : hasKey ? known : 'not set');
  if (state === 'off' || state === 'no-key')
    return { ...row, state: 'not asked', detail: reason, key: keyState('unknown') };
  const report = await controlOf(id, canSearch ? 'search' : 'identifier', sources);
  const isUnsearched = key?.needed === 'search' && !hasKey;
  const { outcome, problem, ms, missing = [] } = report;
  const fault = faultOf(report);
  const isAnswered = outcome === 'passed' || problem === 'control';
  return {
    ...row,
    state: fault ? 'fails' : 'works',
    ...(fault
      ? { fault, detail: detailOf(report) }
      : isUnsearched && { detail: `Searches need a key from ${key.from} in ${key.setting}.` }),
    ms,
    key: keyState(problem === 'unauthorised' ? 'refused' : isAnswered ? 'accepted' : 'unknown'), // prettier-ignore
    ...(isAnswered && { isFound: outcome === 'passed' || missing.length > 0 }),
    missing,
  };
}

/** Returns the report of the known work, or that of the known journal if only that has a fault. */
async function controlOf(id: string, question: 'search' | 'identifier', { control, registries }: AskedSources) {
  const options: RequestOptions = { bypassCache: true, rounds: 1 };
  const ofWork = await control(id, question, options);
  const registry = REGISTRY_IDS.find((item) => item === id);
  const isFaultless = question === 'search' && faultOf(ofWork) === undefined;
  const ofJournal = isFaultless && registry ? await registries.control(registry, options) : undefined;
  return ofJournal && faultOf(ofJournal) ? ofJournal : ofWork;
}

function faultOf({ outcome, problem, fault, ms = 0, missing = [] }: ControlReport): Fault | undefined {
  if (outcome !== 'passed') return fault ?? FAULTS[problem ?? 'unavailable'];
  if (missing.length > 0) return 'fields';
  return ms > SLOW_MS ? 'slow' : undefined;
}

function detailOf({ detail, ms = 0, missing = [] }: ControlReport): string {
  if (detail) return detail;
  if (missing.length > 0) return `Its record of the known work has no ${missing.join(', no ')}.`;
  return `It took ${(ms / 1_000).toFixed(1)} s.`;
}
