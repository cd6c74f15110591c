import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { COLLECTION_BYTES_MAX, PAPERS_MAX, type AddedPaper } from '@veracite/contracts/collections';
import type { Queue } from 'bullmq';
import { createHash } from 'node:crypto';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { queryRows } from '../../platform/database/checked-query';
import { FairQueue } from '../../platform/fair-queue';
import { badRequest, Problem } from '../../platform/problem/problem';
import { notifyPapers, PAPER_QUEUE } from '../../platform/queue/paper-queue';
import { Threads } from '../../platform/threads/threads';
import { storableText } from '../../tasks/storable';
import type { UnpackedPaper } from '@veracite/desk/unpack/unpack-papers';
import type { SentFile } from '../checks/list-reader.service';

import { Collections, lockCollection } from './collections.service';
import { CollectionDeletion } from './collection-deletion.service';
import { StoredPaper } from './entities/paper.entity';
import { findPaper } from './paper-views';

const SIZE = z.object({ papers: z.int(), bytes: z.coerce.number() });
const ID = z.object({ id: z.string() });
const NAME_MAX = 300;
/** Uploads that are unpacked and stored at once. */
const UPLOADS_AT_ONCE = 2;

/** Adds papers to collections and removes them. The audit log has digests of files, since names would outlast the papers. */
@Injectable()
export class Papers {
  private readonly uploads = new FairQueue({
    slots: UPLOADS_AT_ONCE,
    maxWaiting: 30,
    maxWaitMs: 60_000,
    busyMessage: 'Too many papers are being uploaded at the moment. Please try again.',
  });

  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly collections: Collections,
    private readonly deletion: CollectionDeletion,

    @InjectQueue(PAPER_QUEUE) private readonly queue: Queue,
  ) {}

  /** Adds a paper, or the papers of an archive. Files that are no papers are reported and hold up nothing. */
  async add(userId: string, collectionId: string, sent: SentFile | undefined): Promise<AddedPaper[]> {
    await this.collections.require(userId, collectionId, 'editor');
    if (!sent) throw badRequest('Please send a paper as the field "file" of a multipart/form-data body', '/file');
    return this.uploads.run(userId, async () => {
      const file = { bytes: new Uint8Array(sent.buffer), name: sent.originalname };
      const added: AddedPaper[] = [];
      for (const paper of await this.threads.run('unpackPapers', file, userId))
        added.push(await this.addOne(userId, collectionId, paper));
      notifyPapers(this.queue);
      return added;
    });
  }

  private addOne(
    userId: string,
    collectionId: string,
    { name: path, bytes, fault }: UnpackedPaper,
  ): Promise<AddedPaper> {
    const name = storableText(path).slice(-NAME_MAX) || 'paper';
    return this.database.transaction(async (manager) => {
      if (!bytes) return { name, fault: fault ?? 'This file cannot be read.' };
      await lockCollection(manager, collectionId);
      const collection = await this.collections.require(userId, collectionId, 'editor', manager);
      const digest = createHash('sha256').update(bytes).digest();
      const known = await manager.getRepository(StoredPaper).findOneBy({ collectionId, digest });
      if (known) return { name, paper: await findPaper(manager, collectionId, known.id), isDuplicate: true };
      const [size] = await queryRows(
        manager,
        SIZE,
        `SELECT count(*)::integer AS papers, coalesce(sum(octet_length(file)), 0) AS bytes FROM papers WHERE collection_id = $1`,
        [collectionId],
      );
      if (size && size.papers >= PAPERS_MAX)
        return { name, fault: `A collection may have at most ${PAPERS_MAX} papers.` };
      if (size && size.bytes + bytes.length > COLLECTION_BYTES_MAX)
        return { name, fault: `A collection may have at most ${COLLECTION_BYTES_MAX / 1e9} GB of papers.` };
      const [{ id } = { id: '' }] = await queryRows(
        manager,
        ID,
        `INSERT INTO papers (collection_id, position, name, digest, file)
         SELECT $1, coalesce(max(position) + 1, 0), $2, $3, $4 FROM papers WHERE collection_id = $1 RETURNING id`,
        [collectionId, name, digest, Buffer.from(bytes)],
      );
      const detail = { digest: digest.toString('hex') };
      await this.collections.record(userId, collection, 'paper.added', { paperId: id, detail }, manager);
      return { name, paper: await findPaper(manager, collectionId, id) };
    });
  }

  /** Returns the digests of files that a collection has already, so that a client sends the others only. */
  async known(userId: string, collectionId: string, digests: string[]): Promise<string[]> {
    await this.collections.require(userId, collectionId, 'editor');
    const where = { collectionId, digest: In(digests.map((digest) => Buffer.from(digest, 'hex'))) };
    const papers = await this.database.getRepository(StoredPaper).find({ select: { id: true, digest: true }, where });
    return papers.map(({ digest }) => digest.toString('hex'));
  }

  /** Reads an unreadable paper again, or starts one that waits for credits. @throws Problem 409 for another paper */
  async retry(userId: string, collectionId: string, id: string): Promise<void> {
    await this.collections.require(userId, collectionId, 'editor');
    const { state } = await findPaper(this.database.manager, collectionId, id);
    const papers = this.database.getRepository(StoredPaper);
    if (state === 'unreadable')
      await papers.update({ id, state }, { state: 'waiting', fault: null, attempts: 0, leaseUntil: null });
    else if (state === 'checking') await papers.update({ id, state }, { fault: null, leaseUntil: null });
    else throw new Problem(409, 'Only papers that cannot be read or wait for credits can be tried again.');
    notifyPapers(this.queue);
  }

  async remove(userId: string, collectionId: string, id: string): Promise<void> {
    const collection = await this.collections.require(userId, collectionId, 'editor');
    await findPaper(this.database.manager, collectionId, id);
    await this.deletion.deletePaper(id);
    await this.collections.record(userId, collection, 'paper.deleted', { paperId: id });
  }

  /** Deletes a collection with its papers. Its name stays in the audit log of the group. */
  async removeCollection(userId: string, id: string): Promise<void> {
    const collection = await this.collections.require(userId, id, 'editor');
    await this.deletion.deleteCollection(id);
    await this.collections.record(userId, collection, 'collection.deleted', { detail: { name: collection.name } });
  }
}
