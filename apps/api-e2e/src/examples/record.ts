import type { CheckSummary } from '@veracite/contracts/checks';
import type { Collection } from '@veracite/contracts/collections';
import { covidMortality, covidRetraction, hallmarks, WATSON_CRICK } from '@veracite/testing/famous-works';
import { dateOf, type CslItem } from '@veracite/model/csl';
import type { FakeDatabases } from '@veracite/testing/fake-databases/start';
import type { Update } from '@veracite/testing/fake-databases/updates';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, newAccount, type Answer } from '../support/client';
import { linkIn, type Mailbox } from '@veracite/testing/mailbox';
import { routesOf, type Route } from '../support/open-api';
import { isCharging, isOpen } from '../support/routes';
import { EMAIL, JOURNEY } from './journey';
import { MEMBER_EMAIL } from './journey-groups';
import type { Caller, AnswerOf, Step } from './step';
import { steady, type Around } from './steady';

/** The example of an operation: bodies by media type, and for responses by status. */
export interface Example {
  request?: Record<string, unknown>;
  responses: Record<string, Record<string, unknown>>;
}
export type Examples = Record<string, Example>;

const NOWHERE = '00000000-0000-4000-8000-000000000000';
const PATIENCE_MS = 20_000;

/** The works in the databases of the examples, enough of one kind for a second page of a search. */
export const EXAMPLE_WORKS: CslItem[] = [
  WATSON_CRICK,
  covidMortality,
  {
    ...hallmarks,
    abstract:
      'Six capabilities are acquired as tumors develop. They include sustained proliferative signaling and resistance to cell death. Two emerging hallmarks are reprogrammed energy metabolism and the evasion of immune destruction.',
  },
  ...Array.from({ length: 24 }, (_, index): CslItem => ({
    ...hallmarks,
    title: `The hallmarks of cancer: lecture ${index + 1}`,
    issued: dateOf(2001 + (index % 20)),
    volume: String(200 + index),
    DOI: `10.5555/hallmarks.${index + 1}`,
  })),
];

/** The environment of the examples. Updates about the works may be added to `updates`. */
export interface World {
  origin: string;
  standIn: FakeDatabases;
  mailbox: Mailbox;
  updates: Update[];
}

