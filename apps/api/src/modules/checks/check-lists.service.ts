import { Injectable, type StreamableFile } from '@nestjs/common';
import type { CheckTool } from '@veracite/contracts/check-tools';
import type { CheckOptions } from '@veracite/contracts/checks';
import type { BatchView } from '@veracite/contracts/citations';
import type { KeyScope } from '@veracite/contracts/keys';
import type { DocumentProblem } from '@veracite/model/document';
import type { Request, Response } from 'express';
import { DataSource, type EntityManager } from 'typeorm';
import { prefersAsync, prefersWhole } from '../../platform/http/request';
import type { EntriesJson } from '../../tasks/read-list';
import { notFound, Problem } from '../../platform/problem/problem';
import type { User } from '../auth/entities';
import { CheckClosing } from './check-closing.service';
import { checkResponse, withOptions } from './check-view';
import { CheckRepository } from './check.repository';
import { rangeOf } from './dto';
import { StoredCheck, type StartedCheck } from './entities';
import { EntryRepository } from './entry.repository';
import { countPaid } from './paid-entries';
import { isOpen, type EndState, type StoredOptions } from './stored-check';

/** How long a check that is not started is available. */
const UNSTARTED_MS = 60 * 60_000;
/** Lists of a user that are not started; older ones are deleted. */
const UNSTARTED_MAX = 20;

/** How long after a cancellation its request may be repeated. */
const REPEAT_MS = 60_000;

/** A list that was read. */
export interface NewList {
  tool: CheckTool;
  entries: EntriesJson;
  options: Partial<CheckOptions>;
  /** Options of bibliographies. */
  further?: Pick<StoredOptions, 'inText' | 'authors'>;
  problems?: DocumentProblem[];
}

/** Checks that a request may read: the user's own, those of papers of the user's groups, or both. */
type Reach = { own: boolean; papers: boolean };
const OWN: Reach = { own: true, papers: false };

/** Returns what the scopes of an API key let it read; a session, which has none, reads everything of its user. */
export const reachOf = (scopes?: readonly KeyScope[]): Reach => ({
  own: !scopes || scopes.includes('verify') || scopes.includes('bibliography'),
  papers: !scopes || scopes.includes('desk'),
});

/** Lists that were read, before they are checked and when they are deleted. */
@Injectable()
export class CheckLists {
  constructor(
    private readonly database: DataSource,
    private readonly repository: CheckRepository,
    private readonly entries: EntryRepository,
    private readonly closing: CheckClosing,
  ) {}

  /** Stores a list for an hour. @param user absent for a visitor, whose list belongs to the first user who opens it */
  create(user: User | undefined, list: NewList): Promise<StoredCheck> {
    return this.database.transaction(async (manager) => {
      const check = await this.insert(user, list, manager);
      if (user) await this.repository.limitUnstarted(user.id, UNSTARTED_MAX, manager);
      return check;
    });
  }

  /** @param columns replace those of a list that is not started */
  async insert(
    user: User | undefined,
    { tool, entries, options, further, problems }: NewList,
    manager: EntityManager,
    columns: Partial<StoredCheck> = {},
  ): Promise<StoredCheck> {
    const until = new Date(Date.now() + UNSTARTED_MS);
    const check = {
      tool,
      kind: tool === 'bibliography' ? 'bibliography' : 'batch',
      userId: user?.id ?? null,
      options: withOptions({ format: 'apa', ...further }, options),
      state: 'read',
      total: entries.total - entries.excluded,
      excluded: entries.excluded,
      problems: problems ?? null,
      deadlineAt: until,
      expiresAt: until,
      ...columns,
    } as StoredCheck;
    // Adds the generated columns.
    await manager.insert(StoredCheck, check);
    await this.entries.insert(check.id, entries, manager);
    return check;
  }

  /**
   * Returns a check in any state. A visitor's check belongs to the user who opens it.
   * @throws Problem 404 when there is none, or it belongs to another user; 401 for a visitor when it has an owner
   */
  async get(user: User | undefined, id: string, { own, papers }: Reach = OWN): Promise<StoredCheck> {
    const check = own ? await this.repository.open(id, user?.id) : null;
    const paper = !check && user && papers ? await this.repository.ofPaper(id, user.id) : null;
    if (paper) return paper;
    if (check && (check.userId === null || check.userId === user?.id)) return check;
    throw check && !user ? new Problem(401, 'Please sign in.') : notFound('The check');
  }

  /** Returns an ended check of a user. @throws Problem 409 before */
  async ended(user: User, id: string): Promise<StartedCheck> {
    const check = await this.get(user, id);
    if (check.state === 'read' || isOpen(check.state))
      throw new Problem(409, 'The check has not ended.', { retryAfter: 5 });
    return check as StartedCheck;
  }

  /**
   * Returns the response with a check.
   * @param range positions of the first and the last entry; absent for a response without entries
   * @param more further members of the body as JSON, by name
   */
  async view(
    check: StoredCheck,
    range?: readonly [number, number],
    more?: Record<string, string | Uint8Array>,
  ): Promise<StreamableFile> {
    const paid = await countPaid(check, this.database.manager);
    const problems = check.problems && { problems: JSON.stringify(check.problems) };
    const whole = range && { entries: await this.entries.page(check.id, range), ...problems };
    return checkResponse(check, paid, { ...whole, ...more });
  }

  /** Returns the response with a check, with its first entries when the client prefers them. */
  summary(check: StoredCheck, request: Request, more?: Record<string, string>): Promise<StreamableFile> {
    return this.view(check, prefersWhole(request) ? rangeOf() : undefined, more);
  }

  /** Makes the response 202, unless the check has ended and the client has waited for it. @returns the body */
  async accepted(check: StoredCheck, request: Request, response: Response): Promise<StreamableFile | undefined> {
    if (!isOpen(check.state) && !prefersAsync(request)) return undefined;
    response.status(202).location(`/api/checks/${check.id}`);
    const id = JSON.stringify(check.id);
    return this.summary(check, request, { batchId: id, analysisId: id });
  }

  /** Returns the answer of `verify-batch` for an ended check. */
  async batch(check: StartedCheck): Promise<BatchView> {
    const results = await this.entries.results(check.id);
    await this.repository.markDelivered(check);
    const state = check.state as EndState;
    return { batchId: check.id, state, totalCount: check.total, processedCount: results.length, results };
  }

  /** Changes options. @throws Problem 409 once the check was started */
  setOptions(id: string, options: Partial<CheckOptions>, further: NewList['further']): Promise<StoredCheck> {
    return this.database.transaction(async (manager) => {
      const check = await this.repository.lock(id, manager);
      if (check?.state !== 'read') throw alreadyStarted();
      const changed = withOptions({ ...check.options, ...further }, options);
      await manager.getRepository(StoredCheck).update({ id }, { options: changed });
      return { ...check, options: changed };
    });
  }

  /**
   * Cancels a running check; deletes one that is not running. A repeat of the request that cancelled it deletes nothing:
   * the results so far were charged.
   */
  async remove(user: User | undefined, id: string): Promise<void> {
    const check = await this.get(user, id);
    // One that has ended in the meantime is not deleted.
    if (isOpen(check.state)) await this.closing.close(id, 'cancelled');
    else if (!isJustCancelled(check)) await this.repository.delete(id);
  }
}

const isJustCancelled = ({ state, finishedAt }: StoredCheck): boolean =>
  state === 'cancelled' && finishedAt !== null && Date.now() - finishedAt.getTime() < REPEAT_MS;

export const alreadyStarted = () => new Problem(409, 'The check has been started. Its references cannot be changed.');
