import { Inject, Injectable } from '@nestjs/common';
import { collectionReport } from '@veracite/desk/report';
import type { Paper } from '@veracite/contracts/collections';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Threads } from '../../platform/threads/threads';
import { VERSION } from '../../platform/version';
import type { CollectionFormat } from '../../tasks/desk-output';
import { SigningKeys } from '../certificates/signing-keys.service';
import { Collections } from './collections.service';
import { StoredPaper } from './entities/paper.entity';
import { PaperDetails } from './paper-details.service';
import type { NamedFile } from './paper-files.service';
import { allPapers } from './paper-views';

const TYPES: Record<CollectionFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json; charset=utf-8',
};

/** Exports of collections, and their sealed reports. */
@Injectable()
export class CollectionFiles {
  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly collections: Collections,
    private readonly details: PaperDetails,
    private readonly keys: SigningKeys,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  async export(userId: string, id: string, format: CollectionFormat): Promise<NamedFile> {
    const collection = await this.collections.get(userId, id);
    const task = { format, collection, papers: await this.papers(id) };
    const written = await this.threads.run('writeCollection', task, userId);
    await this.collections.record(userId, { id, groupId: collection.group.id }, 'collection.exported', {
      detail: { format },
    });
    return { name: `collection.${format}`, type: TYPES[format], bytes: Buffer.from(written) };
  }

  /** Issues the report of a collection, sealed as certificates are. */
  async report(userId: string, id: string): Promise<string> {
    const collection = await this.collections.get(userId, id);
    const select = { id: true, digest: true } as const;
    const files = await this.database.getRepository(StoredPaper).find({ select, where: { collectionId: id } });
    const digests = new Map(files.map((file) => [file.id, file.digest.toString('hex')]));
    const papers = (await this.papers(id)).map((paper) => ({ ...paper, digest: digests.get(paper.id) ?? '' }));
    const issued = { issuer: this.config.PUBLIC_URL, version: VERSION, issuedAt: new Date().toISOString() };
    const task = { ...collectionReport(collection, papers, issued), key: await this.keys.current() };
    await this.collections.record(userId, { id, groupId: collection.group.id }, 'collection.reported');
    return this.threads.run('issueCertificate', task, userId);
  }

  private async papers(id: string): Promise<Paper[]> {
    const papers: Paper[] = [];
    for (const paper of await allPapers(this.database.manager, id)) papers.push(await this.details.complete(id, paper));
    return papers;
  }
}
