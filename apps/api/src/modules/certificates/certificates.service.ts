import { Inject, Injectable } from '@nestjs/common';
import type { CertifiedResult, Statement } from '@veracite/certificate/certificate';
import { LIMITS } from '@veracite/contracts/limits';
import { type Config, CONFIG } from '../../platform/config/schema';
import { badRequest } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { VERSION } from '../../platform/version';
import type { User } from '../auth/entities';
import { CheckLists } from '../checks/check-lists.service';
import { EntryRepository } from '../checks/entry.repository';
import { History } from '../citations/history.service';
import { SigningKeys } from './signing-keys.service';

/** Issues certificates of stored results. Nothing is checked again, and nothing of a certificate is stored. */
@Injectable()
export class Certificates {
  constructor(
    private readonly history: History,
    private readonly lists: CheckLists,
    private readonly entries: EntryRepository,
    private readonly keys: SigningKeys,
    private readonly threads: Threads,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /** @throws Problem 404 when the user has no such record */
  async ofCheck(user: User, id: string): Promise<string> {
    const { result } = await this.history.get(user.id, id);
    return this.sign(user, { type: 'check', ids: [id] }, [result]);
  }

  /** Issues one certificate of lists, in order. @throws Problem 400, 404, or 409 while one is checked */
  async ofBatches(user: User, ids: string[]): Promise<string> {
    const batches = await Promise.all(ids.map((id) => this.lists.ended(user, id)));
    if (batches.some(({ expiresAt }) => expiresAt))
      throw badRequest('There is no certificate of results that are not kept.', '/batches');
    const results = [];
    for (const { id } of batches) {
      results.push(...(await this.entries.results(id)));
      refuseMoreThanLimit(results.length);
    }
    if (results.length === 0) throw badRequest('These lists have no results.', '/batches');
    const type = batches.every((batch) => batch.kind === 'bibliography') ? 'analysis' : 'batch';
    return this.sign(user, { type, ids }, results);
  }

  private async sign(user: User, subject: Statement['subject'], results: CertifiedResult[]): Promise<string> {
    const issuedAt = new Date().toISOString();
    const statement = { subject, issuer: this.config.PUBLIC_URL, version: VERSION, issuedAt };
    const key = await this.keys.current();
    return this.threads.run('signCertificate', [statement, results, key], user.id);
  }
}

function refuseMoreThanLimit(entries: number): void {
  const most = LIMITS.certificateMaxEntries;
  if (entries > most)
    throw badRequest(`A certificate has at most ${most} entries, and these lists have more.`, '/batches');
}
