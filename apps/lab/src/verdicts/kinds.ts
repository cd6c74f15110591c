/**
 * Real references of all kinds of work, and invented ones, where every database answers and holds nothing:
 * `npm run lab -- eval:kinds --sets FOLDER [--half reported|dev|train] [--entries] [--registries lists] [--books [--contents SHARE]] [--invented N]
 * [--limit N] [--rows]`. Which share is called fake, whether the kind of work is read rightly, and whether the expected
 * presence holds. FOLDER holds `reported.jsonl`, `dev.jsonl` and `train.jsonl` (apps/lab/data.md). `--entries` reads the entries as their
 * authors stored them in place of the printed references. `--books`: catalogs hold the books of the set, and Crossref and the
 * records of `--contents SHARE` of the books their parts. `--rows` prints wrong rows, never those of `reported`.
 */
import { parseOne } from '@veracite/parsing/parse';
import { measuringData } from '../harness/data';
import { startFakeDatabases } from '@veracite/testing/fake-databases/start';
import { NOW } from '../harness/ask';
import { readOptions } from '../harness/options';
import { verifyAll } from '../harness/pipeline';
import { JOURNAL_LISTS, journalCatalog } from './journals';
import { booksOf } from './kinds/books';
import { classMeant, classRead } from './kinds/classes';
import { inventWorks } from './kinds/invented';
import { printInvented, printReal, type JudgedReference } from './kinds/print';
import { typed } from './kinds/typed';
import { HALVES, isIndexed, readHalf, type Half } from './kinds/sets';
import { silentVerifier } from './kinds/silent';

/** References that are verified in one call. */
const BATCH = 100;

const values = readOptions({
  sets: undefined,
  half: 'reported',
  registries: 'none',
  books: false,
  contents: 0.3,
  invented: 150,
  limit: 0,
  entries: false,
  rows: false,
});
const half = HALVES.find((name): name is Half => name === values.half);
const rows = half && values.sets ? readHalf(values.sets, half) : undefined;
if (!half || !rows) {
  console.error(`Stopped: --sets names no folder with ${half ?? HALVES.join(', ')}.jsonl (apps/lab/data.md).`);
  process.exit(66);
}
const step = values.limit > 0 ? Math.ceil(rows.length / values.limit) : 1;
const chosen = rows.filter((_row, index) => index % step === 0);
const journals = values.registries === 'lists' ? (journalCatalog(measuringData(JOURNAL_LISTS), []).journals ?? []) : [];
const titles = rows.flatMap(({ csl, kind }) => (kind === 'article-journal' && csl.title ? [csl.title] : []));
const books = values.books ? await startFakeDatabases(booksOf(rows, titles, values.contents)) : undefined;
const verifier = silentVerifier(journals, books);

const verifyTexts = (texts: readonly string[]) =>
  verifyAll(
    verifier,
    texts.map((text) => parseOne(text, { now: NOW })),
    BATCH,
  );

const results = await verifyTexts(chosen.map(({ text, entry }) => (values.entries ? entry : text)));
const judged = chosen.flatMap((row, i): JudgedReference[] => {
  const verification = results[i];
  if (!verification) return [];
  const read = classRead(verification.reference);
  return [{ row, verification, read, meant: classMeant(row.kind, read), isHeld: isIndexed(row) }];
});
printReal(judged, { hasRows: values.rows && half !== 'reported', isStored: values.entries });

if (values.invented > 0) {
  const works = inventWorks(rows, values.invented);
  const texts = await typed(works.map(({ csl }) => csl));
  const verifications = await verifyTexts(texts);
  const outcomes = works.map(({ group }, i) => ({ group, text: texts[i] ?? '', verification: verifications[i] }));
  printInvented(outcomes, { hasRows: values.rows && half !== 'reported' });
}
await verifier.close();
await books?.close();
