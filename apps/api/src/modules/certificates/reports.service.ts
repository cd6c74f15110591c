import { Inject, Injectable } from '@nestjs/common';
import type { CertificateView } from '@veracite/contracts/certificates';
import { LIMITS } from '@veracite/contracts/limits';
import type { Reference } from '@veracite/model/reference';
import { reportHead, type ListedEntry } from '@veracite/verification/certificate/report';
import type { Writable } from 'node:stream';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { write } from '../../platform/http/download';
import { badRequest, notFound, Problem } from '../../platform/problem/problem';
import { VERSION } from '../../platform/version';
import type { User } from '../auth/user.entity';
import type { Keyed } from '../billing/idempotency.service';
import { isOpen, type Batch } from '../citations/batch';
import { Batches } from '../citations/batches.service';
import { lineOf } from '../citations/sealed-entries';
import { ReportsStore, type Report, type Reported } from './reports.store';
import { SigningKeys } from './signing-keys.service';

/**
 * Certificates of reports. What was checked with `seal` is sealed as it was answered; anything else is checked once more, in a
 * batch of its own that costs nothing, for which nobody needs to wait.
 */
@Injectable()
export class Reports {
  constructor(
    private readonly batches: Batches,
    private readonly store: ReportsStore,
    private readonly keys: SigningKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /**
   * The certificate of these lists; asked for again it is the same one, unless it failed.
   * @throws Problem 400 naming the limit, 404 for what is not this user's, 409 for a list that is being checked
   */
  async of(user: User, ids: string[]): Promise<CertificateView> {
    const asked = await Promise.all(ids.map((id) => this.batches.get(user, id)));
    if (asked.some(({ state }) => isOpen(state)))
      throw new Problem(409, 'The list is still being checked. Please try again when it has ended.', { retryAfter: 5 });
    if (asked.some(({ forgetAt }) => forgetAt)) throw badRequest('What is not kept cannot be sealed.', '/batches');
    const known = await this.store.find(user.id, { batches: ids });
    if (known) {
      const view = await this.view(user, known);
      if (view.state !== 'failed') return view;
      await this.store.remove(known);
    }
    const reported = await this.store.reported(ids);
    refuseSize(reported.length);
    const atHand = await this.store.listed(ids);
    if (atHand.length === reported.length) await this.store.insert(user.id, ids);
    else await this.checkAgain(user, asked, reported);
    return this.view(user, await this.found(user, { batches: ids }));
  }

  async one(user: User, id: string): Promise<CertificateView> {
    return this.view(user, await this.found(user, { id }));
  }

  /**
   * The signed head of a certificate, and how what follows it is written.
   * @throws Problem 409 while it is not ready
   */
  async file(user: User, id: string): Promise<{ head: string; writeEntries: (out: Writable) => Promise<void> }> {
    const report = await this.found(user, { id });
    const { state } = await this.view(user, report);
    if (state === 'failed') throw new Problem(409, 'This report could not be sealed. Please ask for it once more.');
    if (state === 'sealing') throw new Problem(409, 'This report is being sealed.', { retryAfter: 5 });
    const parts = partsOf(report);
    const head = report.head ?? (await this.store.keepHead(id, await this.signed(await this.store.listed(parts))));
    if (head === undefined) throw notFound('The certificate');
    return {
      head,
      writeEntries: async (out) => {
        for await (const row of this.store.packed(parts)) await write(out, `${await lineOf(row)}\n`);
      },
    };
  }

  private async signed(listed: ListedEntry[]): Promise<string> {
    const by = { key: await this.keys.current(), issuer: this.config.PUBLIC_URL, version: VERSION, now: new Date() };
    return reportHead(listed, by);
  }

  private async checkAgain(user: User, asked: Batch[], reported: Reported[]): Promise<void> {
    const [first] = asked;
    if (!first) return;
    const isQuick = asked.every(({ options }) => options.analysisType === 'quick');
    const { format } = first.options;
    const options = { format, seal: true, ...(isQuick && { analysisType: 'quick' as const }) };
    const texts = reported.map(({ text, reference }) => ({
      text,
      ...(reference && { reference: reference as Reference }),
    }));
    const ids = asked.map(({ id }) => id);
    const ofRequest: Keyed = {
      charged: false,
      remember: (answer, manager) => this.store.insert(user.id, ids, (answer as { batchId: string }).batchId, manager),
      forget: async () => {
        const report = await this.store.find(user.id, { batches: ids });
        if (report) await this.store.remove(report);
      },
    };
    await this.batches.start(user, texts, { kind: 'seal', options, keep: true }, ofRequest);
  }

  private async view(user: User, report: Report): Promise<CertificateView> {
    const { id, batches, sealingId, createdAt } = report;
    const [reported, listed, until] = await Promise.all([
      this.store.reported(batches),
      this.store.listed(partsOf(report)),
      this.store.keptUntil(partsOf(report)),
    ]);
    const isUnderWay = sealingId !== null && isOpen((await this.batches.get(user, sealingId)).state);
    const isWhole = listed.length > 0 && listed.length === reported.length;
    const differs = (entry: ListedEntry, at: number) => (entry.status === reported[at]?.status ? [] : [at]);
    return {
      id,
      state: isUnderWay ? 'sealing' : isWhole ? 'ready' : 'failed',
      totalCount: reported.length,
      sealedCount: listed.length,
      credits: 0,
      differing: isWhole ? listed.flatMap(differs) : [],
      expiresAt: (until ?? daysAfter(createdAt)).toISOString(),
    };
  }

  private async found(user: User, by: Parameters<ReportsStore['find']>[1]): Promise<Report> {
    const report = await this.store.find(user.id, by);
    if (!report) throw notFound('The certificate');
    return report;
  }
}

/** The batches whose entries are sealed. */
const partsOf = ({ batches, sealingId }: Report): string[] => (sealingId === null ? batches : [sealingId]);

const daysAfter = (date: Date): Date => new Date(date.getTime() + LIMITS.certificateDays * 86_400_000);

function refuseSize(count: number): void {
  const most = LIMITS.certificateMaxEntries;
  if (count === 0) throw badRequest('Nothing of these lists was checked, so nothing can be sealed.', '/batches');
  if (count > most)
    throw badRequest(`A certificate holds ${most} entries at most, and these lists have ${count}.`, '/batches');
}
