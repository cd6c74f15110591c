import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { DatabaseId } from '@veracite/connectors/connector-definitions';
import { REGISTRY_IDS, type RegistryId } from '@veracite/connectors/registries/registries';
import type { CslItem } from '@veracite/model/csl';
import { misbehave, type Fault } from './faults';
import { alteredHoldings, controlWork, isAlteration, withControlWork, type Alteration } from './control-works';
import type { Asked, FakeReply } from './fake-server';
import { FAKE_SERVERS } from './fake-servers';
import type { RegistryCatalog } from './registries/catalog';
import { ALTERED_CATALOGS, withControlJournals } from './registries/control-journals';
import { REGISTRY_SERVERS } from './registries/registry-servers';
import { indexWorks } from './holdings';
import type { ReferenceList } from './reference-lists';
import { updatesBy, type Update } from './updates';

/** Faults by database or registry. A registry on the host of a database shares its faults. */
export type Faults = Partial<Record<DatabaseId | RegistryId, Fault>>;

/** A received request; `at` is in milliseconds since the epoch. */
export interface Call {
  database: DatabaseId | RegistryId | undefined;
  host: string;
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  at: number;
  /** The number of concurrent requests to the same database, this one included. */
  concurrent: number;
}

export interface FakeDatabases {
  /** For UPSTREAM_ORIGIN. */
  origin: string;
  calls(): readonly Call[];
  setFaults(faults: Faults): void;
  /** Sets the response time of every database. */
  setLatency(ms: number): void;
  close(): Promise<void>;
}

/** What the fake databases have. */
export interface Stock {
  /** All works; each database has those of its kind. */
  works: readonly CslItem[];
  /** The records of the registries. Default: none. */
  registered?: RegistryCatalog;
  /** Websites by host and path: `journal.org/about`. */
  sites?: Record<string, FakeReply>;
  /** Retractions, corrections and other notices. Default: none. */
  updates?: readonly Update[];
  /** The lists of references of works. Default: none. */
  lists?: readonly ReferenceList[];
  /** Restricts the works of a database. Default: no restriction. */
  holds?: (database: DatabaseId, item: CslItem) => boolean;
}

export interface FakeDatabasesOptions extends Stock {
  faults?: Faults;
  latencyMs?: number;
  /** Default: a free port. */
  port?: number;
  /** A listening server for the answers. Default: one of its own. */
  server?: Server;
}

const IDS = Object.keys(FAKE_SERVERS) as DatabaseId[];

/** Returns the database and the registry at an address. */
function playedAt(host: string, path: string) {
  const id = IDS.find((item) => FAKE_SERVERS[item].hosts.includes(host) && (FAKE_SERVERS[item].paths?.(path) ?? true));
  const registry = REGISTRY_IDS.find((id) => REGISTRY_SERVERS[id].host === host);
  return { id, registry, name: id ?? registry };
}

/** Returns a function that answers requests to the hosts of all databases, as they are or with altered contents. */
export function playDatabases(stock: Stock): (host: string, asked: Asked, alteration?: Alteration) => FakeReply {
  const index = indexWorks(stock.works);
  const holds = stock.holds ?? (() => true);
  const catalog = withControlJournals(stock.registered);
  const updatesOf = updatesBy(stock.updates ?? []);
  const holdingsOf = new Map(
    IDS.map((id) => {
      const works = index.holdings((item) => FAKE_SERVERS[id].holds(item) && holds(id, item));
      return [id, withControlWork(works, controlWork(id))];
    }),
  );
  return (host, asked, alteration) => {
    const { id, registry } = playedAt(host, asked.path);
    const site = stock.sites?.[`${host}${asked.path}`];
    const registered = alteration ? ALTERED_CATALOGS[alteration] : catalog;
    const fromRegistry = registry && REGISTRY_SERVERS[registry].answer(asked, registered);
    const known = fromRegistry ?? site;
    if (known) return known;
    const holdings = id && (alteration ? alteredHoldings(alteration, controlWork(id)) : holdingsOf.get(id));
    if (!id || !holdings) return { status: 502, type: 'text/plain', body: `no fake server for ${host}` };
    return FAKE_SERVERS[id].answer(asked, holdings, updatesOf, stock.lists ?? []);
  };
}

/** Starts one server that plays all databases: requests to `https://HOST/PATH` are answered at `/HOST/PATH`. */
export async function startFakeDatabases(options: FakeDatabasesOptions): Promise<FakeDatabases> {
  const play = playDatabases(options);
  const calls: Call[] = [];
  const busy = new Map<string, number>();
  let faults = copyOf(options.faults ?? {});
  let latency = options.latencyMs ?? 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const time = Date.now();
    const url = new URL(request.url ?? '/', 'http://fake.test');
    const [, host = ''] = url.pathname.split('/');
    const path = url.pathname.slice(host.length + 1) || '/';
    const { id, name } = playedAt(host, path);
    const concurrent = (busy.get(id ?? host) ?? 0) + 1;
    busy.set(id ?? host, concurrent);
    response.on('close', () => busy.set(id ?? host, (busy.get(id ?? host) ?? 1) - 1));
    const body = await bodyOf(request);
    const method = request.method ?? 'GET';
    calls.push({
      database: name,
      host,
      method,
      path,
      query: url.search,
      headers: request.headers,
      body,
      at: time,
      concurrent,
    });
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    const fault = name && due(faults[name]);
    if (fault && (await misbehave(fault, response))) return;
    const asked = { method, path, query: url.searchParams, headers: request.headers, body };
    const answer = play(host, asked, isAlteration(fault?.kind) ? fault.kind : undefined);
    reply(response, { ...answer, ...altered(answer, fault?.kind) });
  }

  const server = options.server ?? createServer({ keepAliveTimeout: 30_000 });
  server.removeAllListeners('request').on('request', (request, response) => {
    serve(request, response).catch((fault: unknown) => {
      reply(response, {
        status: 500,
        type: 'text/plain',
        body: fault instanceof Error ? (fault.stack ?? fault.message) : 'fault',
      });
    });
  });
  if (!server.listening) await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    setFaults: (next) => {
      faults = copyOf(next);
    },
    setLatency: (ms) => {
      latency = ms;
    },
    close: () =>
      new Promise((resolve) => {
        if (options.server) {
          server.removeAllListeners('request').on('request', (_, response) => response.writeHead(502).end());
          resolve();
        } else server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function altered({ body }: FakeReply, fault: Fault['kind'] | undefined): Partial<FakeReply> {
  if (fault === 'truncated') return { body: body.slice(0, Math.ceil(body.length / 2)) };
  return fault === 'wrong-type' ? { type: 'text/html; charset=utf-8' } : {};
}

function due(fault: Fault | undefined): Fault | undefined {
  if (!fault || fault.times === 0) return undefined;
  if (fault.times !== undefined) fault.times -= 1;
  return fault;
}

function copyOf(faults: Faults): Faults {
  return structuredClone(faults);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function reply(response: ServerResponse, played: FakeReply): void {
  if (response.headersSent) return;
  response.writeHead(played.status ?? 200, { 'Content-Type': played.type ?? 'application/json', ...played.headers });
  response.end(played.body);
}
