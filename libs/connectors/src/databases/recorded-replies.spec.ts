import type { Work } from '@veracite/model/work';
import { fold } from '@veracite/text/fold';
import type { Request } from '../connector-definition';
import { type DatabaseId, DATABASES } from '../connector-definitions';
import { parseBody } from '../runtime/send-request';
import { REPLAY_EXCEPTIONS } from '@veracite/testing/connectors/replay-exceptions';
import type { Raw } from '@veracite/testing/connectors/raw-reply';
import { RAW_RECORD_READERS, type Reading } from '@veracite/testing/connectors/expected-records';
import { recordedFolder } from '@veracite/testing/collection';
import { recordedReplies, type Recorded } from '@veracite/testing/connectors/recorded-replies';
import { REPLAYS, type Replay } from '@veracite/testing/connectors/replays';

const folder = recordedFolder();
const report = new Map<DatabaseId, { replies: number; works: number; complete: number }>();

/** Some recordings kept the list of hits and not its context. */
const ENVELOPES: Partial<Record<DatabaseId, (records: unknown[]) => object>> = {
  dblp: (hit) => ({ result: { hits: { hit } } }),
};

function stepFor(database: DatabaseId, question: Replay['question']): Request | undefined {
  const { lookUp, bulk, search } = DATABASES[database];
  if (question === 'list') return search?.({ title: 'anything', raw: 'anything' });
  if (question === 'many') return bulk?.doi?.request(['10.5555/x']) ?? bulk?.pmid?.request(['1', '2']);
  const lead = database === 'biorxiv' ? '10.1101/x' : database === 'zenodo' ? '10.5281/zenodo.1' : '10.5555/x';
  return lookUp.doi?.(lead) ?? lookUp.isbn?.('9780306406157') ?? lookUp.arxiv?.('2001.00001') ?? lookUp.pmid?.('1');
}

/** Returns the fields of a work that are missing or differ from the raw record. */
function faults(work: Work, expected: Reading): string[] {
  const found: string[] = [];
  const title = fold(expected.title ?? '');
  const own = fold([work.csl.title, ...(work.otherTitles ?? [])].join(' '));
  if (title && !own.includes(title)) found.push(`title: ${work.csl.title ?? ''} for ${expected.title ?? ''}`);
  const names = (work.csl.author?.length ?? 0) + (work.csl.editor?.length ?? 0);
  if (expected.authors !== undefined && names < expected.authors && !work.authorsTruncated)
    found.push(`authors: ${names} of ${expected.authors}`);
  const years = (expected.years ?? []).flatMap((year) => (/^\d{4}$/.test(String(year ?? '')) ? [Number(year)] : []));
  for (const year of years) if (!work.years?.includes(year)) found.push(`year ${year}: ${String(work.years)}`);
  if (
    expected.container &&
    ![work.csl['container-title'], work.csl['collection-title']].some(
      (container) => fold(container ?? '') === fold(expected.container ?? ''),
    )
  )
    found.push(`container: ${work.csl['container-title'] ?? ''} for ${expected.container}`);
  const doi = expected.doi?.toLowerCase().replace(/^https?:\/\/(?:dx\.)?doi\.org\//, '');
  if (doi?.startsWith('10.') && work.identifiers.doi !== doi)
    found.push(`doi: ${work.identifiers.doi ?? ''} for ${doi}`);
  return found;
}

function check(replay: Replay, recorded: Recorded, body: unknown): string[] {
  const step = stepFor(replay.database, replay.question);
  const read = RAW_RECORD_READERS[replay.database];
  if (!step || !read) throw new Error(`${replay.database} has no such request or no reader of its records`);
  const raw = replay.records(body as Raw);
  const works = step.read(body);
  if (!Array.isArray(works)) throw new Error('another request follows');
  const row = report.get(replay.database) ?? { replies: 0, works: 0, complete: 0 };
  report.set(replay.database, row);
  row.replies += 1;
  row.works += raw.length;
  const missing = works.length === raw.length ? [] : [`${works.length} works of ${raw.length} records`];
  const wrong = works.flatMap((work, index) => {
    const record = raw[index];
    const found = record ? faults(work, read(record)) : [];
    if (found.length === 0) row.complete += 1;
    return found.map((fault) => `${work.key}: ${fault}`);
  });
  return [...missing, ...wrong].map((fault) => `${recorded.file}: ${fault}`);
}

if (!folder)
  console.info('Skipped: the recorded replies are not next to the checkout; VERACITE_SHARED may name their place.');

(folder ? describe : describe.skip)('recorded replies become complete works', () => {
  const home = folder ?? '';
  for (const replay of REPLAYS) {
    const files = (folder ? recordedReplies(home, replay.folder ?? replay.database) : []).filter(
      (item) => item.status === 200 && replay.request.test(item.request.url) && item.request.url.length > 0,
    );
    test(`${replay.database} ${replay.question} ${replay.request.source} (${files.length})`, () => {
      const wrong = files.flatMap((recorded) => {
        if (REPLAY_EXCEPTIONS[recorded.file] !== undefined) return [];
        const format = /^\s*</.test(recorded.body) ? 'xml' : 'json';
        const body = parseBody(recorded.body, format);
        const whole = Array.isArray(body) ? (ENVELOPES[replay.database]?.(body) ?? body) : body;
        return check(replay, recorded, whole);
      });
      expect(wrong).toEqual([]);
    });
  }

  afterAll(() => {
    const rows = [...report].map(
      ([id, { replies, works, complete }]) =>
        `${id.padEnd(22)}${String(replies).padStart(4)} replies ${String(complete).padStart(5)} of ${works} works complete`,
    );
    console.info(
      `${rows.join('\n')}\nNot read: ${Object.entries(REPLAY_EXCEPTIONS)
        .map(([file, why]) => `\n  ${file}: ${why}`)
        .join('')}`,
    );
  });
});
