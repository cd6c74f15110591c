import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@veracite/contracts/limits';
import { parsePhrases } from '@veracite/desk/signals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { queryAffected, queryRows } from '../../platform/database/checked-query';
import { Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { PaperReading } from '../../tasks/read-paper';
import { storableText } from '../../tasks/storable';
import { CheckRepository } from '../checks/check.repository';
import { EntryRepository } from '../checks/entry.repository';
import { StoredPaper } from './entities/paper.entity';

/** The operator's dictionary of phrases, in the folder of the data. */
const PHRASES = 'phrases.txt';
const LEASE_SECONDS = 20;
const HEARTBEAT_MS = 5_000;
/** Times that a paper is read when its worker died each time. */
const ATTEMPTS_MAX = 3;
const NEVER_READ = 'This file could not be read: each of three attempts ended unexpectedly.';
const TOO_MANY = `A paper may have at most ${LIMITS.checkMaxEntries} references.`;

const CLAIMED = z.object({
  id: z.string(),
  collectionId: z.string(),
  ownerId: z.string(),
  name: z.string(),
  attempts: z.int(),
  file: z.instanceof(Buffer),
});
type Claimed = z.infer<typeof CLAIMED>;

/** Reads papers in worker threads and creates their checks. A paper whose worker has died is read again. */
@Injectable()
export class PaperReader {
  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly checks: CheckRepository,
    private readonly entries: EntryRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'DATA_DIR'>,
  ) {}

  /** Reads the next paper. @returns false when there is none */
  async next(signal?: AbortSignal): Promise<boolean> {
    const paper = await this.claim();
    if (!paper) return false;
    const heartbeat = setInterval(() => void this.extend(paper).catch(() => undefined), HEARTBEAT_MS);
    try {
      if (paper.attempts > ATTEMPTS_MAX) await this.refuse(paper, NEVER_READ);
      else await this.read(paper, signal);
    } finally {
      clearInterval(heartbeat);
    }
    return true;
  }

  /** Claims a paper of the collection of which the fewest are being read, in the order in which papers were added. */
  private async claim(): Promise<Claimed | undefined> {
    const [paper] = await queryRows(
      this.database,
      CLAIMED,
      `WITH busy AS (SELECT collection_id, count(*) AS papers FROM papers
         WHERE state = 'reading' AND lease_until >= now() GROUP BY collection_id)
       UPDATE papers SET state = 'reading', fault = NULL, attempts = attempts + 1,
         lease_until = now() + interval '${LEASE_SECONDS} seconds'
       FROM collections JOIN groups ON groups.id = collections.group_id
       WHERE collections.id = papers.collection_id AND papers.id = (
         SELECT papers.id FROM papers JOIN collections ON collections.id = papers.collection_id
         LEFT JOIN busy ON busy.collection_id = papers.collection_id
         WHERE papers.state IN ('waiting', 'reading') AND (lease_until IS NULL OR lease_until < now())
           AND collections.expires_at > now()
         ORDER BY coalesce(busy.papers, 0), papers.attempts, papers.position, papers.id
         LIMIT 1 FOR UPDATE OF papers SKIP LOCKED)
       RETURNING papers.id, papers.collection_id AS "collectionId", groups.owner_id AS "ownerId", papers.name, attempts, file`,
    );
    return paper;
  }

  private async read(paper: Claimed, signal?: AbortSignal): Promise<void> {
    try {
      const phrases = await readFile(path.join(this.config.DATA_DIR, PHRASES), 'utf8').then(parsePhrases, () => []);
      const task = { bytes: new Uint8Array(paper.file), name: paper.name, phrases };
      const read = await this.threads.run('readPaper', task, paper.ownerId, signal);
      if ('fault' in read) await this.refuse(paper, read.fault);
      else if (read.entries.total > LIMITS.checkMaxEntries) await this.refuse(paper, TOO_MANY);
      else await this.save(paper, read);
    } catch (error) {
      if (error instanceof Problem && error.getStatus() === 422) return this.refuse(paper, error.message);
      // The file is not the cause: it is read again after a while.
      if (error instanceof Problem) return this.release(paper);
      throw error;
    }
  }

  /** Creates the check of a paper, unless another worker has the paper now. */
  private async save({ id, collectionId, ownerId, attempts }: Claimed, read: PaperReading): Promise<void> {
    await this.database.transaction(async (manager) => {
      const papers = manager.getRepository(StoredPaper);
      const lock = { mode: 'pessimistic_write' } as const;
      if (!(await papers.findOne({ select: { id: true }, where: { id, state: 'reading', attempts }, lock }))) return;
      const { entries, problems, fingerprints, title, authors, identifiers, kind, signals } = read;
      const check = await this.checks.insert(
        {
          userId: ownerId,
          kind: 'batch',
          tool: 'desk',
          options: { format: 'apa' },
          state: 'read',
          total: entries.total - entries.excluded,
          excluded: entries.excluded,
          problems,
          deadlineAt: new Date(),
          expiresAt: null,
        },
        manager,
      );
      await this.entries.insert(check.id, entries, manager);
      await queryAffected(
        manager,
        `INSERT INTO paper_references (paper_id, position, collection_id, fingerprint)
         SELECT $1, place - 1, $2, decode(digest, 'hex') FROM unnest($3::text[]) WITH ORDINALITY AS list (digest, place)`,
        [id, collectionId, fingerprints],
      );
      await papers.update(
        { id },
        {
          state: 'checking',
          leaseUntil: null,
          checkId: check.id,
          kind,
          title: title === undefined ? null : storableText(title),
          authors: authors as object[],
          identifiers: identifiers as object,
          signals: signals as object[],
        },
      );
    });
  }

  private async refuse({ id, attempts }: Claimed, fault: string): Promise<void> {
    const own = { id, state: 'reading' as const, attempts };
    await this.database.getRepository(StoredPaper).update(own, { state: 'unreadable', leaseUntil: null, fault });
  }

  private async release({ id, attempts }: Claimed): Promise<void> {
    const own = { id, state: 'reading' as const, attempts };
    const leaseUntil = () => `now() + interval '10 seconds'`;
    const waiting = { state: 'waiting' as const, attempts: attempts - 1, leaseUntil };
    await this.database.getRepository(StoredPaper).update(own, waiting);
  }

  private async extend({ id, attempts }: Claimed): Promise<void> {
    const own = { id, state: 'reading' as const, attempts };
    const leaseUntil = () => `now() + interval '${LEASE_SECONDS} seconds'`;
    await this.database.getRepository(StoredPaper).update(own, { leaseUntil });
  }
}
