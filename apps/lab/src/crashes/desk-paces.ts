/**
 * 500 papers of 40 references at the real rate limits of the databases: `npm run lab -- desk:paces [--papers 500]`. Databases are
 * played on this machine and take 300 ms to respond. Every reference is of another labeled work; one of each paper is in no database,
 * and every second one has its DOI. Papers are text, JATS and Word files in turn, each of one field. When 40 % of the references have
 * results, server and worker are killed with SIGKILL and started again. Another user checks a single reference every 10 seconds.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { correct } from '@veracite/formatting/correct';
import type { CslItem } from '@veracite/model/csl';
import { quantile } from '../harness/figures';
import { readOptions } from '../harness/options';
import { withOneIsbn } from '../harness/shares';
import { measuringData } from '../harness/data';
import { strToU8, zipSync } from 'fflate';
import pg from 'pg';
import { Books } from '../../../api-e2e/src/ledger/books';
import { newAccount } from '../../../api-e2e/src/support/client';
import { FilledCollection } from './filled-collection';
import { startRunning } from '../../../api-e2e/src/support/running';

const { papers: PAPERS } = readOptions({ papers: 500 });
const REFERENCES = 40;
const LATENCY_MS = 300;
/** Single checks of the other user while the server does nothing else, and the time between two during the run. */
const IDLE_CHECKS = PAPERS > 50 ? 30 : 5;
const GAP_MS = 10_000;
const KILL_AT = 0.4;
const COMPUTING = ['works/acl-anthology.jsonl.gz', 'works/ml-conferences.jsonl.gz'];
const CORPORA = [
  'works/crossref-2022.jsonl.gz',
  ...COMPUTING,
  'works/physics-journals.jsonl.gz',
  'works/linguistics.jsonl.gz',
];

const data = measuringData(CORPORA);
const computing = new Set<CslItem>();
const fields = CORPORA.map((file) => {
  const works = data.rows<CslItem>(file).filter(isCitable).map(withOneIsbn);
  if (COMPUTING.includes(file)) works.forEach((item) => computing.add(item));
  return works.values();
});
/** The papers, and one more list for the other user. */
const lists = Array.from({ length: PAPERS + 5 }, (_, index) => take(fields[index % fields.length], REFERENCES));
const isKnown = (index: number) => index < REFERENCES - 1;
const { product, standIn, stop } = await startRunning(
  { UPSTREAM_PACE: 'on' },
  {
    behindProxies: true,
    works: lists.flatMap((list) => list.filter((_, index) => isKnown(index))),
    holds: (database, item) => database !== 'dblp' || computing.has(item),
    latencyMs: LATENCY_MS,
  },
);
const books = new Books(product.databaseUrl);
const database = new pg.Pool({ connectionString: product.databaseUrl, max: 1 });
database.on('error', () => undefined);
let isOver = false;
try {
  const other = await newAccount(product.origin);
  await other.get('/api/payments/billing');
  await books.grant(((await other.get('/api/auth/me')).body as { id: string }).id, 10_000);
  // One of each field in turn, so that the idle and the busy server check the same kinds of works.
  const ofFields = lists.slice(PAPERS).map((list) => list.map(textOf));
  const single = Array.from({ length: REFERENCES }, (_, index) => ofFields.flatMap((texts) => texts[index] ?? []))
    .flat()
    .values();
  const idle: number[] = [];
  const next: number[] = [];
  let refused = 0;
  for (let index = 0; index < IDLE_CHECKS; index += 1) await checkOne(idle);
  console.log(`idle server, single checks: ${summaryOf(idle)}`);

  const calls = standIn.calls().length;
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  const files = Object.fromEntries(lists.slice(0, PAPERS).map(fileOf));
  const collection = await FilledCollection.create(product.origin, books, 2 * PAPERS * REFERENCES, files);
  console.log(`${PAPERS} papers uploaded in ${seconds()} s`);
  const others = (async () => {
    for (; !isOver; await sleep(GAP_MS)) await checkOne(next);
  })();
  const shown: { at: number; share: number; left: number | undefined }[] = [];
  let killed = false;
  for (let isDone = false; !isDone; await sleep(2_000)) {
    const progress = await collection.progress().catch(() => undefined);
    if (!progress) continue;
    const share = progress.settled / (PAPERS * REFERENCES);
    if (shown.length === 0 || seconds() - (shown.at(-1)?.at ?? 0) >= 15) {
      shown.push({ at: seconds(), share, left: progress.secondsLeft });
      console.log(
        `${seconds()} s: ${progress.papers.ready} papers, ${progress.settled} references, ${progress.secondsLeft} s left`,
      );
    }
    isDone = progress.papers.ready === PAPERS;
    if (killed || share < KILL_AT) continue;
    killed = true;
    await Promise.all([product.suffer('kill main'), product.suffer('kill worker')]);
    console.log(`${seconds()} s: killed server and worker, both run again`);
  }
  const all = seconds();
  isOver = true;
  await others;
  console.log(`${PAPERS} papers of ${REFERENCES}: ${(all / 60).toFixed(1)} minutes`);
  for (const part of [0.1, 0.25, 0.5, 0.75, 0.9]) {
    const { at = 0, left } = shown.find(({ share }) => share >= part) ?? {};
    console.log(`at ${part * 100} %: ${left} s shown, ${all - at} s in truth`);
  }
  console.log(`single checks of another user meanwhile: ${summaryOf(next)}; ${refused} not answered`);
  const requests = new Map<string, number>();
  for (const { database: name = 'none' } of standIn.calls().slice(calls))
    requests.set(name, (requests.get(name) ?? 0) + 1);
  for (const [name, count] of [...requests].sort(([, a], [, b]) => b - a))
    console.log(`  ${name}: ${count} requests, ${(count / all).toFixed(2)} a second`);

  const verdicts: Record<string, number> = {};
  const accused: string[] = [];
  let missing = 0;
  for (const { paper, entries } of await collection.papers()) {
    const results = entries.flatMap(({ result }) => result ?? []);
    for (const { status } of results) verdicts[status] = (verdicts[status] ?? 0) + 1;
    if (results.length !== REFERENCES || !paper.assessment) missing += 1;
    for (const [index, { raw, result }] of entries.entries())
      if (isKnown(index) && result?.status === 'fake') accused.push(`${raw.slice(0, 300)}\n    ${result.reason}`);
  }
  const { rows } = await database.query<{ used: number; reserved: number }>(
    'SELECT used, reserved FROM credit_periods WHERE user_id = $1',
    [collection.account],
  );
  console.log(
    `verdicts ${JSON.stringify(verdicts)}, ${missing} papers not whole, ${accused.length} real references called fake`,
  );
  for (const text of accused.slice(0, 40)) console.log(`  ${text}`);
  console.log(`credits ${JSON.stringify(rows[0])}`);

  async function checkOne(times: number[]): Promise<void> {
    const start = performance.now();
    const answer = await other.post('/api/citations/verify', { citation: single.next().value }).catch(() => undefined);
    if (answer?.status === 200) times.push(performance.now() - start);
    else refused += 1;
  }
} finally {
  isOver = true;
  await database.end();
  await books.close();
  await stop();
}

