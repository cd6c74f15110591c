import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { Watch, WatchChange, WatchDetail } from '@veracite/contracts/watches';
import { resolvesInside, type Resolve } from '@veracite/reputation/web/dialer';
import { pageAddress } from '@veracite/reputation/web/page-address';
import type { Queue } from 'bullmq';
import { badRequest } from '../../platform/problem/problem';
import { WATCH_QUEUE } from '../../platform/queue/queues';
import { Threads } from '../../platform/threads/threads';
import type { User } from '../auth/entities';
import { EntryRepository } from '../checks/entry.repository';
import { CheckLists } from '../checks/check-lists.service';
import type { WatchDto } from './dto';
import { SignedAddresses } from './signed-addresses';
import { WatchRepository, type StoredWatch } from './watch.repository';
import { watchedReferences, watchedResults, type WatchedList } from './watched-list';

@Injectable()
export class Watches {
  private readonly log = new Logger('Watch');

  constructor(
    private readonly watches: WatchRepository,
    private readonly lists: CheckLists,
    private readonly entries: EntryRepository,
    private readonly threads: Threads,
    private readonly signed: SignedAddresses,
    @InjectQueue(WATCH_QUEUE) private readonly queue: Queue,
  ) {}

  async list(user: User): Promise<Watch[]> {
    return (await this.watches.list(user.id)).map((watch) => this.withFeed(watch));
  }

  /** @throws Problem 404 when the user has no such watch */
  async get(user: User, id: string): Promise<WatchDetail> {
    return this.withFeed(await this.watches.detail(await this.watches.get(user.id, id)));
  }

  /** @throws Problem 400 for a wrong field, 404 when the user has no such batch, 409 before it has ended or with too many watches */
  async create(user: User, asked: WatchDto, resolve?: Resolve): Promise<WatchDetail> {
    const given = [asked.text, asked.address, asked.batchId].filter((item) => item !== undefined);
    if (given.length !== 1) throw badRequest('Please give either a text, an address or a batch', '/text');
    const address = asked.address === undefined ? null : await addressOf(asked.address, resolve);
    const list = await this.listOf(user, asked);
    if (address === null && list.works.length === 0)
      throw badRequest(
        'No entry of this list has a DOI, an arXiv number or a PubMed number. Verify it first, and watch the result.',
        asked.batchId === undefined ? '/text' : '/batchId',
      );
    const name = asked.name ?? (address === null ? 'My references' : nameOf(address));
    const { every, mail } = asked;
    const id = await this.watches.create({ userId: user.id, name, address, every, mail }, list, new Date());
    await this.notifyWorker();
    return this.get(user, id);
  }

  /** @throws Problem 404 when the user has no such watch */
  async change(user: User, id: string, change: WatchChange): Promise<WatchDetail> {
    await this.watches.change(user.id, id, change);
    return this.get(user, id);
  }

  /** Queues a list to be checked now. @throws Problem 404 when the user has no such watch */
  async checkNow(user: User, id: string): Promise<WatchDetail> {
    await this.watches.setDueNow(user.id, id, new Date());
    await this.notifyWorker();
    return this.get(user, id);
  }

  private async listOf(user: User, { text, batchId }: WatchDto): Promise<WatchedList> {
    if (text !== undefined) {
      const { references, problem } = await this.threads.run('parseText', [text], user.id);
      if (references.length === 0) throw badRequest(problem ?? 'No reference was found in this text', '/text');
      return watchedReferences(references);
    }
    if (batchId === undefined) return { works: [], unwatched: [] };
    const { id } = await this.lists.ended(user, batchId);
    return watchedResults(await this.entries.results(id));
  }

  private withFeed<T extends StoredWatch>(watch: T): T & { feed: string } {
    return { ...watch, feed: this.signed.feedPath(watch.id) };
  }

  /** Notifies the worker that a list is due. When the queue cannot be reached, the next round finds it. */
  private async notifyWorker(): Promise<void> {
    await this.queue
      .add('asked', {}, { removeOnComplete: true, removeOnFail: 100 })
      .catch((error: unknown) => this.log.warn(`the queue does not answer: ${String(error)}`));
  }
}

async function addressOf(text: string, resolve?: Resolve): Promise<string> {
  const url = pageAddress(text);
  if (!url || (await resolvesInside(url.hostname, resolve)))
    throw badRequest('The address must begin with https:// or http:// and be of a public host', '/address');
  return url.href;
}

/** "refs.bib" of "https://host/path/refs.bib". */
function nameOf(address: string): string {
  const { pathname, hostname } = new URL(address);
  return pathname.split('/').findLast((part) => part !== '') ?? hostname;
}
