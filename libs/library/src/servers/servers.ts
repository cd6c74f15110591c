import type { ClientConfig, Pool } from 'pg';
import { adopt } from './adopt';
import { readLayout, type Layout } from './layout';
import { Server } from './server';

/** A server as operators see it. */
export interface ServerState {
  /** By which answers name it; undefined for one that was never reached. */
  number?: number;
  name: string;
  /** Entries of its index: some thirty a work. */
  entries: number;
  /** Why it is not asked; absent when it is. */
  fault?: string;
}

/** Where a server is reached. */
export interface ServerAddress {
  number: number;
  connection: ClientConfig;
}

/** Milliseconds after which a server that no address leads to is looked for again. */
const SEEK_MS = 2_000;
const UNNAMED = 'is in use and LIBRARY_SERVERS does not name it';

/** The other servers on which imported works lie. */
export class Servers {
  private readonly all: readonly Server[];
  private seekFrom = 0;
  private known: Promise<Layout> | undefined;

  constructor(
    readonly main: Pool,
    addresses: readonly string[],
  ) {
    this.all = [...new Set(addresses)].map((address) => new Server(address, (pool, name) => adopt(main, pool, name)));
  }

  /** Tries every server that is not asked now. */
  async wake(): Promise<void> {
    await Promise.all(this.all.filter(({ fault }) => fault !== undefined).map((server) => server.wake()));
  }

  /** @param fresh asks the database; else what was read last will do */
  layout(fresh = false): Promise<Layout> {
    if (fresh || !this.known) {
      const asked = readLayout(this.main);
      this.known = asked;
      asked.catch(() => (this.known = undefined));
    }
    return this.known as Promise<Layout>;
  }

  /** One that is not met under this number may have got it since: it is looked for, and found by later questions. */
  withNumber(number: number): Server | undefined {
    const found = this.all.find((server) => server.number === number);
    if (!found && Date.now() >= this.seekFrom) {
      this.seekFrom = Date.now() + SEEK_MS;
      for (const server of this.all) void server.wake();
    }
    return found;
  }

  async states(): Promise<ServerState[]> {
    await this.wake();
    const { servers } = await this.layout(true);
    const named = this.all.map((server, at) => {
      const { number, name } = server;
      const placed = servers.find((one) => (number === undefined ? one.name === name : one.number === number));
      const isTwice = number !== undefined && this.all.findIndex((one) => one.number === number) < at;
      const fault = server.fault ?? (isTwice ? 'is named twice' : undefined);
      return { number: placed?.number, name, entries: Number(placed?.entries ?? 0), ...(fault && { fault }) };
    });
    const unnamed = servers.filter(({ number }) => !named.some((one) => one.number === number));
    return [...named, ...unnamed.map(({ number, name, entries }) => ({ number, name, entries, fault: UNNAMED }))];
  }

  /**
   * All servers, each of which answers.
   * @throws an error that names those that do not: an import needs all of them
   */
  async complete(): Promise<ServerAddress[]> {
    const away = (await this.states()).filter(
      ({ fault, entries }) => fault !== undefined && (fault !== UNNAMED || entries > 0),
    );
    if (away.length > 0) throw new ServersAway(away);
    return this.all.map(({ number, connection }) => ({ number: number ?? 0, connection }));
  }

  /** Gives a server up with all that it held. @returns false for a number that is none */
  async forget(number: number): Promise<boolean> {
    const { rowCount } = await this.main.query('delete from library_servers where number = $1', [number]);
    // What was held whole is so no longer.
    if (rowCount)
      await this.main.query(
        'update library_collections set whole_of = null, whole_until = null where packed_works > 0',
      );
    return Boolean(rowCount);
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map((server) => server.end()));
  }
}

/** Servers of the library that an import needs and that cannot be asked. */
export class ServersAway extends Error {
  constructor(away: readonly ServerState[]) {
    super(
      `Nothing is imported while a server of the library is away: ${away.map(({ name, fault }) => `${name} (${fault})`).join(', ')}.`,
    );
  }
}
