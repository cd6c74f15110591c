import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { COLLECTION_BYTES_MAX, PAPERS_MAX, type AddedPaper, type PaperSummary } from '@veracite/contracts/collections';
import { isPacked, unpackPapers, type UnpackedPaper } from '@veracite/desk/unpack/unpack-papers';
import type { Queue } from 'bullmq';
import { withoutHidden } from '@veracite/text/hidden';
import { createHash } from 'node:crypto';
import { DataSource, In } from 'typeorm';
import { z } from 'zod';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { FairQueue } from '../../platform/fair-queue';
import type { SentFile } from '../../platform/http/upload';
import { badRequest, Problem } from '../../platform/problem/problem';
import { CHECK_QUEUE, enqueue } from '../../platform/queue/queues';
import { Threads } from '../../platform/threads/threads';
import { storableText } from '../../tasks/storable';
import { StoredCheck } from '../checks/entities';
import { StoredGroup } from '../groups/entities';
import { CollectionDeletion } from './collection-deletion.service';
import { Collections, findCollection, type InCollection, type InPaper } from './collections.service';
import { StoredPaper } from './entities';
import { findPaper } from './paper-views.service';

const PLACE = z.object({ position: z.int(), bytes: z.coerce.number() });
const NAME_MAX = 300;
/** Uploads that are unpacked and stored at once. */
const UPLOADS_AT_ONCE = 2;
/** Checks of papers have no deadline before they are started. */
const NEVER = new Date('9999-12-31');

