import type { CheckedReference, CheckedReferenceRequest } from '@veracite/contracts/checked-references';
import type {
  Check,
  CheckEntry,
  CheckEvent,
  CheckSummary,
  CreatedCheck,
  CreateCheck,
} from '@veracite/contracts/checks';
import type { ProblemBody } from '@veracite/contracts/problem';
import type { Style } from '@veracite/model/verification';
import { strings as s } from './strings';

/** What is read for references: a text, or a page as HTML. */
export type Source = { text: string } | { html: string };

/** The user's choices, stored on this device only. */
export interface Settings {
  /** Origin of the server: `https://cite.example.org`; empty before the first visit of the options. */
  server: string;
  /** The API key, `vk_…`. */
  key: string;
  /** Style of corrected citations. */
  style: Style;
}

/** An answer that is not OK; the message is for users. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** How long to wait before an event stream that has ended early is opened again, in milliseconds. */
const PAUSE_MS = 1500;

const MARKS = '/api/checked-references';

/** The calls to the user's server. They throw a Refusal, or an Error with a message for users. */
export class Client {
  constructor(private readonly settings: Settings) {}

  /** Has references read; free. Returns all of them. */
  async read(source: Source, signal: AbortSignal): Promise<CreatedCheck> {
    const { style } = this.settings;
    const body =
      'text' in source ? JSON.stringify({ text: source.text, style } satisfies CreateCheck) : form(source.html, style);
    const created = await this.ask<CreatedCheck>('POST', '/api/checks', { body, signal });
    const { id, entries, total } = created;
    while (entries.length > 0 && entries.length < total) {
      const range = `entries=${entries.length}-${total - 1}`;
      const next = await this.ask<Check>('GET', `/api/checks/${id}?${range}`, { signal });
      if (next.entries.length === 0) break;
      entries.push(...next.entries);
    }
    return created;
  }

  /** Starts a check; a repeated start changes nothing. */
  run(id: string, signal: AbortSignal): Promise<CheckSummary> {
    return this.ask('POST', `/api/checks/${id}/run`, { signal });
  }

  /** Checks an entry of an ended check again. */
  runEntry(id: string, position: number, signal: AbortSignal): Promise<CheckEntry> {
    return this.ask('POST', `/api/checks/${id}/entries/${position}/run`, { signal });
  }

  /** Returns what the user and the members of the user's groups say about references; none from a server of an earlier version. */
  marks(signal: AbortSignal): Promise<CheckedReference[]> {
    return this.ask<CheckedReference[]>('GET', MARKS, { signal }).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return [];
      throw error;
    });
  }

  /** Records that the user has checked a reference. */
  mark(reference: CheckedReferenceRequest, signal: AbortSignal): Promise<CheckedReference> {
    return this.ask('PUT', MARKS, { body: JSON.stringify(reference), signal });
  }

  /** Takes that back. */
  async unmark(id: string, signal: AbortSignal): Promise<void> {
    await this.send('DELETE', `${MARKS}/${id}`, { signal });
  }

  /** Cancels a running check. */
  async cancel(id: string): Promise<void> {
    await this.send('DELETE', `/api/checks/${id}`);
  }

  /** Yields the events of a check until it has finished. */
  async *events(id: string, signal: AbortSignal): AsyncGenerator<CheckEvent> {
    let last = 0;
    for (;;) {
      const headers = { accept: 'application/x-ndjson', 'last-event-id': String(last) };
      const { body } = await this.send('GET', `/api/checks/${id}/events`, { headers, signal });
      for await (const event of eventsIn(body ?? new ReadableStream())) {
        if (event.type === 'judged') last = event.settled ?? last;
        yield event;
        if (event.type === 'finished') return;
      }
      // A server that restarts ends its streams.
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      signal.throwIfAborted();
    }
  }

  private async ask<T>(method: string, path: string, init: RequestInit): Promise<T> {
    return (await (await this.send(method, path, init)).json()) as T;
  }

  private async send(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const { server, key } = this.settings;
    const headers = {
      ...(typeof init.body === 'string' && { 'content-type': 'application/json' }),
      ...init.headers,
      authorization: `Bearer ${key}`,
    };
    const response = await fetch(server + path, { ...init, method, headers, credentials: 'omit' }).catch(
      (error: unknown) => {
        init.signal?.throwIfAborted();
        throw new Error(s.unreachable(server), { cause: error });
      },
    );
    if (!response.ok) throw await refusalIn(response);
    return response;
  }
}

function form(html: string, style: string): FormData {
  const body = new FormData();
  body.append('file', new File([html], 'page.html', { type: 'text/html' }));
  body.append('style', style);
  return body;
}

async function refusalIn(response: Response): Promise<Refusal> {
  const text = await response.text();
  const wait = Number(response.headers.get('retry-after'));
  const message = messageIn(text) ?? s.refused(response.status);
  return new Refusal(response.status, wait > 0 ? `${message} ${s.waitFor(wait)}` : message);
}

/** Returns the server's message for users, if the body is one of its problems. */
function messageIn(body: string): string | undefined {
  try {
    return (JSON.parse(body) as Partial<ProblemBody> | null)?.message;
  } catch {
    // The page of a proxy, or a body that was cut off.
    return undefined;
  }
}

/** Yields the objects of a stream with one on each line; empty lines are heartbeats. */
export async function* eventsIn(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<CheckEvent> {
  let rest = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as CheckEvent;
  }
}
