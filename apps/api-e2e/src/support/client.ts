import type { Billing } from '@veracite/contracts/account';
import { randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { faultOf } from './conforms';

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed when it is JSON of any kind, else the text. */
  body: unknown;
}

/**
 * Waits until the event loop has polled once, so that sockets which the server closed during synchronous work of the test
 * are not used again.
 */
async function afterClosedSockets(): Promise<void> {
  await nextTurn();
  await nextTurn();
}

/** An HTTP client that keeps cookies, as a program would. */
export class Client {
  /** Whether replies are compared with the API's document, which describes this version only. */
  static comparesReplies = true;

  private cookie: string | undefined;

  constructor(readonly origin: string) {}

  /** The session cookie as the server set it, attributes and all. */
  setCookie = '';

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, { headers });
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  async send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    if (this.cookie && !headers.has('Cookie')) headers.set('Cookie', this.cookie);
    await afterClosedSockets();
    const response = await fetch(this.origin + path, { ...init, headers, redirect: 'manual' });
    const [set] = response.headers.getSetCookie();
    if (set) {
      this.setCookie = set;
      this.cookie = set.split(';')[0];
    }
    const text = await response.text();
    const isJson = /[/+]json/.test(response.headers.get('Content-Type') ?? '') && text !== '';
    const body: unknown = isJson ? JSON.parse(text) : text;
    const type = response.headers.get('Content-Type') ?? '';
    const fault =
      Client.comparesReplies && faultOf((init.method ?? 'GET').toLowerCase(), path, response.status, type, body);
    if (fault) throw new Error(`The reply is not as the API's document has it: ${fault}`);
    return { status: response.status, headers: response.headers, body };
  }

  /** The same session at another server. */
  at(origin: string): Client {
    return Object.assign(new Client(origin), { cookie: this.cookie });
  }

  get cookieHeader(): string {
    return this.cookie ?? '';
  }
}

/** A new account, signed in. */
export async function newAccount(
  origin: string,
  email = `${randomBytes(8).toString('hex')}@example.org`,
): Promise<Client> {
  const client = new Client(origin);
  const { status, body } = await client.post('/api/auth/signup', { name: 'Ada Lovelace', email, password: 'secret1' });
  if (status >= 300) throw new Error(`no account: ${status} ${JSON.stringify(body)}`);
  return client;
}

export const billing = async (client: Client) => (await client.get('/api/payments/billing')).body as Billing;

/** A new account with a monthly plan of 100 credits. */
export async function subscriber(origin: string): Promise<Client> {
  const client = await newAccount(origin);
  await client.post('/api/payments/simulated', { priceId: 'pri_simulated_basic_monthly' });
  return client;
}