/** Adds papers to collections and removes them. The audit log has digests of files, since names would outlast the papers. */
@Injectable()
export class Papers {
  private readonly log = new Logger('Papers');
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
    @InjectQueue(CHECK_QUEUE) private readonly queue: Queue,
  ) {}

  /** Adds a paper, or the papers of an archive. Files that are no papers are reported and hold up nothing. */
  async add(place: InCollection, sent: SentFile | undefined): Promise<AddedPaper[]> {
    if (!sent) throw badRequest('Please send a paper as the field "file" of a multipart/form-data body', '/file');
    return this.uploads.run(place.user.id, async () => {
      const file = { bytes: new Uint8Array(sent.buffer), name: sent.originalname };
      const added: AddedPaper[] = [];
      // Threads that read the papers of others would keep a single file waiting.
      const unpacked = isPacked(file.bytes)
        ? await this.threads.run('unpackPapers', [file], place.user.id)
        : unpackPapers(file);
      for (const paper of unpacked) added.push(await this.addOne(place, paper));
      this.notifyWorkers(place);
      return added;
    });
  }

  private addOne(place: InCollection, { name: path, bytes, fault }: UnpackedPaper): Promise<AddedPaper> {
    const name = withoutHidden(storableText(path)).slice(-NAME_MAX) || 'paper';
    const { id: collectionId, groupId } = place.collection;
    return this.database.transaction(async (manager) => {
      if (!bytes) return { name, fault: fault ?? 'This file cannot be read.' };
      await findCollection(manager, collectionId, true);
      const papers = manager.getRepository(StoredPaper);
      const digest = createHash('sha256').update(bytes).digest();
      const known = await papers.findOneBy({ collectionId, digest });
      if (known) return { name, paper: await findPaper(manager, collectionId, known.id), isDuplicate: true };
      const sizes = `SELECT coalesce(max(position) + 1, 0) AS position, coalesce(sum(octet_length(file)), 0) AS bytes
        FROM papers WHERE collection_id = $1`;
      const [size = { position: 0, bytes: 0 }] = await queryRows(manager, PLACE, sizes, [collectionId]);
      if ((await papers.countBy({ collectionId })) >= PAPERS_MAX)
        return { name, fault: `A collection may have at most ${PAPERS_MAX} papers.` };
      if (size.bytes + bytes.length > COLLECTION_BYTES_MAX)
        return { name, fault: `A collection may have at most ${COLLECTION_BYTES_MAX / 1e9} GB of papers.` };
      const { ownerId: userId } = await manager.getRepository(StoredGroup).findOneByOrFail({ id: groupId });
      const list = { userId, kind: 'batch', tool: 'desk', options: { format: 'apa' }, expiresAt: null } as const;
      const check = { ...list, total: 0, deadlineAt: NEVER } as StoredCheck;
      await manager.insert(StoredCheck, check);
      const paper = {
        collectionId,
        position: size.position,
        name,
        digest,
        file: Buffer.from(bytes),
        checkId: check.id,
      };
      const { id } = await papers.save(papers.create(paper));
      const detail = { digest: digest.toString('hex') };
      await this.collections.record(place, 'paper.added', { paperId: id, detail }, manager);
      return { name, paper: await findPaper(manager, collectionId, id) };
    });
  }

  /** Returns the digests of files that a collection has already, so that a client sends the others only. */
  async known(collectionId: string, digests: string[]): Promise<string[]> {
    const where = { collectionId, digest: In(digests.map((digest) => Buffer.from(digest, 'hex'))) };
    const papers = await this.database.getRepository(StoredPaper).find({ select: { id: true, digest: true }, where });
    return papers.map(({ digest }) => digest.toString('hex'));
  }

  /**
   * Retries a paper: reads an unreadable one again, checks the unknown references of a ready one again, or starts one
   * that waits for credits.
   * @throws Problem 409 for a paper in any other state
   */
  async retry(place: InPaper): Promise<PaperSummary> {
    const { id } = place.paper;
    const paper = await this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const { state, checkId } = await manager.getRepository(StoredPaper).findOneOrFail({ where: { id }, lock });
      if (state === 'waiting' || state === 'reading') throw new Problem(409, 'This paper is being read.');
      const isNew = state === 'unreadable';
      await manager.update(StoredPaper, { id }, { state: isNew ? 'waiting' : 'checking', attempts: 0, fault: null });
      const [sql, parameters] = state === 'checking' ? [HURRY, []] : [REOPEN, [NEVER, isNew]];
      const changed = await queryAffected(manager, sql, [checkId, ...parameters]);
      if (changed === 0)
        throw new Problem(409, 'This paper is being checked, or each of its references has a verdict.');
      return findPaper(manager, place.collection.id, id);
    });
    this.notifyWorkers(place);
    return paper;
  }

  /** Reports to the workers that there are papers to check. They also look by themselves. */
  private notifyWorkers({ collection }: InCollection): void {
    enqueue(this.queue, collection.id, Date.now()).catch((error: unknown) => this.log.warn(String(error)));
  }

  /** Deletes a paper, or a collection, the name of which stays in the audit log of the group. */
  async remove(place: InCollection & Partial<InPaper>): Promise<void> {
    const { collection, paper } = place;
    await this.deletion.delete(collection.id, paper?.id);
    if (paper) await this.collections.record(place, 'paper.deleted', { paperId: paper.id });
    else await this.collections.record(place, 'collection.deleted', { detail: { name: collection.name } });
  }
}

/** Ends the wait of a check for credits. */
const HURRY = `UPDATE checks SET lease_until = now() WHERE id = $1 AND state = 'queued' AND reservation_id IS NULL`;

/** Queues an ended check again without its unknown results. Does nothing if it has none, unless the paper is read again ($3). */
const REOPEN = `WITH paid AS (UPDATE check_entries SET is_paid = true
    WHERE check_id = $1 AND result->>'status' <> 'unknown' RETURNING 1),
  cleared AS (UPDATE check_entries SET result = NULL, sequence = NULL
    WHERE check_id = $1 AND result->>'status' = 'unknown' RETURNING 1)
  UPDATE checks SET state = 'queued', lease_until = now(), deadline_at = $2, finished_at = NULL, reservation_id = NULL,
    settled = (SELECT count(*) FROM paid)
  WHERE id = $1 AND state IN ('done', 'failed', 'cancelled') AND ($3 OR EXISTS (SELECT FROM cleared))`;
