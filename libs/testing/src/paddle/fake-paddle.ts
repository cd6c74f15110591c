import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A subscription as Paddle Billing writes it, as far as the product reads it. */
export interface PaddleSubscription {
  id: string;
  status: 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';
  customer_id: string;
  started_at: string;
  updated_at: string;
  current_billing_period: { starts_at: string; ends_at: string } | null;
  scheduled_change: { action: string; effective_at: string; resume_at: null } | null;
  items: { price: { id: string }; quantity: number }[];
  custom_data: Record<string, unknown> | null;
}

/** One call that came in. */
interface PaddleCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** An error of Paddle's, for every call until it is taken back. */
interface PaddleFault {
  status: number;
  code: string;
  /** Seconds. */
  retryAfter?: number;
}

export interface FakePaddle {
  /** For UPSTREAM_ORIGIN. */
  origin: string;
  calls: PaddleCall[];
  subscriptions: Map<string, PaddleSubscription>;
  setFault(fault: PaddleFault | undefined): void;
  close(): Promise<void>;
}

const HOST = 'sandbox-api.paddle.com';

/**
 * Plays Paddle's sandbox API on this machine: transactions, subscriptions in pages, scheduled cancellation and portal
 * sessions, in Paddle's envelopes, for requests with the key.
 */
export async function startFakePaddle(apiKey: string): Promise<FakePaddle> {
  const calls: PaddleCall[] = [];
  const subscriptions = new Map<string, PaddleSubscription>();
  let fault: PaddleFault | undefined;

  const answer = (response: ServerResponse, status: number, content: object, headers = {}) => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(JSON.stringify({ ...content, meta: { request_id: 'req_1', ...(content as { meta?: object }).meta } }));
  };
  const refuse = (response: ServerResponse, status: number, code: string, retryAfter?: number) =>
    answer(
      response,
      status,
      {
        error: {
          type: status < 500 ? 'request_error' : 'api_error',
          code,
          detail: code,
          documentation_url: '',
          errors: null,
        },
      },
      retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) },
    );

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', origin);
    const path = url.pathname.replace(`/${HOST}`, '');
    const text = Buffer.concat(await request.toArray()).toString();
    const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
    calls.push({ method: request.method ?? '', path, query: Object.fromEntries(url.searchParams), body });
    if (fault) return refuse(response, fault.status, fault.code, fault.retryAfter);
    if (!url.pathname.startsWith(`/${HOST}/`)) return refuse(response, 404, 'not_found');
    if (request.headers.authorization?.toLowerCase() !== `bearer ${apiKey}`.toLowerCase())
      return refuse(response, 403, 'authentication_malformed');
    const data = played(`${request.method} ${path}`, url.searchParams, body);
    if (data === undefined) return refuse(response, 404, 'entity_not_found');
    answer(response, request.method === 'POST' ? 201 : 200, data);
  }

  /** @returns the envelope, or undefined when there is no such thing */
  function played(call: string, query: URLSearchParams, body: Record<string, unknown>): object | undefined {
    if (call === 'POST /transactions') {
      return {
        data: {
          id: 'txn_1',
          status: 'draft',
          ...NO_LISTS,
          ...body,
          checkout: { url: 'https://pay.example/?_ptxn=txn_1' },
        },
      };
    }
    if (call === 'GET /subscriptions') return page(query);
    const [, method, id = '', action] = /^(\w+) \/(?:subscriptions|customers)\/(\w+)(?:\/([\w-]+))?$/.exec(call) ?? [];
    if (method === 'POST' && action === 'portal-sessions') {
      const urls = { general: { overview: `https://customer-portal.example/${id}` }, subscriptions: [] };
      return { data: { id: 'cpls_1', customer_id: id, urls, created_at: new Date().toISOString() } };
    }
    const subscription = subscriptions.get(id);
    if (!subscription) return undefined;
    if (method === 'POST' && action === 'cancel') {
      const effective_at = subscription.current_billing_period?.ends_at ?? new Date().toISOString();
      subscription.scheduled_change = { action: 'cancel', effective_at, resume_at: null };
      subscription.updated_at = new Date().toISOString();
    }
    const cancel = `https://buyer-portal.example/subscriptions/${id}/cancel`;
    return { data: { ...whole(subscription), management_urls: { cancel, update_payment_method: null } } };
  }

  /** Fields without which Paddle's own SDK cannot read a subscription. */
  function whole(subscription: PaddleSubscription): object {
    const billing_cycle = { interval: 'month', frequency: 1 };
    const money = { amount: '900', currency_code: 'USD' };
    const items = subscription.items.map((item) => ({
      ...item,
      status: 'active',
      product: { id: 'pro_1', name: 'Veracite' },
      price: {
        ...item.price,
        product_id: 'pro_1',
        billing_cycle,
        unit_price: money,
        quantity: { minimum: 1, maximum: 1 },
      },
    }));
    return {
      ...subscription,
      address_id: 'add_1',
      currency_code: 'USD',
      collection_mode: 'automatic',
      billing_cycle,
      items,
    };
  }

  function page(query: URLSearchParams): object {
    const wanted = query.get('status')?.split(',');
    const all = [...subscriptions.values()].filter(({ status }) => wanted?.includes(status) ?? true);
    const from = all.findIndex(({ id }) => id === query.get('after')) + 1;
    const size = Number(query.get('per_page') ?? 50);
    const data = all.slice(from, from + size);
    const next = `${origin}/${HOST}/subscriptions?after=${data.at(-1)?.id ?? ''}&per_page=${size}&status=${query.get('status') ?? ''}`;
    const has_more = from + size < all.length;
    return {
      data: data.map(whole),
      meta: { pagination: { per_page: size, next, has_more, estimated_total: all.length } },
    };
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    calls,
    subscriptions,
    setFault: (next) => (fault = next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Lists that the SDK expects in a transaction. */
const NO_LISTS = { payments: [], items: [], details: null };
