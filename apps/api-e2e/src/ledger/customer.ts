import { Client, newAccount, type Answer } from '../support/client';
import { answeredIn, type Charging } from './requests';

/** The result of a request for its sender. */
export interface Outcome {
  request: Charging;
  status: number;
  /** Number of answered references, if the response has it. */
  answered: number | undefined;
  tries: number;
}

/** Longer than every lease: a request without an answer by then never gets one. */
const PATIENCE_MS = 12 * 60_000;

/** Statuses after which a request is repeated. */
const PASSING = [409, 429, 500, 502, 503];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A client that repeats a request with its idempotency key until it is answered or refused permanently. */
export class Customer {
  private constructor(private readonly client: Client) {}

  static async arrive(origin: string): Promise<Customer> {
    const client = await newAccount(origin);
    await client.get('/api/payments/billing');
    return new Customer(client);
  }

  async id(): Promise<string> {
    return ((await this.client.get('/api/auth/me')).body as { id: string }).id;
  }

  async ask(request: Charging, until = Date.now() + PATIENCE_MS): Promise<Outcome> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once(request);
      if (answer && !PASSING.includes(answer.status)) {
        const { status, body } = answer.status === 202 ? await this.batch(answer.body, until) : answer;
        return { request, status, answered: status === 200 ? answeredIn(body) : 0, tries };
      }
      if (Date.now() > until)
        throw new Error(`${request.key} has no answer: ${answer?.status} ${JSON.stringify(answer?.body)}`);
      await sleep(300);
    }
  }

  /** @returns undefined when the server did not answer */
  private once({ path, body, key, later }: Charging): Promise<Answer | undefined> {
    const headers = { 'Idempotency-Key': key, ...(later && { Prefer: 'respond-async' }) };
    return this.client.post(path, body, headers).catch(() => undefined);
  }

  private async batch(accepted: unknown, until: number): Promise<Answer> {
    const { batchId: id } = accepted as { batchId: string };
    for (; ; await sleep(300)) {
      const answer = await this.client.get(`/api/checks/${id}`).catch(() => undefined);
      const { state } = (answer?.body ?? {}) as { state?: string };
      if (answer?.status === 200 && state !== 'running') return answer;
      if (Date.now() > until) throw new Error(`batch ${id} has no end: ${answer?.status} ${state}`);
    }
  }
}
