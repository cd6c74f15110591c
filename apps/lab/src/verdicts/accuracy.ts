/**
 * Writes the public table of accuracy, docs/accuracy.md and the page of the web client, from public sets:
 * `npm run lab -- eval:accuracy [-- --works N] [--share N]`. Rows and works are those of the reported half, which no rule
 * was developed on. Figures of sentences and works are measured by commands of their own (sentence-figures.json). `--works` draws N works from each corpus for each change, `--share` takes one row of N.
 */
import { writeFileSync } from 'node:fs';
import { measuringData } from '../harness/data';
import { DATA_SETS } from '../sets/sets';
import { format } from 'prettier';
import { accuracyDocument, type Accuracy } from './accuracy/document';
import sentences from './accuracy/sentence-figures.json';
import { judgePublicRows } from './accuracy/public-rows';
import { measureAlterations } from './alterations/measure';
import { CORPORA } from './alterations/works';
import { readOptions } from '../harness/options';
import { FABRICATED } from './rows';
import { listingOf } from './truth/listing';
import { WORLD } from './world';

const { share, works } = readOptions({ share: 1, works: 20 });

const DOCUMENT = 'docs/accuracy.md';
const PAGE = 'apps/web/src/features/static/accuracy.json';
const REPORTED = 1;

const data = measuringData([...new Set([...WORLD, ...CORPORA])]);
const rows = await judgePublicRows(data, REPORTED, share);
const options = {
  half: REPORTED,
  works,
  hasHoles: false,
  only: '',
  listing: listingOf(undefined),
};
const altered = await measureAlterations(data, options);
const used = new Set([...FABRICATED, ...CORPORA]);
const accuracy: Accuracy = {
  measured: new Date().toISOString().slice(0, 10),
  sets: DATA_SETS.filter(({ name }) => used.has(name)).map(({ name, records, home, license }) => ({
    name,
    records,
    home,
    license,
  })),
  rows: rows.counts,
  changes: altered.kinds,
  sentences,
  errors: [
    ...rows.errors,
    ...altered.missed.map(({ kind, status, text }) => ({ group: kind, status, text: text.trim() })),
  ],
};
if (data.isSample) console.log('The small sample was used. Nothing was written.');
else {
  writeFileSync(PAGE, await format(JSON.stringify(accuracy), { parser: 'json', printWidth: 120 }));
  writeFileSync(DOCUMENT, await format(accuracyDocument(accuracy), { parser: 'markdown', printWidth: 120 }));
  console.log(`${DOCUMENT} and ${PAGE} are written.`);
}
