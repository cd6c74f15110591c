/** Single checks while databases hang: every three of those that a check asks. */
import { verifyOne } from '@veracite/testing/verified';
import type { Reference } from '@veracite/model/reference';
import type { Verification } from '@veracite/model/verification';
import { type Faults, type FakeDatabasesOptions } from '@veracite/testing/fake-databases/start';
import { withPipeline } from '../harness/pipeline';
import { TIMEOUTS } from '@veracite/verification/pipeline/ask-policy';

/** A reference that is checked while databases hang. */
export interface Case {
  name: string;
  reference: Reference;
  /** In which its work is, and in which it is not. */
  catalogs: { present: FakeDatabasesOptions; missing: FakeDatabasesOptions };
}

interface Trial {
  of: Case;
  catalog: keyof Case['catalogs'];
  hanging: string[];
}

interface Outcome extends Trial {
  ms: number;
  /** Milliseconds by which a timer set to the soft deadline of this check came too late: this machine's doing. */
  lateMs: number;
  status: string;
}

/**
 * Checks under way at once. They mostly wait; begun so far apart that no two of them reach the deadline together, they
 * do not wait for each other.
 */
const LANES = 32;
const APART_MS = TIMEOUTS.soft / LANES;

/** Runs every trio of every case, and prints the slowest and all that took longer than allowed. */
export async function trios(cases: Case[]): Promise<void> {
  const trials: Trial[] = [];
  for (const trial of cases) {
    const asked = [...new Set([...(await askedIn(trial, 'present')), ...(await askedIn(trial, 'missing'))])];
    const threes = choose(asked, 3);
    console.info(`  ${trial.name}: ${asked.length} are asked (${asked.join(', ')}), ${threes.length} trios, twice`);
    trials.push(...threes.flatMap((hanging) => BOTH.map((catalog) => ({ of: trial, catalog, hanging }))));
  }
  report(await inLanes(trials, run));
}

const BOTH = ['present', 'missing'] as const;

function report(outcomes: Outcome[]): void {
  const allowed = TIMEOUTS.soft + 500;
  const slowest = [...outcomes].sort((a, b) => b.ms - a.ms);
  const [worst] = slowest;
  const over = slowest.filter(({ ms }) => ms > allowed);
  console.info(
    `${outcomes.length} checks with three databases hanging, ${LANES} at once: worst ${worst ? show(worst) : 'none'}; ` +
      `${over.length} above ${allowed} ms, ${over.filter(({ ms, lateMs }) => ms - lateMs > allowed).length} without what this machine was late`,
  );
  for (const catalog of BOTH) {
    const all = outcomes.filter((outcome) => outcome.catalog === catalog);
    const times = all.map(({ ms }) => ms).sort((a, b) => a - b);
    const count = (status: string): string => `${all.filter((item) => item.status === status).length} ${status}`;
    console.info(
      `  ${catalog}: median ${((times[times.length >> 1] ?? 0) / 1000).toFixed(2)} s; ` +
        ['valid', 'incomplete', 'unknown', 'fake'].map(count).join(', '),
    );
  }
  const wrong = outcomes.filter(({ catalog, status }) => catalog === 'present' && status !== 'valid');
  for (const item of [...wrong, ...over].slice(0, 20)) console.info(`  ${show(item)}`);
}

const show = (item: Outcome): string =>
  `${(item.ms / 1000).toFixed(2)} s (${item.of.name}, ${item.catalog}; ${item.hanging.join(', ')}: ${item.status}; late ${item.lateMs} ms)`;

/** The databases that a check of this reference asks when no database hangs. */
async function askedIn(trial: Case, catalog: Trial['catalog']): Promise<string[]> {
  const { consultations } = await check(trial, catalog, {});
  const asked = consultations.filter(({ connector, outcome }) => connector !== 'library' && outcome === 'answered');
  return [...new Set(asked.map(({ connector }) => connector))];
}

async function run(trial: Trial): Promise<Outcome> {
  const faults = Object.fromEntries(trial.hanging.map((id) => [id, { kind: 'hang' }])) as Faults;
  const due = Date.now() + TIMEOUTS.soft;
  let lateMs = 0;
  const timer = setTimeout(() => {
    lateMs = Date.now() - due;
  }, TIMEOUTS.soft);
  const { ms, verdict } = await check(trial.of, trial.catalog, faults);
  clearTimeout(timer);
  return { ...trial, ms, lateMs, status: verdict.status };
}

/** Checks a reference with databases, caches and rested paces of its own. */
function check(trial: Case, catalog: Trial['catalog'], faults: Faults): Promise<Verification> {
  const databases = { ...trial.catalogs[catalog], faults };
  return withPipeline(databases, (pipeline) => verifyOne(pipeline, trial.reference), { isPaced: true });
}

function choose<T>(list: T[], count: number): T[][] {
  if (count === 0) return [[]];
  return list.flatMap((first, index) => choose(list.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}

async function inLanes<T, R>(items: T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items];
  const lane = async (_: unknown, number: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, number * APART_MS));
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) results.push(await work(item));
  };
  await Promise.all(Array.from({ length: LANES }).map(lane));
  return results;
}