/** Sends all requests. @returns the answers and errors of every operation */
export async function recordExamples(world: World): Promise<Examples> {
  const { origin } = world;
  const recorder = new Recorder(
    world,
    await routesOf(origin),
    await withoutCredits(origin),
    await newAccount(origin, MEMBER_EMAIL),
  );
  for (const step of JOURNEY) await recorder.take(step);
  return Object.fromEntries([...recorder.examples].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function withoutCredits(origin: string): Promise<Client> {
  const client = await newAccount(origin);
  const citations = Array.from(
    { length: 3 },
    (_, index) => `Nemo, N. (20${index}0). Nothing at all. Annals of Botany, 1, ${index}.`,
  );
  await client.post('/api/citations/verify-batch', { citations });
  return client;
}

class Recorder {
  readonly examples = new Map<string, Example>();
  private readonly answers = new Map<string, Record<string, unknown>>();
  private readonly callers: Record<Caller, Client>;
  private readonly around: Around;

  constructor(
    private readonly world: World,
    private readonly routes: Route[],
    private readonly poor: Client,
    member: Client,
  ) {
    const { origin } = world;
    this.callers = { owner: new Client(origin), visitor: new Client(origin), elsewhere: new Client(origin), member };
    this.around = { origin, since: Date.now() };
  }

  async take(step: Step): Promise<void> {
    if (step.after) await this.waitFor(step.after);
    const route = this.routes.find(({ name }) => name === step.operation);
    if (!route) throw new Error(`${step.operation} is an example and not in the document`);
    const isFirst = !this.examples.has(step.operation);
    const example = this.examples.get(step.operation) ?? { responses: {} };
    this.examples.set(step.operation, example);
    const answerOf: AnswerOf = (operation) => this.answers.get(operation) ?? {};
    const body = typeof step.body === 'function' ? step.body(answerOf) : step.body;
    const place = step.place?.(answerOf) ?? {};
    const file = fileOf(step, answerOf);
    if (file)
      example.request = {
        'multipart/form-data': steady({ ...file.fields, file: file.name }, this.around),
        ...example.request,
      };
    else if (body) example.request = { 'application/json': steady(body, this.around), ...example.request };
    if (isFirst) {
      await this.fail(step, route, place, body, example);
    }
    const answer = await this.send(this.callers[step.as ?? 'owner'], step, route, place, body);
    if (answer.status >= 400 && !/^get \/api\/auth\/(?:google|oidc)$/.test(step.operation))
      throw new Error(`${step.operation}: ${answer.status} ${JSON.stringify(answer.body)}`);
    if (isFirst) this.answers.set(step.operation, answer.body as Record<string, unknown>);
    this.note(example, step.shows ? { ...answer, body: step.shows(answer.body as never) } : answer);
  }

  /** Records the most frequent errors: an unknown id, an invalid body, too few credits, no session. */
  private async fail(
    step: Step,
    route: Route,
    place: Record<string, string>,
    body: object | undefined,
    example: Example,
  ) {
    const owner = this.callers[step.as ?? 'owner'];
    const nowhere = Object.fromEntries(Object.keys(place).map((name) => [name, NOWHERE]));
    const faults = [
      ...(Object.keys(place).length > 0 ? [this.send(owner, step, route, nowhere, body)] : []),
      ...((body ?? step.file) ? [this.send(owner, { ...step, file: undefined }, route, place, {})] : []),
      ...(isCharging(route) ? [this.send(this.poor, { ...step, headers: {} }, route, place, body)] : []),
    ];
    if (faults.length === 0 && !isOpen(route))
      faults.push(this.send(new Client(this.world.origin), step, route, place, body));
    for (const answer of await Promise.all(faults)) if (answer.status >= 400) this.note(example, answer);
  }

  private send(
    client: Client,
    step: Step,
    { method, path }: Route,
    place: Record<string, string>,
    body?: object,
  ): Promise<Answer> {
    const address = path.replace(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(place[name] ?? ''));
    const file = fileOf(step, (operation) => this.answers.get(operation) ?? {});
    const headers: Record<string, string> = { ...step.headers };
    if (body) headers['Content-Type'] = 'application/json';
    const query =
      typeof step.query === 'function' ? step.query((operation) => this.answers.get(operation) ?? {}) : step.query;
    return client.send(query ? `${address}?${query}` : address, {
      method,
      headers,
      ...(file ? { body: formOf(file) } : body && { body: JSON.stringify(body) }),
    });
  }

  /** The first answer of each status and kind. */
  private note({ responses }: Example, { status, headers, body }: Answer): void {
    const media = headers.get('Content-Type')?.split(';')[0]?.trim();
    if (status === 204 || status === 302 || !media) return;
    const known = (responses[status] ??= {});
    known[media] ??= steady(body, this.around);
  }

  private async waitFor(what: NonNullable<Step['after']>): Promise<void> {
    const { standIn, mailbox } = this.world;
    const { owner } = this.callers;
    if (what === 'slow databases') return standIn.setLatency(4_000);
    if (what === 'quick databases') standIn.setLatency(0);
    if (what === 'quick databases' || what === 'nothing is being checked')
      return void (await until(
        async () => !((await owner.get('/api/checks')).body as CheckSummary[]).some(({ state }) => state === 'running'),
      ));
    if (what === 'mail of the reset') {
      const token = await until(async () => {
        const mail = await mailbox.next(EMAIL);
        return mail.raw.includes('/reset') && linkIn(mail).hash.slice(1);
      });
      this.answers.set(what, { token } as Record<string, unknown>);
      return;
    }
    if (what === 'the papers are checked') {
      const id = String(this.answers.get('post /api/collections')?.['id']);
      const look = async () => ((await owner.get(`/api/collections/${id}`)).body as Collection).progress.papers;
      return void (await until(async () => {
        const { ready, unreadable } = await look();
        return ready + unreadable === 3;
      }));
    }
    if (what === 'mail of the invitation') {
      // The first one was withdrawn.
      await mailbox.next(MEMBER_EMAIL);
      const token = linkIn(await mailbox.next(MEMBER_EMAIL)).hash.slice(1);
      this.answers.set(what, { token });
      return;
    }
    await this.retract();
    const { raw } = await mailbox.next(EMAIL);
    const address = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(raw)?.[1] ?? '';
    this.answers.set(what, { token: address.split('/').at(-1) } as Record<string, unknown>);
  }

  /** What is watched is retracted once it was asked about, and asked about again. */
  private async retract(): Promise<void> {
    const { owner } = this.callers;
    const id = String(this.answers.get('post /api/watches')?.['id']);
    const isAsked = async () =>
      ((await owner.get(`/api/watches/${id}`)).body as { askedAt: string | null }).askedAt !== null;
    await until(isAsked);
    const { doi: notice } = covidRetraction;
    this.world.updates.push({
      of: covidMortality.DOI ?? '',
      type: 'retraction',
      notice,
      year: 2020,
      reportedBy: ['crossref', 'openalex'],
    });
    await owner.post(`/api/watches/${id}/ask`);
  }
}

const fileOf = ({ file }: Step, answerOf: AnswerOf) => (typeof file === 'function' ? file(answerOf) : file);

function formOf({ name, text, fields = {} }: NonNullable<ReturnType<typeof fileOf>>): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  form.append('file', new Blob([text]), name);
  return form;
}

async function until<T>(look: () => Promise<T>): Promise<NonNullable<T>> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
    const seen = await look();
    if (seen) return seen;
  }
  throw new Error('what the journey waits for does not come');
}
