import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@veracite/contracts/limits';
import { parsePhrases } from '@veracite/desk/signals';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DataSource, MoreThan } from 'typeorm';
import { type Config, CONFIG } from '../../platform/config/schema';
import { queryAffected } from '../../platform/database/checked-query';
import { Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import type { StoredReading } from '../../tasks/read-paper';
import { storableText } from '../../tasks/storable';
import { User } from '../auth/entities';
import { Credits } from '../billing/credits.service';
import { CheckClosing } from '../checks/check-closing.service';
import { CheckLeases } from '../checks/check-leases';
import type { CheckTool } from '../checks/check-tool';
import { CheckRepository } from '../checks/check.repository';
import { StoredCheck, type StartedCheck } from '../checks/entities';
import { EntryRepository } from '../checks/entry.repository';
import { costOf, deadlineMs } from '../checks/stored-check';
import { Assessments } from './assessments.service';
import { CollectionDeletion } from './collection-deletion.service';
import { StoredCollection, StoredPaper, StoredPaperReference } from './entities';

/** The operator's dictionary of phrases, in the folder of the data. */
const PHRASES = 'phrases.txt';
/** Times that a paper is read when its worker died each time. */
const ATTEMPTS_MAX = 3;
const NEVER_READ = 'This file could not be read: each of three attempts ended unexpectedly.';
const TOO_MANY = `A paper may have at most ${LIMITS.checkMaxEntries} references.`;

/** Reads papers in a worker thread before their checks, reserves the credits of the group's owner, and has them assessed afterwards. */
@Injectable()
export class PaperReader implements CheckTool {
  readonly name = 'desk';

  constructor(
    private readonly database: DataSource,
    private readonly threads: Threads,
    private readonly credits: Credits,
    private readonly checks: CheckRepository,
    private readonly closing: CheckClosing,
    private readonly entries: EntryRepository,
    private readonly leases: CheckLeases,
    private readonly assessments: Assessments,
    private readonly deletion: CollectionDeletion,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Does what has not been done before for a check that this process has claimed.
   * @returns undefined when the paper is unreadable or has to wait
   */
  async prepare(check: StartedCheck, signal: AbortSignal): Promise<StartedCheck | undefined> {
    const paper = await this.database.getRepository(StoredPaper).findOneBy({ checkId: check.id });
    if (!paper || (paper.state !== 'checking' && !(await this.read(check, paper, signal)))) return undefined;
    return check.reservationId ? check : this.start(check, paper);
  }

  afterTurn = () => this.assessments.assessAll();

  async reconcile(): Promise<void> {
    await this.assessments.assessAll();
    await this.deletion.deleteExpired();
  }

  /** @returns false when the file cannot be read, or not now */
  private async read(check: StartedCheck, paper: StoredPaper, signal: AbortSignal): Promise<boolean> {
    const { id, name, attempts } = paper;
    const papers = this.database.getRepository(StoredPaper);
    if (attempts >= ATTEMPTS_MAX) return this.refuse(check, id, NEVER_READ);
    await papers.update({ id }, { state: 'reading', attempts: attempts + 1 });
    const { file } = await papers.findOneOrFail({ select: { id: true, file: true }, where: { id } });
    const phrases = await readFile(path.join(this.config.DATA_DIR, PHRASES), 'utf8').then(parsePhrases, () => []);
    try {
      const task = { bytes: new Uint8Array(file), name, phrases };
      const read = await this.threads.run('readPaper', [task], check.userId, signal);
      if ('fault' in read) return await this.refuse(check, id, read.fault);
      if (read.entries.total > LIMITS.checkMaxEntries) return await this.refuse(check, id, TOO_MANY);
      return await this.save(check, paper, read);
    } catch (error) {
      if (!(error instanceof Problem) && !signal.aborted) throw error;
      if (error instanceof Problem && error.getStatus() === 422) return this.refuse(check, id, error.message);
      // The file is not the cause: it is read again after a while.
      await papers.update({ id, attempts: attempts + 1 }, { state: 'waiting', attempts });
      await this.leases.release(check, { delay: signal.aborted ? 0 : 10 });
      return false;
    }
  }

  /** Stores the references of a paper. @returns false when another worker has its check now */
  private async save(check: StartedCheck, { id, collectionId }: StoredPaper, read: StoredReading): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const owned = await this.checks.lock(check.id, manager);
      if (owned?.state !== 'running' || owned.fence !== check.fence) return false;
      const { entries, problems, fingerprints, title, authors, identifiers, kind, signals } = read;
      const { total, excluded } = entries;
      await this.entries.insert(check.id, entries, manager);
      await manager.update(StoredCheck, { id: check.id }, { total: total - excluded, excluded, problems });
      const keys = fingerprints.map((digest) => Buffer.from(digest, 'hex'));
      const references = keys.map((fingerprint, position) => ({ paperId: id, position, collectionId, fingerprint }));
      await manager.insert(StoredPaperReference, references);
      const front = { kind, title: title === undefined ? null : storableText(title) };
      const lists = { authors: authors as object[], identifiers: identifiers as object, signals: signals as object[] };
      await manager.update(StoredPaper, { id }, { state: 'checking', ...front, ...lists });
      return true;
    });
  }

  private refuse({ id: checkId, fence }: StartedCheck, id: string, fault: string): Promise<false> {
    return this.database.transaction(async (manager) => {
      if (await this.closing.close(checkId, 'failed', { fence, manager }))
        await manager.update(StoredPaper, { id }, { state: 'unreadable', fault });
      return false as const;
    });
  }

  /** Reserves the credits of a check and sets its deadline. Without enough credits it waits for a minute. */
  private async start(check: StartedCheck, { id, collectionId }: StoredPaper): Promise<StartedCheck | undefined> {
    try {
      return await this.database.transaction(async (manager) => {
        const current = await this.checks.lock(check.id, manager);
        const collection = { id: collectionId, expiresAt: MoreThan(new Date()) };
        if (!current?.userId || current.state !== 'running' || current.fence !== check.fence) return undefined;
        if (!(await manager.existsBy(StoredCollection, collection))) return undefined;
        const owner = await manager.getRepository(User).findOneByOrFail({ id: current.userId });
        const open = current.total - current.settled;
        const deadlineAt = new Date(Date.now() + deadlineMs(open, this.config));
        const wanted = { amount: costOf(current, open), purpose: 'desk', until: deadlineAt };
        const reservationId = wanted.amount > 0 ? await this.credits.reserve(owner, wanted, manager) : null;
        await manager.update(StoredCheck, { id: check.id }, { reservationId, deadlineAt });
        await manager.update(StoredPaper, { id }, { fault: null });
        await queryAffected(manager, REUSE, [id, collectionId, check.id]);
        return (await this.checks.lock(check.id, manager)) as StartedCheck;
      });
    } catch (error) {
      if (!(error instanceof Problem && error.getStatus() === 402)) throw error;
      const fault = `This paper waits for credits: checking it needs ${error.extra.required ?? 0}.`;
      await this.database.getRepository(StoredPaper).update({ id }, { fault });
      await this.leases.release(check, { delay: 60 });
      return undefined;
    }
  }
}

