import { Injectable } from '@nestjs/common';
import type { EntryOperation } from '@veracite/contracts/checks';
import { LIMITS, fitsOneCitation } from '@veracite/contracts/limits';
import { parseOne } from '@veracite/parsing/parse';
import { Between, DataSource, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { entriesJson, type NewEntry } from '../../tasks/read-list';
import { badRequest } from '../../platform/problem/problem';
import { alreadyStarted } from './check-lists.service';
import { CheckRepository } from './check.repository';
import { StoredCheck, StoredEntry } from './entities';
import { EntryRepository } from './entry.repository';
import type { DocumentProblem, DocumentPlace } from '@veracite/model/document';
import { isVisible } from '../../platform/problem/validators';

/** Changes the entries of checks that were not started. */
@Injectable()
export class EntryChanges {
  constructor(
    private readonly database: DataSource,
    private readonly checks: CheckRepository,
    private readonly entries: EntryRepository,
  ) {}

  /**
   * Applies operations in order: all of them, or none.
   * @throws Problem 400 for a wrong operation, 409 once the check was started
   */
  async apply(id: string, operations: readonly EntryOperation[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      const check = await this.checks.lock(id, manager);
      if (check?.state !== 'read') throw alreadyStarted();
      let problems = (await this.checks.details(id, manager))?.problems ?? undefined;
      for (const [index, operation] of operations.entries()) {
        const pointer = `/operations/${index}`;
        if (operation.op === 'include') {
          const { position, included } = operation;
          if (!(await this.include(id, position, included, manager)))
            throw badRequest('There is no such reference', `${pointer}/position`);
        } else {
          await this.changeTexts(id, operation, pointer, manager);
          problems = problems && movedProblems(problems, operation);
        }
      }
      const counts = await this.count(id, manager);
      if (counts.total + counts.excluded > LIMITS.checkMaxEntries)
        throw badRequest(`A list may have at most ${LIMITS.checkMaxEntries} references`, '/operations');
      await manager
        .getRepository(StoredCheck)
        .update({ id }, { ...counts, ...(problems && { problems: problems as object[] }) });
    });
  }

  private async changeTexts(
    id: string,
    operation: TextOperation,
    pointer: string,
    manager: EntityManager,
  ): Promise<void> {
    const { position } = operation;
    const isAdded = operation.op === 'add';
    const last = isAdded ? position - 1 : operation.op === 'join' ? position + 1 : position;
    const replaced = await this.entries.between(id, isAdded ? last : position, last, manager);
    if (isAdded && position > 0 && replaced.length === 0)
      throw badRequest('There is no such reference', `${pointer}/position`);
    const changed = changedEntries(operation, replaced, pointer);
    const parsed = changed.map((entry) => ({ ...entry, reference: parseOne(entry.text) }));
    await this.replace(id, [position, last], parsed, manager);
  }

  /** Replaces the entries between two positions. Those after them move. */
  private async replace(
    checkId: string,
    [first, last]: readonly [number, number],
    entries: readonly NewEntry[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.delete(StoredEntry, { checkId, position: Between(first, last) });
    const delta = entries.length - (last - first + 1);
    // In two steps, since positions are unique after every row.
    if (delta !== 0) {
      const moved = { position: () => `-(position + ${delta})` };
      await manager.update(StoredEntry, { checkId, position: MoreThan(last) }, moved);
      await manager.update(StoredEntry, { checkId, position: LessThan(0) }, { position: () => '-position' });
    }
    await this.entries.insert(checkId, entriesJson(entries), manager, first);
  }

  /** Includes an entry, or leaves it out. @returns false when there is none at the position */
  private async include(
    checkId: string,
    position: number,
    included: boolean,
    manager: EntityManager,
  ): Promise<boolean> {
    const { affected } = await manager.update(StoredEntry, { checkId, position }, { included });
    return affected === 1;
  }

  private async count(checkId: string, manager: EntityManager): Promise<Pick<StoredCheck, 'total' | 'excluded'>> {
    const entries = manager.getRepository(StoredEntry);
    const total = await entries.countBy({ checkId, included: true });
    return { total, excluded: await entries.countBy({ checkId, included: false }) };
  }
}

type ReplacedEntry = Omit<NewEntry, 'reference'>;

/** An operation that changes texts. */
type TextOperation = Exclude<EntryOperation, { op: 'include' }>;

/**
 * Returns the entries that replace those of an operation. Their texts still have to be parsed.
 * @param entries the entry of the operation and, for `join`, the one after it
 * @param pointer JSON pointer of the operation, for the error
 * @throws Problem 400 for entries without words, or too long for one citation
 */
function changedEntries(operation: TextOperation, entries: readonly ReplacedEntry[], pointer: string): NewEntry[] {
  const [entry, next] = entries;
  if (operation.op === 'add') return [withText({ text: '' }, operation.raw, `${pointer}/raw`)];
  if (!entry) throw badRequest('There is no such reference', `${pointer}/position`);
  if (operation.op === 'edit') return [withText(entry, operation.raw, `${pointer}/raw`)];
  if (operation.op === 'join') {
    if (!next) throw badRequest('There is no reference after this one', `${pointer}/position`);
    const joined = withText(entry, `${entry.text.trimEnd()} ${next.text.trimStart()}`, `${pointer}/position`);
    const place = joinedPlace(entry.details?.place, next.details?.place);
    return [
      {
        ...joined,
        included: entry.included !== false || next.included !== false,
        details: { ...joined.details, place },
      },
    ];
  }
  const { at } = operation;
  const [before, after] = [entry.text.slice(0, at), entry.text.slice(at)];
  return [before, after].map((text) => withText(entry, text, `${pointer}/at`));
}

/** Returns an entry with another text, which is parsed by itself. */
function withText({ included, details }: ReplacedEntry, raw: string, pointer: string): NewEntry {
  const text = raw.trim();
  if (!isVisible(text)) throw badRequest('A reference must have visible text', pointer);
  if (!fitsOneCitation(text)) throw badRequest(`A citation may have at most ${LIMITS.lineMax - 1} characters`, pointer);
  const { place, line, label } = details ?? {};
  return { text, included, details: { place, line, label } };
}

function joinedPlace(left: DocumentPlace | undefined, right: DocumentPlace | undefined): DocumentPlace | undefined {
  if (!left || !right) return left ?? right;
  const boxes = [...(left.boxes ?? []), ...(right.boxes ?? [])];
  return { ...left, end: Math.max(left.end, right.end), ...(boxes.length > 0 && { boxes }) };
}

/** Returns problems whose references have moved: after `join` by one to the front, after `cut` and `add` by one to the back. */
function movedProblems(problems: readonly DocumentProblem[], { op, position }: TextOperation): DocumentProblem[] {
  const delta = op === 'join' ? -1 : op === 'edit' ? 0 : 1;
  const last = op === 'add' ? position - 1 : position;
  return problems.map((problem) => ({
    ...problem,
    refs: [...new Set(problem.refs.map((ref) => (ref > last ? ref + delta : ref)))],
  }));
}
