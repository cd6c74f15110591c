import { Inject, Injectable } from '@nestjs/common';
import type { CheckedImport } from '@veracite/contracts/checked-references';
import type { IgnoreEntry } from '@veracite/desk/ignore-list';
import { Problem } from '../../platform/problem/problem';
import { Threads } from '../../platform/threads/threads';
import { User } from '../auth/entities';
import { CheckedReferences, type NewMark } from './checked-references.service';

/** Errors of a file that the message of a problem has. */
const SHOWN_FAULTS = 5;

/** Imports lists of ignored entries. */
@Injectable()
export class CheckedImports {
  constructor(
    private readonly references: CheckedReferences,
    @Inject(Threads) private readonly threads: Pick<Threads, 'run'>,
  ) {}

  /** Marks the entries of a list that are still ignored. @throws Problem 400 with the lines of its errors, 409 with too many entries */
  async import(user: User, text: string): Promise<CheckedImport> {
    const read = await this.threads.run('readIgnoreList', [text], user.id);
    if ('faults' in read) {
      const lines = read.faults.map(({ line, message }) => `Line ${line}: ${message}.`);
      const more = lines.length - SHOWN_FAULTS;
      const shown = [...lines.slice(0, SHOWN_FAULTS), ...(more > 0 ? [`There are ${more} more errors.`] : [])];
      throw new Problem(400, shown.join(' '), { errors: lines.map((message) => ({ pointer: '/text', message })) });
    }
    const now = new Date();
    const valid = read.entries.filter(({ expires }) => expires >= now.toISOString().slice(0, 10));
    const imported = await this.references.saveAll(
      user,
      valid.map((entry) => markOf(entry, user, now)),
      'references.imported',
    );
    return { imported, expired: read.entries.length - valid.length };
  }
}

/** Returns an entry as a mark of a user. Its reason names another person who has checked it. */
function markOf({ title, authors, reason, source, by = '', checked }: IgnoreEntry, { name }: User, now: Date): NewMark {
  const who = by && by !== name ? ` (checked by ${by})` : '';
  const day = checked === undefined ? now : new Date(checked);
  return { title, authors, reason: reason + who, ...(source && { source }), checkedAt: day > now ? now : day };
}
