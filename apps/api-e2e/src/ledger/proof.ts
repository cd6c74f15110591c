import type { Product } from '@veracite/testing/product';
import { Books, type Fault, type Sums } from './books';
import { Customer, type Outcome } from './customer';
import { Mishaps } from './mishaps';
import { randomOf } from './random';
import { chargingRequest, type Charging } from './requests';
import type { Scale } from './scale';

/** What a run found. */
export interface Findings {
  faults: Fault[];
  sums: Sums;
  statuses: Record<number, number>;
  /** Requests that had to be repeated. */
  repeated: number;
  answered: number;
  samples: number;
  /** Samples in which some account was above its limit. */
  overLimit: number;
  mishaps: Record<string, number>;
  seconds: number;
}

const SEED = 20_261_121;
const SAMPLE_MS = 50;
/** Longer than the longest lease and the interval of the job that cleans up. */
const QUIET_WITHIN_MS = 10 * 60_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs `work` for every item in order, at most `limit` at once. */
export async function atOnce<T>(items: readonly T[], limit: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: limit }, lane));
}

/** Spends credits while processes and services are killed, and then audits the ledger. */
export async function proveLedger(product: Product, scale: Scale, say: (what: string) => void): Promise<Findings> {
  const started = Date.now();
  const books = new Books();
  try {
    const customers = await arrivals(product.origin, scale, books);
    say(`${customers.length} accounts`);
    const random = randomOf(SEED);
    const requests = Array.from({ length: scale.requests }, (_, number) =>
      chargingRequest(number, scale.accounts, random),
    );
    const watch = watchLimits(books);
    const mishaps = new Mishaps(product, books, scale);
    const outcomes: Outcome[] = [];
    const asking = atOnce(requests, scale.atOnce, async (request) => {
      const customer = customers[request.account]?.customer;
      if (!customer) throw new Error(`there is no account ${request.account}`);
      outcomes.push(await customer.ask(request));
      mishaps.after(outcomes.length);
      if (outcomes.length % 500 === 0) say(`${outcomes.length} requests ended`);
    });
    await Promise.race([asking, product.failed]);
    await mishaps.over();
    say('all requests ended');
    await quiet(books, product, scale);
    const { samples, overLimit } = await watch.end();
    const answered = new Map(customers.map(({ id }, account) => [id, answeredTo(account, outcomes)]));
    return {
      ...(await books.audit(answered)),
      ...summary(outcomes),
      samples,
      overLimit,
      mishaps: mishaps.counts,
      seconds: Math.round((Date.now() - started) / 1_000),
    };
  } finally {
    await books.close();
  }
}

async function arrivals(origin: string, { accounts, credits }: Scale, books: Books) {
  const arrived: { customer: Customer; id: string }[] = [];
  await atOnce(Array.from({ length: accounts }), 8, async () => {
    const customer = await Customer.arrive(origin);
    const id = await customer.id();
    await books.grant(id, credits);
    arrived.push({ customer, id });
  });
  return arrived;
}

/** Samples repeatedly whether any account is above its limit. */
function watchLimits(books: Books) {
  let ended = false;
  const seen = { samples: 0, overLimit: 0 };
  const watching = (async () => {
    for (; !ended; await sleep(SAMPLE_MS)) {
      seen.samples += 1;
      if ((await books.overLimit()) > 0) seen.overLimit += 1;
    }
  })();
  return {
    end: async () => {
      ended = true;
      await watching;
      return seen;
    },
  };
}

/** Waits until nothing is reserved or in progress. */
async function quiet(books: Books, product: Product, { hurry }: Scale): Promise<void> {
  if (hurry) {
    await books.letHoldsGo();
    await product.suffer('kill worker');
  }
  for (const until = Date.now() + QUIET_WITHIN_MS; (await books.open()) > 0; await sleep(250))
    if (Date.now() > until) return;
}

/** Returns the number of references answered to an account, or undefined when one of its answers does not have it. */
function answeredTo(account: number, outcomes: Outcome[]): number | undefined {
  const answers = outcomes.filter(({ request }) => request.account === account).map(({ answered }) => answered);
  return answers.reduce(
    (sum, answered) => (sum === undefined || answered === undefined ? undefined : sum + answered),
    0,
  );
}

function summary(outcomes: Outcome[]) {
  const statuses: Record<number, number> = {};
  for (const { status } of outcomes) statuses[status] = (statuses[status] ?? 0) + 1;
  return {
    statuses,
    repeated: outcomes.filter(({ tries }) => tries > 1).length,
    answered: outcomes.reduce((sum, { answered }) => sum + (answered ?? 0), 0),
  };
}

/** Rounds of fifty checks at once for one credit. @returns how many rounds gave exactly one answer and 49 refusals */
export async function proveLastCredit(origin: string, rounds: number): Promise<number> {
  const books = new Books();
  let right = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const customer = await Customer.arrive(origin);
      await books.grant(await customer.id(), 1);
      const asked = Array.from({ length: 50 }, (_, number) => customer.ask(check(number)));
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      const count = (wanted: number) => statuses.filter((status) => status === wanted).length;
      if (count(200) === 1 && count(402) === 49) right += 1;
    }
  } finally {
    await books.close();
  }
  return right;
}

const check = (number: number): Charging => ({
  account: 0,
  cost: 1,
  key: `last-${number}`,
  path: '/api/citations/verify',
  body: { citation: CERTAIN },
  later: false,
});

/** A reference that every round confirms: `unknown` would give the credit back. */
const CERTAIN =
  'LeCun, Y., Bengio, Y., & Hinton, G. (2015). Deep learning. Nature, 521(7553), 436–444. https://doi.org/10.1038/nature14539';
