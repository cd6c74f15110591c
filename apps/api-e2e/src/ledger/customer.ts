import { Client, newAccount, type Answer } from '../support/client';
import { answeredIn, type Charging } from './requests';

/** How a request ended for the one who sent it. */
export interface Outcome {
  request: Charging;
  status: number;
  /** References answered, when the answer tells. */
  answered: number | undefined;
  tries: number;
}

/** Longer than anything is held: what has no answer by then never gets one. */
const PATIENCE_MS = 12 * 60_000;

/** Says to be asked again, or nothing at all. */
const PASSING = [409, 429, 500, 502, 503];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody who repeats a request under its key until it is answered or refused for good. */
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

  /** @returns undefined when nobody answered */
  private once({ path, body, key, later }: Charging): Promise<Answer | undefined> {
    const headers = { 'Idempotency-Key': key, ...(later && { Prefer: 'respond-async' }) };
    return this.client.post(path, body, headers).catch(() => undefined);
  }

  private async batch(accepted: unknown, until: number): Promise<Answer> {
    const { batchId: id } = accepted as { batchId: string };
    for (; ; await sleep(300)) {
      const answer = await this.client.get(`/api/citations/batches/${id}`).catch(() => undefined);
      const { state } = (answer?.body ?? {}) as { state?: string };
      if (answer?.status === 200 && state !== 'queued' && state !== 'running') return answer;
      if (Date.now() > until) throw new Error(`batch ${id} has no end: ${answer?.status} ${state}`);
    }
  }
}