function summaryOf(times: number[]): string {
  const quantileOf = (share: number) => Math.round(quantile(times, share));
  return `${times.length}, p50 ${quantileOf(0.5)} ms, p95 ${quantileOf(0.95)} ms, longest ${quantileOf(0.9999)} ms`;
}

function isCitable({ title, author, issued }: CslItem): boolean {
  return Boolean(title && title.length >= 8 && author?.[0]?.family && issued);
}

function take(works: Iterator<CslItem> | undefined, count: number): CslItem[] {
  return Array.from({ length: count }, () => {
    const { value } = works?.next() ?? {};
    if (!value) throw new Error('There are too few labeled works.');
    return value as CslItem;
  });
}

/** Formats a work as authors write references: every second one has its DOI. */
function textOf(item: CslItem, index: number): string {
  const { DOI: doi, ISBN: _isbn, PMID: _pmid, URL: _url, ...rest } = item;
  const { apa, chicago } = correct(rest);
  const text = (index % 4 < 2 ? apa : chicago).replace(/\*/g, '').replace(/\s+/g, ' ').slice(0, 1_500);
  return doi && index % 2 === 0 ? `${text} https://doi.org/${doi}` : text;
}

function fileOf(list: CslItem[], paper: number): [name: string, bytes: Uint8Array] {
  const texts = list.map(textOf);
  const title = `Paper ${paper}`;
  const escaped = texts.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  if (paper % 3 === 0)
    return [`paper-${paper}.md`, strToU8(`# ${title}\n\nAs was shown.\n\n## References\n\n${texts.join('\n\n')}\n`)];
  if (paper % 3 === 1) {
    const refs = escaped
      .map((text, index) => `<ref id="r${index}"><mixed-citation>${text}</mixed-citation></ref>`)
      .join('');
    const front = `<front><article-meta><title-group><article-title>${title}</article-title></title-group></article-meta></front>`;
    return [
      `paper-${paper}.xml`,
      strToU8(
        `<?xml version="1.0"?><article>${front}<body><p>As was shown.</p></body><back><ref-list>${refs}</ref-list></back></article>`,
      ),
    ];
  }
  const paragraphs = [title, 'As was shown.', 'References', ...escaped]
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join('');
  const schema = 'http://schemas.openxmlformats.org';
  return [
    `paper-${paper}.docx`,
    zipSync({
      '[Content_Types].xml': strToU8(
        `<?xml version="1.0"?><Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
      ),
      '_rels/.rels': strToU8(
        `<?xml version="1.0"?><Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r1" Type="${schema}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<?xml version="1.0"?><w:document xmlns:w="${schema}/wordprocessingml/2006/main"><w:body>${paragraphs}</w:body></w:document>`,
      ),
    }),
  ];
}
