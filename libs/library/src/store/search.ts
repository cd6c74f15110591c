import type { Work, WorkQuery } from '@veracite/model/work';
import { describe } from '../index/describe';
import { questionOf, WAYS, type Question, type Way } from '../index/question';
import { score, type Score } from '../index/score';
import { heaviest, type Votes, vote } from '../index/votes';
import type { Key } from '../index/keys';
import { withNotices } from './notices';
import type { Asks } from './readers';
import { recordsAt, type Place } from './records';
import { probe } from './probe';
import { oneOfEach } from './one-of-each';

/** References asked in one statement: their probes share pages of the index, and round trips. */
const BATCH = 50;

/** A query in progress: the votes of its keys, and the works that were read. */
interface Inquiry {
  question: Question;
  asked: Set<number>;
  votes: Votes;
  ranked: Map<Place, { work: Work; score: Score }>;
  settled: boolean;
}

/** Works that fit each query, best first. */
export async function searchWorks(reader: Asks, queries: readonly WorkQuery[]): Promise<Work[][]> {
  const batches: Promise<Work[][]>[] = [];
  const answers: Work[][] = [];
  for (let start = 0; start < queries.length; start += BATCH) {
    batches.push(searchBatch(reader, queries.slice(start, start + BATCH).map(questionOf)));
    // One batch is ranked while another waits for the database.
    if (batches.length === AT_ONCE) answers.push(...(await (batches.shift() as Promise<Work[][]>)));
  }
  for (const batch of batches) answers.push(...(await batch));
  return answers;
}

const AT_ONCE = 3;

/**
 * The few exact keys first. What they leave uncertain is searched by its words, and what those leave so by the bare text: all
 * these keys are read in one statement, because most of what has no exact key is in the library by no other key either.
 */
async function searchBatch(reader: Asks, questions: readonly Question[]): Promise<Work[][]> {
  const inquiries = questions.map((question): Inquiry => ({
    question,
    asked: new Set(),
    votes: new Map(),
    ranked: new Map(),
    settled: false,
  }));
  for (const ways of [WAYS.slice(0, 1), WAYS.slice(1)]) {
    const open = inquiries.filter((inquiry) => !inquiry.settled);
    if (open.length > 0) await ask(reader, open, ways);
  }
  const best = inquiries.map(({ question, ranked }) =>
    oneOfEach([...ranked.values()].sort((a, b) => b.score.total - a.score.total).map(({ work }) => work)).slice(
      0,
      question.limit,
    ),
  );
  return withNotices(reader, best);
}

async function ask(reader: Asks, inquiries: readonly Inquiry[], ways: readonly Way[]): Promise<void> {
  const steps = ways.map(({ keysOf, read }) => ({
    read,
    keys: new Map(inquiries.map((inquiry) => [inquiry, freshKeys(inquiry, keysOf)])),
  }));
  const all = steps.flatMap(({ keys }) => [...keys.values()].flat());
  const filed = await probe(reader, [...new Set(all.map(({ key }) => key))]);
  for (const { read, keys } of steps) {
    const open = inquiries.filter((inquiry) => !inquiry.settled && (keys.get(inquiry)?.length ?? 0) > 0);
    for (const inquiry of open)
      for (const { key, weight } of keys.get(inquiry) ?? []) vote(inquiry.votes, filed.get(key), weight);
    await rank(reader, open, read);
  }
}

/** Returns the keys of a question that were not read before. */
function freshKeys({ question, asked }: Inquiry, keysOf: Way['keysOf']): Key[] {
  return keysOf(question).filter(({ key }) => !asked.has(key) && asked.add(key));
}

/** Reads the works with the most votes, `read` for each question, and scores them. */
async function rank(reader: Asks, open: readonly Inquiry[], read: number): Promise<void> {
  const wanted = open.map((inquiry) => heaviest(inquiry.votes, read).filter((place) => !inquiry.ranked.has(place)));
  const records = await recordsAt(reader, wanted.flat());
  open.forEach((inquiry, index) => {
    for (const place of wanted[index] ?? []) {
      const work = records.get(place);
      if (!work) continue;
      const fit = score(inquiry.question, describe(work));
      if (!fit.hopeless) inquiry.ranked.set(place, { work, score: fit });
      inquiry.settled ||= fit.certain;
    }
  });
}
