import type { Bulk } from '../definition';
import type { AskOptions } from '../port';
import type { AskedBy, Asker, Reply } from './asker';

/** How one kind of question is put to a database for many values at once. */
export interface ListQuestion<R> {
  by: AskedBy;
  bulk: Bulk<R>;
  /** Whether the lists go before the questions about one work that wait already. */
  ahead?: boolean;
  /** Names the question about one value in caches. */
  keyOf(value: string): string;
  isAbout(record: R, value: string): boolean;
  /** For values that no list can carry. */
  alone(value: string): Promise<Reply<R>>;
}

/** Asks about many values in as few requests as the database allows; what is remembered is not asked again. */
export async function inLists<R>(
  asker: Asker,
  question: ListQuestion<R>,
  values: string[],
  options: AskOptions,
): Promise<Map<string, Promise<Reply<R>>>> {
  const { by, bulk, keyOf, alone } = question;
  const replies = new Map<string, Promise<Reply<R>>>();
  const open: string[] = [];
  const distinct = [...new Set(values)];
  const remembered = await Promise.all(distinct.map((value) => asker.remembered<R>(keyOf(value), by)));
  for (const [at, value] of distinct.entries()) {
    const known = remembered[at];
    if (known) replies.set(value, Promise.resolve(known));
    else if (bulk.fits && !bulk.fits(value)) replies.set(value, alone(value));
    else open.push(value);
  }
  for (let at = 0; at < open.length; at += bulk.most) {
    const chunk = open.slice(at, at + bulk.most);
    const asked = inOneList(asker, question, chunk, options);
    for (const value of chunk)
      replies.set(
        value,
        asked.then((all) => all.get(value) ?? asker.answered(by, [])),
      );
  }
  return replies;
}

/** One request for all values; absent is what did not come back. */
async function inOneList<R>(
  asker: Asker,
  { by, bulk, ahead, keyOf, isAbout }: ListQuestion<R>,
  values: string[],
  options: AskOptions,
): Promise<Map<string, Reply<R>>> {
  const { consultation, records: all } = await asker.askOnce(by, bulk.ask(values), options, ahead);
  const replies = new Map<string, Reply<R>>();
  for (const value of values) {
    const records = all.filter((record) => isAbout(record, value));
    if (consultation.outcome === 'answered') await asker.remember(keyOf(value), records);
    replies.set(value, { consultation: { ...consultation, found: records.length }, records });
  }
  return replies;
}