/** Copies the results of the same references from other papers of the collection. They are charged all the same. */
const REUSE = `WITH found AS (
    SELECT DISTINCT ON (own.position) own.position, other.result
    FROM paper_references mine JOIN check_entries own ON own.check_id = $3 AND own.position = mine.position
    JOIN paper_references same ON same.collection_id = $2 AND same.fingerprint = mine.fingerprint
      AND (same.paper_id, same.position) <> (mine.paper_id, mine.position)
    JOIN papers ON papers.id = same.paper_id
    JOIN check_entries other ON other.check_id = papers.check_id AND other.position = same.position
    WHERE mine.paper_id = $1 AND own.included AND own.result IS NULL AND other.text = own.text
      AND other.result->>'status' <> 'unknown'
    ORDER BY own.position, other.check_id),
  numbered AS (SELECT position, result, row_number() OVER (ORDER BY position)
      + (SELECT coalesce(max(sequence), 0) FROM check_entries WHERE check_id = $3) AS sequence FROM found),
  counted AS (UPDATE checks SET settled = settled + (SELECT count(*) FROM numbered) WHERE id = $3 RETURNING id)
  UPDATE check_entries SET result = numbered.result, sequence = numbered.sequence
  FROM numbered WHERE check_id = $3 AND check_entries.position = numbered.position`;
